//! L'ombre: hands entered on a phone, and stakes that double.

mod paper;

use crate::hombre::{after, assert_zero_sum, pots};
use crate::prelude::*;

#[test]
fn a_form_can_send_the_hombre_and_the_outcome() {
    let exchanged = "exchanged[Ana]=1&exchanged[Bo]=3&exchanged[Chloé]=2";
    let cases = [
        (&*format!("hombre=Bo&outcome+codillo=sacado&first_five=&voll=&matadors=&{exchanged}"), "-7 15 -8"),
        ("hombre=Bo&outcome+codillo=codillo+Chloé", "-5 -20 25"),
        // When all have passed, no hombre is entered: it is the eldest.
        ("forced=true&tricks[Ana]=2&tricks[Bo]=5", "-7 14 -7"),
        ("hombre=Ana&forced=true&outcome+codillo=sacado", "forced: lombre-error-forced"),
        ("outcome+codillo=sacado", "hombre: field-missing"),
    ];
    for (inputs, expected) in cases {
        assert_eq!(outcome(play_form(&mut after("lombre", 3, &[]), inputs)), expected, "{inputs}");
    }
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
