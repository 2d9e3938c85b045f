//! A table's evening for its club: its plays, and the sums from which statistics are made.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::ids::PersonId;
use super::ledger::add;
use super::people::People;
use crate::games::game::Measure;
use crate::games::part::{Contracts, Part};
use crate::ledger::{Seat, print_amount};
use crate::session::{self, DocumentError, Person, Replay, Step};

/// A hand from the view of one person who had a role in it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Play {
    /// The hand's number at the table.
    pub hand: u32,
    pub person: PersonId,
    /// The person's role, the contract and the outcome, and what else the game counts.
    pub part: Part,
    /// The person's result of the hand, in smallest parts of the unit.
    pub amount: i64,
}

/// The unit of a table's amounts, by which statistics are kept apart.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Unit {
    /// `points`, `letters`; for cash the currency.
    pub name: String,
    pub digits: u32,
    /// Whether amounts are written with all their digits.
    pub is_money: bool,
    /// Whether the lowest total leads.
    pub lower_wins: bool,
}

impl Unit {
    pub fn of(measure: &Measure) -> Self {
        let Measure { unit, digits, currency, lower_wins, .. } = measure;
        Self {
            name: currency.clone().unwrap_or_else(|| unit.id.to_owned()),
            digits: *digits,
            is_money: currency.is_some(),
            lower_wins: *lower_wins,
        }
    }

    /// Formats an amount as in documents.
    pub fn print(&self, minor: i64) -> String {
        print_amount(minor, self.digits, self.is_money)
    }
}

/// The sums of a table, for lists and statistics. Its day, whether it is closed, and merges of people are left out,
/// since they can change later. The store keeps it [by label](Summary::by_label), so that it stays valid when the table
/// moves.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Summary {
    pub game: String,
    pub unit: Unit,
    /// Without voided hands.
    pub hands: u32,
    /// One for everybody who has sat there.
    pub earned: Vec<Earned>,
    pub roles: Vec<RoleTally>,
    /// Only for games that count more about the player of a contract.
    pub takers: Vec<TakerTally>,
    /// Only for games without contracts.
    pub spread: Vec<Spread>,
}

/// How many of a person's hands had the same result.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Spread {
    pub person: PersonId,
    /// In smallest parts.
    pub amount: i64,
    pub hands: u32,
}

/// A person's result at a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Earned {
    pub person: PersonId,
    /// In smallest parts.
    pub total: i64,
    /// Whether they are among the winners, or lead at an open table.
    pub won: bool,
}

/// The sums of a person's hands with the same role, contract and outcome.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RoleTally {
    pub person: PersonId,
    pub role: String,
    pub contract: String,
    pub outcome: String,
    pub hands: u32,
    pub total: i64,
    /// The greatest and the least result of one hand. The unit tells which is better.
    pub most: i64,
    pub least: i64,
}

/// A game's counts for a person who has played contracts.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TakerTally {
    pub person: PersonId,
    /// By the names that the game defines.
    pub counts: BTreeMap<String, i64>,
    pub partners: Vec<PartnerTally>,
}

/// A taker's results with one called partner.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PartnerTally {
    pub person: PersonId,
    pub hands: u32,
    pub made: u32,
    /// The result of the taker, not of the partner.
    pub total: i64,
}

/// A table's people by their ids in the club, in the order in which they came to the table.
#[derive(Clone, Copy)]
struct Ids<'a>(&'a [PersonId]);

impl Ids<'_> {
    fn of(self, person: Person) -> Option<PersonId> {
        self.0.get(session::People::place(person).index()).copied()
    }
}

/// The plays of a table, by hand and then by seat. `steps` is everything that happened there, `ids` its people in the
/// order in which they came.
pub fn plays<'a>(
    replay: &Replay,
    steps: impl IntoIterator<Item = Step<'a>>,
    ids: &[PersonId],
) -> Result<Vec<Play>, DocumentError> {
    let mut plays = Vec::new();
    for (hand, mut parts) in (1_u32..).zip(replay.parts(steps)?) {
        parts.sort_by_key(|part| part.seat);
        let deltas = replay.hand(hand).map(session::Scored::deltas).unwrap_or_default();
        for part in parts {
            let seated = replay.seating_at(hand).and_then(|seating| seating.seated.get(part.seat.index()));
            let person = seated.and_then(|person| Ids(ids).of(*person));
            let amount = deltas.get(part.seat.index()).copied().unwrap_or_default();
            plays.extend(person.map(|person| Play { hand, person, part, amount }));
        }
    }
    Ok(plays)
}

