//! The players in seating order, and who deals and plays a given hand.

use unicode_normalization::UnicodeNormalization;
use unicode_segmentation::UnicodeSegmentation;

use super::text::{Arg, Text};
use crate::ledger::Seat;

/// The names at the table in seating order, which is the order of play.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Seats(Vec<String>);

impl Seats {
    /// Takes names that [`clean_name`] has made.
    #[must_use]
    pub fn new(names: Vec<String>) -> Self {
        Self(names)
    }

    /// How many sit at the table.
    #[must_use]
    pub fn count(&self) -> usize {
        self.0.len()
    }

    /// Every seat in order.
    pub fn all(&self) -> impl DoubleEndedIterator<Item = Seat> + use<> {
        (0..u8::try_from(self.0.len()).unwrap_or(u8::MAX)).map(Seat)
    }

    /// The names in order.
    #[must_use]
    pub fn names(&self) -> &[String] {
        &self.0
    }

    /// The name of a player.
    #[must_use]
    pub fn name(&self, seat: Seat) -> &str {
        self.0.get(seat.index()).map_or("", String::as_str)
    }

    /// The player of a name, however its accents are encoded.
    #[must_use]
    pub fn find(&self, name: &str) -> Option<Seat> {
        let at = self.0.iter().position(|known| known == name).or_else(|| {
            let clean = clean_name(name).ok()?;
            self.0.iter().position(|known| *known == clean)
        })?;
        u8::try_from(at).ok().map(Seat)
    }

    /// The same, for a name that has to be one of the table's.
    ///
    /// # Errors
    /// That it is no name, or that nobody here is called so.
    pub fn named(&self, name: &str) -> Result<Seat, Text> {
        self.find(name).ok_or_else(|| {
            if name.trim().is_empty() {
                return Text::new("field-player");
            }
            let shown: String = name.chars().take(SHOWN).collect();
            Text::new("field-player-unknown").with("name", Arg::Verbatim(shown))
        })
    }

    /// Who sits next in the order of play.
    #[must_use]
    pub fn after(&self, seat: Seat) -> Seat {
        Seat(if seat.index() + 1 < self.0.len() { seat.0 + 1 } else { 0 })
    }

    /// All seats in the order of play, from the one after `seat` round to `seat` itself.
    pub fn round_after(&self, seat: Seat) -> impl Iterator<Item = Seat> + '_ {
        std::iter::successors(Some(self.after(seat)), |last| Some(self.after(*last))).take(self.0.len())
    }

    /// All seats in the order of play, from `seat` on.
    pub fn round_from(&self, seat: Seat) -> impl Iterator<Item = Seat> + '_ {
        std::iter::successors(Some(seat), |last| Some(self.after(*last))).take(self.0.len())
    }

    /// Who deals after `dealer`, and who plays: of the eligible, the dealer sits out first and then as many in seating
    /// order as are more than the game's hands hold.
    #[must_use]
    pub fn deal(&self, number: u32, dealer: Seat, most: usize, eligible: &dyn Fn(Seat) -> bool) -> Deal {
        let too_many = self.all().filter(|seat| eligible(*seat)).count().saturating_sub(most);
        let sitting: Vec<Seat> = std::iter::once(dealer)
            .chain(self.round_after(dealer))
            .filter(|seat| eligible(*seat))
            .take(too_many)
            .collect();
        let active = self.round_after(dealer).filter(|seat| eligible(*seat) && !sitting.contains(seat)).collect();
        let out = self.all().filter(|seat| !eligible(*seat) || sitting.contains(seat)).collect();
        Deal { number, dealer, active, out }
    }
}

/// One deal: who gives the cards and who gets them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Deal {
    /// The hand's number at this table, from 1.
    pub number: u32,
    /// Who deals.
    pub dealer: Seat,
    /// Who plays, in the order of play from the dealer's successor on.
    pub active: Vec<Seat>,
    /// Who does not, in seating order.
    pub out: Vec<Seat>,
}

impl Deal {
    /// Whether a player plays in this hand.
    #[must_use]
    pub fn plays(&self, seat: Seat) -> bool {
        self.active.contains(&seat)
    }

