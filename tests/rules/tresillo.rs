//! Tresillo: its nine situations, what cannot be, what a phone sends.

mod paper;

use serde_json::json;

use crate::hombre::{after, assert_answers_are_understood, assert_zero_sum, debts, line, pots};
use crate::table::{play, play_form, warnings, why};

/// Bo, 4-4-1 in the first hand: 10 into the plato, where 16 lie; a puesta.
const PUESTA: &[&str] = &["Bo juego 4-4-1"];
/// And again: 17 + 4 are written. Bo owes 21.
const DEBT: &[&str] = &["Bo juego 4-4-1", "Bo juego 3-3-3"];

#[test]
fn the_nine_situations() {
    // What has been played, the hand, what it changes for Ana, Bo and Chloé, centre and plato, the debts.
    type Case<'a> = (&'a [&'a str], &'a str, [i64; 3], [i64; 2], &'a [(usize, i64)]);
    let cases: [Case; 11] = [
        // Nothing lies there: everybody puts 5 in, the centre gives 5, the dealer Ana adds 1. Plato 6, in play 10.
        (&[], "Bo juego 2-5-2", [-7, 3, -6], [10, 0], &[]),
        (&[], "Bo juego 4-4-1", [-6, -15, -5], [10, 16], &[]),
        (&[], "Bo juego 5-3-1", [4, -25, -5], [10, 16], &[]),
        // A puesta lies in the plato: Bo deals and adds 1. Plato 17, in play 21.
        (PUESTA, "Bo juego 2-5-2", [-1, 18, -1], [10, 0], &[]),
        (PUESTA, "Chloé juego 1-4-4", [0, -1, 0], [10, 17], &[(2, 21)]),
        (PUESTA, "Chloé juego 5-1-3", [21, -1, -21], [10, 17], &[(2, 21)]),
        // Bo owes 21: Chloé deals and adds 1. Plato 18, in play 39.
        (DEBT, "Ana juego 5-2-2", [39, -21, -1], [10, 0], &[]),
        (DEBT, "Ana juego 4-4-1", [0, 0, -1], [10, 18], &[(1, 21), (0, 39)]),
        (DEBT, "Ana juego 3-5-1", [-39, 39, -1], [10, 18], &[(1, 21), (0, 39)]),
        // His own debt is only crossed out.
        (DEBT, "Bo juego 2-5-2", [0, 18, -1], [10, 0], &[]),
        // A codillo's winner may owe himself.
        (DEBT, "Chloé juego 2-5-2", [0, 39, -40], [10, 18], &[(1, 21), (2, 39)]),
    ];
    for (before, hand, deltas, lying, owed) in cases {
        let mut table = after("tresillo", 3, before);
        assert_eq!(play(&mut table, &line(hand)), Ok(deltas.to_vec()), "{hand} after {before:?}");
        assert_eq!((pots(&table), debts(&table)), (lying.to_vec(), owed.to_vec()), "{hand} after {before:?}");
        assert_zero_sum(&table);
        assert!(!why(&table).is_empty());
    }
}

#[test]
fn the_end_may_be_told_instead_of_the_tricks() {
    let cases = [
        ("Bo solo 2-5-2", "Bo solo sacado"),
        ("Bo solo 4-4-1", "Bo solo repuesto"),
        ("Bo solo 5-3-1", "Bo solo codillo codillo=Ana"),
        ("Bo vuelta 0-5-0 primeras estuche", "Bo vuelta sacado primeras estuche"),
        ("Bo juego 0-9-0 bola=made", "Bo juego sacado bola=made"),
        ("Bo juego 2-7-0 bola=failed", "Bo juego sacado bola=failed"),
    ];
    for before in [&[], PUESTA, DEBT] {
        for (counted, told) in cases {
            let (mut one, mut other) = (after("tresillo", 3, before), after("tresillo", 3, before));
            assert_eq!(play(&mut one, &line(counted)), play(&mut other, &line(told)), "{told}");
            assert_eq!((pots(&one), debts(&one)), (pots(&other), debts(&other)), "{told}");
        }
    }
}

#[test]
fn a_failed_bola_is_called_so() {
    let mut table = after("tresillo", 3, &[]);
    play(&mut table, &line("Bo juego 2-7-0 bola=failed")).unwrap();
    assert!(why(&table).contains(&"bola failed: Bo pays 8 to each of the others".to_owned()), "{:?}", why(&table));
}

#[test]
fn what_cannot_have_been_is_refused() {
    let cases = [
        ("Bo juego 4-4-2", "tricks", "hombre-error-tricks-sum"),
        ("Bo juego 4-4", "tricks", "hombre-error-tricks-each"),
        ("Bo juego 9-1", "tricks", "hombre-error-tricks-sum"),
        ("Bo juego 10-0-0", "tricks[Ana]", "field-range"),
        ("Bo juego", "tricks", "field-missing"),
        ("Bo juego 4-4-1 repuesto", "outcome", "hombre-error-both"),
        ("Bo juego codillo", "codillo", "hombre-error-codillo-who"),
        ("Bo juego codillo codillo=Bo", "codillo", "hombre-error-codillo-hombre"),
        ("Bo juego codillo codillo=Eva", "codillo", "field-player-unknown"),
        ("Bo juego sacado codillo=Ana", "codillo", "hombre-error-codillo-without"),
        ("Bo juego 5-2-2 codillo=Ana", "codillo", "hombre-error-codillo-without"),
        ("Bo juego outcome=lost", "outcome", "field-choice"),
        ("Bo 4-4-1", "bid", "field-missing"),
        ("Bo juego 2-5-2 primeras", "tricks", "hombre-error-tricks-sum"),
        ("Bo juego 5-0-0 primeras", "primeras", "tresillo-error-primeras"),
        ("Bo juego 0-4-1 primeras", "primeras", "tresillo-error-primeras"),
        ("Bo juego repuesto primeras", "primeras", "tresillo-error-primeras"),
        ("Bo juego 0-5-0", "tricks", "hombre-error-tricks-sum"),
        ("Bo juego 0-5-0 primeras bola=failed", "primeras", "tresillo-error-primeras-bola"),
        ("Bo juego sacado primeras bola=made", "primeras", "tresillo-error-primeras-bola"),
        ("Bo juego 4-4-1 estuche", "estuche", "tresillo-error-estuche"),
        ("Bo juego codillo codillo=Ana estuche", "estuche", "tresillo-error-estuche"),
        ("Bo juego 0-9-0", "bola", "tresillo-error-nine"),
        ("Bo juego 0-9-0 bola=failed", "bola", "tresillo-error-bola-failed"),
        ("Bo juego 1-8-0 bola=made", "bola", "tresillo-error-bola-made"),
        ("Bo juego 4-4-1 bola=failed", "bola", "tresillo-error-bola-failed"),
        ("Bo juego 2-4-3 bola=failed", "bola", "tresillo-error-bola-failed"),
        ("Bo juego repuesto bola=failed", "bola", "tresillo-error-bola-failed"),
        ("Bo juego repuesto bola=made", "bola", "tresillo-error-bola-made"),
        ("Bo juego 4-4-1 forced", "forced", "field-unknown"),
    ];
    for (hand, field, id) in cases {
        let mut table = after("tresillo", 3, &[]);
        assert_eq!(play(&mut table, &line(hand)), Err((field.to_owned(), id)), "{hand}");
    }
    // Ana deals and sits out.
    let mut four = after("tresillo", 4, &[]);
    let sitter = ("hombre".to_owned(), "field-player-out");
    assert_eq!(play(&mut four, &line("Ana juego sacado")), Err(sitter));
    assert_eq!(play(&mut four, &json!({"result": "forced"})), Err(("result".to_owned(), "field-choice")));
}

#[test]
fn a_phone_sends_who_and_how_it_ended() {
    let played = |inputs: &[(&str, &str)]| play_form(&mut after("tresillo", 3, DEBT), inputs);
    let codillo = Ok(vec![-39, 39, -1]);
    assert_eq!(played(&[("hombre+bid", "Ana+juego"), ("outcome+codillo", "codillo+Bo"), ("bola", "")]), codillo);
    let tricks = |ana, bo, chloé| {
        [("hombre+bid", "Ana+juego"), ("tricks[Ana]", ana), ("tricks[Bo]", bo), ("tricks[Chloé]", chloé)]
    };
    assert_eq!(played(&tricks("3", "5", "")), codillo);
    assert_eq!(played(&tricks("", "5", "1")), codillo);
    assert_eq!(played(&tricks("", " ", "")), Err(("outcome".to_owned(), "field-missing")));
    assert_eq!(played(&tricks("4", "", "")), Err(("tricks".to_owned(), "hombre-error-tricks-each")));
    assert_eq!(played(&tricks("7", "5", "")), Err(("tricks".to_owned(), "hombre-error-tricks-sum")));
    assert_eq!(played(&tricks("x", "5", "")), Err(("tricks[Ana]".to_owned(), "field-count")));
    let primeras = [tricks("5", "0", "").as_slice(), &[("primeras", "true"), ("estuche", "true")]].concat();
    assert_eq!(played(&primeras), Ok(vec![43, -23, -3]));
    let own = [("hombre+bid", "Ana+solo"), ("outcome+codillo", "codillo+Ana")];
    assert_eq!(played(&own), Err(("codillo".to_owned(), "hombre-error-codillo-hombre")));
    assert_eq!(played(&[("result", "passed")]), Ok(vec![0, 0, -1]));
}

#[test]
fn closing_pays_the_debts_and_shares_all_that_lies_there() {
    // Bo owes 21, plato 17, centre 10: 48, 16 each.
    let mut table = after("tresillo", 3, DEBT);
    table.close();
    assert_eq!((table.balances().seats(), pots(&table), debts(&table)), (&[10, -21, 11][..], vec![0, 0], vec![]));
    // Centre 10, plato 7: 17 together, so 6, 6 and 5 from the next dealer Chloé on.
    let mut table = after("tresillo", 3, &["passed", "passed"]);
    table.close();
    assert_eq!((table.balances().seats(), pots(&table)), (&[0, -1, 1][..], vec![0, 0]));
    assert_eq!(play(&mut table, &line("passed")), Err((String::new(), "hand-after-end")));
}

#[test]
fn the_form_is_understood() {
    for before in [&[], PUESTA, DEBT] {
        assert_answers_are_understood(&mut after("tresillo", 3, before));
    }
    assert_answers_are_understood(&mut after("tresillo", 4, &[]));
}

#[test]
fn large_and_many_debts_make_one_look_again() {
    let mut table = after("tresillo", 3, &["Bo juego repuesto"]);
    let mut warned = Vec::new();
    for _ in 0..5 {
        play(&mut table, &line("Bo juego repuesto")).unwrap();
        warned.push(warnings(&table));
    }
    // 21, 39, 58, 78, 99.
    assert_eq!(warned, [vec![], vec![], vec![], vec!["tresillo-odd-debts"], vec!["tresillo-odd-debts"]]);
    play(&mut table, &line("Bo juego repuesto")).unwrap();
    assert_eq!(warnings(&table), ["tresillo-odd-debt", "tresillo-odd-debts"]);
}

#[test]
fn a_debt_of_a_hundred_is_not_yet_large() {
    let mut table = after("tresillo", 3, &["Bo juego repuesto"; 5]);
    // The dealer's chip of this hand makes 100 of 99.
    play(&mut table, &line("passed")).unwrap();
    play(&mut table, &line("Bo juego repuesto")).unwrap();
    assert_eq!(table.debts().last().map(|debt| debt.amount), Some(100));
    assert_eq!(warnings(&table), ["tresillo-odd-debts"]);
}
