# Sentences about play in English: questions, choices, events, refusals, hints. All wording is ours.
# { $variable } is filled in by the program; .deed says a choice as a deed that stands alone.

## Counted things

# They stand inside other sentences, behind a verb as well as behind a colon: choose a form that fits both.

count-units = { $count ->
    [0] no units
    [one] 1 unit
   *[other] { $count } units
  }
count-points = { $count ->
    [one] 1 victory point
   *[other] { $count } victory points
  }
count-temples = { $count ->
    [one] 1 temple
   *[other] { $count } temples
  }
count-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
  }
count-priests = { $count ->
    [0] no priest
    [one] 1 priest
   *[other] { $count } priests
  }
count-dawn = { $count ->
    [one] 1 dawn token
   *[other] { $count } dawn tokens
  }
with-creature = { $units } and { $creature }
with-priests = { $units }, { $count ->
    [one] 1 of them a priest
   *[other] { $count } of them priests
  }
pyramid = { $colour } { $level }
list-and = { $first } and { $last }
symbol-prayer = +{ $count } prayer
symbol-units = +{ $units }
symbol-cards = +{ $cards }
symbol-kill = kill { $count }
symbol-movement = +{ $count } movement
symbol-token = +1 { $what } this Move
with-owner = { $troop } of { $who }
shared-units = { $who } { $units }
shared-prayer = { $who } { $prayer } prayer

## Questions

question-move = The group may go on
    .text = Take a step, teleport, play a card, change the group, or end the Move.
question-turn = Your turn
    .text = Place one action token and carry out its action; play divine cards before or after; then end the turn.
question-place = Where do units go?
    .text = Choose a space for each unit, one after the other; finish when you want no more.
question-battle-cards = Battle: two of your battle cards
    .text = One is played, the other is discarded unused. Both come back when all are used.
question-battle-divine-cards = Battle: divine cards
    .text = Add any number of divine cards with the battle symbol, then lock your choice. You pay for them when they are revealed.
question-start-of-move = Which troop moves?
    .text = Choose the space it starts from.
question-group = Who goes along?
    .text = Choose how many units move, and whether the creature goes with them.
question-veto = Veto?
    .text = Cancel the card just played, or pass.
question-raise = Which pyramid?
    .text = Raise one pyramid by one or more levels, or pass.
question-buy = Which tile?
    .text = Buy one tile of this colour, or pass.
question-escape = Escape?
    .text = Leave before the battle, or pass and fight.
question-loser = Your troop lost
    .text = Recall it for 1 prayer per unit, or retreat to a space that the winner picks; stay if no winner is left there.
question-loser-with-Seth = Your troop lost
    .text = Recall it for 1 prayer less than it has units, or retreat to a space that the winner picks; stay if no winner is left there.
question-winner = Your troop won
    .text = Stay, or recall it for 1 prayer per unit.
question-winner-with-Seth = Your troop won
    .text = Stay, or recall it for 1 prayer less than it has units.
question-retreat-space = Where must the loser go?
    .text = Choose the adjacent space for the beaten troop.
question-turn-order = Turn order of the coming Day
    .text = You have the fewest points, so you decide who goes first, second and so on.
question-divine-wound = Divine Wound
    .text = Discard divine cards for +1 strength each; finish when you want no more.
question-creature-home = Where does your creature go?
    .text = Its troop was destroyed; it goes to one of your districts with units.
question-creature-bought = Where do you place your new creature?
    .text = In one of your districts with units, or in reserve.
question-creature-bought-with-Seth = Where does your new creature stand?
    .text = In one of your districts with units, Osiris also in an ally's, or in reserve.
question-creature-return = Which creature returns, and where?
    .text = A creature in reserve comes back with a Recruit action.
question-card-to-remove = Which battle card goes for good?
    .text = It leaves the game secretly; the special card takes its place.
question-night-power = Night powers
    .text = Use the powers of your night tiles, or pass.
question-vision = Vision: which card do you keep?
    .text = The others are shuffled back into the deck.
question-delta-sacrifice = Sacrifice in the Delta Temple?
    .text = One unit there goes back to your reserve and you gain 5 prayer.
question-sanctuary-sacrifice = Sacrifice in the Sanctuary?
    .text = Two units there go back to your reserve and you gain 1 permanent victory point.
question-next-battle = Which battle first?
    .text = You recruited against several troops; choose the order.
question-city = Which city is yours?
    .text = Every city has three districts behind walls.
question-city-with-Seth = Which city is yours?
    .text = Every city has three districts behind walls. The alliance wins together: with permanent points, a sacred temple of level 3 and the Great Ceremony. Seth needs battle points only.
question-starting-pyramid = Starting pyramids: district { $space }
    .text = Spread 3 levels as 1, 1, 1 or as 2, 1 over your districts; the colour decides which tiles you can buy.
question-starting-units = Starting units: district { $space }
    .text = 10 units in all beside your pyramids, at most 5 in a district.
question-starting-units-with-Seth = Starting units: district { $space }
    .text = Seth places 12 units, at most 6 in a district; each member places 10 beside the pyramids, at most 5 in a district.
question-nothing = Nothing to decide
    .text = Others are choosing.
question-units-lost = Which units are lost?
    .text = You choose how many of them are priests; priests lost go to the unit reserve.
