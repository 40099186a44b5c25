# Textos en español. PO = puntos de oración; tratamiento de tú.

## The lobby

opt-seth-short = un dios contra todos los demás
opt-players-seth = { $members ->
    [one] Seth y 1 miembro de la alianza
   *[other] Seth y { $members } miembros de la alianza
  }
opt-target-seth = 8 o 10 según el reglamento; cualquier otro número es una regla de la casa: menos se lo pone más fácil a Seth, más se lo pone más difícil
opt-not-with-seth = no se juega con Seth
# The side that won, at the beginning of a sentence.
winner-alliance = La alianza
agreed-seth = { $members ->
    [one] Seth contra 1 miembro de la alianza
   *[other] Seth contra { $members } miembros de la alianza
  }
agreed-target-seth = Seth necesita { $points } puntos de batalla
card-seth = Seth contra { $members }
seth-first = Una primera partida contra Seth
seth-first-text = Un dios contra todos los demás: dos bandos, bots amables. La mesa explica lo que señales.
seth-first-allies = Tus aliados
seth-first-against = { $count ->
    [one] Tú y 1 aliado contra Seth
   *[other] Tú y { $count } aliados contra Seth
  }
seth-first-as = Tú como Seth contra { $count }

track-name = Pista del Día
laid-step = paso { $number }
track-now = { $what }, paso { $step } de { $steps }
track-seth = { $count ->
    [one] turno de Seth con 1 ficha
   *[other] turno de Seth con { $count } fichas
  }
track-alliance = turno de la alianza
track-eclipse = eclipse
track-text = El Día va de izquierda a derecha: un rombo es un turno de Seth con ese número de fichas, un sol es un turno en que cada miembro actúa una vez, el sol cubierto es el eclipse.
track-now-seth = { $count ->
    [one] Seth pone 1 ficha
   *[other] Seth pone { $count } fichas
  }
track-now-alliance = Actúa la alianza
track-now-eclipse = El eclipse
track-members = Miembros de la alianza

score-alliance = Alianza: { $points } de { $target } puntos permanentes
score-alliance-text = La alianza gana con estos puntos permanentes cuando ambos objetivos están cumplidos, o con ambos objetivos y una unidad en la ciudad de Seth al empezar su turno.
score-seth = Seth: { $points } de { $target } puntos de batalla
score-seth-text = Seth solo cuenta puntos de batalla. Gana al instante con estos, o si no queda ninguna unidad de la alianza en el mapa.

member-acting = actúa
member-fighter = combate
member-proposes = propone
member-agrees = acepta
member-asked = se le pregunta
member-later = después
member-acted = listo

objective-temple = templo
objective-temple-done = Objetivo cumplido: un templo sagrado de nivel 3
objective-temple-open = Objetivo pendiente: un templo sagrado de nivel 3
objective-temple-text = En un desierto sin templo ni obelisco se sacrifican unidades de allí por cada nivel: 1, luego 2, luego 3. El nivel 3 trae una ficha de poder y cuenta como templo.
objective-ceremony = ceremonia
objective-ceremony-done = Objetivo cumplido: la Gran Ceremonia
objective-ceremony-open = Objetivo pendiente: la Gran Ceremonia, ahora { $cost } PO
objective-ceremony-text = La pagan juntos los miembros con una unidad en un desierto con obelisco; cada punto temporal la abarata en 4. Abre el portal a la ciudad de Seth y trae una ficha de poder.
objective-payers = Podría pagar ahora: { $who }.
objective-no-payers = Nadie podría pagar ahora.
alliance-temporary = { $count ->
    [one] 1 punto temporal
   *[other] { $count } puntos temporales
  }
alliance-temporary-text = Uno por cada templo ocupado y cada pirámide de nivel 4 que Seth no ocupe. Abaratan la ceremonia, pero nunca cuentan para ganar.
alliance-osiris = comprado por { $who }; cualquier miembro puede guiarlo
alliance-grey-ready = Ficha gris de la alianza: lista
alliance-grey-placed = Ficha gris de la alianza: usada hoy
alliance-grey-text = Una vez al Día un miembro la pone en su propio tablero para una acción más.
alliance-gold-ready = Ficha dorada de la alianza: lista
alliance-gold-placed = Ficha dorada de la alianza: usada hoy
alliance-gold-text = Una vez al Día un miembro realiza una acción más que nombra el poder.

