# Textos en español. PO = puntos de oración; tratamiento de tú.

colon = :
parts-you = Tú

tokens-title = Tablero de acciones
tokens-title-of = Tablero de acciones: { $who }
tokens-used = usada hoy
tokens-open = Abrir el tablero de acciones
tokens-open-text = Pulsa para abrir el tablero de acciones.
laid-none = Ninguna ficha puesta hoy.
tokens-legal = posible ahora
tokens-left = { $count ->
    [one] queda 1 ficha de acción
   *[other] quedan { $count } fichas de acción
  }
tokens-left-text = En cada uno de tus cinco turnos del Día se pone una ficha normal.
tokens-row-done = La fila { $row } tiene una ficha
tokens-row-needed = La fila { $row } aún necesita una ficha
tokens-row-text = Al acabar el Día cada fila debe tener al menos una ficha tuya; la plateada cuenta, la dorada no.
tokens-gold = Ficha dorada
tokens-gold-text = Una vez al Día, una acción más que permiten tus losetas doradas, en un turno en el que también pones una ficha normal.
tokens-gold-none = Ficha dorada: no tienes
tokens-gold-placed = Ficha dorada: usada hoy
tokens-gold-hand = Ficha dorada: lista
tokens-gold-use = Ficha dorada: { $action }
tokens-silver = Ficha plateada
tokens-silver-text = Una vez al Día una acción más en cualquier casilla libre, en un turno en el que también pones una ficha normal.
tokens-silver-placed = Ficha plateada: usada hoy
tokens-silver-hand = Ficha plateada: lista; pulsa para ponerla ahora

market-title = Losetas de poder
market-all = todas
market-tab = losetas ({ $colour }); tu pirámide: { $level }
market-not-now = Ahora no
market-your-level = tu pirámide tiene nivel { $level }
market-taken = Tomada
market-level = Nivel { $level }
market-place = { $colour }, nivel { $level }
market-yours = tuya
market-owner = de { $who }
market-sealed = sellada hasta el próximo Día
market-can = puedes comprarla ahora
market-can-for = puedes comprarla ahora por { $price } PO
market-can-seal = puedes sellarla ahora

hand-title = Tus cartas
hand-battle = Cartas de combate · { $count } de { $all }
hand-divine = Cartas divinas · { $count }
hand-offered = Elige una
hand-none = ninguna
hand-used = usada; vuelve cuando todas estén usadas
hand-remove = retirar para siempre
hand-watching = Estás mirando; las manos están ocultas.
hand-back = Carta de combate, boca abajo
hand-battle-card = { $name }: fuerza { $strength }, daño { $damage }, protección { $protection }
hand-divine-card = { $count ->
    [one] { $name }, cuesta { $cost }
   *[other] { $count } veces { $name }, cuesta { $cost }
  }
hand-play = { $count ->
    [one] Jugar { $name }, cuesta { $cost }
   *[other] Jugar { $name }, cuesta { $cost }; tienes { $count }
  }

fight-title = Batalla: { $space }
fight-steps = Pasos de la batalla
fight-step-escape = Huida
fight-step-march = Marcha
fight-step-objects = Objetos
fight-step-cards = Cartas
fight-step-locked = Elegidas
fight-step-reveal = Mostrar
fight-step-strength = Fuerza
fight-step-losses = Pérdidas
fight-step-spoils = Botín
fight-step-retreat = Retirada
fight-attacker = atacante
fight-defender = defensor · gana el empate
fight-see-board = Ver el tablero
fight-open = Volver a la batalla
fight-dismiss = Cerrar el resultado
fight-skip = Saltar
fight-tempo = Velocidad: { $tempo }
fight-tempo-still = fija
fight-say-locked = Ambos han elegido.
fight-scale = La balanza: { $left } contra { $right }
fight-units = { $count ->
    [one] 1 unidad
   *[other] { $count } unidades
  }
fight-figures-lost = { $count ->
    [one] 1 unidad, bajas: { $lost }
   *[other] { $count } unidades, bajas: { $lost }
  }
fight-silent = No cuenta en esta batalla.
fight-strength-of = Fuerza de { $who }
fight-value-text = La fuerza suma unidades, carta de combate, losetas, criatura, objetos y cartas divinas.
fight-mirror = { $card }, reflejada
fight-other = otros efectos
fight-temporary-strength = ficha de la senda
fight-temporary-damage = ficha de la senda
fight-temporary-protection = ficha de la senda
fight-card-open = tu carta de combate
fight-card-possible = { $count ->
    [one] carta de combate, 1 posible
   *[other] carta de combate, { $count } posibles
  }
fight-divine-possible = { $count ->
    [one] hasta 1 carta divina
   *[other] hasta { $count } cartas divinas
  }
fight-if-added = { $name }, si la añades
fight-losses = Pérdidas
fight-losses-text = El daño del otro bando menos tu protección; nunca más que todas tus unidades.
fight-damage-taken = daño recibido
fight-protection = protección
fight-lost = bajas: { $count }
fight-own-card = por tu propia carta de combate
fight-points = { $count ->
    [one] { $signed } punto de victoria
   *[other] { $signed } puntos de victoria
  }
fight-prayer = +{ $count } PO
fight-cards = { $count ->
    [one] roba 1 carta divina
   *[other] roba { $count } cartas divinas
  }
fight-dawn = { $count ->
    [one] +1 ficha de alba
   *[other] +{ $count } fichas de alba
  }
