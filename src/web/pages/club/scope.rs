//! A section of a page with figures: a game in one unit, in a period, of one person or of all.

use std::collections::BTreeSet;

use super::bars::NumbersRow;
use super::evening_query::EveningQuery;
use super::evenings::{amount, evenings_and_games, figure, game_query};
use super::period::{Period, iso};
use crate::club::played::PlayedGame;
use crate::club::statistics::{PlayTotals, Statistics, TableResults};
use crate::club::together::{Pair, pairs};
use crate::club::{People, PersonId, TableUnit};
use crate::i18n::{Localizer, short_day};
use crate::web::auth::ClubVisit;
use crate::web::http::addresses::address_of;

pub struct Scope<'a> {
    pub visit: &'a ClubVisit,
    pub played: &'a PlayedGame,
    pub unit: &'a TableUnit,
    /// What tells the scope from others of the game: the unit, or which total leads; empty if there are no others.
    pub label: String,
    pub period: Period,
    pub person: Option<PersonId>,
    /// The tables that are over, oldest first.
    pub tables: Vec<&'a TableResults>,
    /// Of the game in all units.
    pub statistics: &'a Statistics,
}

impl<'a> Scope<'a> {
    /// A scope for each unit in which the game was played. `tables` are oldest first.
    pub fn of_units(
        visit: &'a ClubVisit,
        played: &'a PlayedGame,
        period: Period,
        person: Option<PersonId>,
        tables: &'a [TableResults],
        statistics: &'a Statistics,
    ) -> Vec<Self> {
        let mut scopes: Vec<Self> = Vec::new();
        for table in tables.iter().filter(|one| one.table.summary.is_played() && played.is_at(&one.table)) {
            match scopes.iter_mut().find(|scope| *scope.unit == table.table.unit) {
                Some(scope) => scope.tables.push(table),
                None => scopes.push(Self {
                    visit,
                    played,
                    unit: &table.table.unit,
                    period,
                    person,
                    label: String::new(),
                    tables: vec![table],
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

    /// The pairs of people at the tables of the scope.
    pub fn pairs(&self) -> Vec<Pair> {
        pairs(self.person, &self.tables, &self.statistics.partnered)
    }

    /// The query for the evenings of the scope.
    pub fn query(&self) -> EveningQuery {
        let person = self.person.map_or_else(String::new, |person| person.to_string());
        let (from, to) = (iso(self.period.from), iso(self.period.to));
        let (game, name) = (self.played.game.id.to_owned(), self.played.name.clone());
        EveningQuery { game, name, person, from, to, ..EveningQuery::default() }
    }

    /// The address that lists the evenings of a query.
    pub fn list_of(&self, query: &EveningQuery) -> String {
        self.visit.address(&query.query_string())
    }

    /// An amount as the reader's language writes it.
    pub fn written(&self, minor: i64) -> String {
        amount(self.localizer(), self.unit, self.tables.iter().all(|table| table.is_zero_sum()), minor)
    }

    /// The query for the figures of a person in the same game and period.
    pub fn of_person(&self) -> String {
        game_query(self.played, &format!("game={}&{}", self.played.game.id, self.period.query()))
    }

    /// "3 evenings, 5 games"
    pub fn counted(&self) -> String {
        let days: BTreeSet<&str> = self.tables.iter().map(|one| one.table.day.as_str()).collect();
        evenings_and_games(self.localizer(), days.len(), self.tables.len())
    }

    pub fn count(&self, count: i64) -> String {
        figure(self.localizer(), &count)
    }

    /// A table with some amounts, as a row of numbers.
    pub fn row(&self, table: &TableResults, amounts: &[i64]) -> NumbersRow {
        NumbersRow {
            label: short_day(self.localizer().language, table.day()),
            href: Some(address_of(table.table.id)),
            cells: amounts.iter().map(|amount| self.written(*amount)).collect(),
        }
    }
}
