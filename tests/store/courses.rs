//! Random courses of hands, corrections, renames and replacements: nobody's payments depend on what he is called, and what
//! is gone on with is what is played anew.

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

/// One thing that happens, in places of a pool of names.
#[derive(Clone, Debug)]
enum Said {
    /// A hand that decides for a seat, by a form or by a document.
    Hand {
        seat: usize,
        all_tricks: bool,
        form: bool,
    },
    Amended {
        hand: u32,
        seat: usize,
        all_tricks: bool,
    },
    Voided {
        hand: u32,
    },
    Restored {
        hand: u32,
    },
    Inserted {
        hand: u32,
        seat: usize,
        all_tricks: bool,
    },
    Renamed {
        seat: usize,
        name: usize,
    },
    Taken {
        seat: usize,
        name: usize,
    },
    Closed,
    Reopened,
}

fn said() -> impl Strategy<Value = Said> {
    let (seat, name, hand) = (0_usize..4, 0_usize..POOL, 1_u32..12);
    prop_oneof![
        5 => (seat.clone(), any::<bool>(), any::<bool>())
            .prop_map(|(seat, all_tricks, form)| Said::Hand { seat, all_tricks, form }),
        2 => (hand.clone(), seat.clone(), any::<bool>())
            .prop_map(|(hand, seat, all_tricks)| Said::Amended { hand, seat, all_tricks }),
        1 => hand.clone().prop_map(|hand| Said::Voided { hand }),
        1 => hand.clone().prop_map(|hand| Said::Restored { hand }),
        1 => (hand, seat.clone(), any::<bool>())
            .prop_map(|(hand, seat, all_tricks)| Said::Inserted { hand, seat, all_tricks }),
        3 => (seat.clone(), name.clone()).prop_map(|(seat, name)| Said::Renamed { seat, name }),
        2 => (seat, name).prop_map(|(seat, name)| Said::Taken { seat, name }),
        1 => Just(Said::Closed),
        1 => Just(Said::Reopened),
    ]
}

const POOL: usize = 7;

/// Names that are in no other name and in no sentence.
fn pool(turned: usize) -> Vec<String> {
    let mut pool: Vec<String> = "ÁBÇDÉFG".chars().map(|letter| format!("Q{letter}q")).collect();
    pool.rotate_left(turned);
    pool
}

fn by_form(label: &str, all_tricks: bool) -> SentHand {
    let field = if all_tricks { "all_tricks" } else { "hundred" };
    SentHand::Form(vec![(field.to_owned(), label.to_owned())])
}

fn by_document(name: &str, all_tricks: bool) -> SentHand {
    let field = if all_tricks { "all_tricks" } else { "hundred" };
    SentHand::Document(node(&json!({ field: name })))
}

/// What came of each thing said at a table of bassadewitz with chips, and what the table comes to, with the places in
/// the pool for the names.
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
        let (said, pool) = (said.clone(), pool.clone());
        let key = format!("said {at}");
        let seat_of = |seat: usize| u8::try_from(seat).unwrap();
        let label = |seats: &Seats, seat: usize| seats.label(Seat(u8::try_from(seat).unwrap())).to_owned();
        let answer = match said {
            Said::Renamed { seat, name } => rename(tables, id, &key, seat_of(seat), &pool[name]),
            Said::Taken { seat, name } => replace(tables, id, &key, seat_of(seat), &pool[name]),
            said => {
                let table = tables.load(id).ok().unwrap();
                let command = match said {
                    Said::Hand { seat, all_tricks, form: true } => {
                        TableCommand::enter(by_form(&label(table.replay.seats(), seat), all_tricks))
                    }
                    Said::Hand { seat, all_tricks, form: false } => {
                        TableCommand::enter(by_document(&table.replay.seats().names()[seat], all_tricks))
                    }
                    Said::Amended { hand, seat, all_tricks } => {
                        let sent = by_form(&label(table.replay.seats_at(hand), seat), all_tricks);
                        TableCommand::change(HandChange::Amend { number: hand, hand: sent })
                    }
                    Said::Voided { hand } => TableCommand::change(HandChange::Void { number: hand }),
                    Said::Restored { hand } => TableCommand::change(HandChange::RestoreAt { number: hand }),
                    Said::Inserted { hand, seat, all_tricks } => {
                        let sent = by_form(&label(table.replay.seats_at(hand), seat), all_tricks);
                        TableCommand::change(HandChange::Insert { number: hand, hand: sent })
                    }
                    Said::Closed => TableCommand::Close,
                    Said::Reopened => TableCommand::Reopen,
                    Said::Renamed { .. } | Said::Taken { .. } => unreachable!("changed above"),
                };
                say(tables, id, &key, command)
            }
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
    let placed = |text: &String| {
        pool.iter().enumerate().fold(text.clone(), |text, (at, name)| text.replace(name.as_str(), &format!("#{at}#")))
    };
    // The sums of a result are in the order in which people came, and so are all lists of names.
    course.iter().map(placed).collect()
}

#[test]
fn who_is_called_how_changes_no_payment() {
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

/// Replays are kept every so many hands: whatever changes near one of those places, an earlier hand is gone back to as if
/// all had been played again.
#[test]
fn a_long_evening_is_gone_back_to_at_any_hand() {
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