seth-tokens-text = En cada uno de los cuatro turnos de la alianza un miembro pone una ficha; la quinta la tiene Seth.
seth-stolen = { $count ->
    [one] 1 de ellas es del mazo del otro bando.
   *[other] { $count } de ellas son del mazo del otro bando.
  }
seth-token-of = ficha de { $who }
seth-violet-left = { $count ->
    [one] queda 1 ficha violeta
   *[other] quedan { $count } fichas violeta
  }
seth-violet-text = Va en una casilla violeta libre.
seth-colour-text = Va en cualquier casilla libre violeta o amarilla. En amarilla afecta al miembro de su color.
seth-silver-text = Una vez al Día una acción más en una casilla libre, en un turno en que Seth pone también otra ficha.
seth-clear-text = Una vez al Día una acción más en cualquier casilla libre; en amarilla Seth nombra al miembro afectado.
seth-creature-cards = { $count ->
    [one] 1 carta de criatura
   *[other] { $count } cartas de criatura
  }
seth-card-used = ha combatido
seth-captives = Unidades capturadas: { $who }
seth-captives-text = Combaten por Seth y vuelven a sus dueños cuando mueren.
seth-laid = Hay fichas en { $spaces }

board-portal-open = Portal: abierto a todos
board-portal-closed = Portal: cerrado a la alianza
board-sacred = templo sagrado de nivel { $level }
board-sacred-income = { $prayer } PO al final del Día
board-inert = sin efecto en esta partida
board-mixed = tropa de la alianza, { $units }: { $owners }
board-captured = { $count ->
    [one] 1 unidad capturada entre ellas
   *[other] { $count } unidades capturadas entre ellas
  }

market-alliance = de la alianza
market-for-alliance = para toda la alianza
market-for-seth = solo para Seth

tab-seth = Seth
## Questions to several owners and to the whole alliance

stones-of = { $who }: { $picked } de { $count }
stones-one = { $who }, unidad { $number }
party-part = { $who }: { $units }
party-text = Las piedras llenas van, las huecas se quedan. Tocar un nombre las toma todas o ninguna.
party-creature-text = Una criatura va solo con una unidad de quien la controla.
share-part = { $who } { $count }
share-has = tiene { $prayer }
share-less = Menos de { $who }
share-more = Más de { $who }
share-rest = por repartir: { $count }
share-usual = Sin acuerdo: { $shares }
share-is-usual = Esto vale si nadie responde.
share-reset = Tomar estas
share-do-usual = Reparto habitual
share-do-split = Proponer
share-do-battle = Perder: { $shares }
share-do-before-cards = Perder: { $shares }
share-do-own-card = Perder: { $shares }
share-do-temple = Entregar: { $shares }
share-do-ceremony = Proponer
ask-share-battle = { $count ->
    [one] Elige la unidad perdida
   *[other] Elige { $count } pérdidas
  }
ask-share-battle-text = Decides por toda la tropa, nadie tiene que aceptar. Una criatura solo se queda junto a una unidad de quien la controla.
ask-share-before-cards = { $count ->
    [one] Se pierde una unidad antes de las cartas
   *[other] Se pierden { $count } unidades antes de las cartas
  }
ask-share-before-cards-text = Aquí la protección no ayuda. Decides por toda la tropa.
ask-share-own-card = { $count ->
    [one] Tu propia carta de combate cuesta una unidad
   *[other] Tu propia carta de combate cuesta { $count } unidades
  }
ask-share-own-card-text = Decides por toda la tropa, nadie tiene que aceptar.
ask-share-temple = { $count ->
    [one] ¿Quién entrega una unidad?
   *[other] ¿Quién entrega { $count } unidades?
  }
