//! What a log and a document may hold at most, and what they may not hold at all.

use tanto::session::Session;
use tanto::table::HandHistory;

use crate::prelude::*;

/// A log with these events after the opening of a table of four.
fn log<'a>(events: impl IntoIterator<Item = (&'a str, String)>) -> Vec<Entry> {
    let opening = json!({"format": "tanto/1", "game": "tarot", "players": ["p1", "p2", "p3", "p4"]});
    let events = std::iter::once(("opened", opening.to_string())).chain(events);
    let mut entries: Vec<Entry> = Vec::new();
    for (seq, (kind, body)) in (1..).zip(events) {
        let previous = entries.last().map_or(tanto::store::GENESIS, |entry| &entry.hash).to_owned();
        entries.push(Entry::chained(&origin(&format!("key {seq}"), "", NOON), seq, &previous, kind, body));
    }
    entries
}

fn hand(points: i64) -> String {
    json!({"taker": "p1", "bid": "garde", "bouts": 2, "points": points.to_string()}).to_string()
}

fn amended(points: i64) -> (&'static str, String) {
    ("hand_amended", format!(r#"{{"entry":2,"hand":{}}}"#, hand(points)))
}

/// The entry that is refused, and the id of the message if it is beyond a limit.
fn refused(entries: &[Entry]) -> (Option<i64>, Option<&'static str>) {
    let error = Table::of(entries).err().unwrap();
    (error.entry, error.limit.map(|text| text.id))
}

#[test]
fn sixty_four_people_ever_sit_at_a_table() {
    let replaced = |out: usize, newcomer: usize| {
        ("seats_changed", format!(r#"{{"changes":[{{"out":"p{out}","in":"p{newcomer}"}}]}}"#))
    };
    let taken = |person: usize| replaced(if person == 5 { 1 } else { person - 1 }, person);
    let full = Table::of(&log((5..=64).map(taken))).unwrap();
    assert_eq!(full.history.people.names().len(), 64);
    assert_eq!(refused(&log((5..=65).map(taken))), (Some(62), Some("table-people-most")));
    // Who has sat there before can come back.
    Table::of(&log((5..=64).map(taken).chain([replaced(64, 1)]))).unwrap();

    let document = |people: usize| {
        let name = |person: usize| format!("Person {person}");
        let mut seated: Vec<String> = (1..=4).map(name).collect();
        let change = |person: usize| {
            let out = std::mem::replace(&mut seated[person % 4], name(person));
            json!({"from": 1, "out": out, "in": name(person)})
        };
        let mut document = document("tarot", &["Person 1", "Person 2", "Person 3", "Person 4"]);
        document["seat_changes"] = (5..=people).map(change).collect();
        Session::read(node(&document)).map(|session| session.people.names().len())
    };
    assert_eq!(document(64).unwrap(), 64);
    let refused = document(65).unwrap_err();
    assert_eq!((refused.first().field.as_str(), refused.first().text.id), ("seat_changes[60].in", "table-people-most"));
}

#[test]
fn a_seat_goes_to_at_most_sixty_people_more() {
    let at = SingleTable::vriddiot();
    let execute = |person: usize| {
        let out = if person == 5 { NAMES[0].to_owned() } else { format!("P {}", person - 1) };
        execute(&at.service, at.id, &format!("{person}"), replace(&out, &format!("P {person}")))
    };
    for person in 5..=64 {
        execute(person).unwrap();
    }
    assert_eq!(execute(65).err(), Some(Refused::invalid(0, "in", "table-people-most")));
    assert_fresh(&at.service.load(at.id).unwrap(), &at.service.store, at.id);
    check_store(&at.service.store).unwrap();
}

#[test]
fn a_hand_has_at_most_a_thousand_revisions() {
    let revised = |times: i64, last: Option<(&'static str, String)>| {
        log(std::iter::once(("hand_entered", hand(0))).chain((1..times).map(|time| amended(time % 90))).chain(last))
    };
    let full = Table::of(&revised(1000, None)).unwrap();
    assert_eq!(full.history.hands.numbered(1).unwrap().revisions().count(), 1000);
    assert_eq!(refused(&revised(1001, None)), (Some(1002), Some("hand-revisions-most")));
    // It can still be voided, and entered anew.
    let voided = ("hand_voided", r#"{"entry":2}"#.to_owned());
    assert_eq!(Table::of(&revised(1000, Some(voided))).unwrap().next_number(), 1);

    let change = HandChange::Amend { number: 1, hand: sent(&garde("p1", 50)) };
    let command = TableCommand::ChangeHands { change, drops_later: false };
    let decided = tanto::table::decide(&full, &command, &meta("one more")).err().map(Refused::from);
    assert_eq!(decided, Some(Refused::invalid(0, "", "hand-revisions-most")));
}

#[test]
fn entries_that_the_program_does_not_write_are_refused() {
    let hands = || (0..3).map(|points| ("hand_entered", hand(points)));
    let zeros = |count: usize| vec!["0"; count].join(",");
    for (what, kind, body) in [
        ("a hand twice", "hand_voided", r#"{"entry":2,"drops":[3,3]}"#.to_owned()),
        ("descending", "hand_voided", r#"{"entry":2,"drops":[4,3]}"#.to_owned()),
        ("the voided hand itself", "hand_voided", r#"{"entry":2,"drops":[2]}"#.to_owned()),
        ("no hand", "hand_voided", r#"{"entry":2,"drops":[9]}"#.to_owned()),
        ("a hand that counts", "hand_restored", r#"{"entry":2}"#.to_owned()),
        ("many numbers", "hand_voided", format!(r#"{{"entry":2,"drops":[{}]}}"#, zeros(10_000))),
        ("a large bid", "bid_entered", format!(r#"{{"x":[{}]}}"#, zeros(10_000))),
        ("a large hand", "hand_entered", format!(r#"{{"x":[{}]}}"#, zeros(10_000))),
        ("other rules", "rules_changed", r#"{"x":[0]}"#.to_owned()),
    ] {
        assert_eq!(refused(&log(hands().chain([(kind, body)]))), (Some(5), None), "{what}");
    }
    let voided = |entry: i64| ("hand_voided", format!(r#"{{"entry":{entry}}}"#));
    for later in [voided(2), amended(40), ("hand_voided", r#"{"entry":3,"drops":[2]}"#.to_owned())] {
        assert_eq!(refused(&log(hands().chain([voided(2), later]))), (Some(6), None), "a voided hand");
    }
}

/// Hands are inserted, voided and restored in many places, and each keeps its number among those that count.
#[test]
fn hands_keep_their_order() {
    // The entries in playing order, with whether each counts.
    let mut order: Vec<(i64, bool)> = Vec::new();
    let mut events: Vec<(&str, String)> = Vec::new();
    for step in 0..400_usize {
        let seq = i64::try_from(events.len()).unwrap() + 2;
        let at = step * 37 % (order.len() + 1);
        let event = match order.get_mut(at).filter(|_| step % 2 == 0) {
            Some((before, _)) if step % 3 == 0 => {
                let event = ("hand_inserted", format!(r#"{{"before":{before},"hand":{}}}"#, hand(40)));
                order.insert(at, (seq, true));
                event
            }
            Some((entry, counts)) => {
                *counts = !*counts;
                (if *counts { "hand_restored" } else { "hand_voided" }, format!(r#"{{"entry":{entry}}}"#))
            }
            None => {
                order.push((seq, true));
                ("hand_entered", hand(50))
            }
        };
        events.push(event);
    }
    let table = Table::of(&log(events)).unwrap();
    let hands = &table.history.hands;
    assert_eq!(
        hands.all().map(HandHistory::entry).collect::<Vec<_>>(),
        order.iter().map(|one| one.0).collect::<Vec<_>>()
    );
    let counting: Vec<i64> = order.iter().filter(|(_, counts)| *counts).map(|(entry, _)| *entry).collect();
    for (number, entry) in (1..).zip(&counting) {
        assert_eq!(hands.numbered(number).map(HandHistory::entry), Some(*entry));
        assert_eq!(hands.number_of(*entry), Some(number));
    }
    assert!(hands.numbered(0).is_none() && hands.numbered(hands.count() + 1).is_none());
    assert_eq!(usize::try_from(hands.count()).unwrap(), counting.len());
}
