# Textos en español. PO = puntos de oración; tratamiento de tú.
# { $variable } la rellena el programa; .deed dice una elección como acción independiente.

## Counted things

count-units = { $count ->
    [0] ninguna unidad
    [one] 1 unidad
   *[other] { $count } unidades
  }
count-points = { $count ->
    [one] 1 punto de victoria
   *[other] { $count } puntos de victoria
  }
count-temples = { $count ->
    [one] 1 templo
   *[other] { $count } templos
  }
count-cards = { $count ->
    [one] 1 carta
   *[other] { $count } cartas
  }
count-priests = { $count ->
    [0] ningún sacerdote
    [one] 1 sacerdote
   *[other] { $count } sacerdotes
  }
count-dawn = { $count ->
    [one] 1 ficha de alba
   *[other] { $count } fichas de alba
  }
with-creature = { $units } con { $creature }
with-priests = { $units }, { $count ->
    [one] 1 de ellas sacerdote
   *[other] { $count } de ellas sacerdotes
  }
pyramid = { $colour } { $level }
list-and = { $first } y { $last }
symbol-prayer = +{ $count } PO
symbol-units = +{ $units }
symbol-cards = +{ $cards }
symbol-kill = matar { $count }
symbol-movement = +{ $count } { $count ->
    [one] paso
   *[other] pasos
  }
symbol-token = +1 de { $what } en este movimiento
with-owner = { $troop } de { $who }
shared-units = { $who } { $units }
shared-prayer = { $who } { $prayer } PO

## Questions

question-move = El grupo puede seguir
    .text = Da un paso, teletranspórtate, juega una carta, cambia el grupo o termina el movimiento.
question-turn = Tu turno
    .text = Pon una ficha de acción y realiza su acción; juega cartas divinas antes o después; luego termina el turno.
question-place = ¿Adónde van las unidades?
    .text = Elige una casilla para cada unidad, una tras otra; acaba cuando no quieras más.
question-battle-cards = Batalla: dos de tus cartas de combate
    .text = Una se juega, la otra se descarta sin usar. Ambas vuelven cuando todas están usadas.
question-battle-divine-cards = Batalla: cartas divinas
    .text = Añade cuantas cartas divinas con símbolo de batalla quieras y confirma. Se pagan al mostrarlas.
question-start-of-move = ¿Qué tropa mueve?
    .text = Elige la casilla de la que sale.
question-group = ¿Quién va?
    .text = Elige cuántas unidades mueven y si la criatura va con ellas.
question-veto = ¿Veto?
    .text = Anula la carta recién jugada o deja que actúe.
question-raise = ¿Qué pirámide?
    .text = Eleva una pirámide uno o más niveles, o renuncia.
question-buy = ¿Qué loseta?
    .text = Compra una loseta de este color, o renuncia.
question-escape = ¿Huir?
    .text = Vete antes de la batalla, o quédate y combate.
question-loser = Tu tropa ha perdido
    .text = Repliégala por 1 PO por unidad, o retírate a una casilla que elige el vencedor; quédate si allí ya no hay vencedores.
question-loser-with-Seth = Tu tropa ha perdido
    .text = Repliégala por 1 PO menos que sus unidades, o retírate a una casilla que elige el vencedor; quédate si allí ya no hay vencedores.
question-winner = Tu tropa ha ganado
    .text = Quédate, o repliégala por 1 PO por unidad.
question-winner-with-Seth = Tu tropa ha ganado
    .text = Quédate, o repliégala por 1 PO menos que sus unidades.
question-retreat-space = ¿Adónde va el perdedor?
    .text = Elige la casilla adyacente para la tropa vencida.
question-turn-order = Orden de turno del próximo Día
    .text = Tienes menos puntos que nadie, así que decides quién va primero, segundo, etc.
question-divine-wound = Herida divina
    .text = Descarta cartas divinas por +1 de fuerza cada una; acaba cuando no quieras más.
question-creature-home = ¿Adónde va tu criatura?
    .text = Su tropa fue destruida; va a uno de tus distritos con unidades.
question-creature-bought = ¿Dónde pones tu nueva criatura?
    .text = En uno de tus distritos con unidades, o en la reserva.
question-creature-bought-with-Seth = ¿Dónde estará tu nueva criatura?
    .text = En uno de tus distritos con unidades, Osiris también en el de un aliado, o en la reserva.
question-creature-return = ¿Qué criatura vuelve, y adónde?
    .text = Una criatura en la reserva vuelve con una acción Reclutar.
question-card-to-remove = ¿Qué carta de combate se va para siempre?
    .text = Sale de la partida en secreto; la carta especial ocupa su lugar.
question-night-power = Poderes de la Noche
    .text = Usa los poderes de tus losetas nocturnas, o renuncia.
question-vision = Visión: ¿qué carta te quedas?
    .text = Las demás se barajan en el mazo.
question-delta-sacrifice = ¿Sacrificar en el Templo del delta?
    .text = Una unidad de allí vuelve a tu reserva y ganas 5 PO.
question-sanctuary-sacrifice = ¿Sacrificar en el Santuario?
    .text = Dos unidades de allí vuelven a tu reserva y ganas 1 punto de victoria permanente.
question-next-battle = ¿Qué batalla primero?
    .text = Reclutaste contra varias tropas; elige el orden.
question-city = ¿Qué ciudad es la tuya?
    .text = Cada ciudad tiene tres distritos tras murallas.
question-city-with-Seth = ¿Qué ciudad es la tuya?
    .text = Cada ciudad tiene tres distritos tras murallas. La alianza gana junta: con puntos permanentes, un templo sagrado de nivel 3 y la Gran Ceremonia. Seth solo necesita puntos de batalla.
question-starting-pyramid = Pirámides iniciales: distrito { $space }
    .text = Reparte 3 niveles como 1, 1, 1 o como 2, 1 entre tus distritos; el color decide qué losetas puedes comprar.
