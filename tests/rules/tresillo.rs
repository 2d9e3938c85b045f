//! Tresillo: impossible hands, hands entered on a phone, and how a table closes.

mod paper;

use serde_json::json;

use crate::hombre::{after, assert_answers_are_understood, debts, line, pots};
use crate::table::{play, play_form, warnings};

/// Bo plays 4-4-1 in the first hand and pays 10 into the plato, which then holds 16 with a puesta.
const PUESTA: &[&str] = &["Bo juego 4-4-1"];
/// Bo loses again, and `17 + 4 = 21` is written as a debt.
const DEBT: &[&str] = &["Bo juego 4-4-1", "Bo juego 3-3-3"];

#[test]
fn impossible_hands_are_refused() {
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
fn a_form_can_send_the_hombre_and_the_outcome() {
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

#[test]
fn the_form_is_understood() {
    for before in [&[], PUESTA, DEBT] {
        assert_answers_are_understood(&mut after("tresillo", 3, before));
    }
    assert_answers_are_understood(&mut after("tresillo", 4, &[]));
}

#[test]
fn large_and_many_debts_give_warnings() {
    let (many, large) = (&["tresillo-odd-debts"][..], &["tresillo-odd-debt", "tresillo-odd-debts"][..]);
    let amounts = [(21, &[][..]), (39, &[]), (58, &[]), (78, many), (99, many), (121, large)];
    let cases = (1..).zip(amounts).map(|(lost, (amount, warned))| (vec!["Bo juego repuesto"; lost], amount, warned));
    // The dealer's chip for the passed hand makes 100 of 99.
    let passed = [&["Bo juego repuesto"; 5][..], &["passed"]].concat();
    for (before, amount, warned) in cases.chain([(passed, 100, many)]) {
        let mut table = after("tresillo", 3, &before);
        play(&mut table, &line("Bo juego repuesto")).unwrap();
        assert_eq!(table.debts().last().map(|debt| debt.amount), Some(amount));
        assert_eq!(warnings(&table), warned, "{amount}");
    }
}
