//! The scope of a page's figures: a game in one unit, in a period, of one person or of all.

use super::evenings::{amount, figure};
use super::period::{Period, iso};
use super::query::BookQuery;
use crate::club::statistics::Plays;
use crate::club::{PersonId, Unit};
use crate::games::game::Facts;
use crate::ledger::parse_amount;
use crate::web::auth::AtClub;
use crate::words::Words;

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

    /// The query for the evenings of the scope.
    pub fn evenings(&self) -> BookQuery {
        let person = self.person.map_or_else(String::new, |person| person.to_string());
        let (from, to) = (iso(self.period.from), iso(self.period.to));
        BookQuery { game: self.game.id.to_owned(), person, from, to, ..BookQuery::default() }
    }

    /// The address that lists the evenings of a query.
    pub fn list_of(&self, query: &BookQuery) -> String {
        self.at.address(&query.query_string())
    }

    /// An amount as the reader's language writes it.
    pub fn written(&self, minor: i64) -> String {
        amount(self.words(), self.unit, minor)
    }

    /// [`Self::written`] of an amount as statistics write it.
    pub fn amount(&self, plain: &str) -> String {
        self.written(self.minor(plain))
    }

    /// An amount as statistics write it, in the smallest parts of the unit.
    pub fn minor(&self, plain: &str) -> i64 {
        parse_amount(plain, self.unit.digits).unwrap_or_default()
    }

    pub fn count(&self, count: u32) -> String {
        figure(self.words(), &count)
    }

    /// The plays that are counted in this unit.
    pub fn of_unit<'b>(&self, plays: &'b [Plays]) -> Vec<&'b Plays> {
        plays.iter().filter(|plays| plays.unit == self.unit.name).collect()
    }
}