question-starting-units = Unidades iniciales: distrito { $space }
    .text = 10 unidades en total junto a tus pirámides, 5 por distrito como máximo.
question-starting-units-with-Seth = Unidades iniciales: distrito { $space }
    .text = Seth coloca 12 unidades, 6 por distrito como máximo; cada miembro coloca 10 junto a sus pirámides, 5 por distrito como máximo.
question-nothing = Nada que decidir
    .text = Otros están eligiendo.
question-units-lost = ¿Qué unidades se pierden?
    .text = Eliges cuántas son sacerdotes; los sacerdotes perdidos van a la reserva de unidades.
question-units-lost-in-battle = ¿Qué unidades se pierden en la batalla?
    .text = Eliges cuántas son sacerdotes; los sacerdotes perdidos van a la reserva de unidades.
question-before-the-action = Antes de la acción
    .text = La ficha está puesta. Usa ahora objetos, o empieza la acción.
question-priest = ¿Viaja un sacerdote?
    .text = Antes de mover la tropa, un sacerdote puede avanzar a la siguiente parada de una senda.
question-unit-to-destroy = ¿Qué unidad enemiga muere?
    .text = La senda destruye una unidad enemiga en cualquier lugar; puedes renunciar.
question-tokens-to-take = ¿Qué toma el sacerdote?
    .text = Si toma algo, deja el camino; si no toma nada, se queda aquí.
question-unit-to-replace = ¿A qué unidad sustituye el sacerdote?
    .text = El sacerdote ocupa el lugar de una unidad tuya, que va a la reserva de unidades.
question-battle-objects = Batalla: objetos
    .text = Usa objetos para esta batalla antes de elegir cartas de combate. Cada uno se usa una vez.
question-swap-of-battle-cards = Elección táctica
    .text = Puedes cambiar la carta de combate jugada por la descartada.
question-card-to-recover = Memoria divina: ¿qué carta tomas?
    .text = Estas son las cartas divinas descartadas. Nadie más ve cuál tomas.
question-dawn-bid = Alba: tu puja por el orden de turno
    .text = Se muestra una carta de combate, su fuerza es tu puja; otra se descarta boca abajo. Ambas quedan usadas.
question-dawn-tokens = Alba: ¿cuántas fichas gastas?
    .text = Cada una suma 1 a tu puja y se va. La puja más alta elige primero; en empate, quien iba antes en el orden anterior.
question-place-in-turn-order = Alba: tu puesto en el orden de turno
    .text = Toma cualquier puesto libre del próximo Día.
question-divine-seal = ¿Sello divino de Noche?
    .text = Sella una loseta hasta que empiece el próximo Día, o guarda el Sello.
question-priest-to-send-back = ¿Devolver un sacerdote?
    .text = Los tres están en el tablero; uno puede volver a esperar junto al camino.
question-group-of-owner = ¿Quién va?
    .text = ¿Cuántas unidades de este dueño van con el grupo? A los demás no se les pregunta.
question-creature-with-the-group = ¿Qué criatura va?
    .text = Una criatura puede ir con el grupo; sin una unidad de su dueño, vuelve a su loseta.
question-share = ¿Cuántas de cada uno?
    .text = Di la parte de un jugador tras otro, hasta cubrirlo todo.
question-split-of-prayer = ¿Cómo se reparten los PO?
    .text = Toma el reparto habitual, o propón uno tuyo; todos los presentes deben aceptarlo.
question-consent-to-a-split = ¿Aceptas este reparto?
    .text = Si alguien se niega, vale el reparto habitual.
question-fighter = ¿Quién combate por vuestro bando?
    .text = En la batalla se usan las cartas de combate, las cartas divinas y los PO de este miembro.
question-capture = ¿Acoger a un enemigo caído?
    .text = Corrupción de unidades: una unidad enemiga destruida por daño puede unirse a tu tropa.
question-escape-together = ¿Huir?
    .text = Todos los que tienen unidades allí responden en secreto. Si varios dicen sí, juega la carta el asiento más bajo, y se va toda la tropa.
question-escape-space = ¿Adónde huye tu tropa?
    .text = Elige la casilla adyacente vacía; toda la tropa va allí.
question-member-hit = ¿A quién afecta la ficha?
    .text = La ficha no tiene color: nombra al miembro al que afecta la acción amarilla.
question-creature-card = ¿Qué criatura corrompes?
    .text = Elige una carta de criatura cuya loseta esté en venta; ataca sola y luego sale de la partida. O renuncia.
question-troop-struck = ¿A qué tropa ataca la criatura?
    .text = Elige una tropa con una unidad del miembro afectado, o renuncia.
question-troop-corrupted = ¿Qué tropa corrompes?
    .text = Mueve entera, a tu costa, y puede atacar a otra tropa de la alianza. O renuncia.
question-units-destroyed = ¿Qué unidades mueren?
    .text = Nombra las casillas de las dos unidades; se destruyen a la vez.
question-invasion-cards = Invasión furiosa: cartas de combate
    .text = En dos batallas va una carta a cada una y no se descarta ninguna; quien combate en una juega una carta y descarta otra.
question-invasion-divine-cards = Invasión furiosa: cartas divinas
    .text = Añade cartas divinas, cada una a su batalla, y confirma. Se pagan al mostrarlas.
question-first-battle = ¿Qué batalla primero?
    .text = Ambas están preparadas; di cuál se resuelve primero.
question-turn-of-seth = Tu turno, Seth
    .text = Pon tus fichas una tras otra: violetas en casillas violeta, los colores de los miembros en cualquiera. Luego termina el turno.
question-who-acts-next = ¿Quién actúa ahora?
    .text = Empieza tu turno, o deja actuar antes a otros; el primero que empieza tiene el turno.
question-ceremony-at-last = ¿La Gran Ceremonia ahora?
    .text = Todos los miembros han actuado; aún puedes proponerla.
question-temple = ¿Construir un templo sagrado?
    .text = Propón el siguiente nivel donde tengas una unidad; deben aceptar todos los que pongan unidades. O renuncia.
