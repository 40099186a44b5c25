# O que em Portugal se diz de outra maneira; o resto é o de pt.ftl.

call-text-all = Quando for a sua vez em qualquer mesa da sua conta. Uma vez, e não mais até olhar.
call-text-here = Quando for a sua vez nesta mesa. Uma vez, e não mais até olhar.
call-added = Os avisos passam a chegar ali.
call-removed = Ali já não chegam avisos.
mail-text = Para avisos quando for a sua vez, e para definir uma nova palavra-passe se esquecer a sua. Mais ninguém o vê.
forgotten-title = Esqueceu a palavra-passe?
forgotten-text = Se a sua conta tiver um endereço de e-mail, segue para lá um link para uma nova palavra-passe.
link-stop-done = Pronto: não haverá mais destes e-mails. Pode voltar a ligá-los na sua página.
link-recover = Uma nova palavra-passe
link-recover-set = Definir a palavra-passe
link-recover-done = A nova palavra-passe está definida. Entre com ela.
profile-data = Levar tudo o que é guardado sobre mim (um ficheiro)
profile-bot = bot ({ $bot })
