game-two_sides = Two sides

two_sides-ask-points = Points
two_sides-error-points = The points of all together are 100.
two_sides-headline = { $parties }: { $points }.
two_sides-needs = needs { $points }
two_sides-rule-alone = Each alone
two_sides-why = { $party } { $points }