question-consent-to-a-temple = ¿Aceptas este templo?
    .text = Cuesta unidades tuyas. Basta una negativa y no se construye nada.
question-who-chooses-the-power = ¿Quién elige el poder?
    .text = Nombra al miembro que elegirá el poder de la ceremonia.
question-consent-to-the-ceremony = ¿Aceptas la ceremonia?
    .text = Pagarías tu parte. Basta una negativa y no se celebra.
question-power-token = ¿Qué poder trae la ceremonia?
    .text = Sirve a todos los miembros desde ahora.
question-card-to-keep = Ventaja divina: ¿qué carta te quedas?
    .text = La otra se descarta.
question-sanctuary-for-a-point = ¿Sacrificar en el Santuario?
    .text = Dos unidades de la alianza allí vuelven a sus reservas por 1 punto de victoria permanente.
question-free-tile = ¿Con qué loseta empiezas?
    .text = Toma una loseta de nivel 1, gratis: violeta para Seth, un color de sus pirámides para los miembros.

## Why a question is asked

cause-recruit = acción Reclutar
cause-enlistment = carta divina Alistamiento
cause-night = Refuerzos de la Noche
cause-mercenaries = Mercenarios recién comprados
cause-road = símbolo en la senda del sacerdote
cause-direct = Reclutamiento directo
cause-reinforcements = carta divina Refuerzos
cause-destroyed = se destruyen unidades fuera de una batalla
cause-sacrifice = sacrificio
cause-own-card = tu propia carta de combate cuesta unidades
cause-battle = pérdidas de la batalla
cause-before-cards = se pierden unidades antes de las cartas
cause-temple = unidades para un templo sagrado
cause-ceremony = PO para la Gran Ceremonia
cause-split = PO que gana la tropa

## What a choice means

choice-pass-action = renunciar a la acción; la ficha queda puesta
choice-pass-veto = dejar que la carta actúe
choice-pass-move = no mover a nadie
choice-pass-escape = quedarse y combatir
choice-pass-sacrifice = conservar las unidades
choice-pass-pyramid = ninguna pirámide aquí
choice-pass-night = no usar más poderes nocturnos
choice-done-place = no más unidades
choice-done-battle = confirmar tus cartas
choice-done-wound = no descartar más
choice-end-turn = terminar tu turno
choice-end-move = terminar aquí el movimiento
choice-yes-veto = jugar Veto: { $card } no tiene efecto
choice-yes-delta = perder 1 unidad, ganar { $prayer } PO
choice-yes-sanctuary = perder 2 unidades, ganar 1 punto de victoria
choice-recall = { $units } a la reserva
    .deed = replegar { $units }
choice-recall-shared = { $units } a la reserva, { $prayer } PO a repartir
    .deed = replegar { $units }; { $prayer } PO a repartir
choice-retreat = { $winner } elige una casilla adyacente
    .deed = retirarse; { $winner } elige una casilla adyacente
choice-stay = conservar { $units }: { $space }
choice-reinforce = colocar hasta { $units } de tu reserva, gratis
choice-place = { $space } (ahora hay { $here })
    .deed = una unidad: { $space } (ahora hay { $here })
choice-place-attack = { $space }: atacar a { $who }, { $troop }
    .deed = una unidad: { $space }, atacar a { $who }, { $troop }
choice-from = { $space }: { $troop }
    .deed = mover la tropa: { $space } ({ $troop })
choice-group = pasos: { $movement }
    .deed = ir con { $troop }
choice-group-stays = pasos: { $movement }; se quedan { $left }
    .deed = ir con { $troop }; se quedan { $left }
choice-step = { $space }
    .deed = ir: { $space }
choice-step-own = { $space }: unirse a tu tropa ({ $troop })
    .deed = unirse a tu tropa ({ $troop }): { $space }
choice-step-attack = { $space }: atacar a { $who }, { $troop }
    .deed = atacar a { $who } ({ $troop }): { $space }
choice-step-temple = { $space }: templo, 1 punto
    .deed = ir: { $space }, templo, 1 punto
choice-step-pyramid = { $space }: toma la pirámide de { $who } ({ $pyramid })
    .deed = ir: { $space }, y tomar la pirámide de { $who } ({ $pyramid })
choice-teleport = { $what }
    .deed = teletransporte: { $what }
choice-escape = a { $space }
    .deed = huir: { $space }
choice-retreat-to = { $space }
    .deed = enviar al perdedor: { $space }
choice-fight = { $space }: contra { $who }, { $troop }
    .deed = combatir primero: { $space }, contra { $who }, { $troop }
choice-card = { $card }: { $text }
    .deed = jugar { $card }
choice-card-at = { $card }: { $what }
    .deed = jugar { $card }: { $what }
choice-add = { $card }: { $text }
    .deed = añadir { $card }
choice-keep = { $card }: { $text }
    .deed = quedarse { $card }
choice-recover = { $card }: { $text }
    .deed = recuperar { $card }
choice-card-target = { $card }: { $who } pierde 1 de { $troop }, { $space }
    .deed = jugar { $card }: { $who } pierde 1 de { $troop }, { $space }
choice-wound = descartar { $card }: +1 de fuerza
choice-city = ciudad { $city }
    .deed = tomar la ciudad { $city }
choice-pyramid = pirámide ({ $colour }) de nivel { $level }
    .deed = empezar aquí con una pirámide ({ $colour }) de nivel { $level }
choice-units = { $units }
    .deed = empezar aquí con { $units }
choice-next = sigue { $who } ({ $points })
choice-gold = ficha dorada: otra vez { $action } ({ $what })
    .deed = ficha dorada: { $what }
choice-gold-buy = otra loseta de un color con una ficha tuya, 1 PO más
    .deed = Comprar: otra loseta de un color con una ficha tuya, 1 PO más
