//! The winners in the picture, as large as there is room beside the chart, in up to three lines.

use crate::document::Seats;
use crate::i18n::Localizer;
use crate::ledger::Seat;
use crate::web::components::table_texts::won;
use crate::web::http::typeface::{Font, width};
use crate::web::layout::long_names::cut;

/// The most letters of a line.
const MAX_LINE: usize = 34;
/// The most letters of a name.
const MAX_NAME: usize = 14;
/// The fewest letters to which a name is cut when many have won.
const MIN_NAME: usize = 4;
/// The width beside the chart.
const WIDTH: usize = 504;
/// The y coordinate of the last line.
const BOTTOM: usize = 176;
/// The largest font size, by the number of lines.
const MAX_SIZES: [usize; 3] = [80, 43, 29];

pub struct Hero {
    /// The lines with their y coordinates.
    pub lines: Vec<(String, usize)>,
    /// The font size.
    pub size: usize,
}

/// The winners in few and large lines. Names are cut, but none is left out.
pub fn hero(seats: &Seats, winners: &[Seat], localizer: Localizer) -> Hero {
    let lines_with = |letters: usize| {
        let short = Seats::new(seats.names().iter().map(|name| cut(name, letters)).collect());
        wrapped(&localizer.with_names(&short).say(&won(winners.to_vec())))
    };
    let fits = |lines: &Vec<String>| lines.len() <= MAX_SIZES.len();
    let lines = (MIN_NAME..=MAX_NAME).rev().map(lines_with).find(fits).unwrap_or_else(|| lines_with(MIN_NAME));
    let widest = lines.iter().map(|line| width(line, Font::Serif)).max().unwrap_or_default();
    let size = size(widest, lines.len());
    let down = |(above, line): (usize, String)| (line, BOTTOM - above * size * 6 / 5);
    let mut lines: Vec<_> = lines.into_iter().rev().take(MAX_SIZES.len()).enumerate().map(down).collect();
    lines.reverse();
    Hero { lines, size }
}

/// Wraps a text into as few lines as possible, with the shortest possible longest line.
fn wrapped(text: &str) -> Vec<String> {
    let fewest = filled(text, MAX_LINE).len();
    (1..=MAX_LINE).map(|most| filled(text, most)).find(|lines| lines.len() == fewest).unwrap_or_default()
}

/// Wraps a text at its spaces into lines of at most `most` letters.
fn filled(text: &str, most: usize) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in text.split(' ') {
        match lines.last_mut() {
            Some(line) if line.chars().count() + 1 + word.chars().count() <= most => {
                line.push(' ');
                line.push_str(word);
            }
            _ => lines.push(word.to_owned()),
        }
    }
    lines
}

/// The font size with which a line, whose width is in thousandths of it, fits beside the chart.
fn size(widest: usize, lines: usize) -> usize {
    let largest = MAX_SIZES.get(lines.saturating_sub(1)).copied().unwrap_or(24);
    (WIDTH * 1000 / widest.max(1)).min(largest)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::i18n::Language;

    /// The picture's text when all of these people win together.
    fn all_of(names: &[&str]) -> Hero {
        let seats = Seats::new(names.iter().map(|name| (*name).to_owned()).collect());
        let all: Vec<Seat> = seats.all().collect();
        hero(&seats, &all, Localizer::new(Language::En))
    }

    #[test]
    fn no_winner_is_left_out() {
        let three = all_of(&["Bartholomäus", "Maximiliane", "Konstantin"]);
        let expected = [("Bartholomäus, Maximiliane", 134), ("and Konstantin win", 176)];
        assert_eq!(three.lines.iter().map(|(line, down)| (line.as_str(), *down)).collect::<Vec<_>>(), expected);
        let names = ["Anastasia", "Bartholomäus", "Christiane", "Dimitri", "Elisabeth", "Friedrich"];
        let twelve = all_of(&[names, names].concat());
        let lines: Vec<&str> = twelve.lines.iter().map(|(line, _)| line.as_str()).collect();
        assert!(lines.len() <= 3 && lines.join(" ").matches('…').count() == 12, "{lines:?}");
    }

    #[test]
    fn every_line_fits_beside_the_chart() {
        for names in [&["Ana"][..], &["Wwwwwwwwwwwwwww"], &["WWWWWWWWWWWWWW"; 12], &["iiiiiiiiiiiiii", "שרה"]] {
            let hero = all_of(names);
            assert!(
                hero.lines.iter().all(|(line, _)| width(line, Font::Serif) * hero.size <= WIDTH * 1000),
                "{names:?}"
            );
        }
        assert_eq!([all_of(&["Ana"]).size, size(10_000, 1), size(10, 2), size(10, 3)], [80, 50, 43, 29]);
    }
}
