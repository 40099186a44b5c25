## Battle, market, hand, path, dawn

# The colon with the spaces that belong to it: French has one before it.
colon = :
# The reader, in place of the name, in a list of players.
parts-you = You

tokens-title = Action board
tokens-title-of = Action board of { $who }
tokens-used = used today
tokens-open = Open the action board
tokens-open-text = Press to open the action board.
laid-none = No token placed today.
tokens-legal = possible now
tokens-left = { $count ->
    [one] 1 action token left
   *[other] { $count } action tokens left
  }
tokens-left-text = One regular token is placed in each of your five turns of a Day.
# $row is row-...: top, middle, bottom.
tokens-row-done = The { $row } row has a token
tokens-row-needed = The { $row } row still needs a token
tokens-row-text = When the Day ends each row must hold at least one of your tokens; silver counts, gold does not.
tokens-gold = Gold token
tokens-gold-text = Once a Day, one extra action that your gold tiles allow, in a turn in which you also place a regular token.
tokens-gold-none = Gold token: you have none
tokens-gold-placed = Gold token: used today
tokens-gold-hand = Gold token: ready
tokens-gold-use = Gold token: { $action }
tokens-silver = Silver token
tokens-silver-text = Once a Day one more action on any free space, in a turn in which you also place a regular token.
tokens-silver-placed = Silver token: used today
tokens-silver-hand = Silver token: ready; press to place it next

market-title = Power tiles
# A filter: tiles of all colours.
market-all = all
market-tab = { $colour } tiles; your pyramid: { $level }
market-not-now = Not now
market-your-level = your pyramid has level { $level }
# A tile that somebody has bought.
market-taken = Taken
market-level = Level { $level }
market-place = { $colour }, level { $level }
# Said of a tile.
market-yours = yours
market-owner = owned by { $who }
market-sealed = sealed until the next Day
market-can = you can buy it now
market-can-for = you can buy it now for { $price } prayer
market-can-seal = you can seal it now

hand-title = Your cards
hand-battle = Battle cards · { $count } of { $all }
hand-divine = Divine cards · { $count }
hand-offered = Choose one
# No cards.
hand-none = none
hand-used = used; comes back when all are used
hand-remove = remove it for good
hand-watching = You are watching; hands are hidden.
hand-back = Battle card, face down
hand-battle-card = { $name }: strength { $strength }, damage { $damage }, protection { $protection }
hand-divine-card = { $count ->
    [one] { $name }, costs { $cost }
   *[other] { $count } times { $name }, costs { $cost }
  }
hand-play = { $count ->
    [one] Play { $name }, costs { $cost }
   *[other] Play { $name }, costs { $cost }; you hold { $count }
  }

fight-title = Battle: { $space }
fight-steps = Steps of the battle
# The steps of a battle, side by side over the scale: one short word each.
fight-step-escape = Escape
fight-step-march = March
fight-step-objects = Objects
fight-step-cards = Cards
fight-step-locked = Locked
fight-step-reveal = Reveal
fight-step-strength = Strength
fight-step-losses = Losses
fight-step-spoils = Spoils
fight-step-retreat = Retreat
fight-attacker = attacker
fight-defender = defender · wins a tie
fight-see-board = See the board
fight-open = Back to the battle
fight-dismiss = Close the result
fight-skip = Skip
fight-tempo = Speed: { $tempo }
# The speed of the battle scene: no motion, beside 1x and 2x.
fight-tempo-still = still
fight-say-locked = Both have chosen.
fight-scale = The scale: { $left } against { $right }
fight-units = { $count ->
    [one] 1 unit
   *[other] { $count } units
  }
fight-figures-lost = { $count ->
    [one] 1 unit, { $lost } lost
   *[other] { $count } units, { $lost } lost
  }
fight-silent = It counts for nothing in this battle.
fight-strength-of = Strength of { $who }
fight-value-text = Strength is the sum of units, battle card, tiles, creature, objects and divine cards.
fight-mirror = { $card }, mirrored
fight-other = other effects
fight-temporary-strength = token from the road
fight-temporary-damage = token from the road
fight-temporary-protection = token from the road
fight-card-open = your battle card
fight-card-possible = { $count ->
    [one] battle card, 1 possible
   *[other] battle card, { $count } possible
  }
fight-divine-possible = { $count ->
    [one] up to 1 divine card
   *[other] up to { $count } divine cards
  }
fight-if-added = { $name }, if you add it
fight-losses = Losses
fight-losses-text = The other side's damage minus your own protection; never more than all your units.
fight-damage-taken = damage taken
fight-protection = protection
fight-lost = { $count } lost
fight-own-card = by your own battle card
fight-points = { $count ->
    [one] { $signed } victory point
   *[other] { $signed } victory points
  }
fight-prayer = +{ $count } prayer
fight-cards = { $count ->
    [one] draws 1 divine card
   *[other] draws { $count } divine cards
  }
fight-dawn = { $count ->
    [one] +1 dawn token
   *[other] +{ $count } dawn tokens
  }
