//! The ledger: dues from evenings, payments, and balances.

use tanto::club::RecordSource;

use crate::prelude::*;

/// The lines of an account: the day, the table or 0, the amount, the balance.
fn lines(ledger: &Ledger, purse: &str, person: i64) -> Vec<(String, i64, i64, i64)> {
    let lines = ledger.lines(crate::scene::purse(purse), PersonId(person));
    let line = |line: &tanto::club::LedgerLine| {
        let table = line.record.table().map_or(0, |table| table.0);
        (line.record.date.to_string(), table, line.amount, line.balance)
    };
    lines.iter().map(line).collect()
}

fn line(day: &str, table: i64, amount: i64, balance: i64) -> (String, i64, i64, i64) {
    (day.to_owned(), table, amount, balance)
}

#[test]
fn a_closed_table_brings_its_dues_as_long_as_it_is_closed() {
    let mut book = book(&["Ana", "Bo", "Chloé"]);
    let eur = purse("EUR");
    let evening = table(&mut book, &[1, 2, 3], Some(eur));
    assert_eq!(book.ledger().purses, []);
    book.close(evening, eur, &[(1, 250), (2, -250), (3, 0)]);
    assert_eq!(balances(&book, eur), [(1, 250), (2, -250), (3, 0)]);
    assert_eq!(lines(&book.ledger(), "EUR", 1), [line("2026-11-21", 1, 250, 250)], "it is dated with its evening");
    assert_eq!(lines(&book.ledger(), "EUR", 3), []);
    book.reopen(evening);
    assert_eq!(balances(&book, eur), [(1, 0), (2, 0), (3, 0)]);
    assert_eq!(book.ledger().purses, [], "there is nothing in the purse any more");
    assert_eq!(book.purses(), [eur], "but it can be paid in what the table is played for");
}

#[test]
fn an_evening_that_is_corrected_after_it_was_paid_has_another_due() {
    let mut book = book(&["Ana", "Bo", "Chloé"]);
    let (eur, tantos) = (purse("EUR"), purse("tresillo:tantos"));
    let corrected = evening(&mut book, eur, &[(1, 300), (2, -200), (3, -100)]);
    evening(&mut book, tantos, &[(1, 7), (2, -7), (3, 0)]);
    pay(&mut book, 2, 1, "EUR", "2");
    assert_eq!(balances(&book, eur), [(1, 100), (2, 0), (3, -100)]);
    book.reopen(corrected);
    assert_eq!(balances(&book, eur), [(1, -200), (2, 200), (3, 0)], "what was paid stays");
    book.close(corrected, eur, &[(1, 300), (2, -250), (3, -50)]);
    assert_eq!(balances(&book, eur), [(1, 100), (2, -50), (3, -50)]);
    assert_eq!(lines(&book.ledger(), "EUR", 2), [line("2026-11-21", 1, -250, -250), line("2026-11-22", 0, 200, -50)]);
    assert_eq!(balances(&book, tantos), [(1, 7), (2, -7), (3, 0)]);
    withdraw(&mut book, 1);
    assert_eq!(balances(&book, eur), [(1, 300), (2, -250), (3, -50)]);
}

#[test]
fn a_deleted_table_brings_nothing_until_it_is_restored() {
    let mut book = book(&["Ana", "Bo"]);
    let eur = purse("EUR");
    let evening = evening(&mut book, eur, &[(1, 300), (2, -300)]);
    pay(&mut book, 2, 1, "EUR", "1");
    apply(&mut book, &Event::TableDeleted { table: evening }).unwrap();
    assert_eq!(balances(&book, eur), [(1, -100), (2, 100)]);
    assert_eq!(book.ledger().of_table(evening), None);
    apply(&mut book, &Event::TableRestored { table: evening }).unwrap();
    assert_eq!(balances(&book, eur), [(1, 200), (2, -200)]);
    assert_eq!(book.ledger().of_table(evening).and_then(tanto::club::Record::table), Some(evening));
}

#[test]
fn lines_are_in_the_order_of_their_dates() {
    let mut book = book(&["Ana", "Bo"]);
    let eur = purse("EUR");
    let a_day = 24 * 3_600_000;
    for (day, amount) in [(0, 1), (-3, 2), (-1, 4)] {
        let evening = table(&mut book, &[1, 2], Some(eur));
        book.close_of(evening, NOON + day * a_day, eur, &[(1, amount), (2, -amount)]);
    }
    let later = table(&mut book, &[1, 2], Some(eur));
    book.close_of(later, NOON + 1, eur, &[(1, 8), (2, -8)]);
    // A payment is sorted at the time it was entered, here noon. If it is dated on another day, it follows that day's
    // evenings.
    for date in ["2026-11-19", "2026-11-22", "2026-11-20"] {
        let sent = SentPayment { date: Some(date.to_owned()), ..sent(2, 1, "EUR", "1") };
        execute(&mut book, &ClubCommand::Pay(sent)).unwrap();
    }
    let expected = [
        line("2026-11-19", 2, 2, 2),
        line("2026-11-19", 0, -100, -98),
        line("2026-11-20", 0, -100, -198),
        line("2026-11-21", 3, 4, -194),
        line("2026-11-22", 1, 1, -193),
        line("2026-11-22", 0, -100, -293),
        line("2026-11-22", 4, 8, -285),
    ];
    assert_eq!(lines(&book.ledger(), "EUR", 1), expected);
}

