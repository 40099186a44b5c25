# The rules for players, in English. One line is one paragraph. All wording is ours.

rules-search = Search rules, tiles, cards, words
rules-none = Nothing found.
rules-found = { $count ->
    [one] 1 entry
   *[other] { $count } entries
  }
rules-how = How to play
rules-parts = Parts
rules-seth = Against Seth
rules-divine-seth = Seth's divine cards
rules-divine-alliance = Divine cards of the alliance
rules-seth-spaces = Spaces of Seth's action board
rules-creature-cards = Creature cards of Seth
rules-powers = Power and prayer tokens
rules-words = Signs and words
rules-tiles = Power tiles
rules-creatures = Creatures
rules-divine = Divine cards
rules-battle = Battle cards
rules-path = Objects and skills of the path
rules-keys = Keys
rules-cost = costs { $cost } prayer
rules-level = { $colour }, level { $level }

chapter-goal = What it is about
    .text =
        You lead the army of an Egyptian god. Fight well and you gather victory points: the first to 8 (or 10, or 4 in a first game) may end the game.
        A Day has five rounds; in each you place one action token and do what it says. Then comes the Night, with new prayer and new cards.
        When a Day ends and somebody has reached the target, the player with the most points wins; then battle points decide, then the turn order.
        Hiding does not pay. Only attackers win points in battle.
chapter-map = The map
    .text =
        Your city has three districts behind walls, each with room for one pyramid. The desert in front of it is your gate.
        One step leads to a space that touches yours, or along a dotted line from quay to quay.
        An obelisk marks where one can teleport to. You hold a temple, a desert or the Sanctuary while one of your units stands there; a city's districts are its owner's unless an enemy stands in them.
        At most 5 of your units stand on one space, and never units of two players.
chapter-day = Your turn
    .text =
        Place one of your five tokens on a free space of your action board and carry the action out at once. You may also decline it.
        By the end of the Day each of the three rows must hold one of your tokens.
        Divine cards with a sun are played in your turn before or after the action, or between two steps of a Move. They cost no token.
        A silver or gold token, from tiles, gives one more action a Day, in a turn with a regular token.
chapter-move = Move
    .text =
        Choose a troop and which of its units go. A group has 1 step, more with a creature or a tile. On the way it may leave units behind or take others along.
        From a district with a pyramid the group may teleport to any obelisk for 2 prayer; that costs no step.
        Walls: another player's district is entered only by the first step of a Move, from a space beside it.
        A group that enters a space with enemy units stops there and fights. After the battle the Move is over.
chapter-battle = Battle
    .text =
        Both sides secretly choose two battle cards: one is played, the other discarded unseen. Divine cards for battles may be added. When all cards are used they come back.
        Strength is units, plus the card, tiles, creature and divine cards. The higher strength wins; a tie is the defender's.
        Each side loses as many units as the other's damage exceeds its own protection.
        The attacker who wins and has a unit left gains 1 permanent point.
        The loser retreats to a space that the winner picks, or is recalled, which brings 1 prayer for each unit. The winner stays, or is recalled too.
chapter-build = Pray, recruit, raise, buy
    .text =
        Pray: gain 2 prayer. Nobody ever has more than 11.
        Recruit: 1 prayer for each unit, placed in your own districts. Into a district that an enemy holds this is an attack. A creature from the reserve comes back with them.
        Raise: lift one pyramid, paying the number of each new level: from 1 to 3 costs 2 + 3.
        Buy: one power tile of the colour, if you hold a pyramid of this colour at least as high as the tile. It costs its level. You never own two of the same name.
chapter-creatures = Creatures
    .text =
        A creature comes with its tile and goes with one of your troops. It adds its steps, strength, damage and protection; it is no unit and cannot be lost alone.
        Two of your creatures never stand on one space.
        When its troop is destroyed or recalled, it waits in the reserve for your next Recruit action.
chapter-cards = Divine cards
    .text =
        Everybody draws one each Night; hands are secret. The corner says when: sun, in your turn; crossed blades, in your battle; hourglass, in somebody else's turn.
        The price is paid when the card is played.
        Veto cancels a card just played outside battles. Everybody with cards is asked, so that nobody learns who holds one.
