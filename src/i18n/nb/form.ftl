# Forms and their inputs.
form-problem = Noe stemmer ikke
form-missing = Mangler fortsatt: { $legend }
pad-digits = Sifre
steps-fewer = Én færre
steps-more = Én til
pad-delete = Slett
pad-decimal = Komma
pad-next = Neste felt
pad-sign = Pluss eller minus
count-cards = Tell kortene
count-hint = fyller inn poengene
count-less = { $kind }: én færre
count-more = { $kind }: én til
extras-none = –
extras-done = Ferdig
form-news = Noen andre gjorde en endring i mellomtiden, så ingenting ble lagret. Se over denne siden før du lagrer igjen.
