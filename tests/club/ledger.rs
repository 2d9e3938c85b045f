//! What evenings brought, what was paid, and what is owed.

use tanto::club::postings::{close as closing, remove, reopen};
use tanto::club::{Event, PaymentId, PersonId, SentPayment, payments};

use crate::scene::{balances, close, club, pay, purse, refused, say, sent, table, tell, today};

#[test]
fn a_closed_table_posts_and_goes_on_as_if_it_had_not() {
    let mut club = club(&["Ana", "Bo", "Chloé"]);
    let eur = purse("EUR");
    let evening = table(&mut club, &[1, 2, 3], Some(eur));
    assert_eq!(club.accounts().purses(), []);
    let events = close(&mut club, evening, eur, &[(1, 250), (2, -250), (3, 0)]);
    assert_eq!(
        events.iter().map(Event::to_json).collect::<Vec<_>>(),
        [r#"{"table":"1","date":"2026-11-21","purse":"EUR","lines":{"1":"2.50","2":"-2.50"}}"#]
    );
    assert_eq!(balances(&club, eur), [(1, 250), (2, -250), (3, 0)]);
    assert_eq!(close(&mut club, evening, eur, &[(1, 250), (2, -250)]), [], "nothing has changed");
    let event = reopen(&club, evening).unwrap();
    tell(&mut club, &event);
    assert_eq!(balances(&club, eur), [(1, 0), (2, 0), (3, 0)]);
    assert_eq!(reopen(&club, evening), None);
    assert_eq!(club.accounts().purses(), [eur], "a purse stays");
    // It is the evening's again, and not a difference.
    close(&mut club, evening, eur, &[(3, 100), (2, -100)]);
    let lines = club.accounts().lines(club.people(), eur, PersonId(3));
    assert_eq!(lines.iter().map(|line| (line.amount, line.is_difference)).collect::<Vec<_>>(), [(100, false)]);
}

#[test]
fn after_a_payment_the_difference_is_posted() {
    let mut club = club(&["Ana", "Bo", "Chloé"]);
    let (eur, tantos) = (purse("EUR"), purse("tresillo:tantos"));
    let (evening, other) = (table(&mut club, &[1, 2, 3], Some(eur)), table(&mut club, &[1, 2, 3], Some(tantos)));
    close(&mut club, evening, eur, &[(1, 300), (2, -200), (3, -100)]);
    close(&mut club, other, tantos, &[(1, 7), (2, -7)]);
    pay(&mut club, 2, 1, "EUR", "2");
    // A payment in another purse holds nothing.
    let event = reopen(&club, other).unwrap();
    tell(&mut club, &event);
    assert_eq!(reopen(&club, evening), None);
    assert_eq!(balances(&club, eur), [(1, 100), (2, 0), (3, -100)]);
    let events = close(&mut club, evening, eur, &[(1, 300), (2, -250), (3, -50)]);
    assert_eq!(
        events.iter().map(Event::to_json).collect::<Vec<_>>(),
        [r#"{"table":"1","date":"2026-11-22","purse":"EUR","lines":{"2":"-0.50","3":"0.50"}}"#]
    );
    assert_eq!(balances(&club, eur), [(1, 100), (2, -50), (3, -50)]);
    let lines = club.accounts().lines(club.people(), eur, PersonId(3));
    let lines: Vec<_> = lines.iter().map(|line| (line.amount, line.balance, line.is_difference)).collect();
    assert_eq!(lines, [(-100, -100, false), (50, -50, true)]);
    // Only the difference can still be taken back.
    let event = reopen(&club, evening).unwrap();
    tell(&mut club, &event);
    assert_eq!(balances(&club, eur), [(1, 100), (2, 0), (3, -100)]);
    // A payment that was taken back holds nothing either.
    say(&mut club, |club| payments::withdraw_payment(club, PaymentId(1))).unwrap();
    let event = reopen(&club, evening).unwrap();
    tell(&mut club, &event);
    assert_eq!(balances(&club, eur), [(1, 0), (2, 0), (3, 0)]);
}

#[test]
fn a_table_that_leaves_takes_along_what_it_brought() {
    let eur = purse("EUR");
    for paid in [false, true] {
        let mut club = club(&["Ana", "Bo"]);
        let evening = table(&mut club, &[1, 2], Some(eur));
        close(&mut club, evening, eur, &[(1, 300), (2, -300)]);
        if paid {
            pay(&mut club, 2, 1, "EUR", "1");
            close(&mut club, evening, eur, &[(1, 400), (2, -400)]);
        }
        for event in remove(&club, evening, today()) {
            tell(&mut club, &event);
        }
        let left = if paid { 100 } else { 0 };
        assert_eq!(balances(&club, eur), [(1, -left), (2, left)]);
        assert_eq!(closing(&club, evening, None, today(), today()), []);
    }
}

#[test]
fn a_payment_moves_a_balance_until_it_is_taken_back() {
    let mut club = club(&["Ana", "Bo"]);
    pay(&mut club, 1, 2, "EUR", "12.5");
    assert_eq!(balances(&club, purse("EUR")), [(1, 1250), (2, -1250)]);
    say(&mut club, |club| payments::withdraw_payment(club, PaymentId(1))).unwrap();
    assert_eq!(balances(&club, purse("EUR")), [(1, 0), (2, 0)]);
    assert_eq!(refused(payments::withdraw_payment(&club, PaymentId(1))).1, "unchanged");
    assert_eq!(refused(payments::withdraw_payment(&club, PaymentId(2))).1, "missing");
    pay(&mut club, 1, 2, "EUR", "1");
    assert_eq!(club.accounts().records().len(), 2, "both stay");
    assert_eq!(club.accounts().next_payment(), PaymentId(3));
}

#[test]
fn payments_that_cannot_be() {
    let mut club = club(&["Ana", "Bo", "Chloé"]);
    table(&mut club, &[1, 2], Some(purse("lombre:counters")));
    pay(&mut club, 1, 2, "lombre:counters", "3");
    let good = sent(1, 2, "lombre:counters", "3");
    let with = |date: &str| SentPayment { date: Some(date.to_owned()), ..good.clone() };
    let noted = |note: &str| SentPayment { note: Some(note.to_owned()), ..good.clone() };
    let cases = [
        (sent(1, 1, "lombre:counters", "3"), "to", "payment-self"),
        (sent(9, 1, "lombre:counters", "3"), "from", "person-unknown"),
        (sent(1, 9, "lombre:counters", "3"), "to", "person-unknown"),
        (sent(1, 2, "EUR", "3"), "purse", "purse-other"),
        (sent(1, 2, "lombre", "3"), "purse", "purse-unknown"),
        (sent(1, 2, "lombre:counters", "0"), "amount", "payment-amount"),
        (sent(1, 2, "lombre:counters", "-3"), "amount", "payment-amount"),
        (sent(1, 2, "lombre:counters", "2.5"), "amount", "payment-amount"),
        (sent(1, 2, "lombre:counters", "x"), "amount", "payment-amount"),
        (sent(1, 2, "lombre:counters", "9999999999999"), "amount", "field-amount-large"),
        (with("2026-02-30"), "date", "date-form"),
        (with("2027-01-01"), "date", "date-range"),
        (noted("two\nlines"), "note", "payment-note"),
        (noted(&"long".repeat(51)), "note", "payment-note"),
    ];
    for (payment, field, message) in cases {
        assert_eq!(refused(payments::pay(&club, &payment, today())), (field.to_owned(), message), "{payment:?}");
    }
    for payment in [with("2025-12-31"), noted("  "), noted(&"é".repeat(200))] {
        assert!(payments::pay(&club, &payment, today()).is_ok(), "{payment:?}");
    }
}

#[test]
fn more_than_is_owed_is_taken_and_said_so() {
    let mut club = club(&["Ana", "Bo"]);
    pay(&mut club, 1, 2, "EUR", "5");
    for (from, to, amount, over) in [(2, 1, "4", 0), (2, 1, "1.01", 1), (2, 1, "2", 200), (1, 2, "2.01", 0)] {
        let event = say(&mut club, |club| payments::pay(club, &sent(from, to, "EUR", amount), today())).unwrap();
        let Event::Paid(payment) = event else { panic!("{event:?}") };
        assert_eq!(payments::overpaid(&club, &payment), over, "{from} {to} {amount}");
    }
}
