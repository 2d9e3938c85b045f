//! Statistics of how people played over the years, put together from the sums of the store and the results of evenings.

use std::collections::{BTreeMap, BTreeSet};

use chrono::NaiveDate;
use serde::{Serialize, Serializer};

use super::people::person_in;
use super::state::Club;
use super::zone::{query_days, read_date};
use crate::command::CommandError;
use crate::document::Message;
use crate::games::{GameInfo, RoleLabels, find};
use crate::session::no_game;
pub use crate::store::PlayTotals;
use crate::store::{AmountCount, CountSum, PartnerSum, PersonId, PersonResult, TableFilter, TableRow, TableUnit};

/// A query for statistics.
#[derive(Clone, Debug)]
pub struct StatisticsRequest {
    pub game: &'static GameInfo,
    /// One person; `None` for everybody.
    pub person: Option<PersonId>,
    /// Selects the tables of this game on some days.
    pub filter: TableFilter,
}

impl StatisticsRequest {
    /// Parses a query.
    pub fn read(
        club: &Club,
        game: Option<&str>,
        person: Option<&str>,
        (from, to): (Option<&str>, Option<&str>),
    ) -> Result<Self, CommandError> {
        let game = game.ok_or_else(|| CommandError::field("game", Message::new("field-missing")))?;
        let game = find(game).ok_or_else(|| CommandError::field("game", no_game()))?.info();
        let person = person.map(|id| person_in(club.people(), "person", id)).transpose()?;
        let [from, to] = query_days(from, to)?;
        let filter = TableFilter { game: Some(game.id.to_owned()), from, to, ..TableFilter::default() };
        Ok(Self { game, person, filter })
    }
}

/// A table of a club with the results of its people.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Evening {
    pub table: TableRow,
    /// With merged people as one, in the order in which they sat down.
    pub results: Vec<PersonResult>,
}

impl Evening {
    /// The club's day to which it belongs.
    pub fn day(&self) -> NaiveDate {
        // The program has written it; `tanto verify` checks it.
        read_date(&self.table.day).unwrap_or_default()
    }

    /// What a person won, if they were there.
    pub fn total_of(&self, person: PersonId) -> Option<i64> {
        self.results.iter().find(|one| one.person == person).map(|one| one.total)
    }
}

/// An amount, which serializes as documents write it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(transparent)]
pub struct Amount {
    /// In smallest parts of the unit.
    #[serde(skip)]
    pub minor: i64,
    written: String,
}

/// The statistics of a game.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Statistics {
    pub plays: Vec<PlayTotals>,
    pub evenings: Vec<EveningTotals>,
    /// The distribution of results of single hands in games without contracts; only pages draw it, and programs can
    /// compute it from the export.
    #[serde(skip)]
    pub spread: Vec<AmountCount>,
}

/// The sums of a person's evenings in one unit.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct EveningTotals {
    pub person: PersonId,
    #[serde(flatten, serialize_with = "with_winner")]
    pub unit: TableUnit,
    pub evenings: i64,
    pub won: i64,
    pub total: Amount,
    pub best: Amount,
    pub worst: Amount,
    /// The longest series of evenings won.
    pub run: i64,
}

/// Two people who sat at the same tables.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Pair {
    pub a: PersonId,
    pub b: PersonId,
    pub evenings: i64,
    pub a_ahead: i64,
    pub b_ahead: i64,
}

/// The game's counts for a person who has played contracts.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Taker {
    pub person: PersonId,
    /// By the names that the game defines, in their order.
    #[serde(flatten, serialize_with = "as_map")]
    pub counts: Vec<(&'static str, i64)>,
    pub partners: Vec<Partner>,
}

fn as_map<S: Serializer>(counts: &[(&'static str, i64)], serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_map(counts.iter().copied())
}

/// The unit and, where the lowest total leads, `winner` as in the rules of a free sheet.
fn with_winner<S: Serializer>(unit: &TableUnit, serializer: S) -> Result<S::Ok, S::Error> {
    let winner = unit.lower_wins.then_some(("winner", "fewest"));
    serializer.collect_map([("unit", unit.name.as_str())].into_iter().chain(winner))
}

/// A taker's results with one called partner in one unit.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Partner {
    pub person: PersonId,
    /// No game in which partners are called has two units, so documents leave it out.
    #[serde(skip)]
    pub unit: TableUnit,
    pub hands: i64,
    pub made: i64,
    pub total: Amount,
}

impl TableUnit {
    fn amount(&self, minor: i64) -> Amount {
        Amount { minor, written: self.print(minor) }
    }

    /// `[best, worst]` of the greatest and the least amount: swapped where the lowest score wins.
    fn extremes(&self, most: i64, least: i64) -> [Amount; 2] {
        (if self.lower_wins { [least, most] } else { [most, least] }).map(|minor| self.amount(minor))
    }
}

impl Serialize for PlayTotals {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        #[derive(Serialize)]
        struct Row<'a> {
            person: PersonId,
            role: &'a str,
            contract: &'a str,
            outcome: &'a str,
            #[serde(flatten, serialize_with = "with_winner")]
            unit: &'a TableUnit,
            hands: i64,
            total: Amount,
            best: Amount,
            worst: Amount,
        }
        let Self { person, role, contract, outcome, unit, hands, total, most, least } = self;
        let [best, worst] = unit.extremes(*most, *least);
        let (person, hands, total) = (*person, *hands, unit.amount(*total));
        Row { person, role, contract, outcome, unit, hands, total, best, worst }.serialize(serializer)
    }
}