question-units-lost-in-battle = Which units are lost in the battle?
    .text = You choose how many of them are priests; priests lost go to the unit reserve.
question-before-the-action = Before the action
    .text = The token is placed. Use objects now, or begin the action.
question-priest = Does a priest travel?
    .text = Before the troop moves, one priest may go on to the next stop of a road.
question-unit-to-destroy = Which enemy unit dies?
    .text = The road destroys one enemy unit anywhere; you may pass.
question-tokens-to-take = What does the priest take?
    .text = Take something and the priest leaves the path, or pass and it stays here.
question-unit-to-replace = Which unit does the priest replace?
    .text = The priest takes the place of one of your units, which goes to the unit reserve.
question-battle-objects = Battle: objects
    .text = Use objects for this battle before battle cards are chosen. Each is used once.
question-swap-of-battle-cards = Tactical Choice
    .text = You may swap the battle card you played with the one you discarded.
question-card-to-recover = Divine Memory: which card do you take?
    .text = These are the discarded divine cards. Nobody else sees which one you take.
question-dawn-bid = Dawn: your bid for the turn order
    .text = One battle card is shown, its strength is your bid; another is discarded face down. Both are used.
question-dawn-tokens = Dawn: how many tokens do you spend?
    .text = Each adds 1 to your bid and is gone. The highest bid chooses its place first; ties go to the player who was earlier in the old order.
question-place-in-turn-order = Dawn: your place in the turn order
    .text = Take any free place of the coming Day.
question-divine-seal = Divine Seal at Night?
    .text = Seal a tile until the next Day begins, or pass and keep the Seal.
question-priest-to-send-back = Send a priest back?
    .text = All three are on the board; one may go back to wait beside the path.
question-group-of-owner = Who goes along?
    .text = How many units of this owner go with the group? The others are not asked.
question-creature-with-the-group = Which creature goes along?
    .text = One creature may go with the group; without a unit of its owner left it goes to its tile.
question-share = How many of each?
    .text = Name the share of one player after the other, until all is covered.
question-split-of-prayer = How is the prayer split?
    .text = Take the usual split, or propose one of your own; all who are present must agree to it.
question-consent-to-a-split = Do you agree to this split?
    .text = If anybody refuses, the usual split is made.
question-fighter = Who fights for your side?
    .text = The battle cards, divine cards and prayer of this one member are used in the battle.
question-capture = Take in a fallen enemy?
    .text = Units Corruption: one enemy unit that damage destroyed may join your troop.
question-escape-together = Escape?
    .text = Everybody with units there answers in secret. If several say yes, the one in the lowest seat plays the card, and the whole troop leaves.
question-escape-space = Where does your troop escape to?
    .text = Choose the adjacent empty space; the whole troop goes there.
question-member-hit = Whom does the token hit?
    .text = The token has no colour: name the member whom the yellow action hits.
question-creature-card = Which creature do you corrupt?
    .text = Choose a creature card whose tile is for sale; it attacks alone and then leaves the game. Or pass.
question-troop-struck = Which troop does the creature attack?
    .text = Choose a troop with a unit of the member hit, or pass.
question-troop-corrupted = Which troop do you corrupt?
    .text = It moves whole, at your cost, and may attack another troop of the alliance. Or pass.
question-units-destroyed = Which units die?
    .text = Name the spaces of the two units; they are destroyed together.
question-invasion-cards = Furious invasion: battle cards
    .text = In two battles one card goes to each and none is discarded; a member who fights in only one plays a card and discards another.
question-invasion-divine-cards = Furious invasion: divine cards
    .text = Add divine cards, each to the battle it is meant for, then lock them. You pay for them when they are revealed.
question-first-battle = Which battle first?
    .text = Both are prepared; name the one that is resolved first.
question-turn-of-seth = Your turn, Seth
    .text = Place your tokens one after the other: purple ones on purple spaces, the members' colours anywhere. Then end the turn.
question-who-acts-next = Who acts next?
    .text = Begin your turn, or let others act first; the first who begins has the turn.
question-ceremony-at-last = The Great Ceremony now?
    .text = All members have acted; you may still propose it.
question-temple = Build a sacred temple?
    .text = Propose the next level where you have a unit; everybody whose units it takes must agree. Or pass.
question-consent-to-a-temple = Do you agree to this temple?
    .text = It takes some of your units. One refusal is enough, and nothing is built.
question-who-chooses-the-power = Who chooses the power?
    .text = Name the member who will pick the power of the ceremony.
question-consent-to-the-ceremony = Do you agree to the ceremony?
    .text = You would pay your part. One refusal is enough, and it is not held.
question-power-token = Which power does the ceremony bring?
    .text = It serves all members from now on.
question-card-to-keep = Divine Advantage: which card do you keep?
    .text = The other one is discarded.
question-sanctuary-for-a-point = Sacrifice in the Sanctuary?
    .text = Two units of the alliance there go back to their reserves for 1 permanent victory point.
question-free-tile = Which tile do you start with?
    .text = Take one tile of level 1, free: purple for Seth, a colour of their pyramids for the members.

## Why a question is asked

