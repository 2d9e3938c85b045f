# Forms and their inputs.
form-problem = Há um problema
form-missing = Ainda falta: { $legend }
pad-digits = Algarismos
steps-fewer = Menos um
steps-more = Mais um
pad-delete = Apagar
pad-decimal = Vírgula
pad-next = Campo seguinte
pad-sign = Trocar o sinal
count-cards = Contar cartas
count-hint = calcula os pontos
count-less = { $kind }: menos uma
count-more = { $kind }: mais uma
extras-none = –
extras-done = Concluído
form-news = Entretanto, outra pessoa fez uma alteração; por isso nada foi guardado. Verifique esta página antes de guardar outra vez.