/// The totals of one person, or of everybody, over finished evenings, which are in order of time.
pub fn evenings(person: Option<PersonId>, evenings: &[&Evening]) -> Vec<EveningTotals> {
    let mut all: BTreeMap<(PersonId, &TableUnit), Vec<PersonResult>> = BTreeMap::new();
    for Evening { table: TableRow { unit, .. }, results } in evenings {
        for one in results.iter().filter(|one| person.is_none_or(|person| one.person == person)) {
            all.entry((one.person, unit)).or_default().push(*one);
        }
    }
    let sums = |((person, unit), own): ((PersonId, &TableUnit), Vec<PersonResult>)| {
        let totals = || own.iter().map(|one| one.total);
        let [best, worst] = unit.extremes(totals().max()?, totals().min()?);
        let length = |evenings: usize| i64::try_from(evenings).unwrap_or(i64::MAX);
        let series = own.chunk_by(|one, next| one.won == next.won);
        let won = series.filter(|series| series.iter().all(|one| one.won)).map(<[_]>::len);
        Some(EveningTotals {
            person,
            unit: unit.clone(),
            evenings: length(own.len()),
            won: length(won.clone().sum()),
            total: unit.amount(totals().sum()),
            best,
            worst,
            run: length(won.max().unwrap_or_default()),
        })
    };
    all.into_iter().filter_map(sums).collect()
}

/// The pairs of a person, or of everybody, at some evenings that are over.
pub fn pairs(person: Option<PersonId>, evenings: &[&Evening]) -> Vec<Pair> {
    let mut pairs: BTreeMap<(PersonId, PersonId), Pair> = BTreeMap::new();
    for Evening { table: TableRow { unit, .. }, results } in evenings {
        for one in results {
            let is_included = |other: PersonId| person.is_none_or(|person| [one.person, other].contains(&person));
            for other in results.iter().filter(|other| other.person > one.person && is_included(other.person)) {
                let (a, b) = (one.person, other.person);
                let pair = pairs.entry((a, b)).or_insert(Pair { a, b, evenings: 0, a_ahead: 0, b_ahead: 0 });
                let (ahead, behind) = if unit.lower_wins { (other.total, one.total) } else { (one.total, other.total) };
                pair.evenings += 1;
                pair.a_ahead += i64::from(ahead > behind);
                pair.b_ahead += i64::from(ahead < behind);
            }
        }
    }
    pairs.into_values().collect()
}

/// The people who have played contracts of a game.
pub fn takers(kinds: &RoleLabels, counts: &[CountSum], partners: &[PartnerSum]) -> Vec<Taker> {
    let is_made = |outcome: &str| kinds.contracts.as_ref().is_some_and(|contracts| contracts.is_made(outcome));
    let mut called: BTreeMap<(PersonId, PersonId, &TableUnit), Vec<&PartnerSum>> = BTreeMap::new();
    for sum in partners {
        called.entry((sum.person, sum.partner, &sum.unit)).or_default().push(sum);
    }
    let partner = |sums: &Vec<&PartnerSum>| {
        let first = sums.first()?;
        Some(Partner {
            person: first.partner,
            unit: first.unit.clone(),
            hands: sums.iter().map(|sum| sum.hands).sum(),
            made: sums.iter().filter(|sum| is_made(&sum.outcome)).map(|sum| sum.hands).sum(),
            total: first.unit.amount(sums.iter().map(|sum| sum.total).sum()),
        })
    };
    let taker = |person: PersonId| {
        let sum_of = |name| counts.iter().find(|sum| sum.person == person && sum.name == name);
        let counts = kinds.counts.iter().map(|(name, _)| (*name, sum_of(*name).map_or(0, |sum| sum.count)));
        let partners = called.iter().filter(|((taker, ..), _)| *taker == person).filter_map(|(_, sums)| partner(sums));
        Taker { person, counts: counts.collect(), partners: partners.collect() }
    };
    let counted = counts.iter().map(|sum| sum.person);
    let people: BTreeSet<PersonId> = counted.chain(called.keys().map(|(person, ..)| *person)).collect();
    people.into_iter().map(taker).collect()
}
