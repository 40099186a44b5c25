"""The tables of the database. Changes go through a migration in `migrations/versions`."""

from __future__ import annotations

from sqlalchemy import (
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    text,
)

metadata = MetaData()
#: Letters of a name as it is looked for.
FOLDED = 80
#: A text in the order of its code points: what begins alike stands together.
BYTES = String(FOLDED).with_variant(String(FOLDED, collation="C"), "postgresql")
#: What the lobby shows. Questions must use these very words, or the index in its order is of no use to them.
LISTED = text("public AND status IN ('open', 'running')")
#: Games that were played again.
LED_TO = text("rematch IS NOT NULL")
#: Tables of clubs.
OF_CLUB = text("club IS NOT NULL")
#: Ratings of people who show their results.
SHOWN = text("shown")

#: One table of players. `setup` holds the seed: it never leaves the server before the game is over.
tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(80), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("status", String(10), nullable=False),
    Column("created", Float, nullable=False),
    Column("setup", Text, nullable=False),
    Column("seed_given", Boolean, nullable=False),
    Column("seed_salt", String(32), nullable=False, server_default=""),  # shown with the seed; "" before there were any
    Column("clock", Text, nullable=False),
    Column("prompt_key", String(64), nullable=False),
    Column("maker_hash", String(64)),  # of the maker's key, if they took no seat
    Column("bot_pace", Float),
    Column("rated", Boolean, nullable=False, server_default=text("false")),  # its result counts for ratings
    Column("rematch", String(32)),
    Column("summary", Text, nullable=False),  # public facts of the game, so that lists need not load it
    Column("fingerprint", String(64)),  # of the game after the last entry
    Column("club", String(32)),  # whose table it is: listed to its members, seats for them
    Column("wake_at", Float),  # when something has to happen by itself: a bot's choice, a clock that runs out
    Index("tables_listed", "created", "id", sqlite_where=LISTED, postgresql_where=LISTED),
    Index("tables_wake", "status", "wake_at"),
    Index("tables_club", "club", "created", sqlite_where=OF_CLUB, postgresql_where=OF_CLUB),
    Index("tables_rematch", "rematch", sqlite_where=LED_TO, postgresql_where=LED_TO),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(10), nullable=False),
    Column("name", String(40), nullable=False),
    Column("god", String(40), nullable=False),
    Column("bot", String(20)),
    Column("host", Boolean, nullable=False),
    Column("secret_hash", String(64)),
    Column("claim_hash", String(64)),  # who sat here before the rematch may claim the seat
    Column("account", Integer, ForeignKey("accounts.id", ondelete="SET NULL")),
    Column("muted", Boolean, nullable=False, server_default=text("false")),  # by a host of the server: writes nothing
    Index("seats_account", "account"),
)

#: The append-only log of a table: all that happened, in order. The game is a function of set-up and entries.
entries = Table(
    "entries",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("kind", String(10), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("code", Integer, nullable=False),
    Column("made_by", String(10), nullable=False),
    Column("message", String(64)),
    Column("note", Text, nullable=False),
    Column("at", Float, nullable=False),
    UniqueConstraint("table_id", "seat", "message", name="entries_message_once"),
)

accounts = Table(
    "accounts",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("name", String(40), nullable=False),
    Column("folded", String(FOLDED), nullable=False, unique=True),  # names that differ in case only are one
    Column("looks", String(600)),  # names that look alike (UTS 39) are one, too; see `clean.looks`
    Column("password_hash", String(200), nullable=False),
    Column("created", Float, nullable=False),
    Column("totp", String(200)),  # the secret of the second factor, sealed, and one that is not confirmed yet
    Column("totp_new", String(200)),
    Column("totp_step", Integer, nullable=False, server_default="0"),  # of the last code: each counts once
    Column("recovery", Text, nullable=False, server_default=""),  # hashes of the codes for a lost telephone
    Column("mail", String(254)),  # confirmed by a link that was sent there
    Column("open_profile", Boolean, nullable=False, server_default=text("false")),  # others may see the results
    Column("listed", BYTES),  # the folded name of who may be found in lists; letter by letter, whatever the language
    Column("banned", Boolean, nullable=False, server_default=text("false")),  # by the host: nobody logs in to it
    Column("muted", Boolean, nullable=False, server_default=text("false")),  # by the host: its seats write nothing
    Column("host", Boolean, nullable=False, server_default=text("false")),  # reads reports and acts on them
    Column("online_at", Float),  # when it was last here, to the minute; never kept of who shows it to nobody
    Column("online_to", String(10), nullable=False, server_default="friends"),  # followers, friends, nobody
    Column("invites_from", String(10), nullable=False, server_default="everybody"),  # everybody, followed, nobody
    Index("accounts_listed", "listed"),
    Index("accounts_looks", "looks", unique=True),
)

#: What players tell the hosts about somebody. It goes with the account of either of them.
reports = Table(
    "reports",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("at", Float, nullable=False),
    Column("reason", String(10), nullable=False),
    Column("words", String(300), nullable=False),
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="SET NULL")),
    Column("seat", Integer),  # of the reported; null when it was their profile
    Column("entry", Integer),  # the line of talk: read where it stands, so that erasing it erases it here too
    Column("reported", Integer, ForeignKey("accounts.id", ondelete="CASCADE")),  # null: a guest
    Column("name", String(40), nullable=False),  # of the reported, as it was then
    Column("reporter", Integer, ForeignKey("accounts.id", ondelete="CASCADE")),  # null: a guest
    Column("reporter_seat", Integer),
    Column("reporter_name", String(40), nullable=False),
    Column("closed", Float),
    Index("reports_reported", "reported"),
    Index("reports_reporter", "reporter", "at"),
    Index("reports_table_id", "table_id"),
)

