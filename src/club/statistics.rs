//! Statistics of how people played over the years, summed from the summaries of tables.

use std::collections::BTreeMap;

use chrono::NaiveDate;
use serde::ser::SerializeMap as _;
use serde::{Serialize, Serializer};

use super::evening::{Earned, Spread, Summary, TakerTally, Unit};
use super::ids::{PersonId, TableNumber};
use super::people::{People, person_in};
use super::state::Club;
use super::zone::read_date;
use crate::command::CommandError;
use crate::games::find;
use crate::games::game::Facts;
use crate::games::text::Text;
use crate::session::no_game;

/// A query for statistics.
#[derive(Clone, Copy, Debug)]
pub struct Wanted {
    pub game: &'static Facts,
    /// One person; `None` for everybody.
    pub person: Option<PersonId>,
    /// The first day, inclusive.
    pub from: Option<NaiveDate>,
    /// The last day, inclusive.
    pub to: Option<NaiveDate>,
}

impl Wanted {
    /// Parses a query.
    pub fn read(
        club: &Club,
        game: Option<&str>,
        person: Option<&str>,
        (from, to): (Option<&str>, Option<&str>),
    ) -> Result<Self, CommandError> {
        let day = |field, text: Option<&str>| {
            let wrong = || CommandError::field(field, Text::new("date-form"));
            text.map(|text| read_date(text).ok_or_else(wrong)).transpose()
        };
        let game = game.ok_or_else(|| CommandError::field("game", Text::new("field-missing")))?;
        Ok(Self {
            game: find(game).ok_or_else(|| CommandError::field("game", no_game()))?.facts(),
            person: person.map(|id| person_in(club.people(), "person", id)).transpose()?,
            from: day("from", from)?,
            to: day("to", to)?,
        })
    }

    fn is_within(&self, date: NaiveDate) -> bool {
        self.from.is_none_or(|from| from <= date) && self.to.is_none_or(|to| date <= to)
    }

    fn includes(&self, person: PersonId) -> bool {
        self.person.is_none_or(|wanted| wanted == person)
    }
}

/// A table of the club, as statistics count it.
#[derive(Clone, Copy, Debug)]
pub struct Counted<'a> {
    pub table: TableNumber,
    /// When it was opened, in milliseconds since 1970.
    pub opened_at: i64,
    pub is_closed: bool,
    pub summary: &'a Summary,
}

/// The statistics of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Statistics {
    pub plays: Vec<Plays>,
    pub evenings: Vec<Evenings>,
    pub pairs: Vec<Pair>,
    /// Only for games in which the player of a contract may call a partner.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub taker: Option<Vec<Taker>>,
    /// The game's counts for players of contracts, even without partners; only pages show it.
    #[serde(skip)]
    pub counted: Vec<Taker>,
    /// The distribution of results of single hands in games without contracts; only pages draw it, and programs can
    /// compute it from the export.
    #[serde(skip)]
    pub spread: Vec<(String, Spread)>,
}

/// The sums of a person's hands with the same role, contract and outcome.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Plays {
    pub person: PersonId,
    pub role: String,
    pub contract: String,
    pub outcome: String,
    pub unit: String,
    pub hands: u32,
    pub total: String,
    pub best: String,
    pub worst: String,
}

/// The sums of a person's evenings.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Evenings {
    pub person: PersonId,
    pub unit: String,
    pub evenings: u32,
    pub won: u32,
    pub total: String,
    pub best: String,
    pub worst: String,
    /// The longest series of evenings won.
    pub run: u32,
}

/// Two people who sat at the same tables.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Pair {
    pub a: PersonId,
    pub b: PersonId,
    pub evenings: u32,
    pub a_ahead: u32,
    pub b_ahead: u32,
}

/// The game's counts for a person who has played contracts.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Taker {
    pub person: PersonId,
    #[serde(flatten)]
    pub counts: Counts,
    pub partners: Vec<Partner>,
}

/// By the names that the game defines, in their order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Counts(pub Vec<(&'static str, i64)>);

impl Serialize for Counts {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(Some(self.0.len()))?;
        for (name, count) in &self.0 {
            map.serialize_entry(name, count)?;
        }
        map.end()
    }
}