fight-your-battle-cards = Your battle cards
fight-your-divine-cards = Your divine cards for battles
fight-pick = Play one, discard one
fight-pick-text = Tap a card to play it and another to discard it. Divine cards go under the card you play.
fight-cost = Cost now { $cost } of your { $prayer } prayer.
# Three tags on cards that the player has picked: what will be done with each.
fight-tag-play = play
fight-tag-discard = discard
fight-tag-add = add
fight-tag-add-many = add { $count }
fight-lock = Lock my choice
fight-undo = Undo
fight-seal = Seal { $tile } of { $who }
fight-wound = Discard { $name } for 1 strength
fight-recall = Recall
fight-recall-for = Recall for +{ $prayer } prayer
fight-waiting = Both sides choose
fight-waiting-text = Nobody sees a card before both sides have chosen.
fight-waiting-for = waiting for { $who }
fight-continue = Continue
fight-choosing = both sides choose their cards
fight-has-chosen = { $who } has chosen.
fight-is-choosing = { $who } is choosing.
fight-hidden-text = Nobody sees the card before both have chosen.
fight-odds = Your chances
fight-odds-text = Counted over every battle card the other side may still hold, each equally likely; it adds every divine card that it may hold and can pay. Objects are not counted.
fight-odds-all = Your chances, well played
fight-odds-card = If you play { $card }
fight-odds-win = win { $win }%
fight-odds-say = You win in { $win } percent of cases; at least one of your units survives in { $survive } percent
fight-odds-more = Point: { $point }%; survivors: { $survive }%. Average losses: { $own } yours, { $enemy } theirs.
fight-odds-more-plain = Survivors: { $survive }%. Average losses: { $own } yours, { $enemy } theirs.
fight-you-win = You win, { $high } : { $low }.
fight-you-lose = { $winner } wins, { $high } : { $low }; you lose.
fight-wins = { $winner } beats { $loser }, { $high } : { $low }.
fight-and-points = { $count ->
    [one] { $signed } victory point.
   *[other] { $signed } victory points.
  }
fight-loses = { $count ->
    [0] { $who } loses no units.
    [one] { $who } loses 1 unit.
   *[other] { $who } loses { $count } units.
  }
fight-loses-you = { $count ->
    [0] You lose no units.
    [one] You lose 1 unit.
   *[other] You lose { $count } units.
  }
fight-fate-recalled = { $count ->
    [one] { $who } recalls 1 unit for 1 prayer.
   *[other] { $who } recalls { $count } units for { $count } prayer.
  }
fight-fate-recalled-you = { $count ->
    [one] You recall 1 unit for 1 prayer.
   *[other] You recall { $count } units for { $count } prayer.
  }
fight-fate-retreated = { $who } retreats to { $space }.
fight-fate-retreated-you = You retreat to { $space }.
fight-fate-stayed = { $who } stays.
fight-fate-stayed-you = You stay.
fight-fate-destroyed = { $who } has nobody left there.
fight-fate-destroyed-you = You have nobody left there.
fight-say-begin = Attacker: { $attacker }, at least { $left }. Defender: { $defender }, at least { $right }.
# Under the name of the side that wins.
fight-winner = wins
fight-say-reveal = Reveal: { $attacker }; { $defender }.
fight-say-card = { $who } { $card }, { $strength }, { $damage }, { $protection }
fight-say-with = with { $cards }
fight-say-strength = Strength: { $attacker } { $left }, { $defender } { $right }.
fight-say-tie = Ties go to the defender.
fight-say-losses = Losses: { $attacker } { $left }, { $defender } { $right }.

way-title = The path to Ta-Seti
way-boards = Four boards from left to right; arrow keys go from stop to stop
way-stop = { $kind } { $stop }
way-there = there: { $what }
way-nothing = nothing lies there
way-priests = { $count ->
    [one] a priest of { $who }
   *[other] { $count } priests of { $who }
  }
way-to-with = { $stop } ({ $what })
way-leads = roads to { $stops }
way-legal = Possible now
way-symbol-text = All symbols on the road travelled take effect at once, in the order of travel.
way-points-left = { $count ->
    [one] 1 more point in reserve
   *[other] { $count } more points in reserve
  }
way-ask = { $count ->
    [one] One stop can be reached: tap it, then send the priest.
   *[other] { $count } stops can be reached: tap one, then send the priest.
  }
way-who = Which priest goes?
# A priest from the reserve, as an answer to "which priest?".
way-from-reserve = a new one
way-walk = Send the priest
way-walk-from = Send { $from }
way-no-priest = No priest
way-take = Take { $what }
way-take-nothing = Take nothing
way-look = Point at a stop to see what lies there and where its roads lead.
way-close = See the board
way-players = Priests, objects and skills
way-count-wait = { $count } waiting
way-count-walk = { $count } on the path
way-count-map = { $count } on the map
way-count-reserve = { $count } in the unit reserve
way-no-object = no object
way-no-skill = no skill
way-dawn = { $count ->
    [one] 1 dawn token
   *[other] { $count } dawn tokens
  }

bid-title = Dawn
bid-text = The highest bid takes a place in the turn order first; equal bids go by the old order.
bid-places = Places in the turn order
bid-place-free = Place { $place }
bid-place-legal = Take place { $place }
bid-place-taken = Place { $place }: { $who }
bid-bids = Bids
bid-old-place = number { $place } until now
bid-none = no bid yet
bid-value = bid { $value }
bid-spent = { $count ->
    [one] 1 spent ·
   *[other] { $count } spent ·
  }
bid-spend = { $count ->
    [0] None
   *[other] Spend { $count }
  }
bid-tokens-text = A player who loses a battle, or all their units in it, gains a dawn token. Each one spent adds 1 to a bid.
bid-tokens-hidden = Dawn tokens: hidden
bid-show = Bid { $value }
# The button before a battle card is picked.
bid-show-none = Bid

## Table

page-loading = One moment…
page-missing = There is nothing here.
page-missing-text = The address may be mistyped, or the table may have been deleted.
page-home = Back to the lobby
gallery-name = Gallery

bar-home = Back to the lobby
bar-day = Day { $day }
bar-night = Night { $day }
bar-round = round { $round } of { $rounds }
bar-round-short = round { $round }
bar-last-day = last Day
bar-order = Turn order
# In the bar before the target: first to 8.
bar-first-to = first to
bar-tools = Tools
bar-mute = Sound off
bar-unmute = Sound on
bar-text = The table as text
bar-language = Language
bar-theme = Day or night colours
bar-rules = Rules
bar-menu = Menu

