//! The players in seating order, and the dealer and active players of a hand.

use std::sync::Arc;

use smol_str::SmolStr;

use super::message::{Arg, Message};
use super::name::alike;
pub use super::name::clean_name;
use crate::ledger::{Party, Seat};

/// How many characters of an unknown name an error message quotes.
const SHOWN: usize = 60;

/// The players of a table in seating order, which is the order of play. A player has a name for people, and a label
/// (`p1`, `p2`, … in the order in which they first sat down) for logs and forms. Cloning is cheap.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Seats(Arc<Players>);

#[derive(Clone, Debug, PartialEq, Eq)]
struct Players {
    names: Vec<String>,
    labels: Vec<SmolStr>,
    marks: Vec<usize>,
    /// Names that people had before they were merged into a player.
    former: Vec<(String, Seat)>,
    /// The number of parties: as many as players, or two sides.
    parties: usize,
}

/// The number of parties of a game of sides, in which each has two of four players.
pub const SIDES: usize = 2;

/// The number of different marks, for the players of a table and the people of a club.
const MARKS: usize = 12;

/// The mark, from 1, of the player or person with this index.
pub fn mark(index: usize) -> usize {
    index % MARKS + 1
}

/// What stands between the names of a side, in all languages.
pub const AND: &str = " & ";

/// The prefix of labels.
const PLAYER: char = 'p';

/// The label of the player with this index in the order in which they first sat down.
pub fn label(index: usize) -> SmolStr {
    std::iter::once(PLAYER).chain((index + 1).to_string().chars()).collect()
}

/// The index of the player with a label.
pub fn index_of_label(label: &str) -> Option<usize> {
    let digits = label.strip_prefix(PLAYER).filter(|digits| !digits.starts_with(['0', '+']))?;
    digits.parse::<usize>().ok()?.checked_sub(1)
}

impl Seats {
    /// The first players of a table, with names from [`clean_name`].
    pub fn new(names: Vec<String>) -> Self {
        Self::of(names.into_iter().enumerate())
    }

    /// Players with their indices in the order in which they first sat down, and their names.
    pub fn of(players: impl IntoIterator<Item = (usize, String)>) -> Self {
        let (indices, names): (Vec<usize>, Vec<String>) = players.into_iter().unzip();
        let marks = indices.iter().copied().map(mark).collect();
        let labels = indices.into_iter().map(label).collect();
        let parties = names.len();
        Self(Arc::new(Players { names, labels, marks, former: Vec::new(), parties }))
    }

    /// With the marks of the players, and the names that people had before they were merged into one of them.
    pub fn with_merged(mut self, marks: Vec<usize>, former: Vec<(String, Seat)>) -> Self {
        let players = Arc::make_mut(&mut self.0);
        (players.marks, players.former) = (marks, former);
        self
    }

    /// The players in this many parties. Without it, each is alone.
    pub fn in_parties(mut self, parties: usize) -> Self {
        if self.0.parties != parties {
            Arc::make_mut(&mut self.0).parties = parties;
        }
        self
    }

    /// The number of players.
    pub fn count(&self) -> usize {
        self.0.names.len()
    }

    pub fn all(&self) -> impl DoubleEndedIterator<Item = Seat> + use<> {
        (0..u8::try_from(self.count()).unwrap_or(u8::MAX)).map(Seat)
    }

    pub fn names(&self) -> &[String] {
        &self.0.names
    }

    /// All parties, in the order of their first seats.
    pub fn parties(&self) -> impl ExactSizeIterator<Item = Party> + use<> {
        (0..u8::try_from(self.0.parties).unwrap_or(u8::MAX)).map(Party)
    }

    pub fn has_sides(&self) -> bool {
        self.0.parties < self.count()
    }

    pub fn party_of(&self, seat: Seat) -> Party {
        Party::of(seat, self.0.parties)
    }

    /// The seats of a party, in seating order.
    pub fn members(&self, party: Party) -> impl Iterator<Item = Seat> {
        self.all().filter(move |seat| self.party_of(*seat) == party)
    }

    /// The name of a party: that of its player, or those of both: "Ana & Chloé".
    pub fn party_name(&self, party: Party) -> String {
        self.members(party).map(|seat| self.name(seat)).collect::<Vec<_>>().join(AND)
    }

    /// The marks of a party's players, from 1.
    pub fn marks(&self, party: Party) -> Vec<usize> {
        self.members(party).map(|seat| self.mark(seat)).collect()
    }

    pub fn name(&self, seat: Seat) -> &str {
        self.0.names.get(seat.index()).map_or("", String::as_str)
    }

    /// A player's label in logs and forms.
    pub fn label(&self, seat: Seat) -> &str {
        self.0.labels.get(seat.index()).map_or("", SmolStr::as_str)
    }

    /// A player's mark, from 1.
    pub fn mark(&self, seat: Seat) -> usize {
        self.0.marks.get(seat.index()).copied().unwrap_or(1)
    }