#: Each lets one person register, once and for a while.
invitations = Table(
    "invitations",
    metadata,
    Column("token_hash", String(64), primary_key=True),
    Column("made", Float, nullable=False),
    Column("expires", Float, nullable=False),
)

#: Links in mails: each works once and for a while.
mail_links = Table(
    "mail_links",
    metadata,
    Column("token_hash", String(64), primary_key=True),
    Column("account", Integer, ForeignKey("accounts.id", ondelete="CASCADE"), nullable=False),
    Column("purpose", String(10), nullable=False),  # confirm, recover
    Column("mail", String(254), nullable=False),
    Column("expires", Float, nullable=False),
    Index("mail_links_account", "account"),
)

#: Where somebody wants to be called when it is their turn: at one seat, or at all seats of an account.
callings = Table(
    "callings",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("account", Integer, ForeignKey("accounts.id", ondelete="CASCADE")),
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE")),
    Column("seat", Integer),
    Column("secret_hash", String(64)),  # of the seat when this was asked for: nobody who sits there later is called
    Column("kind", String(10), nullable=False),  # push, mail, discord, ntfy
    Column("address", Text, nullable=False),  # a private one: sealed, never shown to others, never in a log
    Column("language", String(5), nullable=False),
    Column("zone", String(60), nullable=False, server_default=""),
    Column("quiet_from", Integer),  # minutes of the day in that zone
    Column("quiet_until", Integer),
    Column("digest", Integer, nullable=False, server_default="0"),  # at most one message in this many minutes
    Column("created", Float, nullable=False),
    Column("called", Float, nullable=False, server_default="0"),  # when the last message went out
    Column("failures", Integer, nullable=False, server_default="0"),  # messages in a row that did not arrive
    Column("claimed_until", Float, nullable=False, server_default="0"),  # one process sends for it until then
    Column("claim", String(32), nullable=False, server_default=""),
    Index("callings_table", "table_id", "seat"),
    Index("callings_account", "account"),
)

#: The queue: a call that waits to be sent, or was sent and not looked at yet. So there is never a second one.
calls = Table(
    "calls",
    metadata,
    Column("calling", String(32), ForeignKey("callings.id", ondelete="CASCADE"), primary_key=True),
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("state", String(8), nullable=False),  # waiting, invited, sent, given up
    Column("due", Float, nullable=False),
    Column("tries", Integer, nullable=False, server_default="0"),
    Index("calls_due", "state", "due"),
    Index("calls_table", "table_id", "seat"),
)

#: Keys of this server, made once and shared by its processes.
host_keys = Table(
    "host_keys",
    metadata,
    Column("name", String(20), primary_key=True),
    Column("value", Text, nullable=False),
)

favourites = Table(
    "favourites",
    metadata,
    Column("account", Integer, ForeignKey("accounts.id", ondelete="CASCADE"), primary_key=True),
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("at", Float, nullable=False),
    Index("favourites_table", "table_id"),
)

#: What each rated game made of a rating. Games may be swept away; what they counted stays.
ratings = Table(
    "ratings",
    metadata,
    Column("account", Integer, ForeignKey("accounts.id", ondelete="CASCADE"), primary_key=True),
    Column("table_id", String(32), primary_key=True),
    Column("at", Float, nullable=False),
    Column("place", Integer, nullable=False),
    Column("players", Integer, nullable=False),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("kind", String(10), nullable=False, server_default=""),  # see `store/ratings.py`
    Index("ratings_account", "account", "at"),
)

