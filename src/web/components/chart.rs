//! The chart of the running totals: lines that differ by colour, dash and mark, with a text for screen readers.
//!
//! Coordinates are computed as integers in tenths of a unit, so that the same table always gives the same bytes.

use std::fmt::Write;

use crate::document::Message;
use crate::i18n::{MessageFormatter, isolated};
use crate::session::{Replay, Score};
use crate::web::http::typeface::{Font, fitted, width};

/// The distance between two names at the ends of the lines.
const LABEL: i32 = 130;
/// The width of the chart.
const WIDTH: i32 = 3280;
/// The font size of the scale in the picture, where it is larger than on pages.
const SCALE_SIZE: usize = 125;
/// The font size of the names at the ends of the lines in the picture.
const NAME_SIZE: usize = 110;
/// The width of a name's mark.
const MARK: i32 = 240;
/// The least room for a name, so that most plots have one width.
const MIN_NAME: usize = 496;
/// The most room for a name.
const MAX_NAME: usize = 840;
const EDGE: i32 = 80;
/// The width of the name of a month.
const MONTH: i32 = 330;
/// The height of the labels below the steps, in whole units.
const BELOW: i32 = 14;
/// The distance between the marks on a line, in steps.
const BEAD: usize = 4;

pub struct Chart {
    /// The height in whole units; the width is 328.
    pub height: i32,
    pub title: String,
    /// The standing after the last step, in words.
    pub order: String,
    /// The zero line: from x, to x, y.
    pub zero: (f64, f64, f64),
    /// The right edge of the labels of the scale.
    pub scale: f64,
    /// The labels of the scale: y, and text.
    pub ticks: Vec<(f64, String)>,
    /// The mark and the path of each line.
    pub lines: Vec<(usize, String)>,
    /// Marks on the lines, for people who cannot tell their colours apart: mark, x, y.
    pub beads: Vec<(usize, f64, f64)>,
    /// The labels below the steps: x, and text.
    pub below: Vec<(f64, String)>,
    /// The names at the ends of the lines.
    pub ends: Vec<End>,
    plot: Plot,
}