cause-recruit = Recruit action
cause-enlistment = divine card Enlistment
cause-night = Reinforcements at Night
cause-mercenaries = Mercenaries just bought
cause-road = symbol on the priest's road
cause-direct = Direct Recruitment
cause-reinforcements = divine card Reinforcements
cause-destroyed = units are destroyed outside a battle
cause-sacrifice = sacrifice
cause-own-card = your own battle card costs units
cause-battle = losses of the battle
cause-before-cards = units are lost before the cards
cause-temple = units for a sacred temple
cause-ceremony = prayer for the Great Ceremony
cause-split = prayer that the troop gains

## What a choice means

# A line in a list of answers; it begins small and has no full stop. $who is the name of a god, $space a name with its code.

choice-pass-action = decline the action; the token stays placed
choice-pass-veto = let the card work
choice-pass-move = move nobody
choice-pass-escape = stay and fight
choice-pass-sacrifice = keep the units
choice-pass-pyramid = no pyramid here
choice-pass-night = use no more night powers
choice-done-place = no more units
choice-done-battle = lock your cards
choice-done-wound = discard no more
choice-end-turn = end your turn
choice-end-move = end the Move here
choice-yes-veto = play Veto: { $card } has no effect
choice-yes-delta = lose 1 unit, gain { $prayer } prayer
choice-yes-sanctuary = lose 2 units, gain 1 victory point
choice-recall = { $units } to the reserve
    .deed = recall { $units }
choice-recall-shared = { $units } to the reserve, { $prayer } prayer to share
    .deed = recall { $units }; { $prayer } prayer to share
choice-retreat = { $winner } picks an adjacent space
    .deed = retreat; { $winner } picks an adjacent space
choice-stay = keep { $units } at { $space }
choice-reinforce = place up to { $units } from your reserve, free
choice-place = { $space } ({ $here } there now)
    .deed = a unit to { $space } ({ $here } there now)
choice-place-attack = { $space }: attack { $who }, { $troop }
    .deed = a unit to { $space }: attack { $who }, { $troop }
choice-from = { $space }: { $troop }
    .deed = move the troop at { $space } ({ $troop })
choice-group = { $movement } movement
    .deed = go with { $troop }
choice-group-stays = { $movement } movement, leaves { $left } here
    .deed = go with { $troop }, leaving { $left } here
choice-step = { $space }
    .deed = go to { $space }
choice-step-own = { $space }: join your { $troop }
    .deed = join your { $troop } at { $space }
choice-step-attack = { $space }: attack { $who }, { $troop }
    .deed = attack { $who } ({ $troop }) at { $space }
choice-step-temple = { $space }: temple, 1 point
    .deed = go to { $space }: temple, 1 point
choice-step-pyramid = { $space }: takes { $who }'s { $pyramid } pyramid
    .deed = go to { $space } and take { $who }'s { $pyramid } pyramid
choice-teleport = { $what }
    .deed = teleport: { $what }
choice-escape = to { $space }
    .deed = escape to { $space }
choice-retreat-to = { $space }
    .deed = drive the loser to { $space }
choice-fight = { $space }: against { $who }, { $troop }
    .deed = fight first at { $space } against { $who }, { $troop }
choice-card = { $card }: { $text }
    .deed = play { $card }
choice-card-at = { $card }: { $what }
    .deed = play { $card }: { $what }
choice-add = { $card }: { $text }
    .deed = add { $card }
choice-keep = { $card }: { $text }
    .deed = keep { $card }
choice-recover = { $card }: { $text }
    .deed = take { $card } back
choice-card-target = { $card }: { $who } loses 1 of { $troop } at { $space }
    .deed = play { $card }: { $who } loses 1 of { $troop } at { $space }
choice-wound = discard { $card }: +1 strength
choice-city = city { $city }
    .deed = take city { $city }
choice-pyramid = { $colour } pyramid of level { $level }
    .deed = start with a { $colour } pyramid of level { $level } here
choice-units = { $units }
    .deed = start with { $units } here
choice-next = { $who } goes next ({ $points })
choice-gold = gold token: one more { $action } ({ $what })
    .deed = gold token: { $what }
choice-gold-buy = another tile of a colour with one of your tokens, 1 prayer more
    .deed = Buy: another tile of a colour with one of your tokens, 1 prayer more
choice-silver = silver token: { $what }
choice-token-row = { $what } (fills the { $row } row)
choice-token-move = move one group of units
    .deed = Move: one group of units
choice-token-move-priest = a priest may travel, then one group of units moves
    .deed = Move: a priest may travel, then one group of units moves
choice-token-recruit = units from your reserve ({ $units }) for 1 prayer each
    .deed = Recruit: units from your reserve ({ $units }) for 1 prayer each
choice-token-raise = raise one pyramid
    .deed = Raise: one pyramid
choice-token-pray = gain { $prayer } prayer
    .deed = Pray: gain { $prayer } prayer
choice-token-buy = buy one { $colour } tile up to level { $level }
    .deed = Buy: one { $colour } tile up to level { $level }
choice-token-buy-none = no { $colour } pyramid, so there is nothing to buy
    .deed = Buy: no { $colour } pyramid, so there is nothing to buy
choice-raise = { $colour } pyramid in { $space } from level { $from } to { $level }
    .deed = raise the { $colour } pyramid in { $space } from level { $from } to { $level }
choice-raise-point = { $what }; 1 point while you hold it
choice-build = new { $colour } pyramid in { $space }, level { $level }
    .deed = build a { $colour } pyramid of level { $level } in { $space }
