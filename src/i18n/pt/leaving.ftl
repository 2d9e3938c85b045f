# Forgetting, moving to another club, deleting and restoring.
leave-forget = Esquecer
leave-forget-table = Esquecer a mesa
leave-forget-club = Esquecer o clube
leave-forget-note = Este telemóvel deixará de mostrar a mesa e já não terá acesso a ela. Para os outros nada muda.
leave-forget-club-note = Este telemóvel deixará de mostrar o clube e as suas mesas e já não terá acesso a eles. Para os outros nada muda.
leave-forget-last = Nenhum outro telemóvel gere esta mesa. Depois ninguém poderá convidar para ela nem apagá-la, a não ser que alguém tenha guardado um link de proprietário.
leave-forget-last-club = Nenhum outro telemóvel gere este clube. Depois ninguém poderá convidar, corrigir nomes nem apagar nada, a não ser que alguém tenha guardado um link de proprietário.
leave-forget-by-club = Este telemóvel vê a mesa porque está no clube. Para a deixar, esqueça o clube.
leave-move = Mover para outro clube
leave-move-note = A sessão e os seus resultados saem deste clube e contam no outro. Um jogador cujo nome exista no outro clube passa a ser essa pessoa; os outros são lá acrescentados.
leave-delete = Apagar a mesa
leave-delete-note = Desaparece logo para todos, e os seus links deixam de funcionar. { $days ->
    [one] Durante um dia
   *[other] Durante { $days } dias
  } um proprietário pode recuperá-la com um toque; depois é apagada de vez. As cópias de segurança anteriores ainda a têm.
leave-debts = Retirado das dívidas
leave-debts-none = As dívidas não mudam.
leave-debts-paid = Os pagamentos já feitos ficam: quem pagou por esta sessão tem direito à devolução.
leave-delete-club = Apagar o clube
leave-delete-club-note = O clube e todas as suas sessões desaparecem logo para todos, e os seus links deixam de funcionar. { $days ->
    [one] Durante um dia
   *[other] Durante { $days } dias
  } um proprietário pode recuperá-los com um toque; depois são apagados de vez. As cópias de segurança anteriores ainda os têm.
leave-club-evenings = { $count ->
    [1] Com o clube apaga-se 1 sessão.
   *[other] Com o clube apagam-se { $count } sessões.
  }