chapter-points = Victory points
    .text =
        For good: 1 for a battle won as attacker, 1 for a Victory Point tile or the Sphinx, 1 at the end of a Day for two or more temples, 1 for two units sacrificed in the Sanctuary.
        For as long as you hold it: 1 for each temple and 1 for each pyramid of level 4, also an enemy's in which your troop stands.
        End of the Day, in this order: one unit in the Delta Temple may go for 5 prayer; temples give 2 or 3 prayer; the Sanctuary; two temples; then check whether somebody has won.
chapter-night = Night
    .text =
        All tokens come back. Everybody gains 2 prayer and draws a divine card; tiles with a moon add theirs.
        The player with the fewest points decides the turn order of the coming Day; ties go to the player who was earlier.
chapter-first = First game
    .text =
        The target is 4 points and no pyramid rises above level 2. On the first Day only tiles of level 1 are on offer, from the second on also level 2.
        Prayer is better spent on tiles and units.
chapter-black = Ta-Seti: the black pyramid
    .text =
        A fourth colour with 16 tiles and three creatures. You still have three districts: of four colours you build three at most.
        Gold tiles share one gold token: once a Day name one of yours and do what it allows.
        Mercenaries are three more units, placed in your districts at once.
chapter-dawn = Ta-Seti: Dawn
    .text =
        At the end of each Night but the first, everybody bids for the turn order, the last in the old order first: one battle card is shown, another discarded. Both are used.
        Strength of the card shown plus dawn tokens spent is the bid. The highest takes any place first; equals go by the old order.
        A player who loses a battle, or all units in it, gains a dawn token.
chapter-path = Ta-Seti: the path
    .text =
        With a Move token one of your three priests may first go on: from the left, along a road, to the first stop. The symbols on the road work at once.
        At the stop the priest takes nothing and stays, or takes something and leaves. After an object the priest may set out again; after a skill the priest takes the place of one of your units on the map.
        A troop with a priest has all your skills. Objects are used once. Ta-Seti itself gives a victory point.
chapter-victory = Ta-Seti: victory in the Day
    .text =
        A player who begins a turn with the target, and nobody has more, wins at once.
        If somebody has more, this Day is the last.
chapter-seth-goal = Seth: what it is about
    .text =
        One god against all the others: Seth plays alone, two to five members form the alliance and win or lose together.
        Seth wins at once with 8 battle points (10 if agreed), or when no unit of the alliance is left on the map.
        The alliance needs three things, in any order: a sacred temple of level 3, the Great Ceremony, and 6 permanent points. With temple and ceremony done it also wins if a unit of it stands in Seth's city when its turn begins.
        The base rules hold wherever nothing else is said here.
chapter-seth-day = Seth: Night and Day
    .text =
        At Night Seth goes first: he gains 1 prayer for each member and draws a card of his own deck. Then each member gains 2 prayer and draws a card of the alliance.
        The Day runs along a track: turns of Seth and of the alliance alternate; Seth has the first and the last. The number on a step says how many tokens he places there.
        In a turn of the alliance each member places one token; who goes first is up to them. To wait, choose “Others first”.
        With three or more members an eclipse comes in the middle of the Day: all night tiles act once more.
chapter-seth-actions = Seth: his action board
    .text =
        Seth has one purple token more than there are members, and one token of each member's colour. Purple ones go on purple spaces only, coloured ones anywhere.
        On a yellow space a coloured token hits the member of that colour. His rows need not be filled.
        Pray brings him 3 prayer, Invocation a card. Raise lifts his purple pyramid. Buy a power gets a purple tile up to its level.
chapter-seth-corrupt = Seth: corruption
    .text =
        Corrupt a pyramid: he buys a tile of the colour of that member's pyramid for 1 prayer more, no higher than that pyramid and his own.
        Corrupt a creature: a creature still for sale attacks a troop of the alliance outside the cities, by its card and without units. A win is a point.
        Corrupt a troop: he leads a troop with a unit of that member. Against other members it is a battle that the members fight; if the led troop wins, Seth has the point. Nobody talks while it is prepared.
        Destroy two units: two units of that member, wherever they stand.
chapter-seth-invasion = Seth: Furious invasion
    .text =
        Two troops of Seth move, one after the other, before anything is fought.
        If both meet enemies, he chooses two battle cards and gives one to each battle; nothing is discarded. He says which battle comes first.
chapter-seth-troops = Seth: troops of several members
    .text =
        Units of several members on one space are one troop, 5 units and one creature at most. Seth's troops have up to 6 units.
        A member may lead any troop in which a unit of theirs stands, and take allies' units along.
        Before a battle the members there name a fighter: only the fighter's cards and prayer are used. Battle tiles of all of them count, the same name once.
        A troop recalled brings 1 prayer less than it has units. Seth may recall only after a defeat.
        A portal joins Seth's city and the West Shore. Seth may always use it, the alliance only when it is open.
