# Entering a hand, its result, corrections, one hand from two phones.
hand-heading = Hand { $number }
hand-save = Save hand
hand-save-odd = Save anyway
hand-odd = This is unusual.
hand-show-changes = Show what changes
hand-result = Result
hand-played = Played
hand-dealer = Dealer
hand-deals = { $player }
hand-who-dealt = Who dealt this hand?
hand-returned = What you had entered is still here.
hand-behind = This form was loaded for an earlier hand. Check who deals and who plays.
hand-undone = Hand { $number } is off the sheet. Change it and save again.
hand-clear = Clear
hand-to-table = Back to the table
hand-correct = Correct this hand
hand-void = Void this hand
hand-insert = Insert a hand before this one
hand-restore = Restore this hand
hand-answers = What was entered
hand-history = Who did what
hand-undo-last = Undo

payments-now = Payments for this hand
ledger-who = Won and lost
ledger-hand = This hand

change-heading = Correct hand { $number }
void-heading = Void hand { $number }
insert-heading = Insert a hand before hand { $number }
insert-seats = A seat changed hands here. Who played the forgotten hand?
restore-heading = Restore hand { $number }
voided-heading = A voided hand
change-what = What changes
change-player = Player
change-before = Before
change-after = After
change-difference = Change
change-old-stays = The old hand stays on the sheet, struck through.
change-dealers = This changes who dealt the later hands. Check them, and correct the dealer where it is wrong.
change-save = Save the correction
change-later = Hand { $number } would become impossible: { $why }
change-drops = { $count ->
    [one] The game then ends with hand { $number }. The hand after it no longer counts; it stays on the sheet, struck through.
   *[other] The game then ends with hand { $number }. The { $count } hands after it no longer count; they stay on the sheet, struck through.
  }

revision-entered = Entered
revision-inserted = Inserted
revision-amended = Corrected
revision-voided = Voided
revision-dropped = No longer counts: the game ended before it
revision-restored = Restored

taken-heading = { $name } has just saved hand { $number }
taken-heading-unnamed = Another phone has just saved hand { $number }
taken-alike = { $name } has saved the same
taken-alike-unnamed = Another phone has saved the same
taken-compare = Compare the two
conflict-heading = Hand { $number } is already on the sheet
conflict-theirs = On the sheet
conflict-mine = Mine
conflict-differs = differs
conflict-which = Which is right? Marked lines differ.
conflict-keep = Keep what is on the sheet
conflict-keep-does = My version is discarded.
conflict-take = Take mine
conflict-take-does = Corrects hand { $number }. Everybody sees it.
conflict-both = Keep both
conflict-both-does = { $waiting ->
    [one] Mine becomes hand { $number }.
   *[other] Mine become hands { $number } to { $last }.
  }

change-void = This hand does not count.
hand-saving = Saving…
preview-empty = Empty counts as { $zero }.

adjusted-save = Save adjustment
adjusted-instead = It was an adjustment
adjusted-not = It was a hand that was played
note-label = Note
note-add = Add a note
note-change = Change the note
note-save = Save note
note-hint = In one line; it is on the sheet, too.
note-revoke = Revoke
note-misdeal = Misdeal
note-handicap = Handicap
note-paper = From paper
