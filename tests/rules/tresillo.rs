//! Tresillo: hands entered on a phone, and how a table closes.

mod paper;

use crate::hombre::{after, debts, line, pots};
use crate::prelude::*;

/// Bo pays 10 into the plato, which then holds 16 with a puesta. Bo loses again, and `17 + 4 = 21` is written as a debt.
const DEBT: &[&str] = &["Bo juego 4-4-1", "Bo juego 3-3-3"];

#[test]
fn a_form_can_send_the_hombre_and_the_outcome() {
    let cases = [
        ("hombre+bid=Ana+juego&outcome+codillo=codillo+Bo&bola=", "-39 39 -1"),
        ("hombre+bid=Ana+juego&tricks[Ana]=3&tricks[Bo]=5&tricks[Chloé]=", "-39 39 -1"),
        ("hombre+bid=Ana+juego&tricks[Ana]=&tricks[Bo]=5&tricks[Chloé]=1", "-39 39 -1"),
        ("hombre+bid=Ana+juego&tricks[Ana]=5&tricks[Bo]=0&primeras=true&estuche=true", "43 -23 -3"),
        ("hombre+bid=Ana+juego&tricks[Ana]=&tricks[Bo]= &tricks[Chloé]=", "outcome: field-missing"),
        ("hombre+bid=Ana+juego&tricks[Ana]=4&tricks[Bo]=&tricks[Chloé]=", "tricks: hombre-error-tricks-each"),
        ("hombre+bid=Ana+juego&tricks[Ana]=7&tricks[Bo]=5&tricks[Chloé]=", "tricks: hombre-error-tricks-sum"),
        ("hombre+bid=Ana+juego&tricks[Ana]=x&tricks[Bo]=5&tricks[Chloé]=", "tricks[Ana]: field-count"),
        ("hombre+bid=Ana+solo&outcome+codillo=codillo+Ana", "codillo: hombre-error-codillo-hombre"),
        ("result=passed", "0 0 -1"),
    ];
    for (inputs, expected) in cases {
        assert_eq!(outcome(play_form(&mut after("tresillo", 3, DEBT), inputs)), expected, "{inputs}");
    }
}

#[test]
fn closing_pays_the_debts_and_shares_the_pots() {
    // Bo owes 21, the plato holds 17 and the centre 10: 48 together, so 16 each.
    let mut table = after("tresillo", 3, DEBT);
    table.close();
    assert_eq!((table.balances().seats(), pots(&table), debts(&table)), (&[10, -21, 11][..], vec![0, 0], vec![]));
    // The centre holds 10 and the plato 7: 17 together, so 6, 6 and 5, starting with Chloé, who deals next.
    let mut table = after("tresillo", 3, &["passed", "passed"]);
    table.close();
    assert_eq!((table.balances().seats(), pots(&table)), (&[0, -1, 1][..], vec![0, 0]));
    assert_eq!(play(&mut table, &line("passed")), Err((String::new(), "hand-after-end")));
}