board-region = Board
board-name = Map for { $players } players
board-whole = Show the whole map
board-not-now = Not possible now.
board-legal = Possible
board-legal-many = Possible: { $count } choices
board-pyramid = { $colour } pyramid, level { $level }
board-crossing = harbour between { $from } and { $to }
way-steps = { $steps ->
    [one] one step
   *[other] { $steps } steps
  }
way-teleport = { $steps ->
    [one] teleport
   *[other] { $steps } steps, one of them a teleport
  }
# Beside a symbol and a number, read aloud: 5 prayer.
word-prayer = prayer
word-victory = points

space-of-city = District { $space } of { $who }
space-gate-of = Gate of { $who }

players-name = Players
side-name = Powers and log
hand-name = Your hand
tabs-name = Parts of the table
tab-map = Map
tab-actions = Actions
tab-hand = Hand
tab-powers = Powers
tab-log = Log
# Read aloud: the tab on which the present question is answered.
tab-asked = asked here

player-resigned = gave up: bot
player-gave-up = gave up
player-away = away
player-active = It is their turn
player-city = city { $city }
player-points = { $count ->
    [one] 1 victory point
   *[other] { $count } victory points
  }
player-points-text = Points won for good and points held now. With { $target } at the end of a Day the game may be over.
player-no-points = no points yet
player-prayer = { $count } prayer
player-prayer-text = Pays for levels, tiles, units, teleports and cards. Nobody ever has more than 11.
player-tokens = { $count ->
    [one] 1 action token left
   *[other] { $count } action tokens left
  }
player-reserve = { $count ->
    [one] 1 unit in reserve
   *[other] { $count } units in reserve
  }
player-reserve-text = Units that can be recruited again.
player-divine = { $count ->
    [one] 1 divine card
   *[other] { $count } divine cards
  }
player-divine-text = Hidden from everybody else. One more comes every Night.
player-battle = { $count ->
    [one] 1 battle card in hand
   *[other] { $count } battle cards in hand
  }
player-battle-text = Already shown: { $shown }. All come back when the last two are used.
player-battle-none = none
player-cards = { $divine ->
    [one] 1 divine card
   *[other] { $divine } divine cards
  }, { $battle ->
    [one] 1 battle card
   *[other] { $battle } battle cards
  }
player-tiles = Tiles: { $tiles }
player-priests = { $count ->
    [one] 1 priest waits beside the path
   *[other] { $count } priests wait beside the path
  }
player-priests-text = A Move token may send one of them on.
player-dawn = { $count ->
    [one] 1 dawn token
   *[other] { $count } dawn tokens
  }
player-sum-strength = Strength in every battle
player-sum-attack = Strength when attacking
player-sum-defence = Strength when defending
player-sum-damage = Damage in every battle
player-sum-protection = Protection in every battle
player-sum-move = Steps of every Move
player-sum-initiative = Defenders who die before the battle
player-sum-night = Prayer every Night
player-sum-pray = Prayer from every Pray action
player-more = +{ $count } more
race-name = The race to { $target } points
race-bar = { $count } of { $target } points, { $now } of them only held now
player-held = What { $who } may still hold
player-held-text = { $count } in hand, { $possible } possible
player-source-battle = Won in battles; for good.
player-source-temporary = Temples and pyramids of level 4 that are held now; gone when they are lost.
player-source-two_temples = For two or more temples at the end of a Day; for good.
player-source-sanctuary = For sacrifices in the Sanctuary; for good.
player-source-tiles = From Victory Point tiles; for good.
player-source-creatures = From the Sphinx; for good.
player-source-path = From the path to Ta-Seti; for good.
player-source-daggers = Won and lost with Double-Edged Daggers.
# What somebody is doing now, beside the name; small letters.
player-doing-turn = turn
player-doing-move = moving
player-doing-battle = battle
player-doing-other = choosing

preview-name = What this is
preview-idle = Point at anything: it explains itself here, with its price.
preview-choice = Your choice
preview-several = { $count } choices here: click to see them.
preview-obelisk = obelisk: a place to teleport to
preview-harbour = harbour
preview-win = win { $percent }%
preview-survive = survivors { $percent }%
preview-losses = losses { $own } : { $enemy }

prompt-name = Your decision
prompt-moving = Move from { $space }
prompt-steps = { $count ->
    [0] No step left: play a card, leave units behind, or stop.
    [one] One step left. Choose a glowing space.
   *[other] { $count } steps left. Choose a glowing space.
  }
prompt-card-target = { $card }: choose a glowing space, or Esc to put the card back.
prompt-several = Several things can be done here: { $space }
answers-step = One step or more
answers-teleport = Teleport
answers-fight = Attack
answers-binding = cannot be taken back
prompt-all = { $count ->
    [one] Show 1 choice as a list
   *[other] Show all { $count } choices as a list
  }
