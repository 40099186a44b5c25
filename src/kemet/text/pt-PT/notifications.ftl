# O que em Portugal se diz de outra maneira; o resto é o de pt.ftl.

recover-subject = Kemet: uma nova palavra-passe
recover-text = Alguém pediu uma nova palavra-passe para { $name } em { $home }. Se o pedido foi seu, defina-a aqui no prazo de uma hora: { $link }
recover-otherwise = Se o pedido não foi seu, não faça nada: a palavra-passe antiga continua a valer.