#: The newest rating of each account at each kind of table; `value` is the figure that people see.
standings = Table(
    "standings",
    metadata,
    Column("account", Integer, ForeignKey("accounts.id", ondelete="CASCADE"), primary_key=True),
    Column("kind", String(10), primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("value", Integer, nullable=False),
    Column("games", Integer, nullable=False),
    Column("shown", Boolean, nullable=False),  # as the account's open_profile: the index is what others see
    Index("standings_shown", "kind", "value", "account", sqlite_where=SHOWN, postgresql_where=SHOWN),
)

#: Who follows whom; both ways they are friends.
follows = Table(
    "follows",
    metadata,
    Column("account", Integer, ForeignKey("accounts.id", ondelete="CASCADE"), primary_key=True),
    Column("other", Integer, ForeignKey("accounts.id", ondelete="CASCADE"), primary_key=True),
    Column("at", Float, nullable=False),
    Index("follows_other", "other", "at"),
)

#: With whom somebody wants nothing to do.
blocks = Table(
    "blocks",
    metadata,
    Column("account", Integer, ForeignKey("accounts.id", ondelete="CASCADE"), primary_key=True),
    Column("other", Integer, ForeignKey("accounts.id", ondelete="CASCADE"), primary_key=True),
    Column("at", Float, nullable=False),
    Index("blocks_other", "other"),
)

#: Somebody is invited by name to a table. It stands while that table waits for players.
seat_invitations = Table(
    "seat_invitations",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("account", Integer, ForeignKey("accounts.id", ondelete="CASCADE"), primary_key=True),
    Column("inviter", Integer, ForeignKey("accounts.id", ondelete="CASCADE"), nullable=False),
    Column("at", Float, nullable=False),
    Column("declined", Boolean, nullable=False),  # kept, so that nobody is asked twice
    Index("seat_invitations_account", "account"),
    Index("seat_invitations_inviter", "inviter"),
)

clubs = Table(
    "clubs",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("folded", BYTES, nullable=False, unique=True),
    Column("looks", String(600), nullable=False, unique=True),
    Column("about", String(300), nullable=False),
    Column("entry", String(10), nullable=False),  # open, request, invited
    Column("founded", Float, nullable=False),
)

club_members = Table(
    "club_members",
    metadata,
    Column("club", String(32), ForeignKey("clubs.id", ondelete="CASCADE"), primary_key=True),
    Column("account", Integer, ForeignKey("accounts.id", ondelete="CASCADE"), primary_key=True),
    Column("role", String(10), nullable=False),  # founder, keeper, member
    Column("muted", Boolean, nullable=False),  # by who keeps the club
    Column("since", Float, nullable=False),
    Index("club_members_account", "account"),
)

#: Who asks to join a club, and whom it invites.
club_askers = Table(
    "club_askers",
    metadata,
    Column("club", String(32), ForeignKey("clubs.id", ondelete="CASCADE"), primary_key=True),
    Column("account", Integer, ForeignKey("accounts.id", ondelete="CASCADE"), primary_key=True),
    Column("invited", Boolean, nullable=False),
    Column("at", Float, nullable=False),
    Index("club_askers_account", "account"),
)

#: What members say; the newest of each club are kept.
club_lines = Table(
    "club_lines",
    metadata,
    Column("club", String(32), ForeignKey("clubs.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("account", Integer, ForeignKey("accounts.id", ondelete="CASCADE"), nullable=False),
    Column("at", Float, nullable=False),
    Column("words", String(500), nullable=False),
    Index("club_lines_account", "account"),
)

sessions = Table(
    "sessions",
    metadata,
    Column("token_hash", String(64), primary_key=True),
    Column("account", Integer, ForeignKey("accounts.id", ondelete="CASCADE"), nullable=False),
    Column("expires", Float, nullable=False),
    Column("opened", Float, nullable=False, server_default="0"),
    Column("seen", Float, nullable=False, server_default="0"),
    Column("device", String(40), nullable=False, server_default=""),  # "Firefox, Linux"
    Index("sessions_account", "account"),
)

#: Tournaments for people; what was agreed is `plan`. How far one is can be read from its games.
contests = Table(
    "contests",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(80), nullable=False),
    Column("founder", Integer, ForeignKey("accounts.id", ondelete="SET NULL")),
    Column("created", Float, nullable=False),
    Column("status", String(10), nullable=False),  # open, running, over, cancelled
    Column("plan", Text, nullable=False),
    Column("seed", String(64), nullable=False),  # of the lots that are drawn
    Column("round", Integer, nullable=False, server_default="0"),  # the last one that was drawn
    Column("round_began", Float, nullable=False, server_default="0"),
    Column("wake_at", Float),  # when to look at it next
    Index("contests_listed", "status", "created", "id"),
    Index("contests_wake", "wake_at"),
    Index("contests_founder", "founder"),
)

#: Who takes part, numbered from 1. Without an account: it was deleted, and nobody knows who it was.
contest_entrants = Table(
    "contest_entrants",
    metadata,
    Column("contest", String(32), ForeignKey("contests.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("account", Integer, ForeignKey("accounts.id", ondelete="SET NULL")),
    Column("entered", Float, nullable=False),
    Column("has_left", Boolean, nullable=False, server_default=text("false")),  # after it began
    UniqueConstraint("contest", "account", name="contest_entrants_once"),
    Index("contest_entrants_account", "account"),
)

#: The tables of a round. Games may be swept away; their outcome stays.
contest_games = Table(
    "contest_games",
    metadata,
    Column("contest", String(32), ForeignKey("contests.id", ondelete="CASCADE"), primary_key=True),
    Column("round", Integer, primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("table_id", String(32)),  # none for a bye
    Column("seats", Text, nullable=False),  # the numbers of the entrants, 0 for a bot
    Column("outcome", Text),
)

#: When a server was last alive: clocks do not run while none is.
heartbeat = Table(
    "heartbeat",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("at", Float, nullable=False),
)
