# The JSON API.
api-key-reused = Denne nøkkelen er allerede brukt til en annen forespørsel. Send den nye med en ny nøkkel.
api-ends-earlier = Runde { $number } ville avslutte spillet, så rundene etter kan ikke bli stående. Send forespørselen med ?drop=true for å stryke dem.
move-nowhere = Oppgi den andre klubben med tokenet fra en av eierlenkene dens.