prompt-waiting = Waiting for { $who }
prompt-wait-text = The board stays open to look at. Standing orders in the menu answer for you.
prompt-watching = You are watching. Point at anything, or tap it, to have it explained.
prompt-past = A moment of the past
prompt-past-text = The board shows the table as it was then.
# From a moment of the past to the present.
prompt-now = Back to now
prompt-undo = Undo
prompt-undo-closed = Nothing to take back, or something was revealed since
prompt-hint = Hint
prompt-hint-says = The bot would choose: { $what }
prompt-hint-do = Do it
prompt-hint-use = Use the hint
prompt-end-turn = End turn
prompt-stop = Stop here
# Confirms which units of a troop go.
prompt-group = These go
prompt-regroup = Leave the others here
prompt-go = Go there
# Ends a Move.
prompt-end = End
prompt-done = Done
# Buttons that decline: each says what happens instead, never "pass". At most 24 letters.
prompt-pass-starting-pyramid = Leave empty
prompt-pass-start-of-move = Don't move
prompt-pass-raise = Build nothing
prompt-pass-buy = Buy nothing
prompt-pass-place = Recruit nobody
prompt-pass-creature-return = Leave it in reserve
prompt-pass-veto = Let the card work
prompt-pass-escape = Stay and fight
prompt-pass-night-power = No more powers
prompt-pass-delta-sacrifice = Keep the unit
prompt-pass-sanctuary-sacrifice = Keep both units
prompt-pass-priest = No priest travels
prompt-pass-unit-to-destroy = Spare everybody
prompt-pass-tokens-to-take = Take nothing
prompt-pass-divine-seal = Keep the Seal
prompt-pass-priest-to-send-back = All stay here
prompt-pass-swap-of-battle-cards = Keep the card shown
# Buttons that close a row of choices of one kind. At most 24 letters.
prompt-done-place = No more units
prompt-done-divine-wound = Discard no more
prompt-done-battle-objects = Use nothing more
prompt-done-before-the-action = Begin the action
# Buttons that accept. At most 24 letters.
prompt-yes-veto = Play Veto
prompt-yes-delta-sacrifice = Sacrifice the unit
prompt-yes-sanctuary-sacrifice = Sacrifice both units
prompt-yes-swap-of-battle-cards = Swap the cards
prompt-yes = Yes
# What a beaten or winning troop does.
prompt-recall = Recall
prompt-retreat = Retreat
prompt-stay = Stay
prompt-reinforce = Reinforce
prompt-raise = Raise
prompt-build = Build
# Buttons for a place that is already chosen on the map: "there" is that place.
prompt-do-fight-there = Attack there
prompt-do-step = Go there
prompt-do-teleport = Teleport
prompt-do-place = Put a unit there
prompt-do-priest = Put a priest there
prompt-do-from = This troop
prompt-do-raise = Raise
prompt-do-build = Build
prompt-do-escape = Escape there
prompt-do-retreat = Send them there
prompt-do-fight = This battle first
prompt-do-city = Take this city
prompt-do-creature = Put it there
prompt-do-card = Play it there
prompt-do-replace = Replace here
prompt-do-sendback = Send this priest back
prompt-do-kill = Destroy one there
victory-you = You have won!
victory-decided = The moment that decided
victory-battle = Day { $day }: { $winner } beat { $loser }, { $high } to { $low } ({ $space }).
victory-odds = The chance to win the game went from { $before }% to { $after }%.
victory-picture = Share a picture
victory-you-text = { $god } rules the land by the Nile.
victory-other-text = A good war. The story tells how it was won; a rematch is one click away.
prompt-won = { $who } wins
prompt-story = How it went
prompt-replay = Replay

picker-units = Units that go
picker-priests = Priests among them

# Kinds of action tokens, as adjectives.
token-kind-regular = regular
token-kind-silver = silver
token-kind-gold = gold

log-name = Log
log-since = Since my last turn
log-all = Everything
log-rerun = Show on the map
log-just-now = Just now
log-see = See it
log-show = Show this moment on the board
log-resigned = { $who } gave up; a bot plays on.
log-resigned-ends = { $who } gave up, and the game is over.
log-empty = Nothing has happened yet.

chat-name = Chat
chat-unread = { $count ->
    [one] Chat, 1 new line
   *[other] Chat, { $count } new lines
  }
chat-say = Say something
chat-send = Send
chat-empty = Nobody has said anything.
chat-report = Report a message

call-name = Notify me
call-here = Kemet: it is your turn
orders-name = Standing orders
orders-text = Answers given in advance, so that nobody waits for you. Only you see them.
orders-veto = When another player plays a divine card
orders-escape = When you are attacked and could escape
orders-recall = When your troop may be recalled
orders-sacrifice = When you may sacrifice units
orders-divine_wound = When you may discard cards for Divine Wound
orders-battle_objects = When you may use objects in a battle
# Standing orders: what the server answers for you.
orders-ask = ask me
orders-never = never
orders-always = always
orders-when-hit = only when it hits me
orders-when-losing = only when I am likely to lose
orders-escape-below = Escape when my chance is below
orders-next = When a member may act next
orders-split = When an ally proposes to split prayer
orders-losses = When you name whose units are lost
orders-later = let the others go first
orders-agree = agree
orders-usual = the usual way

keys-tab = from part to part: prompt, map, actions, hand, powers, players, log
keys-arrows = on the map to the neighbouring space; in a panel from part to part
keys-enter = choose
keys-esc = one step back
keys-next = next possible space
keys-units = that many units
keys-undo = undo
keys-hint = hint
keys-end = end the turn, done, or pass
keys-text = the table as text
keys-log = since my last turn
keys-rerun = what happened since my last turn, on the map
keys-mute = sound on or off
keys-zoom = zoom the map
keys-help = the rules, and this list

text-told = In sentences
text-drawn = As a picture
text-failed = The text view is not available at the moment.
drawer-close = Close
menu-resign = Resign; a bot takes over
menu-resign-ends = Resign; the game ends
menu-resign-sure = Really? Press again to give up
live-away = A bot plays for you.
live-resigned = You gave up and watch now. A bot plays for you.
live-return = Take over again
live-lost = The connection is lost; trying again …
news-asked = You are asked:
scene-name = What is going on
scene-board = See the board
scene-PathMap = Path to Ta-Seti
scene-Dawn = Dawn

## Lobby, joining, replay, story, account

