# The first page, and joining by a code or a link.
home-code-wrong = Não se encontrou nenhuma mesa. Um código tem { $length } caracteres, letras e algarismos, e vale { $minutes } minutos: verifique-o, peça outro ou cole o link inteiro.
join-title = Entrar na mesa
join-invited = Convite
join-may-watch = Pode seguir os pontos.
join-may-score = Pode registar mãos e corrigi-las.
join-may-own = Pode registar mãos, corrigi-las e convidar mais gente.
join-phone = Nome deste telemóvel (opcional)
club-join-title = Entrar no clube
club-join-may-watch = Pode ver todas as partidas, as dívidas e como cada um jogou.
club-join-may-score = Pode abrir mesas, registar mãos e pagamentos e acrescentar pessoas.
club-join-may-own = Pode fazer tudo e convidar mais gente.
club-clubs = Clubes
home-games = { $count } jogos de cartas: { $games }, e uma folha livre para qualquer outro.
home-going = A decorrer
home-title = Tanto
