# A caixa Seth em português. O texto é nosso; os números seguem docs/rules/seth.md.

## Caixa e lados

box-seth = Seth
    .text = Um jogador é Seth, de dois a cinco outros são a Aliança. Seth vence por batalhas; a Aliança por um templo sagrado, a Grande Cerimônia e pontos.
side-seth = Seth
    .text = Um deus contra todos os outros. Para ele, só contam os pontos de batalha.
side-alliance = Aliança
    .text = Os membros vencem e perdem juntos. Cada um tem as suas cartas, intercessão e unidades.
unchecked = Não conferido com o jogo impresso.
unchecked-part = Alguns dos seus valores não foram conferidos com o jogo impresso.
colour-violet = violeta
colour-yellow = amarela
colour-gold = dourada
act-invasion = Invasão furiosa
act-invoke = Invocação
act-corrupt_pyramid = Corromper uma pirâmide
act-corrupt_creature = Corromper uma criatura
act-corrupt_troop = Corromper uma tropa
act-destroy_two = Destruir duas unidades
act-gold = Ação dourada
phase-eclipse = Eclipse
tokenkind-violet = violeta
tokenkind-clear = transparente
end-combat-points = pontos de batalha de Seth
end-no-units = nenhuma unidade da Aliança
end-objectives = objetivos e pontos da Aliança
end-district = Aliança na cidade de Seth

## Fichas de poder: violeta

tile-energy_drain = Dreno de Energia
    .text = Ganhe 1 de intercessão sempre que outro jogador fizer a ação de Interceder, no máximo 2 por turno de um lado.
tile-servile_corruption = Corrupção Servil
    .text = Se for de Seth: +1 de força para criaturas e tropas corrompidas que atacam. Não serve a um membro.
tile-units_corruption = Corrupção de Unidades
    .text = Depois de vencer uma batalha com uma unidade viva, você pode juntar à sua tropa, dentro do limite, 1 unidade inimiga destruída por dano.
tile-call_of_the_red_land = Chamado da Terra Vermelha
    .text = Cada ação de Recrutar traz até 2 unidades a mais, sem custo. Acumula com o Escriba Recrutador.
tile-kill_them_all = Matem Todos
    .text = Todas as suas tropas: +1 de movimento e +1 de dano.
tile-annexation = Anexação
    .text = A cada Noite, roube 1 carta divina ao acaso da mão de um oponente. Seth escolhe de que membro; um membro rouba de Seth.
tile-vulture = Abutre
    .text = Traz a criatura Abutre: +2 de movimento, +1 de força, e 1 de intercessão por unidade destruída nas suas batalhas, no máximo 2.
tile-chaos_priest = Sacerdote do Caos
    .text = Mais 2 de intercessão a cada Noite.
tile-ambush = Emboscada
    .text = Reveladas as cartas, você pode trocar a carta de batalha que jogou pela que descartou.
tile-divine_advantage = Vantagem Divina
    .text = A cada Noite, receba mais 2 cartas divinas do seu monte, fique com 1 e descarte a outra.
tile-crocodile = Crocodilo
    .text = Traz a criatura Crocodilo: +1 de movimento, +2 de força e +1 de dano à sua tropa.
tile-deadly_mirror = Espelho Mortal
    .text = Imediatamente: recupere as suas cartas de batalha usadas, retire uma do jogo em segredo e ganhe a carta Espelho Mortal.
tile-magic_versatility = Versatilidade Mágica
    .text = Só para Seth. O marcador transparente: uma vez por Dia, mais uma ação em qualquer espaço livre do seu tabuleiro; num amarelo, ele diz quem é atingido.
tile-cobra = Naja
    .text = Traz a criatura Naja: +1 de movimento, +2 de força, e antes de cada batalha sua o outro lado perde 1 unidade.
tile-wrath_of_the_storm = Ira da Tempestade
    .text = O marcador dourado: uma vez por Dia, mais uma ação de Mover ou Recrutar num turno seu.
tile-lord_of_chaos = Senhor do Caos
    .text = +1 de força e +1 de proteção em todas as batalhas.

## Fichas de poder da Aliança

