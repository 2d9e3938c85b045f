//! Vriddiot: one loss per hand, and an order of going out that is complete or missing.

use tanto::games::Field;
use tanto::games::draft::place_in;

use crate::prelude::*;

const NAMES: [&str; 11] = ["Ana", "Bo", "Chloé", "Dag", "Eli", "Finn", "Gro", "Hans", "Ida", "Jon", "Kari"];

#[test]
fn every_loser_gets_one_loss() {
    for players in 2..=NAMES.len() {
        let names = &NAMES[..players];
        let mut table = open("vriddiot", names, &json!({}));
        for (at, loser) in names.iter().enumerate() {
            let mut one = vec![0; players];
            one[at] = 1;
            assert_eq!(play(&mut table, &json!({"loser": loser})), Ok(one));
        }
        assert_eq!(table.balances().seats(), vec![1; players]);
        assert_eq!(winners(&table), [""; 0]);
    }
}

#[test]
fn the_form_knows_who_went_out_last() {
    let (order, loss) = ("out in this order: Ana, Dag, Chloé", "Bo is left with the cards: 1 loss now");
    let refused = Err(("finish".to_owned(), "vriddiot-error-finish"));
    let cases = [
        ("loser=p2&place[p1]=1&place[p3]=3&place[p4]=2", Ok(vec![order, loss])),
        ("loser=p2&place[p4]= 2 &place[p1]=1", Ok(vec![order, loss])),
        ("loser=p2&place[p1]=&place[p4]=", Ok(vec![loss])),
        ("loser=p2&place[p1]=1&place[p3]=2&place[p4]=2", refused.clone()),
        ("loser=p2&place[p1]=1&place[p3]=last&place[p4]=2", refused.clone()),
        ("loser=p2&place[p1]=1&place[p2]=2&place[p4]=3", refused),
    ];
    for (inputs, expected) in cases {
        let mut table = open("vriddiot", &NAMES[..4], &json!({}));
        let played = play_form(&mut table, inputs).map(|deltas| assert_eq!(deltas, [0, 1, 0, 0]));
        let explained = played.map(|()| why(&table));
        assert_eq!(explained, expected.map(|lines| lines.into_iter().map(str::to_owned).collect()), "{inputs}");
    }
}

#[test]
fn the_order_of_a_form_is_kept_as_a_list() {
    let table = open("vriddiot", &NAMES[..4], &json!({}));
    let inputs = form("loser=p2&place[p1]=1&place[p4]=2");
    let document = table.position().canonical(&inputs, Source::Form).unwrap();
    let written = r#"{"loser": "p2", "finish": ["p1", "p4", "p3"]}"#;
    assert_eq!(document, Node::from_json(written).unwrap());
    assert_eq!(place_in(&document, "finish", "p4").as_deref(), Some("2"));
}

#[test]
fn losses_are_counted_on_the_tiles() {
    let mut table = open("vriddiot", &NAMES[..3], &json!({}));
    play(&mut table, &json!({"loser": "Bo"})).unwrap();
    let Some(Field::Choice { options, name, .. }) = table.position().quick_form(&table.deal()) else {
        panic!("no tiles")
    };
    let losses: Vec<_> =
        options.iter().map(|tile| (tile.value.as_str(), tile.hint.as_ref().unwrap().args[0].clone())).collect();
    let count = |losses| ("losses", Arg::Count(losses));
    assert_eq!((name.as_str(), losses), ("loser", vec![("p1", count(0)), ("p2", count(1)), ("p3", count(0))]));
}
