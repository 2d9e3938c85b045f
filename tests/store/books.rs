//! The books of random clubs agree with a plain recomputation from the clubs' documents: balances, plays, evenings and pairs.
//! `TANTO_TEST_CLUBS=1000` tries 1000 clubs on each database; the default is 50. `TANTO_TEST_SEED` starts with the clubs of
//! an earlier run.

use std::collections::BTreeMap;
use std::time::{SystemTime, UNIX_EPOCH};

use serde_json::Value;
use tanto::club::statistics::Wanted;
use tanto::club::{Club, Ledger};
use tanto::games::outline::Outline;
use tanto::service::{ClubFormat, Service, check_document, check_store};
use tanto::store::{ClubId, Importer, Which};

use crate::evening::NOON;
use crate::place::Place;
use crate::plain_club::PlainClub;
use crate::plain_table::{fewest_win, micro};
use crate::random_club::random_club;
use crate::random_hand::GAMES;
use crate::scene::MEMORY;

crate::on_both_databases!(the_books_of_any_club_are_right);

fn setting(name: &str) -> Option<u64> {
    Some(std::env::var(name).ok()?.parse().unwrap_or_else(|_| panic!("{name} is no number")))
}

/// Without a setting, each run tries other clubs.
fn first_seed() -> u64 {
    let now = || SystemTime::now().duration_since(UNIX_EPOCH).unwrap().as_secs() * 10_000;
    setting("TANTO_TEST_SEED").unwrap_or_else(now)
}

fn the_books_of_any_club_are_right(place: &Place) {
    let tables = Service::new(place.open(), MEMORY);
    let (first, count) = (first_seed(), setting("TANTO_TEST_CLUBS").unwrap_or(50));
    let (mut tried, mut refused) = (0, 0);
    for seed in first..first + count {
        let why = format!("TANTO_TEST_SEED={seed}");
        let scene = random_club(&tables, seed);
        (tried, refused) = (tried + 60, refused + scene.refused);
        let exported = export(&tables, scene.club);
        let club = tables.load_club(scene.club).unwrap_or_else(|error| panic!("{why}: {error:?}"));
        let plain = PlainClub::of(&serde_json::from_str(&exported).unwrap());
        let ledger = tables.ledger(scene.club, &club).unwrap_or_else(|error| panic!("{why}: {error:?}"));
        assert_ledger(&plain, &ledger, &why);
        assert_lines(&plain, &tables, scene.club, &why);
        for game in GAMES {
            assert_statistics(&plain, &tables, (scene.club, &club), game.id, &why);
        }
        assert_moves(&tables, &exported, &why);
    }
    check_store(&tables.store).unwrap_or_else(|fault| panic!("from TANTO_TEST_SEED={first}: {fault}"));
    assert!(refused * 4 < tried * 3, "{refused} of {tried} were refused");
}

/// A club's document.
pub fn export(tables: &Service, id: ClubId) -> String {
    written(tables, id, ClubFormat::Document)
}

fn written(tables: &Service, id: ClubId, format: ClubFormat) -> String {
    let pieces = tables.export_club(id, format).unwrap_or_else(|error| panic!("{error:?}"));
    pieces.map(|piece| piece.unwrap_or_else(|error| panic!("{error:?}"))).collect()
}

/// Asserts that the export of an imported club is the same again.
fn assert_moves(tables: &Service, exported: &str, why: &str) {
    check_document(exported).unwrap_or_else(|fault| panic!("{why}: {fault}"));
    let imported = tables.import_club(&Outline::of(exported).unwrap(), (NOON, Importer::default()), &mut |_, _| ());
    let imported = imported.unwrap_or_else(|rejection| panic!("{why}: {rejection:?}"));
    assert_eq!(export(tables, imported.id), exported, "{why}");
}