lobby-skip = To the content
lobby-where = Where you are
lobby-language = Language
# The look of the page: bright or dark.
lobby-day = Day
lobby-night = Night
lobby-theme-day = Switch to the light theme
lobby-theme-night = Switch to the dark theme
lobby-guest = Guest
lobby-account-open = name, settings, account
lobby-your-name = Your name
lobby-name-placeholder = What others call you
lobby-busy = One moment…
lobby-new = Play
lobby-new-text = { $bots ->
    [one] You against 1 bot, first to { $points } points. No account needed.
   *[other] You against { $bots } bots, first to { $points } points. No account needed.
  }
lobby-play = Play against bots now
lobby-invite = Invite friends by link
lobby-all-options = All options
lobby-people = Players and ratings
lobby-friends = Friends
lobby-clubs = Clubs
lobby-contests = Tournaments
title-line = Gods at war over the Nile. Attack to win: first to 8 points.
title-learn = Learn by playing
title-learn-text = 10 minutes, one opponent, nothing to read first
title-play = Play against bots
title-play-text = A whole game, at once
title-invite = Invite friends
title-your-move = Your move
title-your-game = Your game
title-game = Day { $day } with { $others }
title-waits = The table waits for players.
title-more = Lessons, Seth, Ta-Seti, open tables, all options
title-more-games = All { $count } games, lessons, open tables, all options
lobby-change = change
lobby-mine = My games
lobby-mine-none = No game yet. Games you begin or join are kept in this browser.
lobby-mine-all = { $count ->
    [one] My only game
   *[other] All { $count } of my games
  }
lobby-open = Open tables
lobby-open-none = Nobody is waiting for players just now. Open a public table and people can find it here.
lobby-running = Tables to watch
lobby-more = More tables
lobby-intro = Gods at war over the Nile: armies, pyramids, monsters, and battle cards chosen in secret, for 2 to 6 players. Only those who attack win; a game takes an hour or two, with friends or bots.
lobby-guide = First time?
lesson-name-first = Your first game
lesson-name-path = The path to Ta-Seti
lesson-name-dawn = The Dawn
lesson-name-black = The black pyramid
lesson-name-seth = Two against Seth
lesson-name-chaos = Playing as Seth
lobby-lessons = Learn in three minutes
lobby-guide-text = A first Day with a coach beside you, in the real game: ten minutes, then you play on to 4 points. You can leave at any time and go on later.
lobby-guide-go = Learn it in ten minutes
lobby-guide-on = Go on with the lesson
lobby-unofficial-short = unofficial
lobby-unofficial = Unofficial. Made by players for players; not connected with the authors or publishers of Kemet, whose names and marks belong to them. All drawings and texts here are our own.
lobby-version = Version { $version }

mine-now = Under way
mine-over = Finished
mine-over-none = No finished game yet.

notice-unreachable = The server does not answer. Nothing you typed is lost.
notice-refused = That did not work.
notice-unknown = There is nothing here (any more).
notice-too-fast = Too many requests; wait a few seconds.
notice-unauthorised = That was not accepted.
notice-forbidden = That is not allowed.
notice-too-large = That is too long.
notice-weak = This password is too easy to guess.
notice-retry = Try again

opt-on = on
opt-off = off
opt-players = Players
opt-players-short = the map changes with them
opt-players-text = From 2 to 5. The map has as many cities as players, and the banks of the Nile change with them.
opt-target = Target
opt-target-short = 8 is an evening, 10 is a war
opt-target-text = Victory points needed at the end of a Day. The first game has tiles and pyramids up to level 2 only and goes to 4.
opt-first-game = { $points }, first game
opt-modules = Ta-Seti modules
opt-module-black = a fourth colour and three creatures
opt-module-dawn = bid for the turn order
opt-module-path = priests, objects, skills
opt-module-victory = win when your turn begins
opt-module-cards = more battle and divine cards
opt-seats = Seats
opt-house = House rules
opt-public = Who can find it
opt-public-text = By link: only people who have the link. Listed: everybody sees it in the lobby. Running games can be watched either way.
opt-rated = Rated
opt-rated-text = For people with accounts only, without bots; the result counts for the rating.
# Values in a list of what was agreed: Rated: no.
opt-rated-no = no
opt-rated-yes = yes
opt-by-link = by link
opt-listed = listed
opt-clock = Clock
opt-clock-none = none
opt-clock-live = live
# Time for each move, counted in days.
opt-clock-days = days per move
opt-clock-none-text = Everybody takes the time they need.
opt-clock-live-text = Minutes for the whole game, and seconds more for every answer. When the time is up, a bot plays on.
opt-clock-days-text = A number of days for every answer: a game that fits around everyday life.
opt-seed = Randomness
opt-seed-server = by the server
opt-seed-given = seed given
opt-seed-server-text = Fair dice: the server draws a seed, shows its hash now and the seed after the game, so that anybody can check it.
opt-seed-given-text = You give the seed. The same seed and the same choices give the same game; the table warns everybody that you may know what will be drawn.
opt-pace = Pace of bots
opt-pace-text = How long a bot waits before it plays, so that you can follow.
opt-pace-of = { $pace ->
    [0] at once
    [2] slow
   *[other] brisk
  }

seat-god-of = God of seat { $number }
seat-kind-of = Who takes seat { $number }
seat-bot-of = Strength of the bot in seat { $number }
# Who takes a seat: you, somebody by link, a bot.
seat-kind-you = You
seat-kind-open = Open
seat-kind-bot = Bot
# Beside the name of the person who made the table.
seat-note-you = host
seat-note-open = free for a friend

bot-random = random
bot-easy = easy
bot-medium = medium
bot-hard = hard
bot-champion = champion
bot-random-text = Plays anything that is legal. For trying things out.
bot-easy-text = Sees its next choice. A friendly first opponent.
bot-medium-text = Thinks a turn ahead and weighs its battles.
bot-hard-text = Learned by playing itself. Tries out every line of its turn and mixes its battle cards. It never peeks.
bot-champion-text = The strongest. Thinks for up to five seconds. It never peeks either.

