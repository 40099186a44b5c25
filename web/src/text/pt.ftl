## Lobby, joining, replay, story, account

lobby-tagline = os deuses estão em guerra; o Nilo espera por você
lobby-skip = Ir para o conteúdo
lobby-where = Onde você está
lobby-language = Idioma
lobby-day = Dia
lobby-night = Noite
lobby-theme-day = Mudar para o tema claro
lobby-theme-night = Mudar para o tema escuro
lobby-guest = Visitante
lobby-account-open = Você: nome, ajustes, conta
lobby-your-name = Seu nome
lobby-name-placeholder = Como chamam você
lobby-busy = Um momento…
lobby-new = Jogar
lobby-new-text = { $bots ->
    [one] Você contra 1 robô, até { $points } pontos. Sem precisar de conta.
   *[other] Você contra { $bots } robôs, até { $points } pontos. Sem precisar de conta.
  }
lobby-play = Jogar contra robôs agora
lobby-invite = Convidar amigos por link
lobby-all-options = Todas as opções
lobby-mine = Minhas partidas
lobby-mine-none = Nenhuma partida ainda. As que você começar ou em que entrar ficam guardadas neste navegador.
lobby-mine-all = { $count ->
    [one] Minha única partida
   *[other] Todas as minhas { $count } partidas
  }
lobby-open = Mesas abertas
lobby-open-none = Ninguém espera jogadores agora. Abra uma mesa pública e ela aparece aqui para todos.
lobby-running = Mesas para assistir
lobby-more = Mais mesas
lobby-guide = Primeira vez?
lobby-guide-text = Uma partida curta até 4 pontos contra três robôs gentis. A mesa explica tudo o que você aponta, e o botão de dica sabe o que fazer em seguida.
lobby-guide-go = Começar a primeira partida
lobby-unofficial-short = não oficial
lobby-unofficial = Não oficial. Feito por jogadores para jogadores; sem ligação com os autores e editoras de Kemet, a quem pertencem seus nomes e marcas. Todos os desenhos e textos são nossos.
lobby-version = Versão { $version }

mine-now = Em andamento
mine-over = Terminadas
mine-over-none = Nenhuma partida terminada ainda.

notice-unreachable = O servidor não responde. Nada do que você digitou se perdeu.
notice-refused = Não deu certo.
notice-unknown = Não há nada aqui (ou não há mais).
notice-too-fast = Pedidos demais; espere alguns segundos.
notice-unauthorised = Não foi aceito.
notice-forbidden = Isso não é permitido.
notice-too-large = É longo demais.
notice-retry = Tentar de novo

opt-on = sim
opt-off = não
opt-players = Jogadores
opt-players-short = o mapa muda com eles
opt-players-text = De 2 a 5. O mapa tem tantas cidades quantos jogadores, e as margens do Nilo mudam com eles.
opt-target = Meta
opt-target-short = 8 é uma noite, 10 é uma guerra
opt-target-text = Pontos de vitória necessários no fim de um Dia. A primeira partida tem preparação pronta e vai até 4.
opt-first-game = { $points } primeira partida
opt-modules = Módulos de Ta-Seti
opt-module-black = uma quarta cor e três criaturas
opt-module-dawn = lances pela ordem do turno
opt-module-path = sacerdotes, objetos, habilidades
opt-module-victory = vencer no início do turno
opt-module-cards = mais cartas de batalha e divinas
opt-seats = Lugares
opt-house = Regras da casa
opt-public = Quem pode achar
opt-public-text = Por link: só quem tem o link. Pública: todos a veem na entrada. Partidas em andamento podem ser assistidas nos dois casos.
opt-by-link = por link
opt-listed = pública
opt-clock = Relógio
opt-clock-none = nenhum
opt-clock-live = ao vivo
opt-clock-days = por dias
opt-clock-none-text = Cada um usa o tempo de que precisa.
opt-clock-live-text = Minutos para a partida toda e segundos a mais por resposta. Quando o tempo acaba, um robô continua.
opt-clock-days-text = Tantos dias para cada resposta: uma partida ao lado do dia a dia.
opt-seed = Sorte
opt-seed-server = do servidor
opt-seed-given = semente dada
opt-seed-server-text = Sorte honesta: o servidor sorteia uma semente, mostra o resumo dela agora e a semente depois da partida, e qualquer um pode conferir.
opt-seed-given-text = Você dá a semente. A mesma semente e as mesmas escolhas dão a mesma partida; a mesa avisa a todos que você pode conhecer a sorte.
opt-pace = Ritmo dos robôs
opt-pace-text = Quanto um robô espera antes de jogar, para você poder acompanhar.
opt-pace-of = { $pace ->
    [0] na hora
    [2] lento
   *[other] ágil
  }

