# The picture of a finished table, to be shared and published.
picture-heading = Bilde
picture-detail = { $game } · { $date } · { $count ->
    [one] 1 runde
   *[other] { $count } runder
  }
picture-player = Spiller { $number }
picture-save = Lagre bildet
picture-share = Del bildet
picture-publish-heading = En lenke for alle
picture-publish-note = Den som har lenken, ser dette bildet med navn og summer, og ingenting annet fra bordet.
picture-publish = Lag en lenke
picture-withdraw = Trekk tilbake lenker
picture-withdraw-note = Det finnes allerede lenker til bildet. Når du trekker dem tilbake, slutter de å virke.
picture-published = Lenken din
picture-once = Den vises bare én gang og gjelder til du trekker den tilbake.
picture-to-tanto = Skriv poeng med Tanto
picture-title = { $won }: { $game }, { $date }
picture-only = Her vises bare dette resultatet.
picture-shared-by = Delt av { $club }.
picture-more = og { $count } til