choice-creature = { $creature } to { $space }
choice-creature-reserve = { $creature } waits in reserve
choice-buy = { $tile }: { $text }
    .deed = buy { $tile }
choice-play = play { $played }, discard { $discarded }
choice-remove = remove { $card } for good
choice-pass-priest = no priest travels; go on with the Move
choice-pass-kill = destroy nobody
choice-pass-take = take nothing; the priest stays here
choice-pass-seal = keep the Seal
choice-pass-sendback = all priests stay on the board
choice-pass-swap = keep the card that is shown
choice-done-prepare = begin the action
choice-done-objects = use nothing more
choice-yes-swap = { $discarded } counts instead of { $played }
choice-group-priests = { $what }, { $priests } in it
    .deed = { $what }
choice-fee = { $what }; the Sphinx wants { $price } prayer
choice-dedication = { $what }; you gain { $prayer } prayer
choice-trap = { $what }; a trap kills { $units } of yours first
choice-trip-enter = enter the path to { $stop } ({ $kind }): { $way }; there: { $there }
    .deed = send a priest to { $stop }; there: { $there }
choice-trip = from { $from } to { $stop } ({ $kind }): { $way }; there: { $there }
    .deed = send the priest from { $from } to { $stop }; there: { $there }
choice-trip-wait = the priest waiting at { $stop } takes what lies there: { $there }
choice-way-empty = nothing on the way
choice-there-empty = nothing
choice-take-object = { $what }. The priest goes back to wait beside the path
    .deed = take { $what }
choice-take-skill = { $what }. The priest then replaces one of your units on the board
    .deed = take { $what }
choice-take-token = { $token } – { $text }
    .deed = { $token }
choice-take-point = 1 permanent victory point
choice-replace = the priest joins your troop at { $space } ({ $troop }); one unit goes to your reserve
choice-replace-priest = it relieves the priest at { $space }, who goes to your unit reserve
choice-sendback = the priest at { $space } goes back to wait beside the path, leaving { $left } there
choice-sendback-creature = { $what }, and { $creature } goes to the reserve
choice-priest = a priest to { $space } ({ $here } there now)
choice-priest-attack = a priest to { $space }: attack { $who }, { $troop }
choice-lose-none = lose { $units }, no priest
choice-lose = lose { $units }, { $priests } among them
choice-lose-last = lose { $units }, { $priests } among them, the last here
choice-kill = { $who } loses 1 of { $troop } at { $space }
choice-use = { $token }: { $text }
    .deed = use { $token }
choice-seal = { $who }'s { $tile } has no effect until the next Day begins: { $text }
    .deed = seal { $who }'s { $tile }
choice-spend = bid { $card } + { $tokens } = { $value }; { $left } left
choice-spot = go { $place } of { $players } in the coming Day
choice-pass-consent = refuse
choice-pass-split = the usual split: { $shares }
choice-pass-temple = build no more
choice-pass-ceremony = no ceremony now
choice-pass-capture = take nobody along
choice-done-destroy = destroy no more
choice-yes-escape = play Escape: the whole troop leaves
choice-yes-temple = agree to temple level { $level } at { $space }: { $shares }
choice-yes-ceremony = agree: { $shares }; { $who } chooses the power
choice-yes-split = agree: { $shares }
choice-violet = { $text }
    .deed = { $action }
choice-colour = with { $who }'s token: { $text }
    .deed = { $action }, with { $who }'s token
choice-colour-hit = against { $who }: { $text }
    .deed = { $action }, against { $who }
choice-clear = transparent token: { $text }
    .deed = transparent token: { $action }
choice-grey = the alliance's grey token: { $what }
choice-common = the alliance's gold token: { $what }
choice-hit = { $who } is hit
choice-unleash = { $card }: { $text }
    .deed = corrupt { $card }
choice-troop-strike = { $space }: { $who }, { $troop }
    .deed = strike { $who } at { $space } ({ $troop })
choice-troop-corrupt = { $space }: { $who }, { $troop }
    .deed = corrupt the troop at { $space } ({ $who }, { $troop })
choice-first = the battle at { $space } first
choice-begin = begin your turn
choice-later = let others act first
choice-ceremony = propose the Great Ceremony, { $prayer } prayer in all
choice-give = give { $who } { $prayer } prayer
choice-rob = a card at random from the hand of { $who }
choice-regroup = choose again who goes on
choice-alone = no creature goes along
choice-ride = { $creature } goes along
choice-share-group = { $who }: { $units } along
choice-share-loses = { $who } loses { $units }
choice-share-gives = { $who } gives { $units }
choice-share-pays = { $who } pays { $prayer } prayer
choice-share-gains = { $who } gains { $prayer } prayer
choice-propose = propose a split of your own
choice-temple = propose temple level { $level } at { $space }, for { $units }
choice-fighter = { $who } fights
choice-chooser = { $who } chooses the power
choice-capture = one of { $who }'s units joins your troop
choice-power = { $power }: { $text }
    .deed = choose { $power }
choice-play-both = { $played } at { $space }, { $second } at { $other }
choice-add-second = { $card } for { $space }: { $text }
    .deed = add { $card } for { $space }
choice-other = { $choice }

## What happened