#[test]
fn dues_follow_merged_people() {
    let mut book = book(&["Ana", "Bo", "Chloé", "Dag"]);
    let eur = purse("EUR");
    let evening = evening(&mut book, eur, &[(1, 500), (2, -300), (3, -200)]);
    merge(&mut book, PersonId(2), "4").unwrap();
    assert_eq!(balances(&book, eur), [(1, 500), (3, -200), (4, -300)]);
    execute(&mut book, &ClubCommand::Unmerge(PersonId(2))).unwrap();
    assert_eq!(balances(&book, eur), [(1, 500), (2, -300), (3, -200), (4, 0)]);
    // A table that is no longer in the club's log is left out entirely.
    book.close_of(evening, NOON, eur, &[(1, 1), (2, -1)]);
    apply(&mut book, &Event::TableGone { table: evening }).unwrap();
    assert_eq!(book.ledger().records, []);
}

#[test]
fn a_payment_moves_a_balance_until_it_is_withdrawn() {
    let mut book = book(&["Ana", "Bo"]);
    pay(&mut book, 1, 2, "EUR", "12.5");
    assert_eq!(balances(&book, purse("EUR")), [(1, 1250), (2, -1250)]);
    withdraw(&mut book, 1);
    assert_eq!(balances(&book, purse("EUR")), [(1, 0), (2, 0)]);
    assert_eq!(refused(execute(&mut book, &ClubCommand::WithdrawPayment(PaymentId(1)))).1, "unchanged");
    assert_eq!(refused(execute(&mut book, &ClubCommand::WithdrawPayment(PaymentId(2)))).1, "missing");
    pay(&mut book, 1, 2, "EUR", "1");
    assert_eq!((book.payments.len(), book.ledger().records.len()), (2, 1), "both stay in the log");
    assert_eq!(book.next_payment(), PaymentId(3));
    let of_tables = |record: &tanto::club::Record| matches!(record.source, RecordSource::Table(TableNumber(_)));
    assert!(!book.ledger().records.iter().any(of_tables));
}

#[test]
fn amounts_have_the_digits_of_their_purse() {
    let counters = ["tresillo:tantos", "lombre:counters", "bassadewitz:chips", "tarot:counters", "JPY"];
    for (name, written) in counters.map(|name| (name, "10")).into_iter().chain([("EUR", "0.10"), ("KWD", "0.010")]) {
        assert_eq!((purse(name).name(), purse(name).print(10)), (name.to_owned(), written.to_owned()));
        assert_eq!(purse(name).currency(), (!name.contains(':')).then_some(name));
    }
}

#[test]
fn impossible_payments_are_refused() {
    let mut club = club(&["Ana", "Bo", "Chloé"]);
    table(&mut club, &[1, 2], Some(purse("lombre:counters")));
    pay(&mut club, 1, 2, "lombre:counters", "3");
    let good = sent(1, 2, "lombre:counters", "3");
    let with = |date: &str| SentPayment { date: Some(date.to_owned()), ..good.clone() };
    let noted = |note: &str| SentPayment { note: Some(note.to_owned()), ..good.clone() };
    let cases = [
        (sent(1, 1, "lombre:counters", "3"), "to", "payment-self"),
        (SentPayment { from: String::new(), ..good.clone() }, "from", "payment-from"),
        (SentPayment { to: String::new(), ..good.clone() }, "to", "payment-to"),
        (sent(9, 1, "lombre:counters", "3"), "from", "person-unknown"),
        (sent(1, 9, "lombre:counters", "3"), "to", "person-unknown"),
        (sent(1, 2, "lombre:counters", "0"), "amount", "payment-amount"),
        (sent(1, 2, "lombre:counters", "-3"), "amount", "payment-amount"),
        (sent(1, 2, "lombre:counters", "2.5"), "amount", "payment-amount"),
        (sent(1, 2, "lombre:counters", "x"), "amount", "payment-amount"),
        (sent(1, 2, "lombre:counters", "9999999999999"), "amount", "field-amount-large"),
        (with("2026-11-24"), "date", "date-range"),
        (with("1899-12-31"), "date", "date-range"),
        (noted("two\nlines"), "note", "note-long"),
        (noted(&"a".repeat(201)), "note", "note-long"),
    ];
    let purses = ["", "eur", "EURO", "tarot", "tarot:points", "tresillo:", "tresillo:chips", "whist:counters", "a:b:c"];
    let purses = purses.map(|name| (sent(1, 2, name, "3"), "purse", "purse-unknown"));
    let dates = ["", "2026-02-29", "2026-2-9", "22.11.2026", "2026-11-22T10:00:00Z"];
    let dates = dates.map(|date| (with(date), "date", "date-form"));
    let invisible = ["\u{202E}05 repaid", "\u{2066}a\u{2069}", "a\u{200B}b", "\u{2800}", "\u{3164}", "a\u{2028}b"];
    let invisible = invisible.map(|note| (noted(note), "note", "note-invisible"));
    for (payment, field, message) in cases.into_iter().chain(purses).chain(dates).chain(invisible) {
        assert_eq!(
            refused(execute(&mut club, &ClubCommand::Pay(payment.clone()))),
            (field.to_owned(), message),
            "{payment:?}"
        );
    }
    let dates = ["2025-12-31", "2026-11-23", "2024-02-29", "1900-01-01"].map(with);
    for payment in dates.into_iter().chain([noted(&"é".repeat(200))]) {
        assert!(execute(&mut club, &ClubCommand::Pay(payment.clone())).is_ok(), "{payment:?}");
    }
    for (note, kept) in [(" for the taxi 🚕 ", Some("for the taxi 🚕")), ("  ", None)] {
        let Ok(Event::Paid(paid)) = execute(&mut club, &ClubCommand::Pay(noted(note))) else { panic!("{note:?}") };
        assert_eq!(paid.note.as_deref(), kept);
    }
}