fight-your-battle-cards = Tus cartas de combate
fight-your-divine-cards = Tus cartas divinas de batalla
fight-pick = Juega una, descarta una
fight-pick-text = Toca una carta para jugarla y otra para descartarla. Las cartas divinas van bajo la carta que juegas.
fight-cost = Cuesta ahora { $cost } de tus { $prayer } PO.
fight-tag-play = jugar
fight-tag-discard = descartar
fight-tag-add = añadir
fight-tag-add-many = añadir { $count }
fight-lock = Confirmar elección
fight-undo = Deshacer
fight-seal = Sellar { $tile } de { $who }
fight-wound = Descartar { $name } por 1 de fuerza
fight-recall = Replegar
fight-recall-for = Replegar por +{ $prayer } PO
fight-waiting = Ambos bandos eligen
fight-waiting-text = Nadie ve una carta hasta que ambos bandos han elegido.
fight-waiting-for = esperando a { $who }
fight-continue = Continuar
fight-choosing = ambos bandos eligen sus cartas
fight-has-chosen = { $who } ha elegido.
fight-is-choosing = { $who } está eligiendo.
fight-hidden-text = Nadie ve la carta hasta que ambos han elegido.
fight-odds = Tus probabilidades
fight-odds-text = Sobre cada carta de combate que el otro bando aún puede tener, todas igual de probables; añade cada carta divina que pueda tener y pagar. No se cuentan objetos.
fight-odds-all = Tus probabilidades, bien jugado
fight-odds-card = Si juegas { $card }
fight-odds-win = victoria { $win } %
fight-odds-say = Ganas en el { $win } por ciento de los casos; sobrevive al menos una unidad tuya en el { $survive } por ciento
fight-odds-more = Punto: { $point } %; supervivientes: { $survive } %. Pérdidas medias: { $own } tuyas, { $enemy } suyas.
fight-odds-more-plain = Supervivientes: { $survive } %. Pérdidas medias: { $own } tuyas, { $enemy } suyas.
fight-you-win = Ganas, { $high } : { $low }.
fight-you-lose = Gana { $winner }, { $high } : { $low }; pierdes.
fight-wins = { $winner } vence a { $loser }, { $high } : { $low }.
fight-and-points = { $count ->
    [one] { $signed } punto de victoria.
   *[other] { $signed } puntos de victoria.
  }
fight-loses = { $count ->
    [0] { $who } no pierde ninguna unidad.
    [one] { $who } pierde 1 unidad.
   *[other] { $who } pierde { $count } unidades.
  }
fight-loses-you = { $count ->
    [0] No pierdes ninguna unidad.
    [one] Pierdes 1 unidad.
   *[other] Pierdes { $count } unidades.
  }
fight-fate-recalled = { $count ->
    [one] { $who } repliega 1 unidad por 1 PO.
   *[other] { $who } repliega { $count } unidades por { $count } PO.
  }
fight-fate-recalled-you = { $count ->
    [one] Repliegas 1 unidad por 1 PO.
   *[other] Repliegas { $count } unidades por { $count } PO.
  }
fight-fate-retreated = { $who } se retira: { $space }.
fight-fate-retreated-you = Te retiras: { $space }.
fight-fate-stayed = { $who } se queda.
fight-fate-stayed-you = Te quedas.
fight-fate-destroyed = A { $who } no le queda nadie allí.
fight-fate-destroyed-you = No te queda nadie allí.
fight-say-begin = Atacante: { $attacker }, al menos { $left }. Defensor: { $defender }, al menos { $right }.
fight-winner = gana
fight-say-reveal = Se muestra: { $attacker }; { $defender }.
fight-say-card = { $who } { $card }, { $strength }, { $damage }, { $protection }
fight-say-with = con { $cards }
fight-say-strength = Fuerza: { $attacker } { $left }, { $defender } { $right }.
fight-say-tie = El empate es del defensor.
fight-say-losses = Pérdidas: { $attacker } { $left }, { $defender } { $right }.

way-title = El camino a Ta-Seti
way-boards = Cuatro tableros de izquierda a derecha; las flechas van de parada en parada
way-stop = { $kind } { $stop }
way-there = allí: { $what }
way-nothing = allí no hay nada
way-priests = { $count ->
    [one] un sacerdote de { $who }
   *[other] { $count } sacerdotes de { $who }
  }
way-to-with = { $stop } ({ $what })
way-leads = sendas a { $stops }
way-legal = Posible ahora
way-symbol-text = Todos los símbolos de la senda recorrida actúan al instante, en el orden del viaje.
way-points-left = { $count ->
    [one] 1 punto más en reserva
   *[other] { $count } puntos más en reserva
  }
way-ask = { $count ->
    [one] Se alcanza una parada: tócala y envía al sacerdote.
   *[other] Se alcanzan { $count } paradas: toca una y envía al sacerdote.
  }
way-who = ¿Qué sacerdote va?
way-from-reserve = uno nuevo
way-walk = Enviar al sacerdote
way-walk-from = Enviar desde { $from }
way-no-priest = Ningún sacerdote
way-take = Tomar { $what }
way-take-nothing = No tomar nada
way-look = Señala una parada para ver qué hay y adónde llevan sus sendas.
way-close = Ver el tablero
way-players = Sacerdotes, objetos y aptitudes
way-count-wait = en espera: { $count }
way-count-walk = { $count } en el camino
way-count-map = { $count } en el mapa
way-count-reserve = { $count } en la reserva de unidades
way-no-object = ningún objeto
way-no-skill = ninguna aptitud
way-dawn = { $count ->
    [one] 1 ficha de alba
   *[other] { $count } fichas de alba
  }

bid-title = Alba
bid-text = La puja más alta toma primero un puesto en el orden de turno; las iguales, según el orden anterior.
bid-places = Puestos del orden de turno
bid-place-free = Puesto { $place }
bid-place-legal = Tomar el puesto { $place }
bid-place-taken = Puesto { $place }: { $who }
bid-bids = Pujas
bid-old-place = número { $place } hasta ahora
bid-none = aún sin puja
bid-value = puja { $value }
bid-spent = { $count ->
    [one] 1 gastada ·
   *[other] { $count } gastadas ·
  }
bid-spend = { $count ->
    [0] Ninguna
   *[other] Gastar { $count }
  }
bid-tokens-text = Quien pierde una batalla, o todas sus unidades en ella, gana una ficha de alba. Cada una gastada suma 1 a una puja.
bid-tokens-hidden = Fichas de alba: ocultas
bid-show = Pujar { $value }
bid-show-none = Pujar

## Table

page-loading = Un momento…
page-missing = Aquí no hay nada.
page-missing-text = Quizá la dirección esté mal escrita o la mesa se haya borrado.
page-home = Volver al vestíbulo
gallery-name = Galería

bar-home = Volver al vestíbulo
bar-day = Día { $day }
bar-night = Noche { $day }
bar-round = ronda { $round } de { $rounds }
bar-round-short = ronda { $round }
bar-last-day = último Día
bar-order = Orden de turno
bar-first-to = objetivo
bar-tools = Herramientas
bar-mute = Silenciar
bar-unmute = Activar sonido
bar-text = La mesa como texto
bar-language = Idioma
bar-theme = Colores de día o de noche
bar-rules = Reglas
bar-menu = Menú

board-region = Tablero
board-name = Mapa para { $players } jugadores
board-whole = Ver todo el mapa
board-not-now = No es posible ahora.
board-legal = Posible
board-legal-many = Posible: { $count } opciones
board-pyramid = pirámide { $colour }, nivel { $level }
board-crossing = puerto entre { $from } y { $to }
way-steps = { $steps ->
    [one] un paso
   *[other] { $steps } pasos
  }
