# O que rodeia cada página: a barra, o menu, o tema, os problemas.
page-actions = Ações

menu-watch = Ecrã grande

page-error = Erro:
page-description = A folha de pontos e as contas dos jogos de cartas que se jogam numa mesa de verdade.
page-skip = Saltar para o conteúdo
page-back = Voltar
page-menu = Menu
page-gone = Este telemóvel já não está na mesa: foi retirado, ou o link foi renovado. O que está em baixo já não é atualizado.
page-moved = O Tanto está agora em { $address }.
page-over = Ir para lá
menu-score = Marcador
menu-sheet = Todas as mãos
menu-settlement = Acertar contas
menu-rules = Regras da casa
menu-players = Jogadores
menu-share = Convidar e partilhar
menu-closing = Fechar a mesa
menu-home = Todas as mesas
bar-as-of = Sem rede (dados: { $time })
bar-waiting-one = 1 mão à espera de rede
bar-waiting-other = { $count } mãos à espera de rede
bar-refused = Uma mão não foi aceite
bar-open = Vê-la
bar-drop = Descartá-la
bar-sure = Descartar esta mão? Não está na folha.
theme-system = Como o telemóvel
theme-light = Claro
theme-dark = Escuro

problem-heading-missing = Não há nada aqui
problem-heading-conflict = Alguém chegou primeiro
problem-heading-later = Mais devagar
problem-heading-database = Não ficou registado
problem-heading-fault = Algo está avariado
problem-heading-refused = Isto não resultou
problem-malformed = Este pedido não se consegue ler. Volte atrás e envie-o de novo.
problem-foreign = Isto veio de outro site, por isso nada foi feito.
problem-missing = Não há nada aqui. O link pode estar errado, ou já não ser válido.
problem-conflict = Alguém chegou primeiro. Volte atrás, veja a mesa e tente de novo.
problem-too-large = Isto é grande demais para ser aceite.
problem-type = Isto vem num formato que aqui não se lê.
problem-impossible = Isto não se pode fazer.
problem-unconditional = Este pedido não diz de que versão parte.
problem-too-many = É demasiado de uma vez. Espere um minuto e tente de novo.
problem-slow = O envio demorou demasiado, por isso nada foi feito. Tente de novo.
problem-database = De momento não se pode registar nada. Nada se perde: tente de novo a partir da mesma página.
problem-fault = Algo correu mal aqui. Nada foi alterado.
problem-home = Ver todas as mesas
plain-text = { $text }

offline-heading = Sem rede
offline-explained = Sem rede não é possível mostrar esta página.
offline-sent = Se acabou de enviar alguma coisa, não houve confirmação: veja se lá está antes de a enviar outra vez.
offline-hands = Mesmo assim pode anotar mãos. Ficam à espera neste telemóvel.
offline-again = Tentar de novo