choice-silver = ficha plateada: { $what }
choice-token-row = { $what } (ocupa la fila { $row })
choice-token-move = mover un grupo de unidades
    .deed = Mover: un grupo de unidades
choice-token-move-priest = puede viajar un sacerdote; luego mueve un grupo de unidades
    .deed = Mover: puede viajar un sacerdote; luego mueve un grupo de unidades
choice-token-recruit = unidades de tu reserva ({ $units }) por 1 PO cada una
    .deed = Reclutar: unidades de tu reserva ({ $units }) por 1 PO cada una
choice-token-raise = elevar una pirámide
    .deed = Elevar: una pirámide
choice-token-pray = ganar { $prayer } PO
    .deed = Rezar: ganar { $prayer } PO
choice-token-buy = comprar una loseta ({ $colour }) hasta el nivel { $level }
    .deed = Comprar: una loseta ({ $colour }) hasta el nivel { $level }
choice-token-buy-none = ninguna pirámide de ese color ({ $colour }): no hay nada que comprar
    .deed = Comprar: ninguna pirámide de ese color ({ $colour }), no hay nada que comprar
choice-raise = { $space }: pirámide ({ $colour }) del nivel { $from } al { $level }
    .deed = { $space }: elevar la pirámide ({ $colour }) del nivel { $from } al { $level }
choice-raise-point = { $what }; 1 punto mientras la ocupes
choice-build = { $space }: nueva pirámide ({ $colour }), nivel { $level }
    .deed = { $space }: construir una pirámide ({ $colour }) de nivel { $level }
choice-creature = { $creature }: { $space }
choice-creature-reserve = { $creature } espera en la reserva
choice-buy = { $tile }: { $text }
    .deed = comprar { $tile }
choice-play = jugar { $played }, descartar { $discarded }
choice-remove = retirar { $card } para siempre
choice-pass-priest = no viaja ningún sacerdote; seguir con el movimiento
choice-pass-kill = no destruir a nadie
choice-pass-take = no tomar nada; el sacerdote se queda aquí
choice-pass-seal = guardar el Sello
choice-pass-sendback = todos los sacerdotes se quedan en el tablero
choice-pass-swap = conservar la carta mostrada
choice-done-prepare = empezar la acción
choice-done-objects = no usar nada más
choice-yes-swap = cuenta { $discarded } en vez de { $played }
choice-group-priests = { $what }, con { $priests }
    .deed = { $what }
choice-fee = { $what }; la Esfinge exige { $price } PO
choice-dedication = { $what }; ganas { $prayer } PO
choice-trap = { $what }; una trampa te mata antes { $units }
choice-trip-enter = entrar al camino hasta { $stop } ({ $kind }): { $way }; allí: { $there }
    .deed = enviar un sacerdote a { $stop }; allí: { $there }
choice-trip = de { $from } a { $stop } ({ $kind }): { $way }; allí: { $there }
    .deed = enviar al sacerdote de { $from } a { $stop }; allí: { $there }
choice-trip-wait = el sacerdote que espera en { $stop } toma lo que hay: { $there }
choice-way-empty = nada por el camino
choice-there-empty = nada
choice-take-object = { $what }. El sacerdote vuelve a esperar junto al camino
    .deed = tomar { $what }
choice-take-skill = { $what }. El sacerdote sustituye luego a una unidad tuya en el tablero
    .deed = tomar { $what }
choice-take-token = { $token } – { $text }
    .deed = { $token }
choice-take-point = 1 punto de victoria permanente
choice-replace = { $space }: el sacerdote se une a tu tropa ({ $troop }); una unidad va a tu reserva
choice-replace-priest = { $space }: releva al sacerdote de allí, que va a tu reserva de unidades
choice-sendback = { $space }: el sacerdote vuelve a esperar junto al camino; se quedan { $left }
choice-sendback-creature = { $what }, y { $creature } va a la reserva
choice-priest = un sacerdote: { $space } (ahora hay { $here })
choice-priest-attack = un sacerdote: { $space }, atacar a { $who }, { $troop }
choice-lose-none = perder { $units }, ningún sacerdote
choice-lose = perder { $units }, entre ellas { $priests }
choice-lose-last = perder { $units }, entre ellas { $priests }, las últimas aquí
choice-kill = { $space }: { $who } pierde 1 de { $troop }
choice-use = { $token }: { $text }
    .deed = usar { $token }
choice-seal = { $tile } de { $who } no tiene efecto hasta que empiece el próximo Día: { $text }
    .deed = sellar { $tile } de { $who }
choice-spend = pujar { $card } + { $tokens } = { $value }; quedan { $left }
choice-spot = puesto { $place } de { $players } en el próximo Día
choice-pass-consent = negarse
choice-pass-split = el reparto habitual: { $shares }
choice-pass-temple = no construir más
choice-pass-ceremony = ninguna ceremonia ahora
choice-pass-capture = no llevarse a nadie
choice-done-destroy = no destruir más
choice-yes-escape = jugar Huida: se va toda la tropa
choice-yes-temple = { $space }: aceptar el nivel { $level } del templo: { $shares }
choice-yes-ceremony = aceptar: { $shares }; { $who } elige el poder
choice-yes-split = aceptar: { $shares }
choice-violet = { $text }
    .deed = { $action }
choice-colour = con la ficha de { $who }: { $text }
    .deed = { $action }, con la ficha de { $who }
choice-colour-hit = contra { $who }: { $text }
    .deed = { $action }, contra { $who }
choice-clear = ficha translúcida: { $text }
    .deed = ficha translúcida: { $action }
choice-grey = ficha gris de la alianza: { $what }
choice-common = ficha dorada de la alianza: { $what }
choice-hit = afecta a { $who }
choice-unleash = { $card }: { $text }
    .deed = corromper { $card }
choice-troop-strike = { $space }: { $who }, { $troop }
    .deed = { $space }: golpear a { $who } ({ $troop })
choice-troop-corrupt = { $space }: { $who }, { $troop }
    .deed = { $space }: corromper la tropa ({ $who }, { $troop })