way-teleport = { $steps ->
    [one] teletransporte
   *[other] { $steps } pasos, uno es teletransporte
  }
word-prayer = PO
word-victory = puntos

space-of-city = Distrito { $space } de { $who }
space-gate-of = Puerta de { $who }

players-name = Jugadores
side-name = Poderes y registro
hand-name = Tu mano
tabs-name = Partes de la mesa
tab-map = Mapa
tab-actions = Acciones
tab-hand = Mano
tab-powers = Poderes
tab-log = Registro
tab-asked = aquí se pregunta

player-resigned = abandonó: bot
player-gave-up = abandonó
player-away = ausente
player-active = Es su turno
player-city = ciudad { $city }
player-points = { $count ->
    [one] 1 punto de victoria
   *[other] { $count } puntos de victoria
  }
player-points-text = Puntos para siempre y puntos que ocupa ahora. Con { $target } al final de un Día la partida puede acabar.
player-no-points = aún sin puntos
player-prayer = { $count } PO
player-prayer-text = Paga niveles, losetas, unidades, teletransportes y cartas. Nadie tiene nunca más de 11.
player-tokens = { $count ->
    [one] queda 1 ficha de acción
   *[other] quedan { $count } fichas de acción
  }
player-reserve = { $count ->
    [one] 1 unidad en reserva
   *[other] { $count } unidades en reserva
  }
player-reserve-text = Unidades que se pueden volver a reclutar.
player-divine = { $count ->
    [one] 1 carta divina
   *[other] { $count } cartas divinas
  }
player-divine-text = Ocultas a todos los demás. Cada Noche llega una más.
player-battle = { $count ->
    [one] 1 carta de combate en mano
   *[other] { $count } cartas de combate en mano
  }
player-battle-text = Ya mostradas: { $shown }. Todas vuelven cuando se usan las dos últimas.
player-battle-none = ninguna
player-cards = { $divine ->
    [one] 1 carta divina
   *[other] { $divine } cartas divinas
  }, { $battle ->
    [one] 1 carta de combate
   *[other] { $battle } cartas de combate
  }
player-tiles = Losetas: { $tiles }
player-priests = { $count ->
    [one] 1 sacerdote espera junto al camino
   *[other] { $count } sacerdotes esperan junto al camino
  }
player-priests-text = Una ficha de Mover puede hacer avanzar a uno.
player-dawn = { $count ->
    [one] 1 ficha de alba
   *[other] { $count } fichas de alba
  }
player-sum-strength = Fuerza en cada batalla
player-sum-attack = Fuerza al atacar
player-sum-defence = Fuerza al defender
player-sum-damage = Daño en cada batalla
player-sum-protection = Protección en cada batalla
player-sum-move = Pasos de cada movimiento
player-sum-initiative = Defensores que mueren antes de la batalla
player-sum-night = PO cada Noche
player-sum-pray = PO de cada acción Rezar
player-more = { $count } más
race-name = La carrera a los { $target } puntos
race-bar = { $count } de { $target } puntos, { $now } de ellos temporales
player-held = Lo que { $who } aún puede tener
player-held-text = { $count } en mano, { $possible } posibles
player-source-battle = Ganados en batallas; para siempre.
player-source-temporary = Templos y pirámides de nivel 4 que ocupa ahora; se pierden con ellos.
player-source-two_temples = Por dos o más templos al final de un Día; para siempre.
player-source-sanctuary = Por sacrificios en el Santuario; para siempre.
player-source-tiles = De losetas Punto de victoria; para siempre.
player-source-creatures = De la Esfinge; para siempre.
player-source-path = Del camino a Ta-Seti; para siempre.
player-source-daggers = Ganados y perdidos con Dagas de doble filo.
player-doing-turn = turno
player-doing-move = mueve
player-doing-battle = batalla
player-doing-other = elige

preview-name = Qué es esto
preview-idle = Señala cualquier cosa: aquí se explica, con su precio.
preview-choice = Tu elección
preview-several = { $count } opciones aquí: haz clic para verlas.
preview-obelisk = obelisco: un lugar al que teletransportarse
preview-harbour = puerto
preview-win = victoria { $percent } %
preview-survive = supervivientes { $percent } %
preview-losses = pérdidas { $own } : { $enemy }

prompt-name = Tu decisión
prompt-moving = Movimiento: { $space }
prompt-steps = { $count ->
    [0] Sin pasos: juega una carta, deja unidades o para.
    [one] Queda un paso. Elige una casilla que brille.
   *[other] Quedan { $count } pasos. Elige una casilla que brille.
  }
prompt-card-target = { $card }: elige una casilla que brille, o Esc para devolver la carta.
prompt-several = Aquí se pueden hacer varias cosas: { $space }
answers-step = Un paso o más
answers-teleport = Teletransporte
answers-fight = Atacar
answers-binding = no se puede deshacer
prompt-all = { $count ->
    [one] Ver 1 opción en lista
   *[other] Ver las { $count } opciones en lista
  }