tile-osiris = Osíris
    .text = Traz Osíris, a criatura de todos os membros: +1 de movimento, +3 de força e +1 de proteção à sua tropa.
tile-common_rampart = Baluarte Comum
    .text = Todas as tropas da Aliança: +1 de força ao defender.
tile-common_prayer = Prece Comum
    .text = Cada membro ganha mais 1 de intercessão a cada Noite e no eclipse.
tile-common_march = Marcha Comum
    .text = Todos os Movimentos da Aliança vão 1 passo mais longe.
tile-new_legion = Legião
    .text = Até 7 unidades podem ficar em cada tropa em que você tem uma unidade; para Seth, em todas as tropas dele.
tile-new_sphinx = Esfinge
    .text = Traz a criatura Esfinge: +2 de força. Seth não pode corromper a sua tropa, e fora de batalhas nada a fere.

## Criaturas e cartas de criatura

creature-vulture = Abutre
    .text = +2 de movimento, +1 de força. Depois de cada batalha, a sua tropa ganha 1 de intercessão por unidade destruída dos dois lados, no máximo 2.
creature-crocodile = Crocodilo
    .text = +1 de movimento, +2 de força, +1 de dano.
creature-cobra = Naja
    .text = +1 de movimento, +2 de força. Antes das cartas de cada batalha, o outro lado destrói ali 1 unidade própria; a proteção não ajuda.
creature-osiris = Osíris
    .text = +1 de movimento, +3 de força, +1 de proteção. Todos os membros o controlam: qualquer unidade da Aliança o acompanha, quem se move pode levá-lo.
creature-new_sphinx = Esfinge
    .text = +2 de força, sem movimento. A sua tropa não pode ser corrompida nem atacada por tropa corrompida, e não perde unidades fora de batalhas.
creaturecard-elephant = Elefante Ancestral
    .text = Força 3, dano 1. Depois da sua batalha, a carta sai do jogo.
creaturecard-snake = Serpente do Deserto Profundo
    .text = Força 2, dano 0. A criatura do defensor conta como ausente. Depois da sua batalha, a carta sai do jogo.
creaturecard-scarab = Escaravelho Real
    .text = Força 4, dano 0. Contra dois ou três membros, a sua força é 3: um ajuste nosso de equilíbrio, não impresso. Se vencer, Seth ganha 2 de intercessão. Depois da sua batalha, a carta sai do jogo.
creaturecard-scorpion = Escorpião Gigante
    .text = Força 4, dano 2. Depois da sua batalha, a carta sai do jogo.
creaturecard-phoenix = Fênix
    .text = Força 4, dano 0. Pode atacar também nas cidades dos membros. Depois da sua batalha, a carta sai do jogo.
creaturecard-mummy = Múmia
    .text = Força 4, dano 0. Depois da batalha, vencida ou perdida, Seth recebe 1 carta divina. Depois da sua batalha, a carta sai do jogo.
creaturecard-sphinx = Esfinge
    .text = Força 4, dano 0. O defensor não pode jogar cartas divinas nesta batalha. Depois da sua batalha, a carta sai do jogo.
creaturecard-khnum = Esfinge de Khnum
    .text = Força 3, dano 0. Pode atacar qualquer tropa, seja qual for a cor do marcador. Depois da sua batalha, a carta sai do jogo.
creaturecard-griffin = Esfinge-Grifo
    .text = Força 4, dano 1. Depois da sua batalha, a carta sai do jogo.
creaturecard-devourer = Devorador
    .text = Força 4, dano 1. A proteção do defensor não conta. Depois da sua batalha, a carta sai do jogo.

## Cartas divinas de Seth

card-seth_chaos_rage = Ira do Caos
    .text = Numa batalha sua: +1 de força.
card-seth_chaos_fury = Fúria do Caos
    .text = Numa batalha sua: +2 de força.
card-seth_bloodlust = Sede de Sangue
    .text = Numa batalha sua: +2 de dano.
card-seth_bronze_scales = Escamas de Bronze
    .text = Numa batalha sua: +1 de proteção.
card-seth_iron_scales = Escamas de Ferro
    .text = Numa batalha sua: +2 de proteção.
