//! A histogram of the results of single hands.

use super::scope::Scope;
use super::sparklines::{Columns, Numbers, NumbersRow, WIDTH};
use crate::club::statistics::Statistics;
use crate::games::text::Text;

/// The most columns, so that there is room for their labels.
const MAX_COLUMNS: i64 = 12;
/// The width of a character, and the gap between two labels.
const CHARACTER: i64 = 7;
const GAP: i64 = 6;

/// The histogram, and its numbers as a table; `None` if results differ by less than two of the smallest unit.
pub fn spread(scope: &Scope<'_>, statistics: &Statistics) -> Option<(Columns, Numbers)> {
    let own = statistics.spread.iter().filter(|(unit, _)| *unit == scope.unit.name);
    let hands: Vec<(i64, u32)> = own.map(|(_, spread)| (spread.amount, spread.hands)).collect();
    let (least, most) =
        (hands.iter().map(|(amount, _)| *amount).min()?, hands.iter().map(|(amount, _)| *amount).max()?);
    // If each hand brings one or none, the outcomes tell the same.
    if most.checked_sub(least)? < 2 {
        return None;
    }
    // If all results are whole units, so are the steps.
    let whole = 10_i64.checked_pow(scope.unit.digits)?;
    let part = if hands.iter().all(|(amount, _)| amount % whole == 0) { whole } else { 1 };
    let step = step(most.checked_sub(least)?, part)?;
    let steps = || least.div_euclid(step)..=most.div_euclid(step);
    let count = |at: i64| {
        let own = hands.iter().filter(|(amount, _)| amount.div_euclid(step) == at);
        own.map(|(_, hands)| i64::from(*hands)).sum::<i64>()
    };
    let counts: Vec<i64> = steps().map(count).collect();
    let lows: Vec<String> = steps().map(|at| scope.written(at * step)).collect();
    let written =
        |count: &i64| if *count == 0 { String::new() } else { scope.count(u32::try_from(*count).unwrap_or(u32::MAX)) };
    let above: Vec<String> = counts.iter().map(written).collect();
    let range = |(at, low): (i64, &String)| {
        let high = at * step + step - part;
        if step == part { low.clone() } else { format!("{low} … {}", scope.written(high)) }
    };
    let ranges: Vec<String> = steps().zip(&lows).map(range).collect();
    let rows = ranges.iter().zip(&above).filter(|(_, count)| !count.is_empty());
    let rows: Vec<NumbersRow> = rows
        .map(|(range, count)| NumbersRow { label: range.clone(), href: None, cells: vec![count.clone()] })
        .collect();
    let spoken = rows.iter().map(|row| format!("{}: {}", row.label, row.cells.concat())).collect::<Vec<_>>().join(", ");
    let spoken = scope.words().say(&Text::new("stats-spread-spoken").with("hands", spoken.as_str()));
    let head = ["stats-brought", "stats-hands"].map(|id| scope.words().plain(id)).to_vec();
    let every = every(&lows);
    let below: Vec<String> =
        steps().zip(lows).map(|(at, low)| if at.rem_euclid(every) == 0 { low } else { String::new() }).collect();
    Some((Columns::new(&counts, &above, &below, spoken), Numbers { head, rows }))
}

/// A label fits under every how many-th column. Columns are counted from zero, so that the labels are round numbers.
fn every(labels: &[String]) -> i64 {
    let longest = labels.iter().map(|label| label.chars().count()).max().unwrap_or(0);
    let needed = i64::try_from(longest).unwrap_or(WIDTH) * CHARACTER + GAP;
    let columns = i64::try_from(labels.len()).unwrap_or(WIDTH).max(1);
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
            assert_eq!(every(&vec![label.to_owned(); columns]), expected, "{columns} × {label}");
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
