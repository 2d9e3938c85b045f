//! The players in seating order, and who deals and plays a given hand.

use std::sync::Arc;

pub use super::name::clean_name;
use super::text::{Arg, Text};
use crate::ledger::Seat;

/// As much of an unknown name is said again.
const SHOWN: usize = 60;

/// The names at the table in seating order, which is the order of play, and those that its players had before they were
/// renamed: what was said with a former name still means the seat. A clone costs nothing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Seats(Arc<Names>);

#[derive(Clone, Debug, PartialEq, Eq)]
struct Names {
    now: Vec<String>,
    former: Vec<FormerName>,
    marks: Vec<usize>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
struct FormerName {
    name: String,
    seat: Seat,
}

impl Seats {
    /// Takes names that [`clean_name`] has made.
    pub fn new(names: Vec<String>) -> Self {
        let marks = (1..=names.len()).collect();
        Self(Arc::new(Names { now: names, former: Vec::new(), marks }))
    }

    /// The same where players have these marks: whoever takes a seat over has another one than whoever had it.
    pub fn marked(&self, marks: Vec<usize>) -> Self {
        Self(Arc::new(Names { marks, ..Names::clone(&self.0) }))
    }

    /// The seats after a player was given another name, which [`clean_name`] has made. The old one still means the seat.
    pub fn renamed(&self, seat: Seat, name: String) -> Self {
        let mut names = Names::clone(&self.0);
        if let Some(now) = names.now.get_mut(seat.index()).filter(|now| **now != name) {
            let former = FormerName { name: std::mem::replace(now, name), seat };
            if !names.former.contains(&former) {
                names.former.push(former);
            }
        }
        Self(Arc::new(names))
    }

    /// How many sit at the table.
    pub fn count(&self) -> usize {
        self.0.now.len()
    }

    pub fn all(&self) -> impl DoubleEndedIterator<Item = Seat> + use<> {
        (0..u8::try_from(self.count()).unwrap_or(u8::MAX)).map(Seat)
    }

    /// The names of now, in order.
    pub fn names(&self) -> &[String] {
        &self.0.now
    }

    /// The name that a player has now.
    pub fn name(&self, seat: Seat) -> &str {
        self.0.now.get(seat.index()).map_or("", String::as_str)
    }

    /// A player's mark, from 1.
    pub fn mark(&self, seat: Seat) -> usize {
        self.0.marks.get(seat.index()).copied().unwrap_or(seat.index() + 1)
    }

    /// The player who has a name now, however its accents are encoded.
    pub fn find_now(&self, name: &str) -> Option<Seat> {
        let now = &self.0.now;
        let at = now.iter().position(|known| known == name).or_else(|| {
            let clean = clean_name(name).ok()?;
            now.iter().position(|known| *known == clean)
        })?;
        u8::try_from(at).ok().map(Seat)
    }

    /// The player who has a name now, or else the one who had it before, however its accents are encoded. Nobody where
    /// two others had it.
    pub fn find(&self, name: &str) -> Option<Seat> {
        self.find_now(name).or_else(|| match self.had(name).as_slice() {
            [seat] => Some(*seat),
            _ => None,
        })
    }

    /// The players who had a name before, each once.
    fn had(&self, name: &str) -> Vec<Seat> {
        let former = &self.0.former;
        if former.is_empty() {
            return Vec::new();
        }
        let clean = clean_name(name).unwrap_or_default();
        let mut seats: Vec<Seat> = former
            .iter()
            .filter(|former| former.name == name || former.name == clean)
            .map(|former| former.seat)
            .collect();
        seats.sort_unstable();
        seats.dedup();
        seats
    }

    /// The player of a name that has to be one of the table's, of now or before.
    pub fn named(&self, name: &str) -> Result<Seat, Text> {
        let verbatim = || Arg::Verbatim(name.chars().take(SHOWN).collect());
        let now = self.find_now(name);
        match (now, self.had(name).as_slice()) {
            (None, [seat]) => Ok(*seat),
            (Some(seat), had) if had.iter().all(|other| *other == seat) => Ok(seat),
            (None, []) if name.trim().is_empty() => Err(Text::new("field-player")),
            (None, []) => Err(Text::new("field-player-unknown").with("name", verbatim())),
            _ => Err(Text::new("field-player-ambiguous").with("name", verbatim())),
        }
    }

