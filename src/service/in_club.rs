//! Commands for a table that also change its club. Both are written in one transaction.

use std::collections::HashSet;
use std::sync::Arc;

use super::Service;
use super::club_draft::{ClubDraft, at_table};
use super::execute::{PreparedCommand, appended};
use crate::club::payments::amount_in;
use crate::club::{self, Club, ClubCommand, Ledger, PersonChange, PersonId, Purse, TableNumber};
use crate::command::CommandError;
use crate::games::Text;
use crate::session::Person;
use crate::store::{Change, ClubId, TableId};
use crate::table::{
    CommandMeta, Decision, Event, Payment, Receipt, Table, TableCommand, TablePayment, apply, check_version, decide,
    purse, replaced_seat,
};

impl Service {
    /// Decides a command against a table and its club.
    pub(super) fn prepare_in_club(
        &self,
        id: TableId,
        (club_id, number): (ClubId, TableNumber),
        meta: &CommandMeta,
        command: &TableCommand,
    ) -> Result<PreparedCommand, CommandError> {
        let (club, table) = (self.load_undamaged(club_id)?, self.load_undamaged(id)?);
        // The table may have been deleted after the sender's permission was checked.
        if !club.shows(number) {
            return Err(CommandError::Missing);
        }
        let meta_in_club = at_table(meta, number);
        let earlier = table.keys.find(&meta.key, &meta.fingerprint)?;
        let in_club = club.keys.find(&meta_in_club.key, &meta.fingerprint)?;
        if let Some(version) = earlier.or(in_club.map(|_| table.version())) {
            return Ok(PreparedCommand::repeated(version, table));
        }
        let mut draft = ClubDraft::new(club_id, &club, meta.at);
        let decision = decide_in_club(&mut draft, number, &table, command, meta)?;
        if let Some(Decision { event: Event::Paid(payment), .. }) = &decision
            && meta.expected_version.is_some()
            && let Some(purse) = purse(&table).filter(|_| table.history.closed)
            && !is_still_open(&club, &self.ledger(club_id, &club)?, (number, purse), &table, payment)?
        {
            return Err(CommandError::Conflict(table.version()));
        }
        let (of_table, mut table) = match decision {
            Some(decision) => appended(id, &table, decision, meta)?,
            None => (Vec::new(), table),
        };
        let (mut changes, next) = draft.finish(&meta_in_club)?;
        changes.extend(of_table);
        if next.people_at(number) != club.people_at(number) {
            changes.push(Change::SetSeats(id, next.people_at(number).to_vec()));
        }
        let renamed = Arc::make_mut(&mut table);
        renamed.rename(&next.names_at(number));
        renamed.set_former_names(next.former_names_at(number));
        renamed.head.club.clone_from(&next.hash);
        let receipt = Receipt { version: table.version(), repeated: false, table };
        Ok(PreparedCommand { changes, receipt, club: Some((club_id, next)) })
    }
}

/// Decides what changes at the table, if anything. What changes in the club goes to its draft.
fn decide_in_club(
    draft: &mut ClubDraft<'_>,
    number: TableNumber,
    table: &Table,
    command: &TableCommand,
    meta: &CommandMeta,
) -> Result<Option<Decision>, CommandError> {
    check_version(table, meta)?;
    match command {
        TableCommand::RenamePlayer { seat, name } => {
            let Some(sitting) = table.history.seated.get(seat.index()) else {
                return Err(CommandError::Conflict(table.version()));
            };
            let change = PersonChange { name: Some(name.to_owned()), ..PersonChange::default() };
            let person = person_of_club(&draft.club, number, *sitting)?;
            draft.execute(&ClubCommand::ChangePerson { person, change })?;
            Ok(None)
        }
        TableCommand::ReplacePlayer { seat, name } => {
            let seat = replaced_seat(table, seat)?;
            let person = draft.arrive("name", name)?;
            let is_person = |sitting: &Person| person_of_club(&draft.club, number, *sitting).ok() == Some(person);
            if table.history.seated.iter().any(is_person) {
                let text = Text::new("seat-change-twice").with("name", draft.club.people().name(person));
                return Err(CommandError::field("name", text));
            }
            // A person who returns to the table keeps their label. Somebody who was merged into them has another one, and
            // may be a person of their own again.
            let label = |club: &Club| club.people_at(number).iter().position(|one| *one == person).map(Person);
            if label(&draft.club).is_none() {
                draft.append(club::Event::PersonSeated { table: number, person })?;
            }
            let person = label(&draft.club).ok_or(CommandError::Missing)?;
            apply(table, Event::SeatTaken { seat, person }, meta).map(Some)
        }
        command => {
            let decision = decide(table, command, meta)?;
            if let Event::Paid(payment) = &decision.event {
                pay_in_club(draft, number, table, payment, meta.at)?;
            }
            Ok(Some(decision))
        }
    }
}

/// Whether a payment that the page of a closed table offered is still to be made: the payer owes it in the club, or takes back
/// what was paid at the table. The club's ledger can change without the table.
fn is_still_open(
    club: &Club,
    ledger: &Ledger,
    (number, purse): (TableNumber, Purse),
    table: &Table,
    payment: &Payment,
) -> Result<bool, CommandError> {
    let amount = amount_in("amount", purse, &payment.amount)?;
    let [from, to] = [payment.from, payment.to].map(|person| person_of_club(club, number, person));
    let (from, to) = (from?, to?);
    let mut received = 0;
    let counts = counts_in_club(club, purse);
    for paid in table.history.paid.iter().filter(|paid| counts(paid)) {
        let pair = (person_of_club(club, number, paid.payment.from)?, person_of_club(club, number, paid.payment.to)?);
        let signed = i64::from(pair == (to, from)) - i64::from(pair == (from, to));
        received += signed * purse.parse(&paid.payment.amount).unwrap_or_default();
    }
    Ok(amount <= received.max(-ledger.balance(purse, from)))
}

/// Tells whether a payment at a table still counts: one after the end belongs to the club and can be withdrawn there.
pub fn counts_in_club(club: &Club, purse: Purse) -> impl Fn(&TablePayment) -> bool + use<> {
    let counting = club.payments.iter().filter(|entered| !entered.withdrawn);
    // A table and its club have thousands of payments, so each is looked up by its time and amount.
    let counting: HashSet<_> = counting.map(|entered| (entered.at, entered.payment.amount)).collect();
    move |paid| {
        let is_counted = |amount| counting.contains(&(paid.meta.at, amount));
        !paid.after_end || purse.parse(&paid.payment.amount).is_ok_and(is_counted)
    }
}

/// Adds a payment after the end to the club. The table records it too, because it was entered there.
fn pay_in_club(
    draft: &mut ClubDraft<'_>,
    number: TableNumber,
    table: &Table,
    payment: &Payment,
    at: i64,
) -> Result<(), CommandError> {
    let Some(purse) = purse(table).filter(|_| table.history.closed) else { return Ok(()) };
    let club = &draft.club;
    let (from, to) = (person_of_club(club, number, payment.from)?, person_of_club(club, number, payment.to)?);
    let amount = amount_in("amount", purse, &payment.amount)?;
    let (id, date) = (club.next_payment(), club.day(at));
    draft.append(club::Event::Paid(club::Payment { id, from, to, purse, amount, note: None, date }))
}

fn person_of_club(club: &Club, number: TableNumber, person: Person) -> Result<PersonId, CommandError> {
    let id = club.people_at(number).get(person.0).ok_or(CommandError::Missing)?;
    Ok(club.people().counts_as(*id))
}
