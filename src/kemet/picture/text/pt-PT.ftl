# O que em Portugal se diz de outra maneira; o resto é o de pt.ftl.

table-day = Dia { $day }, ronda { $round } de 5
table-day-last = Dia { $day }, ronda { $round } de 5, o último Dia
table-ceremony-done = Grande Cerimónia realizada, portal aberto
table-ceremony-open = Grande Cerimónia custa { $prayer } de intercessão
