//! Tests of all games: an invalid hand is refused with its number, and no input makes a game panic.

use std::sync::LazyLock;

use proptest::sample::Index;
use tanto::games::GAMES;
use tanto::session::ScoredHand;

use crate::prelude::*;

/// A placeholder in a tree for raw JSON.
const GAP: &str = "@gap@";

/// JSON that no field of any game accepts.
const REFUSED: [&str; 11] = [
    "null",
    "1.5",
    "1.0",
    "1e5",
    "12345678901234567890123456789",
    r#""12345678901234567890123456789""#,
    r#""1_000""#,
    r#""1e5""#,
    r#""a\u0000b""#,
    r#"{"\u0000": 1}"#,
    "[[]]",
];

/// Every case that has a result, as a tree.
static DOCUMENTS: LazyLock<Vec<(String, DocumentValue)>> =
    LazyLock::new(|| good().into_iter().map(|(name, document)| (name, node(&document))).collect());

#[test]
fn every_game_has_a_case() {
    for game in GAMES {
        let id = game.info().id;
        assert!(DOCUMENTS.iter().any(|(_, tree)| tree.get("game") == Some(&id.into())), "no case of {id}");
    }
}

/// The number of nodes in a tree, including the root.
fn places(node: &DocumentValue) -> usize {
    1 + match node {
        DocumentValue::List(items) => items.iter().map(places).sum(),
        DocumentValue::Map(fields) => fields.iter().map(|(_, inner)| places(inner)).sum(),
        _ => 0,
    }
}

/// Whether the node at a place is a note, which may be any text.
fn is_note(node: &DocumentValue, place: usize) -> bool {
    let mut start = 1;
    match node {
        DocumentValue::List(items) => items.iter().any(|inner| {
            let at = place.checked_sub(start);
            start += places(inner);
            at.is_some_and(|at| is_note(inner, at))
        }),
        DocumentValue::Map(fields) => fields.iter().any(|(name, inner)| {
            let at = place.checked_sub(start);
            start += places(inner);
            at.is_some_and(|at| at == 0 && name == "note" || is_note(inner, at))
        }),
        _ => false,
    }
}

/// Changes the node at a place, counted in pre-order.
fn at(node: &mut DocumentValue, place: &mut usize, change: &mut dyn FnMut(&mut DocumentValue)) {
    if *place == 0 {
        change(node);
    }
    *place = place.wrapping_sub(1);
    match node {
        DocumentValue::List(items) => items.iter_mut().for_each(|inner| at(inner, place, change)),
        DocumentValue::Map(fields) => fields.iter_mut().for_each(|(_, inner)| at(inner, place, change)),
        _ => {}
    }
}

fn changed(node: &DocumentValue, mut place: usize, mut change: impl FnMut(&mut DocumentValue)) -> DocumentValue {
    let mut changed = node.clone();
    at(&mut changed, &mut place, &mut change);
    changed
}

/// A document as JSON, with raw JSON in the gap.
fn json(document: &DocumentValue, raw: &str) -> String {
    serde_json::to_string(document).unwrap().replace(&format!("\"{GAP}\""), raw)
}

/// The number of the wrong hand in a document; `None` if all are valid.
fn wrong(text: &str) -> Option<u32> {
    let session = match Session::read(DocumentValue::from_json(text).unwrap()) {
        Ok(session) => session,
        Err(wrong) => return Some(wrong.hand),
    };
    match session.replay() {
        Ok(replay) => replay.stopped().map(|wrong| wrong.hand),
        Err(wrong) => Some(wrong.hand),
    }
}

/// The document, its fields, and the places in its rules and hands, each with the number under which it is refused.
fn numbered_places(document: &DocumentValue) -> Vec<(usize, u32)> {
    let DocumentValue::Map(fields) = document else { return Vec::new() };
    let (mut found, mut field_start) = (vec![(0, 0)], 1);
    for (name, node) in fields {
        match (name.as_str(), node) {
            ("rules", rules) => found.extend((field_start..).take(places(rules)).map(|place| (place, 0))),
            ("hands", DocumentValue::List(hands)) => {
                let mut start = field_start + 1;
                for (number, hand) in (1..).zip(hands) {
                    found.extend((start..).take(places(hand)).map(|place| (place, number)));
                    start += places(hand);
                }
            }
            _ => found.push((field_start, 0)),
        }
        field_start += places(node);
    }
    found
}

#[test]
fn values_no_field_accepts_are_refused_everywhere() {
    for (name, document) in DOCUMENTS.iter() {
        for (place, number) in numbered_places(document) {
            let gap = changed(document, place, |node| *node = GAP.into());
            for raw in REFUSED {
                let is_fine = is_note(document, place) && raw.starts_with('"') && !raw.contains('\\');
                let text = json(&gap, raw);
                assert_eq!(wrong(&text), Some(number).filter(|_| !is_fine), "{name}: {text}");
            }
        }
    }
}

#[test]
fn unknown_and_repeated_fields_are_refused_in_every_map() {
    for (name, document) in DOCUMENTS.iter() {
        for (place, number) in numbered_places(document) {
            let mut fields = Vec::new();
            changed(document, place, |node| {
                if let DocumentValue::Map(inner) = node {
                    fields = [inner.as_slice(), &[("unknown".into(), DocumentValue::Integer(1))]].concat();
                }
            });
            for field in &fields {
                let more = changed(document, place, |node| {
                    if let DocumentValue::Map(inner) = node {
                        inner.push(field.clone());
                    }
                });
                let text = json(&more, "");
                assert_eq!(wrong(&text), Some(number), "{name}: {text}");
            }
        }
    }
}

