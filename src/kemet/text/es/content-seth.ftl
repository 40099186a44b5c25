# Textos en español. PO = puntos de oración; tratamiento de tú.

## Box and sides

box-seth = Seth
    .text = Un jugador es Seth, de dos a cinco más son la alianza. Seth gana con batallas; la alianza con un templo sagrado, la Gran Ceremonia y puntos.
side-seth = Seth
    .text = Un dios contra todos los demás. Solo le cuentan los puntos de batalla.
side-alliance = Alianza
    .text = Los miembros ganan y pierden juntos. Cada uno conserva sus cartas, PO y unidades.
unchecked = Sin comprobar con la caja impresa.
unchecked-part = Algunos de sus valores están sin comprobar con la caja impresa.
colour-violet = violeta
colour-yellow = amarilla
colour-gold = dorada
act-invasion = Invasión furiosa
act-invoke = Invocación
act-corrupt_pyramid = Corromper una pirámide
act-corrupt_creature = Corromper una criatura
act-corrupt_troop = Corromper una tropa
act-destroy_two = Destruir dos unidades
act-gold = Acción dorada
phase-eclipse = Eclipse
tokenkind-violet = violeta
tokenkind-clear = translúcida
end-combat-points = puntos de batalla de Seth
end-no-units = sin unidades de la alianza
end-objectives = objetivos y puntos de la alianza
end-district = alianza en la ciudad de Seth

## Power tiles: violet

tile-energy_drain = Drenaje de energía
    .text = Gana 1 PO cada vez que otro jugador reza con una ficha de acción, como máximo 2 en cada turno de un bando.
tile-servile_corruption = Corrupción servil
    .text = Si es de Seth: +1 de fuerza a criaturas y tropas corruptas que atacan. A un miembro no le sirve.
tile-units_corruption = Corrupción de unidades
    .text = Tras ganar una batalla con una unidad viva puedes sumar a tu tropa 1 unidad enemiga destruida por daño, dentro de su límite.
tile-call_of_the_red_land = Llamada de la Tierra Roja
    .text = Cada acción Reclutar trae hasta 2 unidades más, gratis. Se suma al Escriba reclutador.
tile-kill_them_all = Matadlos a todos
    .text = Todas tus tropas: +1 paso y +1 de daño.
tile-annexation = Anexión
    .text = Cada Noche toma al azar 1 carta divina de la mano de un rival. Seth elige al miembro; un miembro la toma de Seth.
tile-vulture = Buitre
    .text = Trae la criatura Buitre: +2 pasos, +1 de fuerza, y 1 PO por unidad destruida en sus batallas, como máximo 2.
tile-chaos_priest = Sacerdote del caos
    .text = Ganas 2 PO más cada Noche.
tile-ambush = Emboscada
    .text = Una vez mostradas las cartas, puedes cambiar la carta de combate jugada por la descartada.
tile-divine_advantage = Ventaja divina
    .text = Cada Noche roba 2 cartas divinas más de tu mazo, quédate 1 y descarta la otra.
tile-crocodile = Cocodrilo
    .text = Trae la criatura Cocodrilo: +1 paso, +2 de fuerza y +1 de daño a su tropa.
tile-deadly_mirror = Espejo mortal
    .text = Al instante: recupera tus cartas de combate usadas, retira una en secreto para siempre y gana la carta Espejo mortal.
tile-magic_versatility = Versatilidad mágica
    .text = Solo para Seth. La ficha translúcida: una acción más una vez al Día en cualquier casilla libre de su tablero; en una amarilla dice a quién afecta.
tile-cobra = Cobra
    .text = Trae la criatura Cobra: +1 paso, +2 de fuerza, y antes de cada batalla suya el otro bando pierde 1 unidad.
tile-wrath_of_the_storm = Ira de la tormenta
    .text = La ficha dorada: una acción Mover o Reclutar más una vez al Día, en uno de tus turnos.
tile-lord_of_chaos = Señor del caos
    .text = +1 de fuerza y +1 de protección en cada batalla.

## Power tiles of the alliance

