# The picture of a finished table, to be shared and published.
picture-heading = Imagem
picture-detail = { $game } · { $date } · { $count ->
    [1] 1 mão
   *[other] { $count } mãos
  }
picture-player = Jogador { $number }
picture-save = Guardar imagem
picture-share = Partilhar imagem
picture-publish-heading = Um link para toda a gente
picture-publish-note = Quem tem o link vê esta imagem, com os nomes e os totais, e nada mais da mesa.
picture-publish = Criar link
picture-withdraw = Retirar links
picture-withdraw-note = Há links para esta imagem. Uma vez retirados, já não mostram nada.
picture-published = O seu link
picture-once = Só se mostra uma vez e vale até o retirar.
picture-to-tanto = Marcar pontos com o Tanto
picture-title = { $won }: { $game }, { $date }
picture-only = Aqui só se vê este resultado.
picture-shared-by = Partilhado por { $club }.
picture-more = e mais { $count }
