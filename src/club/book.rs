//! A club as it stands: the fold of what was said about it.

use std::collections::{BTreeMap, BTreeSet};

use chrono::NaiveDate;
use chrono_tz::Tz;

use super::accounts::Accounts;
use super::event::{Event, Payment, Posting};
use super::ids::{PersonId, TableNumber};
use super::people::{Misfit, People};
use super::purse::Purse;
use super::zone;
use crate::store::{ChainError, Entry, check_chain};

/// Why a club cannot be shown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BookError {
    /// The log is empty.
    Missing,
    /// The log is not what was written.
    Chain(ChainError),
    /// An entry of the log is not what this program writes, or does not follow on those before it.
    Entry(i64),
}

/// A table of a club, as far as the club's own log tells of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Seated {
    /// Everybody who has sat there, as [`People`](crate::session::People) has them.
    pub people: Vec<PersonId>,
    /// What its debts are in.
    pub purse: Option<Purse>,
    /// Whether it is hidden, and may come back.
    pub deleted: bool,
}

/// Everything that follows from a club's log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Club {
    /// The number of the log's last entry.
    pub version: i64,
    pub name: Option<String>,
    pub time_zone: Tz,
    people: People,
    tables: BTreeMap<TableNumber, Seated>,
    next_table: TableNumber,
    accounts: Accounts,
    /// Whether it is hidden with all its tables, and may come back.
    pub deleted: bool,
}

impl Club {
    /// A club about which nothing more was said.
    pub fn founded(name: Option<String>, time_zone: Tz) -> Self {
        Self {
            version: 1,
            name,
            time_zone,
            people: People::default(),
            tables: BTreeMap::new(),
            next_table: TableNumber(1),
            accounts: Accounts::default(),
            deleted: false,
        }
    }

    /// Makes a club of a whole log.
    pub fn of(entries: &[Entry]) -> Result<Self, BookError> {
        check_chain(entries).map_err(BookError::Chain)?;
        let (first, rest) = entries.split_first().ok_or(BookError::Missing)?;
        let Some(Event::Founded { name, time_zone }) = Event::read(&first.kind, &first.body) else {
            return Err(BookError::Entry(first.seq));
        };
        let mut club = Self::founded(name, time_zone);
        for entry in rest {
            let event = Event::read(&entry.kind, &entry.body).ok_or(BookError::Entry(entry.seq))?;
            club.apply(event, entry.at).map_err(|Misfit| BookError::Entry(entry.seq))?;
        }
        Ok(club)
    }

    /// Goes on with what was said next, at a time in milliseconds since 1970.
    pub fn apply(&mut self, event: Event, at: i64) -> Result<(), Misfit> {
        let seq = self.version + 1;
        match event {
            Event::Founded { .. } => return Err(Misfit),
            Event::Changed { name, time_zone } => {
                self.name = name.or(self.name.take());
                self.time_zone = time_zone.unwrap_or(self.time_zone);
            }
            Event::PersonAdded { person, name, guest } => self.people.add(person, name, guest)?,
            Event::PersonChanged { person, change } => self.people.change(person, change)?,
            Event::PersonDeleted { person } => self.people.delete(person)?,
            Event::PersonMerged { person, into } => self.merge(person, into)?,
            Event::MergeUndone { person } => self.people.unmerge(person)?,
            Event::TableAdded { table, people, purse } => self.add_table(table, people, purse)?,
            Event::PersonSeated { table, person } => self.seat(table, person)?,
            Event::Deleted => self.hide(true)?,
            Event::Restored => self.hide(false)?,
            Event::TableDeleted { table } => self.hide_table(table, true)?,
            Event::TableRestored { table } => self.hide_table(table, false)?,
            Event::TableGone { table } => drop(self.tables.remove(&table).ok_or(Misfit)?),
            Event::Posted(posting) => self.post(seq, at, posting)?,
            Event::PostingsWithdrawn { table } => self.accounts.withdraw_postings(table)?,
            Event::Paid(payment) => self.pay(seq, at, payment)?,
            Event::PaymentWithdrawn { payment } => self.accounts.withdraw_payment(payment)?,
        }
        self.version = seq;
        Ok(())
    }