choice-first = primero la batalla: { $space }
choice-begin = empezar tu turno
choice-later = dejar actuar antes a otros
choice-ceremony = proponer la Gran Ceremonia, { $prayer } PO en total
choice-give = dar { $prayer } PO a { $who }
choice-rob = una carta al azar de la mano de { $who }
choice-regroup = elegir otra vez quién sigue
choice-alone = no va ninguna criatura
choice-ride = va { $creature }
choice-share-group = { $who }: van { $units }
choice-share-loses = { $who } pierde { $units }
choice-share-gives = { $who } da { $units }
choice-share-pays = { $who } paga { $prayer } PO
choice-share-gains = { $who } gana { $prayer } PO
choice-propose = proponer un reparto tuyo
choice-temple = { $space }: proponer el nivel { $level } del templo, por { $units }
choice-fighter = combate { $who }
choice-chooser = { $who } elige el poder
choice-capture = una unidad de { $who } se une a tu tropa
choice-power = { $power }: { $text }
    .deed = elegir { $power }
choice-play-both = { $played }: { $space }, { $second }: { $other }
choice-add-second = { $card } para { $space }: { $text }
    .deed = añadir { $card } para { $space }
choice-other = { $choice }

## What happened

event-city = { $who } se instala en la ciudad { $city }.
event-pyramid = { $space }: { $who } construye una pirámide ({ $colour }) de nivel { $level }.
event-units = { $space }: { $who } coloca { $units }.
event-night = Cae la Noche.
event-day = Empieza el Día { $day }.
event-day_ends = Termina el Día { $day }.
event-order = Orden de turno: { $order }.
event-prayer = { $who } gana { $gained } PO ({ $origin }) y tiene { $total }.
event-drawn = { $who } roba una carta divina ({ $origin }).
event-drawn-several = { $who } roban una carta divina cada uno ({ $origin }).
event-drew = { $who } roba { $card } ({ $origin }).
event-turn = Ronda { $round }: turno de { $who }.
event-turn-side = Turno de { $who }.
event-token = { $who } pone una ficha ({ $token }): { $action }.
event-raised = { $space }: { $who } eleva la pirámide ({ $colour }) al nivel { $level } por { $price } PO.
event-raised-free = { $space }: { $who } eleva la pirámide ({ $colour }) al nivel { $level }, gratis.
event-bought = { $who } compra { $tile } por { $price } PO.
event-bought-free = { $who } toma { $tile }, gratis.
event-placed = { $space }: { $who } añade { $units } ({ $origin }).
event-placed-paid = { $space }: { $who } añade { $units } por { $price } PO ({ $origin }).
event-creature = { $space }: llega { $creature } de { $who }.
event-creature-reserve = { $creature } de { $who } va a la reserva.
event-step = { $who } mueve { $troop }: { $from } → { $to }.
event-teleport = { $who } teletransporta { $troop } por { $price } PO: { $from } → { $to }.
event-teleport-by = { $who } teletransporta { $troop }: { $from } → { $to }; { $payer } paga { $price } PO.
event-teleport-free = { $who } teletransporta { $troop } gratis: { $from } → { $to }.
event-card = { $who } juega { $card } por { $price } PO.
event-card-free = { $who } juega { $card }.
event-card-at = { $space }: { $who } juega { $card } por { $price } PO.
event-card-at-free = { $space }: { $who } juega { $card }.
event-vetoed = Veto: { $card } de { $who } no tiene efecto.
event-escaped = { $who } huye con { $troop }: { $from } → { $to }.
event-destroyed = { $space }: { $who } pierde { $units } ({ $origin }).
event-battle = Batalla, { $space }: { $attacker } ataca a { $defender }.
event-called_off = { $space }: no hay batalla, { $defender } ya no está.
event-shown = { $who } debe mostrar la carta de combate { $card }.
event-revealed = { $who } juega { $card }: en total fuerza { $strength }, daño { $damage }, protección { $protection }.
event-committed = { $who } añade { $card } por { $price } PO.
event-committed-free = { $who } añade { $card }.
event-wound = { $who } descarta { $cards } por Herida divina.
event-result = { $winner } vence a { $loser }, { $winner_strength } a { $loser_strength }. { $winner } pierde { $winner_lost }, { $loser } pierde { $loser_lost }.
event-result-tie = Empate a { $winner_strength } entre { $winner } y { $loser }: { $winner } defiende y gana el empate. { $winner } pierde { $winner_lost }, { $loser } pierde { $loser_lost }.
event-result-shared = { $winner } vence a { $loser }, { $winner_strength } a { $loser_strength }. Bajas: { $losses }.
event-result-tie-shared = Empate a { $winner_strength } entre { $winner } y { $loser }: { $winner } defiende y gana el empate. Bajas: { $losses }.
event-point = { $who } gana { $points } ({ $source }).
event-recalled = { $space }: { $who } repliega { $troop }.
event-retreated = { $who } se retira con { $troop }: { $from } → { $to }.
event-stayed = { $space }: { $who } se queda.
event-refill = { $who } recupera todas sus cartas de combate.
event-sacrificed = { $space }: { $who } sacrifica { $units }.
event-discarded = { $who } descartó la carta de combate { $card }.
event-swapped = { $who } cambia una carta de combate por { $card }.
event-removed = { $who } retiró { $card } de la partida.
event-over = Fin de la partida: gana { $who }.
event-declined = { $who } no usa { $action }.
event-saw = { $who } ve { $card }.
event-reshuffled = Las cartas divinas descartadas se barajan en un mazo nuevo.
event-lost_prayer = { $who } pierde { $lost } PO ({ $origin }) y tiene { $total }.
event-turn_end = { $who } termina el turno.
event-recovered = { $who } toma una carta divina descartada.
event-recovered-card = { $who } toma { $card } de las cartas divinas descartadas.
event-sealed = { $who } sella { $tile } de { $owner } hasta que empiece el próximo Día.
event-used = { $who } usa { $path_token }.
event-trip = Un sacerdote de { $who } va de { $from_stop } a { $stop }.
event-trip-enter = Un sacerdote de { $who } entra al camino y va a { $stop }.
event-trip-wait = { $who } activa otra vez al sacerdote de { $stop }.
event-took = { $who } toma { $path_token }.
event-took-point = { $who } toma el punto de victoria del camino.
event-priest = { $space }: un sacerdote de { $who } ocupa el lugar de una unidad.
event-priest-reserve = Un sacerdote de { $who } va a la reserva de unidades.
event-priest_back = { $space }: { $who } devuelve el sacerdote al camino.
event-temporary = { $who } toma la ficha de { $temporary } para este movimiento.
event-refilled = Nuevo en el camino: { $path_token } en { $stop }.
event-refilled-point = Nuevo en el camino: un punto de victoria en { $stop }.
event-refilled-several = Nuevo en el camino: { $what }.
event-lying = { $token } en { $stop }
event-bid = { $who } muestra { $card } para el Alba.
event-spent = { $who } gasta { $tokens } y puja { $value }.
event-spent-none = { $who } puja { $value }.
event-spot = { $who } toma el puesto { $place } del orden de turno.
event-dawn_token = { $who } gana una ficha de alba.
event-last_day = { $who } ha alcanzado el objetivo, pero alguien tiene más puntos: este Día es el último.
event-last_day-limit = Se ha alcanzado el límite de Días: este Día es el último.
event-cards_swapped = { $who } cambia las cartas de combate: cuenta { $card }.
event-fee = { $space }: { $who } paga { $price } PO a la Esfinge por entrar.
event-masked = { $who } se pone la Máscara: en esta batalla solo cuentan unidades y cartas de combate.
event-point-lost = { $who } pierde { $points } ({ $source }).
event-over-alliance = Fin de la partida: gana la alianza.
event-point-alliance = La alianza gana { $points } ({ $source }).
event-step_of_day = { $actions ->
    [one] Turno de Seth: 1 acción.
   *[other] Turno de Seth: { $actions } acciones.
  }
