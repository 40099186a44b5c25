# Textos en español. PO = puntos de oración; tratamiento de tú.

rules-search = Buscar reglas, losetas, cartas, palabras
rules-none = No se ha encontrado nada.
rules-found = { $count ->
    [one] 1 entrada
   *[other] { $count } entradas
  }
rules-how = Cómo se juega
rules-parts = Componentes
rules-seth = Contra Seth
rules-divine-seth = Cartas divinas de Seth
rules-divine-alliance = Cartas divinas de la alianza
rules-seth-spaces = Casillas del tablero de acciones de Seth
rules-creature-cards = Cartas de criatura de Seth
rules-powers = Fichas de poder y de oración
rules-words = Signos y palabras
rules-tiles = Losetas de poder
rules-creatures = Criaturas
rules-divine = Cartas divinas
rules-battle = Cartas de combate
rules-path = Objetos y aptitudes del camino
rules-keys = Teclas
rules-cost = cuesta { $cost } PO
rules-level = { $colour }, nivel { $level }

chapter-goal = De qué va
    .text =
         Diriges el ejército de un dios egipcio. Combate bien y reunirás puntos de victoria: el primero en llegar a 8 (o 10, o 4 en una primera partida) puede terminar la partida.
         Un Día tiene cinco rondas; en cada una pones una ficha de acción y haces lo que dice. Luego llega la Noche, con nuevos PO y nuevas cartas.
         Cuando acaba un Día y alguien ha alcanzado el objetivo, gana quien tenga más puntos; luego deciden los puntos de batalla y después el orden de turno.
         Esconderse no compensa. Solo los atacantes ganan puntos en batalla.
chapter-map = El mapa
    .text =
         Tu ciudad tiene tres distritos tras murallas, cada uno con sitio para una pirámide. El desierto de delante es tu puerta.
         Un paso lleva a una casilla que toca la tuya, o por una línea de puntos de muelle a muelle.
         Un obelisco marca adónde te puedes teletransportar. Ocupas un templo, un desierto o el Santuario mientras haya allí una unidad tuya; los distritos de una ciudad son de su dueño salvo que haya un enemigo.
         Como máximo hay 5 unidades tuyas en una casilla, y nunca unidades de dos jugadores.
chapter-day = Tu turno
    .text =
         Pon una de tus cinco fichas en una casilla libre de tu tablero de acciones y realiza la acción al momento. También puedes renunciar a ella.
         Al final del Día cada una de las tres filas debe tener una ficha tuya.
         Las cartas divinas con sol se juegan en tu turno, antes o después de la acción, o entre dos pasos de un movimiento. No cuestan ficha.
         Una ficha plateada o dorada, de losetas, da una acción más al Día, en un turno con ficha normal.
chapter-move = Mover
    .text =
         Elige una tropa y cuáles de sus unidades van. Un grupo tiene 1 paso, más con una criatura o loseta. Por el camino puede dejar unidades o llevarse otras.
         Desde un distrito con pirámide el grupo puede teletransportarse a cualquier obelisco por 2 PO; no cuesta pasos.
         Murallas: en el distrito de otro solo se entra con el primer paso de un movimiento, desde una casilla contigua.
         Un grupo que entra en una casilla con unidades enemigas para allí y combate. Tras la batalla el movimiento acaba.
chapter-battle = Batalla
    .text =
         Ambos bandos eligen en secreto dos cartas de combate: una se juega, la otra se descarta sin mostrarla. Se pueden añadir cartas divinas de batalla. Cuando se han usado todas, vuelven.
         La fuerza es unidades más carta, losetas, criatura y cartas divinas. Gana la mayor; el empate es del defensor.
         Cada bando pierde tantas unidades como el daño del otro supere su protección.
         El atacante que gana y conserva una unidad gana 1 punto permanente.
         El perdedor se retira a una casilla que elige el vencedor, o se repliega, lo que da 1 PO por unidad. El vencedor se queda, o también se repliega.