prompt-waiting = Esperando a { $who }
prompt-wait-text = Puedes seguir mirando el tablero. Las órdenes permanentes del menú responden por ti.
prompt-watching = Estás mirando. Señala o toca cualquier cosa para que se explique.
prompt-past = Un momento del pasado
prompt-past-text = El tablero muestra la mesa como era entonces.
prompt-now = Volver a ahora
prompt-undo = Deshacer
prompt-undo-closed = Nada que deshacer, o se reveló algo desde entonces
prompt-hint = Pista
prompt-hint-says = El bot elegiría: { $what }
prompt-hint-do = Hacerlo
prompt-hint-use = Usar la pista
prompt-end-turn = Terminar turno
prompt-stop = Parar aquí
prompt-group = Van estas
prompt-regroup = Dejar aquí al resto
prompt-go = Ir allí
prompt-end = Terminar
prompt-done = Listo
prompt-pass-starting-pyramid = Dejar vacío
prompt-pass-start-of-move = No mover
prompt-pass-raise = No construir nada
prompt-pass-buy = No comprar nada
prompt-pass-place = No reclutar a nadie
prompt-pass-creature-return = Dejar en reserva
prompt-pass-veto = Dejar actuar la carta
prompt-pass-escape = Quedarse y combatir
prompt-pass-night-power = No más poderes
prompt-pass-delta-sacrifice = Conservar la unidad
prompt-pass-sanctuary-sacrifice = Conservar ambas
prompt-pass-priest = No viaja ninguno
prompt-pass-unit-to-destroy = Perdonar a todos
prompt-pass-tokens-to-take = No tomar nada
prompt-pass-divine-seal = Guardar el Sello
prompt-pass-priest-to-send-back = Todos se quedan
prompt-pass-swap-of-battle-cards = Conservar la mostrada
prompt-done-place = No más unidades
prompt-done-divine-wound = No descartar más
prompt-done-battle-objects = No usar nada más
prompt-done-before-the-action = Empezar la acción
prompt-yes-veto = Jugar Veto
prompt-yes-delta-sacrifice = Sacrificar la unidad
prompt-yes-sanctuary-sacrifice = Sacrificar ambas
prompt-yes-swap-of-battle-cards = Cambiar las cartas
prompt-yes = Sí
prompt-recall = Replegar
prompt-retreat = Retirada
prompt-stay = Quedarse
prompt-reinforce = Reforzar
prompt-raise = Elevar
prompt-build = Construir
prompt-do-fight-there = Atacar allí
prompt-do-step = Ir allí
prompt-do-teleport = Teletransportarse
prompt-do-place = Poner una unidad
prompt-do-priest = Poner un sacerdote
prompt-do-from = Esta tropa
prompt-do-raise = Elevar
prompt-do-build = Construir
prompt-do-escape = Huir allí
prompt-do-retreat = Enviarlos allí
prompt-do-fight = Esta batalla primero
prompt-do-city = Tomar esta ciudad
prompt-do-creature = Ponerla allí
prompt-do-card = Jugarla allí
prompt-do-replace = Sustituir aquí
prompt-do-sendback = Devolver este sacerdote
prompt-do-kill = Destruir una allí
victory-you = ¡Has ganado!
victory-decided = El momento decisivo
victory-battle = Día { $day }: { $winner } venció a { $loser }, { $high } a { $low } ({ $space }).
victory-odds = La probabilidad de ganar pasó del { $before } % al { $after } %.
victory-picture = Compartir imagen
victory-you-text = { $god } reina en la tierra del Nilo.
victory-other-text = Buena guerra. La historia cuenta cómo se ganó; la revancha está a un clic.
prompt-won = Gana { $who }
prompt-story = Cómo fue
prompt-replay = Repetición

picker-units = Unidades que van
picker-priests = Sacerdotes entre ellas

token-kind-regular = normal
token-kind-silver = plateada
token-kind-gold = dorada

log-name = Registro
log-since = Desde mi último turno
log-all = Todo
log-rerun = Ver en el mapa
log-just-now = Hace un momento
log-see = Ver
log-show = Ver este momento en el tablero
log-resigned = { $who } abandonó; sigue un bot.
log-resigned-ends = { $who } abandonó; la partida ha terminado.
log-empty = Aún no ha pasado nada.

chat-name = Chat
chat-unread = { $count ->
    [one] Chat, 1 línea nueva
   *[other] Chat, { $count } líneas nuevas
  }
chat-say = Di algo
chat-send = Enviar
chat-empty = Nadie ha dicho nada.
chat-report = Denunciar un mensaje

call-name = Avisarme
call-here = Kemet: te toca
orders-name = Órdenes permanentes
orders-text = Respuestas dadas por adelantado, para que nadie te espere. Solo las ves tú.
orders-veto = Cuando otro juega una carta divina
orders-escape = Cuando te atacan y podrías huir
orders-recall = Cuando tu tropa puede replegarse
orders-sacrifice = Cuando puedes sacrificar unidades
orders-divine_wound = Cuando puedes descartar cartas por Herida divina
orders-battle_objects = Cuando puedes usar objetos en una batalla
orders-ask = preguntarme
orders-never = nunca
orders-always = siempre
orders-when-hit = solo si me afecta
orders-when-losing = solo si es probable que pierda
orders-escape-below = Huir si mi probabilidad es menor que
orders-next = Cuando un miembro puede actuar
orders-split = Cuando un aliado propone repartir PO
orders-losses = Cuando dices de quién son las pérdidas
orders-later = dejar ir antes a los demás
orders-agree = aceptar
orders-usual = como siempre

keys-tab = de parte en parte: pregunta, mapa, acciones, mano, poderes, jugadores, registro
keys-arrows = en el mapa, a la casilla vecina; en un panel, de parte en parte
keys-enter = elegir
keys-esc = un paso atrás
keys-next = siguiente casilla posible
keys-units = ese número de unidades
keys-undo = deshacer
keys-hint = pista
keys-end = terminar el turno, listo o renunciar
keys-text = la mesa como texto
keys-log = desde mi último turno
keys-rerun = lo ocurrido desde mi último turno, en el mapa
keys-mute = sonido sí o no
keys-zoom = ampliar el mapa
keys-help = las reglas y esta lista

text-told = En frases
text-drawn = Como dibujo
text-failed = La vista de texto no está disponible ahora.
drawer-close = Cerrar
menu-resign = Abandonar; sigue un bot
menu-resign-ends = Abandonar; la partida termina
menu-resign-sure = ¿Seguro? Pulsa otra vez para abandonar
live-away = Un bot juega por ti.
live-resigned = Has abandonado y ahora miras. Un bot juega por ti.
live-return = Volver a jugar yo
live-lost = Conexión perdida; reintentando…
news-asked = Se te pregunta:
scene-name = Qué está pasando
scene-board = Ver el tablero
scene-PathMap = Camino a Ta-Seti
scene-Dawn = Alba

## Lobby, joining, replay, story, account

lobby-skip = Al contenido
lobby-where = Dónde estás
lobby-language = Idioma
lobby-day = Día
lobby-night = Noche
lobby-theme-day = Cambiar al tema claro
lobby-theme-night = Cambiar al tema oscuro
lobby-guest = Invitado
lobby-account-open = nombre, ajustes, cuenta
lobby-your-name = Tu nombre
lobby-name-placeholder = Cómo te llaman los demás
lobby-busy = Un momento…
lobby-new = Jugar
lobby-new-text = { $bots ->
    [one] Tú contra 1 bot, a { $points } puntos. Sin cuenta.
   *[other] Tú contra { $bots } bots, a { $points } puntos. Sin cuenta.
  }