    /// The players of this hand in seating order, as people look for them on a screen.
    #[must_use]
    pub fn seated(&self) -> Vec<Seat> {
        let mut seats = self.active.clone();
        seats.sort_unstable();
        seats
    }

    /// The others of this hand, in the order of play.
    pub fn others(&self, than: Seat) -> impl Iterator<Item = Seat> + '_ {
        self.active.iter().copied().filter(move |seat| *seat != than)
    }

    /// The eldest hand: the first after the dealer.
    #[must_use]
    pub fn eldest(&self) -> Seat {
        self.active.first().copied().unwrap_or(self.dealer)
    }
}

/// The longest name, in characters as people see them.
const LONGEST_NAME: usize = 40;
/// As much of an unknown name is said again.
const SHOWN: usize = 60;
/// The longest name in bytes, so that a pile of accents is no name.
const LONGEST_NAME_BYTES: usize = 160;

/// Makes one form of a name: composed accents, single spaces, no spaces around.
///
/// # Errors
/// Says what to change when the name is empty, too long, or has characters that cannot be seen or turn the writing
/// direction, with which one name could pass for another.
pub fn clean_name(name: &str) -> Result<String, Text> {
    if name.len() > 4 * LONGEST_NAME_BYTES {
        return Err(Text::new("name-long"));
    }
    let clean = name.split_whitespace().collect::<Vec<_>>().join(" ").nfc().collect::<String>();
    if clean.is_empty() {
        return Err(Text::new("name-empty"));
    }
    if clean.chars().any(is_unseen) || name.chars().any(char::is_control) {
        return Err(Text::new("name-unseen"));
    }
    if clean.graphemes(true).count() > LONGEST_NAME || clean.len() > LONGEST_NAME_BYTES {
        return Err(Text::new("name-long"));
    }
    Ok(clean)
}

/// Controls, direction marks, zero-width characters other than the joiners that emoji and some scripts need, and tags.
fn is_unseen(c: char) -> bool {
    c.is_control()
        || matches!(c,
            '\u{200B}' | '\u{200E}' | '\u{200F}' | '\u{061C}' | '\u{2028}'..='\u{202E}' | '\u{2060}'..='\u{2069}'
            | '\u{FEFF}' | '\u{FFF9}'..='\u{FFFD}' | '\u{E0000}'..='\u{E007F}' | '\u{00AD}')
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seats(count: usize) -> Seats {
        Seats::new((0..count).map(|seat| format!("P{seat}")).collect())
    }

    #[test]
    fn the_dealer_sits_out_first() {
        let deal = seats(6).deal(1, Seat(2), 5, &|_| true);
        assert_eq!(deal.out, [Seat(2)]);
        assert_eq!(deal.active, [3, 4, 5, 0, 1].map(Seat));
        let deal = seats(4).deal(1, Seat(3), 4, &|_| true);
        assert_eq!(deal.active, [0, 1, 2, 3].map(Seat));
        assert_eq!(deal.out, []);
    }

    #[test]
    fn names_are_cleaned_or_refused() {
        assert_eq!(clean_name("  Chloe\u{301}  B. ").as_deref(), Ok("Chloé B."));
        assert_eq!(clean_name("👨‍👩‍👧").as_deref(), Ok("👨‍👩‍👧"));
        assert_eq!(clean_name(&"é".repeat(40)).as_deref(), Ok("é".repeat(40).as_str()));
        let refused = [
            ("", "name-empty"),
            (" \u{a0} ", "name-empty"),
            ("a\0b", "name-unseen"),
            ("a\nb", "name-unseen"),
            ("\u{202E}anA", "name-unseen"),
            ("A\u{200B}na", "name-unseen"),
        ];
        for (name, id) in refused {
            assert_eq!(clean_name(name).map_err(|text| text.id), Err(id), "{name:?}");
        }
        assert_eq!(clean_name(&"a".repeat(41)).map_err(|text| text.id), Err("name-long"));
        assert_eq!(clean_name(&"a".repeat(10_000)).map_err(|text| text.id), Err("name-long"));
    }
}