    /// Two who sat at one table are two.
    fn merge(&mut self, person: PersonId, into: PersonId) -> Result<(), Misfit> {
        let others: Vec<TableNumber> = self.tables_of(self.people.counts_as(into)).collect();
        if self.tables_of(person).any(|table| others.contains(&table)) {
            return Err(Misfit);
        }
        self.people.merge(person, into)
    }

    fn seat(&mut self, table: TableNumber, person: PersonId) -> Result<(), Misfit> {
        self.people.find(person).ok_or(Misfit)?;
        let seated = self.tables.get_mut(&table).ok_or(Misfit)?;
        if seated.people.iter().any(|one| self.people.counts_as(*one) == person) {
            return Err(Misfit);
        }
        seated.people.push(person);
        Ok(())
    }

    fn add_table(&mut self, table: TableNumber, people: Vec<PersonId>, purse: Option<Purse>) -> Result<(), Misfit> {
        let mut once = BTreeSet::new();
        let is_twice = !people.iter().all(|person| once.insert(*person));
        if table < self.next_table || is_twice || people.iter().any(|person| self.people.find(*person).is_none()) {
            return Err(Misfit);
        }
        self.next_table = table.next();
        self.tables.insert(table, Seated { people, purse, deleted: false });
        Ok(())
    }

    fn hide(&mut self, deleted: bool) -> Result<(), Misfit> {
        if self.deleted == deleted {
            return Err(Misfit);
        }
        self.deleted = deleted;
        Ok(())
    }

    fn hide_table(&mut self, table: TableNumber, deleted: bool) -> Result<(), Misfit> {
        let seated = self.tables.get_mut(&table).filter(|seated| seated.deleted != deleted).ok_or(Misfit)?;
        seated.deleted = deleted;
        Ok(())
    }

    fn post(&mut self, seq: i64, at: i64, posting: Posting) -> Result<(), Misfit> {
        let seated = self.tables.get(&posting.table).ok_or(Misfit)?;
        if posting.lines.iter().any(|(person, _)| !seated.people.contains(person)) {
            return Err(Misfit);
        }
        self.accounts.post(seq, at, posting)
    }

    fn pay(&mut self, seq: i64, at: i64, payment: Payment) -> Result<(), Misfit> {
        let is_here = |person| self.people.find(person).is_some();
        if !is_here(payment.from) || !is_here(payment.to) {
            return Err(Misfit);
        }
        self.accounts.pay(seq, at, payment)
    }

    pub fn people(&self) -> &People {
        &self.people
    }

    pub fn accounts(&self) -> &Accounts {
        &self.accounts
    }

    /// The club's tables, the hidden ones too.
    pub fn tables(&self) -> &BTreeMap<TableNumber, Seated> {
        &self.tables
    }

    /// Whether a table of the club is there for everybody.
    pub fn shows(&self, table: TableNumber) -> bool {
        !self.deleted && self.tables.get(&table).is_some_and(|seated| !seated.deleted)
    }

    /// The number of the next table.
    pub fn next_table(&self) -> TableNumber {
        self.next_table
    }

    /// The club's day of a time in milliseconds since 1970.
    pub fn day(&self, at: i64) -> NaiveDate {
        zone::day(self.time_zone, at)
    }

    /// What everybody who is here is owed in a purse, or owes when negative.
    pub fn balances(&self, purse: Purse) -> Vec<(PersonId, i64)> {
        self.accounts.balances(&self.people, purse)
    }

    /// The tables at which somebody has sat, or who counts as him.
    pub fn tables_of(&self, person: PersonId) -> impl Iterator<Item = TableNumber> {
        let sat = move |seated: &Seated| seated.people.iter().any(|one| self.people.counts_as(*one) == person);
        self.tables.iter().filter(move |(_, seated)| sat(seated)).map(|(table, _)| *table)
    }

    /// The club's purses: those in which something was posted or paid, in the order in which it was, and those for which
    /// its tables are played.
    pub fn purses(&self) -> Vec<Purse> {
        let mut purses = self.accounts.purses().to_vec();
        for purse in self.tables.values().filter(|seated| !seated.deleted).filter_map(|seated| seated.purse) {
            if !purses.contains(&purse) {
                purses.push(purse);
            }
        }
        purses
    }

    /// Whether the club has a purse. Where it has none at all, any can become its first: old debts are entered before new
    /// ones are made.
    pub fn has_purse(&self, purse: Purse) -> bool {
        let purses = self.purses();
        purses.is_empty() || purses.contains(&purse)
    }
}
