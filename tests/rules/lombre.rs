//! L'ombre: stakes that double.

mod paper;

use crate::hombre::{after, assert_zero_sum, pots};
use crate::prelude::*;

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
