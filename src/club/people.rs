//! The people of a club: their names, and as whom each counts.

use std::collections::{BTreeMap, BTreeSet};

use super::event::PersonChange;
use crate::command::CommandError;
use crate::document::{Message, name::comparison_key, seats::mark};
use crate::store::{PersonId, PersonRow, TableNumber};

/// A person of a club.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Person {
    pub id: PersonId,
    pub name: String,
    pub guest: bool,
    /// Whether new tables no longer offer the person.
    pub left: bool,
    status: Status,
    /// The person as whom they count: themselves, or the end of the chain of merges.
    root: PersonId,
    /// The people who were merged into them, without those who were merged into these.
    merged: Vec<PersonId>,
    /// The tables at which they have sat themselves, and whether they have paid or been paid.
    pub(super) tables: BTreeSet<TableNumber>,
    pub(super) has_paid: bool,
}

/// What has become of a person.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Status {
    /// Still a person of the club.
    Current,
    /// Everything of theirs counts as this person's.
    Merged(PersonId),
    Deleted,
}

/// Everybody who was ever added to a club.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct People {
    /// In the order of their ids.
    all: Vec<Person>,
    /// Those who were not deleted, by the key of their name.
    bearers: BTreeMap<String, Bearers>,
    /// How many were not deleted.
    count: usize,
}

/// The people with one name.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Bearers {
    current: Option<PersonId>,
    merged: BTreeSet<PersonId>,
}

/// The most people of a club, including those who were merged into others. Every page and every command reads them all.
const MAX_PEOPLE: usize = 2_000;

/// Finds the person whose id a field contains. A merged one is the person as whom they count now.
pub fn person_in(people: &People, field: &str, id: &str) -> Result<PersonId, CommandError> {
    let found = PersonId::read(id).and_then(|id| people.find(people.counts_as(id)));
    let unknown = || match (id, field) {
        ("", "from") => Message::new("payment-from"),
        ("", "to") => Message::new("payment-to"),
        ("", _) => Message::new("person-none"),
        _ => Message::new("person-unknown").with("id", id.chars().take(40).collect::<String>()),
    };
    found.map(|person| person.id).ok_or_else(|| CommandError::field(field, unknown()))
}

impl People {
    /// The current people in the order in which they were added, including guests and those who have left.
    pub fn all(&self) -> impl Iterator<Item = &Person> {
        self.all.iter().filter(|person| person.status == Status::Current)
    }

    /// The names of those who have left.
    pub fn left(&self) -> Vec<String> {
        self.all().filter(|person| person.left).map(|person| person.name.clone()).collect()
    }

    /// Everybody who was ever added, as the store keeps them, in the order of their ids.
    pub fn rows(&self) -> Vec<PersonRow> {
        let counts_as = |person: &Person| self.counts_as(person.id);
        let row = |one: &Person| PersonRow { person: one.id, name: one.name.clone(), counts_as: counts_as(one) };
        self.all.iter().map(row).collect()
    }

    /// A current person.
    pub fn find(&self, id: PersonId) -> Option<&Person> {
        self.get(id).filter(|person| person.status == Status::Current)
    }

    /// The person whom a name refers to: the current one with this name, or else the one into whom its last bearer was
    /// merged.
    pub fn named(&self, name: &str) -> Option<PersonId> {
        let bearers = self.bearers.get(&comparison_key(name))?;
        bearers.current.or(bearers.merged.last().copied()).map(|id| self.counts_as(id))
    }

    /// Every name with the person whom it means: those of current people, then those of merged ones, the newest first.
    pub fn names(&self) -> impl Iterator<Item = (&str, PersonId)> {
        let merged = self.all.iter().rev().filter(|person| matches!(person.status, Status::Merged(_)));
        self.all().chain(merged).map(|person| (person.name.as_str(), self.counts_as(person.id)))
    }

    /// Refuses a name that another current person has.
    fn check_free(&self, name: &str, of: Option<PersonId>) -> Result<(), CommandError> {
        let bearer = self.bearers.get(&comparison_key(name)).and_then(|bearers| bearers.current);
        if bearer.is_some() && bearer != of {
            return Err(CommandError::field("name", Message::new("person-taken").with("name", name)));
        }
        Ok(())
    }

    /// Refuses one person more than a club can have.
    pub(super) fn check_room(&self) -> Result<(), Message> {
        let full = || Message::new("club-people-most").count("count", MAX_PEOPLE);
        if self.count < MAX_PEOPLE { Ok(()) } else { Err(full()) }
    }

    /// Follows merges: the person into whom `id` was merged, or `id`.
    pub fn counts_as(&self, id: PersonId) -> PersonId {
        self.get(id).map_or(id, |person| person.root)
    }

