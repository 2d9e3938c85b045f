# Importing a club or a table.
import-title = Import from a file
import-explained = You can import a club or a table that Tanto exported, here or elsewhere. Everything comes with it: evenings, people, debts, and who entered what. Nothing that is already here changes.
import-file = File
import-do = Import
import-none = Choose a file first.
import-no-document = This is not a Tanto file. Choose one that was exported as “Tanto (JSON)”.
import-damaged = This file is damaged or was edited by hand, so nothing was imported. Try another copy.
import-known = This club is already on this phone, so nothing was imported. If you do want a second copy, choose the file again and tick the box.
import-again = Import a second copy
import-open = Open the club that is here
import-hand = Hand { $hand }: { $message }
import-large = A file can have at most { $size } MB. The person who runs this server can import a larger one.
