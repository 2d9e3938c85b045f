//! The state of a club after the events of its log.

use std::collections::{BTreeMap, BTreeSet};

use chrono::NaiveDate;
use chrono_tz::Tz;

use super::event::{Event, Payment};
use super::people::{People, Person};
use super::purse::Purse;
use super::zone;
use crate::command::{CommandError, Keys, LogEvent as _, replay_log};
use crate::document::Message;
use crate::ledger::MAX_AMOUNT;
use crate::session::{self, FormerNames, check_room};
use crate::store::{ClubId, Entry, IntegrityError, Log, PaymentId, PersonId, TableNumber, check_chain};

/// A table of a club, as the club's own log records it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ClubTable {
    /// Everybody who has sat there, in the order of [`People`](crate::session::People).
    pub people: Vec<PersonId>,
    /// The purse of its debts.
    pub purse: Option<Purse>,
    /// The hash of the first entry of its log.
    pub opening: String,
    /// Whether it is hidden and can be restored.
    pub deleted: bool,
}

/// A payment of the club, with what has become of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PaymentEntry {
    /// The seq of its entry.
    pub seq: i64,
    /// When it was entered, in milliseconds since 1970.
    pub at: i64,
    pub payment: Payment,
    /// Whether it was withdrawn, so that it no longer counts.
    pub withdrawn: bool,
}

/// Everything that follows from a club's log.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Club {
    /// The seq of the log's last entry.
    pub version: i64,
    /// The hash of the log's last entry.
    pub hash: String,
    /// The idempotency keys in the log.
    pub keys: Keys,
    /// The first damaged entry, if any. The state is the one before it, and nothing is appended.
    pub damaged: Option<i64>,
    pub name: Option<String>,
    pub time_zone: Tz,
    people: People,
    /// Deleted ones included.
    pub tables: BTreeMap<TableNumber, ClubTable>,
    pub next_table: TableNumber,
    /// Withdrawn ones included, in the order of their ids.
    pub payments: Vec<PaymentEntry>,
    /// Whether the club is hidden with all its tables and can be restored.
    pub deleted: bool,
}

impl Club {
    /// The state after the first event, whose entry is not recorded yet.
    pub fn founded(name: Option<String>, time_zone: Tz) -> Self {
        Self { version: 1, name, time_zone, next_table: TableNumber(1), ..Self::default() }
    }

    /// Applies a whole log after checking its chain.
    pub fn of(entries: &[Entry]) -> Result<Self, IntegrityError> {
        check_chain(entries)?;
        let (Some((first, rest)), Some(last)) = (entries.split_first(), entries.last()) else {
            return Err(IntegrityError::missing());
        };
        let unreadable = |entry: &Entry| IntegrityError::unreadable(entry.seq);
        let Some(Event::Founded { name, time_zone }) = Event::read(&first.kind, &first.body) else {
            return Err(unreadable(first));
        };
        let (hash, keys) = (last.hash.clone(), Keys::of(entries));
        let mut club = Self { hash, keys, ..Self::founded(name, time_zone) };
        for entry in rest {
            let event = Event::read(&entry.kind, &entry.body).ok_or_else(|| unreadable(entry))?;
            club.check_limits(&event).map_err(|text| IntegrityError::limit(entry.seq, text))?;
            club.apply(event, entry.at).map_err(|_| unreadable(entry))?;
        }
        Ok(club)
    }

    /// Replays a log; of a damaged log, the part before the damage.
    pub fn read(log: &mut Log<'_, ClubId>) -> Result<Self, CommandError> {
        let (club, damaged) = replay_log(log, Self::of)?;
        Ok(Self { damaged, ..club })
    }

    /// Records the hash and key of the entry of the event applied last.
    pub fn record(&mut self, entry: &Entry) {
        self.keys.push(entry);
        entry.hash.clone_into(&mut self.hash);
    }