card-seth_sandstorm = Tempestade de Areia
    .text = Durante um Movimento ou para uma tropa da Invasão furiosa, antes do primeiro passo: vai 1 passo mais longe.
card-seth_breach = Brecha
    .text = Durante um Movimento ou para uma tropa da Invasão furiosa: as muralhas não a detêm mais.
card-seth_raining_fire = Chuva de Fogo
    .text = No seu turno: destrua uma unidade inimiga em qualquer espaço.
card-seth_dark_offering = Oferenda Sombria
    .text = No seu turno: ganhe 2 de intercessão.
card-seth_mana_theft = Roubo de Mana
    .text = No seu turno: cada oponente perde 1 de intercessão, e você ganha 1 no total.
card-seth_enlistment = Alistamento
    .text = No seu turno: coloque até 2 unidades da sua reserva na sua cidade ou com as suas tropas, sem custo.
card-seth_veto = Veto
    .text = No turno do outro lado: cancele uma carta divina que acaba de ser jogada fora de batalha.

## Cartas divinas da Aliança

card-ally_war_rage = Ira de Guerra
    .text = Numa batalha sua: +1 de força.
card-ally_war_fury = Fúria de Guerra
    .text = Numa batalha sua: +2 de força.
card-ally_bloody_battle = Batalha Sangrenta
    .text = Numa batalha sua: +1 de dano.
card-ally_bloodbath = Banho de Sangue
    .text = Numa batalha sua: +2 de dano.
card-ally_bronze_wall = Muralha de Bronze
    .text = Numa batalha sua: +1 de proteção.
card-ally_iron_wall = Muralha de Ferro
    .text = Numa batalha sua: +2 de proteção.
card-ally_glory = Glória
    .text = Numa batalha sua: se vencer, ganhe 4 de intercessão, a repartir entre os membros presentes.
card-ally_divine_protection = Proteção Divina
    .text = Numa batalha sua: se você vencer, o outro lado não destrói nenhuma unidade da sua tropa.
card-ally_reinforcements = Reforços
    .text = Numa batalha sua: se vencer, coloque até 3 unidades da sua reserva na sua cidade ou com as suas tropas, sem custo.
card-ally_tactical_choice = Escolha Tática
    .text = Numa batalha sua: reveladas as cartas, você pode trocar a carta de batalha que jogou pela que descartou.
card-ally_swiftness = Rapidez
    .text = Durante o seu Movimento, antes do primeiro passo: o Movimento vai 1 passo mais longe.
card-ally_prayer = Prece
    .text = No seu turno: ganhe 2 de intercessão.
card-ally_shared_faith = Fé Compartilhada
    .text = No seu turno: dê até 4 da sua intercessão a outro membro.
card-ally_enlistment = Alistamento
    .text = No seu turno: coloque até 2 unidades da sua reserva na sua cidade ou com as suas tropas, sem custo.
card-ally_teleportation = Teleportação
    .text = Durante o seu Movimento: o grupo vai por teleporte de qualquer espaço a um obelisco. Só se paga a carta.
card-ally_raining_fire = Chuva de Fogo
    .text = No seu turno: destrua uma unidade inimiga em qualquer espaço.
card-ally_divine_memory = Memória Divina
    .text = No seu turno: examine os descartes do seu monte e passe uma carta para a mão, mas nunca uma Memória Divina.
card-ally_open_gates = Portões Abertos
    .text = Durante o seu Movimento: as muralhas não detêm mais este Movimento.
card-ally_veto = Veto
    .text = No turno do outro lado: cancele uma carta divina que acaba de ser jogada fora de batalha.
card-ally_escape = Fuga
    .text = Quando Seth ataca de dia uma tropa com uma unidade sua: a tropa inteira sai para um espaço adjacente sem unidades, e não há batalha.

## Cartas de batalha de Seth

battle-s410 = Frente de Tempestade
    .text = Força 4, dano 1, proteção 0.
battle-s320 = Horda Enfurecida
    .text = Força 3, dano 2, proteção 0.
battle-s301 = Muralha Vermelha
    .text = Força 3, dano 0, proteção 1.
battle-s221 = Presas e Escamas
    .text = Força 2, dano 2, proteção 1.