lobby-play = Jugar ya contra bots
lobby-invite = Invitar con un enlace
lobby-all-options = Todas las opciones
lobby-people = Jugadores y puntuaciones
lobby-friends = Amigos
lobby-clubs = Clubes
lobby-contests = Torneos
title-line = Dioses en guerra por el Nilo. Ataca para ganar: a 8 puntos.
title-learn = Aprende jugando
title-learn-text = 10 minutos, un rival, nada que leer antes
title-play = Jugar contra bots
title-play-text = Una partida entera, ya
title-invite = Invitar a amigos
title-your-move = Te toca
title-your-game = Tu partida
title-game = Día { $day } con { $others }
title-waits = La mesa espera jugadores.
title-more = Lecciones, Seth, Ta-Seti, mesas abiertas, todas las opciones
title-more-games = Las { $count } partidas, lecciones, mesas abiertas, todas las opciones
lobby-change = cambiar
lobby-mine = Mis partidas
lobby-mine-none = Aún no hay partidas. Las que empieces o a las que te unas se guardan en este navegador.
lobby-mine-all = { $count ->
    [one] Mi única partida
   *[other] Mis { $count } partidas
  }
lobby-open = Mesas abiertas
lobby-open-none = Nadie espera jugadores ahora. Abre una mesa pública y otros la encontrarán aquí.
lobby-running = Mesas para mirar
lobby-more = Más mesas
lobby-intro = Dioses en guerra por el Nilo: ejércitos, pirámides, criaturas y cartas de combate elegidas en secreto, de 2 a 6 jugadores. Solo gana quien ataca; una partida dura una o dos horas, con amigos o bots.
lobby-guide = ¿Primera vez?
lesson-name-first = Tu primera partida
lesson-name-path = El camino a Ta-Seti
lesson-name-dawn = El Alba
lesson-name-black = La pirámide negra
lesson-name-seth = Dos contra Seth
lesson-name-chaos = Jugar como Seth
lobby-lessons = Aprende en tres minutos
lobby-guide-text = Un primer Día con un guía al lado, en el juego real: diez minutos, y luego sigues hasta 4 puntos. Puedes irte cuando quieras y seguir después.
lobby-guide-go = Aprender en diez minutos
lobby-guide-on = Seguir con la lección
lobby-unofficial-short = no oficial
lobby-unofficial = No oficial. Hecho por jugadores para jugadores; sin relación con los autores o editores de Kemet, dueños de sus nombres y marcas. Todos los dibujos y textos son nuestros.
lobby-version = Versión { $version }

mine-now = En curso
mine-over = Terminadas
mine-over-none = Aún no hay partidas terminadas.

notice-unreachable = El servidor no responde. No se pierde nada de lo escrito.
notice-refused = No ha funcionado.
notice-unknown = Aquí (ya) no hay nada.
notice-too-fast = Demasiadas peticiones; espera unos segundos.
notice-unauthorised = No se ha aceptado.
notice-forbidden = Eso no está permitido.
notice-too-large = Es demasiado largo.
notice-weak = Esta contraseña es muy fácil de adivinar.
notice-retry = Reintentar

opt-on = sí
opt-off = no
opt-players = Jugadores
opt-players-short = el mapa cambia con ellos
opt-players-text = De 2 a 5. El mapa tiene tantas ciudades como jugadores, y las orillas del Nilo cambian con ellos.
opt-target = Objetivo
opt-target-short = 8 es una tarde, 10 es una guerra
opt-target-text = Puntos de victoria necesarios al final de un Día. La primera partida tiene losetas y pirámides solo hasta el nivel 2 y va a 4.
opt-first-game = { $points }, primera partida
opt-modules = Módulos de Ta-Seti
opt-module-black = un cuarto color y tres criaturas
opt-module-dawn = pujar por el orden de turno
opt-module-path = sacerdotes, objetos, aptitudes
opt-module-victory = ganar al empezar tu turno
opt-module-cards = más cartas de combate y divinas
opt-seats = Asientos
opt-house = Reglas de la casa
opt-public = Quién la encuentra
opt-public-text = Por enlace: solo quien tiene el enlace. En lista: todos la ven en el vestíbulo. En ambos casos se puede mirar una partida en curso.
opt-rated = Puntuada
opt-rated-text = Solo para personas con cuenta, sin bots; el resultado cuenta para la puntuación.
opt-rated-no = no
opt-rated-yes = sí
opt-by-link = por enlace
opt-listed = en lista
opt-clock = Reloj
opt-clock-none = sin reloj
opt-clock-live = en vivo
opt-clock-days = días por jugada
opt-clock-none-text = Cada cual se toma su tiempo.
opt-clock-live-text = Minutos para toda la partida y segundos más por respuesta. Cuando se acaba el tiempo, sigue un bot.
opt-clock-days-text = Unos días por respuesta: una partida que cabe en el día a día.
opt-seed = Azar
opt-seed-server = del servidor
opt-seed-given = semilla dada
opt-seed-server-text = Azar limpio: el servidor saca una semilla, muestra ahora su hash y la semilla tras la partida, para que cualquiera lo compruebe.
opt-seed-given-text = Tú das la semilla. La misma semilla y las mismas elecciones dan la misma partida; la mesa avisa a todos de que puedes saber qué saldrá.
opt-pace = Ritmo de los bots
opt-pace-text = Cuánto espera un bot antes de jugar, para que puedas seguirlo.
opt-pace-of = { $pace ->
    [0] al momento
    [2] lento
   *[other] ágil
  }

seat-god-of = Dios del asiento { $number }
seat-kind-of = Quién ocupa el asiento { $number }
seat-bot-of = Nivel del bot del asiento { $number }
seat-kind-you = Tú
seat-kind-open = Libre
seat-kind-bot = Bot
seat-note-you = anfitrión
seat-note-open = libre para un amigo

bot-random = al azar
bot-easy = fácil
bot-medium = medio
bot-hard = difícil
bot-champion = campeón
bot-random-text = Juega cualquier cosa legal. Para probar.
bot-easy-text = Ve su próxima elección. Un primer rival amable.
bot-medium-text = Piensa un turno por delante y sopesa sus batallas.
bot-hard-text = Aprendió jugando contra sí mismo. Prueba cada línea de su turno y mezcla sus cartas de combate. Nunca hace trampas.
bot-champion-text = El más fuerte. Piensa hasta cinco segundos. Tampoco hace trampas.

house-search = Buscar reglas de la casa
house-found = { $count ->
    [0] Ninguna regla de la casa coincide.
    [one] 1 regla de la casa coincide.
   *[other] { $count } reglas de la casa coinciden.
  }
house-changed = { $count ->
    [0] Todo como impreso.
    [one] 1 regla de la casa cambiada.
   *[other] { $count } reglas de la casa cambiadas.
  }