ask-share-temple-text = Van a las reservas de sus dueños. Solo se pregunta a los dueños que entregan alguna.
ask-share-ceremony = ¿Quién paga { $count } PO?
ask-share-ceremony-text = Todos los que pagan deben aceptar; si no, no se paga nada.
ask-share-split = ¿Cómo se reparten { $count } PO?
ask-share-split-text = El reparto habitual no necesita acuerdo; otro deben aceptarlo todos los presentes.
team-split = Cómo se repartirían los PO
team-temple = { $space }, nivel { $level }
team-ceremony = La Gran Ceremonia
team-order = ¿Quién actúa ahora?
team-refused = La propuesta fue rechazada
team-prayer = { $count } PO
team-chooser = { $who } elegiría el poder.
team-or-nothing = Basta una negativa y no pasa nada.
team-state-proposes = propone
team-state-agrees = acepta
team-state-asked = se le pregunta
team-state-refuses = se niega
team-state-later = después
team-state-acted = ha actuado
prompt-victim = Afecta a { $who }.
prompt-begin = Empezar mi turno
prompt-later = Primero otros
prompt-ceremony = Proponer la ceremonia
prompt-propose = Otro reparto
prompt-regroup-mixed = Cambiar el grupo
prompt-pass-escape-together = Quedarse y combatir
prompt-pass-sanctuary-for-a-point = Conservar ambas
prompt-pass-creature-card = No corromper criatura
prompt-pass-troop-struck = No atacar a nadie
prompt-pass-troop-corrupted = No corromper tropa
prompt-pass-units-destroyed = No destruir a nadie
prompt-pass-temple = No construir templo
prompt-pass-ceremony-at-last = Sin ceremonia ahora
prompt-pass-split-of-prayer = Reparto habitual
prompt-pass-consent-to-a-split = No: reparto habitual
prompt-pass-consent-to-a-temple = Rechazar el templo
prompt-pass-consent-to-the-ceremony = Rechazar la ceremonia
prompt-pass-capture = No llevarse a nadie
prompt-done-units-destroyed = No destruir más
prompt-yes-sanctuary-for-a-point = Sacrificar ambas
prompt-yes-escape-together = Huida
prompt-yes-consent-to-a-split = Aceptar el reparto
prompt-yes-consent-to-a-temple = Aceptar el templo
prompt-yes-consent-to-the-ceremony = Aceptar la ceremonia
prompt-do-attack = Atacar allí
prompt-do-destroy = Destruir una allí
prompt-do-troop = Esta tropa
prompt-do-temple = Construir aquí
prompt-do-first = Esta batalla primero
prompt-do-unleash = Corromperla
prompt-do-power = Elegirlo
chat-closed = El chat está cerrado
chat-closed-text = Seth ha vuelto una tropa contra su propio bando: hasta mostrar las cartas nadie puede hablar.

## Ceremony

ceremony-name = La Gran Ceremonia
ceremony-text = Una vez por partida: abre el portal, cumple el objetivo y despierta un poder.
ceremony-cost = { $full } − { $less } × { $points ->
    [one] 1 punto temporal
   *[other] { $points } puntos temporales
  } = { $cost } PO
ceremony-given = dados { $given } de { $cost }
ceremony-cannot = no puede pagar
ceremony-cannot-text = ninguna unidad en un desierto con obelisco
ceremony-power = ¿Quién elige el poder?
ceremony-bar = Partes: { $shares }

## Battles of several members

fight-fighter = combatiente
fight-with = con { $who }
fight-alone = sin nadie
fight-common = toda la alianza
fight-corrupted = corrompida por Seth
fight-for-seth = Si gana la tropa corrupta, el punto es de Seth.
fight-creature = { $creature }, sin unidades
fight-choose-fighter = combate { $who }
fight-choose-self = Combato yo
fight-has = cartas de combate: { $battle }, cartas divinas: { $divine }, PO: { $prayer }
fight-step-fighter = Combatiente
fight-step-before = Antes
invasion-name = Invasión furiosa
invasion-battle = Batalla { $number }: { $space }
invasion-short = batalla { $number }
invasion-pick = Una carta para cada batalla, ninguna se descarta
invasion-pick-text = Toca una carta para la batalla 1 y otra para la 2. Las cartas divinas son de la batalla en que están.
invasion-lock = Confirmar ambas cartas
invasion-waits = Sus cartas están listas; espera a la otra batalla.
fight-seth-gains = { $count ->
    [one] Seth gana 1 punto.
   *[other] Seth gana { $count } puntos.
  }
victory-alliance-text = Juntos habéis expulsado a Seth de la tierra del Nilo.
