# Importing a club or a table.
import-title = Aus einer Datei importieren
import-explained = Du kannst einen Club oder einen Tisch importieren, den Tanto hier oder anderswo exportiert hat. Alles kommt mit: die Abende, die Leute, die Schulden und wer was eingetragen hat. Alles, was schon hier ist, bleibt, wie es ist.
import-file = Datei
import-do = Importieren
import-none = Wähle zuerst eine Datei.
import-no-document = Das ist keine Datei von Tanto. Wähle eine, die als „Tanto (JSON)“ exportiert wurde.
import-damaged = Diese Datei ist beschädigt oder wurde von Hand geändert; es wurde nichts importiert. Nimm eine andere Kopie.
import-known = Dieser Club ist schon auf diesem Handy, darum wurde nichts importiert. Willst du trotzdem eine zweite Kopie, wähle die Datei noch einmal und setz das Häkchen.
import-again = Eine zweite Kopie importieren
import-open = Den vorhandenen Club öffnen
import-hand = Spiel { $hand }: { $message }
import-large = Eine Datei darf höchstens { $size } MB groß sein. Der Betreiber dieses Servers kann eine größere importieren.
