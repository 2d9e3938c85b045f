//! Statistics of how people played over the years, put together from the sums of the store and the results of evenings.

use std::collections::{BTreeMap, BTreeSet};

use serde::{Serialize, Serializer};

use super::people::person_in;
use super::state::Club;
use super::zone::query_date;
use crate::command::CommandError;
use crate::games::find;
use crate::games::game::Facts;
use crate::games::part::Kinds;
use crate::games::text::Text;
use crate::ledger::print_amount;
use crate::session::no_game;
use crate::store::{AmountCount, CountSum, PartnerSum, PersonId, PersonResult, PlaySum, Unit, Which};

/// A query for statistics.
#[derive(Clone, Debug)]
pub struct Wanted {
    pub game: &'static Facts,
    /// One person; `None` for everybody.
    pub person: Option<PersonId>,
    /// Selects the tables of this game on some days.
    pub which: Which,
}

impl Wanted {
    /// Parses a query.
    pub fn read(
        club: &Club,
        game: Option<&str>,
        person: Option<&str>,
        (from, to): (Option<&str>, Option<&str>),
    ) -> Result<Self, CommandError> {
        let game = game.ok_or_else(|| CommandError::field("game", Text::new("field-missing")))?;
        let game = find(game).ok_or_else(|| CommandError::field("game", no_game()))?.facts();
        let person = person.map(|id| person_in(club.people(), "person", id)).transpose()?;
        let day = |field, text| Ok::<_, CommandError>(query_date(field, text)?.map(|day| day.to_string()));
        let which =
            Which { game: Some(game.id.to_owned()), from: day("from", from)?, to: day("to", to)?, ..Which::default() };
        Ok(Self { game, person, which })
    }
}

/// A closed table with the result of each person.
pub type Closed<'a> = (&'a Unit, &'a [PersonResult]);

/// An amount in the smallest parts of its unit. Documents write it as a decimal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Amount {
    pub minor: i64,
    digits: u32,
    is_money: bool,
}

impl Serialize for Amount {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&print_amount(self.minor, self.digits, self.is_money))
    }
}

/// The statistics of a game.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Statistics {
    pub plays: Vec<Plays>,
    pub evenings: Vec<Evenings>,
    /// The distribution of results of single hands in games without contracts; only pages draw it, and programs can
    /// compute it from the export.
    #[serde(skip)]
    pub spread: Vec<AmountCount>,
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
    pub total: Amount,
    pub best: Amount,
    pub worst: Amount,
}

impl Plays {
    fn kind(&self) -> (PersonId, &str, &str, &str, &str) {
        (self.person, &self.role, &self.contract, &self.outcome, &self.unit)
    }
}

/// The sums of a person's evenings.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Evenings {
    pub person: PersonId,
    pub unit: String,
    pub evenings: u32,
    pub won: u32,
    pub total: Amount,
    pub best: Amount,
    pub worst: Amount,
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
        serializer.collect_map(self.0.iter().copied())
    }
}

/// A taker's results with one called partner in one unit.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Partner {
    pub person: PersonId,
    /// No game in which partners are called has two units, so documents leave it out.
    #[serde(skip)]
    pub unit: String,
    pub hands: u32,
    pub made: u32,
    pub total: Amount,
}

/// The units in which a game was played, by name.
#[derive(Clone, Debug, Default)]
pub struct Units<'a>(BTreeMap<&'a str, &'a Unit>);

impl<'a> Units<'a> {
    pub fn of(units: impl IntoIterator<Item = &'a Unit>) -> Self {
        Self(units.into_iter().map(|unit| (unit.name.as_str(), unit)).collect())
    }

    fn amount(&self, unit: &str, minor: i64) -> Amount {
        let (digits, is_money) = self.0.get(unit).map_or((0, false), |unit| (unit.digits, unit.is_money));
        Amount { minor, digits, is_money }
    }

    /// The best and the worst of the greatest and the least amount. Where tables disagree about which of them leads, the
    /// greatest does.
    fn extremes(&self, unit: &str, lower_wins: bool, (most, least): (i64, i64)) -> (Amount, Amount) {
        let (most, least) = (self.amount(unit, most), self.amount(unit, least));
        if lower_wins { (least, most) } else { (most, least) }
    }
}

fn count(stored: i64) -> u32 {
    u32::try_from(stored).unwrap_or(u32::MAX)
}

