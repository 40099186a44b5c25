# O que em Portugal se diz de outra maneira; o resto é o de pt.

gist-B-LIMIT-04 = A intercessão vai de 0 a 11; o que passar de 11 perde-se.
gist-B-NIGHT-02 = A cada Noite, cada jogador tira uma carta divina.
gist-B-BUY-05 = Uma ficha comprada fica com o dono até o fim e desaparece para os outros.
gist-T1-TILE-TWIN = Cerimónia Dupla: repita uma compra de hoje por mais 1 de intercessão.
gist-T3-PRIEST-10 = Sem apanhar nada, o sacerdote fica; apanhando marcadores, ele sai do caminho.
gist-T3-PRIEST-11 = Onde há dois marcadores, pode-se apanhar um ou os dois.
gist-T3-PRIEST-13 = Um sacerdote que apanhou uma habilidade substitui uma unidade sua no mapa.
gist-T5-CARD-DIVMEMORY = Memória Divina: apanhe uma carta divina dos descartes, mas nenhuma Memória Divina.
gist-S-SETUP-21 = Cada membro recebe uma ficha grátis de nível 1, não violeta, que as suas pirâmides permitam.
gist-S-DAY-10 = Marcadores extra são usados uma vez por Dia, só num turno com um marcador normal.
gist-S-CORRUPT-CREATURE-04 = O alvo está em qualquer lugar, menos nas cidades dos membros (a Fénix chega lá).
gist-S-CEREMONY-04 = A cerimónia custa 10 de intercessão por membro, menos 4 por ponto temporário da Aliança.
gist-S-CEREMONY-05 = A cerimónia é paga inteira e de uma vez, repartida à vontade entre quem paga.
gist-S-CEREMONY-09 = A cerimónia deixa a Aliança escolher um dos marcadores de poder restantes.
gist-S-WIN-01 = Seth vence de imediato com o último ponto de batalha, o 8.º (ou o 10.º).
gist-S-WIN-03 = A Aliança vence de imediato com um templo sagrado de nível 3, a cerimónia e 6 pontos permanentes.
gist-S-TEAM-01 = Cada decisão da equipa tem quem decide e uma resposta padrão.
gist-S-TILE-DIVINE-ADVANTAGE = Vantagem Divina: à Noite, tire mais 2 cartas divinas e fique com uma.
gist-S-TOKEN-GREY = O marcador cinzento é da Aliança inteira: uma ação extra por Dia.
gist-S-TS-12 = Com Cerimónia Dupla um membro também pode comprar violeta; Seth só repete Comprar um poder.
gist-S-CLAR-14 = O turno de um membro comporta um marcador normal, o prateado ou o cinzento, e um dourado.
gist-S-CLAR-68 = Fé Partilhada dá a outro membro de 1 a 4 da própria intercessão, se couber.
