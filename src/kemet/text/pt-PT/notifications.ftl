# O que em Portugal se diz de outra maneira; o resto é o de pt.ftl.

recover-subject = Kemet: uma nova palavra-passe
recover-text = Alguém pediu uma nova palavra-passe para { $name } em { $home }. Se o pedido foi seu, defina-a aqui no prazo de uma hora: { $link }
recover-otherwise = Se o pedido não foi seu, não faça nada: a palavra-passe antiga continua a valer.
changed-subject = Kemet: a sua conta foi alterada
changed-password = A palavra-passe de { $name } em { $home } acaba de ser alterada.
changed-mail = O endereço de e-mail de { $name } em { $home } acaba de ser alterado. Este já não é usado.
changed-otherwise = Se não foi você, defina já uma nova palavra-passe: { $link }
link-running = Está a decorrer uma partida para { $players }. Veja-a em direto.
link-over = Uma partida para { $players } terminou. Volte a vê-la, jogada a jogada.
call-invited = { $name } convida-o para uma partida: { $table }.
call-ready = A sua mesa do torneio está pronta: { $table }
call-begins = Começou uma ronda do seu torneio, e a sua mesa está pronta: { $table }.
