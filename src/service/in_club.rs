//! Executes commands for a table that also change its club. Both are written in one transaction.

use std::sync::Arc;

use super::club_draft::{ClubDraft, key_at_table, names_of, people_of};
use super::execute::appended;
use super::{ATTEMPTS, Service};
use crate::club::{self, Club, PersonChange, PersonId, SentPayment, TableNumber, commands, payments};
use crate::command::CommandError;
use crate::games::text::Text;
use crate::ledger::Seat;
use crate::session::Person;
use crate::store::{Change, ClubId, ErrorKind, StoreError, TableId};
use crate::table::{
    CommandMeta, Event, Payment, Receipt, Rejection, Table, TableCommand, apply, decide, purse, replaced_seat,
};

/// The result of a command at a table and in its club.
struct Outcome {
    club: Option<Arc<Club>>,
    table: Arc<Table>,
    changes: Vec<Change>,
}

impl Service {
    pub(super) fn execute_in_club(
        &self,
        id: TableId,
        meta: &CommandMeta,
        command: &TableCommand,
    ) -> Result<Receipt, Rejection> {
        for _ in 0..ATTEMPTS {
            let (club_id, number) = self.store.club_of(id)?.ok_or(CommandError::Missing)?;
            let _locks = self.locks.lock_all([club_id.into(), id.into()]);
            // The table may have moved before the locks were taken.
            if self.store.club_of(id)? != Some((club_id, number)) {
                continue;
            }
            let (club, table) = (self.load_undamaged_club(club_id)?, self.load_undamaged(id)?);
            // The table may have been deleted after the sender's permission was checked.
            if !club.shows(number) {
                return Err(CommandError::Missing.into());
            }
            if let Some(version) = table.keys.find(&meta.key, &meta.fingerprint)? {
                return Ok(Receipt { version, repeated: true, table });
            }
            if club.keys.find(&key_at_table(meta, number), &meta.fingerprint)?.is_some() {
                return Ok(Receipt { version: table.version(), repeated: true, table });
            }
            let at = AtTable { club_id, club: &club, id, number, table: &table, meta };
            let Outcome { club, mut table, changes } =
                at.decide(command).map_err(|error| Rejection(error, Some(Arc::clone(&table))))?;
            if let Some(club) = &club {
                Arc::make_mut(&mut table).head.club = club.version;
            }
            match self.store.commit_blocking(changes) {
                Err(error) if error.kind() == ErrorKind::Conflict => {}
                committed => {
                    let receipt = self.committed(id, table, committed)?;
                    if let Some(club) = club {
                        self.clubs.insert(&club_id, club);
                    }
                    return Ok(receipt);
                }
            }
        }
        Err(StoreError::busy().into())
    }
}

/// A table and its club, loaded for a command.
struct AtTable<'a> {
    club_id: ClubId,
    club: &'a Arc<Club>,
    id: TableId,
    number: TableNumber,
    table: &'a Arc<Table>,
    meta: &'a CommandMeta,
}

impl<'a> AtTable<'a> {
    fn decide(&self, command: &TableCommand) -> Result<Outcome, CommandError> {
        self.meta.expected.check(self.table)?;
        match command {
            TableCommand::RenamePlayer { seat, name } => self.rename(*seat, name),
            TableCommand::ReplacePlayer { seat, name } => {
                let seat = replaced_seat(self.table, seat)?;
                self.replace(seat, name)
            }
            command => {
                let decision = decide(self.table, command, self.meta)?;
                let event = decision.event.clone();
                let (changes, table) = appended(self.id, self.table, decision, self.meta)?;
                self.follow(&event, table, changes)
            }
        }
    }