battle-s202 = Carapaça de Areia
    .text = Força 2, dano 0, proteção 2.
battle-s130 = Massacre do Deserto
    .text = Força 1, dano 3, proteção 0.
battle-s500 = Carga Sacrificial
    .text = Força 5, dano 0, proteção 0. Depois das perdas morrem aqui mais 2 unidades suas. Não vale para criatura corrompida.
battle-s113 = Para o Pó
    .text = Força 1, dano 1, proteção 3.
battle-mirror = Espelho Mortal
    .text = Força e proteção da carta de batalha inimiga, e o dano dela +1. Vem com a ficha Espelho Mortal.

## O tabuleiro de ações de Seth

sethaction-goldTip = Topo dourado
    .text = Só para um marcador dourado: uma vez por Dia, uma das ações que as suas fichas douradas indicam.
sethaction-sethMove1 = Mover, primeira linha
    .text = Mova uma tropa: um passo, mais com poderes; teleporte de uma pirâmide a um obelisco por 2 de intercessão. O portal está sempre aberto para Seth.
sethaction-invasion = Invasão furiosa
    .text = Mova até 2 tropas de espaços diferentes e depois lute. Com 2 batalhas, cada uma recebe uma carta sua e nenhuma é descartada.
sethaction-sethMove2 = Mover, segunda linha
    .text = Mova uma tropa: um passo, mais com poderes; teleporte de uma pirâmide a um obelisco por 2 de intercessão. O portal está sempre aberto para Seth.
sethaction-sethRecruit = Recrutar, segunda linha
    .text = Coloque unidades da sua reserva nos seus distritos por 1 de intercessão cada, até 6 por distrito. Uma criatura em espera também volta.
sethaction-sethRaise = Erguer, segunda linha
    .text = Erga a pirâmide violeta. Cada novo nível custa o seu número em intercessão.
sethaction-sethPray1 = Interceder, à esquerda
    .text = Ganhe 3 de intercessão.
sethaction-sethPray2 = Interceder, à direita
    .text = Ganhe 3 de intercessão.
sethaction-invoke1 = Invocação, à esquerda
    .text = Receba 1 carta divina de Seth.
sethaction-invoke2 = Invocação, à direita
    .text = Receba 1 carta divina de Seth.
sethaction-buyPower = Comprar um poder
    .text = Compre uma ficha violeta até o nível da pirâmide violeta, ou uma da cor e do nível de uma pirâmide de membro que você ocupa, pelo nível da ficha em intercessão.
sethaction-corruptPyramid = Corromper uma pirâmide
    .text = Compre uma ficha de uma cor presente na cidade do membro atingido, até o menor nível entre aquela pirâmide e a sua, pelo nível + 1 em intercessão.
sethaction-corruptCreature = Corromper uma criatura
    .text = Ataque uma tropa com unidade do membro atingido usando uma carta de criatura cuja ficha está à venda. Vencer vale 1 ponto de batalha; depois a carta sai.
sethaction-corruptTroop = Corromper uma tropa
    .text = Mova, inteira e à sua custa, uma tropa com unidade do membro atingido. Ela pode atacar a tropa de outro membro; se vencer, você ganha 1 ponto de batalha.
sethaction-destroyTwo = Destruir duas unidades
    .text = Destrua 2 unidades do membro atingido, onde quer que estejam.

## Marcadores e peças de Seth

power-act_of_osiris = Ato de Osíris
    .text = O marcador cinza: uma vez por Dia, um membro faz mais uma ação no tabuleiro dele.
power-will_of_osiris = Vontade de Osíris
    .text = O marcador dourado comum: uma vez por Dia, um membro faz mais uma ação de Mover ou Recrutar.
power-strength_of_horus = Força de Hórus
    .text = Todas as tropas da Aliança: +1 de força em batalha.
power-veil_of_isis = Véu de Ísis
    .text = Todas as tropas da Aliança: +1 de proteção em batalha.
power-wisdom_of_thoth = Sabedoria de Thoth
    .text = A cada Noite, cada membro recebe mais 1 carta divina; não no eclipse.