    /// Applies the next event, recorded at a time in milliseconds since 1970. An event that does not fit the state is
    /// refused and changes nothing.
    pub fn apply(&mut self, event: Event, at: i64) -> Result<(), CommandError> {
        let seq = self.version + 1;
        let unreadable = || CommandError::from(IntegrityError::unreadable(seq));
        self.check_limits(&event).map_err(|text| CommandError::field("name", text))?;
        match event {
            Event::Changed { name, time_zone } => {
                self.name = name.or(self.name.take());
                self.time_zone = time_zone.unwrap_or(self.time_zone);
            }
            Event::PersonAdded { person, name, guest } if person == self.people.next_id() => {
                self.people.add(name, guest)?;
            }
            Event::PersonChanged { person, change } => self.people.change(person, change)?,
            Event::PersonDeleted { person } => self.delete_person(person)?,
            Event::PersonMerged { person, into } => self.merge(person, into)?,
            Event::MergeUndone { person } => self.people.unmerge(person)?,
            Event::TableAdded { table, people, purse, opening } => {
                self.add_table(table, ClubTable { people, purse, opening, deleted: false }).ok_or_else(unreadable)?;
            }
            Event::PersonSeated { table, person } => self.seat(table, person).ok_or_else(unreadable)?,
            Event::Deleted if !self.deleted => self.deleted = true,
            Event::Restored if self.deleted => self.deleted = false,
            Event::Deleted => return Err(CommandError::Missing),
            Event::Restored => return Err(CommandError::Unchanged(self.version)),
            Event::TableDeleted { table } => self.set_table_deleted(table, true)?,
            Event::TableRestored { table } => self.set_table_deleted(table, false)?,
            Event::TableGone { table } => self.remove_table(table).ok_or(CommandError::Missing)?,
            Event::Paid(payment) if payment.from == payment.to => {
                return Err(CommandError::field("to", Message::new("payment-self")));
            }
            Event::Paid(payment) => self.pay((seq, at), payment).ok_or_else(unreadable)?,
            Event::PaymentWithdrawn { payment } => self.withdraw_payment(payment)?,
            Event::Founded { .. } | Event::PersonAdded { .. } => return Err(unreadable()),
        }
        self.version = seq;
        Ok(())
    }

    /// Refuses one person more than a club can have, or than may ever sit at one table.
    fn check_limits(&self, event: &Event) -> Result<(), Message> {
        match event {
            Event::PersonAdded { .. } => self.people.check_room(),
            Event::TableAdded { people, .. } => check_room(people.len().saturating_sub(1)),
            Event::PersonSeated { table, .. } => check_room(self.people_at(*table).len()),
            _ => Ok(()),
        }
    }

    fn delete_person(&mut self, id: PersonId) -> Result<(), CommandError> {
        let person = self.people.find(id).ok_or(CommandError::Missing)?;
        if !self.can_delete(id) {
            return Err(CommandError::field("", Message::new("person-kept").with("name", person.name.as_str())));
        }
        self.people.set_deleted(id);
        Ok(())
    }