chapter-build = Rezar, reclutar, elevar, comprar
    .text =
         Rezar: gana 2 PO. Nadie tiene nunca más de 11.
         Reclutar: 1 PO por unidad, puesta en tus distritos. En un distrito ocupado por un enemigo es un ataque. Una criatura de la reserva vuelve con ellas.
         Elevar: sube una pirámide pagando el número de cada nivel nuevo: de 1 a 3 cuesta 2 + 3.
         Comprar: una loseta de poder del color, si ocupas una pirámide de ese color al menos igual de alta. Cuesta su nivel. Nunca tienes dos con el mismo nombre.
chapter-creatures = Criaturas
    .text =
         Una criatura llega con su loseta y va con una de tus tropas. Suma sus pasos, fuerza, daño y protección; no es una unidad y no puede perderse sola.
         Nunca hay dos criaturas tuyas en una casilla.
         Si su tropa es destruida o replegada, espera en la reserva tu próxima acción Reclutar.
chapter-cards = Cartas divinas
    .text =
         Todos roban una cada Noche; las manos son secretas. La esquina dice cuándo: sol, en tu turno; espadas cruzadas, en tu batalla; reloj de arena, en el turno de otro.
         El precio se paga al jugar la carta.
         Veto anula una carta recién jugada fuera de batallas. Se pregunta a todos los que tienen cartas, para que nadie sepa quién lo tiene.
chapter-points = Puntos de victoria
    .text =
         Para siempre: 1 por una batalla ganada como atacante, 1 por una loseta Punto de victoria o la Esfinge, 1 al final de un Día por dos o más templos, 1 por dos unidades sacrificadas en el Santuario.
         Mientras lo ocupes: 1 por cada templo y 1 por cada pirámide de nivel 4, también enemiga si tu tropa está en ella.
         Fin del Día, en este orden: una unidad del Templo del delta puede irse por 5 PO; los templos dan 2 o 3 PO; el Santuario; dos templos; luego se comprueba si alguien ha ganado.
chapter-night = Noche
    .text =
         Vuelven todas las fichas. Todos ganan 2 PO y roban una carta divina; las losetas con luna suman lo suyo.
         Quien tiene menos puntos decide el orden de turno del próximo Día; en empate, quien iba antes.
chapter-first = Primera partida
    .text =
         El objetivo son 4 puntos y ninguna pirámide pasa del nivel 2. El primer Día solo hay losetas de nivel 1, desde el segundo también de nivel 2.
         Los PO rinden más en losetas y unidades.
chapter-black = Ta-Seti: la pirámide negra
    .text =
         Un cuarto color con 16 losetas y tres criaturas. Sigues teniendo tres distritos: de cuatro colores construyes tres como máximo.
         Las losetas doradas comparten una ficha dorada: una vez al Día nombra una tuya y haz lo que permite.
         Los mercenarios son tres unidades más, puestas en tus distritos al instante.
chapter-dawn = Ta-Seti: el Alba
    .text =
         Al final de cada Noche salvo la primera, todos pujan por el orden de turno, el último del orden anterior primero: se muestra una carta de combate y se descarta otra. Ambas quedan usadas.
         La puja es la fuerza de la carta mostrada más las fichas de alba gastadas. La más alta toma primero un puesto; las iguales van por el orden anterior.
         Quien pierde una batalla, o todas sus unidades en ella, gana una ficha de alba.
chapter-path = Ta-Seti: el camino
    .text =
         Con una ficha de Mover puede avanzar antes uno de tus tres sacerdotes: desde la izquierda, por una senda, a la primera parada. Los símbolos de la senda actúan al instante.
         En la parada no toma nada y se queda, o toma algo y se va. Tras un objeto puede volver a partir; tras una aptitud ocupa el lugar de una unidad tuya en el mapa.
         Una tropa con un sacerdote tiene todas tus aptitudes. Los objetos se usan una vez. Ta-Seti da un punto de victoria.
chapter-victory = Ta-Seti: victoria en el Día
    .text =
         Quien empieza un turno con el objetivo, sin que nadie tenga más, gana al instante.
         Si alguien tiene más, este Día es el último.