tile-osiris = Osiris
    .text = Trae a Osiris, la criatura de todos los miembros: +1 paso, +3 de fuerza y +1 de protección a su tropa.
tile-common_rampart = Baluarte común
    .text = Cada tropa de la alianza: +1 de fuerza cuando defiende.
tile-common_prayer = Plegaria común
    .text = Cada miembro gana 1 PO más cada Noche y en el eclipse.
tile-common_march = Marcha común
    .text = Cada movimiento de la alianza llega 1 paso más lejos.
tile-new_legion = Legión
    .text = Hasta 7 unidades pueden estar en cada tropa con una unidad tuya; para Seth, en todas sus tropas.
tile-new_sphinx = Esfinge
    .text = Trae la criatura Esfinge: +2 de fuerza. Seth no puede corromper su tropa, y fuera de las batallas nada la daña.

## Creatures and creature cards

creature-vulture = Buitre
    .text = +2 pasos, +1 de fuerza. Tras cada batalla suya, su tropa gana 1 PO por unidad destruida de cualquier bando, como máximo 2.
creature-crocodile = Cocodrilo
    .text = +1 paso, +2 de fuerza, +1 de daño.
creature-cobra = Cobra
    .text = +1 paso, +2 de fuerza. Antes de las cartas de cada batalla suya, el otro bando destruye allí 1 unidad propia; la protección no ayuda.
creature-osiris = Osiris
    .text = +1 paso, +3 de fuerza, +1 de protección. Lo controlan todos los miembros: cualquier unidad de la alianza puede estar con él, y quien mueve lo lleva.
creature-new_sphinx = Esfinge
    .text = +2 de fuerza, sin pasos. Seth no puede corromper su tropa, ninguna tropa corrupta puede atacarla, y no pierde unidades fuera de las batallas.
creaturecard-elephant = Elefante ancestral
    .text = Fuerza 3, daño 1. Tras combatir, la carta sale de la partida.
creaturecard-snake = Serpiente del desierto
    .text = Fuerza 2, daño 0. La criatura del defensor no cuenta. Tras combatir, la carta sale de la partida.
creaturecard-scarab = Escarabajo real
    .text = Fuerza 4, daño 0. Contra dos o tres miembros su fuerza es 3: es un ajuste nuestro de equilibrio, no está impreso. Si Seth gana, gana 2 PO. Tras combatir, la carta sale de la partida.
creaturecard-scorpion = Escorpión gigante
    .text = Fuerza 4, daño 2. Tras combatir, la carta sale de la partida.
creaturecard-phoenix = Fénix
    .text = Fuerza 4, daño 0. También puede atacar en las ciudades de los miembros. Tras combatir, la carta sale de la partida.
creaturecard-mummy = La Momia
    .text = Fuerza 4, daño 0. Tras la batalla, ganada o perdida, Seth roba 1 carta divina. Tras combatir, la carta sale de la partida.
creaturecard-sphinx = Esfinge
    .text = Fuerza 4, daño 0. El defensor no puede jugar cartas divinas en esta batalla. Tras combatir, la carta sale de la partida.
creaturecard-khnum = Esfinge de Jnum
    .text = Fuerza 3, daño 0. Puede atacar a cualquier tropa, sea cual sea el color de la ficha. Tras combatir, la carta sale de la partida.
creaturecard-griffin = Esfinge grifo
    .text = Fuerza 4, daño 1. Tras combatir, la carta sale de la partida.
creaturecard-devourer = Devorador
    .text = Fuerza 4, daño 1. La protección del defensor no cuenta. Tras combatir, la carta sale de la partida.

## Seth's divine cards

card-seth_chaos_rage = Cólera del caos
    .text = En una de tus batallas: +1 de fuerza.
card-seth_chaos_fury = Furia del caos
    .text = En una de tus batallas: +2 de fuerza.
card-seth_bloodlust = Sed de sangre
    .text = En una de tus batallas: +2 de daño.
card-seth_bronze_scales = Escamas de bronce
    .text = En una de tus batallas: +1 de protección.
card-seth_iron_scales = Escamas de hierro
    .text = En una de tus batallas: +2 de protección.