    /// Somebody, and then everybody who was merged into them, directly or not.
    pub fn counted_as(&self, id: PersonId) -> Vec<PersonId> {
        let mut all = vec![id];
        let mut at = 0;
        while let Some(person) = all.get(at).and_then(|id| self.get(*id)) {
            all.extend(&person.merged);
            at += 1;
        }
        all
    }

    /// The person into whom somebody was merged, one step along the chain.
    pub fn merged_into(&self, id: PersonId) -> Option<PersonId> {
        if let Status::Merged(into) = self.get(id)?.status { Some(into) } else { None }
    }

    /// The name of a person, even a merged or deleted one.
    pub fn name(&self, id: PersonId) -> &str {
        self.get(id).map_or("", |person| &person.name)
    }

    /// The number of a person's mark, from 1. It never changes.
    pub fn mark(&self, id: PersonId) -> usize {
        mark(id.index())
    }

    pub fn next_id(&self) -> PersonId {
        self.all.last().map_or(PersonId(1), |person| person.id.next())
    }

    pub(super) fn get(&self, id: PersonId) -> Option<&Person> {
        self.all.get(id.index())
    }

    pub(super) fn add(&mut self, name: String, guest: bool) -> Result<(), CommandError> {
        self.check_free(&name, None)?;
        let id = self.next_id();
        self.set_bearer(id, &name, Some(Status::Current));
        self.count += 1;
        let (merged, tables) = (Vec::new(), BTreeSet::new());
        let status = Status::Current;
        self.all.push(Person { id, name, guest, left: false, status, root: id, merged, tables, has_paid: false });
        Ok(())
    }

    pub(super) fn change(&mut self, id: PersonId, change: PersonChange) -> Result<(), CommandError> {
        let PersonChange { name, guest, left } = change;
        if let Some(name) = &name {
            self.check_free(name, Some(id))?;
        }
        let person = self.all.get_mut(id.index()).filter(|person| person.status == Status::Current);
        let person = person.ok_or(CommandError::Missing)?;
        person.guest = guest.unwrap_or(person.guest);
        person.left = left.unwrap_or(person.left);
        if let Some(name) = name {
            let former = std::mem::replace(&mut person.name, name.clone());
            self.set_bearer(id, &former, None);
            self.set_bearer(id, &name, Some(Status::Current));
        }
        Ok(())
    }

    /// Records who has a name: a person with this status, or no longer them.
    fn set_bearer(&mut self, id: PersonId, name: &str, status: Option<Status>) {
        let key = comparison_key(name);
        let bearers = self.bearers.entry(key.clone()).or_default();
        bearers.current = bearers.current.filter(|current| *current != id);
        bearers.merged.remove(&id);
        match status {
            Some(Status::Current) => bearers.current = Some(id),
            Some(Status::Merged(_)) => drop(bearers.merged.insert(id)),
            Some(Status::Deleted) | None => {}
        }
        if *bearers == Bearers::default() {
            self.bearers.remove(&key);
        }
    }

    pub(super) fn person_mut(&mut self, id: PersonId) -> Option<&mut Person> {
        self.all.get_mut(id.index())
    }

    /// Deletes a person with everybody who was merged into them.
    pub(super) fn set_deleted(&mut self, id: PersonId) {
        for id in self.counted_as(id) {
            self.set_status(id, Status::Deleted);
            self.count -= 1;
            if let Some(person) = self.person_mut(id) {
                person.root = id;
                person.merged.clear();
            }
        }
    }

    /// Merges a current person into another one, who counts as somebody else.
    pub(super) fn merge(&mut self, id: PersonId, into: PersonId) {
        let root = self.counts_as(into);
        if let Some(other) = self.person_mut(into) {
            other.merged.push(id);
        }
        self.set_status(id, Status::Merged(into));
        self.set_root(id, root);
    }

    pub(super) fn unmerge(&mut self, id: PersonId) -> Result<(), CommandError> {
        let Some(into) = self.merged_into(id) else {
            let name = self.find(id).ok_or(CommandError::Missing)?.name.as_str();
            return Err(CommandError::field("", Message::new("person-not-merged").with("name", name)));
        };
        self.check_free(self.name(id), None)?;
        if let Some(other) = self.person_mut(into) {
            other.merged.retain(|other| *other != id);
        }
        self.set_status(id, Status::Current);
        self.set_root(id, id);
        Ok(())
    }

    fn set_status(&mut self, id: PersonId, status: Status) {
        let Some(person) = self.person_mut(id) else { return };
        person.status = status;
        let name = person.name.clone();
        self.set_bearer(id, &name, Some(status));
    }

    /// Sets as whom a person counts, and everybody who was merged into them.
    fn set_root(&mut self, id: PersonId, root: PersonId) {
        for id in self.counted_as(id) {
            if let Some(person) = self.person_mut(id) {
                person.root = root;
            }
        }
    }
}