chapter-seth-goal = Seth: de qué va
    .text =
         Un dios contra todos los demás: Seth juega solo, de dos a cinco miembros forman la alianza y ganan o pierden juntos.
         Seth gana al instante con 8 puntos de batalla (10 si se acuerda), o cuando no queda ninguna unidad de la alianza en el mapa.
         La alianza necesita tres cosas, en cualquier orden: un templo sagrado de nivel 3, la Gran Ceremonia y 6 puntos permanentes. Con templo y ceremonia gana también si una unidad suya está en la ciudad de Seth al empezar su turno.
         Donde aquí no se diga otra cosa valen las reglas básicas.
chapter-seth-day = Seth: Noche y Día
    .text =
         De Noche empieza Seth: gana 1 PO por miembro y roba una carta de su propio mazo. Luego cada miembro gana 2 PO y roba una carta de la alianza.
         El Día sigue una pista: se alternan turnos de Seth y de la alianza; Seth tiene el primero y el último. El número de un paso dice cuántas fichas pone.
         En un turno de la alianza cada miembro pone una ficha; ellos deciden quién va primero. Para esperar, elige «Primero otros».
         Con tres o más miembros hay un eclipse a mitad del Día: todas las losetas nocturnas se aplican otra vez.
chapter-seth-actions = Seth: su tablero de acciones
    .text =
         Seth tiene una ficha violeta más que miembros hay, y una ficha del color de cada miembro. Las violetas solo van en casillas violeta, las de color en cualquiera.
         En una casilla amarilla, una ficha de color afecta al miembro de ese color. No necesita llenar filas.
         Rezar le da 3 PO, Invocación una carta. Elevar sube su pirámide violeta. Comprar un poder da una loseta violeta hasta su nivel.
chapter-seth-corrupt = Seth: corrupción
    .text =
         Corromper una pirámide: compra una loseta del color de una pirámide de ese miembro por 1 PO más, no más alta que esa pirámide y la suya.
         Corromper una criatura: una criatura aún en venta ataca a una tropa de la alianza fuera de las ciudades, con su carta y sin unidades. Ganar es un punto.
         Corromper una tropa: guía una tropa con una unidad de ese miembro. Contra otros miembros es una batalla que libran los miembros; si gana la tropa guiada, el punto es de Seth. Nadie habla mientras se prepara.
         Destruir dos unidades: dos unidades de ese miembro, estén donde estén.
chapter-seth-invasion = Seth: Invasión furiosa
    .text =
         Dos tropas de Seth mueven, una tras otra, antes de combatir.
         Si ambas encuentran enemigos, elige dos cartas de combate y da una a cada batalla; no se descarta nada. Él dice qué batalla va primero.
chapter-seth-troops = Seth: tropas de varios miembros
    .text =
         Las unidades de varios miembros en una casilla son una tropa, 5 unidades y una criatura como máximo. Las tropas de Seth tienen hasta 6 unidades.
         Un miembro puede guiar cualquier tropa con una unidad suya y llevar unidades de aliados.
         Antes de una batalla los miembros presentes nombran un combatiente: solo se usan sus cartas y PO. Cuentan las losetas de batalla de todos, el mismo nombre una vez.
         Una tropa replegada da 1 PO menos que sus unidades. Seth solo puede replegar tras una derrota.
         Un portal une la ciudad de Seth y la Ribera oeste. Seth puede usarlo siempre, la alianza solo si está abierto.
chapter-seth-temples = Seth: templos sagrados
    .text =
         Al empezar su turno la alianza puede construir en desiertos sin obelisco: nivel 1, 2, 3 por 1, 2, 3 unidades de allí, un nivel de cada templo por turno, tres templos como máximo.
         El nivel 2 da PO al final de cada Día. El nivel 3 da más, una ficha de poder para toda la alianza, y cuenta como templo.
         Se pregunta a los dueños antes de entregar sus unidades.
chapter-seth-ceremony = Seth: la Gran Ceremonia
    .text =
         Una vez por partida, en un turno de la alianza. Cuesta 10 PO por miembro, menos 4 por cada punto temporal de la alianza.
         Pagan los miembros con una unidad en un desierto con obelisco; se acuerda quién paga cuánto.
         La alianza elige una ficha de poder, y el portal se abre para siempre.
