//! The books of random clubs agree with a plain recomputation from the clubs' documents: balances, plays, evenings and pairs.
//! `TANTO_TIMES_BOOKS=1000` tries 1000 clubs on each database. `TANTO_TEST_SEED` starts with the clubs of an earlier run.

use std::collections::BTreeMap;

use tanto::club::csv::Dialect;
use tanto::club::settlement::{SettlementRequest, settle};
use tanto::club::statistics::{StatisticsRequest, TableResults};
use tanto::club::together::pairs;
use tanto::club::{Ledger, Purse};
use tanto::service::{ClubFormat, check_document, session_document};

use crate::plain_club::PlainClub;
use crate::plain_table::{fewest_win, micro};
use crate::prelude::*;
use crate::random_club::{COMMANDS, SHEETS, random_club};
use crate::random_hand::GAMES;
use crate::scene;
use crate::setup::{seed, times};

crate::on_both_databases!(the_books_of_any_club_are_right);

fn the_books_of_any_club_are_right(place: &Place) {
    let service = service(place);
    let (first, count) = (seed(), u64::try_from(times("books", 50)).unwrap());
    let mut refused = 0;
    for seed in first..first + count {
        let case = format!("TANTO_TEST_SEED={seed}");
        let scene = random_club(&service, seed);
        refused += scene.refused;
        let exported = export(&service, scene.club);
        let club = service.load(scene.club).unwrap();
        let plain = PlainClub::of(&serde_json::from_str(&exported).unwrap());
        assert_ledger(&plain, &service.ledger(scene.club, &club).unwrap(), &case);
        assert_lines(&plain, &service, scene.club, &case);
        for game in GAMES.iter().map(|game| (game.id, "")).chain(SHEETS.map(|name| ("free", name))) {
            assert_statistics(&plain, &service, (scene.club, &club), game, &case);
        }
        assert_evenings(&plain, &service, (scene.club, &club), &case);
        assert_moves(&service, &exported, &case);
        for table in service.store.tables_of_club(scene.club, &TableFilter::default()).unwrap() {
            assert_table_moves(&service, table.id, &case);
        }
    }
    check_store(&service.store).unwrap_or_else(|fault| panic!("from TANTO_TEST_SEED={first}: {fault}"));
    let tried = count * COMMANDS;
    assert!(refused * 4 < tried * 3, "{refused} of {tried} were refused");
}

/// A club's document.
pub fn export(service: &Service, id: ClubId) -> String {
    written(service, id, ClubFormat::Document)
}

fn written(service: &Service, id: ClubId, format: ClubFormat) -> String {
    service.export_club(id, format).unwrap().pieces.map(|piece| piece.unwrap()).collect()
}

/// Asserts that the export of an imported club is the same again.
fn assert_moves(service: &Service, exported: &str, case: &str) {
    check_document(exported, &mut |_, _| true).unwrap_or_else(|fault| panic!("{case}: {fault}"));
    let imported = service.import_club(exported, &another(), &mut |_, _| true);
    assert_eq!(export(service, imported.unwrap().id), exported, "{case}");
}

/// Asserts that the export of an imported table is the same again, and that a table opened with all the hands has the same
/// result.
fn assert_table_moves(service: &Service, id: TableId, case: &str) {
    let (exported, table) = (scene::export(service, id), service.load(id).unwrap());
    assert_eq!(scene::export(service, import(service, &exported).unwrap().id), exported, "{case}");
    let opened = service.create(session_document(&table), &meta(&format!("{case} again {id}"))).unwrap();
    let opened = service.load(opened.id).unwrap();
    assert_eq!((session(&opened), score(&opened)), (session(&table), score(&table)), "{case}");
}

fn assert_ledger(plain: &PlainClub, ledger: &Ledger, case: &str) {
    let purses = ledger.purses.iter().map(|purse| {
        let balances = ledger.balances(*purse).into_iter();
        (purse.name(), balances.map(|(person, amount)| (person.0, micro(&purse.print(amount)))).collect())
    });
    let balances: BTreeMap<String, BTreeMap<i64, i128>> = purses.collect();
    assert_eq!(balances, plain.balances(), "{case}");
    for (purse, balances) in balances {
        assert_eq!(balances.values().sum::<i128>(), 0, "{case}: {purse}");
    }
    for purse in &ledger.purses {
        for (person, balance) in ledger.balances(*purse) {
            let lines = ledger.lines(*purse, person);
            assert_eq!(lines.last().map_or(0, |line| line.balance), balance, "{case}: the account of {person}");
        }
    }
}

fn assert_lines(plain: &PlainClub, service: &Service, id: ClubId, case: &str) {
    let csv = written(service, id, ClubFormat::Csv(Dialect::Standard));
    let line = |line: &str| {
        let cells: Vec<&str> = line.split(',').collect();
        let &[_, table, _, hand, person, role, contract, outcome, amount, unit] = &cells[..] else { panic!("{line}") };
        let (table, hand): (i64, usize) = (table.parse().unwrap(), hand.parse().unwrap());
        let part = format!("{role},{contract},{outcome}");
        (table, hand, person.to_owned(), part, micro(amount), unit.to_owned())
    };
    let lines: Vec<_> = csv.split_terminator("\r\n").skip(1).map(line).collect();
    assert_eq!(lines, plain.lines(), "{case}");
}

