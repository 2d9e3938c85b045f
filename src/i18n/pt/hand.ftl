# Entering a hand, its result, corrections, one hand from two phones.
hand-heading = Mão { $number }
hand-save = Guardar a mão
hand-save-odd = Guardar mesmo assim
hand-odd = É pouco habitual.
hand-show-changes = Ver o que muda
hand-result = Resultado
hand-played = Jogada
hand-dealer = Quem dá
hand-deals = { $player }
hand-who-dealt = Quem deu as cartas?
hand-returned = O que tinha escrito continua aqui.
hand-behind = Este formulário é de uma mão anterior. Confirme quem dá e quem joga.
hand-undone = A mão { $number } já não está na folha. Altere-a e guarde de novo.
hand-clear = Limpar
hand-to-table = Voltar à mesa
hand-correct = Corrigir esta mão
hand-void = Anular esta mão
hand-insert = Inserir uma mão antes desta
hand-restore = Recuperar esta mão
hand-answers = O que foi registado
hand-history = Quem fez o quê
hand-undo-last = Anular a mão

payments-now = Pagamentos desta mão
ledger-who = Ganhos e perdas
ledger-hand = Esta mão

change-heading = Corrigir a mão { $number }
void-heading = Anular a mão { $number }
insert-heading = Inserir uma mão antes da mão { $number }
insert-seats = Aqui um lugar mudou de jogador. Quem jogou a mão esquecida?
restore-heading = Recuperar a mão { $number }
voided-heading = Uma mão anulada
change-what = O que muda
change-player = Nome
change-before = Antes
change-after = Depois
change-difference = Diferença
change-old-stays = A mão antiga fica na folha, riscada.
change-dealers = Isto muda quem deu as cartas nas mãos seguintes: verifique e corrija onde não estiver certo.
change-save = Guardar a correção
change-later = A mão { $number } deixaria de ser possível: { $why }
change-drops = { $count ->
    [1] A partida acaba então com a mão { $number }. A mão seguinte deixa de contar; fica na folha, riscada.
   *[other] A partida acaba então com a mão { $number }. As { $count } mãos seguintes deixam de contar; ficam na folha, riscadas.
  }

revision-entered = Registada
revision-inserted = Inserida
revision-amended = Corrigida
revision-voided = Anulada
revision-dropped = Já não conta: a partida acabava antes
revision-restored = Recuperada

taken-heading = { $name } acabou de guardar a mão { $number }
taken-heading-unnamed = Outro telemóvel guardou a mão { $number }
taken-alike = { $name } guardou o mesmo
taken-alike-unnamed = Outro telemóvel guardou o mesmo
taken-compare = Comparar as duas
conflict-heading = A mão { $number } já está na folha
conflict-theirs = Na folha
conflict-mine = A minha
conflict-differs = é diferente
conflict-which = Qual está certa? As linhas marcadas são diferentes.
conflict-keep = Ficar com a da folha
conflict-keep-does = A minha é apagada.
conflict-take = Usar a minha
conflict-take-does = A mão { $number } é corrigida. Toda a gente vê a correção.
conflict-both = Ficar com as duas
conflict-both-does = { $waiting ->
    [1] A minha passa a ser a mão { $number }.
   *[other] As minhas passam a ser as mãos { $number } a { $last }.
  }

change-void = Esta mão não conta.
hand-saving = A guardar…
preview-empty = Vazio conta como { $zero }.

adjusted-save = Guardar o ajuste
adjusted-instead = Era um ajuste
adjusted-not = Era uma mão jogada
note-label = Nota
note-add = Acrescentar uma nota
note-change = Mudar a nota
note-save = Guardar a nota
note-hint = Numa linha; também fica na folha.
note-revoke = Renúncia
note-misdeal = Mal dado
note-handicap = Vantagem
note-paper = Do papel
