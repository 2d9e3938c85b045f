//! A histogram of the results of single hands.

use super::bars::{Bar, Columns, Numbers, NumbersRow, WIDTH};
use super::evenings::figure;
use super::scope::Scope;
use crate::club::statistics::AmountCount;
use crate::document::Message;

/// The most columns, so that there is room for their labels.
const MAX_COLUMNS: i64 = 12;
/// The width of a character.
const CHARACTER: i64 = 7;
/// The gap between two labels.
const GAP: i64 = 6;

/// The histogram, and its numbers as a table; `None` if results differ by less than two of the smallest unit.
pub fn histogram(scope: &Scope<'_>) -> Option<(Columns, Numbers)> {
    let own: Vec<&AmountCount> = scope.statistics.spread.iter().filter(|count| count.unit == *scope.unit).collect();
    let amounts = || own.iter().map(|count| count.amount);
    let (least, most) = (amounts().min()?, amounts().max()?);
    // If each hand brings one or none, the table of outcomes shows the same.
    let range = most.checked_sub(least).filter(|range| *range >= 2)?;
    // If all results are whole units, so are the steps.
    let whole = 10_i64.checked_pow(u32::try_from(scope.unit.digits).ok()?)?;
    let part = if amounts().all(|amount| amount % whole == 0) { whole } else { 1 };
    let step = step(range, part)?;
    let count = |at: i64| {
        let counts = own.iter().filter(|count| count.amount.div_euclid(step) == at);
        counts.map(|count| count.hands).sum::<i64>()
    };
    let steps = least.div_euclid(step)..=most.div_euclid(step);
    let steps: Vec<(i64, i64)> = steps.map(|at| (at, count(at))).collect();
    let low = |at: i64| scope.written(at * step);
    let longest = steps.iter().map(|(at, _)| low(*at).chars().count()).max()?;
    let every = every(longest, steps.len());
    let written = |hands: i64| figure(scope.localizer(), &hands);
    let bar = |(at, hands): &(i64, i64)| Bar {
        amount: *hands,
        above: if *hands == 0 { String::new() } else { written(*hands) },
        below: if at.rem_euclid(every) == 0 { low(*at) } else { String::new() },
    };
    let range = |at: i64| {
        let high = scope.written(at * step + step - part);
        if step == part { high } else { format!("{} … {high}", low(at)) }
    };
    let row = |(at, hands): &(i64, i64)| NumbersRow { label: range(*at), href: None, cells: vec![written(*hands)] };
    let rows: Vec<NumbersRow> = steps.iter().filter(|(_, hands)| *hands > 0).map(row).collect();
    let spoken = rows.iter().map(|row| scope.localizer().labelled(&row.label, &row.cells.concat()));
    let spoken = spoken.collect::<Vec<_>>().join(", ");
    let spoken = scope.localizer().say(&Message::new("stats-spread-spoken").with("hands", spoken.as_str()));
    let head = ["stats-brought", "stats-hands"].map(|id| scope.localizer().plain(id)).to_vec();
    Some((Columns::new(steps.iter().map(bar).collect(), spoken), Numbers { head, rows }))
}

/// The distance between labels, in columns, at which they have room. Columns are counted from zero, so that the labels are
/// round numbers.
fn every(longest: usize, columns: usize) -> i64 {
    let needed = i64::try_from(longest).unwrap_or(WIDTH) * CHARACTER + GAP;
    let columns = i64::try_from(columns).unwrap_or(WIDTH).max(1);
    (needed * columns + WIDTH - 1) / WIDTH
}

/// The width of a column: 1, 2 or 5 times a power of ten parts, so that there are at most [`MAX_COLUMNS`].
fn step(range: i64, part: i64) -> Option<i64> {
    let mut power = part;
    loop {
        for times in [1, 2, 5] {
            let step = power.checked_mul(times)?;
            if range / step < MAX_COLUMNS {
                return Some(step);
            }
        }
        power = power.checked_mul(10)?;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn labels_have_room_beside_each_other() {
        for (label, columns, expected) in
            [("0", 12, 1), ("+20", 12, 1), ("+5,000", 11, 2), ("−20,000", 12, 3), ("0", 0, 1)]
        {
            assert_eq!(every(label.chars().count(), columns), expected, "{columns} × {label}");
        }
    }

    #[test]
    fn steps_are_round() {
        for ((range, part), expected) in [
            ((2, 1), 1),
            ((11, 1), 1),
            ((12, 1), 2),
            ((59, 1), 5),
            ((60, 1), 10),
            ((30, 10), 10),
            ((120_000, 10_000), 20_000),
        ] {
            assert_eq!(step(range, part), Some(expected), "{range} in {part}");
        }
        assert_eq!(step(i64::MAX, 1).map(|step| i64::MAX / step < MAX_COLUMNS), Some(true));
    }
}