event-step_of_day-alliance = Turno de la alianza.
event-step_of_day-eclipse = Eclipse: actúan todas las losetas nocturnas.
event-seth_token = Seth pone una ficha ({ $token }): { $action }.
event-seth_token-colour = Seth pone la ficha de { $owner }: { $action }.
event-seth_token-hit = Seth golpea a { $victim }: { $action }.
event-proposed-temple = { $space }: { $who } propone un nivel del templo: { $shares }.
event-proposed-ceremony = { $who } propone la Gran Ceremonia: { $shares }; { $chooser } elegiría el poder.
event-proposed = { $who } propone un reparto: { $shares }.
event-consent = { $who } acepta.
event-consent-refused = { $who } se niega.
event-fighter = { $space }: { $who } combate por la alianza.
event-temple = { $space }: el templo sagrado alcanza el nivel { $level }. Sacrificios: { $shares }.
event-power = La alianza gana un poder: { $power }.
event-ceremony = Se celebra la Gran Ceremonia. Pagos: { $shares }. El portal está abierto.
event-captured = { $space }: { $who } acoge en la tropa una unidad de { $owner }.
event-stolen = { $who } toma una carta divina de la mano de { $victim } ({ $origin }).
event-stole = { $who } tiene ahora { $card }.
event-creature_card = { $space }: Seth corrompe { $card } contra la tropa.
event-creature_card-gone = Su criatura se ha vendido: la carta de Seth { $card } sale de la partida.
event-corrupted = { $space }: Seth corrompe la tropa de { $victim }.
event-later = { $who } deja actuar antes a otros.
event-alliance_tile = { $tile } sirve a toda la alianza.
event-first = Primero la batalla: { $space }.
event-next_battle = Ahora la batalla: { $space }.
event-gave = { $who } da { $prayer } PO a { $receiver }.
event-common_token = { $who } pone la ficha gris de la alianza: { $action }.
event-common_token-gold = { $who } pone la ficha dorada de la alianza: { $action }.
event-fizzled = { $who } no puede pagar { $card }, que se descarta sin efecto.
event-alliance = La alianza
event-held = { $who } controla ahora { $what }: +1 punto temporal.
event-held-lost = { $who } ya no controla { $what }: −1 punto temporal.
event-held-pyramid = la pirámide de nivel 4 en { $space }

## Where prayer, units and cards come from or go to, in brackets behind a sentence

origin-night = Noche
origin-praying = Rezar
origin-recall = repliegue
origin-road = ruta
origin-battle = batalla
origin-setup = preparación
origin-recruiting = Reclutar
origin-strike = Destruir unidades
origin-invoking = Invocación
origin-earlier = empezado antes

## Why the game ended

reason-target = { $who } alcanzó el objetivo de { $target } puntos al final de un Día y tiene más puntos que nadie.
reason-battle = { $who } tiene tantos puntos como { $others }, pero más puntos de batalla.
reason-order = { $who } empata con { $others } en puntos y puntos de batalla, e iba antes en el orden de turno.
reason-day-limit = Se ha alcanzado el límite de Días; { $who } tiene más puntos que nadie.
reason-in-the-day = El turno de { $who } empezó con el objetivo de { $target } puntos, y nadie tenía más.
reason-level = { $others } tenía los mismos puntos; a quien empieza su turno le basta el empate.
reason-last-day = El último Día ha terminado; { $who } tiene más puntos que nadie.
reason-combat-points = Seth tiene { $target } puntos de batalla.
reason-no-units = No queda ninguna unidad de la alianza en el tablero.
reason-objectives = La alianza tiene un templo sagrado de nivel 3, ha celebrado la Gran Ceremonia y tiene { $target } puntos permanentes.
reason-district = Ambos objetivos están cumplidos, y una unidad de la alianza está en la ciudad de Seth.
reason-progress = Se ha alcanzado el límite de Días; gana el bando que llegó más lejos, y en empate la alianza.

