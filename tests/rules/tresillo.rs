//! Tresillo: how a table closes, and pots and debts that are too large.

mod paper;

use tanto::ledger::{Account, MAX_BALANCE, Transfers};

use crate::hombre::{NAMES, after, debts, line, pots};
use crate::prelude::*;

/// Bo pays 10 into the plato, which then holds 16 with a puesta. Bo loses again, and `17 + 4 = 21` is written as a debt.
const DEBT: &[&str] = &["Bo juego 4-4-1", "Bo juego 3-3-3"];

#[test]
fn closing_pays_the_debts_and_shares_the_pots() {
    // Bo owes 21, the plato holds 17 and the centre 10: 48 together, so 16 each.
    let mut table = after("tresillo", 3, DEBT);
    table.close();
    assert_eq!((table.balances().parties(), pots(&table), debts(&table)), (&[10, -21, 11][..], vec![0, 0], vec![]));
    // The centre holds 10 and the plato 7: 17 together, so 6, 6 and 5, starting with Chloé, who deals next.
    let mut table = after("tresillo", 3, &["passed", "passed"]);
    table.close();
    assert_eq!((table.balances().parties(), pots(&table)), (&[0, -1, 1][..], vec![0, 0]));
    assert_eq!(play(&mut table, &line("passed")), Err((String::new(), "hand-after-end")));
}

#[test]
fn hands_that_make_pots_or_debts_too_large_to_be_paid_are_refused() {
    let (sacado, puesta, eighth) = ("Bo juego sacado", "Bo juego repuesto", MAX_BALANCE / 8);
    // The plato at first, Bo's puestas before the hand, the hand, and Bo's change unless it is refused.
    let cases = [
        (MAX_BALANCE, 0, "passed", None),
        (MAX_BALANCE, 0, puesta, None),
        (MAX_BALANCE, 0, sacado, Some(MAX_BALANCE + 3)),
        (4 * eighth, 0, "Bo juego codillo codillo=Ana", None),
        (4 * eighth, 0, sacado, Some(4 * eighth + 3)),
        // Debts of two and of four eighths are written; the next one would be of six.
        (eighth, 2, puesta, Some(0)),
        (eighth, 3, puesta, None),
        (eighth, 3, sacado, Some(2 * eighth + 9)),
    ];
    for (plato, puestas, hand, expected) in cases {
        let seats = seats(&NAMES[..3]);
        let mut play = find("tresillo").unwrap().open(&DocumentValue::empty()).unwrap();
        let deal = seats.deal(0, Seat(0), 3, &|_| true);
        let mut laid = Transfers::default();
        laid.pay(Seat(0), Account::Pot(&play.measure().pots[1]), plato);
        let mut balances = Balances::new(3, play.measure().pots).after(&laid).unwrap();
        let mut played = |hand: &str| {
            let at = DealContext { seats: &seats, deal: &deal, balances: &balances };
            let hand = play.play(at, &node(&line(hand)), Format::Document).map_err(|errors| errors[0].text.id)?;
            play = hand.game.unwrap_or_else(|| play.clone());
            let before = std::mem::replace(&mut balances, hand.after);
            Ok(balances.seat(Seat(1)) - before.seat(Seat(1)))
        };
        (0..puestas).for_each(|_| assert!(played(puesta).is_ok()));
        assert_eq!(played(hand), expected.ok_or("hand-too-large"), "{hand} with {plato}");
    }
}