house-search = Search house rules
house-found = { $count ->
    [0] No house rule matches.
    [one] 1 house rule matches.
   *[other] { $count } house rules match.
  }
house-changed = { $count ->
    [0] All as printed.
    [one] 1 house rule changed.
   *[other] { $count } house rules changed.
  }
house-changed-here = { $count } changed
house-topic = { $count ->
    [one] 1 rule
   *[other] { $count } rules
  }
house-reset = All as printed
# Behind the value of a house rule that the printed rules have.
house-standard = (as printed)
house-standard-is = As printed: { $value }.
house-none = Nothing found.
topic-creatures = Creatures
topic-battles = Battles and retreat
topic-powers = Powers and cards
topic-board = Map and pyramids
topic-other = Other

new-title = New table
new-game = The game
new-table = The table
new-seats-text = Press a badge to choose the god; gods differ in name and colour only. Open seats are taken by anyone who has the link. Without a seat of your own you watch.
new-strengths = How strong are the bots?
new-name = Name of the table
new-name-placeholder = For example: Sunday at the Nile
new-minutes = Minutes for each player
new-increment = Seconds more for each answer
new-days = Days for each answer
new-seed = Seed
new-house-text = Where the printed rules leave something open, or where your group plays otherwise. Only rules that matter for the chosen players and modules are shown.
new-sum = Your table
new-sum-seats = { $bots ->
    [0] no bots
    [one] 1 bot
   *[other] { $bots } bots
  }, { $open ->
    [0] no open seat
    [one] 1 open seat
   *[other] { $open } open seats
  }
new-sum-watching = You watch
new-create = Start the game
new-create-open = Open the table
new-reset = Reset to the usual choices
new-wrong-minutes = Minutes must be from 1 to 600.
new-wrong-increment = Seconds must be from 0 to 600.
new-wrong-days = Days must be more than 0 and at most 60.
new-wrong-seed = Write a seed, or let the server draw one.

agreed-players = { $count ->
    [one] 1 player
   *[other] { $count } players
  }
agreed-target = first to { $points } points
agreed-beginner = first game: tiles and pyramids up to level 2, first to 4 points
agreed-clock-none = no clock
agreed-clock-live = { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
  } each, and { $increment ->
    [one] 1 second
   *[other] { $increment } seconds
  } for every answer
agreed-clock-days = { $days ->
    [one] 1 day
   *[other] { $days } days
  } for every answer
agreed-seed-server = drawn by the server, checkable after the game
agreed-seed-given = seed given by the host, who may know what will be drawn
agreed-no-modules = base game only
agreed-no-house = all rules as printed
agreed-house = { $count ->
    [one] 1 house rule
   *[other] { $count } house rules
  }

card-unnamed = { $name }'s table
card-seats = { $taken } of { $players } seats taken
card-players = { $players ->
    [one] 1 player
   *[other] { $players } players
  }
card-target = to { $points }
card-progress = Day { $day }, round { $round }
card-live = { $minutes } min
card-days = { $days ->
    [one] 1 day a move
   *[other] { $days } days a move
  }
card-left-days = { $days ->
    [one] 1 day left
   *[other] { $days } days left
  }
card-left-hours = { $hours ->
    [one] 1 hour left
   *[other] { $hours } hours left
  }
card-left-soon = less than an hour left
card-open = waiting for players
card-over = finished
card-won = { $name } won
card-you-won = you won
card-waiting = waiting for { $names }
card-your-turn = your turn
# A link on the card of a table.
card-go = open
card-join = Join
card-watch = Watch
card-story = Story
card-replay = Replay

invite-title = Invite your friends
invite-link = Link to this table
invite-copy = Copy link
invite-share = Share…
invite-share-text = Join me for a game of Kemet.
invite-copied = Copied.
invite-select = The browser does not let us copy; the link is marked, copy it yourself.
invite-what = Friends who open it see what is agreed, write a name, choose a god and take a seat. They need no account.

join-title = A table
join-text = { $name } invites you to this table. Look at what is agreed and take a seat.
join-text-bots = Look at what is agreed and take a seat.
join-waiting-text = The game begins by itself as soon as every seat is taken.
join-host = host
# Behind a name in the list of seats.
join-you = you
# Whether the page of that player is open.
join-here = is here
join-open-count = { $count ->
    [0] All seats are taken.
    [one] 1 seat is open.
   *[other] { $count } seats are open.
  }
join-fill = Open seats go to bots:
join-start = Start now
join-starts-by-itself = Waiting for the last seats.
join-remove = Remove
join-remove-name = Remove { $name }
join-leave = Leave the seat
join-take = Take a seat
join-seat = Seat
join-seat-number = Seat { $number }
join-god = Your god
join-god-text = The five gods differ in name, colour and figures only.
join-sit = Sit down
join-watch = Watch instead
join-watching = You watch. The table opens here by itself when the game begins.
join-full = All seats are taken.
join-agreed = What is agreed
join-hash = Hash of the shuffling (SHA-256 of a random salt and the seed):

settings-title = Name and appearance
settings-theme = Theme
settings-theme-system = same as device
settings-theme-day = day
settings-theme-night = night
settings-kept = { $count ->
    [0] No seats are saved in this browser yet.
    [one] The key to 1 seat is saved in this browser.
   *[other] The keys to { $count } seats are saved in this browser.
  }

time-label = Time line of the game
time-day = Day { $day }

