# Einlesen, was exportiert wurde.
import-title = Aus einer Datei einlesen
import-explained = Ein Club oder ein Tisch, hier oder anderswo von Tanto exportiert, kommt ganz herein: die Abende, die Leute, was offen ist und wer was eingetragen hat. Was hier schon ist, bleibt, wie es ist.
import-file = Datei
import-do = Einlesen
import-none = Wähle zuerst eine Datei.
import-no-document = Das ist keine Datei von Tanto. Wähle eine, die als „Tanto (JSON)“ exportiert wurde.
import-damaged = Diese Datei ist beschädigt oder wurde von Hand geändert; nichts wurde eingelesen. Nimm eine andere Kopie.
import-hand = Spiel { $hand }: { $message }
import-large = Eine Datei darf höchstens { $size } MB haben. Wer dieses Tanto betreibt, kann eine größere einlesen.