/// Asserts the dues of each evening, and that its settlement clears them where no payment says that it was for it.
fn assert_evenings(plain: &PlainClub, service: &Service, (id, club): (ClubId, &Club), case: &str) {
    let ledger = service.ledger(id, club).unwrap();
    for ((day, purse), expected) in plain.evenings() {
        let of_purse = ledger.dues_of(day).into_iter().find(|(known, _)| known.name() == purse);
        let dues = of_purse.map_or_else(Vec::new, |(_, dues)| dues);
        let dues: BTreeMap<i64, i64> = dues.into_iter().map(|(person, due)| (person.0, due)).collect();
        let print = |amount: &i64| micro(&Purse::read(&purse).unwrap().print(*amount));
        assert_eq!(
            dues.iter().map(|(id, due)| (*id, print(due))).collect::<BTreeMap<_, _>>(),
            expected,
            "{case}: {day}"
        );
        assert!(service.evening(id, day).unwrap().len() >= usize::from(!dues.is_empty()), "{case}: {day}");
        let mut left = dues;
        for paid in ledger.payments_of(day, Purse::read(&purse).unwrap()) {
            *left.entry(club.people().counts_as(paid.from).0).or_default() += paid.amount;
            *left.entry(club.people().counts_as(paid.to).0).or_default() -= paid.amount;
        }
        let request = SettlementRequest { purse: Some(purse), day: Some(day.to_string()), ..Default::default() };
        let settled = settle(club, &ledger, &request).unwrap();
        let has_paid_since = |person| ledger.limit_of(day, settled.purse, person) < i64::MAX;
        if !club.people().all().any(|person| has_paid_since(person.id)) {
            for payment in &settled.payments {
                *left.entry(payment.from.0).or_default() += payment.amount;
                *left.entry(payment.to.0).or_default() -= payment.amount;
            }
            assert!(left.values().all(|left| *left == 0), "{case}: {day} leaves {left:?}");
        }
    }
}

fn assert_statistics(
    plain: &PlainClub,
    service: &Service,
    (id, club): (ClubId, &Club),
    game: (&str, &str),
    case: &str,
) {
    let wanted = StatisticsRequest::read(club, (Some(game.0), Some(game.1)), None, (None, None)).unwrap();
    let tables = service.table_results(id, &wanted.filter).unwrap();
    let found = service.statistics(club, &wanted, &tables).unwrap();
    let mut statistics = serde_json::to_value(&found).unwrap();
    let is_counted = |one: &&TableResults| one.table.summary.is_played() && wanted.played.is_at(&one.table);
    let over: Vec<&TableResults> = tables.iter().filter(is_counted).collect();
    statistics["pairs"] = serde_json::to_value(pairs(None, &over, &found.partnered)).unwrap();
    if game.0 == "tarot" {
        statistics["taker"] = serde_json::to_value(found.takers).unwrap();
    }
    let rows = |name: &str| statistics[name].as_array().cloned().unwrap_or_default();
    let text = |row: &Value, name: &str| row[name].as_str().unwrap().to_owned();
    let whole = |row: &Value, name: &str| row[name].as_i64().unwrap();
    let person = |row: &Value, name: &str| text(row, name).parse::<i64>().unwrap();
    let key = |row: &Value, names: &[&str]| names.iter().map(|name| text(row, name)).collect::<Vec<_>>().join("|");
    let sum = |row: &Value, count: &str| {
        let (best, worst) = (micro(&text(row, "best")), micro(&text(row, "worst")));
        let (most, least) = if fewest_win(&text(row, "unit")) { (worst, best) } else { (best, worst) };
        (whole(row, count), micro(&text(row, "total")), most, least)
    };
    let plays: BTreeMap<_, _> = rows("plays")
        .iter()
        .map(|row| (key(row, &["person", "role", "contract", "outcome", "unit"]), sum(row, "hands")))
        .collect();
    assert_eq!(plays, plain.plays(game), "{case}: plays of {game:?}");
    let counts = |row: &Value| ["evenings", "won", "run"].map(|name| whole(row, name));
    let totals: BTreeMap<_, _> =
        rows("tables").iter().map(|row| (key(row, &["person", "unit"]), (sum(row, "tables"), counts(row)))).collect();
    assert_eq!(totals, plain.totals(game), "{case}: tables of {game:?}");
    let pairs: BTreeMap<_, _> = rows("pairs")
        .iter()
        .map(|row| {
            ((person(row, "a"), person(row, "b")), ["tables", "a_ahead", "b_ahead"].map(|name| whole(row, name)))
        })
        .collect();
    assert_eq!(pairs, plain.pairs(game), "{case}: pairs of {game:?}");
    let takers = rows("taker").into_iter().map(|row| {
        let partners = row["partners"].as_array().unwrap().iter().map(|partner| {
            let called = (whole(partner, "hands"), whole(partner, "made"), micro(&text(partner, "total")));
            (person(partner, "person"), called)
        });
        let counts = ["bouts", "poignees", "petit_won", "petit_lost"].map(|name| whole(&row, name));
        (person(&row, "person"), (counts, partners.collect()))
    });
    let expected = if game.0 == "tarot" { plain.takers() } else { BTreeMap::new() };
    assert_eq!(takers.collect::<BTreeMap<_, _>>(), expected, "{case}: takers");
}