house-changed-here = { $count } cambiadas
house-topic = { $count ->
    [one] 1 regla
   *[other] { $count } reglas
  }
house-reset = Todo como impreso
house-standard = (como impreso)
house-standard-is = Como impreso: { $value }.
house-none = No se ha encontrado nada.
topic-creatures = Criaturas
topic-battles = Batallas y retirada
topic-powers = Poderes y cartas
topic-board = Mapa y pirámides
topic-other = Otras

new-title = Mesa nueva
new-game = La partida
new-table = La mesa
new-seats-text = Pulsa un emblema para elegir el dios; solo difieren en nombre y color. Los asientos libres son de quien tenga el enlace. Sin asiento propio, miras.
new-strengths = ¿Qué nivel tienen los bots?
new-name = Nombre de la mesa
new-name-placeholder = Por ejemplo: Domingo en el Nilo
new-minutes = Minutos por jugador
new-increment = Segundos más por respuesta
new-days = Días por respuesta
new-seed = Semilla
new-house-text = Donde las reglas impresas dejan algo abierto, o donde tu grupo juega de otro modo. Solo se muestran las reglas que importan para los jugadores y módulos elegidos.
new-sum = Tu mesa
new-sum-seats = { $bots ->
    [0] sin bots
    [one] 1 bot
   *[other] { $bots } bots
  }, { $open ->
    [0] ningún asiento libre
    [one] 1 asiento libre
   *[other] { $open } asientos libres
  }
new-sum-watching = Tú miras
new-create = Empezar la partida
new-create-open = Abrir la mesa
new-reset = Volver a lo habitual
new-wrong-minutes = Los minutos van de 1 a 600.
new-wrong-increment = Los segundos van de 0 a 600.
new-wrong-days = Los días deben ser más de 0 y como mucho 60.
new-wrong-seed = Escribe una semilla, o deja que el servidor saque una.

agreed-players = { $count ->
    [one] 1 jugador
   *[other] { $count } jugadores
  }
agreed-target = a { $points } puntos
agreed-beginner = primera partida: losetas y pirámides hasta el nivel 2, a 4 puntos
agreed-clock-none = sin reloj
agreed-clock-live = { $minutes ->
    [one] 1 minuto
   *[other] { $minutes } minutos
  } por jugador y { $increment ->
    [one] 1 segundo
   *[other] { $increment } segundos
  } por respuesta
agreed-clock-days = { $days ->
    [one] 1 día
   *[other] { $days } días
  } por respuesta
agreed-seed-server = sacada por el servidor, comprobable tras la partida
agreed-seed-given = semilla dada por el anfitrión, que puede saber qué saldrá
agreed-no-modules = solo el juego base
agreed-no-house = todas las reglas como impresas
agreed-house = { $count ->
    [one] 1 regla de la casa
   *[other] { $count } reglas de la casa
  }

card-unnamed = Mesa de { $name }
card-seats = { $taken } de { $players } asientos ocupados
card-players = { $players ->
    [one] 1 jugador
   *[other] { $players } jugadores
  }
card-target = a { $points }
card-progress = Día { $day }, ronda { $round }
card-live = { $minutes } min
card-days = { $days ->
    [one] 1 día por jugada
   *[other] { $days } días por jugada
  }
card-left-days = { $days ->
    [one] queda 1 día
   *[other] quedan { $days } días
  }
card-left-hours = { $hours ->
    [one] queda 1 hora
   *[other] quedan { $hours } horas
  }
card-left-soon = queda menos de una hora
card-open = espera jugadores
card-over = terminada
card-won = ganó { $name }
card-you-won = ganaste
card-waiting = esperando a { $names }
card-your-turn = te toca
card-go = abrir
card-join = Unirse
card-watch = Mirar
card-story = Historia
card-replay = Repetición

invite-title = Invita a tus amigos
invite-link = Enlace a esta mesa
invite-copy = Copiar enlace
invite-share = Compartir…
invite-share-text = Juega conmigo una partida de Kemet.
invite-copied = Copiado.
invite-select = El navegador no nos deja copiar; el enlace está marcado, cópialo tú.
invite-what = Quien lo abre ve lo acordado, escribe un nombre, elige un dios y se sienta. No hace falta cuenta.

join-title = Una mesa
join-text = { $name } te invita a esta mesa. Mira lo acordado y siéntate.
join-text-bots = Mira lo acordado y siéntate.
join-waiting-text = La partida empieza sola en cuanto se ocupan todos los asientos.
join-host = anfitrión
join-you = tú
join-here = está aquí
join-open-count = { $count ->
    [0] Todos los asientos están ocupados.
    [one] Hay 1 asiento libre.
   *[other] Hay { $count } asientos libres.
  }
join-fill = Los asientos libres son para bots:
join-start = Empezar ya
join-starts-by-itself = Esperando los últimos asientos.
join-remove = Quitar
join-remove-name = Quitar a { $name }
join-leave = Dejar el asiento
join-take = Sentarse
join-seat = Asiento
join-seat-number = Asiento { $number }
join-god = Tu dios
join-god-text = Los cinco dioses solo difieren en nombre, color y figuras.
join-sit = Tomar asiento
join-watch = Prefiero mirar
join-watching = Estás mirando. La mesa se abre aquí sola cuando empiece la partida.
join-full = Todos los asientos están ocupados.
join-agreed = Lo acordado
join-hash = Hash de la mezcla (SHA-256 de una sal al azar y la semilla):

settings-title = Nombre y aspecto
settings-theme = Tema
settings-theme-system = como el dispositivo
settings-theme-day = día
settings-theme-night = noche
settings-kept = { $count ->
    [0] Aún no hay asientos guardados en este navegador.
    [one] La llave de 1 asiento está guardada en este navegador.
   *[other] Las llaves de { $count } asientos están guardadas en este navegador.
  }

time-label = Línea de tiempo de la partida
time-day = Día { $day }

replay-title = Repetición
replay-moment = Este momento
replay-board = El tablero en este momento
replay-controls = Línea de tiempo y controles
replay-standings = Puntos en este momento
replay-chapters = Turnos y batallas
replay-chapter-night = Noche
replay-chapter-turn = { $name }
replay-chapter-battle = Batalla: ataca { $name }
replay-when = Día { $day }, ronda { $round }
replay-when-short = Día { $day } · { $round }
replay-night = Noche antes del Día { $day }
replay-step = { $version } de { $last }
replay-start = El comienzo: aún no ha pasado nada.
replay-first = Al comienzo
replay-last = Al final
replay-back = Un paso atrás (flecha izquierda)
replay-on = Un paso adelante (flecha derecha)
replay-play = Reproducir
replay-pause = Pausa
replay-turn = Turno
replay-turn-back = Turno anterior (Mayús y flecha izquierda)
replay-turn-on = Turno siguiente (Mayús y flecha derecha)
replay-battle = Batalla
replay-battle-back = Batalla anterior (Mayús y B)
replay-battle-on = Batalla siguiente (B)
replay-speed = Velocidad
replay-eyes = Visto por
replay-eyes-own = mí
replay-eyes-table = un espectador
replay-eyes-all = todo abierto
replay-link = Enlace a este momento
replay-to-table = A la mesa