replay-title = Replay
replay-moment = This moment
replay-board = The board at this moment
replay-controls = Time line and controls
replay-standings = Points at this moment
replay-chapters = Turns and battles
replay-chapter-night = Night
replay-chapter-turn = { $name }
replay-chapter-battle = Battle: { $name } attacks
replay-when = Day { $day }, round { $round }
replay-when-short = Day { $day } · { $round }
replay-night = Night before Day { $day }
replay-step = { $version } of { $last }
replay-start = The beginning: nothing has happened yet.
replay-first = To the beginning
replay-last = To the end
replay-back = One step back (left arrow)
replay-on = One step forward (right arrow)
# Buttons of the replay, as of a film.
replay-play = Play
replay-pause = Pause
replay-turn = Turn
replay-turn-back = Previous turn (Shift and left arrow)
replay-turn-on = To the next turn (Shift and right arrow)
replay-battle = Battle
replay-battle-back = Previous battle (Shift and B)
replay-battle-on = To the next battle (B)
replay-speed = Speed
# Whose hidden cards are shown: "me", or only what everybody sees.
replay-eyes = Seen by
replay-eyes-own = me
replay-eyes-table = a spectator
replay-eyes-all = everything open
replay-link = Link to this moment
replay-to-table = To the table

story-title = End of the game
story-not-over = This game is not over yet; its story can be told afterwards.
story-wins = { $god } takes the Two Lands
story-nobody = Nobody takes the Two Lands
story-you = { $days ->
    [one] You win with { $points } points after 1 Day.
   *[other] You win with { $points } points after { $days } Days.
  }
story-who = { $days ->
    [one] { $name } wins with { $points } points after 1 Day.
   *[other] { $name } wins with { $points } points after { $days } Days.
  }
story-points = Points by source
story-resigned = (gave up)
story-total = { $points ->
    [one] 1 point
   *[other] { $points } points
  }
story-acts = What next
understand-title = Game analysis
understand-progress = The judge is still thinking:
understand-failed = This game cannot be analysed right now.
understand-chances = Each seat's chance to win after every turn, as the bots' judge sees it
understand-turn = Day { $day }: { $who } went from { $before } to { $after }
understand-costly = The choices that cost most
understand-cost = { $who } gave away { $cost } of the chance to win
understand-played = Played: { $what }
understand-better = The bot would have chosen: { $what }
understand-luck = Luck in battles
understand-luck-row = { $who }: won { $won } of { $battles }, { $expected } expected
play-on = Play on from here
# "As" whom one plays on: the name of a god follows.
play-on-seat = As
play-on-bots = Bots
play-on-begin = Begin
story-rematch = Rematch
story-rematch-join = To the rematch
story-replay = Watch the replay
story-record = Download the record

chart-title = Points over time
chart-label = Victory points of all players over the Days; the same as a table below
chart-table = As a table
chart-player = Player
chart-day = Day { $day }

battles-title = Decisive battles
battles-none = No battle was fought.
battles-all = { $count ->
    [one] The only battle
   *[other] All { $count } battles
  }
battles-where = { $space }, Day { $day }
battles-attacker = { $name } attacks
battles-defender = { $name } defends
battles-won = { $winner } wins and loses { $won ->
    [0] no units
    [one] 1 unit
   *[other] { $won } units
  }; { $loser } loses { $lost ->
    [0] none
   *[other] { $lost }
  }.
battles-tie = A tie is the defender's: { $winner } holds and loses { $won ->
    [0] no units
    [one] 1 unit
   *[other] { $won } units
  }; { $loser } loses { $lost ->
    [0] none
   *[other] { $lost }
  }.
battles-gain = { $count ->
    [one] { $winner } is 1 point richer after it.
   *[other] { $winner } is { $count } points richer after it.
  }
battles-called-off = The defender was gone; no battle.
battles-show = show

fair-title = Fair shuffling
fair-text = Before the game the server showed the hash below; now it shows the salt and the seed it was made from. If they match, nobody tampered with the shuffling on the way.
fair-given = The host gave the seed of this game and so may have known what would be drawn.
fair-seed = Seed
# In cryptography: what is mixed into a hash.
fair-salt = Salt
fair-secret = shown when the game is over
fair-hash = Hash, shown before the game
fair-computed = Hash, computed by your browser now
fair-check = Check it
fair-good = They match: the shuffling is the one that was promised.
fair-bad = They differ: do not trust this game.
fair-cannot = This browser cannot compute it here; use the command below.
fair-how = How does this work?
fair-how-text = The server mixes 32 random digits, the salt, into the hash, so that nobody can guess even a short seed from it during the game. SHA-256 turns any text into 64 digits, and nobody can find another text with the same digits. The record holds the seed and every choice: kemet replay plays it again, card by card. You can compute the hash yourself:

account-title = You
account-optional = Account (optional)
account-text = You can play without one. An account opens your games from other devices too. We keep a name, a protected password and, if you give one, an email address.
account-in = Logged in as { $name }
account-in-text = Your games follow you: log in on another device and find them in the lobby.
account-name = Account name
account-password = Password
account-password-text = At least { $count } characters. If you give an email address afterwards, a forgotten password can be reset.
account-show = Show the password
account-login = Log in
account-register = Register
account-logout = Log out
account-results = My games and results
account-delete = Delete the account
account-sure = Delete it for good? You leave all games that you are still playing.
account-delete-yes = Delete for good
account-removed = The account is deleted.
account-left = You are logged out.
account-claim = { $count ->
    [one] Add the seat of this browser to the account
   *[other] Add the { $count } seats of this browser to the account
}
account-claimed = { $count ->
    [0] Welcome.
    [one] Welcome. 1 seat of this browser now belongs to your account.
   *[other] Welcome. { $count } seats of this browser now belong to your account.
  }
