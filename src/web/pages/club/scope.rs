//! A section of a page with figures: a game in one unit, in a period, of one person or of all.

use super::bars::NumbersRow;
use super::evening_query::EveningQuery;
use super::evenings::{amount, figure};
use super::period::{Period, iso};
use crate::club::statistics::{Evening, Pair, PlayTotals, Statistics, pairs};
use crate::club::{People, PersonId, TableUnit};
use crate::games::GameInfo;
use crate::i18n::{Localizer, short_day};
use crate::web::auth::ClubVisit;
use crate::web::http::addresses::address_of;

pub struct Scope<'a> {
    pub visit: &'a ClubVisit,
    pub game: &'static GameInfo,
    pub unit: &'a TableUnit,
    /// What tells the scope from others of the game: the unit, or which total leads; empty if there are no others.
    pub label: String,
    pub period: Period,
    pub person: Option<PersonId>,
    /// The evenings that are over, oldest first.
    pub evenings: Vec<&'a Evening>,
    /// Of the game in all units.
    pub statistics: &'a Statistics,
}

impl<'a> Scope<'a> {
    /// A scope for each unit in which the game was played. `evenings` are oldest first.
    pub fn of_units(
        visit: &'a ClubVisit,
        game: &'static GameInfo,
        period: Period,
        person: Option<PersonId>,
        evenings: &'a [Evening],
        statistics: &'a Statistics,
    ) -> Vec<Self> {
        let mut scopes: Vec<Self> = Vec::new();
        for evening in
            evenings.iter().filter(|evening| evening.table.summary.is_played() && evening.table.game == game.id)
        {
            match scopes.iter_mut().find(|scope| *scope.unit == evening.table.unit) {
                Some(scope) => scope.evenings.push(evening),
                None => scopes.push(Self {
                    visit,
                    game,
                    unit: &evening.table.unit,
                    period,
                    person,
                    label: String::new(),
                    evenings: vec![evening],
                    statistics,
                }),
            }
        }
        let units: Vec<&TableUnit> = scopes.iter().map(|scope| scope.unit).collect();
        for scope in scopes.iter_mut().filter(|_| units.len() > 1) {
            let is_both_ways = units.iter().filter(|unit| unit.name == scope.unit.name).count() > 1;
            let winner = if scope.unit.lower_wins { "stats-fewest-win" } else { "stats-most-win" };
            scope.label = if is_both_ways { visit.localizer().plain(winner) } else { scope.unit.name.clone() };
        }
        scopes
    }

    pub fn localizer(&self) -> Localizer {
        self.visit.localizer()
    }

    pub fn people(&self) -> &People {
        self.visit.state.people()
    }

    /// The plays that are counted in this unit.
    pub fn plays(&self) -> Vec<&'a PlayTotals> {
        self.statistics.plays.iter().filter(|plays| plays.unit == *self.unit).collect()
    }

    /// The pairs of people at the evenings of the scope.
    pub fn pairs(&self) -> Vec<Pair> {
        pairs(self.person, &self.evenings)
    }

    /// The query for the evenings of the scope.
    pub fn query(&self) -> EveningQuery {
        let person = self.person.map_or_else(String::new, |person| person.to_string());
        let (from, to) = (iso(self.period.from), iso(self.period.to));
        EveningQuery { game: self.game.id.to_owned(), person, from, to, ..EveningQuery::default() }
    }

    /// The address that lists the evenings of a query.
    pub fn list_of(&self, query: &EveningQuery) -> String {
        self.visit.address(&query.query_string())
    }

    /// An amount as the reader's language writes it.
    pub fn written(&self, minor: i64) -> String {
        amount(self.localizer(), self.unit, minor)
    }

    pub fn count(&self, count: i64) -> String {
        figure(self.localizer(), &count)
    }

    /// An evening with some amounts, as a row of a table.
    pub fn row(&self, evening: &Evening, amounts: &[i64]) -> NumbersRow {
        NumbersRow {
            label: short_day(self.localizer().language, evening.day()),
            href: Some(address_of(evening.table.id)),
            cells: amounts.iter().map(|amount| self.written(*amount)).collect(),
        }
    }
}