# Lines of the log. Names of gods, spaces, tiles and cards come as they are, without article and in the nominative: build the
# sentence so that this is right. Every amount is said, and $origin says where it comes from; a test reads the figures back.

event-city = { $who } settles in city { $city }.
event-city-seth = Seth's city rises in the delta.
event-pyramid = { $who } builds a { $colour } pyramid of level { $level } in { $space }.
event-units = { $who } places { $units } in { $space }.
event-night = Night falls.
event-day = Day { $day } begins.
event-day_ends = Day { $day } ends.
event-order = Turn order: { $order }.
event-prayer = { $who } gains { $gained } prayer ({ $origin }) and has { $total }.
event-drawn = { $who } draws a divine card ({ $origin }).
event-drawn-several = { $who } draw a divine card each ({ $origin }).
event-drew = { $who } draws { $card } ({ $origin }).
event-turn = Round { $round }: { $who }'s turn.
event-turn-side = { $who }'s turn.
event-token = { $who } places a { $token } token: { $action }.
# $line is the sentence of a token that was placed, with its full stop.
event-idle = { $line } Nothing comes of it.
event-raised = { $who } raises the { $colour } pyramid in { $space } to level { $level } for { $price } prayer.
event-raised-free = { $who } raises the { $colour } pyramid in { $space } to level { $level } for free.
event-bought = { $who } buys { $tile } for { $price } prayer.
event-bought-free = { $who } takes { $tile } for free.
event-placed = { $who } adds { $units } to { $space } ({ $origin }).
event-placed-paid = { $who } adds { $units } to { $space } for { $price } prayer ({ $origin }).
event-creature = { $who } brings { $creature } to { $space }.
event-creature-reserve = { $who } puts { $creature } in reserve.
event-step = { $who } moves { $troop } from { $from } to { $to }.
event-teleport = { $who } teleports { $troop } from { $from } to { $to } for { $price } prayer.
event-teleport-by = { $who } teleports { $troop } from { $from } to { $to }; { $payer } pays { $price } prayer.
event-teleport-free = { $who } teleports { $troop } from { $from } to { $to } for free.
event-card = { $who } plays { $card } for { $price } prayer.
event-card-free = { $who } plays { $card }.
event-card-at = { $who } plays { $card } on { $space } for { $price } prayer.
event-card-at-free = { $who } plays { $card } on { $space }.
event-vetoed = { $who }'s { $card } is vetoed and has no effect.
event-escaped = { $who } escapes with { $troop } from { $from } to { $to }.
event-destroyed = { $who } loses { $units } at { $space } ({ $origin }).
event-battle = Battle at { $space }: { $attacker } attacks { $defender }.
event-called_off = No battle at { $space }: { $defender } is gone.
event-shown = { $who } must show the battle card { $card }.
event-revealed = { $who } plays { $card }: strength { $strength }, damage { $damage }, protection { $protection } in all.
event-committed = { $who } adds { $card } for { $price } prayer.
event-committed-free = { $who } adds { $card }.
event-wound = { $who } discards { $cards } for Divine Wound.
event-wound-none = { $who } discards no cards for Divine Wound.
event-result = { $winner } beats { $loser }, { $winner_strength } to { $loser_strength }. { $winner } loses { $winner_lost }, { $loser } loses { $loser_lost }.
event-result-tie = { $winner } and { $loser } are tied at { $winner_strength }: { $winner } defends and wins the tie. { $winner } loses { $winner_lost }, { $loser } loses { $loser_lost }.
event-result-shared = { $winner } beats { $loser }, { $winner_strength } to { $loser_strength }. Losses: { $losses }.
event-result-tie-shared = { $winner } and { $loser } are tied at { $winner_strength }: { $winner } defends and wins the tie. Losses: { $losses }.
event-point = { $who } gains { $points } ({ $source }).
event-recalled = { $who } recalls { $troop } from { $space }.
event-retreated = { $who } retreats with { $troop } from { $from } to { $to }.
event-stayed = { $who } stays at { $space }.
event-refill = { $who } takes all battle cards back.
event-sacrificed = { $who } sacrifices { $units } at { $space }.
event-discarded = { $who } discarded the battle card { $card }.
event-swapped = { $who } swaps a battle card for { $card }.
event-removed = { $who } removed { $card } from the game.
event-over = The game is over: { $who } wins.
event-declined = { $who } declines { $action }.
event-saw = { $who } sees { $card }.
event-reshuffled = The discarded divine cards are shuffled into a new deck.
event-lost_prayer = { $who } loses { $lost } prayer ({ $origin }) and has { $total }.
event-turn_end = { $who } ends the turn.
event-recovered = { $who } takes a card from the discarded divine cards.
event-recovered-card = { $who } takes { $card } from the discarded divine cards.
event-sealed = { $who } seals { $owner }'s { $tile } until the next Day begins.
event-used = { $who } uses { $path_token }.
event-trip = { $who }'s priest goes from { $from_stop } to { $stop }.
event-trip-enter = { $who }'s priest enters the path and goes to { $stop }.
event-trip-wait = { $who } activates the priest at { $stop } again.
event-took = { $who } takes { $path_token }.
event-took-point = { $who } takes the victory point of the path.
event-priest = A priest of { $who } takes the place of a unit at { $space }.
event-priest-reserve = A priest of { $who } goes to the unit reserve.
event-priest_back = { $who } sends the priest at { $space } back to the path.
event-temporary = { $who } takes the { $temporary } token for this Move.
event-refilled = New on the path: { $path_token } at { $stop }.
event-refilled-point = New on the path: a victory point at { $stop }.
event-refilled-several = New on the path: { $what }.
event-lying = { $token } at { $stop }
event-bid = { $who } shows { $card } for the Dawn.
event-spent = { $who } spends { $tokens } and bids { $value }.
event-spent-none = { $who } bids { $value }.
event-spot = { $who } takes position { $place } in the turn order.
event-dawn_token = { $who } gains a dawn token.
event-last_day = { $who } has reached the target, but somebody has more points: this Day is the last.
event-last_day-limit = The limit of Days is reached: this Day is the last.
event-cards_swapped = { $who } swaps the battle cards: { $card } counts.
event-fee = { $who } pays the Sphinx { $price } prayer for entering { $space }.
event-masked = { $who } puts on the Mask: only units and battle cards count in this battle.
event-point-lost = { $who } loses { $points } ({ $source }).
event-over-alliance = The game is over: the alliance wins.
event-point-alliance = The alliance gains { $points } ({ $source }).
event-step_of_day = { $actions ->
    [one] Seth's turn: 1 action.
   *[other] Seth's turn: { $actions } actions.
  }