account-wrong-name = The name needs at least two letters.
account-wrong-password = The password needs at least { $count } characters.
account-password-now = Your password
account-code = Code from your app
account-code-needed = Open the app on your phone and type its six digits, or one of your recovery codes.
account-password-change = Change the password
account-password-new = New password
account-password-new-text = All other devices are logged out.
account-password-changed = The password is changed; other devices are logged out.
account-sessions = Where you are logged in
account-device-unknown = Another device
account-here = here
account-session-end = End
account-sessions-end = Log out everywhere
account-left-all = You are logged out everywhere.
account-factor = Two-factor authentication
account-factor-text = An app on your phone shows a code that is asked for when you log in. A stolen password alone is then worth nothing.
account-factor-has = Logging in asks for the code of your app.
account-factor-begin = Set it up
account-factor-scan = Scan the picture with your app, type the key into it, or open the link on the phone. Then enter the code that the app shows:
account-factor-picture = QR code of the key
account-factor-open = Open in the app
account-factor-confirm = Switch it on
account-factor-on = The second factor is on.
account-factor-off = The second factor is off.
account-factor-remove = Switch it off
account-recovery = Keep these codes in a safe place: each opens the account once if your phone is lost. They are not shown again.
report-open = Report
report-open-of = Report { $who } to the hosts
site-imprint = Imprint and house rules
account-host = Page for hosts
account-invited = You are invited: choose a name and a password, then register.
account-by-invitation = New accounts are by invitation: ask the hosts of this server for a link.
account-closed = This server takes no new accounts at the moment.
account-invitation-used = This invitation was used already, or is too old. Ask for a new one.

prompt-turn-done = Your action is done. Play a divine card if you like, then end the turn.
prompt-hint-plan = then: { $plan }
prompt-buy = Buy { $tile }
pyramid-beginner = Beginner game: no pyramid rises above level 2. On the first Day there are only tiles of level 1, from the second Day also of level 2, never higher ones.
pyramid-text = With a { $colour } pyramid of level { $level } you can buy { $colour } tiles up to this level, and teleport from its district.
player-bot-of = bot, { $strength }
refused-stale = This question was answered or has changed.
refused-illegal = That is not possible now.
refused-not-asked = You have nothing to choose now.
refused-spectator = Spectators watch; they do not play.
refused-malformed = The server did not understand that.
refused-too-fast = Too fast; wait a moment.
refused-not-stored = The server could not store this. Nothing has changed; try again in a moment.
refused-not-possible = That is not possible now.
refused-unknown = There is no such table (any more).
refused-unauthorised = This seat is not yours.
refused-forbidden = That is not allowed.
refused-protocol = The server has been updated: reload the page.
refused-too-large = That is too long.
refused-chat-closed = Nobody talks until the corrupted battle is revealed.
player-temples = { $count ->
    [one] 1 temple held
   *[other] { $count } temples held
}
player-temples-text = Each temple gives a point while it is held, and prayer at the end of the Day.
player-units = { $count ->
    [one] 1 unit on the board
   *[other] { $count } units on the board
}
player-units-text = All units of this player on the map, in troops of up to 5.
replay-tab-turns = Turns
replay-tab-powers = Powers
replay-tab-cards = Hands

## Tokens that would be wasted, windows, hints

idle-move = None of your troops can move now.
idle-recruit = No unit can be recruited now: you lack prayer, units in reserve or room.
idle-raise = No pyramid can be raised now: you lack prayer, or all are at the top.
idle-pray = You already have the maximum prayer.
idle-buy = No tile of this colour can be bought now: you lack prayer or a higher pyramid.
idle-sure = The token would be spent for nothing. Press again to do it anyway.
idle-anyway = Place it anyway
prompt-do-token = Place the token
prompt-answer-there = Answer in the view that is open.
prompt-group-text = Choose a glowing space and the whole troop goes there, or choose first who goes along.
# Gives a Move up that has not begun.
prompt-give-up = Don't move
prompt-no-veto = You hold no Veto: everybody with cards is asked, so that nobody learns who could.
prompt-no-escape = You hold no card for this: everyone attacked is asked, so that nobody learns who could.
prompt-order-never = Stop asking
prompt-hint-more = more
prompt-hint-less = less
way-does = { $what }: { $does }
settings-size = Text size
settings-size-normal = normal
settings-size-large = large
settings-size-larger = larger
settings-motion = Animation speed
settings-motion-slow = slow
settings-motion-normal = normal
settings-motion-fast = fast
settings-motion-none = none
settings-sound = Sound
settings-sound-on = on
settings-sound-off = off
settings-sound-own = Others' deeds softly
settings-volume-master = All sounds
settings-volume-interface = Buttons and answers
settings-volume-table = Pieces and tiles
settings-volume-battle = Battles
settings-volume-moments = Turns, points, Night, victory
bar-match-point = Match point: { $who }
bar-ahead = { $who } would win at the end of this Day
bar-ahead-turn = Victory when the turn comes: { $who }
log-taken-back = The last move was taken back.
player-lost = not connected

puzzle-title = Puzzle
puzzle-today = Puzzle of the day
puzzle-name = { $title }: { $theme }
puzzle-level = Puzzle rating { $rating }
puzzle-mine = yours { $rating }, days in a row { $days }
puzzle-find = Find the best line, choice by choice.
puzzle-go-on = Right. Go on.
puzzle-not = That is not the best here. Try again.
puzzle-done = Solved! This line wins { $chance }% of the time, any other first choice { $other }% at most.
puzzle-line = The best line: { $line }
puzzle-ended = The puzzle is over
puzzle-give-up = Show the answer
puzzle-again = Try again
puzzle-next = Next puzzle
puzzle-theme = Theme
puzzle-theme-any = any
puzzle-share = Copy the link
puzzle-shared = Link copied
puzzle-unknown = There is no such puzzle.