story-title = Fin de la partida
story-not-over = Esta partida aún no ha terminado; su historia se contará después.
story-wins = { $god } conquista las Dos Tierras
story-nobody = Nadie conquista las Dos Tierras
story-you = { $days ->
    [one] Ganas con { $points } puntos tras 1 Día.
   *[other] Ganas con { $points } puntos tras { $days } Días.
  }
story-who = { $days ->
    [one] { $name } gana con { $points } puntos tras 1 Día.
   *[other] { $name } gana con { $points } puntos tras { $days } Días.
  }
story-points = Puntos por origen
story-resigned = (abandonó)
story-total = { $points ->
    [one] 1 punto
   *[other] { $points } puntos
  }
story-acts = Y ahora
understand-title = Análisis de la partida
understand-progress = El juez aún está pensando:
understand-failed = Esta partida no se puede analizar ahora.
understand-chances = Probabilidad de ganar de cada asiento tras cada turno, según el juez de los bots
understand-turn = Día { $day }: { $who } pasó de { $before } a { $after }
understand-costly = Las elecciones más caras
understand-cost = { $who } regaló { $cost } de probabilidad de ganar
understand-played = Jugado: { $what }
understand-better = El bot habría elegido: { $what }
understand-luck = Suerte en las batallas
understand-luck-row = { $who }: ganó { $won } de { $battles }, se esperaban { $expected }
play-on = Seguir jugando desde aquí
play-on-seat = Como
play-on-bots = Bots
play-on-begin = Empezar
story-rematch = Revancha
story-rematch-join = A la revancha
story-replay = Ver la repetición
story-record = Descargar el registro

chart-title = Puntos en el tiempo
chart-label = Puntos de victoria de todos a lo largo de los Días; lo mismo, en tabla, debajo
chart-table = Como tabla
chart-player = Jugador
chart-day = Día { $day }

battles-title = Batallas decisivas
battles-none = No hubo batallas.
battles-all = { $count ->
    [one] La única batalla
   *[other] Las { $count } batallas
  }
battles-where = { $space }, Día { $day }
battles-attacker = { $name } ataca
battles-defender = { $name } defiende
battles-won = { $winner } gana y pierde { $won ->
    [0] cero unidades
    [one] 1 unidad
   *[other] { $won } unidades
  }; { $loser } pierde { $lost ->
    [0] cero
   *[other] { $lost }
  }.
battles-tie = El empate es del defensor: { $winner } resiste y pierde { $won ->
    [0] cero unidades
    [one] 1 unidad
   *[other] { $won } unidades
  }; { $loser } pierde { $lost ->
    [0] cero
   *[other] { $lost }
  }.
battles-gain = { $count ->
    [one] { $winner } suma 1 punto con ella.
   *[other] { $winner } suma { $count } puntos con ella.
  }
battles-called-off = El defensor ya no estaba; sin batalla.
battles-show = ver

fair-title = Mezcla limpia
fair-text = Antes de la partida el servidor mostró el hash de abajo; ahora muestra la sal y la semilla de las que salió. Si coinciden, nadie tocó la mezcla.
fair-given = El anfitrión dio la semilla de esta partida y pudo saber qué saldría.
fair-seed = Semilla
fair-salt = Sal
fair-secret = se muestra al acabar la partida
fair-hash = Hash, mostrado antes de la partida
fair-computed = Hash, calculado ahora por tu navegador
fair-check = Comprobar
fair-good = Coinciden: la mezcla es la prometida.
fair-bad = No coinciden: no te fíes de esta partida.
fair-cannot = Este navegador no puede calcularlo aquí; usa la orden de abajo.
fair-how = ¿Cómo funciona?
fair-how-text = El servidor mezcla 32 dígitos al azar, la sal, en el hash, para que nadie pueda adivinar durante la partida ni siquiera una semilla corta. SHA-256 convierte cualquier texto en 64 dígitos, y nadie puede hallar otro texto con los mismos. El registro guarda la semilla y cada elección: kemet replay lo juega otra vez, carta a carta. Puedes calcular el hash tú mismo:

account-title = Tú
account-optional = Cuenta (opcional)
account-text = Puedes jugar sin ella. Una cuenta abre tus partidas también desde otros dispositivos. Guardamos un nombre, una contraseña protegida y, si la das, una dirección de correo.
account-in = Dentro como { $name }
account-in-text = Tus partidas te siguen: entra en otro dispositivo y las tendrás en el vestíbulo.
account-name = Nombre de la cuenta
account-password = Contraseña
account-password-text = Al menos { $count } caracteres. Si luego das un correo, podrás recuperar una contraseña olvidada.
account-show = Mostrar la contraseña
account-login = Entrar
account-register = Registrarse
account-logout = Salir
account-results = Mis partidas y resultados
account-delete = Borrar la cuenta
account-sure = ¿Borrarla para siempre? Abandonas todas las partidas que aún estés jugando.
account-delete-yes = Borrar para siempre
account-removed = La cuenta está borrada.
account-left = Has salido.
account-claim = { $count ->
    [one] Añadir el asiento de este navegador a la cuenta
   *[other] Añadir los { $count } asientos de este navegador a la cuenta
  }
account-claimed = { $count ->
    [0] Hola.
    [one] Hola. 1 asiento de este navegador es ahora de tu cuenta.
   *[other] Hola. { $count } asientos de este navegador son ahora de tu cuenta.
  }
