# O que em Portugal se diz de outra maneira; o resto é o de pt.ftl.

recover-subject = Kemet: uma nova palavra-passe
recover-text = Alguém pediu uma nova palavra-passe para { $name } em { $home }. Se foi o próprio, defina-a aqui no prazo de uma hora: { $link }
recover-otherwise = Se não a pediu, não faça nada: a palavra-passe antiga continua a valer.
