# Sair: esquecer, passar para outro clube, apagar e recuperar.
leave-forget = Esquecer
leave-forget-table = Esquecer a mesa
leave-forget-club = Esquecer o clube
leave-forget-note = Este telemóvel deixa de mostrar a mesa e renuncia ao que lá pode fazer. Para os outros nada muda.
leave-forget-club-note = Este telemóvel deixa de mostrar o clube e as suas mesas e renuncia ao que lá pode fazer. Para os outros nada muda.
leave-forget-last = Nenhum outro telemóvel gere esta mesa. Depois ninguém poderá convidar para ela nem apagá-la, a não ser que alguém tenha guardado um link de proprietário.
leave-forget-last-club = Nenhum outro telemóvel gere este clube. Depois ninguém poderá convidar, corrigir nomes nem apagar nada, a não ser que alguém tenha guardado um link de proprietário.
leave-forget-by-club = Este telemóvel vê a mesa porque está no clube. Para a deixar, esqueça o clube.
leave-move = Passar para outro clube
leave-move-note = A partida e o que ela trouxe saem deste clube e contam no outro. Quem tem um nome do outro clube é essa pessoa; os outros são lá acrescentados.
leave-delete = Apagar a mesa
leave-delete-note = Desaparece logo para todos, e os seus links já não abrem nada. { $days ->
    [one] Durante um dia
   *[other] Durante { $days } dias
  } um proprietário pode recuperá-la com um toque; depois é eliminada. As cópias feitas antes ainda a têm.
leave-debts = Retirado do que se deve
leave-debts-none = O que se deve não muda.
leave-debts-paid = Os pagamentos feitos desde então ficam: a quem pagou por esta partida, isso é devido de volta.
leave-delete-club = Apagar o clube
leave-delete-club-note = O clube e todas as suas partidas desaparecem logo para todos, e os seus links já não abrem nada. { $days ->
    [one] Durante um dia
   *[other] Durante { $days } dias
  } um proprietário pode recuperá-los com um toque; depois são eliminados. As cópias feitas antes ainda os têm.
leave-club-evenings = { $count ->
    [one] { $count } partida vai com ele.
   *[other] { $count } partidas vão com ele.
  }
recovery-title = Link de recuperação
recovery-explained = Quem abre este link passa a ser proprietário do clube. Guarde-o para o dia em que se percam todos os telemóveis: em papel, ou com alguém de confiança.
recovery-none = Ainda não há link de recuperação.
recovery-made = Há um link de recuperação, criado: { $when }.
recovery-make = Criar o link
recovery-renew = Criar outro link
recovery-revoke = Retirar o link
recovery-once = Só é mostrado uma vez. Um novo toma o seu lugar.
recovery-uses = Quem passou a proprietário com ele
recovery-does = Este link faz deste telemóvel proprietário de um clube. Todos os proprietários do clube veem que foi usado.
recovery-use = Ser proprietário
arrive-phone = Nome deste telemóvel
handover-title = Um telemóvel novo
handover-explained = Outro telemóvel pode receber tudo o que este pode fazer nas mesas e nos clubes. Este também o mantém.
handover-moved = Em { $address }, este telemóvel conta como novo. Mostre o código, abra lá o link e volte aqui para confirmar.
handover-nothing = Este telemóvel ainda não tem mesas nem clubes. Abra esta página no que os tem.
handover-offer = Mostrar o código
handover-heading = Para o telemóvel novo
handover-scan = Leia o código com o telemóvel novo, ou abra lá o link. Vale uma vez, e durante dez minutos.
handover-asks = { $name } pede tudo o que este telemóvel pode fazer. É o seu telemóvel novo?
handover-confirm = Sim, dar
handover-refuse = Não
handover-stop = Parar
handover-given = { $name } já pode fazer tudo o que este telemóvel pode.
handover-late = Foi tarde demais: passaram os dez minutos, ou foi mostrado outro código entretanto.
handover-does = Este telemóvel recebe tudo o que o antigo pode fazer nas mesas e nos clubes, assim que o antigo o confirmar.
handover-take = Pedir ao antigo
handover-wait = Agora confirme no telemóvel antigo. Esta página continua sozinha.
handover-refused = O telemóvel antigo disse que não. Nada mudou.
handover-over = Este código já não é válido: serve uma vez, e durante dez minutos. Mostre outro no telemóvel antigo.
