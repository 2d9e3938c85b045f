# JSON-grensesnittet.
api-not-json = Innholdet er ikke JSON: { $reason }.
api-key-reused = Denne nøkkelen er alt brukt til noe annet; send noe nytt med en ny nøkkel.
move-nowhere = Oppgi koden fra en eierlenke til en annen klubb.