chapter-seth-tiles = Seth: losetas y cartas
    .text =
         Los miembros compran como siempre. Una loseta violeta exige las tres pirámides del comprador a su nivel o más.
         Las losetas de la alianza sirven a todos los miembros. Seth nunca puede comprarlas.
         Seth y la alianza tienen cartas divinas propias; las del juego base se quedan en la caja. Lo aún no comprobado con el juego impreso está marcado.
chapter-seth-team = Seth: quién decide
    .text =
         Casi todo lo decide un miembro: quien mueve, quien combate, quien tiene más unidades allí. Los demás pueden decir lo que desean.
         Solo se pide acuerdo para tres cosas: unidades entregadas para un templo, PO gastados en la ceremonia y un reparto de PO distinto del habitual. Sin él, ocurre lo habitual.
         Los miembros ven lo público y su propia mano; las manos no se enseñan.

word-unit = Unidad
    .text = Una figura, fuerza 1. Tienes 12; las que no están en el mapa esperan en la reserva.
word-troop = Tropa, grupo
    .text = Todas tus unidades en una casilla son una tropa. Las que mueven son el grupo.
word-strength = Fuerza
    .text = Decide quién gana una batalla.
word-damage = Daño
    .text = Unidades que pierde el otro bando, menos su protección.
word-protection = Protección
    .text = Quita lo mismo del daño enemigo.
word-movement = Pasos
    .text = Hasta dónde llega un grupo en un movimiento.
word-pp = PO, puntos de oración
    .text = Con lo que se paga todo; de 0 a 11.
word-vp = Punto de victoria
    .text = Los permanentes quedan; los temporales se tienen con templos y pirámides de nivel 4.
word-recall = Replegar
    .text = Tras una batalla una tropa vuelve a la reserva y da 1 PO por unidad.
word-retreat = Retirada
    .text = El perdedor va a una casilla adyacente sin enemigos; el vencedor elige cuál.
word-teleport = Teletransportador
    .text = De una pirámide a un obelisco por 2 PO, como parte de un movimiento.
word-silver = Ficha plateada
    .text = Una vez al Día una acción más en una casilla libre.
word-gold = Ficha dorada
    .text = Una vez al Día una acción más que nombran tus losetas doradas.
word-night = Luna
    .text = Una loseta o carta que actúa de Noche.
word-priest = Sacerdote
    .text = Recorre el camino; en el mapa es una unidad cuya tropa tiene tus aptitudes.
word-dawn = Ficha de alba
    .text = Suma 1 a una puja por el orden de turno.
word-reserve = Reserva
    .text = Las unidades que no están en el mapa esperan en casa.
word-temporary = Punto temporal
    .text = 1 por cada templo y cada pirámide de nivel 4, mientras los ocupes.
word-two-temples = Dos templos
    .text = 1 punto permanente al final de un Día para quien ocupe dos o más.
word-tile = Loseta de poder
    .text = Se compra una vez y es tuya el resto de la partida; los puntos de losetas llevan también este signo.
word-pyramid = Pirámide
    .text = Su color y nivel dicen qué losetas puedes comprar.
word-temple = Templo
    .text = PO al final del Día y un punto temporal.
word-obelisk = Obelisco
    .text = Adonde te puedes teletransportar.
word-sanctuary = Santuario
    .text = Dos unidades sacrificadas allí al final de un Día valen 1 punto permanente.
word-battle = Espadas cruzadas
    .text = Cuenta cuando atacas; en una carta divina: se juega en una batalla.
word-wall = Murallas
    .text = Cuenta cuando defiendes; tachado: las murallas no te detienen.
word-token = Ficha de acción
    .text = Se pone una en cada turno tuyo.
word-day = Sol
    .text = Una carta o loseta que actúa en tu turno.
word-hourglass = Reloj de arena
    .text = Una carta para el turno de otro; en lo demás: se espera a alguien.
word-veto = Tachado
    .text = Anula algo: una carta, o una loseta sellada.
word-vision = Ojo
    .text = Puedes mirar algo que otros no ven; en botones: mirar.
word-object = Objeto
    .text = Se halla en el camino, se usa una vez.
word-skill = Aptitud
    .text = Se halla en el camino; ayuda a las tropas con un sacerdote.
