//! Who has won, as large as there is room beside the chart: in a line, or in several where many have won together.

use crate::games::seats::Seats;
use crate::ledger::Seat;
use crate::web::components::standing::won;
use crate::web::layout::names::cut;
use crate::words::Words;

/// Letters of a line, and of a name: as many as fit, and as many as are left of it where too many have won.
const LINE: usize = 34;
const NAME: usize = 14;
const SHORTEST: usize = 4;
/// How far down the last line is.
const DOWN: usize = 176;
/// The largest letters, by the number of lines.
const LARGEST: [usize; 3] = [80, 43, 29];

/// Who has won, as it is written.
pub struct Hero {
    /// The lines, and how far down each is.
    pub lines: Vec<(String, usize)>,
    /// How large they are written.
    pub size: usize,
}

/// Who has won in few and large lines. Names are shortened rather than left out.
pub fn hero(seats: &Seats, winners: &[Seat], words: Words) -> Hero {
    let said = |letters: usize| {
        let short = Seats::new(seats.names().iter().map(|name| cut(name, letters)).collect());
        wrapped(&words.with_names(&short).say(&won(winners.to_vec())))
    };
    let fits = |lines: &Vec<String>| lines.len() <= LARGEST.len();
    let lines = (SHORTEST..=NAME).rev().map(said).find(fits).unwrap_or_else(|| said(SHORTEST));
    let longest = lines.iter().map(|line| line.chars().count()).max().unwrap_or_default();
    let size = size(longest, lines.len());
    let down = |(above, line): (usize, String)| (line, DOWN - above * size * 6 / 5);
    let mut lines: Vec<_> = lines.into_iter().rev().take(LARGEST.len()).enumerate().map(down).collect();
    lines.reverse();
    Hero { lines, size }
}

/// A text in as few lines as it needs, none much longer than the others.
fn wrapped(text: &str) -> Vec<String> {
    let fewest = filled(text, LINE).len();
    (1..LINE).map(|most| filled(text, most)).find(|lines| lines.len() == fewest).unwrap_or_else(|| filled(text, LINE))
}

/// A text in lines of at most so many letters, broken at its blanks.
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

/// How large so many letters are written, that they fit beside the chart.
fn size(letters: usize, lines: usize) -> usize {
    let largest = LARGEST.get(lines.saturating_sub(1)).copied().unwrap_or(24);
    (820 / letters.max(1)).clamp(24, largest)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::Language;

    /// Who has won at a table of these, all of them together.
    fn all_of(names: &[&str]) -> Hero {
        let seats = Seats::new(names.iter().map(|name| (*name).to_owned()).collect());
        let everybody: Vec<Seat> = seats.all().collect();
        hero(&seats, &everybody, Words::new(Language::En))
    }

    #[test]
    fn nobody_who_has_won_is_left_out() {
        let one = all_of(&["Ana"]);
        assert_eq!((one.lines, one.size), (vec![("Ana wins".to_owned(), 176)], 80));
        let three = all_of(&["Bartholomäus", "Maximiliane", "Konstantin"]);
        let said = [("Bartholomäus, Maximiliane", 138), ("and Konstantin win", 176)];
        assert_eq!(three.lines.iter().map(|(line, down)| (line.as_str(), *down)).collect::<Vec<_>>(), said);
        let names = ["Anastasia", "Bartholomäus", "Christiane", "Dimitri", "Elisabeth", "Friedrich"];
        let twelve = all_of(&[names, names].concat());
        let said: Vec<&str> = twelve.lines.iter().map(|(line, _)| line.as_str()).collect();
        assert!(said.len() <= 3 && said.join(" ").matches('…').count() == 12, "{said:?}");
    }

    #[test]
    fn many_letters_are_small() {
        let sizes = [(1, 1), (10, 1), (14, 1), (24, 1), (60, 1), (8, 2), (8, 3), (34, 3)];
        assert_eq!(sizes.map(|(letters, lines)| size(letters, lines)), [80, 80, 58, 34, 24, 43, 29, 24]);
    }
}
