//! Two people at the same tables: who stood ahead, and who won together as partners.

use std::collections::{BTreeMap, BTreeSet};

use serde::Serialize;

use super::statistics::{Partnered, TableResults};
use crate::store::{PersonId, PersonResult};

/// Two people who sat at the same tables.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Pair {
    pub a: PersonId,
    pub b: PersonId,
    pub tables: i64,
    /// The number of different days.
    pub evenings: i64,
    pub a_ahead: i64,
    pub b_ahead: i64,
}

/// Two people who played for the same side.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Partnership {
    pub a: PersonId,
    pub b: PersonId,
    pub tables: i64,
    pub won: i64,
}

/// Each two at a table, the smaller id first; only those with the person, if there is one.
fn both<'a>(
    person: Option<PersonId>,
    TableResults { results, .. }: &'a TableResults,
) -> impl Iterator<Item = (&'a PersonResult, &'a PersonResult)> {
    let is_included = move |pair: [PersonId; 2]| person.is_none_or(|person| pair.contains(&person));
    let others = move |one: &'a PersonResult| {
        results.iter().filter(move |other| other.person > one.person).map(move |other| (one, other))
    };
    results.iter().flat_map(others).filter(move |(one, other)| is_included([one.person, other.person]))
}

/// The pairs of a person, or of everybody, at some tables that are over. Of two partners neither is ahead of the other.
pub fn pairs(person: Option<PersonId>, tables: &[&TableResults], partnered: &Partnered) -> Vec<Pair> {
    let mut pairs: BTreeMap<(PersonId, PersonId), (Pair, BTreeSet<&str>)> = BTreeMap::new();
    for results in tables {
        let table = &results.table;
        for (one, other) in both(person, results) {
            let (a, b) = (one.person, other.person);
            let new = || (Pair { a, b, tables: 0, evenings: 0, a_ahead: 0, b_ahead: 0 }, BTreeSet::new());
            let (pair, days) = pairs.entry((a, b)).or_insert_with(new);
            let lead = if table.unit.lower_wins { other.total - one.total } else { one.total - other.total };
            let lead = if partnered.contains(&(table.number, a, b)) { 0 } else { lead };
            pair.evenings += i64::from(days.insert(&table.day));
            pair.tables += 1;
            pair.a_ahead += i64::from(lead > 0);
            pair.b_ahead += i64::from(lead < 0);
        }
    }
    pairs.into_values().map(|(pair, _)| pair).collect()
}

/// The partners of a person, or all partners, at some tables that are over.
pub fn partnerships(person: Option<PersonId>, tables: &[&TableResults], partnered: &Partnered) -> Vec<Partnership> {
    let mut all: BTreeMap<(PersonId, PersonId), Partnership> = BTreeMap::new();
    for results in tables {
        for (one, other) in both(person, results) {
            let (a, b) = (one.person, other.person);
            if partnered.contains(&(results.table.number, a, b)) {
                let partners = all.entry((a, b)).or_insert(Partnership { a, b, tables: 0, won: 0 });
                partners.tables += 1;
                partners.won += i64::from(one.won && other.won);
            }
        }
    }
    all.into_values().collect()
}