power-breath_of_hapi = Sopro de Hapi
    .text = Cada ação de Interceder de um membro rende mais 1 de intercessão.
prayertoken-prayer1 = Marcador de Intercessão 1
    .text = Num templo sagrado de nível 2: 1 de intercessão no fim de cada Dia. No nível 3 ele é virado: 2 de intercessão.
prayertoken-prayer2 = Marcador de Intercessão 2
    .text = Num templo sagrado de nível 2: 1 de intercessão no fim de cada Dia. No nível 3 ele é virado: 2 de intercessão.
prayertoken-prayer3 = Marcador de Intercessão 3
    .text = Num templo sagrado de nível 2: 1 de intercessão no fim de cada Dia. No nível 3 ele é virado: 3 de intercessão.
prayertoken-prayer4 = Marcador de Intercessão 4
    .text = Num templo sagrado de nível 2: 1 de intercessão no fim de cada Dia. No nível 3 ele é virado: 3 de intercessão.
piece-violet_token = Marcador de ação violeta
    .text = Seth tem um a mais do que o número de membros. Só vai em espaços violeta.
piece-gold_token = Marcador de ação dourado
    .text = Um para a Ira da Tempestade, um para a Vontade de Osíris.
piece-grey_token = Marcador de ação cinza
    .text = Mais uma ação por Dia para um membro, pelo Ato de Osíris.
piece-clear_token = Marcador de ação transparente
    .text = Vem com a Versatilidade Mágica: qualquer espaço livre do tabuleiro de Seth.
piece-track_marker = Marcador do dia
    .text = Mostra na trilha de quem é o turno.
piece-temporary_point = Ponto de vitória temporário
    .text = Um para cada templo sagrado de nível 3 que a Aliança ocupa.
piece-portal = Portal
    .text = Liga o deserto diante da cidade de Seth à Orla Oeste. Seth sempre pode usá-lo; a Aliança, depois que a Grande Cerimônia o abre.
piece-temple_base = Base do templo
    .text = Nível 1 de um templo sagrado. Custa 1 unidade ali presente e ainda não faz nada.
piece-temple_prayer = Nível de intercessão
    .text = Nível 2 de um templo sagrado, por 2 unidades ali presentes. Recebe um marcador de Intercessão sem que ninguém o veja.
piece-temple_power = Nível de poder
    .text = Nível 3 de um templo sagrado, por 3 unidades ali presentes. Traz um poder e conta como templo; o primeiro cumpre um objetivo.

## Os dias de Seth

track-day2 = Dia de Seth contra dois
    .text = Seth põe 5 marcadores em cinco turnos, cada membro quatro em quatro turnos.
track-day3 = Dia de Seth contra três
    .text = Seth põe 7 marcadores em cinco turnos, cada membro quatro em quatro turnos, e há um eclipse.
track-day4 = Dia de Seth contra quatro
    .text = Seth põe 9 marcadores em cinco turnos, cada membro quatro em quatro turnos, e há um eclipse.
track-day5 = Dia de Seth contra cinco
    .text = Seth põe 11 marcadores em cinco turnos, cada membro quatro em quatro turnos, e há um eclipse.

## Espaços de Seth

space-SE1 = Distrito de Seth 1
    .text = O primeiro distrito da cidade de Seth. A pirâmide violeta fica onde os três se encontram.
space-SE2 = Distrito de Seth 2
    .text = O segundo distrito da cidade de Seth. A pirâmide violeta fica onde os três se encontram.
space-SE3 = Distrito de Seth 3
    .text = O terceiro distrito da cidade de Seth. A pirâmide violeta fica onde os três se encontram.
space-SEG = Portão de Seth
    .text = O deserto diante da cidade de Seth; toca os três distritos e tem um portal.

## Regras da casa de Seth

house-sethTarget = Pontos de batalha de Seth
    .text = Com este número de pontos de batalha, Seth vence. Os impressos são 8, ou 10 se ele for o jogador mais experiente; qualquer outro número é uma regra da casa.
house-sanctuaryScores = Ponto do Santuário
    .no = Com quatro membros, o Santuário não faz nada.
    .yes = A Aliança pode sacrificar ali como sempre.
