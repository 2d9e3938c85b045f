//! Random courses of hands, corrections, renames and replacements. Payments do not depend on names, and a table that is
//! updated step by step equals one that is rebuilt from its log.

use proptest::prelude::*;
use proptest::test_runner::TestRunner;
use serde_json::json;
use tanto::games::seats::Seats;
use tanto::ledger::Seat;
use tanto::service::{Service, check_store, session_document};
use tanto::table::{HandChange, SentHand, Table, TableCommand};

use crate::changing::{Renamed, Scene, Taken};
use crate::evening::NOON;
use crate::place::Place;
use crate::scene::{MEMORY, assert_fresh, create, export, node, rename, replace, result_of, say, take_in, void};

/// A hand that one seat decides: by all tricks if true, or else by the hundred.
type Decided = (u8, bool);

/// A random command. Hands come from a form or a document, changes have the number of a hand, and names are indexes into
/// the pool.
#[derive(Clone, Copy, Debug)]
enum Said {
    Form(Decided),
    Document(Decided),
    Amended(u32, Decided),
    Inserted(u32, Decided),
    Voided(u32),
    Restored(u32),
    Renamed(u8, usize),
    Taken(u8, usize),
    Closed,
    Reopened,
}

fn said() -> impl Strategy<Value = Said> {
    let (seat, name, number) = (0_u8..4, 0_usize..POOL, 1_u32..12);
    let decided = (seat.clone(), any::<bool>());
    prop_oneof![
        3 => decided.clone().prop_map(Said::Form),
        2 => decided.clone().prop_map(Said::Document),
        2 => (number.clone(), decided.clone()).prop_map(|(number, hand)| Said::Amended(number, hand)),
        1 => number.clone().prop_map(Said::Voided),
        1 => number.clone().prop_map(Said::Restored),
        1 => (number, decided).prop_map(|(number, hand)| Said::Inserted(number, hand)),
        3 => (seat.clone(), name.clone()).prop_map(|(seat, name)| Said::Renamed(seat, name)),
        2 => (seat, name).prop_map(|(seat, name)| Said::Taken(seat, name)),
        1 => Just(Said::Closed),
        1 => Just(Said::Reopened),
    ]
}

const POOL: usize = 7;

/// Names that occur in no other name and in no sentence.
fn pool(turned: usize) -> Vec<String> {
    let mut pool: Vec<String> = "ÁBÇDÉFG".chars().map(|letter| format!("Q{letter}q")).collect();
    pool.rotate_left(turned);
    pool
}

fn field(all_tricks: bool) -> &'static str {
    if all_tricks { "all_tricks" } else { "hundred" }
}

fn by_form(seats: &Seats, (seat, all_tricks): Decided) -> SentHand {
    SentHand::Form(vec![(field(all_tricks).to_owned(), seats.label(Seat(seat)).to_owned())])
}

/// Executes commands at a table of bassadewitz with chips. Returns their results, with each name replaced by its index in
/// the pool.
fn course(tables: &Service, key: &str, all: &[Said], turned: usize) -> Vec<String> {
    let pool = pool(turned);
    let id = create(
        tables,
        key,
        &json!({"format": "tanto/1", "game": "bassadewitz", "players": pool[..4],
            "rules": {"scoring": "chips", "rounds": 100}}),
    );
    let mut course = Vec::new();
    for (at, said) in all.iter().enumerate() {
        let key = format!("said {at}");
        let table = tables.load(id).ok().unwrap();
        let change = |change| say(tables, id, &key, TableCommand::change(change));
        let enter = |hand| say(tables, id, &key, TableCommand::enter(hand));
        let answer = match *said {
            Said::Renamed(seat, name) => rename(tables, id, &key, seat, &pool[name]),
            Said::Taken(seat, name) => replace(tables, id, &key, seat, &pool[name]),
            Said::Form(hand) => enter(by_form(table.replay.seats(), hand)),
            Said::Document((seat, all_tricks)) => {
                let name = &table.replay.seats().names()[usize::from(seat)];
                enter(SentHand::Document(node(&json!({ field(all_tricks): name }))))
            }
            Said::Amended(number, hand) => {
                change(HandChange::Amend { number, hand: by_form(table.replay.seats_at(number), hand) })
            }
            Said::Inserted(number, hand) => {
                change(HandChange::Insert { number, hand: by_form(table.replay.seats_at(number), hand) })
            }
            Said::Voided(number) => change(HandChange::Void { number }),
            Said::Restored(number) => change(HandChange::RestoreAt { number }),
            Said::Closed => say(tables, id, &key, TableCommand::Close),
            Said::Reopened => say(tables, id, &key, TableCommand::Reopen),
        };
        match answer {
            Ok(receipt) => {
                assert_fresh(&receipt.table, &tables.store, id);
                let sum: i64 = receipt.table.replay.totals().iter().map(|(_, total)| total).sum();
                assert_eq!(sum + receipt.table.replay.balances().pot("bank"), 0);
                course.push(result_of(&receipt.table).to_json());
                course.push(session_document(&receipt.table).to_json());
            }
            Err(refused) => course.push(format!("{refused:?}")),
        }
    }
    let text = export(tables, id);
    let imported = take_in(tables, &text, NOON).unwrap_or_else(|why| panic!("{why:?}"));
    assert_eq!(export(tables, imported.id), text);
    // A new table opened with all the hands has the same result.
    let table = tables.load(id).ok().unwrap();
    let whole = serde_json::from_str(&session_document(&table).to_json()).unwrap();
    let told = tables.load(create(tables, &format!("{key} told"), &whole)).ok().unwrap();
    assert_eq!(session_document(&told).to_json(), session_document(&table).to_json());
    assert_eq!(result_of(&told).to_json(), result_of(&table).to_json());
    let placed = |text: &String| {
        pool.iter().enumerate().fold(text.clone(), |text, (at, name)| text.replace(name.as_str(), &format!("#{at}#")))
    };
    // Totals and lists of names are in the order in which people joined, whatever their names are.
    course.iter().map(placed).collect()
}

