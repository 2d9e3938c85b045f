//! Commands for a table that also change its club. Both are written in one transaction.

use std::sync::Arc;

use super::Service;
use super::club_draft::{ClubDraft, at_table};
use super::execute::{Prepared, States, appended};
use crate::club::payments::amount_in;
use crate::club::{self, PersonChange, PersonId, TableNumber, commands};
use crate::command::CommandError;
use crate::games::text::Text;
use crate::ledger::Seat;
use crate::session::Person;
use crate::store::{Change, ClubId, TableId};
use crate::table::{
    CommandMeta, Event, Payment, Receipt, Rejection, Table, TableCommand, apply, check_version, decide, purse,
    replaced_seat,
};

impl Service {
    /// Decides a command against a table and its club.
    pub(super) fn prepare_in_club(
        &self,
        id: TableId,
        (club_id, number): (ClubId, TableNumber),
        meta: &CommandMeta,
        command: &TableCommand,
    ) -> Result<Prepared, Rejection> {
        let (club, table) = (self.load_undamaged(club_id)?, self.load_undamaged(id)?);
        // The table may have been deleted after the sender's permission was checked.
        if !club.shows(number) {
            return Err(CommandError::Missing.into());
        }
        let earlier = table.keys.find(&meta.key, &meta.fingerprint)?;
        let in_club = club.keys.find(&at_table(meta, number).key, &meta.fingerprint)?;
        if let Some(version) = earlier.or(in_club.map(|_| table.version())) {
            return Ok(Prepared::Repeated(Receipt { version, repeated: true, table }));
        }
        let mut draft = ClubDraft::at_table(club_id, &club, meta, number);
        let decided = LoadedTable { id, number, table: &table, meta }.decide(&mut draft, command);
        let (of_table, mut table) = decided.map_err(|error| Rejection(error, Some(Arc::clone(&table))))?;
        let (mut changes, club) = draft.finish();
        changes.extend(of_table);
        let renamed = Arc::make_mut(&mut table);
        renamed.rename(&club.names_at(number));
        renamed.head.club = club.version;
        Ok(Prepared::Decided(changes, States { table, club: Some((club_id, club)) }))
    }
}

/// A table of a club, loaded for a command.
struct LoadedTable<'a> {
    id: TableId,
    number: TableNumber,
    table: &'a Arc<Table>,
    meta: &'a CommandMeta,
}

impl LoadedTable<'_> {
    /// The changes of the table, and the table after them. What changes in the club goes to its draft.
    fn decide(
        &self,
        draft: &mut ClubDraft<'_>,
        command: &TableCommand,
    ) -> Result<(Vec<Change>, Arc<Table>), CommandError> {
        check_version(self.table, self.meta)?;
        match command {
            TableCommand::RenamePlayer { seat, name } => self.rename(draft, *seat, name),
            TableCommand::ReplacePlayer { seat, name } => self.replace(draft, replaced_seat(self.table, seat)?, name),
            command => {
                let decision = decide(self.table, command, self.meta)?;
                if let Event::Paid(payment) = &decision.event {
                    self.pay_in_club(draft, payment)?;
                }
                appended(self.id, self.table, decision, self.meta)
            }
        }
    }

    /// Adds a payment after the end to the club. The table records it too, because it was entered there.
    fn pay_in_club(&self, draft: &mut ClubDraft<'_>, payment: &Payment) -> Result<(), CommandError> {
        let Some(purse) = purse(self.table).filter(|_| self.table.history.closed) else { return Ok(()) };
        let (from, to) = (self.person_of_club(draft, payment.from)?, self.person_of_club(draft, payment.to)?);
        let amount = amount_in("amount", purse, &payment.amount)?;
        let (id, date) = (draft.club().next_payment(), draft.club().day(self.meta.at));
        draft.append(club::Event::Paid(club::Payment { id, from, to, purse, amount, note: None, date }))
    }

    fn replace(
        &self,
        draft: &mut ClubDraft<'_>,
        seat: Seat,
        name: &str,
    ) -> Result<(Vec<Change>, Arc<Table>), CommandError> {
        let person = draft.arrive("name", name, &[])?;
        let earlier = self.person_at_table(draft, person);
        if earlier.is_some_and(|earlier| self.table.history.seated.contains(&earlier)) {
            let text = Text::new("seat-change-twice").with("name", draft.club().people().name(person));
            return Err(CommandError::field("name", text));
        }
        if earlier.is_none() {
            draft.append(club::Event::PersonSeated { table: self.number, person })?;
        }
        // A person who returns to the table keeps their label.
        let person = self.person_at_table(draft, person).ok_or(CommandError::Missing)?;
        let decision = apply(self.table, Event::SeatTaken { seat, person }, self.meta)?;
        let (mut changes, table) = appended(self.id, self.table, decision, self.meta)?;
        if earlier.is_none() {
            changes.push(Change::SetSeats(self.id, draft.club().people_at(self.number).to_vec()));
        }
        Ok((changes, table))
    }

    fn rename(
        &self,
        draft: &mut ClubDraft<'_>,
        seat: Seat,
        name: &str,
    ) -> Result<(Vec<Change>, Arc<Table>), CommandError> {
        let Some(sitting) = self.table.history.seated.get(seat.index()) else {
            return Err(CommandError::Conflict(self.table.version()));
        };
        let person = self.person_of_club(draft, *sitting)?;
        let change = PersonChange { name: Some(name.to_owned()), ..PersonChange::default() };
        let event = commands::change_person(draft.club(), person, &change)?;
        draft.append(event)?;
        Ok((Vec::new(), Arc::clone(self.table)))
    }

    fn person_of_club(&self, draft: &ClubDraft<'_>, person: Person) -> Result<PersonId, CommandError> {
        let id = draft.club().people_at(self.number).get(person.index()).ok_or(CommandError::Missing)?;
        Ok(draft.club().people().counts_as(*id))
    }

    /// The table's label for a person of the club; `None` if they have never sat there.
    fn person_at_table(&self, draft: &ClubDraft<'_>, person: PersonId) -> Option<Person> {
        let people = draft.club().people();
        let at = draft.club().people_at(self.number).iter().position(|id| people.counts_as(*id) == person)?;
        Some(Person(at))
    }
}
