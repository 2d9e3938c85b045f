//! L'ombre: impossible hands, hands entered on a phone, and stakes that double.

mod paper;

use serde_json::json;

use crate::hombre::{after, assert_answers_are_understood, assert_zero_sum, line, pots};
use crate::table::{play, play_form, warnings};

/// Bo is forced and ends the first hand repuesto. The stakes hold `(15 + 3 passes) × 2 = 36`.
const STAKES: &[&str] = &["Bo 4-4-1 forced"];

#[test]
fn impossible_hands_are_refused() {
    let cases = [
        ("Bo 4-4-2", "tricks", "hombre-error-tricks-sum"),
        ("Bo 4-4", "tricks", "hombre-error-tricks-each"),
        ("Bo", "tricks", "field-missing"),
        ("Bo 4-4-1 repuesto", "outcome", "hombre-error-both"),
        ("Bo codillo", "codillo", "hombre-error-codillo-who"),
        ("Bo codillo codillo=Bo", "codillo", "hombre-error-codillo-hombre"),
        ("Bo repuesto codillo=Ana", "codillo", "hombre-error-codillo-without"),
        ("Bo 4-4-1 result=passed", "result", "field-choice"),
        ("Chloé 4-4-1 forced", "forced", "lombre-error-forced"),
        ("Bo 4-4-1 exchanged=0-10-0", "exchanged[Bo]", "field-range"),
        ("Bo 4-4-1 exchanged=5-5-4", "exchanged", "lombre-error-exchanged"),
        ("Bo 4-4-1 exchanged=0-1-0 no_exchange", "no_exchange", "lombre-error-no-exchange"),
        ("Bo 4-4-1 first_five=Ana", "first_five", "lombre-error-first-five-tricks"),
        ("Bo 4-4-1 first_five=Chloé", "first_five", "lombre-error-first-five-tricks"),
        ("Bo repuesto first_five=Bo", "first_five", "lombre-error-first-five-sacado"),
        ("Bo sacado first_five=Ana", "first_five", "lombre-error-first-five-codillo"),
        ("Bo codillo codillo=Chloé first_five=Ana", "first_five", "lombre-error-first-five-codillo"),
        ("Bo 0-9-0 voll=made", "voll", "lombre-error-voll-alone"),
        ("Bo 1-8-0 first_five=Bo voll=made", "voll", "lombre-error-voll-made"),
        ("Bo 0-9-0 first_five=Bo voll=failed", "voll", "lombre-error-voll-failed"),
        ("Bo 2-5-2 matadors=1", "matadors", "lombre-error-matadors"),
        ("Bo 2-5-2 matadors=2", "matadors", "lombre-error-matadors"),
        ("Bo 2-5-2 matadors=10", "matadors", "field-range"),
    ];
    for (hand, field, id) in cases {
        let mut table = after("lombre", 3, &[]);
        assert_eq!(play(&mut table, &line(hand)), Err((field.to_owned(), id)), "{hand}");
    }
    // Ana deals and sits out, so they cannot exchange cards either.
    let mut four = after("lombre", 4, &[]);
    let sitter = ("exchanged[Ana]".to_owned(), "field-player-out");
    assert_eq!(play(&mut four, &line("Bo sacado exchanged=1-0-0")), Err(sitter));
}

#[test]
fn a_form_can_send_the_hombre_and_the_outcome() {
    let played = |inputs: &[(&str, &str)]| play_form(&mut after("lombre", 3, &[]), inputs);
    let exchanged = [("exchanged[Ana]", "1"), ("exchanged[Bo]", "3"), ("exchanged[Chloé]", "2")];
    let sacado = [("hombre", "Bo"), ("outcome+codillo", "sacado"), ("first_five", ""), ("voll", ""), ("matadors", "")];
    assert_eq!(played(&[&sacado[..], &exchanged].concat()), Ok(vec![-7, 15, -8]));
    let codillo = [("hombre", "Bo"), ("outcome+codillo", "codillo+Chloé")];
    assert_eq!(played(&codillo), Ok(vec![-5, -20, 25]));
    // When all have passed, no hombre is entered: it is the eldest.
    let forced = [("forced", "true"), ("tricks[Ana]", "2"), ("tricks[Bo]", "5")];
    assert_eq!(played(&forced), Ok(vec![-7, 14, -7]));
    assert_eq!(played(&[("hombre", "Ana"), ("forced", "true"), ("outcome+codillo", "sacado")]), {
        Err(("forced".to_owned(), "lombre-error-forced"))
    });
    assert_eq!(played(&[("outcome+codillo", "sacado")]), Err(("hombre".to_owned(), "field-missing")));
}

#[test]
fn the_form_is_understood() {
    for before in [&[], STAKES] {
        assert_answers_are_understood(&mut after("lombre", 3, before));
    }
    assert_answers_are_understood(&mut after("lombre", 4, &[]));
}

#[test]
fn stakes_double_until_they_are_refused() {
    let mut table = after("lombre", 3, &[]);
    let repuesto = json!({"hombre": "Ana", "outcome": "repuesto"});
    let mut fitted = 0;
    let refused = loop {
        match play(&mut table, &repuesto) {
            Ok(_) => fitted += 1,
            Err(refused) => break refused,
        }
        assert_eq!(!warnings(&table).is_empty(), pots(&table)[0] > 200, "{:?}", pots(&table));
        assert_zero_sum(&table);
    };
    assert_eq!(refused, (String::new(), "hand-too-large"));
    assert!(fitted > 30, "{fitted}");
    // The table goes on, and the stakes can still be won.
    play(&mut table, &json!({"hombre": "Ana", "outcome": "sacado"})).unwrap();
    assert_eq!(pots(&table), [0]);
    assert_zero_sum(&table);
}