/// A taker's results with one called partner.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Partner {
    pub person: PersonId,
    pub hands: u32,
    pub made: u32,
    pub total: String,
}

/// The statistics of a game. Other games and days are left out, and merged people count as one.
pub fn statistics<'a>(club: &Club, wanted: &Wanted, tables: impl IntoIterator<Item = Counted<'a>>) -> Statistics {
    let is_included =
        |table: &Counted| table.summary.game == wanted.game.id && wanted.is_within(club.day(table.opened_at));
    let mut tables: Vec<Counted> = tables.into_iter().filter(is_included).collect();
    tables.sort_by_key(|table| (table.opened_at, table.table));
    let evenings: Vec<Closed> = tables
        .iter()
        .filter(|table| table.is_closed && table.summary.hands > 0)
        .map(|table| (&table.summary.unit, table.summary.results(club.people())))
        .collect();
    let has_counts = !wanted.game.kinds.counts.is_empty();
    let counted = if has_counts { takers(club.people(), wanted, &tables) } else { Vec::new() };
    let has_partners = wanted.game.kinds.contracts.as_ref().is_some_and(|contracts| contracts.partner.is_some());
    Statistics {
        plays: plays(club.people(), wanted, &tables),
        evenings: sums_of(wanted, &evenings),
        pairs: pairs(wanted, &evenings),
        taker: (has_counts && has_partners).then(|| counted.clone()),
        counted,
        spread: spread(club.people(), wanted, &tables),
    }
}

/// The sum and the extremes of amounts.
struct Sum<'a> {
    unit: &'a Unit,
    /// Whether the least is the best. If the rules of the tables disagree, the greatest is.
    lower_wins: bool,
    count: u32,
    total: i64,
    most: i64,
    least: i64,
}

impl<'a> Sum<'a> {
    fn new(unit: &'a Unit) -> Self {
        Self { unit, lower_wins: true, count: 0, total: 0, most: i64::MIN, least: i64::MAX }
    }

    fn add(&mut self, unit: &Unit, (count, total): (u32, i64), (most, least): (i64, i64)) {
        self.lower_wins &= unit.lower_wins;
        self.count += count;
        self.total += total;
        (self.most, self.least) = (self.most.max(most), self.least.min(least));
    }

    fn total(&self) -> String {
        self.unit.print(self.total)
    }

    /// The best and the worst amount.
    fn extremes(&self) -> (String, String) {
        let (most, least) = (self.unit.print(self.most), self.unit.print(self.least));
        if self.lower_wins { (least, most) } else { (most, least) }
    }
}

fn plays(people: &People, wanted: &Wanted, tables: &[Counted]) -> Vec<Plays> {
    let mut sums: BTreeMap<_, Sum> = BTreeMap::new();
    for summary in tables.iter().map(|table| table.summary) {
        for tally in &summary.roles {
            let person = people.counts_as(tally.person);
            let what = (tally.role.as_str(), tally.contract.as_str(), tally.outcome.as_str());
            let sum = sums.entry((person, what, summary.unit.name.as_str())).or_insert_with(|| Sum::new(&summary.unit));
            sum.add(&summary.unit, (tally.hands, tally.total), (tally.most, tally.least));
        }
    }
    let included = sums.into_iter().filter(|((person, ..), _)| wanted.includes(*person));
    let plays = included.map(|((person, (role, contract, outcome), unit), sum)| {
        let (best, worst) = sum.extremes();
        Plays {
            person,
            role: role.to_owned(),
            contract: contract.to_owned(),
            outcome: outcome.to_owned(),
            unit: unit.to_owned(),
            hands: sum.count,
            total: sum.total(),
            best,
            worst,
        }
    });
    plays.collect()
}

/// A closed table with the result of each person.
type Closed<'a> = (&'a Unit, Vec<Earned>);

