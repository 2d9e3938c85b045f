//! The running totals as a picture: lines told apart by colour, dash and mark, and the same in words for who cannot see.
//!
//! Coordinates are counted in tenths, in integers, so that the same table always draws the same bytes.

use std::fmt::{self, Display, Formatter, Write};

use super::chart_values::{Line, lines};
use crate::games::text::{Arg, Text};
use crate::session::Replay;
use crate::web::layout::names::short;
use crate::words::Reader;

/// What a label at the end of a line needs below the one before.
const LABEL: i64 = 130;
const WIDTH: i64 = 3280;
/// What the names at the ends of the lines need beside the plot: their marks, and each of their letters.
const MARK: i64 = 240;
const LETTER: i64 = 62;
/// The fewest letters for which there is room, so that most charts are equally wide.
const LETTERS: usize = 8;
const EDGE: i64 = 80;
/// What the name of a month needs beside the one before.
const MONTH: i64 = 330;
/// What stands below the steps needs so much, in whole units.
const BELOW: i64 = 14;
/// Every so many steps a line has its player's mark.
const BEAD: usize = 4;

pub struct Chart {
    /// The height in whole units; the width is 328.
    pub height: i64,
    pub title: String,
    /// The standing at its end, in words.
    pub order: String,
    /// The line of nothing: from, to, and how far down.
    pub zero: (String, String, String),
    /// Where the labels of the scale end.
    pub scale: String,
    /// The labels of the scale: how far down, and what they say.
    pub ticks: Vec<(String, String)>,
    /// The lines by mark: the path of each.
    pub lines: Vec<(usize, String)>,
    /// Marks on the lines, for who does not see their colours: the player's, and where.
    pub beads: Vec<(usize, String, String)>,
    /// What is written below some steps: how far to the right, and the words.
    pub below: Vec<(String, String)>,
    /// The names at the ends of the lines.
    pub ends: Vec<End>,
    plot: Plot,
}

impl Chart {
    /// The same with months below the steps at which they begin, where they have room, and a mark on each line every fourth step.
    pub fn dated(mut self, lines: &[Line], months: Vec<(usize, String)>) -> Self {
        let mut room_from = i64::MIN;
        for (step, month) in months {
            let x = self.plot.x(count(step));
            if x >= room_from {
                self.below.push((tenths(x), month));
                room_from = x + MONTH;
            }
        }
        for (nth, line) in lines.iter().enumerate() {
            let marked = line.totals.iter().enumerate().skip(BEAD - nth % 2).step_by(BEAD);
            self.beads.extend(marked.map(|(step, total)| {
                let (x, y) = (self.plot.x(count(step)), self.plot.y(*total));
                (line.mark, tenths(x - 35), tenths(y - 35))
            }));
        }
        self.height += BELOW;
        self
    }
}

/// The name at the end of a line.
pub struct End {
    /// The player's mark, from 1.
    pub mark: usize,
    pub at: (String, String),
    pub text: (String, String),
    /// The name, shortened to what fits.
    pub name: String,
}

/// The chart of a replay, `height` high: 196 on the sheet, less on the live table. Nothing before the first hand.
pub fn chart(replay: &Replay, reader: &Reader<'_>, height: i64) -> Option<Chart> {
    let hands = replay.hands().len();
    if hands == 0 {
        return None;
    }
    let shown = thinned(hands, most_points(height));
    let lines = lines(replay, &shown);
    let written = |amount| if replay.measure().zero_sum { reader.signed(amount) } else { reader.amount(amount) };
    let mut standing: Vec<&Line> = lines.iter().collect();
    if let Some(seated) = standing.get_mut(..replay.seats().count()) {
        seated.sort_by_key(|line| if replay.measure().lower_wins { line.end() } else { -line.end() });
    }
    let standing = standing.into_iter().map(|line| format!("{} {}", line.name, written(line.end())));
    let standing = standing.collect::<Vec<_>>().join(", ");
    let hands = count(hands);
    let title = reader.say(&Text::new("chart-title").count("hands", hands));
    let order = reader.say(&Text::new("chart-order").count("number", hands).with("order", Arg::Verbatim(standing)));
    Some(drawn(&lines, height, (title, order), &written))
}