#[test]
fn overpayments_are_accepted_and_reported() {
    let mut club = book(&["Ana", "Bo"]);
    pay(&mut club, 1, 2, "EUR", "5");
    for (from, to, amount, over) in [(2, 1, "4", 0), (2, 1, "1.01", 1), (2, 1, "2", 200), (1, 2, "2.01", 0)] {
        let event = execute(&mut club, &ClubCommand::Pay(sent(from, to, "EUR", amount))).unwrap();
        let Event::Paid(payment) = event else { panic!("{event:?}") };
        assert_eq!(club.ledger().overpaid(&payment), over, "{from} {to} {amount}");
    }
}

proptest! {
    /// What is said beside a payer's payments adds up to what they are owed, however debts and payments follow each other, and
    /// a payment that is noted in full stays so with later payments of the same person.
    #[test]
    fn notes_of_overpayments_add_up_to_the_surplus(moves in prop::collection::vec((0_usize..3, 1_i64..500), 1..12)) {
        let mut book = book(&["Ana", "Bo"]);
        let eur = purse("EUR");
        let mut paid: Vec<Payment> = Vec::new();
        let mut won = 0;
        for (place, (kind, amount)) in (0..).zip(moves) {
            let before: Vec<i64> = paid.iter().map(|payment| book.ledger().overpaid(payment)).collect();
            match kind {
                0 => {
                    let table = table(&mut book, &[1, 2], Some(eur));
                    book.close_of(table, NOON - 1000 + place, eur, &[(1, amount), (2, -amount)]);
                    won += amount;
                }
                1 => pay(&mut book, 1, 2, "EUR", &eur.print(amount)),
                _ => {
                    let event = execute(&mut book, &ClubCommand::Pay(sent(2, 1, "EUR", &eur.print(amount)))).unwrap();
                    let Event::Paid(payment) = event else { panic!("{event:?}") };
                    paid.push(payment);
                    let after = paid.iter().map(|payment| book.ledger().overpaid(payment));
                    prop_assert!(after.zip(&before).all(|(after, before)| after == *before), "{before:?}");
                }
            }
            let ledger = book.ledger();
            let noted: i64 = paid.iter().map(|payment| ledger.overpaid(payment)).sum();
            prop_assert!(paid.iter().all(|payment| (0..=payment.amount).contains(&ledger.overpaid(payment))));
            prop_assert_eq!(noted, ledger.balance(eur, PersonId(2)).max(0), "won {}", won);
        }
    }
}

#[test]
fn overpayments_follow_the_current_ledger() {
    let mut book = book(&["Ana", "Bo"]);
    let eur = purse("EUR");
    let evening = evening(&mut book, eur, &[(1, 1000), (2, -1000)]);
    let Event::Paid(paid) = execute(&mut book, &ClubCommand::Pay(sent(2, 1, "EUR", "10"))).unwrap() else { panic!() };
    assert_eq!(book.ledger().overpaid(&paid), 0);
    // A correction lowers the due for the evening below what was paid.
    book.close(evening, eur, &[(1, 800), (2, -800)]);
    assert_eq!(book.ledger().overpaid(&paid), 200);
    // Bo's later winnings do not count as overpaid.
    let next = table(&mut book, &[1, 2], Some(eur));
    book.close_of(next, NOON + 1, eur, &[(1, -500), (2, 500)]);
    assert_eq!(book.ledger().overpaid(&paid), 200);
    // Once Ana has paid it back, it no longer counts as overpaid.
    pay(&mut book, 1, 2, "EUR", "7");
    assert_eq!(book.ledger().overpaid(&paid), 0);
}
