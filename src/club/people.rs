//! The people of a club: their names, and as whom each counts.

use icu_casemap::CaseMapper;
use unicode_normalization::UnicodeNormalization;

use super::event::PersonChange;
use crate::command::CommandError;
use crate::games::Text;
use crate::games::seats::mark;
use crate::store::{PersonId, PersonRow};

/// A person of a club.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Person {
    pub id: PersonId,
    pub name: String,
    pub guest: bool,
    /// Whether new tables no longer offer the person.
    pub left: bool,
    status: Status,
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

/// Everybody who was ever added to a club, in the order of their ids.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct People(Vec<Person>);

/// A key that is equal for names that count as alike: composed, and without case.
fn comparison_key(name: &str) -> String {
    let folded = CaseMapper::new().fold_string(&name.nfc().collect::<String>()).into_owned();
    folded.nfc().collect()
}

/// Whether two names count as the same in a club. Case does not matter, but accents do: Chloe and Chloé are different.
pub fn alike(one: &str, other: &str) -> bool {
    one == other || comparison_key(one) == comparison_key(other)
}

/// Finds the person whose id a field contains. A merged one is the person as whom they count now.
pub fn person_in(people: &People, field: &str, id: &str) -> Result<PersonId, CommandError> {
    let found = PersonId::read(id).and_then(|id| people.find(people.counts_as(id)));
    let shown: String = id.chars().take(40).collect();
    let unknown = || CommandError::field(field, Text::new("person-unknown").with("id", shown.as_str()));
    found.map(|person| person.id).ok_or_else(unknown)
}

impl People {
    /// The current people in the order in which they were added, including guests and those who have left.
    pub fn all(&self) -> impl Iterator<Item = &Person> {
        self.0.iter().filter(|person| person.status == Status::Current)
    }

    /// Everybody who was ever added, as the store keeps them, in the order of their ids.
    pub fn rows(&self) -> Vec<PersonRow> {
        let counts_as = |person: &Person| self.counts_as(person.id);
        let row = |one: &Person| PersonRow { person: one.id, name: one.name.clone(), counts_as: counts_as(one) };
        self.0.iter().map(row).collect()
    }

    /// A current person.
    pub fn find(&self, id: PersonId) -> Option<&Person> {
        self.get(id).filter(|person| person.status == Status::Current)
    }

    /// The person whom a name refers to: the current one with this name, or else the one into whom its last bearer was
    /// merged.
    pub fn named(&self, name: &str) -> Option<PersonId> {
        let name = comparison_key(name);
        let has_it = |person: &&Person| comparison_key(&person.name) == name;
        let current = self.all().find(has_it);
        let merged = || self.0.iter().rev().filter(|person| matches!(person.status, Status::Merged(_))).find(has_it);
        current.or_else(merged).map(|person| self.counts_as(person.id))
    }

    /// Refuses a name that another current person has.
    fn check_free(&self, name: &str, of: Option<PersonId>) -> Result<(), CommandError> {
        let key = comparison_key(name);
        if self.all().any(|person| Some(person.id) != of && comparison_key(&person.name) == key) {
            return Err(CommandError::field("name", Text::new("person-taken").with("name", name)));
        }
        Ok(())
    }

    /// Follows merges: the person into whom `id` was merged, or `id`.
    pub fn counts_as(&self, id: PersonId) -> PersonId {
        let mut last = id;
        // We refuse merges that would close a circle, so a chain is never longer than the number of people.
        for _ in &self.0 {
            match self.get(last).map(|person| person.status) {
                Some(Status::Merged(into)) => last = into,
                _ => break,
            }
        }
        last
    }

    /// Everybody who counts as this person, themselves included.
    pub fn counted_as(&self, id: PersonId) -> impl Iterator<Item = PersonId> {
        self.0.iter().map(|person| person.id).filter(move |person| self.counts_as(*person) == id)
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
        self.0.last().map_or(PersonId(1), |person| person.id.next())
    }

    fn get(&self, id: PersonId) -> Option<&Person> {
        self.0.get(id.index())
    }

    pub(super) fn add(&mut self, name: String, guest: bool) -> Result<(), CommandError> {
        self.check_free(&name, None)?;
        self.0.push(Person { id: self.next_id(), name, guest, left: false, status: Status::Current });
        Ok(())
    }

    pub(super) fn change(&mut self, id: PersonId, change: PersonChange) -> Result<(), CommandError> {
        let PersonChange { name, guest, left } = change;
        if let Some(name) = &name {
            self.check_free(name, Some(id))?;
        }
        let person = self.0.get_mut(id.index()).filter(|person| person.status == Status::Current);
        let person = person.ok_or(CommandError::Missing)?;
        person.name = name.unwrap_or(std::mem::take(&mut person.name));
        person.guest = guest.unwrap_or(person.guest);
        person.left = left.unwrap_or(person.left);
        Ok(())
    }

    /// Deletes a person with everybody who was merged into them.
    pub(super) fn set_deleted(&mut self, id: PersonId) {
        let all: Vec<PersonId> = self.counted_as(id).collect();
        for id in all {
            self.set_status(id, Status::Deleted);
        }
    }

    pub(super) fn unmerge(&mut self, id: PersonId) -> Result<(), CommandError> {
        if self.merged_into(id).is_none() {
            let name = self.find(id).ok_or(CommandError::Missing)?.name.as_str();
            return Err(CommandError::field("", Text::new("person-not-merged").with("name", name)));
        }
        self.check_free(self.name(id), None)?;
        self.set_status(id, Status::Current);
        Ok(())
    }

    pub(super) fn set_status(&mut self, id: PersonId, status: Status) {
        if let Some(person) = self.0.get_mut(id.index()) {
            person.status = status;
        }
    }
}