card-seth_sandstorm = Tormenta de arena
    .text = Durante un movimiento, o para una tropa de una Invasión furiosa, antes de su primer paso: llega 1 paso más lejos.
card-seth_breach = Brecha
    .text = Durante un movimiento, o para una tropa de una Invasión furiosa: las murallas ya no la detienen.
card-seth_raining_fire = Lluvia de fuego
    .text = En tu turno: destruye una unidad enemiga en cualquier casilla.
card-seth_dark_offering = Ofrenda oscura
    .text = En tu turno: gana 2 PO.
card-seth_mana_theft = Robo de maná
    .text = En tu turno: cada rival pierde 1 PO, y tú ganas 1 en total.
card-seth_enlistment = Alistamiento
    .text = En tu turno: pon hasta 2 unidades de tu reserva en tu ciudad o con tus tropas, gratis.
card-seth_veto = Veto
    .text = En un turno del otro bando: anula una carta divina recién jugada fuera de una batalla.

## The alliance's divine cards

card-ally_war_rage = Cólera guerrera
    .text = En una de tus batallas: +1 de fuerza.
card-ally_war_fury = Furia guerrera
    .text = En una de tus batallas: +2 de fuerza.
card-ally_bloody_battle = Batalla sangrienta
    .text = En una de tus batallas: +1 de daño.
card-ally_bloodbath = Baño de sangre
    .text = En una de tus batallas: +2 de daño.
card-ally_bronze_wall = Muro de bronce
    .text = En una de tus batallas: +1 de protección.
card-ally_iron_wall = Muro de hierro
    .text = En una de tus batallas: +2 de protección.
card-ally_glory = Gloria
    .text = En una de tus batallas: gana 4 PO si vences; los miembros presentes se los reparten.
card-ally_divine_protection = Protección divina
    .text = En una de tus batallas: si vences, el otro bando no destruye ninguna unidad de tu tropa.
card-ally_reinforcements = Refuerzos
    .text = En una de tus batallas: si vences, pon hasta 3 unidades de tu reserva en tu ciudad o con tus tropas, gratis.
card-ally_tactical_choice = Elección táctica
    .text = En una de tus batallas: una vez mostradas las cartas, puedes cambiar la carta de combate jugada por la descartada.
card-ally_swiftness = Presteza
    .text = Durante tu movimiento, antes del primer paso: llega 1 paso más lejos.
card-ally_prayer = Plegaria
    .text = En tu turno: gana 2 PO.
card-ally_shared_faith = Fe compartida
    .text = En tu turno: da hasta 4 de tus PO a otro miembro.
card-ally_enlistment = Alistamiento
    .text = En tu turno: pon hasta 2 unidades de tu reserva en tu ciudad o con tus tropas, gratis.
card-ally_teleportation = Teletransporte
    .text = Durante tu movimiento: el grupo se teletransporta desde cualquier casilla a un obelisco. Solo se paga la carta.
card-ally_raining_fire = Lluvia de fuego
    .text = En tu turno: destruye una unidad enemiga en cualquier casilla.
card-ally_divine_memory = Memoria divina
    .text = En tu turno: mira los descartes de tu propio mazo y toma una carta, pero nunca una Memoria divina.
card-ally_open_gates = Puertas abiertas
    .text = Durante tu movimiento: las murallas ya no detienen este movimiento.
card-ally_veto = Veto
    .text = En un turno del otro bando: anula una carta divina recién jugada fuera de una batalla.
card-ally_escape = Huida
    .text = Cuando Seth ataca de día una tropa con una unidad tuya: toda la tropa se va a una casilla adyacente sin unidades, y no hay batalla.

## Seth's battle cards

battle-s410 = Frente de tormenta
    .text = Fuerza 4, daño 1, protección 0.
battle-s320 = Horda rabiosa
    .text = Fuerza 3, daño 2, protección 0.
battle-s301 = Muro rojo
    .text = Fuerza 3, daño 0, protección 1.
battle-s221 = Colmillos y escamas
    .text = Fuerza 2, daño 2, protección 1.
