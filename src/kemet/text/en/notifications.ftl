# What notifications, emails and the previews of links say. Read by people outside the game: short, and nothing hidden in it.
call-one = Your turn: { $table }
call-several = { $count ->
    [one] Your turn at { $count } table
   *[other] Your turn at { $count } tables
}
call-turn = It is your turn at { $table }.
call-ready = Your tournament table is ready: { $table }
call-begins = A round of your tournament has begun, and your table is ready: { $table }.
call-invitation = { $name } invites you
call-invited = { $name } invites you to a game: { $table }.
call-invitations = { $count ->
    [one] { $count } invitation
   *[other] { $count } invitations
}
call-mixed = { $count ->
    [one] { $count } message from Kemet
   *[other] { $count } messages from Kemet
}
call-welcome = Kemet will notify you here when it is your turn.
call-stop = Stop these emails: { $link }
confirm-subject = Kemet: is this your address?
confirm-text = { $name } gave this address for an account at { $home }. If that is you, confirm it here within a day: { $link }
confirm-otherwise = If it is not you, do nothing: nothing more will come.
recover-subject = Kemet: a new password
recover-text = Somebody, we hope you, wants a new password for { $name } at { $home }. Set it here within an hour: { $link }
recover-otherwise = If it was not you, do nothing: the old password stays as it is.
changed-subject = Kemet: your account was changed
changed-password = The password of { $name } at { $home } was changed just now.
changed-mail = The mail address of { $name } at { $home } was changed just now. This one is no longer used.
changed-factor = The second factor of { $name } at { $home } was changed just now.
changed-otherwise = If it was not you, set a new password at once: { $link }
page-description = Kemet, the board game of warring Egyptian gods, in your browser: with friends or against bots, without an account. An unofficial fan project.
link-open = { $free ->
    [one] One seat is free at this table for { $players }. Take it: no account needed.
   *[other] { $free } seats are free at this table for { $players }. Take one: no account needed.
}
link-running = A game for { $players } is being played. Watch it live.
link-over = A game for { $players } is over. See it again, move by move.
