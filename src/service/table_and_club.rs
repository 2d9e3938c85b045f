//! Commands for a table that also change its club: names, players and payments. Both are written in one transaction.

use std::collections::BTreeMap;
use std::sync::Arc;

use super::Service;
use super::club_transaction::{ClubTransaction, at_table};
use super::execute::{append, decided};
use super::transact::Decided;
use crate::club::payments::amount_in;
use crate::club::{self, Club, ClubCommand, Ledger, PersonChange, PersonId, Purse, TableNumber};
use crate::command::{CommandError, CommandMeta};
use crate::document::{Arg, Message, name::alike};
use crate::session::{Person, check_room};
use crate::store::{Change, ClubId, PaymentId, TableId};
use crate::table::{
    Decision, Event, Payment, Receipt, Table, TableCommand, apply, check_version, decide, purse, read_payment,
    seats_changed,
};

impl Service {
    pub(super) fn execute_with_club(
        &self,
        id: TableId,
        meta: &CommandMeta,
        command: &TableCommand,
    ) -> Result<Receipt, CommandError> {
        let place = self.club_and_number(id)?;
        self.transact_blocking(&[place.0.into(), id.into()], || self.decide_with_club(id, place, meta, command))
    }

    /// Decides a command against a table and its club.
    fn decide_with_club(
        &self,
        id: TableId,
        (club_id, number): (ClubId, TableNumber),
        meta: &CommandMeta,
        command: &TableCommand,
    ) -> Result<Decided<Receipt>, CommandError> {
        let (club, table) = (self.load_undamaged(club_id)?, self.load_undamaged(id)?);
        // The table may have been deleted or moved after the sender's permission was checked.
        if !club.shows(number) {
            return Err(CommandError::Missing);
        }
        let meta_in_club = at_table(meta, number);
        let earlier = table.keys.find(&meta.key, &meta.fingerprint)?;
        let in_club = club.keys.find(&meta_in_club.key, &meta.fingerprint)?;
        if let Some(version) = earlier.or(in_club.map(|_| table.version())) {
            return Ok(decided(id, Vec::new(), Receipt { version, repeated: true, table }));
        }
        let mut transaction = ClubTransaction::new(club_id, &club, meta.at);
        let decisions = decide_in_club(&mut transaction, number, &table, command, meta)?;
        if matches!(command, TableCommand::Pay { .. })
            && meta.expected_version.is_some()
            && let Some(purse) = purse(&table).filter(|_| table.is_in_ledger())
        {
            let ledger = self.ledger(club_id, &club)?;
            check_still_open(&club, &ledger, number, purse, &table, &decisions)?;
        }
        let (of_table, mut table) = append(id, &table, decisions, meta)?;
        let (mut changes, next) = transaction.finish(&meta_in_club)?;
        changes.extend(of_table);
        if next.people_at(number) != club.people_at(number) {
            changes.push(Change::SetSeats(id, next.people_at(number).to_vec()));
        }
        table.rename(&next.names_at(number));
        table.set_former_names(next.former_names_at(number));
        table.head.club.clone_from(&next.hash);
        let receipt = Receipt { version: table.version(), repeated: false, table: Arc::new(table) };
        Ok(Decided { clubs: vec![(club_id, next)], ..decided(id, changes, receipt) })
    }
}

/// Decides what changes at the table, if anything, step by step. What changes in the club goes to its transaction.
fn decide_in_club(
    transaction: &mut ClubTransaction<'_>,
    number: TableNumber,
    table: &Table,
    command: &TableCommand,
    meta: &CommandMeta,
) -> Result<Vec<Decision>, CommandError> {
    check_version(table, meta)?;
    match command {
        TableCommand::RenamePlayer { seat, name } => {
            let Some(sitting) = table.history.seated.get(seat.index()) else {
                return Err(CommandError::Conflict(table.version()));
            };
            let change = PersonChange { name: Some(name.to_owned()), ..PersonChange::default() };
            let person = person_of_club(&transaction.club, number, *sitting)?;
            transaction.execute(&ClubCommand::ChangePerson { person, change })?;
            Ok(Vec::new())
        }
        TableCommand::ChangeSeats { from, changes, format } => {
            let people = table.replay.people();
            let mut arrived: Vec<(String, Person)> = Vec::new();
            let mut named = |field: &'static str, name: &String| {
                if let Some(person) = people.labelled(name).filter(|_| format.is_form()) {
                    return Ok(person);
                }
                if field == "in" {
                    let person = sit_down(transaction, number, name)?;
                    arrived.push((name.clone(), person));
                    return Ok(person);
                }
                let newcomer = || arrived.iter().find(|(known, _)| alike(known, name)).map(|(_, person)| *person);
                let seated = |person: &Person| table.history.seated.contains(person);
                let known = people.named(name).filter(seated).or_else(newcomer).or_else(|| people.named(name));
                let unknown = || Message::new("field-player-unknown").with("name", Arg::Verbatim(name.clone()));
                known.ok_or_else(|| CommandError::field(field, unknown()))
            };
            let changes: Result<Vec<_>, CommandError> =
                changes.iter().map(|change| change.try_map(&mut named)).collect();
            let decision = apply(table, seats_changed(table, *from, changes?)?, meta)?;
            check_seatings(&transaction.club, number, &decision.table)?;
            let wrong = decision.table.replay.position().wrong_players().filter(|_| format.is_form());
            wrong.map_or(Ok(vec![decision]), |text| Err(CommandError::field("", text)))
        }
        TableCommand::Pay { payments, format } => {
            let mut decisions: Vec<Decision> = Vec::new();
            for payment in payments {
                let table = decisions.last().map_or(table, |last| &last.table);
                let mut payment = read_payment(table, payment, *format)?;
                payment.payment = pay_in_club(transaction, number, table, &payment, meta.at)?;
                decisions.push(apply(table, Event::Paid(payment), meta)?);
            }
            Ok(decisions)
        }
        command => Ok(vec![decide(table, command, meta)?]),
    }
}