chapter-seth-temples = Seth: sacred temples
    .text =
        When its turn begins the alliance may build on deserts without an obelisk: level 1, 2, 3 for 1, 2, 3 units standing there, one level of a temple each turn, three temples at most.
        Level 2 brings prayer at the end of each Day. Level 3 brings more, a power token for the whole alliance, and counts as a temple.
        Owners are asked before their units are given up.
chapter-seth-ceremony = Seth: the Great Ceremony
    .text =
        Once in the game, in a turn of the alliance. It costs 10 prayer for each member, less 4 for each temporary point of the alliance.
        Members with a unit on a desert with an obelisk pay; who pays how much is agreed.
        The alliance chooses a power token, and the portal opens for good.
chapter-seth-tiles = Seth: tiles and cards
    .text =
        Members buy as usual. A purple tile needs all three of the buyer's pyramids at its level or higher.
        Alliance tiles serve all members at once. Seth can never buy them.
        Seth and the alliance have divine cards of their own; those of the base game stay in the box. Anything not yet checked against the printed game is marked.
chapter-seth-team = Seth: who decides
    .text =
        Most is decided by one member: who moves, who fights, who has most units there. Others may say what they wish.
        Consent is asked for three things only: units given up for a temple, prayer spent in the ceremony, a split of prayer that is not the usual one. Without it, the usual happens.
        Members see what is public and their own hands; hands are not shown to each other.

word-unit = Unit
    .text = One figure, strength 1. You have 12; those not on the map wait in the reserve.
word-troop = Troop, group
    .text = All your units on one space are a troop. Those of it that move are the group.
word-strength = Strength
    .text = Decides who wins a battle.
word-damage = Damage
    .text = Units the other side loses, less its protection.
word-protection = Protection
    .text = Takes away as much of the enemy's damage.
word-movement = Steps
    .text = How far a group goes in one Move.
word-pp = Prayer
    .text = What everything is paid with; from 0 to 11.
word-vp = Victory point
    .text = Permanent points stay; temporary ones are held with temples and pyramids of level 4.
word-recall = Recall
    .text = After a battle a troop goes back to the reserve and brings 1 prayer for each unit.
word-retreat = Retreat
    .text = The loser goes to an adjacent space without enemies; the winner chooses which.
word-teleport = Teleport
    .text = From a pyramid to an obelisk for 2 prayer, as part of a Move.
word-silver = Silver token
    .text = Once a Day one more action on a free space.
word-gold = Gold token
    .text = Once a Day one more action that your gold tiles name.
word-night = Moon
    .text = A tile or card that works at Night.
word-priest = Priest
    .text = Walks the path; on the map a priest is a unit whose troop has your skills.
word-dawn = Dawn token
    .text = Adds 1 to a bid for the turn order.
word-reserve = Reserve
    .text = Units that are not on the map wait at home.
word-temporary = Temporary point
    .text = 1 for each temple and each pyramid of level 4, for as long as you hold it.
word-two-temples = Two temples
    .text = 1 permanent point at the end of a Day for each player who holds two or more.
word-tile = Power tile
    .text = Bought once, yours for the rest of the game; points from tiles carry this sign too.
word-pyramid = Pyramid
    .text = Its colour and level say which tiles you may buy.
word-temple = Temple
    .text = Prayer at the end of the Day, and a temporary point.
word-obelisk = Obelisk
    .text = Where one can teleport to.
word-sanctuary = Sanctuary
    .text = Two units sacrificed there at the end of a Day are worth 1 permanent point.
word-battle = Crossed blades
    .text = Counts when you attack; on a divine card: played in a battle.
word-wall = Walls
    .text = Counts when you defend; crossed out: walls do not stop you.
word-token = Action token
    .text = One is placed in each of your turns.
word-day = Sun
    .text = A card or tile that works in your turn.
word-hourglass = Hourglass
    .text = A card for somebody else's turn; elsewhere: waiting for somebody.
word-veto = Struck out
    .text = Cancels something: a card, or a tile that is sealed.
word-vision = Eye
    .text = You may look at something others don't see; on buttons: look on.
word-object = Object
    .text = Found on the path, used once.
word-skill = Skill
    .text = Found on the path; helps troops with a priest.
