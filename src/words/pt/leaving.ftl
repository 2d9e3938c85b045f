# Sair: esquecer, passar para outro clube, apagar e recuperar.
leave-forget = Esquecer
leave-forget-table = Esquecer a mesa
leave-forget-club = Esquecer o clube
leave-forget-note = Este telemóvel deixará de mostrar a mesa e já não terá acesso a ela. Para os outros nada muda.
leave-forget-club-note = Este telemóvel deixará de mostrar o clube e as suas mesas e já não terá acesso a eles. Para os outros nada muda.
leave-forget-last = Nenhum outro telemóvel gere esta mesa. Depois ninguém poderá convidar para ela nem apagá-la, a não ser que alguém tenha guardado um link de proprietário.
leave-forget-last-club = Nenhum outro telemóvel gere este clube. Depois ninguém poderá convidar, corrigir nomes nem apagar nada, a não ser que alguém tenha guardado um link de proprietário.
leave-forget-by-club = Este telemóvel vê a mesa porque está no clube. Para a deixar, esqueça o clube.
leave-move = Mover para outro clube
leave-move-note = A partida e os seus resultados saem deste clube e contam no outro. Um jogador cujo nome exista no outro clube passa a ser essa pessoa; os outros são lá acrescentados.
leave-delete = Apagar a mesa
leave-delete-note = Desaparece logo para todos, e os seus links deixam de funcionar. { $days ->
    [one] Durante um dia
   *[other] Durante { $days } dias
  } um proprietário pode recuperá-la com um toque; depois é apagada de vez. As cópias de segurança anteriores ainda a têm.
leave-debts = Retirado das dívidas
leave-debts-none = As dívidas não mudam.
leave-debts-paid = Os pagamentos já feitos ficam: quem pagou por esta partida tem direito à devolução.
leave-delete-club = Apagar o clube
leave-delete-club-note = O clube e todas as suas partidas desaparecem logo para todos, e os seus links deixam de funcionar. { $days ->
    [one] Durante um dia
   *[other] Durante { $days } dias
  } um proprietário pode recuperá-los com um toque; depois são apagados de vez. As cópias de segurança anteriores ainda os têm.
leave-club-evenings = { $count ->
    [1] 1 partida vai com ele.
   *[other] { $count } partidas vão com ele.
  }
recovery-title = Link de recuperação
recovery-explained = Quem abre este link passa a ser proprietário do clube. Guarde-o para o dia em que se percam todos os telemóveis: em papel, ou com alguém de confiança.
recovery-none = Ainda não há link de recuperação.
recovery-made = Há um link de recuperação (criado: { $when }).
recovery-make = Criar o link
recovery-renew = Criar outro link
recovery-revoke = Retirar o link
recovery-once = Só é mostrado uma vez. Se criar outro, este deixa de funcionar.
recovery-uses = Quem o usou
recovery-does = Este link faz deste telemóvel proprietário de um clube. Todos os proprietários do clube veem que foi usado.
recovery-use = Tornar-me proprietário
arrive-phone = Nome deste telemóvel
handover-title = Um telemóvel novo
handover-explained = Pode dar a outro telemóvel o mesmo acesso às mesas e aos clubes que este tem. Este mantém o seu.
handover-moved = Em { $address }, este telemóvel conta como novo. Mostre o código, abra lá o link e volte aqui para confirmar.
handover-nothing = Este telemóvel ainda não tem mesas nem clubes. Abra esta página no que os tem.
handover-offer = Mostrar o código
handover-heading = Para o telemóvel novo
handover-scan = Leia o código com o telemóvel novo, ou abra lá o link. Serve uma só vez, durante dez minutos.
handover-asks = { $name } pede o mesmo acesso que este telemóvel tem. É o seu telemóvel novo?
handover-confirm = Sim, autorizar
handover-refuse = Não
handover-stop = Parar
handover-given = { $name } já tem o mesmo acesso que este telemóvel.
handover-late = Tarde demais: passaram os dez minutos, ou foi mostrado outro código entretanto.
handover-does = Este telemóvel recebe o mesmo acesso às mesas e aos clubes que o seu telemóvel antigo, assim que o confirmar no antigo.
handover-take = Pedir ao telemóvel antigo
handover-wait = Agora confirme no telemóvel antigo. Esta página continua sozinha.
handover-refused = O telemóvel antigo recusou. Nada mudou.
handover-over = Este código já não é válido: serve uma só vez, durante dez minutos. Mostre outro no telemóvel antigo.