    /// Who sits next in the order of play.
    pub fn after(&self, seat: Seat) -> Seat {
        Seat(if seat.index() + 1 < self.count() { seat.0 + 1 } else { 0 })
    }

    /// All seats in the order of play, from the one after `seat` round to `seat` itself.
    pub fn round_after(&self, seat: Seat) -> impl Iterator<Item = Seat> + '_ {
        std::iter::successors(Some(self.after(seat)), |last| Some(self.after(*last))).take(self.count())
    }

    /// All seats in the order of play, from `seat` on.
    pub fn round_from(&self, seat: Seat) -> impl Iterator<Item = Seat> + '_ {
        std::iter::successors(Some(seat), |last| Some(self.after(*last))).take(self.count())
    }

    /// Who deals after `dealer`, and who plays: of the eligible, the dealer sits out first and then as many in seating
    /// order as are more than the game's hands hold.
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
    pub dealer: Seat,
    /// Who plays, in the order of play from the dealer's successor on.
    pub active: Vec<Seat>,
    /// Who does not, in seating order.
    pub out: Vec<Seat>,
}

impl Deal {
    /// The players of this hand in seating order, as people look for them on a screen.
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
    pub fn eldest(&self) -> Seat {
        self.active.first().copied().unwrap_or(self.dealer)
    }
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
    fn a_former_name_still_means_its_seat() {
        type Renamed = (u8, &'static str);
        type Meant = Result<u8, &'static str>;
        type Named = (&'static str, Meant);
        const UNKNOWN: Meant = Err("field-player-unknown");
        const AMBIGUOUS: Meant = Err("field-player-ambiguous");
        let cases: [(&[Renamed], &[Named]); 7] = [
            (&[], &[("Ana", Ok(0)), ("Chloe\u{301}", Ok(2)), ("Anna", UNKNOWN), (" ", Err("field-player"))]),
            (&[(0, "Anna")], &[("Ana", Ok(0)), ("Anna", Ok(0)), (" Ana ", Ok(0)), ("Bo", Ok(1))]),
            (&[(2, "Kim")], &[("Chloe\u{301}", Ok(2)), ("Kim", Ok(2))]),
            (&[(0, "Ana")], &[("Ana", Ok(0))]),
            // To and fro: the name of now is a former one of the same seat.
            (&[(0, "Anna"), (0, "Ana")], &[("Ana", Ok(0)), ("Anna", Ok(0))]),
            // Another has the name now.
            (&[(0, "Anna"), (1, "Ana")], &[("Ana", AMBIGUOUS), ("Anna", Ok(0)), ("Bo", Ok(1))]),
            // Two had it, and nobody has it now.
            (&[(0, "Anna"), (1, "Ana"), (1, "Bob")], &[("Ana", AMBIGUOUS), ("Bo", Ok(1))]),
        ];
        for (changes, names) in cases {
            let first = Seats::new(["Ana", "Bo", "Chloé"].map(str::to_owned).to_vec());
            let seats =
                changes.iter().fold(first, |seats, (seat, name)| seats.renamed(Seat(*seat), (*name).to_owned()));
            for (name, meant) in names {
                let found = seats.named(name).map(|seat| seat.0).map_err(|text| text.id);
                assert_eq!(found, *meant, "{name:?} at {seats:?}");
                match *meant {
                    Ok(seat) => assert_eq!(seats.find(name), Some(Seat(seat)), "{name:?} at {seats:?}"),
                    Err(_) => assert_eq!(seats.find(name), seats.find_now(name), "{name:?} at {seats:?}"),
                }
            }
            assert_eq!(seats.find_now(seats.name(Seat(0))), Some(Seat(0)), "{seats:?}");
        }
    }

    #[test]
    fn only_names_of_now_are_shown() {
        let seats = seats(3).renamed(Seat(1), "Kim".to_owned());
        assert_eq!(seats.names(), ["P0", "Kim", "P2"]);
        assert_eq!((seats.find_now("P1"), seats.find("P1")), (None, Some(Seat(1))));
        assert_eq!(seats.renamed(Seat(7), "Eve".to_owned()), seats);
    }
}
