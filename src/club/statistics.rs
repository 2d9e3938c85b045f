//! Statistics of how people played over the years, put together from what the store counts of each table.

use std::collections::{BTreeMap, BTreeSet};

use chrono::NaiveDate;
use serde::{Serialize, Serializer};
use smol_str::SmolStr;

use super::people::person_in;
use super::played::PlayedGame;
use super::state::Club;
use super::zone::{query_days, read_date};
use crate::command::CommandError;
use crate::document::Message;
use crate::games::find;
use crate::session::no_game;
use crate::store::{
    CountRow, PersonId, PersonResult, PlayRow, StoreError, StoredPlays, TableFilter, TableNumber, TableRow, TableUnit,
};

/// A query for statistics.
#[derive(Clone, Debug)]
pub struct StatisticsRequest {
    pub played: PlayedGame,
    /// One person; `None` for everybody.
    pub person: Option<PersonId>,
    /// Selects the tables of this game on some days.
    pub filter: TableFilter,
}

impl StatisticsRequest {
    /// Parses a query: the game, with its name on a sheet.
    pub fn read(
        club: &Club,
        (game, name): (Option<&str>, Option<&str>),
        person: Option<&str>,
        (from, to): (Option<&str>, Option<&str>),
    ) -> Result<Self, CommandError> {
        let game = game.ok_or_else(|| CommandError::field("game", Message::new("field-missing")))?;
        let game = find(game).ok_or_else(|| CommandError::field("game", no_game()))?.info();
        let person = person.map(|id| person_in(club.people(), "person", id)).transpose()?;
        let [from, to] = query_days(from, to)?;
        let filter = TableFilter { game: Some(game.id.to_owned()), from, to, ..TableFilter::default() };
        Ok(Self { played: PlayedGame::new(game, name.unwrap_or_default()), person, filter })
    }
}

/// A table of a club with the results of its people.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableResults {
    pub table: TableRow,
    /// With merged people as one, in the order in which they sat down.
    pub results: Vec<PersonResult>,
}

impl TableResults {
    /// The club's day to which it belongs.
    pub fn day(&self) -> NaiveDate {
        // The program has written it; `tanto verify` checks it.
        read_date(&self.table.day).unwrap_or_default()
    }

    /// What a person won, if they were there.
    pub fn total_of(&self, person: PersonId) -> Option<i64> {
        self.results.iter().find(|one| one.person == person).map(|one| one.total)
    }

    /// Whether the players won from each other, as far as their totals say.
    pub fn is_zero_sum(&self) -> bool {
        self.results.iter().map(|one| i128::from(one.total)).sum::<i128>() == 0
    }
}

/// Two people who played a hand for the same side of a table, the smaller id first.
pub type Partnered = BTreeSet<(TableNumber, PersonId, PersonId)>;

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
    pub tables: Vec<TableTotals>,
    /// Who played for the same side, by table.
    #[serde(skip)]
    pub partnered: Partnered,
    /// The distribution of results of single hands in games without contracts; only pages draw it, and programs can
    /// compute it from the export.
    #[serde(skip)]
    pub spread: Vec<AmountCount>,
    /// Those who have played contracts, with what the game counts of them and with their partners.
    #[serde(skip)]
    pub takers: Vec<Taker>,
}

/// A person's hands with the same role, contract and outcome in one unit.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayTotals {
    pub person: PersonId,
    pub role: SmolStr,
    pub contract: SmolStr,
    pub outcome: SmolStr,
    pub unit: TableUnit,
    pub hands: i64,
    pub total: i64,
    pub most: i64,
    pub least: i64,
}

/// How many hands of a game without contracts had the same amount.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AmountCount {
    pub unit: TableUnit,
    pub amount: i64,
    pub hands: i64,
}

/// Plays of a kind; `None` for any.
#[derive(Clone, Debug, Default)]
pub struct PlayFilter {
    pub person: Option<PersonId>,
    pub role: Option<String>,
    pub contract: Option<String>,
    pub outcome: Option<String>,
    /// The person called this partner or, if nothing else is asked about the hands, played on the same side.
    pub partner: Option<PersonId>,
}