## Why a choice is refused

why-over = la partida ha terminado
why-not-asked = { $who } no tiene nada que elegir ahora
why-no-choice = { $code } no es una elección válida; son números del 0 al { $last }
why-no-choice-here = { $code } no es una elección de esta partida
why-no-answer = eso no responde a la pregunta actual ({ $question })
why-token-there = en esta casilla ya hay una ficha
why-token-placed = la ficha normal de este turno ya está puesta
why-rows = { $rows ->
    [one] 1 fila quedaría vacía
   *[other] { $rows } filas quedarían vacías
  } con { $left ->
    [one] 1 ficha restante
   *[other] { $left } fichas restantes
  }
why-no-silver = ahora no hay ficha plateada que poner
why-no-gold = ahora no hay ficha dorada para esta acción
why-token-first = antes hay que poner la ficha normal
why-not-held = no tienes esta carta
why-price = cuesta { $price } PO y tienes { $prayer }
why-not-own-turn = esta carta no se puede jugar en tu propio turno
why-only-move = solo se puede jugar durante un movimiento
why-no-effect = ninguna parte de su efecto puede ocurrir allí
why-group = el grupo no se puede cambiar así aquí
why-not-adjacent = { $space } no es adyacente a { $from }
why-no-movement = al grupo no le quedan pasos
why-walls = las murallas solo se pasan con el primer paso de un movimiento
why-fee = entrar cuesta { $fee } más y tienes { $prayer }
why-creature-there = allí hay otra criatura tuya
why-too-many = habría allí más de { $limit } unidades tuyas
why-no-obelisk = no hay obelisco
why-teleport-same = un teletransporte debe cambiar de casilla
why-teleport-start = el grupo no está donde puede empezar un teletransporte
why-teleport-again = este movimiento ya se ha teletransportado allí
why-no-troop = no tienes unidades allí
why-troop-stuck = esta tropa no puede ir a ninguna parte ahora
why-no-reserve = la reserva está vacía
why-full = la casilla está llena
why-not-yours = no es tu distrito ni una tropa tuya
why-not-open = no se puede pagar o no está abierto a estas unidades
why-no-district = las pirámides solo están en distritos
why-pyramid-not-yours = este distrito no es tuyo ni lo ocupas
why-pyramid-held = hay una tropa enemiga en este distrito
why-pyramid-high = esta pirámide ha alcanzado el nivel { $level }
why-not-bought-today = hoy no se ha comprado ninguna loseta de este color
why-other-colour = esta casilla de Comprar es de otro color
why-tile-owned = ya tienes una loseta con este nombre
why-sold-out = está agotada
why-no-pyramid = no controlas ninguna pirámide de este color de nivel { $level }
why-level-closed = este nivel aún no está a la venta
why-battle-not-held = { $card } no está en tu mano
why-no-battle-symbol = no tiene símbolo de batalla
why-added = ya está añadida o no se puede pagar
why-two-battles = libras dos batallas a la vez: una carta para cada una, ninguna se descarta
why-one-battle = libras una batalla: una carta se juega, otra se descarta
why-city-taken = esta ciudad está ocupada o no está en esta partida
why-first-levels = empiezas con tres niveles: 1, 1 y 1, o 2 y 1, cada color una vez
why-first-units = ahora se colocan todas tus unidades iniciales, tantas como quepan en cada distrito
why-gift = Fe compartida, desde tu mano, da a otro miembro de 1 a 4 PO que tengas y que le quepan
why-strike = hace falta la carta en tu mano, su precio y una unidad enemiga allí que pueda destruir
why-seal = hace falta un Sello divino y una loseta de este rival aún sin sellar
why-ceremony = la Gran Ceremonia se celebra una vez, cuando miembros con unidades en desiertos con obelisco pueden pagarla entera
why-send-back = un sacerdote vuelve solo si los tres están en el tablero, y desde donde haya uno
why-group-size = solo puede ir lo que está aquí, y va al menos una unidad
why-attack = una tropa corrupta solo ataca unidades de otro miembro, y solo a su alcance
why-group-share = solo pueden ir unidades que están aquí, y va una propia de quien mueve
why-rider = una criatura solo va con una unidad del miembro que la controla
why-must-go-on = ahora no se puede renunciar ni terminar
why-no-priest = ningún sacerdote espera en tu reserva de unidades, o no cabe allí
why-no-battle-there = allí no espera ninguna batalla
why-build = una pirámide nueva necesita un distrito tuyo libre, un color sin construir y su precio
why-level-reached = la pirámide de allí ya tiene este nivel, o no hay ninguna
why-remove = solo una carta de combate de tu mano puede salir de la partida
why-creature-place = es otra criatura, o no puede estar allí: necesita unidades tuyas y ninguna criatura al lado
why-priests-lost = no puede haber tantos sacerdotes entre las unidades perdidas
why-trip = ninguna senda lleva a un sacerdote tuyo desde allí a esta parada
why-object = no tienes este objeto, o no se puede usar ahora
why-kill = allí no hay unidad enemiga que se pueda destruir
why-take = no hay tales fichas en esta parada
why-replace = allí no hay una unidad tuya así
why-veto = no tienes ningún Veto que puedas pagar
why-escape = hace falta una Huida que puedas pagar y una casilla vacía junto a la batalla
why-escape-space = una Huida lleva a una casilla vacía junto a la batalla, sin portal ni tras murallas hostiles
why-cards-laid = tus cartas de combate están puestas; aún se pueden añadir cartas divinas
why-cards-first = antes se juega una carta de combate y se descarta otra
why-same-card = hacen falta dos cartas de combate distintas
why-no-units = esta carta cuesta unidades, y no tienes ninguna en esta batalla
why-muted = en esta batalla no se pueden añadir cartas divinas
why-wound = no tienes esta carta, o está bajo una carta de combate
why-loser-stays = el perdedor solo se queda donde no queda ninguna unidad del vencedor
why-retreat = no hay casilla a la que retirarse
why-retreat-space = una tropa vencida se retira a una casilla vacía junto a la batalla, nunca tras murallas hostiles
why-seth-stays = tras una batalla ganada, la tropa de Seth se queda
why-fighter = solo puede combatir un miembro con una unidad en la tropa
why-capture = ninguna unidad caída de este jugador puede unirse a la tropa
why-in-order = este jugador ya tiene un puesto en el orden
why-keep = esta carta no está entre las que miras
why-recover = esta carta no está en tus descartes, o no se puede recuperar
why-bid = una puja son dos cartas de combate distintas de tu mano
why-spend = no tienes tantas fichas de alba
why-spot = este puesto del orden está ocupado
why-hand-of-god = Mano de dios eleva, una vez por Noche, una pirámide propia un nivel donde no haya enemigos
why-reinforce = hacen falta Refuerzos sin usar esta Noche, y unidades y sitio para ellas
why-rob = Anexión toma una carta de un enemigo que tenga alguna, una vez por Noche
why-share = las partes deben cuadrar, y nadie da ni toma más de lo que puede
why-chooser = solo un miembro que puede pagar la ceremonia elige su poder
why-power = esta ficha de poder no está entre las que quedan
why-free-tile = la loseta gratis es de nivel 1 y de un color que permiten tus propias pirámides
why-acted = ya has actuado en este turno de la alianza, u otro miembro está actuando
why-hit = la ficha translúcida afecta a un miembro de la alianza
why-unleash = la carta debe estar disponible, su nivel no superar la pirámide violeta, y haber una tropa a su alcance
why-struck = allí no hay tropa que esta criatura pueda atacar: tiene una unidad del color de la ficha y no está en la ciudad de un miembro
why-corrupt = allí no hay tropa que se pueda corromper con una unidad del color de la ficha
why-destroy = allí no hay unidad de este jugador que se pueda elegir
why-site = un templo se alza en un desierto sin obelisco, sobre suficientes unidades de la alianza, una tuya, un nivel por turno
why-violet-only = una ficha violeta solo va en casillas violeta
why-violet-room = las fichas violeta que quedan necesitan esta casilla
why-token-gone = esta ficha no está disponible ahora
why-silver-violet = la ficha plateada solo va en casillas violeta
why-raise-only = Seth solo eleva la pirámide violeta, y nadie más la eleva
why-raised-at = está donde se unen tres distritos, y se eleva como la de { $space }
why-portal-closed = el portal está cerrado a la alianza hasta la Gran Ceremonia
why-seth-there = una tropa corrupta no entra en una casilla con unidades de Seth
why-creature-with = habría allí dos criaturas de un bando, y el grupo no podría seguir
why-too-many-together = habría allí más de { $limit } unidades juntas, y el grupo no podría seguir
why-silver-or-grey = la ficha plateada y la gris no se usan en el mismo turno
why-other-side = esta loseta es solo para el otro bando
why-three-pyramids = cada una de tus tres pirámides necesita el nivel { $level }
why-violet-low = la pirámide violeta no ha alcanzado el nivel { $level }
why-their-pyramid = ninguna pirámide de este color en esa ciudad ha alcanzado el nivel { $level }

