# O que em Portugal se diz de outra maneira; o resto é o de pt.ftl.

seth-first-text = Um deus contra todos os outros: dois lados, bots gentis. A mesa explica tudo o que apontar.
seth-first-allies = Os seus aliados
seth-first-against = { $count ->
    [one] Com { $count } aliado contra Seth
   *[other] Com { $count } aliados contra Seth
}
seth-first-as = Como Seth contra { $count }
track-name = Pista do Dia
objective-ceremony = cerimónia
objective-ceremony-done = Objetivo cumprido: a Grande Cerimónia
objective-ceremony-open = Objetivo em aberto: a Grande Cerimónia, { $cost } de intercessão agora
alliance-temporary-text = Um por templo controlado e por pirâmide de nível 4 que Seth não controla. Tornam a cerimónia mais barata, mas nunca contam para a vitória.
alliance-grey-ready = Marcador cinzento da Aliança: pronto
alliance-grey-placed = Marcador cinzento da Aliança: usado hoje
ask-share-battle-text = Decide-se por toda a tropa, ninguém precisa de concordar. Uma criatura só fica junto de uma unidade de quem a controla.
ask-share-before-cards-text = A proteção não ajuda aqui. Decide-se por toda a tropa.
ask-share-own-card-text = Decide-se por toda a tropa, ninguém precisa de concordar.
ask-share-temple-text = Elas vão para a reserva dos donos. Só quem cede alguma precisa de concordar.
team-ceremony = A Grande Cerimónia
prompt-pass-ceremony-at-last = Sem cerimónia agora
prompt-pass-consent-to-the-ceremony = Recusar a cerimónia
prompt-yes-consent-to-the-ceremony = Aceitar a cerimónia
prompt-begin = Começar o meu turno
prompt-ceremony = Propor a cerimónia
ceremony-name = A Grande Cerimónia
invasion-pick-text = Toque numa carta para a batalha 1 e depois numa para a batalha 2. Uma carta divina pertence à batalha em que está.
invasion-waits = As suas cartas estão prontas; espera a outra batalha.
