# Å importere det som ble eksportert.
import-title = Importer fra en fil
import-explained = En klubb eller et bord som Tanto har eksportert, her eller et annet sted, kommer inn i sin helhet: kveldene, folkene, det som skyldes, og hvem som skrev inn hva. Ingenting som er her, endres.
import-file = Fil
import-do = Importer
import-none = Velg en fil først.
import-no-document = Dette er ikke en fil fra Tanto. Velg en som ble eksportert som «Tanto (JSON)».
import-damaged = Filen er skadet eller ble endret for hånd, så ingenting ble importert. Ta en annen kopi.
import-hand = Runde { $hand }: { $message }
import-large = En fil kan være på høyst { $size } MB. Den som driver denne Tanto, kan importere en større.