## Why a bot advises a choice

hint-permanent = { $count ->
    [one] +{ $count } punto
   *[other] +{ $count } puntos
  }
hint-temporary = { $count ->
    [one] +{ $count } punto mientras se ocupe
   *[other] +{ $count } puntos mientras se ocupen
  }
hint-at-target = puntos suficientes para ganar
hint-two-temples = ocupa dos templos
hint-sanctuary = dos unidades para el Santuario
hint-invader = ocupa un distrito enemigo
hint-units = { $count ->
    [one] 1 unidad más en el tablero
   *[other] { $count } unidades más en el tablero
  }
hint-cards = { $count ->
    [one] 1 carta divina más
   *[other] { $count } cartas divinas más
  }
hint-skills = una aptitud nueva
hint-objects = un objeto nuevo
hint-high-pyramids = abre las losetas de una pirámide alta
hint-striker = una tropa más fuerte lista para teletransportarse
hint-exposed-temple = guarda un templo
hint-exposed = queda fuera de peligro
hint-prayer = +{ $count } PO
hint-no-battle = sin batalla: no queda nadie para combatir
hint-battle = { $percent } % de ganar la batalla
hint-battle-point = { $percent } % de lograr +1 punto
hint-token-move = las tropas en marcha ganan puntos
hint-token-recruit = las unidades en reserva no ayudan a nadie
hint-token-raise = las pirámides altas abren mejores losetas
hint-token-pray = quedan pocos PO
hint-token-buy = la pirámide basta para una buena loseta
hint-rule-from = una tropa fuerte que no guarda ningún templo
hint-rule-group = los grupos grandes ganan batallas
hint-rule-end = no queda nada mejor
hint-rule-done = no queda nada mejor
hint-rule-buy = una de las mejores losetas que puede pagar
hint-rule-raise = cuanto más alta, mejor
hint-rule-build = cuanto más alta, mejor
hint-rule-place = las tropas llenas golpean más
hint-rule-play = una carta fuerte, y una débil descartada
hint-rule-add = cada carta ayuda
hint-rule-step = templos y enemigos débiles primero
hint-rule-teleport = templos y enemigos débiles primero
hint-rule-stay = conserva lo ganado
hint-rule-yes = una ganancia segura
advice-then = { $choice }, luego { $plan }
advice-because = { $choice }: { $reasons }
hint-chance = cerca del { $percent } % de ganar la partida
hint-lot = al azar: esta carta en el { $percent } % de tales batallas
advice-random = una elección al azar
advice-only = no había otra elección
advice-outside = este bot no da razones

puzzle-point = el último punto
puzzle-temple = tomar un templo
puzzle-battle = ganar una batalla
puzzle-tile = una loseta que vale su precio
