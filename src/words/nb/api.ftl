# The JSON API.
api-key-reused = Denne nøkkelen er allerede brukt til en annen forespørsel. Send den nye med en ny nøkkel.
move-nowhere = Oppgi den andre klubben med tokenet fra en av eierlenkene dens.
