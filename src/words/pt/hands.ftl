# Anotar uma mão, o seu resultado, as correções, uma mão de dois telefones.
hand-heading = Mão { $number }
hand-save = Guardar a mão
hand-show-changes = Ver o que muda
hand-dealer = Dá cartas
hand-deals = { $player } dá cartas
hand-who-dealt = Quem deu as cartas?
hand-next = A seguir: { $player } dá cartas
hand-to-table = Para a mesa
hand-correct = Corrigir esta mão
hand-void = Esta mão não conta
hand-before = Antes:
hand-undo-last = Anular

payments-now = Agora, na mesa

change-heading = Corrigir a mão { $number }
change-what = O que muda
change-player = Nome
change-before = Antes
change-after = Depois
change-difference = Diferença
change-old-stays = A mão antiga fica na folha, riscada.
change-dealers = As mãos seguintes mudam de carteador: veja se está certo e, onde não estiver, indique quem deu.
change-save = Guardar a correção
change-later = A mão { $number } deixaria de ser possível: { $why }

conflict-heading = A mão { $number } já está na folha
conflict-theirs = Na folha
conflict-mine = Registou
conflict-same = A minha é igual, descartá-la
conflict-add = Juntar a minha como mão { $number }
conflict-correct = Corrigir antes a mão { $number }

change-void = Esta mão não conta.
hand-saving = A guardar…