#[test]
fn names_do_not_affect_payments() {
    let place = Place::sqlite();
    let tables = Service::new(place.open(), MEMORY);
    let mut runner = TestRunner::new(ProptestConfig::with_cases(24));
    let case = std::cell::Cell::new(0);
    let courses = prop::collection::vec(said(), 1..28);
    let done = runner.run(&courses, |all| {
        case.set(case.get() + 1);
        let first = course(&tables, &format!("{} as it is", case.get()), &all, 0);
        let turned = course(&tables, &format!("{} turned", case.get()), &all, 3);
        for (one, other) in first.iter().zip(&turned) {
            assert_eq!(one, other);
        }
        Ok(())
    });
    done.unwrap_or_else(|failure| panic!("{failure}"));
    check_store(&tables.store).unwrap();
}

/// Replays are kept every so many hands. The position before an earlier hand must be right even after changes near one of
/// these hands.
#[test]
fn a_long_evening_can_be_replayed_up_to_any_hand() {
    let scene = Scene::losses(&[]);
    let (tables, id) = (&scene.tables, &scene.id);
    let changes = [
        (1, Taken(3, "Eva")),
        (62, Renamed(0, "Anna")),
        (64, Taken(1, "Fay")),
        (65, Taken(2, "Ana")),
        (65, Renamed(1, "Chloé B.")),
        (66, Taken(2, "Chloé")),
        (129, Taken(0, "Gro")),
        (129, Renamed(0, "Anna C.")),
    ];
    for number in 1..=132_u32 {
        for (_, said) in changes.iter().filter(|(before, _)| *before == number) {
            scene.change(*said).unwrap();
        }
        let loser = scene.table().replay.seats().label(Seat(u8::try_from(number % 4).unwrap())).to_owned();
        let sent = SentHand::Form(vec![("loser".to_owned(), loser)]);
        say(tables, *id, &format!("hand {number}"), TableCommand::enter(sent)).unwrap();
    }
    assert_gone_back_to(&scene.table());
    let again = [1, 2, 61, 62, 63, 64, 65, 66, 67, 127, 128, 129, 130, 132];
    for (at, number) in again.into_iter().enumerate() {
        let loser = scene.table().replay.seats_at(number).label(Seat(u8::try_from(at % 4).unwrap())).to_owned();
        let hand = SentHand::Form(vec![("loser".to_owned(), loser)]);
        let amend = TableCommand::change(HandChange::Amend { number, hand });
        scene.seen(say(tables, *id, &format!("again {number}"), amend)).unwrap();
    }
    for number in [130, 129, 128, 66, 65, 64, 63, 1] {
        let table = scene.seen(void(tables, *id, &format!("void {number}"), number)).unwrap().table;
        assert_gone_back_to(&table);
    }
    scene.change(Renamed(3, "Ewa")).unwrap();
    assert_gone_back_to(&scene.tables.load(*id).ok().unwrap());
}

/// The position before each hand is that of the table when the hand was played.
fn assert_gone_back_to(table: &Table) {
    for number in 1..=table.next_number() {
        let position = table.before(number).unwrap();
        let played = number.checked_sub(2).map(|_| &table.replay.hand(number - 1).unwrap().after);
        assert_eq!(position.seats().names(), table.replay.seats_at(number).names(), "before hand {number}");
        assert!(played.is_none_or(|after| after == position.balances()), "before hand {number}");
        assert_eq!(position.next_number(), number);
        let dealt = table.replay.hand(number).map(|hand| &hand.deal);
        assert!(dealt.is_none_or(|deal| *deal == position.deal(None)), "before hand {number}");
    }
}