    fn draft(&self) -> ClubDraft<'a> {
        ClubDraft::at_table(self.club_id, self.club, self.meta, self.number)
    }

    /// Adds the club's event that follows from a table's event.
    fn follow(&self, event: &Event, table: Arc<Table>, changes: Vec<Change>) -> Result<Outcome, CommandError> {
        let Event::Paid(payment) = event else { return Ok(Outcome { club: None, table, changes }) };
        if !table.history.closed() || purse(self.table).is_none() {
            return Ok(Outcome { club: None, table, changes });
        }
        let mut draft = self.draft();
        draft.append(&self.payment_of_club(payment)?)?;
        let (mut all, club) = draft.finish();
        all.extend(changes);
        Ok(Outcome { club: Some(club), table, changes: all })
    }

    /// The club's event for a payment after the end. The table records it too, because it was entered there.
    fn payment_of_club(&self, payment: &Payment) -> Result<club::Event, CommandError> {
        let people = (self.person_of_club(payment.from), self.person_of_club(payment.to));
        let (Some(from), Some(to)) = people else { return Err(CommandError::Missing) };
        let sent = SentPayment {
            from: from.to_string(),
            to: to.to_string(),
            purse: purse(self.table).map_or_else(String::new, club::Purse::name),
            amount: payment.amount.clone(),
            ..SentPayment::default()
        };
        let club = self.club;
        payments::pay(club, &sent, club.day(self.meta.at))
    }

    fn replace(&self, seat: Seat, name: &str) -> Result<Outcome, CommandError> {
        let mut draft = self.draft();
        let arrival = commands::arrive(draft.club(), "name", &[name.to_owned()])?;
        let (Some(person), Some(name)) = (arrival.people.first().copied(), arrival.names.first()) else {
            return Err(CommandError::Missing);
        };
        let earlier = person_at_table(&draft, self.number, person);
        if earlier.is_some_and(|earlier| self.table.history.seated().contains(&earlier)) {
            let text = Text::new("seat-change-twice").with("name", name.as_str());
            return Err(CommandError::field("name", text));
        }
        for event in &arrival.events {
            draft.append(event)?;
        }
        if earlier.is_none() {
            draft.append(&club::Event::PersonSeated { table: self.number, person })?;
        }
        // A person who returns to the table keeps their label.
        let person = person_at_table(&draft, self.number, person).ok_or(CommandError::Missing)?;
        let decision = apply(self.table, Event::SeatTaken { seat, person }, self.meta)?;
        let (appends, mut table) = appended(self.id, self.table, decision, self.meta)?;
        Arc::make_mut(&mut table).rename(&names_of(draft.club(), self.number));
        let seated = earlier.is_none().then(|| Change::SetSeats(self.id, people_of(draft.club(), self.number)));
        let (mut changes, club) = draft.finish();
        changes.extend(appends.into_iter().chain(seated));
        Ok(Outcome { club: Some(club), table, changes })
    }

    fn rename(&self, seat: Seat, name: &str) -> Result<Outcome, CommandError> {
        let Some(sitting) = self.table.history.seated().get(seat.index()) else {
            return Err(CommandError::Conflict(self.table.version()));
        };
        let person = self.person_of_club(*sitting).ok_or(CommandError::Missing)?;
        let change = PersonChange { name: Some(name.to_owned()), ..PersonChange::default() };
        let mut draft = self.draft();
        draft.append(&commands::change_person(draft.club(), person, &change)?)?;
        let mut table = Arc::clone(self.table);
        Arc::make_mut(&mut table).rename(&names_of(draft.club(), self.number));
        let (changes, club) = draft.finish();
        Ok(Outcome { club: Some(club), table, changes })
    }

    fn person_of_club(&self, person: Person) -> Option<PersonId> {
        let club = self.club;
        let id = *people_of(club, self.number).get(person.index())?;
        Some(club.people().counts_as(id))
    }
}

/// The table's label for a person of the club; `None` if they have never sat there.
fn person_at_table(draft: &ClubDraft<'_>, number: TableNumber, person: PersonId) -> Option<Person> {
    let people = draft.club().people();
    let at = draft.people_of(number).iter().position(|id| people.counts_as(*id) == person)?;
    Some(Person::at(at))
}
