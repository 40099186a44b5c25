# Textos en español. PO = puntos de oración; tratamiento de tú.
call-one = Te toca: { $table }
call-several = { $count ->
    [one] Te toca en { $count } mesa
   *[other] Te toca en { $count } mesas
  }
call-turn = Te toca en { $table }.
call-ready = Tu mesa del torneo está lista: { $table }
call-begins = Ha empezado una ronda de tu torneo y tu mesa está lista: { $table }.
call-invitation = { $name } te invita
call-invited = { $name } te invita a una partida: { $table }.
call-invitations = { $count ->
    [one] { $count } invitación
   *[other] { $count } invitaciones
}
call-mixed = { $count ->
    [one] { $count } aviso de Kemet
   *[other] { $count } avisos de Kemet
}
call-welcome = Kemet te avisará aquí cuando te toque.
call-stop = Dejar de recibir estos correos: { $link }
confirm-subject = Kemet: ¿es esta tu dirección?
confirm-text = { $name } dio esta dirección para una cuenta en { $home }. Si eres tú, confírmala aquí antes de un día: { $link }
confirm-otherwise = Si no eres tú, no hagas nada: no llegará nada más.
recover-subject = Kemet: una contraseña nueva
recover-text = Alguien, esperamos que tú, quiere una contraseña nueva para { $name } en { $home }. Ponla aquí antes de una hora: { $link }
recover-otherwise = Si no fuiste tú, no hagas nada: la contraseña anterior sigue igual.
changed-subject = Kemet: tu cuenta ha cambiado
changed-password = La contraseña de { $name } en { $home } acaba de cambiar.
changed-mail = El correo de { $name } en { $home } acaba de cambiar. Este ya no se usa.
changed-factor = La verificación en dos pasos de { $name } en { $home } acaba de cambiar.
changed-otherwise = Si no fuiste tú, pon enseguida una contraseña nueva: { $link }
page-description = Kemet, el juego de mesa de los dioses egipcios en guerra, en tu navegador: con amigos o contra bots, sin cuenta. Proyecto de fans, no oficial.
link-open = { $free ->
    [one] Queda un asiento libre en esta mesa para { $players }. Siéntate: no hace falta cuenta.
   *[other] Quedan { $free } asientos libres en esta mesa para { $players }. Siéntate: no hace falta cuenta.
  }
link-running = Se está jugando una partida para { $players }. Mírala en directo.
link-over = Una partida para { $players } ha terminado. Vuelve a verla, jugada a jugada.