seat-god-of = Deus do lugar { $number }
seat-kind-of = Quem ocupa o lugar { $number }
seat-bot-of = Força do robô no lugar { $number }
seat-kind-you = Você
seat-kind-open = Livre
seat-kind-bot = Robô
seat-note-you = anfitrião
seat-note-open = livre para um amigo

bot-random = aleatório
bot-easy = fácil
bot-medium = médio
bot-hard = difícil
bot-random-text = Joga qualquer coisa permitida. Para experimentar.
bot-easy-text = Enxerga a próxima escolha. Um primeiro adversário amigável.
bot-medium-text = Pensa um turno à frente e pesa suas batalhas.
bot-hard-text = Procura mais longe, lê o que todos jogaram e varia suas cartas de batalha. Nunca espia.

house-search = Procurar regras da casa
house-found = { $count ->
    [0] Nenhuma regra serve.
    [one] 1 regra serve.
   *[other] { $count } regras servem.
  }
house-changed = { $count ->
    [0] Tudo como impresso.
    [one] 1 regra da casa mudada.
   *[other] { $count } regras da casa mudadas.
  }
house-changed-here = { $count ->
    [one] 1 mudada
   *[other] { $count } mudadas
  }
house-topic = { $count ->
    [one] 1 regra
   *[other] { $count } regras
  }
house-reset = Tudo como impresso
house-standard = (como impresso)
house-standard-is = Como impresso: { $value }.
house-none = Nada encontrado.
topic-creatures = Criaturas
topic-battles = Batalhas e recuo
topic-powers = Poderes e cartas
topic-board = Mapa e pirâmides
topic-other = Outras

new-title = Nova mesa
new-game = A partida
new-table = A mesa
new-seats-text = Toque num emblema para escolher o deus; os deuses só diferem no nome e na cor. Os lugares livres são de quem tiver o link. Sem lugar seu, você assiste.
new-strengths = Qual é a força dos robôs?
new-name = Nome da mesa
new-name-placeholder = Por exemplo: domingo no Nilo
new-minutes = Minutos por jogador
new-increment = Segundos a mais por resposta
new-days = Dias por resposta
new-seed = Semente
new-house-text = Onde as regras impressas deixam algo em aberto, ou onde seu grupo joga de outro jeito. Só aparecem as regras que importam para os jogadores e módulos escolhidos.
new-sum = Sua mesa
new-sum-seats = { $bots ->
    [0] sem robôs
    [one] 1 robô
   *[other] { $bots } robôs
  }, { $open ->
    [0] nenhum lugar livre
    [one] 1 lugar livre
   *[other] { $open } lugares livres
  }
new-sum-watching = Você assiste
new-create = Começar a partida
new-create-open = Abrir a mesa
new-reset = Voltar às escolhas habituais
new-wrong-minutes = Os minutos vão de 1 a 600.
new-wrong-increment = Os segundos vão de 0 a 600.
new-wrong-days = Os dias devem ser mais que 0 e no máximo 60.
new-wrong-seed = Escreva uma semente ou deixe o servidor sortear.

agreed-players = { $count ->
    [one] 1 jogador
   *[other] { $count } jogadores
  }
agreed-target = até { $points } pontos
agreed-beginner = primeira partida: preparação pronta, até 4 pontos
agreed-clock-none = sem relógio
agreed-clock-live = { $minutes ->
    [one] 1 minuto
   *[other] { $minutes } minutos
  } para cada um, e { $increment ->
    [one] 1 segundo
   *[other] { $increment } segundos
  } por resposta
agreed-clock-days = { $days ->
    [one] 1 dia
   *[other] { $days } dias
  } por resposta
agreed-seed-server = sorteada pelo servidor, conferível depois da partida
agreed-seed-given = semente dada pelo anfitrião, que pode conhecer a sorte
agreed-no-modules = só o jogo básico
agreed-no-house = todas as regras como impressas
agreed-house = { $count ->
    [one] 1 regra da casa
   *[other] { $count } regras da casa
  }