battle-s202 = Coraza de arena
    .text = Fuerza 2, daño 0, protección 2.
battle-s130 = Matanza del desierto
    .text = Fuerza 1, daño 3, protección 0.
battle-s500 = Carga suicida
    .text = Fuerza 5, daño 0, protección 0. Tras las pérdidas mueren aquí 2 unidades tuyas más. No para una criatura corrupta.
battle-s113 = Hacia el polvo
    .text = Fuerza 1, daño 1, protección 3.
battle-mirror = Espejo mortal
    .text = Fuerza y protección de la carta de combate enemiga, y su daño +1. Llega con la loseta Espejo mortal.

## Seth's action board

sethaction-goldTip = Punta dorada
    .text = Solo para una ficha dorada: una vez al Día, una de las acciones que nombran tus losetas doradas.
sethaction-sethMove1 = Mover, primera fila
    .text = Mueve una tropa: un paso, más con poderes; teletransporte de una pirámide a un obelisco por 2 PO. El portal siempre está abierto para Seth.
sethaction-invasion = Invasión furiosa
    .text = Mueve hasta 2 tropas de casillas distintas y luego combate. Con 2 batallas, cada una recibe una carta tuya y no descartas ninguna.
sethaction-sethMove2 = Mover, segunda fila
    .text = Mueve una tropa: un paso, más con poderes; teletransporte de una pirámide a un obelisco por 2 PO. El portal siempre está abierto para Seth.
sethaction-sethRecruit = Reclutar, segunda fila
    .text = Pon unidades de tu reserva en tus distritos por 1 PO cada una, hasta 6 por distrito. También vuelve una criatura en espera.
sethaction-sethRaise = Elevar, segunda fila
    .text = Eleva la pirámide violeta. Cada nivel nuevo cuesta su número en PO.
sethaction-sethPray1 = Rezar, izquierda
    .text = Gana 3 PO.
sethaction-sethPray2 = Rezar, derecha
    .text = Gana 3 PO.
sethaction-invoke1 = Invocación, izquierda
    .text = Roba 1 de las cartas divinas de Seth.
sethaction-invoke2 = Invocación, derecha
    .text = Roba 1 de las cartas divinas de Seth.
sethaction-buyPower = Comprar un poder
    .text = Compra una loseta violeta hasta el nivel de la pirámide violeta, o una del color y nivel de la pirámide de un miembro que ocupes, por su nivel en PO.
sethaction-corruptPyramid = Corromper una pirámide
    .text = Compra una loseta de un color presente en la ciudad del miembro afectado, hasta la menor entre esa pirámide y la tuya, por su nivel + 1 en PO.
sethaction-corruptCreature = Corromper una criatura
    .text = Ataca a una tropa con una unidad del miembro afectado con una carta de criatura cuya loseta esté en venta. Ganar da 1 punto de batalla; luego la carta se va.
sethaction-corruptTroop = Corromper una tropa
    .text = Mueve una tropa con una unidad del miembro afectado, entera y a tu costa. Puede atacar a la tropa de otro miembro; si gana, ganas 1 punto de batalla.
sethaction-destroyTwo = Destruir dos unidades
    .text = Destruye 2 unidades del miembro afectado, estén donde estén.

## Tokens and pieces of Seth

power-act_of_osiris = Acto de Osiris
    .text = La ficha gris: una vez al Día un miembro realiza una acción más en su propio tablero.
power-will_of_osiris = Voluntad de Osiris
    .text = La ficha dorada común: una vez al Día un miembro realiza una acción Mover o Reclutar más en su punta dorada.
power-strength_of_horus = Fuerza de Horus
    .text = Cada tropa de la alianza: +1 de fuerza en batalla.
power-veil_of_isis = Velo de Isis
    .text = Cada tropa de la alianza: +1 de protección en batalla.
power-wisdom_of_thoth = Sabiduría de Tot
    .text = Cada Noche cada miembro roba 1 carta divina más; en el eclipse no.
power-breath_of_hapi = Aliento de Hapi
    .text = Cada acción Rezar de un miembro da 1 PO más.