impl Chart {
    /// Adds the months below the steps at which they begin, where they have room, and marks on the lines.
    pub fn dated(mut self, lines: &[Line], months: Vec<(usize, String)>) -> Self {
        let mut free_from = i32::MIN;
        for (step, month) in months {
            let x = self.plot.x(count(step));
            if x >= free_from {
                self.below.push((units(x), month));
                free_from = x + MONTH;
            }
        }
        for (nth, line) in lines.iter().enumerate() {
            let marked = line.totals.iter().enumerate().skip(BEAD - nth % 2).step_by(BEAD);
            self.beads.extend(marked.map(|(step, total)| {
                let (x, y) = (self.plot.x(count(step)), self.plot.y(*total));
                (line.mark, units(x - 35), units(y - 35))
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
    pub at: (f64, f64),
    pub text: (f64, f64),
    /// The name, shortened to what fits.
    pub name: String,
}

/// A line of a chart. The first total is the one before the first step.
pub struct Line {
    /// The player's mark, from 1.
    pub mark: usize,
    pub name: String,
    pub totals: Vec<i64>,
}

impl Line {
    /// The last total.
    pub fn end(&self) -> i64 {
        self.totals.last().copied().unwrap_or_default()
    }
}

/// The chart of a replay; `None` before the first hand.
pub fn chart(replay: &Replay, formatter: &MessageFormatter<'_>, height: i32) -> Option<Chart> {
    let hands = replay.hands().len();
    if hands == 0 {
        return None;
    }
    // A small chart cannot show more points, and the budget of its page is smaller.
    let shown = thinned(hands, if height < 160 { 30 } else { 60 });
    // The last totals are the current ones, which include the pots that a closed table has shared.
    let after = shown.iter().skip(1).map(|shown| u32::try_from(*shown).ok().filter(|_| *shown < hands));
    let lines = lines(replay, after);
    let written = |amount| formatter.result(amount);
    let mut standing: Vec<&Line> = lines.iter().collect();
    if let Some(seated) = standing.get_mut(..replay.seats().parties().len()) {
        seated.sort_by_key(|line| if replay.measure().lower_wins { line.end() } else { -line.end() });
    }
    let standing = totals_in_words(standing, &written);
    let hands = count(hands);
    let title = formatter.say(&Message::new("chart-title").count("hands", hands));
    let order = formatter.say(&Message::new("chart-order").count("number", hands).with("order", standing));
    Some(draw(&lines, replay.measure().lower_wins, height, title, order, &written))
}

/// The names and last totals of lines, in words.
pub fn totals_in_words<'a>(lines: impl IntoIterator<Item = &'a Line>, written: &impl Fn(i64) -> String) -> String {
    let end = |line: &Line| format!("{} {}", isolated(&line.name), written(line.end()));
    lines.into_iter().map(end).collect::<Vec<_>>().join(", ")
}

/// Draws lines with the same number of steps, the best at the top. `order` is the standing in words.
pub fn draw(
    lines: &[Line],
    lower_wins: bool,
    height: i32,
    title: String,
    order: String,
    written: &impl Fn(i64) -> String,
) -> Chart {
    let all = || lines.iter().flat_map(|line| line.totals.iter().copied());
    let (high, low) = (all().max().unwrap_or(0).max(0), all().min().unwrap_or(0).min(0));
    let scale = [high, low].map(|amount| width(&written(amount), Font::Regular) * SCALE_SIZE / 1000);
    let left = (count(scale.into_iter().max().unwrap_or_default()) + 60).max(340);
    let steps = lines.first().map_or(0, |line| count(line.totals.len()) - 1);
    let names = lines.iter().map(|line| width(&line.name, Font::Bold) * NAME_SIZE / 1000);
    let right = WIDTH - MARK - count(names.max().unwrap_or_default().clamp(MIN_NAME, MAX_NAME));
    // Leave room for all names below each other.
    let height = height.max((count(lines.len()) * LABEL + EDGE) / 10);
    let plot = Plot { left, right, height: height * 10, high, low, lower_wins, steps };
    let points = |line: &Line| path((0..).zip(&line.totals).map(|(step, total)| (plot.x(step), plot.y(*total))));
    Chart {
        height,
        title,
        order,
        zero: (units(plot.left), units(plot.right), units(plot.y(0))),
        scale: units(plot.left - 50),
        ticks: plot.ticks(written),
        lines: lines.iter().map(|line| (line.mark, points(line))).collect(),
        beads: Vec::new(),
        below: Vec::new(),
        ends: plot.ends(lines),
        plot,
    }
}

/// The path of a line, in relative coordinates because they are shorter.
fn path(points: impl Iterator<Item = (i32, i32)>) -> String {
    let mut path = String::new();
    let mut before = None;
    for (x, y) in points {
        let (command, (from_x, from_y)) = before.map_or(("M", (0, 0)), |before| ("l", before));
        // Writing to a String cannot fail.
        let _ = write!(path, "{command}{},{}", units(x - from_x), units(y - from_y));
        before = Some((x, y));
    }
    path
}

/// The steps to draw for a line of at most `most` points, from before the first hand to after the last.
pub fn thinned(hands: usize, most: usize) -> Vec<usize> {
    let steps = hands.min(most.saturating_sub(1));
    (0..=steps).map(|step| step * hands / steps.max(1)).collect()
}

struct Plot {
    left: i32,
    right: i32,
    height: i32,
    high: i64,
    low: i64,
    /// Whether the lowest amount is at the top.
    lower_wins: bool,
    steps: i32,
}

impl Plot {
    fn x(&self, step: i32) -> i32 {
        self.left + (self.right - self.left) * step / self.steps.max(1)
    }

    fn y(&self, amount: i64) -> i32 {
        let (high, low, amount) = (i128::from(self.high), i128::from(self.low), i128::from(amount));
        let from_top = if self.lower_wins { amount - low } else { high - amount };
        let down = from_top * i128::from(self.height - 2 * EDGE) / (high - low).max(1);
        EDGE + i32::try_from(down).unwrap_or(0)
    }

    /// The ends of the scale, and zero if there is room between them.
    fn ticks(&self, written: &impl Fn(i64) -> String) -> Vec<(f64, String)> {
        let mut ticks = vec![self.high];
        let has_room = |other: i64| (self.y(0) - self.y(other)).abs() >= 120;
        if self.low < 0 && self.high > 0 && has_room(self.high) && has_room(self.low) {
            ticks.push(0);
        }
        if self.low != self.high {
            ticks.push(self.low);
        }
        ticks.into_iter().map(|amount| (units(self.y(amount) + 40), written(amount))).collect()
    }

    /// The names, moved apart so that they do not overlap.
    fn ends(&self, lines: &[Line]) -> Vec<End> {
        let mut ends: Vec<(&Line, i32)> = lines.iter().map(|line| (line, self.y(line.end()))).collect();
        ends.sort_by_key(|(line, y)| (*y, line.mark));
        let mut above = i32::MIN / 2;
        for (_, y) in &mut ends {
            *y = (*y).max(above + LABEL);
            above = *y;
        }
        let mut below = self.height - 40 + LABEL;
        for (_, y) in ends.iter_mut().rev() {
            *y = (*y).min(below - LABEL);
            below = *y;
        }
        let end = |(line, y): (&Line, i32)| End {
            mark: line.mark,
            at: (units(self.right + 40), units(y - 45)),
            text: (units(self.right + 170), units(y + 37)),
            name: fitted(&line.name, Font::Bold, NAME_SIZE, MAX_NAME),
        };
        ends.into_iter().map(end).collect()
    }
}

fn count(number: usize) -> i32 {
    i32::try_from(number).unwrap_or(i32::MAX)
}

/// A coordinate in whole units.
fn units(tenths: i32) -> f64 {
    f64::from(tenths) / 10.0
}

/// A line for each row of the standing. After the zero before the first hand, it has a total after each of these hands, or the
/// current one.
fn lines(replay: &Replay, after: impl Iterator<Item = Option<u32>>) -> Vec<Line> {
    let line = |score: &Score| Line {
        mark: replay.marks_of(score).first().copied().unwrap_or_default(),
        name: replay.name_of(score),
        totals: vec![0],
    };
    let mut lines: Vec<Line> = replay.standing(None).iter().map(line).collect();
    for hand in after {
        for (line, score) in lines.iter_mut().zip(replay.standing(hand)) {
            line.totals.push(score.total);
        }
    }
    lines
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
        let plot = Plot { left: 340, right: 2540, height: 1960, high: 100, low: -100, lower_wins: false, steps: 9 };
        for total in [0, 100, -100] {
            let line = |mark| Line { mark, name: format!("P{mark}"), totals: vec![0, total] };
            let ends = plot.ends(&(1..=12).map(line).collect::<Vec<_>>());
            assert!(ends.windows(2).all(|pair| pair[1].text.1 - pair[0].text.1 > units(LABEL - 1)));
            assert!(ends.iter().all(|end| end.text.1 <= 196.0));
        }
    }

    #[test]
    fn every_name_has_room_at_its_line() {
        let line = |mark| Line { mark, name: "Bartholomäus".to_owned(), totals: vec![0, 5] };
        let drawn = |count| {
            let lines: Vec<Line> = (1..=count).map(line).collect();
            draw(&lines, false, 120, String::new(), String::new(), &|amount| amount.to_string())
        };
        let (few, many) = (drawn(2), drawn(12));
        assert_eq!((few.height, many.height), (120, 164));
        let name = count(width("Bartholomäus", Font::Bold) * NAME_SIZE / 1000);
        assert_eq!(few.plot.right, WIDTH - MARK - name);
        assert!(many.ends.iter().all(|end| end.name == "Bartholomäus" && end.text.1 >= 0.0));
    }

    #[test]
    fn no_number_of_the_scale_is_cut() {
        let line = Line { mark: 1, name: "Ana".to_owned(), totals: vec![0, 1_234_567_890, -1_234_567_890] };
        for written in [|amount: i64| amount.to_string(), |amount: i64| format!("+{amount}.00 NOK")] {
            let chart = draw(std::slice::from_ref(&line), false, 120, String::new(), String::new(), &written);
            for (_, text) in &chart.ticks {
                let text = count(width(text, Font::Regular) * SCALE_SIZE / 1000);
                assert!(units(text) <= chart.scale, "{}", chart.scale);
            }
        }
    }

    #[test]
    fn the_scale_names_its_ends() {
        let written = |amount: i64| amount.to_string();
        let plot = Plot { left: 340, right: 2540, height: 1960, high: 100, low: -100, lower_wins: false, steps: 9 };
        let labels: Vec<String> = plot.ticks(&written).into_iter().map(|(_, text)| text).collect();
        assert_eq!(labels, ["100", "0", "-100"]);
        let turned = Plot { lower_wins: true, ..plot };
        assert_eq!([turned.y(-100), turned.y(100)], [plot.y(100), plot.y(-100)], "the best is at the top");
        let plot = Plot { lower_wins: false, ..turned };
        let flat = Plot { high: 0, low: 0, ..plot };
        assert_eq!(flat.ticks(&written).len(), 1);
        assert_eq!([1023, 340, -5, 0].map(|tenths| units(tenths).to_string()), ["102.3", "34", "-0.5", "0"]);
    }
}