/// The person of a name, who sits down at a table. A person who returns to it keeps their label. Somebody who was merged into
/// them has another one, and may be a person of their own again.
fn sit_down(transaction: &mut ClubTransaction<'_>, number: TableNumber, name: &str) -> Result<Person, CommandError> {
    let person = transaction.arrive("in", name)?;
    let label = |club: &Club| club.people_at(number).iter().position(|one| *one == person).map(Person);
    if label(&transaction.club).is_none() {
        let room = check_room(transaction.club.people_at(number).len());
        room.map_err(|text| CommandError::field("in", text))?;
        transaction.append(club::Event::PersonSeated { table: number, person })?;
    }
    label(&transaction.club).ok_or(CommandError::Missing)
}

/// Refuses a second seat of one person, who may have two labels at the table because people were merged. This includes seats
/// that nobody takes because the game is over: without its last hand it would go on.
fn check_seatings(club: &Club, number: TableNumber, table: &Table) -> Result<(), CommandError> {
    for (_, circle) in table.history.changes().seats {
        for arrival in &circle.arrivals {
            let id = person_of_club(club, number, arrival.person)?;
            for seated in &arrival.seated {
                if person_of_club(club, number, *seated)? == id {
                    let text = Message::new("seat-change-twice").with("name", club.people().name(id));
                    return Err(CommandError::field("in", text));
                }
            }
        }
    }
    Ok(())
}

/// Refuses payments that the page of a table in the ledger offered and that are no longer to be made: in the club, their payer
/// does not owe as much or their payee is not owed as much, nor do they take back what was paid at the table. The club's ledger
/// can change without the table.
fn check_still_open(
    club: &Club,
    ledger: &Ledger,
    number: TableNumber,
    purse: Purse,
    table: &Table,
    decisions: &[Decision],
) -> Result<(), CommandError> {
    let pair = |payment: &Payment| {
        let [from, to] = [payment.from, payment.to].map(|person| person_of_club(club, number, person));
        Ok::<_, CommandError>((from?, to?))
    };
    // What the payments change for each person.
    let mut sums: BTreeMap<PersonId, i64> = BTreeMap::new();
    for Decision { event, .. } in decisions {
        let Event::Paid(payment) = event else { continue };
        let (amount, (from, to)) = (amount_in("amount", purse, &payment.amount)?, pair(payment)?);
        let mut received = 0;
        let counts = |id| club.counts_payment(number, id);
        for earlier in table.history.paid.iter().filter(|paid| paid.payment.payment.is_none_or(counts)) {
            let earlier_pair = pair(&earlier.payment)?;
            let signed = i64::from(earlier_pair == (to, from)) - i64::from(earlier_pair == (from, to));
            received += signed * purse.parse(&earlier.payment.amount).unwrap_or_default();
        }
        for (person, amount, owed) in
            [(from, -amount, -ledger.balance(purse, from)), (to, amount, ledger.balance(purse, to))]
        {
            let sum = sums.entry(person).or_default();
            *sum = sum.saturating_add(amount);
            if sum.abs() > received.max(owed) {
                return Err(CommandError::Conflict(table.version()));
            }
        }
    }
    Ok(())
}

/// Adds a payment at a table that has its dues in the club's ledger to the club, and returns its id there; `None` at another
/// table. The table records the payment too, because it was entered there.
fn pay_in_club(
    transaction: &mut ClubTransaction<'_>,
    number: TableNumber,
    table: &Table,
    payment: &Payment,
    at: i64,
) -> Result<Option<PaymentId>, CommandError> {
    let Some(purse) = purse(table).filter(|_| table.is_in_ledger()) else { return Ok(None) };
    let club = &transaction.club;
    let (from, to) = (person_of_club(club, number, payment.from)?, person_of_club(club, number, payment.to)?);
    let amount = amount_in("amount", purse, &payment.amount)?;
    let (id, date) = (club.next_payment(), club.day(at));
    let payment = club::Payment { id, from, to, purse, amount, note: None, date, day: None, table: Some(number) };
    transaction.append(club::Event::Paid(payment))?;
    Ok(Some(id))
}

fn person_of_club(club: &Club, number: TableNumber, person: Person) -> Result<PersonId, CommandError> {
    let id = club.people_at(number).get(person.0).ok_or(CommandError::Missing)?;
    Ok(club.people().counts_as(*id))
}