prayertoken-prayer1 = Ficha de oración 1
    .text = Bajo un templo sagrado de nivel 2: 1 PO al final de cada Día. En el nivel 3 se le da la vuelta: 2 PO.
prayertoken-prayer2 = Ficha de oración 2
    .text = Bajo un templo sagrado de nivel 2: 1 PO al final de cada Día. En el nivel 3 se le da la vuelta: 2 PO.
prayertoken-prayer3 = Ficha de oración 3
    .text = Bajo un templo sagrado de nivel 2: 1 PO al final de cada Día. En el nivel 3 se le da la vuelta: 3 PO.
prayertoken-prayer4 = Ficha de oración 4
    .text = Bajo un templo sagrado de nivel 2: 1 PO al final de cada Día. En el nivel 3 se le da la vuelta: 3 PO.
piece-violet_token = Ficha de acción violeta
    .text = Seth tiene una más que el número de miembros. Solo va en casillas violeta.
piece-gold_token = Ficha de acción dorada
    .text = Una para la Ira de la tormenta, otra para la Voluntad de Osiris.
piece-grey_token = Ficha de acción gris
    .text = Una acción más al Día para un miembro, por el Acto de Osiris.
piece-clear_token = Ficha de acción translúcida
    .text = Llega con la Versatilidad mágica: cualquier casilla libre del tablero de Seth.
piece-track_marker = Marcador del Día
    .text = Muestra en la pista de quién es el turno.
piece-temporary_point = Punto de victoria temporal
    .text = Uno por cada templo sagrado de nivel 3 que ocupe la alianza.
piece-portal = Portal
    .text = Une el desierto ante la ciudad de Seth con la Ribera oeste. Seth lo usa siempre; la alianza, cuando la Gran Ceremonia lo ha abierto.
piece-temple_base = Base de templo
    .text = Nivel 1 de un templo sagrado. Cuesta 1 unidad que esté allí y aún no hace nada.
piece-temple_prayer = Nivel de oración
    .text = Nivel 2 de un templo sagrado, por 2 unidades que estén allí. Se pone debajo una ficha de oración sin mirarla.
piece-temple_power = Nivel de poder
    .text = Nivel 3 de un templo sagrado, por 3 unidades que estén allí. Trae un poder y cuenta como templo; el primero es un objetivo.

## Days of Seth

track-day2 = Día de Seth contra dos
    .text = Seth pone 5 fichas en cinco turnos, cada miembro cuatro en cuatro turnos.
track-day3 = Día de Seth contra tres
    .text = Seth pone 7 fichas en cinco turnos, cada miembro cuatro en cuatro turnos, y hay un eclipse.
track-day4 = Día de Seth contra cuatro
    .text = Seth pone 9 fichas en cinco turnos, cada miembro cuatro en cuatro turnos, y hay un eclipse.
track-day5 = Día de Seth contra cinco
    .text = Seth pone 11 fichas en cinco turnos, cada miembro cuatro en cuatro turnos, y hay un eclipse.

## Spaces of Seth

space-SE1 = Distrito 1 de Seth
    .text = El primer distrito de la ciudad de Seth. La pirámide violeta está donde se unen los tres.
space-SE2 = Distrito 2 de Seth
    .text = El segundo distrito de la ciudad de Seth. La pirámide violeta está donde se unen los tres.
space-SE3 = Distrito 3 de Seth
    .text = El tercer distrito de la ciudad de Seth. La pirámide violeta está donde se unen los tres.
space-SEG = Puerta de Seth
    .text = El desierto ante la ciudad de Seth; toca sus tres distritos y tiene un portal.

## House rules of Seth

house-sethTarget = Puntos de batalla de Seth
    .text = Seth gana con este número de puntos de batalla. Los impresos son 8, o 10 si Seth tiene más experiencia; cualquier otro número es una regla de la casa.
house-sanctuaryScores = El punto del Santuario
    .no = Con cuatro miembros el Santuario no hace nada.
    .yes = La alianza puede sacrificar allí como siempre.
