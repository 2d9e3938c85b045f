//! Scopa: the values of a primiera that one party can have, the points of every way to share them, and games won at once.

use crate::prelude::*;

const NAMES: [&str; 2] = ["Ana", "Bo"];

/// The rules name the values that one party alone can have.
#[test]
fn a_primiera_has_the_values_that_the_rules_name() {
    for value in 0..=84 {
        let is_possible = matches!(value, 0 | 40 | 42..=79 | 81 | 84);
        let pairs = (0..=84).flat_map(|other| NAMES.map(|settebello| (other, settebello)));
        let some = pairs.into_iter().any(|(other, settebello)| {
            let primiera = json!({"Ana": value, "Bo": other});
            let mut table = open("scopa", &NAMES, &json!({}));
            play(&mut table, &json!({"settebello": settebello, "primiera": primiera})).is_ok()
        });
        assert_eq!(some, is_possible, "{value}");
    }
}

/// Every way to share out carte, denari and primiera, with up to three sweeps.
#[test]
fn every_way_to_share_the_points() {
    let whose = [None, Some("Ana"), Some("Bo")];
    let of = |owner: Option<&str>, name: &str| i64::from(owner == Some(name));
    for carte in whose {
        for denari in whose {
            for primiera in whose {
                for sweeps in 0..=3 {
                    let mut hand = json!({"settebello": "Bo", "scope": {"Ana": sweeps}});
                    for (name, owner) in [("carte", carte), ("denari", denari), ("primiera", primiera)] {
                        if let Some(owner) = owner {
                            hand[name] = owner.into();
                        }
                    }
                    let [ana, bo] = NAMES.map(|name| of(carte, name) + of(denari, name) + of(primiera, name));
                    let mut table = open("scopa", &NAMES, &json!({}));
                    assert_eq!(play(&mut table, &hand), Ok(vec![ana + sweeps, bo + 1]), "{hand}");
                }
            }
        }
    }
}

/// All coins win the present game, and the next one begins at nothing.
#[test]
fn all_coins_win_a_game_of_several() {
    let mut table = open("scopa", &NAMES, &json!({"cappotto": true, "games": 2}));
    let behind = json!({"carte": "Bo", "denari": {"Ana": 10}, "settebello": "Ana"});
    play(&mut table, &json!({"settebello": "Bo", "carte": "Bo", "scope": {"Bo": 8}})).unwrap();
    play(&mut table, &behind).unwrap();
    let carried = json!({"games": {"Ana": 1, "Bo": 0}, "game": {"Ana": "0", "Bo": "0"}});
    assert!(table.position().carried().unwrap().is_equivalent(&node(&carried)));
    play(&mut table, &behind).unwrap();
    assert_eq!(winners(&table), ["Ana"]);
}