event-step_of_day-alliance = The alliance's turn.
event-step_of_day-eclipse = Eclipse: all night tiles act.
event-seth_token = Seth places a { $token } token: { $action }.
event-seth_token-colour = Seth places { $owner }'s token: { $action }.
event-seth_token-hit = Seth hits { $victim }: { $action }.
event-proposed-temple = { $who } proposes a level of the temple at { $space }: { $shares }.
event-proposed-ceremony = { $who } proposes the Great Ceremony: { $shares }; { $chooser } would choose the power.
event-proposed = { $who } proposes a split: { $shares }.
event-consent = { $who } agrees.
event-consent-refused = { $who } refuses.
event-fighter = { $who } fights for the alliance at { $space }.
event-temple = The sacred temple at { $space } reaches level { $level }. Sacrificed: { $shares }.
event-power = The alliance gains a power: { $power }.
event-ceremony = The Great Ceremony is held. Paid: { $shares }. The portal is open.
event-captured = { $who } takes one of { $owner }'s units into the troop at { $space }.
event-stolen = { $who } takes a divine card from the hand of { $victim } ({ $origin }).
event-stole = { $who } now holds { $card }.
event-creature_card = Seth corrupts the creature { $card } and attacks the troop at { $space }.
event-creature_card-gone = Its creature is sold: Seth's card { $card } leaves the game.
event-corrupted = Seth corrupts { $victim }'s troop at { $space }.
event-later = { $who } lets others act first.
event-alliance_tile = { $tile } serves the whole alliance.
event-first = The battle at { $space } comes first.
event-next_battle = Now the battle at { $space }.
event-gave = { $who } gives { $receiver } { $prayer } prayer.
event-common_token = { $who } places the alliance's grey token: { $action }.
event-common_token-gold = { $who } places the alliance's gold token: { $action }.
event-fizzled = { $who } cannot pay for { $card }, so it is discarded without effect.
event-alliance = The alliance
event-held = { $who } now holds { $what }: +1 temporary point.
event-held-lost = { $who } no longer holds { $what }: −1 temporary point.
event-held-pyramid = the level-4 pyramid in { $space }

## Where prayer, units and cards come from or go to, in brackets behind a sentence

origin-night = Night
origin-praying = Pray
origin-recall = recall
origin-road = road
origin-battle = battle
origin-tile = tile
origin-creature = creature
origin-dagger = dagger
origin-setup = set-up
origin-recruiting = Recruit
origin-strike = { act-destroy_two }
origin-invoking = Invocation
origin-earlier = begun earlier

## Why the game ended

reason-target = { $who } reached the target of { $target } points at the end of a Day and has the most points.
reason-battle = { $who } has as many points as { $others } but more battle points.
reason-order = { $who } is level with { $others } in points and battle points, and was earlier in the turn order.
reason-day-limit = The limit of Days is reached; { $who } has the most points.
reason-in-the-day = { $who }'s turn began with the target of { $target } points, and nobody had more.
reason-level = { $others } had as many points; being level is enough for the player whose turn begins.
reason-last-day = The last Day is over; { $who } has the most points.
reason-combat-points = Seth has { $target } battle points.
reason-no-units = No unit of the alliance is left on the board.
reason-objectives = The alliance has a sacred temple of level 3, has held the Great Ceremony and has { $target } permanent points.
reason-district = Both objectives are reached, and a unit of the alliance stands in Seth's city.
reason-progress = The limit of Days is reached; the side that got further wins, and a tie goes to the alliance.

## Why a choice is refused

# Said behind a colon: it begins small and has no full stop.

why-over = the game is over
why-not-asked = { $who } has nothing to choose now
why-no-choice = { $code } is not a valid choice; choices are numbers from 0 to { $last }
why-no-choice-here = { $code } is no choice of this game
why-no-answer = that does not answer the current question ({ $question })
why-token-there = this space holds a token already
why-token-placed = the regular token of this turn is placed
why-rows = { $rows ->
        [one] 1 row would still be empty
       *[other] { $rows } rows would still be empty
    } with { $left ->
        [one] 1 token left
       *[other] { $left } tokens left
    }
