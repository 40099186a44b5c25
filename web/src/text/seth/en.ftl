# A table with Seth: the day track, both sides' scores, panels, Seth's board, the map.

track-name = Day track
track-now = { $what }, step { $step } of { $steps }
track-seth = { $count ->
    [one] turn of Seth with 1 token
   *[other] turn of Seth with { $count } tokens
}
track-alliance = turn of the alliance
track-eclipse = eclipse
track-text = The Day runs from left to right: a diamond is a turn of Seth with so many tokens, a sun is a turn in which every member acts once, the covered sun is the eclipse.
track-members = Members of the alliance

score-alliance = Alliance: { $points } of { $target } permanent points
score-alliance-text = The alliance wins with so many permanent points once both objectives are fulfilled, or with both objectives and a unit in Seth's city at the start of its turn.
score-seth = Seth: { $points } of { $target } battle points
score-seth-text = Seth counts battle points only. He wins at once with so many, or when no unit of the alliance is left on the map.

member-acting = acts
member-fighter = fights
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
alliance-grey-text = Once a Day one member lays it on his own board for one more action.
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
    [one] 1 violet token left
   *[other] { $count } violet tokens left
}
seth-violet-text = Goes on a free violet space.
seth-colour-text = Goes on any free violet or yellow space. On yellow it hits the member of its colour.
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
