# The rules for players, in English. One line is one paragraph. All wording is ours.

rules-search = Search rules, tiles, cards, words
rules-none = Nothing found.
rules-found = { $count ->
    [one] 1 entry
   *[other] { $count } entries
  }
rules-how = How to play
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
        You lead the army of an Egyptian god. Whoever fights well gathers victory points: first to 8 (or 10, or 4 in a first game) may end it.
        A Day has five rounds; in each you place one action token and do what it says. Then comes the Night, with new prayer and new cards.
        When a Day ends and somebody has reached the target, whoever has most points wins; then battle points decide, then the turn order.
        Hiding does not pay. Only attackers win points in battle.
chapter-map = The map
    .text =
        Your city has three districts behind walls, each with room for one pyramid. The desert in front of it is your gate.
        One step leads to a space that touches yours, or along a dotted line from quay to quay.
        An obelisk marks where one can teleport to. You hold a temple, a desert or the Sanctuary while a unit of yours stands there; a city's districts are its owner's unless an enemy stands in them.
        At most 5 of your units stand on one space, and never units of two players.
chapter-day = Your turn
    .text =
        Place one of your five tokens on a free space of your action board and carry the action out at once. You may also let it be.
        By the end of the Day each of the three rows must hold a token of yours.
        Divine cards with a sun are played in your turn before or after the action, or between two steps of a Move. They cost no token.
        A silver or gold token, from tiles, gives one more action a Day, in a turn with a regular token.
chapter-move = Move
    .text =
        Choose a troop and who of it goes. A group has 1 step, more with a creature or a tile. On the way it may leave units behind or take others along.
        From a district with a pyramid the group may teleport to any obelisk for 2 prayer; that costs no step.
        Walls: another player's district is entered only by the first step of a Move, from a space beside it.
        Whoever enters a space with enemy units stops there and fights. After the battle the Move is over.
chapter-battle = Battle
    .text =
        Both sides secretly choose two battle cards: one is played, the other discarded unseen. Divine cards for battles may be added. When all cards are used they come back.
        Strength is units, plus the card, tiles, creature and divine cards. The higher strength wins; a tie is the defender's.
        Each side loses as many units as the other's damage exceeds its own protection.
        The attacker who wins and has a unit left gains 1 permanent point.
        The loser retreats to a space that the winner picks, or is recalled for 1 prayer for each unit. The winner stays, or is recalled too.
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
        End of the Day, in this order: one unit in the Delta temple may go for 5 prayer; temples give 2 or 3 prayer; the Sanctuary; two temples; then it is seen whether somebody wins.
chapter-night = Night
    .text =
        All tokens come back. Everybody gains 2 prayer and draws a divine card; tiles with a moon add theirs.
        Whoever has fewest points decides the turn order of the coming Day; of equals the one who was earlier.
chapter-first = First game
    .text =
        The set-up is ready-made and the target is 4 points. On the first Day only tiles of level 1 are on offer, from the second on also level 2.
        So no pyramid needs to grow beyond level 2: prayer is better spent on tiles and units.
chapter-black = Ta-Seti: the black pyramid
    .text =
        A fourth colour with 16 tiles and three creatures. You still have three districts: of four colours you build three at most.
        Gold tiles share one gold token: once a Day name one of yours and do what it allows.
        Mercenaries are three more units, placed in your districts at once.
chapter-dawn = Ta-Seti: Dawn
    .text =
        At the end of each Night but the first, everybody bids for the turn order, the last in the old order first: one battle card is shown, another discarded. Both are used.
        Strength of the card shown plus dawn tokens spent is the bid. The highest takes any place first; equals go by the old order.
        Who loses a battle, or all units in it, gains a dawn token.
chapter-path = Ta-Seti: the path
    .text =
        With a Move token one of your three priests may first go on: from the left, along a road, to the first stop. The symbols on the road work at once.
        At the stop he takes nothing and stays, or takes something and leaves. After an object he may set out again; after a skill he takes the place of one of your units on the map.
        A troop with a priest has all your skills. Objects are used once. Ta-Seti itself gives a victory point.
chapter-victory = Ta-Seti: victory in the Day
    .text =
        Whoever begins a turn with the target, and nobody has more, wins at once.
        If somebody has more, this Day is the last.

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
    .text = After a battle a troop goes back to the reserve for 1 prayer for each unit.
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
    .text = Walks the path; on the map he is a unit whose troop has your skills.
word-dawn = Dawn token
    .text = Adds 1 to a bid for the turn order.