#[test]
fn a_refused_hand_leaves_the_table_as_it_was() {
    for (name, document) in DOCUMENTS.iter() {
        let session = Session::read(document.clone()).unwrap();
        let (mut plain, mut tried) = (begin(&session.opening).unwrap(), begin(&session.opening).unwrap());
        for hand in &session.hands {
            for place in (0..places(hand)).filter(|place| !is_note(hand, *place)) {
                let wrong = changed(hand, place, |node| *node = "nobody".into());
                assert!(scored(&mut tried, &wrong).is_err(), "{name}: {wrong:?}");
            }
            let deltas = [&mut plain, &mut tried].map(|table| scored(table, hand).map(ScoredHand::deltas));
            assert_eq!(deltas[0], deltas[1], "{name}");
        }
        assert_same(&plain, &tried);
    }
}

/// JSON of any shape, with words that games know.
fn anything() -> impl Strategy<Value = String> {
    const WORDS: &str = "Ana Bo Chloé Dag taker bid tricks points scores cards hombre loser solo garde played passed adjusted amounts -1 0.5 \
         100000000";
    let words: Vec<&str> = WORDS.split(' ').chain([""]).collect();
    let leaf = prop_oneof![
        prop::sample::select(REFUSED.to_vec()).prop_map(str::to_owned),
        prop::sample::select(words.clone()).prop_map(|word| format!("{word:?}")),
        any::<bool>().prop_map(|flag| flag.to_string()),
        any::<i64>().prop_map(|number| number.to_string()),
        (-9_i64..=150).prop_map(|number| number.to_string()),
    ];
    leaf.prop_recursive(3, 24, 4, move |inner| {
        let field = (prop::sample::select(words.clone()), inner.clone());
        prop_oneof![
            prop::collection::vec(inner, 0..4).prop_map(|items| format!("[{}]", items.join(","))),
            prop::collection::vec(field.prop_map(|(name, value)| format!("{name:?}:{value}")), 0..4)
                .prop_map(|fields| format!("{{{}}}", fields.join(","))),
        ]
    })
}

/// Plays a document as far as possible and renders every message about it.
fn play(text: &str) {
    let Ok(session) = DocumentValue::from_json(text).map_err(drop).and_then(|tree| Session::read(tree).map_err(drop))
    else {
        return;
    };
    let Ok(mut replay) = session.replay() else { return };
    for hand in replay.hands().iter() {
        let held: i64 = hand.after.parties().iter().chain(hand.after.pots().iter().map(|(_, amount)| amount)).sum();
        assert!(!replay.measure().zero_sum || held == 0, "{held} from nowhere: {text}");
    }
    for language in Language::ALL {
        let words = Localizer::new(*language);
        let explained = serde_json::to_string(&result::result(&session, words).unwrap().1).unwrap();
        assert!(!explained.contains("{$"), "{explained}");
        if let Some(wrong) = replay.stopped() {
            let explained = wrong.explained(words);
            assert!(!explained.message.contains("{$"), "{explained:?}");
        }
    }
    let (deal, position) = (replay.deal(), replay.position());
    let _ = (position.hand_form(&deal), position.quick_form(&deal), position.next_deal(&deal));
    replay.close();
    let left = replay.balances().pots().iter().all(|(_, amount)| *amount == 0);
    assert!(left || !replay.measure().zero_sum, "something stays in the pots of {text}");
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(1000))]

    #[test]
    fn no_input_makes_a_game_panic(case: Index, raws in prop::collection::vec((any::<Index>(), anything()), 1..4)) {
        let (_, mut document) = DOCUMENTS[case.index(DOCUMENTS.len())].clone();
        for (at, _) in raws.iter().enumerate() {
            let place = raws[at].0.index(places(&document));
            document = changed(&document, place, |node| *node = format!("{GAP}{at}").as_str().into());
        }
        let mut text = serde_json::to_string(&document).unwrap();
        for (at, (_, raw)) in raws.iter().enumerate() {
            text = text.replace(&format!("\"{GAP}{at}\""), raw);
        }
        play(&text);
    }

    /// Hands that are nearly right: some values are replaced by values from other documents of the same game.
    #[test]
    fn shuffled_values_balance(case: Index, swaps in prop::collection::vec((any::<Index>(), any::<Index>()), 0..6)) {
        let (_, document) = &DOCUMENTS[case.index(DOCUMENTS.len())];
        let game: Vec<_> = DOCUMENTS.iter().filter(|(_, other)| other.get("game") == document.get("game")).collect();
        let mut mixed = document.clone();
        for (to, from) in swaps {
            let (_, donor) = &game[from.index(game.len())];
            let mut taken = None;
            changed(donor, from.index(places(donor)), |node| taken = Some(node.clone()));
            let place = to.index(places(&mixed));
            mixed = changed(&mixed, place, |node| *node = taken.clone().unwrap());
        }
        play(&serde_json::to_string(&mixed).unwrap());
    }
}
