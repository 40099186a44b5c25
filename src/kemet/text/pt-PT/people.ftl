# O que em Portugal se diz de outra maneira; o resto é o de pt.ftl.

call-text-all = Quando for a sua vez em qualquer mesa da sua conta. Um só aviso, e mais nenhum até olhar.
call-text-here = Quando for a sua vez nesta mesa. Um só aviso, e mais nenhum até olhar.
call-added = Os avisos passam a chegar ali.
call-removed = Ali já não chegam avisos.
call-changed = Guardado.
call-push-refused = O navegador não aceitou. As definições dele para esta página talvez proíbam mensagens.
call-keep = Guardar
mail-text = Para avisos quando for a sua vez e para definir uma nova palavra-passe se esquecer a sua. Mais ninguém o vê.
mail-keep = Guardar
forgotten-title = Esqueceu a palavra-passe?
forgotten-text = Se a sua conta tiver um endereço de e-mail, é enviado para lá um link para uma nova palavra-passe.
link-stop-done = Pronto: esses e-mails já não serão enviados. Pode voltar a ativá-los na sua página.
link-wrong = Este link já não funciona. Os links dos nossos e-mails só servem uma vez e por pouco tempo; peça um novo.
link-confirm = O seu endereço de e-mail
link-recover = Uma nova palavra-passe
link-recover-set = Definir a palavra-passe
link-recover-done = A nova palavra-passe já está definida. Entre com ela.
profile-title = As minhas partidas e resultados
profile-rating = Rating { $value }, partidas classificativas: { $games }.
profile-unrated = Ainda nenhuma partida classificativa.
profile-data = Descarregar tudo o que está guardado sobre mim (um ficheiro)
profile-kept = Mesas guardadas
profile-bot = bot ({ $bot })
profile-rated = classificativa
keep-table = Guardar esta mesa
keep-table-not = Deixar de guardar
