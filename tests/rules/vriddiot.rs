//! Vriddiot: one loss a hand, and an order of going out that is whole or not there.

use serde_json::json;
use tanto::games::draft::{draft, shown};
use tanto::games::fields::Source;
use tanto::games::form::Field;
use tanto::games::node::Node;
use tanto::games::text::Arg;

use crate::table::{open, play, play_form, why, winners};

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
fn an_order_of_going_out_names_everybody_else_once() {
    let cases = [
        (json!(["Ana", "Dag", "Chloé"]), None),
        (json!([]), Some("vriddiot-error-finish")),
        (json!(["Ana", "Dag"]), Some("vriddiot-error-finish")),
        (json!(["Ana", "Dag", "Dag"]), Some("vriddiot-error-finish")),
        (json!(["Ana", "Dag", "Chloé", "Chloé"]), Some("vriddiot-error-finish")),
        (json!(["Ana", "Dag", "Bo"]), Some("vriddiot-error-finish")),
        (json!(["Ana", "Dag", "Eve"]), Some("field-player-unknown")),
        (json!("Ana"), Some("field-list")),
    ];
    for (finish, refused) in cases {
        let mut table = open("vriddiot", &NAMES[..4], &json!({}));
        let played = play(&mut table, &json!({"loser": "Bo", "finish": finish}));
        assert_eq!(played.err(), refused.map(|id| ("finish".to_owned(), id)), "{finish}");
    }
}

#[test]
fn the_form_knows_who_went_out_last() {
    type Told<'a> = (&'a [(&'a str, &'a str)], Option<&'a [&'a str]>);
    let order = ["out in this order: Ana, Dag, Chloé", "Bo is left with the cards: 1 loss now"];
    let cases: &[Told<'_>] = &[
        (&[("loser", "Bo"), ("finish[0]", "Ana"), ("finish[1]", "Dag"), ("finish[2]", "Chloé")], Some(&order)),
        (&[("finish[1]", "Dag"), ("finish[0]", "Ana"), ("loser", "Bo")], Some(&order)),
        (&[("loser", "Bo"), ("place[Ana]", "1"), ("place[Chloé]", "3"), ("place[Dag]", "2")], Some(&order)),
        (&[("loser", "Bo"), ("place[Dag]", " 2 "), ("place[Ana]", "1")], Some(&order)),
        (&[("loser", "Bo"), ("place[Ana]", "1"), ("place[Chloé]", "2"), ("place[Dag]", "2")], None),
        (&[("loser", "Bo"), ("place[Ana]", "1"), ("place[Chloé]", "last"), ("place[Dag]", "2")], None),
        (&[("loser", "Bo"), ("place[Ana]", "1"), ("place[Bo]", "2"), ("place[Dag]", "3")], None),
        (&[("loser", "Bo"), ("finish[0]", ""), ("finish[1]", "")], Some(&order[1..])),
        (&[("loser", "Bo"), ("finish[0]", "Ana")], None),
        (&[("loser", "Bo"), ("finish[1]", "Ana")], None),
        (&[("loser", "Bo"), ("finish[0]", "Ana"), ("finish[1]", "Ana")], None),
        (&[("loser", "Bo"), ("finish[0]", "Ana"), ("finish[1]", "Bo")], None),
    ];
    for (inputs, expected) in cases {
        let mut table = open("vriddiot", &NAMES[..4], &json!({}));
        match (play_form(&mut table, inputs), expected) {
            (Ok(deltas), Some(expected)) => {
                assert_eq!(deltas, [0, 1, 0, 0]);
                assert_eq!(why(&table), *expected, "{inputs:?}");
            }
            (refused, _) => {
                let id = "vriddiot-error-finish";
                assert_eq!((refused, expected), (Err(("finish".to_owned(), id)), &None), "{inputs:?}");
            }
        }
    }
}

#[test]
fn what_a_form_tells_is_kept_as_a_list_and_shown_again() {
    let table = open("vriddiot", &NAMES[..4], &json!({}));
    let inputs = [("loser", "Bo"), ("finish[0]", "Ana"), ("finish[1]", "Dag")];
    let typed: Vec<_> = inputs.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned())).collect();
    let document = table.position().canonical(draft(&typed), Source::Form).unwrap();
    let written = r#"{"loser": "Bo", "finish": ["Ana", "Dag", "Chloé"]}"#;
    assert_eq!(document, Node::from_json(written).unwrap());
    for (name, value) in inputs {
        assert_eq!(shown(&document, name).as_deref(), Some(value), "{name}");
    }
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
    assert_eq!((name.as_str(), losses), ("loser", vec![("Ana", count(0)), ("Bo", count(1)), ("Chloé", count(0))]));
}