card-unnamed = Mesa de { $name }
card-seats = { $taken } de { $players } lugares ocupados
card-players = { $players ->
    [one] 1 jogador
   *[other] { $players } jogadores
  }
card-target = até { $points }
card-progress = Dia { $day }, rodada { $round }
card-live = { $minutes } min
card-days = { $days ->
    [one] 1 dia por jogada
   *[other] { $days } dias por jogada
  }
card-left-days = { $days ->
    [one] falta 1 dia
   *[other] faltam { $days } dias
  }
card-left-hours = { $hours ->
    [one] falta 1 hora
   *[other] faltam { $hours } horas
  }
card-left-soon = falta menos de uma hora
card-open = esperando jogadores
card-over = terminada
card-won = { $name } venceu
card-you-won = você venceu
card-waiting = esperando { $names }
card-your-turn = sua vez
card-go = abrir
card-join = Entrar
card-watch = Assistir
card-story = História
card-replay = Rever

invite-title = Convide seus amigos
invite-link = Link para esta mesa
invite-copy = Copiar link
invite-share = Compartilhar…
invite-share-text = Venha jogar uma partida de Kemet comigo.
invite-copied = Copiado.
invite-select = O navegador não nos deixa copiar; o link está marcado, copie você mesmo.
invite-what = Quem o abre vê o que foi combinado, escreve um nome, escolhe um deus e ocupa um lugar. Sem precisar de conta.

join-title = Uma mesa
join-text = { $name } convida você para esta mesa. Veja o que foi combinado e ocupe um lugar.
join-text-bots = Veja o que foi combinado e ocupe um lugar.
join-waiting-text = A partida começa sozinha quando todos os lugares estiverem ocupados.
join-host = anfitrião
join-you = você
join-here = presente
join-open-count = { $count ->
    [0] Todos os lugares estão ocupados.
    [one] 1 lugar está livre.
   *[other] { $count } lugares estão livres.
  }
join-fill = Os lugares livres vão para robôs:
join-start = Começar agora
join-starts-by-itself = Esperando os últimos lugares.
join-leave = Deixar o lugar
join-take = Ocupar um lugar
join-seat = Lugar
join-seat-number = Lugar { $number }
join-god = Seu deus
join-god-text = Os cinco deuses só diferem no nome, na cor e nas figuras.
join-sit = Sentar
join-watch = Prefiro assistir
join-watching = Você assiste. A mesa se abre aqui sozinha quando a partida começar.
join-full = Todos os lugares estão ocupados.
join-agreed = O que foi combinado
join-hash = Resumo da sorte (SHA-256 da semente):

settings-title = Nome e aparência
settings-theme = Tema
settings-theme-system = como o aparelho
settings-theme-day = dia
settings-theme-night = noite
settings-kept = { $count ->
    [0] Este navegador ainda não guarda lugares.
    [one] Este navegador guarda a chave de 1 lugar.
   *[other] Este navegador guarda as chaves de { $count } lugares.
  }

time-label = Linha do tempo da partida
time-day = Dia { $day }

replay-title = Rever a partida
replay-moment = Este momento
replay-board = O tabuleiro neste momento
replay-controls = Linha do tempo e controles
replay-standings = Pontos neste momento
replay-chapters = Turnos e batalhas
replay-chapter-night = Noite
replay-chapter-turn = { $name }
replay-chapter-battle = Batalha: { $name } ataca
replay-prayer = intercessão
replay-none = nenhuma
replay-hidden = ocultas: { $count }
replay-tiles = Fichas
replay-battle-cards = Cartas de batalha
replay-divine-cards = Cartas divinas
replay-when = Dia { $day }, rodada { $round }
replay-when-short = Dia { $day } · { $round }
replay-night = Noite antes do Dia { $day }
replay-step = { $version } de { $last }
replay-start = O começo: nada aconteceu ainda.
replay-first = Ao começo
replay-last = Ao fim
replay-back = Um passo atrás (seta para a esquerda)
replay-on = Um passo adiante (seta para a direita)
replay-play = Reproduzir
replay-pause = Pausar
replay-turn = Turno
replay-turn-back = Ao turno anterior (Shift e seta para a esquerda)
replay-turn-on = Ao próximo turno (Shift e seta para a direita)
replay-battle = Batalha
replay-battle-back = À batalha anterior (Shift e B)
replay-battle-on = À próxima batalha (B)
replay-speed = Velocidade
replay-eyes = Visto por
replay-eyes-own = mim
replay-eyes-table = um espectador
replay-eyes-all = tudo aberto
replay-link = Link para este momento
replay-to-table = À mesa

