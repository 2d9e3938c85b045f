# Importing a club or a table.
import-title = Importer fra en fil
import-explained = Du kan importere en klubb eller et bord som Tanto har eksportert, her eller et annet sted. Alt følger med: kveldene, folkene, gjelden og hvem som skrev inn hva. Det som allerede er her, endres ikke.
import-file = Fil
import-do = Importer
import-none = Velg en fil først.
import-no-document = Dette er ikke en fil fra Tanto. Velg en som ble eksportert som «Tanto (JSON)».
import-damaged = Filen er skadet eller ble endret for hånd, så ingenting ble importert. Prøv en annen kopi.
import-known = Denne klubben er allerede på denne telefonen, så ingenting ble importert. Vil du likevel ha en kopi til, velger du filen på nytt og krysser av.
import-again = Importer en kopi til
import-open = Åpne klubben som er her
import-hand = Runde { $hand }: { $message }
import-large = En fil kan være på høyst { $size } MB. Den som driver serveren, kan importere en større.