    /// The player with a name, however its accents are encoded. The name of somebody who was merged into a player is that
    /// player's, too.
    pub fn find(&self, name: &str) -> Option<Seat> {
        self.find_now(name).or_else(|| {
            let clean = clean_name(name).ok()?;
            self.0.former.iter().find(|(former, _)| alike(former, &clean)).map(|(_, seat)| *seat)
        })
    }

    /// The player who has a name now.
    fn find_now(&self, name: &str) -> Option<Seat> {
        let names = self.names();
        let at = names.iter().position(|known| known == name).or_else(|| {
            let clean = clean_name(name).ok()?;
            names.iter().position(|known| alike(known, &clean))
        })?;
        u8::try_from(at).ok().map(Seat)
    }

    pub fn find_label(&self, label: &str) -> Option<Seat> {
        let at = self.0.labels.iter().position(|known| known == label)?;
        u8::try_from(at).ok().map(Seat)
    }

    /// The player in a value of a form. Forms send labels; names also work, for requests written by hand.
    pub fn find_in_form(&self, text: &str) -> Option<Seat> {
        self.find_label(text).or_else(|| self.find(text))
    }

    /// The player with a name; an error if there is none.
    pub fn named(&self, name: &str) -> Result<Seat, Message> {
        match self.find(name) {
            Some(seat) => Ok(seat),
            None if name.trim().is_empty() => Err(Message::new("field-player")),
            None => {
                let name = Arg::Verbatim(name.chars().take(SHOWN).collect());
                Err(Message::new("field-player-unknown").with("name", name))
            }
        }
    }

    /// The next seat in the order of play.
    pub fn after(&self, seat: Seat) -> Seat {
        Seat(if seat.index() + 1 < self.count() { seat.0 + 1 } else { 0 })
    }

    /// All seats in the order of play, from the one after `seat` to `seat` itself.
    pub fn round_after(&self, seat: Seat) -> impl Iterator<Item = Seat> + '_ {
        self.round_from(self.after(seat))
    }

    /// All seats in the order of play, starting with `seat`.
    pub fn round_from(&self, seat: Seat) -> impl Iterator<Item = Seat> + '_ {
        std::iter::successors(Some(seat), |last| Some(self.after(*last))).take(self.count())
    }

    /// The deal by `dealer`. If more than `most` players are eligible, the dealer sits out first, then the next seats
    /// in the order of play. `dealt` hands were dealt before.
    pub fn deal(&self, dealt: u32, dealer: Seat, most: usize, eligible: &dyn Fn(Seat) -> bool) -> Deal {
        let too_many = self.all().filter(|seat| eligible(*seat)).count().saturating_sub(most);
        let sitting: Vec<Seat> = self.round_from(dealer).filter(|seat| eligible(*seat)).take(too_many).collect();
        let active = self.round_after(dealer).filter(|seat| eligible(*seat) && !sitting.contains(seat)).collect();
        let out = self.all().filter(|seat| !eligible(*seat) || sitting.contains(seat)).collect();
        Deal { dealt, dealer, active, out }
    }
}

/// One deal: its dealer and its players.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Deal {
    /// The number of hands that were dealt before this one. It leaves out adjusted hands, because they are not dealt.
    pub dealt: u32,
    pub dealer: Seat,
    /// The active players in the order of play, starting after the dealer.
    pub active: Box<[Seat]>,
    /// The players who sit out, in seating order.
    pub out: Box<[Seat]>,
}

impl Deal {
    /// The active players in seating order, for display.
    pub fn seated(&self) -> Vec<Seat> {
        let mut seats = self.active.to_vec();
        seats.sort_unstable();
        seats
    }

    /// The other active players, in the order of play.
    pub fn others(&self, than: Seat) -> impl Iterator<Item = Seat> + '_ {
        self.active.iter().copied().filter(move |seat| *seat != than)
    }

    /// The eldest hand: the first active player after the dealer.
    pub fn eldest(&self) -> Seat {
        self.active.first().copied().unwrap_or(self.dealer)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_label_is_p_and_a_number_from_one() {
        let cases =
            [("p1", Some(0)), ("p12", Some(11)), ("p0", None), ("p01", None), ("p+1", None), ("p", None), ("x1", None)];
        for (text, index) in cases {
            assert_eq!(index_of_label(text), index, "{text}");
        }
        let seats = Seats::of([(0, "Ana"), (4, "Eva"), (11, "Chloé")].map(|(index, name)| (index, name.to_owned())));
        let found = ["p1", "p5", "p12", "p2", "Ana"].map(|label| seats.find_label(label));
        assert_eq!(found, [Some(Seat(0)), Some(Seat(1)), Some(Seat(2)), None, None]);
        assert_eq!(seats.all().map(|seat| seats.mark(seat)).collect::<Vec<_>>(), [1, 5, 12]);
    }
}
