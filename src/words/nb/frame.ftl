# Rammen rundt hver side: linjen, menyen, fargene, problemer.
page-actions = Handlinger

menu-watch = Stor skjerm

page-error = Feil:
page-description = Poengarket og regnskapet for kortspill rundt et ekte bord.
page-skip = Til innholdet
page-back = Tilbake
page-menu = Meny
page-gone = Denne telefonen er ikke lenger ved bordet: Den er fjernet, eller lenken er fornyet. Det som står under, oppdateres ikke lenger.
page-moved = Tanto er nå på { $address }.
page-over = Gå dit
menu-score = Stilling
menu-sheet = Alle runder
menu-settlement = Gjør opp
menu-rules = Husregler
menu-players = Spillere
menu-share = Inviter og del
menu-closing = Lukk bordet
menu-home = Alle bord
bar-as-of = Frakoblet: slik det var kl. { $time }
bar-waiting-one = 1 runde venter på nett
bar-waiting-other = { $count } runder venter på nett
bar-refused = En runde ble ikke godtatt
bar-open = Se på den
bar-drop = Forkast den
bar-sure = Forkaste denne runden? Den står ikke på arket.
theme-system = Som telefonen
theme-light = Lys
theme-dark = Mørk

problem-heading-missing = Ingenting her
problem-heading-conflict = Noen andre var først
problem-heading-later = Ikke så fort
problem-heading-database = Ikke lagret
problem-heading-fault = Noe er i stykker
problem-heading-refused = Dette gikk ikke
problem-malformed = Denne forespørselen kan ikke leses. Gå tilbake og send den på nytt.
problem-foreign = Dette kom fra et annet nettsted, så ingenting ble gjort.
problem-missing = Det er ingenting her. Lenken kan være feil, eller den gjelder ikke lenger.
problem-conflict = Noen andre var først. Gå tilbake, se på bordet og prøv igjen.
problem-too-large = Dette er for stort til å bli tatt imot.
problem-type = Dette kommer i en form som ikke leses her.
problem-impossible = Dette lar seg ikke gjøre.
problem-unconditional = Denne forespørselen sier ikke hva den bygger på.
problem-too-many = Dette er for mye på en gang. Vent et minutt og prøv igjen.
problem-slow = Det tok for lang tid å sende, så ingenting ble gjort. Prøv igjen.
problem-database = Ingenting kan skrives akkurat nå. Ingenting er tapt: prøv igjen fra samme side.
problem-fault = Noe gikk galt her. Ingenting ble endret.
problem-home = Alle bord
plain-text = { $text }

offline-heading = Ingen forbindelse
offline-explained = Denne siden kan ikke vises uten nett.
offline-sent = Har du nettopp sendt noe, er det ikke bekreftet: Se om det er der før du sender det igjen.
offline-hands = Runder kan skrives inn likevel. De venter på denne telefonen.
offline-again = Prøv igjen