account-wrong-name = El nombre necesita al menos dos letras.
account-wrong-password = La contraseña necesita al menos { $count } caracteres.
account-password-now = Tu contraseña
account-code = Código de tu app
account-code-needed = Abre la app de tu teléfono y escribe sus seis dígitos, o uno de tus códigos de recuperación.
account-password-change = Cambiar la contraseña
account-password-new = Contraseña nueva
account-password-new-text = Se cierra la sesión en los demás dispositivos.
account-password-changed = La contraseña ha cambiado; los demás dispositivos han salido.
account-sessions = Dónde has entrado
account-device-unknown = Otro dispositivo
account-here = aquí
account-session-end = Terminar
account-sessions-end = Salir en todas partes
account-left-all = Has salido en todas partes.
account-factor = Verificación en dos pasos
account-factor-text = Una app de tu teléfono muestra un código que se pide al entrar. Así una contraseña robada no sirve de nada.
account-factor-has = Al entrar se pide el código de tu app.
account-factor-begin = Configurar
account-factor-scan = Escanea la imagen con tu app, escribe en ella la clave o abre el enlace en el teléfono. Después introduce el código que muestre:
account-factor-picture = Código QR de la clave
account-factor-open = Abrir en la app
account-factor-confirm = Activar
account-factor-on = La verificación en dos pasos está activa.
account-factor-off = La verificación en dos pasos está desactivada.
account-factor-remove = Desactivar
account-recovery = Guarda bien estos códigos: cada uno abre la cuenta una vez si pierdes el teléfono. No se vuelven a mostrar.
report-open = Denunciar
report-open-of = Denunciar a { $who } ante los anfitriones
site-imprint = Aviso legal y normas
account-host = Página de anfitriones
account-invited = Tienes una invitación: elige un nombre y una contraseña y regístrate.
account-by-invitation = Las cuentas nuevas son por invitación: pide un enlace a los anfitriones de este servidor.
account-closed = Este servidor no admite cuentas nuevas por ahora.
account-invitation-used = Esta invitación ya se usó o ha caducado. Pide otra.

prompt-turn-done = Tu acción está hecha. Juega una carta divina si quieres y termina el turno.
prompt-hint-plan = luego: { $plan }
prompt-buy = Comprar { $tile }
pyramid-beginner = Primera partida: ninguna pirámide pasa del nivel 2. El primer Día solo hay losetas de nivel 1, desde el segundo también de nivel 2, nunca más altas.
pyramid-text = Con una pirámide { $colour } de nivel { $level } puedes comprar losetas ({ $colour }) hasta ese nivel y teletransportarte desde su distrito.
player-bot-of = bot, { $strength }
refused-stale = Esta pregunta ya se respondió o ha cambiado.
refused-illegal = Eso no es posible ahora.
refused-not-asked = No tienes nada que elegir ahora.
refused-spectator = Los espectadores miran; no juegan.
refused-malformed = El servidor no lo ha entendido.
refused-too-fast = Demasiado rápido; espera un momento.
refused-not-stored = El servidor no pudo guardarlo. No ha cambiado nada; prueba otra vez enseguida.
refused-not-possible = Eso no es posible ahora.
refused-unknown = Esa mesa (ya) no existe.
refused-unauthorised = Este asiento no es tuyo.
refused-forbidden = Eso no está permitido.
refused-protocol = El servidor se ha actualizado: recarga la página.
refused-too-large = Es demasiado largo.
refused-chat-closed = Nadie habla hasta que se revele la batalla corrupta.
player-temples = { $count ->
    [one] ocupa 1 templo
   *[other] ocupa { $count } templos
  }
player-temples-text = Cada templo da un punto mientras se ocupa, y PO al final del Día.
player-units = { $count ->
    [one] 1 unidad en el tablero
   *[other] { $count } unidades en el tablero
  }
player-units-text = Todas las unidades de este jugador en el mapa, en tropas de hasta 5.
replay-tab-turns = Turnos
replay-tab-powers = Poderes
replay-tab-cards = Manos

## Tokens that would be wasted, windows, hints

idle-move = Ninguna tropa tuya puede mover ahora.
idle-recruit = Ahora no se puede reclutar: faltan PO, unidades en reserva o sitio.
idle-raise = Ahora no se puede elevar: faltan PO, o todas están arriba.
idle-pray = Ya tienes el máximo de PO.
idle-buy = Ahora no se puede comprar una loseta de este color: faltan PO o una pirámide más alta.
idle-sure = La ficha se gastaría para nada. Pulsa otra vez para hacerlo igualmente.
idle-anyway = Ponerla igualmente
prompt-do-token = Poner la ficha
prompt-answer-there = Responde en la vista abierta.
prompt-group-text = Elige una casilla que brille y toda la tropa irá allí, o elige antes quién va.
prompt-give-up = No mover
prompt-no-veto = No tienes Veto: se pregunta a todos los que tienen cartas, para que nadie sepa quién podría.
prompt-no-escape = No tienes carta para esto: se pregunta a todos los atacados, para que nadie sepa quién podría.
prompt-order-never = No preguntar más
prompt-hint-more = más
prompt-hint-less = menos
way-does = { $what }: { $does }
settings-size = Tamaño del texto
settings-size-normal = normal
settings-size-large = grande
settings-size-larger = muy grande
settings-motion = Velocidad de animación
settings-motion-slow = lenta
settings-motion-normal = normal
settings-motion-fast = rápida
settings-motion-none = ninguna
settings-sound = Sonido
settings-sound-on = sí
settings-sound-off = no
settings-sound-own = Lo de otros, más bajo
settings-volume-master = Todos los sonidos
settings-volume-interface = Botones y respuestas
settings-volume-table = Piezas y losetas
settings-volume-battle = Batallas
settings-volume-moments = Turnos, puntos, Noche, victoria
bar-match-point = Punto de partido: { $who }
bar-ahead = { $who } ganaría al final de este Día
bar-ahead-turn = Victoria cuando llegue su turno: { $who }
log-taken-back = Se deshizo la última jugada.
player-lost = sin conexión

puzzle-title = Problema
puzzle-today = Problema del día
puzzle-name = { $title }: { $theme }
puzzle-level = Puntuación del problema { $rating }
puzzle-mine = la tuya { $rating }, días seguidos { $days }
puzzle-find = Encuentra la mejor línea, decisión a decisión.
puzzle-go-on = Correcto. Sigue.
puzzle-not = No es lo mejor aquí. Inténtalo otra vez.
puzzle-done = ¡Resuelto! Esta línea gana el { $chance } % de las veces; cualquier otra primera decisión, el { $other } % como mucho.
puzzle-line = La mejor línea: { $line }
puzzle-ended = El problema ha terminado
puzzle-give-up = Mostrar la solución
puzzle-again = Otra vez
puzzle-next = Siguiente problema
puzzle-theme = Tema
puzzle-theme-any = cualquiera
puzzle-share = Copiar el enlace
puzzle-shared = Enlace copiado
puzzle-unknown = Ese problema no existe.