story-title = Fim da partida
story-not-over = Esta partida ainda não acabou; sua história vem depois.
story-wins = { $god } toma as Duas Terras
story-nobody = Ninguém toma as Duas Terras
story-you = { $days ->
    [one] Você vence com { $points } pontos depois de 1 Dia.
   *[other] Você vence com { $points } pontos depois de { $days } Dias.
  }
story-who = { $days ->
    [one] { $name } vence com { $points } pontos depois de 1 Dia.
   *[other] { $name } vence com { $points } pontos depois de { $days } Dias.
  }
story-points = Pontos por origem
story-resigned = (desistiu)
story-total = { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
  }
story-acts = E agora
story-rematch = Revanche
story-rematch-join = À revanche
story-replay = Rever a partida
story-record = Baixar o registro

chart-title = Pontos ao longo do tempo
chart-label = Pontos de vitória de todos os jogadores ao longo dos Dias; o mesmo em tabela abaixo
chart-table = Em tabela
chart-player = Jogador
chart-day = Dia { $day }

battles-title = Batalhas decisivas
battles-none = Não houve batalha.
battles-all = { $count ->
    [one] A única batalha
   *[other] Todas as { $count } batalhas
  }
battles-where = { $space }, Dia { $day }
battles-attacker = { $name } ataca
battles-defender = { $name } defende
battles-won = { $winner } vence e perde { $won ->
    [0] zero unidades
    [one] 1 unidade
   *[other] { $won } unidades
  }; perdas de { $loser }: { $lost ->
    [0] nenhuma
   *[other] { $lost }
  }.
battles-tie = O empate é do defensor: { $winner } resiste e perde { $won ->
    [0] zero unidades
    [one] 1 unidade
   *[other] { $won } unidades
  }; perdas de { $loser }: { $lost ->
    [0] nenhuma
   *[other] { $lost }
  }.
battles-gain = { $count ->
    [one] { $winner } fica com 1 ponto a mais depois dela.
   *[other] { $winner } fica com { $count } pontos a mais depois dela.
  }
battles-called-off = O defensor já não estava; sem batalha.
battles-show = ver

fair-title = Sorte honesta
fair-text = Antes da partida o servidor mostrou o resumo abaixo; agora mostra a semente. Se combinam, ninguém mudou a sorte no caminho.
fair-given = O anfitrião deu a semente desta partida; ele pode ter conhecido a sorte.
fair-seed = Semente
fair-secret = mostrada quando a partida acaba
fair-hash = Resumo mostrado antes da partida
fair-computed = Resumo calculado agora pelo seu navegador
fair-check = Conferir
fair-good = São iguais: a sorte é a prometida.
fair-bad = São diferentes: não confie nesta partida.
fair-cannot = Este navegador não consegue calcular aqui; use o comando abaixo.
fair-how = Como funciona?
fair-how-text = SHA-256 transforma um texto em 64 dígitos, e ninguém sabe achar outro texto com os mesmos dígitos. O registro contém a semente e cada escolha: kemet replay joga tudo de novo, carta por carta. Você mesmo pode calcular o resumo:

account-title = Você
account-optional = Conta (opcional)
account-text = Dá para jogar sem. Uma conta abre suas partidas também em outros aparelhos. Guardamos um nome e uma senha protegida, nada mais.
account-in = Conectado como { $name }
account-in-text = Suas partidas seguem você: entre em outro aparelho e encontre-as na entrada.
account-name = Nome da conta
account-password = Senha
account-password-text = Pelo menos { $count } caracteres. Não há endereço de e-mail, então uma senha perdida não pode ser enviada.
account-show = Mostrar a senha
account-login = Entrar
account-register = Criar conta
account-logout = Sair
account-delete = Apagar a conta
account-sure = Apagar de vez? Seus lugares ficam neste navegador.
account-delete-yes = Sim, apagar
account-delete-no = Manter
account-removed = A conta foi apagada.
account-left = Você saiu.
account-claimed = { $count ->
    [0] Olá.
    [one] Olá. 1 lugar deste navegador agora é da sua conta.
   *[other] Olá. { $count } lugares deste navegador agora são da sua conta.
  }
account-wrong-name = O nome tem pelo menos duas letras.
account-wrong-password = A senha tem pelo menos { $count } caracteres.

# End of: lobby, joining, replay, story, account
