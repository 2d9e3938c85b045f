//! Small SVG charts beside numbers: the bar of a share, and columns for amounts. Coordinates are integers, so that the
//! same numbers always give the same bytes.

/// The width of the widest bar.
const WIDEST: i64 = 60;

/// The bar of a share. Its width is proportional to the whole.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Share {
    pub width: i64,
    /// The width of the outline, which is the whole.
    pub rest: i64,
    /// The width of the filled part.
    pub made: i64,
}

impl Share {
    /// The share `made` of `of`, where `most` is the largest whole of all bars.
    pub fn new(made: u32, of: u32, most: u32) -> Self {
        let [made, of, most] = [made, of, most].map(i64::from);
        let width = (WIDEST * of / most.max(1)).clamp(4, WIDEST);
        Self { width, rest: width - 1, made: width * made / of.max(1) }
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

/// Amounts as columns above and below a line.
pub struct Columns {
    pub height: i64,
    /// How far down the line is.
    pub zero: i64,
    pub bars: Vec<Column>,
    pub labels: Vec<Label>,
    /// The text for screen readers.
    pub spoken: String,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Column {
    /// Filled above the line, outlined below it.
    pub class: &'static str,
    pub x: i64,
    pub y: i64,
    pub width: i64,
    pub height: i64,
}

pub struct Label {
    pub x: i64,
    pub y: i64,
    pub text: String,
}

/// The width of the chart, the height of the highest column, and the height of a line of labels.
pub const WIDTH: i64 = 328;
const HIGHEST: i64 = 48;
const LINE: i64 = 16;

impl Columns {
    /// Columns for amounts. Each has a label above and one at the foot of the chart; either may be empty.
    pub fn new(amounts: &[i64], above: &[String], below: &[String], spoken: String) -> Self {
        let high = amounts.iter().copied().max().unwrap_or(0).max(0);
        let low = amounts.iter().copied().min().unwrap_or(0).min(0);
        let scaled = |amount: i64| {
            let range = (i128::from(high) - i128::from(low)).max(1);
            i64::try_from(i128::from(amount).abs() * i128::from(HIGHEST) / range).unwrap_or(HIGHEST)
        };
        let zero = LINE + scaled(high);
        let foot = if below.is_empty() { 0 } else { LINE };
        let under = if low < 0 { LINE } else { 0 };
        let height = zero + scaled(low) + under + foot + 2;
        let step = WIDTH / i64::try_from(amounts.len().max(1)).unwrap_or(WIDTH);
        let width = (step * 3 / 4).clamp(1, 24);
        let middle = |at: usize| step * i64::try_from(at).unwrap_or(0) + step / 2;
        let column = |(at, amount): (usize, &i64)| Column {
            class: if *amount < 0 { "lost" } else { "made" },
            x: middle(at) - width / 2,
            y: if *amount < 0 { zero } else { zero - scaled(*amount).max(1) },
            width,
            height: scaled(*amount).max(1),
        };
        let bars = amounts.iter().enumerate().map(column).collect();
        let tops = above.iter().enumerate().zip(amounts).filter(|((_, text), _)| !text.is_empty());
        let tops = tops.map(|((at, text), amount)| Label {
            x: middle(at),
            y: if *amount < 0 { zero + scaled(*amount) + LINE - 3 } else { zero - scaled(*amount) - 4 },
            text: text.clone(),
        });
        let feet = below.iter().enumerate().filter(|(_, text)| !text.is_empty());
        let feet = feet.map(|(at, text)| Label { x: middle(at), y: height - 3, text: text.clone() });
        Self { height, zero, labels: tops.chain(feet).collect(), bars, spoken }
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
        let columns = Columns::new(&[100, -50, 0], &[], &[], String::new());
        assert_eq!(columns.zero, LINE + 32);
        let drawn: Vec<_> = columns.bars.iter().map(|column| (column.class, column.y, column.height)).collect();
        assert_eq!(drawn, [("made", LINE, 32), ("lost", LINE + 32, 16), ("made", LINE + 31, 1)]);
        assert!(columns.bars.iter().all(|column| column.x >= 0 && column.x + column.width <= WIDTH));
        let extreme = Columns::new(&[i64::MAX, i64::MIN], &[], &[], String::new());
        assert!(extreme.bars.iter().all(|column| column.height <= HIGHEST));
    }
}