    fn merge(&mut self, id: PersonId, into: PersonId) -> Result<(), CommandError> {
        let people = &self.people;
        let person = people.find(id).ok_or(CommandError::Missing)?;
        let root = people.find(people.counts_as(into)).ok_or(CommandError::Missing)?.id;
        let wrong = |text: &'static str, other: PersonId| {
            let text = Message::new(text).with("name", person.name.as_str()).with("other", people.name(other));
            Err(CommandError::field("into", text))
        };
        if into == id {
            return wrong("person-merge-self", into);
        }
        if root == id {
            return wrong("person-merge-circle", into);
        }
        // Two people who sat at the same table cannot be one. Only the tables of the one with fewer are looked through.
        let count = |one| self.all_of(one).map(|person| person.tables.len()).sum::<usize>();
        let (one, other) = if count(id) < count(root) { (id, root) } else { (root, id) };
        let sat = |person: &PersonId| self.people.counts_as(*person) == other;
        if self.tables_of(one).iter().any(|table| self.people_at(*table).iter().any(sat)) {
            return wrong("person-merge-together", root);
        }
        self.people.merge(id, into);
        Ok(())
    }

    fn seat(&mut self, table: TableNumber, person: PersonId) -> Option<()> {
        self.people.find(person)?;
        let seated = self.tables.get_mut(&table)?;
        if seated.people.contains(&person) {
            return None;
        }
        seated.people.push(person);
        self.people.person_mut(person)?.tables.insert(table);
        Some(())
    }

    fn add_table(&mut self, number: TableNumber, table: ClubTable) -> Option<()> {
        if number < self.next_table || table.people.iter().any(|person| self.people.find(*person).is_none()) {
            return None;
        }
        self.next_table = number.next();
        for person in &table.people {
            self.people.person_mut(*person)?.tables.insert(number);
        }
        self.tables.insert(number, table);
        Some(())
    }

    /// Removes a table that can no longer be restored.
    pub fn remove_table(&mut self, table: TableNumber) -> Option<()> {
        for person in self.tables.remove(&table)?.people {
            self.people.person_mut(person)?.tables.remove(&table);
        }
        Some(())
    }

    /// The tables of a deleted club are hidden and restored with it.
    fn set_table_deleted(&mut self, table: TableNumber, deleted: bool) -> Result<(), CommandError> {
        let is_hidden = self.deleted;
        let seated = self.tables.get_mut(&table).filter(|_| !is_hidden).ok_or(CommandError::Missing)?;
        if seated.deleted == deleted {
            return Err(if deleted { CommandError::Missing } else { CommandError::Unchanged(self.version) });
        }
        seated.deleted = deleted;
        Ok(())
    }

    fn pay(&mut self, (seq, at): (i64, i64), payment: Payment) -> Option<()> {
        self.people.find(payment.from).and(self.people.find(payment.to))?;
        let is_past = payment.date <= zone::last_day(self.day(at));
        let is_elsewhere = payment.table.is_some_and(|table| !self.tables.contains_key(&table));
        let is_amount = (1..=MAX_AMOUNT).contains(&payment.amount);
        if !is_past || is_elsewhere || !is_amount || payment.id != self.next_payment() {
            return None;
        }
        for person in [payment.from, payment.to] {
            self.people.person_mut(person)?.has_paid = true;
        }
        self.payments.push(PaymentEntry { seq, at, payment, withdrawn: false });
        Some(())
    }

    fn withdraw_payment(&mut self, id: PaymentId) -> Result<(), CommandError> {
        let entered = self.payments.get_mut(id.index()).ok_or(CommandError::Missing)?;
        if entered.withdrawn {
            return Err(CommandError::Unchanged(self.version));
        }
        entered.withdrawn = true;
        Ok(())
    }

    /// Whether a payment that was entered at this table counts. One from before the table was moved is in another club.
    pub fn counts_payment(&self, table: TableNumber, id: PaymentId) -> bool {
        let entered = self.payments.get(id.index());
        entered.is_some_and(|entered| entered.payment.table == Some(table) && !entered.withdrawn)
    }

    pub fn people(&self) -> &People {
        &self.people
    }

    pub fn next_payment(&self) -> PaymentId {
        self.payments.last().map_or(PaymentId(1), |last| last.payment.id.next())
    }

    /// Whether a person has neither played nor paid, and so was added by mistake.
    pub fn can_delete(&self, person: PersonId) -> bool {
        self.all_of(person).all(|one| one.tables.is_empty() && !one.has_paid)
    }

    /// A person and everybody who was merged into them.
    fn all_of(&self, person: PersonId) -> impl Iterator<Item = &Person> {
        self.people.counted_as(person).into_iter().filter_map(|one| self.people.get(one))
    }

    /// Everybody who has sat at a table, in the order in which they joined it.
    pub fn people_at(&self, table: TableNumber) -> &[PersonId] {
        self.tables.get(&table).map_or(&[], |seated| &seated.people)
    }

    /// Whether a log is the one with which a table was added.
    pub fn is_log_of(&self, table: TableNumber, log: &[Entry]) -> bool {
        self.tables.get(&table).map(|table| &table.opening) == log.first().map(|first| &first.hash)
    }

    /// The current names of [`Self::people_at`].
    pub fn names_at(&self, table: TableNumber) -> Vec<String> {
        let name = |id: &PersonId| self.people.name(self.people.counts_as(*id)).to_owned();
        self.people_at(table).iter().map(name).collect()
    }

    /// The names of those who were merged into somebody at a table, the last one first.
    pub fn former_names_at(&self, table: TableNumber) -> FormerNames {
        let people = (0..).map(session::Person).zip(self.people_at(table));
        let former = people.flat_map(|(label, id)| {
            let mut ids = self.people.counted_as(self.people.counts_as(*id)).split_off(1);
            ids.sort_unstable_by(|one, other| other.cmp(one));
            ids.into_iter().map(move |id| (self.people.name(id).to_owned(), label))
        });
        former.collect()
    }

    /// Whether a table is visible: neither it nor the club is deleted.
    pub fn shows(&self, table: TableNumber) -> bool {
        !self.deleted && self.tables.get(&table).is_some_and(|seated| !seated.deleted)
    }

    /// The club's day at a time in milliseconds since 1970.
    pub fn day(&self, at: i64) -> NaiveDate {
        zone::day(self.time_zone, at)
    }

    /// The tables at which a person, or somebody who was merged into them, has sat.
    pub fn tables_of(&self, person: PersonId) -> BTreeSet<TableNumber> {
        self.all_of(person).flat_map(|one| &one.tables).copied().collect()
    }

    /// The purses of payments that count, and of tables that are not deleted.
    pub fn purses(&self) -> Vec<Purse> {
        let paid = self.payments.iter().filter(|entered| !entered.withdrawn).map(|entered| entered.payment.purse);
        let played = self.tables.values().filter(|seated| !seated.deleted).filter_map(|seated| seated.purse);
        Purse::distinct(paid.chain(played))
    }
}