house-alliedWallsHinderAllies = Murallas de aliados
    .no = Las murallas de los miembros no detienen a miembros.
    .yes = Sí los detienen.
house-portalForRetreat = Retirada por el portal
    .no = Nadie se retira ni huye por él.
    .yes = Quien puede usarlo puede hacerlo.
house-templeOnPortalSpaces = Templos sagrados en portales
    .yes = Se pueden construir allí.
    .no = No se puede.
house-sethMayBuyHeldColour = Colores que ocupa Seth
    .yes = Con Comprar un poder Seth puede comprar el color de una pirámide que ocupe.
    .no = Solo violeta.
house-sethMayRaiseHeldPyramid = Elevar pirámides que ocupa Seth
    .no = Seth eleva solo la pirámide violeta.
    .yes = También pirámides de miembros que ocupe.
house-violetPyramidCapturable = La pirámide violeta en otras manos
    .no = Siempre es de Seth.
    .yes = Mientras haya miembros en todos los distritos de Seth, los presentes pueden comprar con ella, y Seth no.
house-sethSilverOnYellow = La ficha plateada de Seth
    .no = Solo va en casillas violeta.
    .yes = También en amarillas; Seth dice a quién afecta.
house-powerTokensActAtEclipse = Fichas de poder en el eclipse
    .no = Sus efectos nocturnos no se aplican.
    .yes = Se aplican como de Noche.
house-alliedPyramidsCountForViolet = Losetas violeta y pirámides aliadas
    .no = Un miembro necesita tres pirámides propias de ese nivel.
    .yes = También cuentan pirámides de aliados que controle.
house-corruptedDefensiveVictoryScores = Victoria defensiva contra la corrupción
    .yes = Puntúa también contra una criatura o tropa corrupta.
    .no = No puntúa.
house-silverAndGreySameTurn = Fichas plateada y gris en un turno
    .no = Un miembro usa una de ellas por turno.
    .yes = Puede usar ambas.
house-districtWinCheck = Cuándo se pierde la ciudad de Seth
    .afterBuilding = En su turno la alianza construye primero templos y gana luego si está en la ciudad de Seth.
    .beforeBuilding = Al revés.

## Figures of Seth

number-alliance_target = Puntos permanentes que necesita la alianza
number-seth_units = Unidades de Seth
number-seth_units_placed = Unidades de Seth al empezar
number-member_units = Unidades de un miembro
number-member_units_placed = Unidades de un miembro al empezar
number-seth_limit = Límite de las tropas de Seth
number-alliance_limit = Límite de las tropas de la alianza
number-creature_limit = Criaturas de un bando en una casilla
number-seth_prayer = PO de Seth al empezar
number-member_prayer = PO de un miembro al empezar
number-most_prayer = Máximo de PO
number-violet_tokens_beyond_members = Fichas violeta además de una por miembro
number-member_tokens = Fichas de un miembro
number-tokens_given_to_seth = Fichas que cada miembro da a Seth
number-violet_pyramid = Nivel de la pirámide violeta al empezar
number-seth_night_prayer_per_member = PO de Seth por Noche y miembro
number-member_night_prayer = PO de un miembro por Noche
number-night_cards = Cartas divinas por Noche
number-eclipse_vision = Cartas vistas con Visión en el eclipse
number-seth_pray = PO de la acción Rezar de Seth
number-seth_invoke = Cartas de una Invocación
number-corrupt_pyramid_surcharge = Recargo de Corromper una pirámide
number-destroyed_units = Unidades destruidas por Destruir dos
number-creature_battle_points = Máximo de puntos de una carta de criatura
number-invasion_groups = Tropas de una Invasión furiosa
number-recall_less = PO menos al replegar
number-temples = Templos sagrados
number-temple_cost_1 = Unidades para el nivel 1 del templo
number-temple_cost_2 = Unidades para el nivel 2 del templo
number-temple_cost_3 = Unidades para el nivel 3 del templo
number-ceremony_per_member = Coste de la ceremonia por miembro
number-ceremony_less_per_point = Rebaja de la ceremonia por punto temporal
number-proposals_per_member = Propuestas que puede hacer un miembro