impl PlayFilter {
    /// Whether there were plays of this kind at a table of a club.
    pub fn is_among(&self, club: &Club, table: &TableRow, stored: &StoredPlays) -> Result<bool, StoreError> {
        let people = PeopleAt::new(club, table.number);
        let is_it = |wanted: &Option<String>, found: &SmolStr| wanted.as_ref().is_none_or(|wanted| wanted == found);
        let is_of_kind = |row: &PlayRow| {
            is_it(&self.role, &row.role)
                && is_it(&self.contract, &row.contract)
                && is_it(&self.outcome, &row.outcome)
                && (self.person.is_none() || self.person == people.of(row.label))
                && (self.partner.is_none() || self.partner == row.partner.and_then(|label| people.of(label)))
        };
        let found = stored.plays().find(|row| row.as_ref().map_or(true, is_of_kind)).transpose()?;
        let Self { person: Some(person), partner: Some(partner), role: None, contract: None, outcome: None } = self
        else {
            return Ok(found.is_some());
        };
        let partners: Vec<(i64, i64)> = stored.partners().collect::<Result<_, _>>()?;
        let is_both = |(a, b): (i64, i64)| {
            let both = [people.of(a), people.of(b)];
            both.contains(&Some(*person)) && both.contains(&Some(*partner))
        };
        Ok(found.is_some() || partners.into_iter().any(is_both))
    }
}

/// The people at a table as whom its labels count, in the order of the labels.
struct PeopleAt(Vec<PersonId>);

impl PeopleAt {
    fn new(club: &Club, table: TableNumber) -> Self {
        Self(club.people_at(table).iter().map(|person| club.people().counts_as(*person)).collect())
    }

    /// `None` for a person who sat down after the club was loaded.
    fn of(&self, label: i64) -> Option<PersonId> {
        self.0.get(usize::try_from(label).ok()?).copied()
    }
}

/// The sums of a person's tables in one unit.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct TableTotals {
    pub person: PersonId,
    #[serde(flatten, serialize_with = "with_winner")]
    pub unit: TableUnit,
    pub tables: i64,
    /// The number of different days.
    pub evenings: i64,
    pub won: i64,
    pub total: Amount,
    pub best: Amount,
    pub worst: Amount,
    /// The longest series of tables won.
    pub run: i64,
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

/// The totals of one person, or of everybody, over tables that are over, which are in order of time.
pub fn table_totals(person: Option<PersonId>, tables: &[&TableResults]) -> Vec<TableTotals> {
    let mut all: BTreeMap<(PersonId, &TableUnit), Vec<(&str, PersonResult)>> = BTreeMap::new();
    for TableResults { table: TableRow { unit, day, .. }, results } in tables {
        for one in results.iter().filter(|one| person.is_none_or(|person| one.person == person)) {
            all.entry((one.person, unit)).or_default().push((day, *one));
        }
    }
    let sums = |((person, unit), own): ((PersonId, &TableUnit), Vec<(&str, PersonResult)>)| {
        let totals = || own.iter().map(|(_, one)| one.total);
        let [best, worst] = unit.extremes(totals().max()?, totals().min()?);
        let length = |tables: usize| i64::try_from(tables).unwrap_or(i64::MAX);
        let series = own.chunk_by(|(_, one), (_, next)| one.won == next.won);
        let won = series.filter(|series| series.iter().all(|(_, one)| one.won)).map(<[_]>::len);
        Some(TableTotals {
            person,
            unit: unit.clone(),
            tables: length(own.len()),
            evenings: length(own.iter().map(|(day, _)| *day).collect::<BTreeSet<_>>().len()),
            won: length(won.clone().sum()),
            total: unit.amount(totals().sum()),
            best,
            worst,
            run: length(won.max().unwrap_or_default()),
        })
    };
    all.into_iter().filter_map(sums).collect()
}

