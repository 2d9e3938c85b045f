//! What the figures of a page are about: a game in one unit, in a time, of one person or of everybody.

use super::evenings::amount;
use super::period::Period;
use super::query::BookQuery;
use crate::club::statistics::Plays;
use crate::club::{PersonId, Unit};
use crate::games::game::Facts;
use crate::ledger::parse_amount;
use crate::web::auth::at_club::AtClub;
use crate::words::{Words, number};

#[derive(Clone, Copy)]
pub struct Scope<'a> {
    pub at: &'a AtClub,
    pub game: &'static Facts,
    pub unit: &'a Unit,
    pub period: Period,
    pub person: Option<PersonId>,
}

impl Scope<'_> {
    pub fn words(&self) -> Words {
        self.at.words()
    }

    /// The evenings behind the figures, to be narrowed.
    pub fn evenings(&self) -> BookQuery {
        let person = self.person.map_or_else(String::new, |person| person.to_string());
        BookQuery { game: self.game.id.to_owned(), person, ..self.period.evenings() }
    }

    /// Where they are listed.
    pub fn behind(&self, asked: &BookQuery) -> String {
        self.at.address(&asked.query())
    }

    /// An amount as the reader writes it.
    pub fn written(&self, minor: i64) -> String {
        amount(self.words(), self.unit, minor)
    }

    /// The same of an amount as statistics write it.
    pub fn amount(&self, plain: &str) -> String {
        self.written(self.minor(plain))
    }

    /// An amount as statistics write it, as a count of smallest parts.
    pub fn minor(&self, plain: &str) -> i64 {
        parse_amount(plain, self.unit.digits).unwrap_or_default()
    }

    pub fn count(&self, count: u32) -> String {
        number(self.words().language, &count.to_string())
    }

    /// Those of some plays that are counted in this unit.
    pub fn own<'b>(&self, plays: &'b [Plays]) -> Vec<&'b Plays> {
        plays.iter().filter(|plays| plays.unit == self.unit.name).collect()
    }
}
