//! Small SVG charts beside numbers: the bar of a share, and columns for amounts. Coordinates are integers, so that the
//! same numbers always give the same bytes.

/// The width of the widest bar.
const WIDEST: i64 = 60;

/// The bar of a share. Its width is proportional to the whole.
pub struct Share {
    pub width: i64,
    /// The width of the filled part.
    pub made: i64,
}

impl Share {
    /// The share `made` of `of`, where `most` is the largest whole of all bars.
    pub fn new(made: i64, of: i64, most: i64) -> Self {
        let width = (WIDEST * of / most.max(1)).clamp(4, WIDEST);
        Self { width, made: width * made / of.max(1) }
    }
}

/// The numbers of a chart as a table.
pub struct Numbers {
    pub head: Vec<String>,
    pub rows: Vec<NumbersRow>,
}

pub struct NumbersRow {
    pub label: String,
    pub href: Option<String>,
    pub cells: Vec<String>,
}

/// An amount to draw as a column, with the text above it and at the foot of the chart; either may be empty.
pub struct Bar {
    pub amount: i64,
    pub above: String,
    pub below: String,
}

/// Amounts as columns above and below a line.
pub struct Columns {
    pub height: i64,
    /// How far down the line is.
    pub zero: i64,
    /// The width of a column.
    pub width: i64,
    pub bars: Vec<Column>,
    /// The text for screen readers.
    pub spoken: String,
}

pub struct Column {
    /// Filled above the line, outlined below it.
    pub class: &'static str,
    pub middle: i64,
    pub y: i64,
    pub height: i64,
    /// Where the text above it stands.
    pub above: i64,
    pub bar: Bar,
}

/// The width of the chart.
pub const WIDTH: i64 = 328;
/// The height of the highest column.
const HIGHEST: i64 = 48;
/// The height of a line of labels.
const LINE: i64 = 16;

impl Columns {
    pub fn new(bars: Vec<Bar>, spoken: String) -> Self {
        let amounts = || bars.iter().map(|bar| bar.amount);
        let (high, low) = (amounts().max().unwrap_or(0).max(0), amounts().min().unwrap_or(0).min(0));
        let scaled = |amount: i64| {
            let range = (i128::from(high) - i128::from(low)).max(1);
            i64::try_from(i128::from(amount).abs() * i128::from(HIGHEST) / range).unwrap_or(HIGHEST)
        };
        let zero = LINE + scaled(high);
        let foot = if bars.iter().all(|bar| bar.below.is_empty()) { 0 } else { LINE };
        let under = if low < 0 { LINE } else { 0 };
        let height = zero + scaled(low) + under + foot + 2;
        let step = WIDTH / i64::try_from(bars.len().max(1)).unwrap_or(WIDTH);
        let width = (step * 3 / 4).clamp(1, 24);
        let column = |(middle, bar): (i64, Bar)| {
            let (length, is_lost) = (scaled(bar.amount), bar.amount < 0);
            Column {
                class: if is_lost { "lost" } else { "made" },
                middle,
                y: if is_lost { zero } else { zero - length.max(1) },
                height: length.max(1),
                above: if is_lost { zero + length + LINE - 3 } else { zero - length - 4 },
                bar,
            }
        };
        let bars = (0..).map(|at| step * at + step / 2).zip(bars).map(column).collect();
        Self { height, zero, width, bars, spoken }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_width_of_a_share_follows_its_total() {
        for ((made, of, most), (width, filled)) in [
            ((10, 10, 10), (60, 60)),
            ((0, 10, 10), (60, 0)),
            ((5, 10, 20), (30, 15)),
            ((1, 1, 1000), (4, 4)),
            ((0, 0, 0), (4, 0)),
        ] {
            let share = Share::new(made, of, most);
            assert_eq!((share.width, share.made), (width, filled), "{made} of {of} among {most}");
        }
    }

    #[test]
    fn columns_stand_on_their_line() {
        let drawn = |amounts: &[i64]| {
            let bar = |amount: &i64| Bar { amount: *amount, above: String::new(), below: String::new() };
            Columns::new(amounts.iter().map(bar).collect(), String::new())
        };
        let columns = drawn(&[100, -50, 0]);
        assert_eq!(columns.zero, LINE + 32);
        let places: Vec<_> = columns.bars.iter().map(|column| (column.class, column.y, column.height)).collect();
        assert_eq!(places, [("made", LINE, 32), ("lost", LINE + 32, 16), ("made", LINE + 31, 1)]);
        let half = columns.width / 2;
        assert!(columns.bars.iter().all(|column| column.middle >= half && column.middle + half <= WIDTH));
        let extreme = drawn(&[i64::MAX, i64::MIN]);
        assert!(extreme.bars.iter().all(|column| column.height <= HIGHEST));
    }
}