/// What tables of a game add up to.
pub struct Sums<'a> {
    wanted: &'a StatisticsRequest,
    club: &'a Club,
    /// By person, role, contract, outcome and unit: the hands, their total, and the greatest and the least amount.
    plays: BTreeMap<(PersonId, SmolStr, SmolStr, SmolStr, &'a TableUnit), [i64; 4]>,
    /// The hands with each amount.
    spread: BTreeMap<(&'a TableUnit, i64), i64>,
    counts: BTreeMap<(PersonId, SmolStr), i64>,
    partnered: Partnered,
    /// By taker, called partner and unit: the hands, those that were made, and the total.
    called: BTreeMap<(PersonId, PersonId, &'a TableUnit), [i64; 3]>,
}

impl<'a> Sums<'a> {
    pub fn new(club: &'a Club, wanted: &'a StatisticsRequest) -> Self {
        let (plays, spread, counts, partnered, called) = Default::default();
        Self { wanted, club, plays, spread, counts, partnered, called }
    }

    /// Adds the plays and counts of a table.
    pub fn add(&mut self, table: &'a TableRow, stored: &StoredPlays) -> Result<(), StoreError> {
        let (unit, contracts) = (&table.unit, self.wanted.played.game.kinds.contracts.as_ref());
        let people = PeopleAt::new(self.club, table.number);
        let included = |label| people.of(label).filter(|one| self.wanted.person.is_none_or(|person| person == *one));
        for row in stored.plays() {
            let PlayRow { label, role, contract, outcome, partner, hands, total, most, least } = row?;
            let Some(person) = included(label) else { continue };
            if contracts.is_none() {
                *self.spread.entry((unit, most)).or_default() += hands;
            }
            if let Some(partner) = partner.and_then(|label| people.of(label)) {
                let is_made = contracts.is_some_and(|contracts| contracts.is_made(&outcome));
                let [all, made, sum] = self.called.entry((person, partner, unit)).or_default();
                (*all, *made, *sum) = (*all + hands, *made + if is_made { hands } else { 0 }, *sum + total);
            }
            let sum = self.plays.entry((person, role, contract, outcome, unit)).or_insert([0, 0, most, least]);
            *sum = [sum[0] + hands, sum[1] + total, sum[2].max(most), sum[3].min(least)];
        }
        for row in stored.counts() {
            let CountRow { label, name, count } = row?;
            if let Some(person) = included(label) {
                *self.counts.entry((person, name)).or_default() += count;
            }
        }
        for pair in stored.partners() {
            let (a, b) = pair?;
            let both = people.of(a).zip(people.of(b));
            self.partnered.extend(both.map(|(a, b)| (table.number, a.min(b), a.max(b))));
        }
        Ok(())
    }

    /// The statistics, with the sums of tables.
    pub fn with_tables(self, tables: Vec<TableTotals>) -> Statistics {
        let takers = self.takers();
        let plays = self.plays.into_iter().map(|(key, sums)| {
            let ((person, role, contract, outcome, unit), [hands, total, most, least]) = (key, sums);
            PlayTotals { person, role, contract, outcome, unit: unit.clone(), hands, total, most, least }
        });
        let spread = self.spread.into_iter();
        let spread = spread.map(|((unit, amount), hands)| AmountCount { unit: unit.clone(), amount, hands });
        Statistics { plays: plays.collect(), tables, partnered: self.partnered, spread: spread.collect(), takers }
    }

    /// The people who have played contracts.
    fn takers(&self) -> Vec<Taker> {
        let mut takers: BTreeMap<PersonId, Taker> = BTreeMap::new();
        let counted = self.counts.keys().map(|(person, _)| *person);
        for person in counted.chain(self.called.keys().map(|(person, ..)| *person)) {
            let count = |name| self.counts.get(&(person, SmolStr::new_static(name))).copied().unwrap_or_default();
            let counts =
                || self.wanted.played.game.kinds.counts.iter().map(|(name, _)| (*name, count(*name))).collect();
            takers.entry(person).or_insert_with(|| Taker { person, counts: counts(), partners: Vec::new() });
        }
        for ((person, partner, unit), [hands, made, total]) in &self.called {
            let partner = Partner {
                person: *partner,
                unit: (*unit).clone(),
                hands: *hands,
                made: *made,
                total: unit.amount(*total),
            };
            takers.entry(*person).and_modify(|taker| taker.partners.push(partner));
        }
        takers.into_values().collect()
    }
}