why-no-silver = there is no silver token to place now
why-no-gold = there is no gold token for this action now
why-token-first = the regular token must be placed first
why-not-held = you do not hold this card
why-price = it costs { $price } prayer and you have { $prayer }
why-not-own-turn = this card cannot be played in your own turn
why-only-move = it can be played only during a Move
why-no-effect = no part of its effect can happen there
why-group = the group cannot be changed like this here
why-not-adjacent = { $space } is not adjacent to { $from }
why-no-movement = the group has no movement left
why-walls = walls can be passed only by the first step of a Move
why-fee = entering costs { $fee } more and you have { $prayer }
why-creature-there = another of your creatures stands there
why-too-many = more than { $limit } of your units would be there
why-no-obelisk = there is no obelisk
why-teleport-same = a teleport must change the space
why-teleport-start = the group does not stand where a teleport can start
why-teleport-again = this Move has teleported there already
why-no-troop = you have no units there
why-troop-stuck = this troop cannot go anywhere now
why-no-reserve = the reserve is empty
why-full = the space is full
why-not-yours = it is neither your district nor one of your troops
why-not-open = it cannot be paid for, or is not open to these units
why-no-district = pyramids stand in districts only
why-pyramid-not-yours = this district is neither yours nor held by you
why-pyramid-held = an enemy troop stands in this district
why-pyramid-high = this pyramid has reached level { $level }
why-not-bought-today = no tile of this colour was bought today
why-other-colour = this Buy space is for another colour
why-tile-owned = you already own a tile of this name
why-sold-out = it is sold out
why-no-pyramid = you control no pyramid of this colour with level { $level }
why-level-closed = this level is not on offer yet
why-battle-not-held = { $card } is not in your hand
why-no-battle-symbol = it has no battle symbol
why-added = it is added already, or cannot be paid for
why-two-battles = you fight two battles at once: one card for each, none is discarded
why-one-battle = you fight one battle: one card is played, one discarded
why-city-taken = this city is taken, or not in this game
why-first-levels = you start with three levels: 1, 1 and 1, or 2 and 1, each colour once
why-first-units = all your starting units are placed now, as many as each district may hold
why-gift = Shared Faith, from your hand, gives another member 1 to 4 prayer that you have and they have room for
why-strike = it takes the card in your hand, its price, and an enemy unit there that it may destroy
why-seal = it takes a Divine Seal, and a tile of this opponent that is not sealed yet
why-ceremony = the Great Ceremony takes place once, when members with units on deserts with an obelisk can pay all of it
why-send-back = a priest goes back only while all three of yours stand on the board, and from where one stands
why-group-size = only what stands here can go, and at least one unit goes
why-attack = a corrupted troop attacks only another member's units, and only within its reach
why-group-share = only units that stand here can go, and one of the mover's own goes along
why-rider = a creature goes only with a unit of the member who controls it
why-must-go-on = this cannot be declined or ended now
why-no-priest = no priest waits in your unit reserve, or none can be placed there
why-no-battle-there = no battle waits there
why-build = a new pyramid needs a free district of yours, a colour you have not built, and its price
why-level-reached = the pyramid there has this level already, or there is none
why-remove = only a battle card in your hand can leave the game
why-creature-place = it is another creature, or it cannot stand there: it needs your units and no creature beside it
why-priests-lost = that many priests cannot be among the units lost
why-trip = no road leads a priest of yours from there to this stop
why-object = you do not hold this object, or it cannot be used now
why-kill = no enemy unit stands there that can be destroyed
why-take = no such tokens lie at this stop
why-replace = no such unit of yours stands there
why-veto = you hold no Veto that you can pay for
why-escape = it takes an Escape that you can pay for, and an empty space beside the battle
why-escape-space = an Escape leads to an empty space beside the battle, through no portal and behind no hostile walls
why-cards-laid = your battle cards are laid; divine cards can be added
why-cards-first = first one battle card is played and another discarded
why-same-card = two different battle cards are needed
why-no-units = this card costs units, and you have none in this battle
why-muted = no divine cards can be added in this battle
why-wound = you do not hold this card, or it lies under a battle card
why-loser-stays = the loser stays only where no unit of the winner is left
why-retreat = there is no space to retreat to
why-retreat-space = a beaten troop retreats to an empty space beside the battle, never behind hostile walls
why-seth-stays = after a battle that he won, Seth's troop stays
why-fighter = only a member with a unit in the troop can fight
why-capture = no fallen unit of this player can join the troop
why-in-order = this player has a place in the order already
why-keep = this card is not among those you look at
why-recover = this card is not in your discards, or cannot be taken back
why-bid = a bid is two different battle cards from your hand
why-spend = you do not have that many Dawn tokens
why-spot = this place in the order is taken
why-hand-of-god = Hand of God, once a Night, raises one of your own pyramids by one level where no enemy stands
why-reinforce = it takes Reinforcements, not used this Night, and units and room for them
why-rob = Annexation takes one card from an enemy who holds any, once a Night
why-share = the shares must add up, and nobody gives or takes more than they can
why-chooser = only a member who can pay for the ceremony picks its power
why-power = this power token is not among those left
why-free-tile = the free tile has level 1 and a colour that your own pyramids allow
why-acted = you have acted in this turn of the alliance, or another member is acting
why-hit = the transparent token hits a member of the alliance
why-unleash = the card must be in hand, its level not above the purple pyramid, and a troop within its reach
why-struck = no troop that this creature may attack stands there: it holds a unit of the token's colour and is in no member's city
why-corrupt = no troop with a unit of the token's colour that can be corrupted stands there
why-destroy = no unit of this player that can be chosen stands there
why-site = a temple rises in a desert without an obelisk, on enough units of the alliance, one of them yours, one level a turn
why-violet-only = a purple token goes on purple spaces only
why-violet-room = the purple tokens still in hand need this space
why-token-gone = this token is not in hand now
why-silver-violet = the silver token goes on purple spaces only
why-raise-only = Seth raises the purple pyramid and no other, and nobody else raises it
why-raised-at = it stands where three districts meet, and is raised as the one in { $space }
why-portal-closed = the portal is closed to the alliance until the Great Ceremony
why-seth-there = a corrupted troop does not enter a space with units of Seth
why-creature-with = two creatures of one side would stand there, and the group could not go on
why-too-many-together = more than { $limit } units would stand there together, and the group could not go on
why-silver-or-grey = the silver and the grey token are not used in the same turn
why-other-side = this tile is for the other side only
why-three-pyramids = each of your three pyramids needs level { $level }
why-violet-low = the purple pyramid has not reached level { $level }
why-their-pyramid = no pyramid of this colour in that city has reached level { $level }