fn sums_of(wanted: &Wanted, evenings: &[Closed]) -> Vec<Evenings> {
    /// The evenings of one person in one unit.
    struct Own<'a> {
        sum: Sum<'a>,
        won: u32,
        /// The current series of evenings won, and the longest one.
        runs: (u32, u32),
    }
    let mut sums: BTreeMap<(PersonId, &str), Own> = BTreeMap::new();
    for (unit, results) in evenings {
        for Earned { person, total, won } in results.iter().copied().filter(|one| wanted.includes(one.person)) {
            let begin = || Own { sum: Sum::new(unit), won: 0, runs: (0, 0) };
            let own = sums.entry((person, unit.name.as_str())).or_insert_with(begin);
            own.sum.add(unit, (1, total), (total, total));
            own.won += u32::from(won);
            own.runs.0 = if won { own.runs.0 + 1 } else { 0 };
            own.runs.1 = own.runs.1.max(own.runs.0);
        }
    }
    let evenings = sums.into_iter().map(|((person, unit), own)| {
        let (best, worst) = own.sum.extremes();
        let (unit, total) = (unit.to_owned(), own.sum.total());
        Evenings { person, unit, evenings: own.sum.count, won: own.won, total, best, worst, run: own.runs.1 }
    });
    evenings.collect()
}

fn pairs(wanted: &Wanted, evenings: &[Closed]) -> Vec<Pair> {
    let mut pairs: BTreeMap<(PersonId, PersonId), Pair> = BTreeMap::new();
    for (unit, results) in evenings {
        for one in results {
            let is_included = |other: PersonId| wanted.includes(one.person) || wanted.includes(other);
            for other in results.iter().filter(|other| other.person > one.person && is_included(other.person)) {
                let (a, b) = (one.person, other.person);
                let pair = pairs.entry((a, b)).or_insert(Pair { a, b, evenings: 0, a_ahead: 0, b_ahead: 0 });
                let (ahead, behind) = if unit.lower_wins { (other.total, one.total) } else { (one.total, other.total) };
                pair.evenings += 1;
                pair.a_ahead += u32::from(ahead > behind);
                pair.b_ahead += u32::from(ahead < behind);
            }
        }
    }
    pairs.into_values().collect()
}

/// By unit, then by person and amount.
fn spread(people: &People, wanted: &Wanted, tables: &[Counted]) -> Vec<(String, Spread)> {
    let mut sums: BTreeMap<(&str, PersonId, i64), u32> = BTreeMap::new();
    for summary in tables.iter().map(|table| table.summary) {
        for Spread { person, amount, hands } in &summary.spread {
            *sums.entry((&summary.unit.name, people.counts_as(*person), *amount)).or_default() += hands;
        }
    }
    let included = sums.into_iter().filter(|((_, person, _), _)| wanted.includes(*person));
    included.map(|((unit, person, amount), hands)| (unit.to_owned(), Spread { person, amount, hands })).collect()
}

fn takers(people: &People, wanted: &Wanted, tables: &[Counted]) -> Vec<Taker> {
    /// The results of one taker by called partner: the sums, and how many contracts were made.
    type Called<'a> = BTreeMap<PersonId, (Sum<'a>, u32)>;
    let mut takers: BTreeMap<PersonId, (BTreeMap<&str, i64>, Called)> = BTreeMap::new();
    for summary in tables.iter().map(|table| table.summary) {
        for TakerTally { person, counts, partners } in &summary.takers {
            let (sums, called) = takers.entry(people.counts_as(*person)).or_default();
            for (name, count) in counts {
                *sums.entry(name).or_default() += count;
            }
            for partner in partners {
                let none = || (Sum::new(&summary.unit), 0);
                let (sum, made) = called.entry(people.counts_as(partner.person)).or_insert_with(none);
                sum.add(&summary.unit, (partner.hands, partner.total), (0, 0));
                *made += partner.made;
            }
        }
    }
    let included = takers.into_iter().filter(|(person, _)| wanted.includes(*person));
    let takers = included.map(|(person, (counts, called))| {
        let sum_of = |name| counts.get(name).copied().unwrap_or_default();
        let counts = Counts(wanted.game.kinds.counts.iter().map(|(name, _)| (*name, sum_of(name))).collect());
        let partner = |(person, (sum, made)): (PersonId, (Sum, u32))| Partner {
            person,
            hands: sum.count,
            made,
            total: sum.total(),
        };
        Taker { person, counts, partners: called.into_iter().map(partner).collect() }
    });
    takers.collect()
}
