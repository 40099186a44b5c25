# O que em Portugal se diz de outra maneira; o resto é o de pt.ftl.

table-day = Dia { $day }, ronda { $round } de 5
table-day-last = Dia { $day }, ronda { $round } de 5, o último Dia
draw-hand = As suas cartas divinas:
draw-battle-hand = As suas cartas de batalha:
tell-hand = As suas cartas divinas: { $cards }.
tell-battle-hand = As suas cartas de batalha na mão: { $cards }.
tell-used = As suas cartas de batalha usadas: { $cards }.
table-ceremony-done = Grande Cerimónia realizada, portal aberto
table-ceremony-open = Grande Cerimónia custa { $prayer } de intercessão
table-token-grey = cinzento (Aliança)

table-you = o seu lugar
