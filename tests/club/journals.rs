//! The ledger as a journal: `hledger` and `beancount` accept it and compute the same balances as Tanto.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::fs;
use std::path::Path;
use std::process::{Command, Output};
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{Duration, Instant};

use chrono::Days;
use tanto::club::journal::{self, JournalFormat};
use tanto::club::settlement::{SettlementRequest, settle};

use crate::prelude::*;

/// The whole journal of a club.
fn journal(club: &Book, titles: &BTreeMap<TableNumber, String>, format: JournalFormat) -> String {
    journal::journal(club, club.ledger(), titles.clone(), format).collect()
}

/// Runs a program on a journal.
fn run(program: &str, arguments: &[&str], text: &str, ending: &str) -> Output {
    static NUMBER: AtomicU32 = AtomicU32::new(0);
    let number = NUMBER.fetch_add(1, Ordering::Relaxed);
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("{}-{number}.{ending}", std::process::id()));
    fs::write(&path, text).unwrap();
    let output = Command::new(program).args(arguments).arg(&path).env("LC_ALL", "C.UTF-8").output();
    fs::remove_file(&path).unwrap();
    output.unwrap_or_else(|error| panic!("{program}: {error}; tests/run installs it"))
}

/// Checks a journal with the program for its format. The error is the program's output.
fn check(format: JournalFormat, text: &str) -> Result<(), String> {
    let output = match format {
        JournalFormat::Hledger => run("hledger", &["check", "-s", "-f"], text, "journal"),
        JournalFormat::Beancount => {
            let program = std::env::var("TANTO_BEAN_CHECK").unwrap_or("bean-check".to_owned());
            run(&program, &["--no-cache"], text, "beancount")
        }
    };
    let printed = format!("{}{}", String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
    if output.status.success() { Ok(()) } else { Err(format!("{printed}\n{text}")) }
}

/// Appends balance assertions for everybody's balance in a purse.
fn with_assertions(text: &str, format: JournalFormat, purse: Purse, balances: &[(PersonId, i64)]) -> String {
    let name = purse.name().to_ascii_uppercase().replace([':', '_'], "-");
    let mut text = text.to_owned();
    for (person, balance) in balances {
        let amount = purse.print(*balance);
        let claim = match format {
            JournalFormat::Hledger => {
                format!("\n2100-01-01 *\n    Assets:P-{person}  0 \"{name}\" = {amount} \"{name}\"")
            }
            JournalFormat::Beancount => format!("\n2100-01-01 balance Assets:P-{person}  {amount} ~ 0 {name}"),
        };
        writeln!(text, "{claim}").unwrap();
    }
    text
}

fn titles(club: &Book) -> BTreeMap<TableNumber, String> {
    club.tables.keys().map(|table| (*table, format!("an \"evening\"; date:{table}, \\"))).collect()
}

/// Asserts that both programs accept the journal and that its balances match the club's.
fn agree(club: &Book) {
    for format in [JournalFormat::Hledger, JournalFormat::Beancount] {
        let text = journal(club, &titles(club), format);
        let ledger = club.ledger();
        let purses = ledger.purses.iter();
        let all = purses.fold(text, |text, purse| with_assertions(&text, format, *purse, &ledger.balances(*purse)));
        check(format, &all).unwrap_or_else(|error| panic!("{error}"));
    }
}

#[test]
fn a_false_balance_is_detected() {
    let mut club = book(&["Ana", "Bo"]);
    pay(&mut club, 1, 2, "EUR", "5");
    for format in [JournalFormat::Hledger, JournalFormat::Beancount] {
        let text = journal(&club, &titles(&club), format);
        let claimed = |amount| check(format, &with_assertions(&text, format, purse("EUR"), &[(PersonId(1), amount)]));
        assert!(claimed(500).is_ok() && claimed(501).is_err(), "{text}");
    }
}

#[test]
fn both_programs_accept_a_varied_season() {
    let mut club = book(&["Ana", "Bo \"the\\owl\"", "Chloé; date:x, type:y", "Dag", "Eve"]);
    let (eur, yen) = (purse("EUR"), purse("JPY"));
    let (lombre, robada) = (purse("lombre:counters"), purse("casita_robada:counters"));
    agree(&club);
    for (purse, amounts) in [
        (eur, [(1, 500), (2, -300), (3, -200)]),
        (yen, [(1, -70), (2, 30), (3, 40)]),
        (lombre, [(1, 7), (2, -3), (3, -4)]),
        (robada, [(1, -2), (2, 1), (3, 1)]),
    ] {
        evening(&mut club, purse, &amounts);
    }
    let mut odd = sent(2, 1, "EUR", "1");
    odd.note = Some("; date:2026-13-01, \"at last\" \\".to_owned());
    odd.date = Some("2025-12-31".to_owned());
    execute(&mut club, &ClubCommand::Pay(odd)).unwrap();
    pay(&mut club, 4, 5, "EUR", "2.50");
    let last = evening(&mut club, eur, &[(4, 900), (5, -900)]);
    pay(&mut club, 5, 4, "EUR", "0.01");
    club.close(last, eur, &[(4, 1000), (5, -1000)]);
    withdraw(&mut club, 1);
    agree(&club);
    merge(&mut club, PersonId(5), "1").unwrap();
    pay(&mut club, 1, 4, "EUR", "1");
    agree(&club);
}

#[test]
fn zero_balances_are_asserted_after_a_settlement() {
    let mut club = book(&["Ana", "Bo", "Chloé"]);
    evening(&mut club, purse("EUR"), &[(1, 300), (2, -200), (3, -100)]);
    let asserted = |club: &Book, line: &str| journal(club, &titles(club), JournalFormat::Beancount).contains(line);
    pay(&mut club, 2, 1, "EUR", "2");
    assert!(asserted(&club, "2026-11-23 balance Assets:P-2  0 EUR"));
    assert!(!asserted(&club, "balance Assets:P-1") && !asserted(&club, "balance Assets:P-3"));
    pay(&mut club, 3, 1, "EUR", "1");
    for person in 1..=3 {
        assert!(asserted(&club, &format!("2026-11-23 balance Assets:P-{person}  0 EUR")));
    }
    let hledger = journal(&club, &titles(&club), JournalFormat::Hledger);
    assert!(hledger.contains("2026-11-23 * (assert)\n    Assets:P-1  0 EUR = 0 EUR\n"), "{hledger}");
    agree(&club);
    // A balance that is no longer zero the next day is not asserted.
    pay_on(&mut club, 2, 3, "2026-11-23");
    assert!(asserted(&club, "2026-11-23 balance Assets:P-1  0 EUR"));
    assert!(!asserted(&club, "2026-11-23 balance Assets:P-2"));
    agree(&club);
}

/// Records a payment of one euro on a date.
fn pay_on(club: &mut Book, from: i64, to: i64, date: &str) {
    let payment = SentPayment { date: Some(date.to_owned()), ..sent(from, to, "EUR", "1") };
    execute(club, &ClubCommand::Pay(payment)).unwrap();
}

/// If every zero balance were asserted each time, a journal would grow with the square of the ledger.
#[test]
fn only_balances_that_have_reached_zero_since_the_last_settlement_are_asserted() {
    let mut club = book(&["Ana", "Bo", "Chloé", "Dag"]);
    let mut settle = |pairs: &[i64], date: &str| {
        for pair in pairs {
            pay_on(&mut club, 2 * pair - 1, 2 * pair, date);
            pay_on(&mut club, 2 * pair, 2 * pair - 1, date);
        }
        journal(&club, &titles(&club), JournalFormat::Beancount).matches(" balance ").count()
    };
    assert_eq!(settle(&[1], "2026-11-01"), 2);
    assert_eq!(settle(&[2], "2026-11-03"), 2 + 2);
    assert_eq!(settle(&[1, 2], "2026-11-05"), 2 + 2 + 4);
    agree(&club);
}

/// Anybody can import a club that spans many years. The time may grow with its size, but not with its square.
#[test]
fn sixty_thousand_payments_on_as_many_days_take_no_time() {
    let mut club = book(&["Ana", "Bo"]);
    let first = chrono::NaiveDate::from_ymd_opt(1900, 1, 1).unwrap();
    for number in 0..60_000_i64 {
        let (from, to) = if number % 2 == 0 { (PersonId(1), PersonId(2)) } else { (PersonId(2), PersonId(1)) };
        let (id, purse) = (PaymentId(number + 1), purse("EUR"));
        let date = first + Days::new(number.unsigned_abs() * 46_300 / 60_000);
        let payment = Payment { id, from, to, purse, amount: 100, note: None, date, day: None, table: None };
        club.apply(Event::Paid(payment), NOON).unwrap_or_else(|_| panic!("{number}"));
    }
    for format in [JournalFormat::Hledger, JournalFormat::Beancount] {
        let begun = Instant::now();
        let (mut payments, mut longest) = (0, 0);
        for piece in journal::journal(&club, club.ledger(), titles(&club), format) {
            payments += piece.matches("payment-").count();
            longest = longest.max(piece.len());
        }
        assert!(begun.elapsed() < Duration::from_secs(10), "{:?}", begun.elapsed());
        assert_eq!(payments, 60_000);
        // The journal is sent while it is written, so no piece of it is long.
        assert!(longest < 500, "{longest}");
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 3, ..ProptestConfig::default() })]

    #[test]
    fn any_ledger_is_accepted(
        evenings in prop::collection::vec((0..3_usize, -500_i64..500, -500_i64..500, any::<bool>()), 1..12),
    ) {
        let mut club = book(&["Ana", "Bo", "Chloé"]);
        for (at, first, second, is_settled) in evenings {
            let name = ["EUR", "KWD", "tresillo:tantos"][at];
            evening(&mut club, purse(name), &[(1, first), (2, second), (3, -first - second)]);
            if is_settled {
                let asked = SettlementRequest { purse: Some(name.to_owned()), ..SettlementRequest::default() };
                for due in settle(&club, &club.ledger(), &asked).unwrap().payments {
                    pay(&mut club, due.from.0, due.to.0, name, &purse(name).print(due.amount));
                }
                prop_assert!(club.ledger().balances(purse(name)).iter().all(|(_, balance)| *balance == 0));
            }
        }
        agree(&club);
    }
}
