//! The position before an earlier hand must be right even after changes near it.

use tanto::ledger::Seat;

use crate::prelude::*;

#[test]
fn a_long_evening_can_be_replayed_up_to_any_hand() {
    let at = SingleTable::vriddiot();
    let changes = [
        (1, replace("Dag", "Eva")),
        (62, rename(0, "Anna")),
        (64, replace("Bo", "Fay")),
        (65, replace("Chloé", "Ana")),
        (65, rename(1, "Chloé B.")),
        (66, replace("Ana", "Chloé")),
        (129, replace("Anna", "Gro")),
        (129, rename(0, "Anna C.")),
    ];
    let hand = |table: &Table, number: u32, seat: u32| {
        loser(table.replay.seats_at(number).label(Seat(u8::try_from(seat % 4).unwrap())))
    };
    for number in 1..=132 {
        at.execute_all(changes.iter().filter(|(before, _)| *before == number).map(|(_, change)| change.clone()));
        let enter = TableCommand::enter(hand(&at.table(), number, number));
        // Without a comparison after each hand, which would take long.
        execute(&at.service, at.id, &format!("hand {number}"), enter).unwrap();
    }
    assert_positions(&at.table());
    for (seat, number) in (0..).zip([1, 2, 61, 62, 63, 64, 65, 66, 67, 127, 128, 129, 130, 132]) {
        at.change(HandChange::Amend { number, hand: hand(&at.table(), number, seat) }).unwrap();
    }
    for number in [132, 131, 130, 129, 128, 66, 65, 64, 63, 1] {
        assert_positions(&at.void(number).unwrap().table);
    }
    at.rename(3, "Ewa");
    assert_positions(&at.service.load(at.id).unwrap());
}

/// Asserts that the position before each hand is that of the table when the hand was played.
fn assert_positions(table: &Table) {
    for number in 1..=table.next_number() {
        let position = table.replay.before(number);
        let is_same = table.replay.seats_at(number) == table.replay.seats_at(number.max(2) - 1);
        let played = table.replay.hand(number - 1).filter(|_| is_same);
        assert_eq!(position.seats().names(), table.replay.seats_at(number).names(), "before hand {number}");
        assert!(played.is_none_or(|hand| hand.after == *position.balances()), "before hand {number}");
        assert_eq!(position.next_number(), number);
        let (dealt, deal) = (table.replay.hand(number), position.deal(None));
        assert!(
            dealt.is_none_or(|hand| (hand.dealer, table.replay.sat_out(hand)) == (Some(deal.dealer), deal.out)),
            "before hand {number}"
        );
    }
}