fn assert_ledger(plain: &PlainClub, ledger: &Ledger, why: &str) {
    let purses = ledger.purses().iter().map(|purse| {
        let balances = ledger.balances(*purse).into_iter();
        (purse.name(), balances.map(|(person, amount)| (person.0, micro(&purse.print(amount)))).collect())
    });
    let balances: BTreeMap<String, BTreeMap<u32, i128>> = purses.collect();
    assert_eq!(balances, plain.balances(), "{why}");
    for (purse, balances) in balances {
        assert_eq!(balances.values().sum::<i128>(), 0, "{why}: {purse}");
    }
    for purse in ledger.purses() {
        for (person, balance) in ledger.balances(*purse) {
            let lines = ledger.lines(*purse, person);
            assert_eq!(lines.last().map_or(0, |line| line.balance), balance, "{why}: the account of {person}");
        }
    }
}

fn assert_lines(plain: &PlainClub, tables: &Service, id: ClubId, why: &str) {
    let csv = written(tables, id, ClubFormat::Csv);
    let line = |line: &str| {
        let cells: Vec<&str> = line.split(',').collect();
        let &[_, table, _, hand, person, role, contract, outcome, amount, unit] = &cells[..] else { panic!("{line}") };
        let (table, hand): (u32, usize) = (table.parse().unwrap(), hand.parse().unwrap());
        let part = format!("{role},{contract},{outcome}");
        (table, hand, person.to_owned(), part, micro(amount), unit.to_owned())
    };
    let lines: Vec<_> = csv.split_terminator("\r\n").skip(1).map(line).collect();
    assert_eq!(lines, plain.lines(), "{why}");
}

fn assert_statistics(plain: &PlainClub, tables: &Service, (id, club): (ClubId, &Club), game: &str, why: &str) {
    let wanted = Wanted::read(club, Some(game), None, (None, None)).unwrap();
    let which = Which { game: Some(game.to_owned()), ..Which::default() };
    let evenings = tables.evenings(id, &which).unwrap_or_else(|error| panic!("{error:?}"));
    let told = tables.statistics(id, &wanted, &evenings).unwrap_or_else(|error| panic!("{error:?}"));
    let told = serde_json::to_value(told).unwrap();
    let rows = |name: &str| told[name].as_array().cloned().unwrap_or_default();
    let text = |row: &Value, name: &str| row[name].as_str().unwrap().to_owned();
    let whole = |row: &Value, name: &str| row[name].as_i64().unwrap();
    let person = |row: &Value, name: &str| text(row, name).parse::<u32>().unwrap();
    let sum = |row: &Value, count: &str| {
        let (best, worst) = (micro(&text(row, "best")), micro(&text(row, "worst")));
        let (most, least) = if fewest_win(&text(row, "unit")) { (worst, best) } else { (best, worst) };
        (whole(row, count), micro(&text(row, "total")), most, least)
    };
    let plays = rows("plays").into_iter().map(|row| {
        let key = ["person", "role", "contract", "outcome", "unit"].map(|name| text(&row, name)).join("|");
        (key, sum(&row, "hands"))
    });
    assert_eq!(plays.collect::<BTreeMap<_, _>>(), plain.plays(game), "{why}: plays of {game}");
    let evenings = rows("evenings").into_iter().map(|row| {
        let key = ["person", "unit"].map(|name| text(&row, name)).join("|");
        (key, (sum(&row, "evenings"), whole(&row, "won"), whole(&row, "run")))
    });
    assert_eq!(evenings.collect::<BTreeMap<_, _>>(), plain.evenings(game), "{why}: evenings of {game}");
    let pairs = rows("pairs").into_iter().map(|row| {
        let counts = (whole(&row, "evenings"), whole(&row, "a_ahead"), whole(&row, "b_ahead"));
        ((person(&row, "a"), person(&row, "b")), counts)
    });
    assert_eq!(pairs.collect::<BTreeMap<_, _>>(), plain.pairs(game), "{why}: pairs of {game}");
    let takers = rows("taker").into_iter().map(|row| {
        let partners = row["partners"].as_array().unwrap().iter().map(|partner| {
            let called = (whole(partner, "hands"), whole(partner, "made"), micro(&text(partner, "total")));
            (person(partner, "person"), called)
        });
        let counts = ["bouts", "poignees", "petit_won", "petit_lost"].map(|name| whole(&row, name));
        (person(&row, "person"), (counts, partners.collect()))
    });
    let expected = if game == "tarot" { plain.takers() } else { BTreeMap::new() };
    assert_eq!(takers.collect::<BTreeMap<_, _>>(), expected, "{why}: takers");
}