## Options that a game cannot have
why-option-players = players must be from 2 to 5, not { $given }
why-option-players-seth = with Seth players must be from 3 to 6, not { $given }
why-option-points = the victory points must be 8 or 10, not { $given }
why-option-points-seth = Seth's target must be from 6 to 12, not { $given }
why-option-beginner-seth = the beginner rules are not played with Seth
why-option-module = there is no module '{ $given }'; known are { $known }
why-option-module-seth = the module '{ $given }' is not played with Seth
why-option-house = there is no house rule '{ $given }'; known are { $known }
why-option-house-seth = the house rule { $house } is not offered with Seth
why-option-house-needs-seth = the house rule { $house } needs Seth
why-option-house-module = the house rule { $house } needs the module '{ $given }' of Ta-Seti
why-option-value = { $house } must be one of { $known }, not '{ $given }'
why-option-days = { $house } is off or a number of Days from 1 to 999, not '{ $given }'
why-option-new-card = { $house } is three digits: strength, damage, protection
why-option-four = { $house } changes the board for 4 players only
why-option-copies = { $house } is written as ibis:4+hare:2, not '{ $given }'
why-option-no-token = { $house }: there is no path token '{ $given }'
why-option-copies-sum = { $house } must add up to the 33 printed tokens

## Why a bot advises a choice

hint-permanent = { $count ->
    [one] +{ $count } point
   *[other] +{ $count } points
  }
hint-temporary = { $count ->
    [one] +{ $count } point while it is held
   *[other] +{ $count } points while they are held
  }
hint-at-target = enough points to win
hint-two-temples = holds two temples
hint-sanctuary = two units for the Sanctuary
hint-invader = holds an enemy district
hint-units = { $count ->
    [one] 1 more unit on the board
   *[other] { $count } more units on the board
  }
hint-cards = { $count ->
    [one] 1 more divine card
   *[other] { $count } more divine cards
  }
hint-skills = a new skill
hint-objects = a new object
hint-high-pyramids = opens the tiles of a high pyramid
hint-striker = a stronger troop ready to teleport
hint-exposed-temple = guards a temple
hint-exposed = is out of danger
hint-prayer = +{ $count } prayer
hint-no-battle = no battle: nobody is left to fight
hint-battle = { $percent }% chance to win the battle
hint-battle-point = { $percent }% chance of +1 point
hint-token-move = troops on their way win points
hint-token-recruit = units in reserve help nobody
hint-token-raise = high pyramids open better tiles
hint-token-pray = prayer runs low
hint-token-buy = the pyramid is high enough for a good tile
hint-rule-from = a strong troop that guards no temple
hint-rule-group = large groups win battles
hint-rule-end = nothing better is left
hint-rule-done = nothing better is left
hint-rule-buy = one of the best tiles it can afford
hint-rule-raise = the higher the better
hint-rule-build = the higher the better
hint-rule-place = full troops strike harder
hint-rule-play = a strong card, and a weak one thrown away
hint-rule-add = every card helps
hint-rule-step = temples and weaker enemies first
hint-rule-teleport = temples and weaker enemies first
hint-rule-stay = hold what you have won
hint-rule-yes = a sure gain
advice-then = { $choice }, then { $plan }
advice-because = { $choice }: { $reasons }
hint-chance = about a { $percent }% chance to win the game
hint-lot = chosen at random: this card in { $percent }% of such battles
advice-random = a random choice
advice-only = there was no other choice
advice-outside = this bot gives no reasons

puzzle-point = the last point
puzzle-stop = a rival to stop
puzzle-temple = a temple to take
puzzle-battle = a battle to win
puzzle-tile = a tile worth its price
