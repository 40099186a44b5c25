# A table with Seth: the day track, both sides' scores, panels, Seth's board, the map.

## The lobby

opt-seth-short = one god against all the others
opt-players-seth = { $members ->
    [one] Seth and 1 member of the alliance
   *[other] Seth and { $members } members of the alliance
}
opt-target-seth = 8 or 10 as printed; any other number is a house rule: fewer make it easier for Seth, more make it harder
opt-not-with-seth = not played with Seth
# The side that won, at the beginning of a sentence.
winner-alliance = The Alliance
agreed-seth = { $members ->
    [one] Seth against 1 member of the alliance
   *[other] Seth against { $members } members of the alliance
}
agreed-target-seth = Seth needs { $points } battle points
card-seth = Seth against { $members }
seth-first = A first game against Seth
seth-first-text = One god against all the others: two sides, gentle bots. The table explains whatever you point at.
seth-first-allies = Your allies
seth-first-against = { $count ->
    [one] You and 1 ally against Seth
   *[other] You and { $count } allies against Seth
}
seth-first-as = You as Seth against { $count }

track-name = Day track
laid-step = step { $number }
track-now = { $what }, step { $step } of { $steps }
track-seth = { $count ->
    [one] turn of Seth with 1 token
   *[other] turn of Seth with { $count } tokens
}
track-alliance = turn of the alliance
track-eclipse = eclipse
track-text = The Day runs from left to right: a diamond is a turn of Seth with that number of tokens, a sun is a turn in which every member acts once, the covered sun is the eclipse.
track-now-seth = { $count ->
    [one] Seth places 1 token
   *[other] Seth places { $count } tokens
}
track-now-alliance = The alliance acts
track-now-eclipse = The eclipse
track-members = Members of the alliance

score-alliance = Alliance: { $points } of { $target } permanent points
score-alliance-text = The alliance wins with this many permanent points once both objectives are fulfilled, or with both objectives and a unit in Seth's city at the start of its turn.
score-seth = Seth: { $points } of { $target } battle points
score-seth-text = Seth counts battle points only. He wins at once with this many, or when no unit of the alliance is left on the map.

member-acting = acts
member-fighter = fights
member-proposes = proposes
member-agrees = agrees
member-asked = asked
member-later = later
member-acted = done

objective-temple = temple
objective-temple-done = Objective fulfilled: a sacred temple of level 3
objective-temple-open = Objective open: a sacred temple of level 3
objective-temple-text = On a desert without temple or obelisk, units standing there are sacrificed for each level: 1, then 2, then 3. Level 3 brings a power token and counts as a temple.
objective-ceremony = ceremony
objective-ceremony-done = Objective fulfilled: the Great Ceremony
objective-ceremony-open = Objective open: the Great Ceremony, { $cost } prayer now
objective-ceremony-text = Members with a unit on a desert with an obelisk pay for it together; every temporary point makes it cheaper by 4. It opens the portal to Seth's city and brings a power token.
objective-payers = Could pay now: { $who }.
objective-no-payers = Nobody could pay now.
alliance-temporary = { $count ->
    [one] 1 temporary point
   *[other] { $count } temporary points
}
alliance-temporary-text = One for each temple that is held and each pyramid of level 4 that Seth does not hold. They make the ceremony cheaper, but never count for victory.
alliance-osiris = bought by { $who }; any member may lead him
alliance-grey-ready = Grey token of the alliance: ready
alliance-grey-placed = Grey token of the alliance: used today
alliance-grey-text = Once a Day one member places it on their own board for one extra action.
alliance-gold-ready = Gold token of the alliance: ready
alliance-gold-placed = Gold token of the alliance: used today
alliance-gold-text = Once a Day one member takes one more action that the power names.

seth-tokens-text = In each of the four turns of the alliance a member lays one token; a fifth one lies in Seth's hand.
seth-stolen = { $count ->
    [one] 1 of them is from the other side's deck.
   *[other] { $count } of them are from the other side's deck.
}
seth-token-of = token of { $who }
seth-violet-left = { $count ->
    [one] 1 purple token left
   *[other] { $count } purple tokens left
}
seth-violet-text = Goes on a free purple space.
seth-colour-text = Goes on any free purple or yellow space. On yellow it hits the member of its colour.
seth-silver-text = Once a Day one more action on a free space, in a turn in which Seth also lays another token.
seth-clear-text = Once a Day one more action on any free space; on yellow Seth names the member it hits.
seth-creature-cards = { $count ->
    [one] 1 creature card
   *[other] { $count } creature cards
}
seth-card-used = has fought
seth-captives = Captured units: { $who }
seth-captives-text = They fight for Seth and go back to their owners when they die.
seth-laid = Tokens lie on { $spaces }

board-portal-open = Portal: open to everybody
board-portal-closed = Portal: closed to the alliance
board-sacred = sacred temple of level { $level }
board-sacred-income = { $prayer } prayer at the end of the Day
board-inert = without effect in this game
board-mixed = alliance troop, { $units }: { $owners }
board-captured = { $count ->
    [one] 1 captured unit among them
   *[other] { $count } captured units among them
}

market-alliance = owned by the alliance
market-for-alliance = for the alliance together
market-for-seth = for Seth alone

tab-seth = Seth
## Questions to several owners and to the whole alliance