impl Summary {
    /// Sums up a table; the arguments are those of [`plays`].
    pub fn of<'a>(
        replay: &Replay,
        steps: impl IntoIterator<Item = Step<'a>>,
        ids: &[PersonId],
    ) -> Result<Self, DocumentError> {
        let plays = plays(replay, steps, ids)?;
        let contracts = replay.facts().kinds.contracts.as_ref();
        Ok(Self {
            game: replay.facts().id.to_owned(),
            unit: Unit::of(&replay.measure()),
            hands: u32::try_from(replay.hands().len()).unwrap_or(u32::MAX),
            earned: earned(replay, Ids(ids)),
            roles: roles(&plays),
            takers: contracts.map_or_else(Vec::new, |contracts| takers(&plays, contracts)),
            spread: if contracts.is_none() { spread(&plays) } else { Vec::new() },
        })
    }

    /// Sums up a table with label numbers in place of the club's ids, as the store keeps it.
    pub fn by_label<'a>(replay: &Replay, steps: impl IntoIterator<Item = Step<'a>>) -> Result<Self, DocumentError> {
        let labels: Vec<PersonId> = (1..).map(PersonId).take(replay.people().all().len()).collect();
        Self::of(replay, steps, &labels)
    }

    /// Replaces label numbers by the ids of a club; `None` if one is missing.
    pub fn with_ids(mut self, ids: &[PersonId]) -> Option<Self> {
        let partners = self.takers.iter_mut().flat_map(|taker| {
            let partners = taker.partners.iter_mut().map(|partner| &mut partner.person);
            std::iter::once(&mut taker.person).chain(partners)
        });
        let tallied = self.roles.iter_mut().map(|role| &mut role.person).chain(partners);
        let all = self.earned.iter_mut().map(|earned| &mut earned.person).chain(tallied);
        for person in all.chain(self.spread.iter_mut().map(|spread| &mut spread.person)) {
            *person = *ids.get(person.index())?;
        }
        self.spread.sort_by_key(|spread| (spread.person, spread.amount));
        Some(self)
    }

    /// The result of each person, with merged people as one.
    pub fn results(&self, people: &People) -> Vec<Earned> {
        let mut results: Vec<Earned> = Vec::new();
        for one in &self.earned {
            let person = people.counts_as(one.person);
            match results.iter_mut().find(|known| known.person == person) {
                Some(known) => (known.total, known.won) = (known.total + one.total, known.won || one.won),
                None => results.push(Earned { person, ..*one }),
            }
        }
        results
    }

    /// The JSON that the store keeps.
    pub fn to_json(&self) -> String {
        // Texts and numbers always serialize.
        serde_json::to_string(self).unwrap_or_default()
    }

    /// Parses the stored JSON; `None` if this program did not write it.
    pub fn read(body: &str) -> Option<Self> {
        serde_json::from_str(body).ok()
    }
}

fn earned(replay: &Replay, ids: Ids<'_>) -> Vec<Earned> {
    let mut totals: Vec<(PersonId, i64)> = Vec::new();
    for (person, total) in replay.totals().into_iter().filter_map(|(person, total)| Some((ids.of(person)?, total))) {
        add(&mut totals, person, total);
    }
    let last = replay.seatings().last();
    let sits = |seat: Seat| last.and_then(|seating| seating.seated.get(seat.index())).and_then(|one| ids.of(*one));
    let winners: Vec<PersonId> = replay.winners().into_iter().filter_map(sits).collect();
    totals.into_iter().map(|(person, total)| Earned { person, total, won: winners.contains(&person) }).collect()
}

fn roles(plays: &[Play]) -> Vec<RoleTally> {
    let mut tallies: Vec<RoleTally> = Vec::new();
    for Play { person, part, amount, .. } in plays {
        let is_it = |tally: &&mut RoleTally| {
            let kind = (tally.role.as_str(), tally.contract.as_str(), tally.outcome.as_str());
            tally.person == *person && kind == (part.role, part.contract, part.outcome)
        };
        match tallies.iter_mut().find(is_it) {
            Some(tally) => {
                tally.hands += 1;
                tally.total += amount;
                (tally.most, tally.least) = (tally.most.max(*amount), tally.least.min(*amount));
            }
            None => tallies.push(RoleTally {
                person: *person,
                role: part.role.to_owned(),
                contract: part.contract.to_owned(),
                outcome: part.outcome.to_owned(),
                hands: 1,
                total: *amount,
                most: *amount,
                least: *amount,
            }),
        }
    }
    tallies
}

fn spread(plays: &[Play]) -> Vec<Spread> {
    let mut hands: BTreeMap<(PersonId, i64), u32> = BTreeMap::new();
    for play in plays {
        *hands.entry((play.person, play.amount)).or_default() += 1;
    }
    hands.into_iter().map(|((person, amount), hands)| Spread { person, amount, hands }).collect()
}

fn takers(plays: &[Play], contracts: &Contracts) -> Vec<TakerTally> {
    let is_partner = |role| contracts.partner == Some(role);
    let mut takers: Vec<TakerTally> = Vec::new();
    for play in plays.iter().filter(|play| !play.part.counts.is_empty()) {
        let at = takers.iter().position(|taker| taker.person == play.person).unwrap_or_else(|| {
            takers.push(TakerTally { person: play.person, counts: BTreeMap::new(), partners: Vec::new() });
            takers.len() - 1
        });
        let Some(taker) = takers.get_mut(at) else { continue };
        for (name, count) in &play.part.counts {
            *taker.counts.entry((*name).to_owned()).or_default() += count;
        }
        let partner = plays.iter().find(|other| other.hand == play.hand && is_partner(other.part.role));
        if let Some(partner) = partner {
            taker.call(partner.person, play.amount, contracts.is_made(play.part.outcome));
        }
    }
    takers
}

impl TakerTally {
    fn call(&mut self, person: PersonId, amount: i64, is_made: bool) {
        let made = u32::from(is_made);
        match self.partners.iter_mut().find(|partner| partner.person == person) {
            Some(partner) => {
                partner.hands += 1;
                partner.made += made;
                partner.total += amount;
            }
            None => self.partners.push(PartnerTally { person, hands: 1, made, total: amount }),
        }
    }
}
