# Bringing in what was exported.
import-title = Bring in from a file
import-explained = A club or a table that Tanto has exported, here or elsewhere, comes in whole: its evenings, its people, what is owed, and who entered what. Nothing that is here changes.
import-file = File
import-do = Bring in
import-none = Choose a file first.
import-no-document = This is not a file of Tanto’s. Choose one that was exported as “Tanto (JSON)”.
import-damaged = This file is damaged or was changed by hand, so nothing was brought in. Take another copy.
import-hand = Hand { $hand }: { $message }
import-large = A file can have at most { $size } MB. Whoever runs this Tanto can bring in a larger one.