stones-of = { $who }: { $picked } of { $count }
stones-one = { $who }, unit { $number }
party-part = { $who }: { $units }
party-text = Filled stones go, hollow ones stay. A tap on a name takes all or none of them.
party-creature-text = A creature goes only with a unit of the one who controls it.
share-part = { $who } { $count }
share-has = has { $prayer }
share-less = Less of { $who }
share-more = More of { $who }
share-rest = { $count } still open
share-usual = Without agreement: { $shares }
share-is-usual = This is what counts if nobody answers.
share-reset = Take these
share-do-usual = Usual split
share-do-split = Propose
share-do-battle = Lose: { $shares }
share-do-before-cards = Lose: { $shares }
share-do-own-card = Lose: { $shares }
share-do-temple = Give up: { $shares }
share-do-ceremony = Propose
ask-share-battle = { $count ->
    [one] Choose the unit lost
   *[other] Choose { $count } losses
  }
ask-share-battle-text = You decide for the whole troop, nobody need agree. A creature stays only beside a unit of its controller.
ask-share-before-cards = { $count ->
    [one] One unit is lost before the cards
   *[other] { $count } units are lost before the cards
  }
ask-share-before-cards-text = Protection does not help here. You decide for the whole troop.
ask-share-own-card = { $count ->
    [one] Your own battle card costs one unit
   *[other] Your own battle card costs { $count } units
  }
ask-share-own-card-text = You decide for the whole troop, nobody need agree.
ask-share-temple = { $count ->
    [one] Who gives up a unit?
   *[other] Who gives up { $count } units?
  }
ask-share-temple-text = They go to their owners' reserves. Only owners who give one are asked to agree.
ask-share-ceremony = Who pays { $count } prayer?
ask-share-ceremony-text = Everybody who pays must agree; else nothing is paid.
ask-share-split = How are { $count } prayer split?
ask-share-split-text = The usual split needs no agreement; to another one all who were present must agree.
team-split = How the prayer would be split
team-temple = { $space }, level { $level }
team-ceremony = The Great Ceremony
team-order = Who acts next?
team-refused = The proposal was refused
team-prayer = { $count } prayer
team-chooser = { $who } would choose the power.
team-or-nothing = One refusal is enough, and nothing happens.
team-state-proposes = proposes
team-state-agrees = agrees
team-state-asked = asked
team-state-refuses = refuses
team-state-later = later
team-state-acted = has acted
prompt-victim = It hits { $who }.
prompt-begin = Begin my turn
prompt-later = Others first
prompt-ceremony = Propose the ceremony
prompt-propose = Another split
prompt-regroup-mixed = Change the group
prompt-pass-escape-together = Stay and fight
prompt-pass-sanctuary-for-a-point = Keep both units
prompt-pass-creature-card = Corrupt no creature
prompt-pass-troop-struck = Attack nobody
prompt-pass-troop-corrupted = Corrupt no troop
prompt-pass-units-destroyed = Destroy nobody
prompt-pass-temple = Build no temple
prompt-pass-ceremony-at-last = No ceremony now
prompt-pass-split-of-prayer = Usual split
prompt-pass-consent-to-a-split = Refuse: usual split
prompt-pass-consent-to-a-temple = Refuse the temple
prompt-pass-consent-to-the-ceremony = Refuse the ceremony
prompt-pass-capture = Take nobody along
prompt-done-units-destroyed = Destroy no more
prompt-yes-sanctuary-for-a-point = Sacrifice both units
prompt-yes-escape-together = Escape
prompt-yes-consent-to-a-split = Agree to the split
prompt-yes-consent-to-a-temple = Agree to the temple
prompt-yes-consent-to-the-ceremony = Agree to the ceremony
prompt-do-attack = Attack there
prompt-do-destroy = Destroy one there
prompt-do-troop = This troop
prompt-do-temple = Build here
prompt-do-first = This battle first
prompt-do-unleash = Corrupt it
prompt-do-power = Choose it
chat-closed = The chat is closed
chat-closed-text = Seth has turned a troop against its own side: until the cards are shown nobody may talk.

## Ceremony

ceremony-name = The Great Ceremony
ceremony-text = Once in a game: it opens the portal, fulfils the objective and wakes one power.
ceremony-cost = { $full } − { $less } × { $points ->
    [one] 1 temporary point
   *[other] { $points } temporary points
  } = { $cost } prayer
ceremony-given = { $given } of { $cost } given
ceremony-cannot = cannot pay
ceremony-cannot-text = no unit on a desert with an obelisk
ceremony-power = Who chooses the power?
ceremony-bar = Shares: { $shares }

## Battles of several members

fight-fighter = fighter
fight-with = with { $who }
fight-alone = alone
fight-common = the whole alliance
fight-corrupted = corrupted by Seth
fight-for-seth = If the corrupted troop wins, the point is for Seth.
fight-creature = { $creature }, without units
fight-choose-fighter = { $who } fights
fight-choose-self = I fight
fight-has = battle cards: { $battle }, divine cards: { $divine }, prayer: { $prayer }
fight-step-fighter = Fighter
fight-step-before = Before
invasion-name = Furious invasion
invasion-battle = Battle { $number }: { $space }
invasion-short = battle { $number }
invasion-pick = One card to each battle, none is thrown away
invasion-pick-text = Tap a card for battle 1, then one for battle 2. Divine cards belong to the battle they lie in.
invasion-lock = Lock both cards
invasion-waits = Its cards lie ready; it waits for the other battle.
fight-seth-gains = { $count ->
    [one] Seth gains 1 point.
   *[other] Seth gains { $count } points.
  }
victory-alliance-text = Together you have driven Seth from the land by the Nile.