house-alliedWallsHinderAllies = Muralhas de aliados
    .no = As muralhas dos membros não detêm membros.
    .yes = Detêm.
house-portalForRetreat = Retirada pelo portal
    .no = Ninguém bate em retirada nem foge por ele.
    .yes = Quem pode usá-lo também bate em retirada e foge por ele.
house-templeOnPortalSpaces = Templos sagrados nos portais
    .yes = Podem ser construídos ali.
    .no = Não podem.
house-sethMayBuyHeldColour = Cores que Seth ocupa
    .yes = Em Comprar um poder, Seth pode comprar a cor de uma pirâmide que ocupa.
    .no = Só violeta.
house-sethMayRaiseHeldPyramid = Erguer pirâmides que Seth ocupa
    .no = Seth só ergue a pirâmide violeta.
    .yes = Também pirâmides de membros que ocupa.
house-violetPyramidCapturable = A pirâmide violeta em outras mãos
    .no = É sempre de Seth.
    .yes = Enquanto membros ocupam todos os distritos de Seth, quem está lá pode comprar com ela, e Seth não.
house-sethSilverOnYellow = O marcador prateado de Seth
    .no = Só vai em espaços violeta.
    .yes = Também nos amarelos; Seth diz quem é atingido.
house-powerTokensActAtEclipse = Marcadores de Poder no eclipse
    .no = Os seus efeitos noturnos não valem.
    .yes = Valem como à Noite.
house-alliedPyramidsCountForViolet = Fichas violeta e pirâmides aliadas
    .no = Um membro precisa de três pirâmides próprias do nível.
    .yes = As de aliados que ele controla também contam.
house-corruptedDefensiveVictoryScores = Vitória Defensiva contra a corrupção
    .yes = Pontua também contra uma criatura ou tropa corrompida.
    .no = Não pontua.
house-silverAndGreySameTurn = Prateado e cinza no mesmo turno
    .no = Um membro usa um deles por turno.
    .yes = Os dois.
house-districtWinCheck = Quando cai a cidade de Seth
    .afterBuilding = No seu turno, a Aliança primeiro ergue templos e depois vence se estiver na cidade de Seth.
    .beforeBuilding = O contrário.

## Números de Seth

number-alliance_target = Pontos permanentes de que a Aliança precisa
number-seth_units = Unidades de Seth
number-seth_units_placed = Unidades de Seth no início
number-member_units = Unidades de um membro
number-member_units_placed = Unidades de um membro no início
number-seth_limit = Limite das tropas de Seth
number-alliance_limit = Limite das tropas da Aliança
number-creature_limit = Criaturas de um lado por espaço
number-seth_prayer = Intercessão de Seth no início
number-member_prayer = Intercessão de um membro no início
number-most_prayer = Máximo de intercessão
number-violet_tokens_beyond_members = Marcadores violeta além de um por membro
number-member_tokens = Marcadores de um membro
number-tokens_given_to_seth = Marcadores que cada membro dá a Seth
number-violet_pyramid = Nível inicial da pirâmide violeta
number-seth_night_prayer_per_member = Intercessão de Seth por membro a cada Noite
number-member_night_prayer = Intercessão de um membro a cada Noite
number-night_cards = Cartas divinas a cada Noite
number-eclipse_vision = Cartas vistas pela Visão no eclipse
number-seth_pray = Intercessão por ação de Interceder de Seth
number-seth_invoke = Cartas de uma Invocação
number-corrupt_pyramid_surcharge = Acréscimo de Corromper uma pirâmide
number-destroyed_units = Unidades destruídas por Destruir duas
number-creature_battle_points = Máximo de pontos de uma carta de criatura
number-invasion_groups = Tropas de uma Invasão furiosa
number-recall_less = Intercessão a menos ao retornar
number-temples = Templos sagrados
number-temple_cost_1 = Unidades para o nível 1 do templo
number-temple_cost_2 = Unidades para o nível 2 do templo
number-temple_cost_3 = Unidades para o nível 3 do templo
number-ceremony_per_member = Custo da cerimônia por membro
number-ceremony_less_per_point = Desconto da cerimônia por ponto temporário
number-proposals_per_member = Propostas por membro