pub fn plays(units: &Units<'_>, sums: Vec<PlaySum>) -> Vec<Plays> {
    let play = |sum: PlaySum| {
        let PlaySum { person, role, contract, outcome, unit, hands, total, most, least, lower_wins } = sum;
        let (best, worst) = units.extremes(&unit, lower_wins, (most, least));
        let total = units.amount(&unit, total);
        Plays { person, role, contract, outcome, hands: count(hands), total, best, worst, unit }
    };
    let mut plays: Vec<Plays> = sums.into_iter().map(play).collect();
    plays.sort_by(|one, other| one.kind().cmp(&other.kind()));
    plays
}

/// The evenings of a person, or of everybody. `tables` are the closed tables with a hand, the oldest first.
pub fn evenings<'a>(
    person: Option<PersonId>,
    units: &Units<'_>,
    tables: impl Iterator<Item = Closed<'a>>,
) -> Vec<Evenings> {
    let mut all: BTreeMap<(PersonId, &str), Vec<(&Unit, PersonResult)>> = BTreeMap::new();
    for (unit, results) in tables {
        for one in results.iter().filter(|one| person.is_none_or(|person| one.person == person)) {
            all.entry((one.person, unit.name.as_str())).or_default().push((unit, *one));
        }
    }
    let sums = |((person, unit), own): ((PersonId, &str), Vec<(&Unit, PersonResult)>)| {
        let totals = || own.iter().map(|(_, one)| one.total);
        let extremes = (totals().max().unwrap_or_default(), totals().min().unwrap_or_default());
        let (best, worst) = units.extremes(unit, own.iter().all(|(unit, _)| unit.lower_wins), extremes);
        let length = |evenings: usize| u32::try_from(evenings).unwrap_or(u32::MAX);
        let series = own.chunk_by(|(_, one), (_, next)| one.won == next.won);
        let won = series.filter(|series| series.iter().all(|(_, one)| one.won)).map(<[_]>::len);
        Evenings {
            person,
            unit: unit.to_owned(),
            evenings: length(own.len()),
            won: length(won.clone().sum()),
            total: units.amount(unit, totals().sum()),
            best,
            worst,
            run: length(won.max().unwrap_or_default()),
        }
    };
    all.into_iter().map(sums).collect()
}

/// The pairs of a person, or of everybody.
pub fn pairs<'a>(person: Option<PersonId>, evenings: impl Iterator<Item = Closed<'a>>) -> Vec<Pair> {
    let mut pairs: BTreeMap<(PersonId, PersonId), Pair> = BTreeMap::new();
    for (unit, results) in evenings {
        for one in results {
            let is_included = |other: PersonId| person.is_none_or(|person| [one.person, other].contains(&person));
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

/// The people who have played contracts of a game.
pub fn takers(kinds: &Kinds, units: &Units<'_>, counts: &[CountSum], partners: &[PartnerSum]) -> Vec<Taker> {
    let is_made = |outcome: &str| kinds.contracts.as_ref().is_some_and(|contracts| contracts.is_made(outcome));
    let mut called: BTreeMap<(PersonId, PersonId, &str), Vec<&PartnerSum>> = BTreeMap::new();
    for sum in partners {
        called.entry((sum.person, sum.partner, &sum.unit)).or_default().push(sum);
    }
    let partner = |((_, partner, unit), sums): (&(PersonId, PersonId, &str), &Vec<&PartnerSum>)| Partner {
        person: *partner,
        unit: (*unit).to_owned(),
        hands: count(sums.iter().map(|sum| sum.hands).sum()),
        made: count(sums.iter().filter(|sum| is_made(&sum.outcome)).map(|sum| sum.hands).sum()),
        total: units.amount(unit, sums.iter().map(|sum| sum.total).sum()),
    };
    let taker = |person: PersonId| {
        let sum_of = |name| counts.iter().find(|sum| sum.person == person && sum.name == name);
        let counts = kinds.counts.iter().map(|(name, _)| (*name, sum_of(*name).map_or(0, |sum| sum.count)));
        let partners = called.iter().filter(|((taker, ..), _)| *taker == person).map(partner);
        Taker { person, counts: Counts(counts.collect()), partners: partners.collect() }
    };
    let counted = counts.iter().map(|sum| sum.person);
    let people: BTreeSet<PersonId> = counted.chain(called.keys().map(|(person, ..)| *person)).collect();
    people.into_iter().map(taker).collect()
}