/// Lines of equally many steps as a chart, with its title and the standing at its end in words.
pub fn drawn(lines: &[Line], height: i64, (title, order): (String, String), written: &impl Fn(i64) -> String) -> Chart {
    let all = || lines.iter().flat_map(|line| line.totals.iter().copied());
    let (high, low) = (all().max().unwrap_or(0).max(0), all().min().unwrap_or(0).min(0));
    let longest = [high, low].map(|amount| written(amount).chars().count()).into_iter().max().unwrap_or(1);
    let left = (count(longest) * 60 + 60).max(340);
    let steps = lines.first().map_or(0, |line| count(line.totals.len()) - 1);
    let letters = lines.iter().map(|line| short(&line.name).chars().count()).max().unwrap_or(0).max(LETTERS);
    let right = WIDTH - MARK - LETTER * count(letters);
    // Each name has a line of its own.
    let height = height.max((count(lines.len()) * LABEL + EDGE) / 10);
    let plot = Plot { left, right, height: height * 10, high, low, steps };
    let points = |line: &Line| path((0..).zip(&line.totals).map(|(step, total)| (plot.x(step), plot.y(*total))));
    Chart {
        height,
        title,
        order,
        zero: (tenths(plot.left), tenths(plot.right), tenths(plot.y(0))),
        scale: tenths(plot.left - 50),
        ticks: plot.ticks(written),
        lines: lines.iter().map(|line| (line.mark, points(line))).collect(),
        beads: Vec::new(),
        below: Vec::new(),
        ends: plot.ends(lines),
        plot,
    }
}

/// A line as SVG draws it: where it begins, then each step from the point before, which takes less to write than the
/// point itself.
fn path(points: impl Iterator<Item = (i64, i64)>) -> String {
    let mut path = String::new();
    let mut before = None;
    for (x, y) in points {
        let (command, (from_x, from_y)) = before.map_or(("M", (0, 0)), |before| ("l", before));
        // Writing to a text does not fail.
        let _ = write!(path, "{command}{},{}", Tenths(x - from_x), Tenths(y - from_y));
        before = Some((x, y));
    }
    path
}

/// The most points of a line, by the height of the chart: a small one shows no more, and its page has less room.
fn most_points(height: i64) -> usize {
    if height < 160 { 30 } else { 60 }
}

/// The steps at which lines of at most so many points are drawn, from before the first one to the last.
pub fn thinned(hands: usize, most: usize) -> Vec<usize> {
    let steps = hands.min(most.saturating_sub(1));
    (0..=steps).map(|step| step * hands / steps.max(1)).collect()
}

struct Plot {
    left: i64,
    right: i64,
    height: i64,
    high: i64,
    low: i64,
    steps: i64,
}

impl Plot {
    fn x(&self, step: i64) -> i64 {
        self.left + (self.right - self.left) * step / self.steps.max(1)
    }

    fn y(&self, amount: i64) -> i64 {
        let range = i128::from(self.high) - i128::from(self.low);
        let down = (i128::from(self.high) - i128::from(amount)) * i128::from(self.height - 2 * EDGE) / range.max(1);
        EDGE + i64::try_from(down).unwrap_or(0)
    }

    /// The ends of the scale, and nothing where it has room between them.
    fn ticks(&self, written: &impl Fn(i64) -> String) -> Vec<(String, String)> {
        let mut ticks = vec![self.high];
        let has_room = |other: i64| (self.y(0) - self.y(other)).abs() >= 120;
        if self.low < 0 && self.high > 0 && has_room(self.high) && has_room(self.low) {
            ticks.push(0);
        }
        if self.low != self.high {
            ticks.push(self.low);
        }
        ticks.into_iter().map(|amount| (tenths(self.y(amount) + 40), written(amount))).collect()
    }

