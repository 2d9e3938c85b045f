# The picture of a finished table, to be shared and published.
picture-heading = Immagine
picture-detail = { $game } · { $date } · { $count ->
    [one] 1 mano
   *[other] { $count } mani
  }
picture-player = Giocatore { $number }
picture-save = Salva l’immagine
picture-share = Condividi immagine
picture-publish-heading = Un link per tutti
picture-publish-note = Chi ha il link vede questa immagine, con i nomi e i totali, e nient’altro del tavolo.
picture-publish = Crea un link
picture-withdraw = Revoca i link
picture-withdraw-note = Ci sono link a questa immagine. Una volta revocati, non mostrano più niente.
picture-published = Il tuo link
picture-once = Si mostra una volta sola e vale finché non lo revochi.
picture-to-tanto = Segna i punti con Tanto
picture-title = { $won }: { $game }, { $date }
picture-only = Qui si vede solo questo risultato.
picture-shared-by = Condiviso da { $club }.
picture-more = e altri { $count }