    /// The names, spread so that none lies on another.
    fn ends(&self, lines: &[Line]) -> Vec<End> {
        let mut ends: Vec<(&Line, i64)> = lines.iter().map(|line| (line, self.y(line.end()))).collect();
        ends.sort_by_key(|(line, y)| (*y, line.mark));
        let mut above = i64::MIN / 2;
        for (_, y) in &mut ends {
            *y = (*y).max(above + LABEL);
            above = *y;
        }
        let mut below = self.height - 40 + LABEL;
        for (_, y) in ends.iter_mut().rev() {
            *y = (*y).min(below - LABEL);
            below = *y;
        }
        let end = |(line, y): (&Line, i64)| End {
            mark: line.mark,
            at: (tenths(self.right + 40), tenths(y - 45)),
            text: (tenths(self.right + 170), tenths(y + 37)),
            name: short(&line.name),
        };
        ends.into_iter().map(end).collect()
    }
}

fn count(number: usize) -> i64 {
    i64::try_from(number).unwrap_or(i64::MAX)
}

/// A coordinate out of its tenths.
fn tenths(tenths: i64) -> String {
    Tenths(tenths).to_string()
}

/// A coordinate that is written as it is: a line has sixty of them.
struct Tenths(i64);

impl Display for Tenths {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str(if self.0 < 0 { "-" } else { "" })?;
        match (self.0.abs() / 10, self.0.abs() % 10) {
            (whole, 0) => write!(f, "{whole}"),
            (whole, tenth) => write!(f, "{whole}.{tenth}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_thinned_and_keep_their_ends() {
        assert_eq!(thinned(1, 60), [0, 1]);
        assert_eq!(thinned(3, 60), [0, 1, 2, 3]);
        let many = thinned(1_000, 60);
        assert_eq!((many.len(), many.first(), many.last()), (60, Some(&0), Some(&1_000)));
    }

    #[test]
    fn a_line_goes_step_by_step() {
        assert_eq!(path([(340, 100), (420, 55), (501, 100)].into_iter()), "M34,10l8,-4.5l8.1,4.5");
    }

    #[test]
    fn names_do_not_lie_on_each_other() {
        let plot = Plot { left: 340, right: 2540, height: 1960, high: 100, low: -100, steps: 9 };
        for total in [0, 100, -100] {
            let line = |mark| Line { mark, name: format!("P{mark}"), totals: vec![0, total] };
            let ends = plot.ends(&(1..=12).map(line).collect::<Vec<_>>());
            let tenths = |end: &End| {
                let (whole, tenth) = end.text.1.split_once('.').unwrap_or((&end.text.1, "0"));
                let digits = |text: &str| text.parse::<i64>().unwrap_or(i64::MIN / 100);
                digits(whole) * 10 + digits(tenth)
            };
            assert!(ends.windows(2).all(|pair| tenths(&pair[1]) - tenths(&pair[0]) >= LABEL));
            assert!(ends.iter().all(|end| tenths(end) <= 1960));
        }
    }

    #[test]
    fn every_name_has_room_at_its_line() {
        let line = |mark| Line { mark, name: "Bartholomäus".to_owned(), totals: vec![0, 5] };
        let drawn = |count| {
            let lines: Vec<Line> = (1..=count).map(line).collect();
            drawn(&lines, 120, (String::new(), String::new()), &|amount| amount.to_string())
        };
        let (few, many) = (drawn(2), drawn(12));
        assert_eq!((few.height, many.height), (120, 164));
        assert_eq!(few.plot.right, WIDTH - MARK - 12 * LETTER);
        assert!(many.ends.iter().all(|end| end.name == "Bartholomäus" && !end.text.1.starts_with('-')));
    }

    #[test]
    fn the_scale_names_its_ends() {
        let written = |amount: i64| amount.to_string();
        let plot = Plot { left: 340, right: 2540, height: 1960, high: 100, low: -100, steps: 9 };
        let said: Vec<String> = plot.ticks(&written).into_iter().map(|(_, text)| text).collect();
        assert_eq!(said, ["100", "0", "-100"]);
        let flat = Plot { high: 0, low: 0, ..plot };
        assert_eq!(flat.ticks(&written).len(), 1);
        assert_eq!((tenths(1023), tenths(340), tenths(-5)), ("102.3".into(), "34".into(), "-0.5".into()));
    }
}
