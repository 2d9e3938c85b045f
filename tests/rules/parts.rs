//! What a hand was for each player, as statistics count it: the table in the specification of clubs, case by case.

use serde_json::{Value, json};
use tanto::games::fields::Source;
use tanto::games::node::Node;
use tanto::games::part::{Kinds, Part};
use tanto::session::Session;

use crate::cases::good;
use crate::positions::at_every_hand;

/// The parts in a session's last hand, in seating order: "Ana taker garde made", `-` for what does not apply.
fn last(document: &Value) -> Vec<String> {
    let session = Session::read(Node::from_json(&document.to_string()).unwrap()).ok().unwrap();
    let mut parts = Vec::new();
    at_every_hand(&session, |play, at, hand| parts = play.parts(at, hand, Source::Document).unwrap());
    parts.sort_by_key(|part| part.seat);
    let or_none = |text: &'static str| if text.is_empty() { "-" } else { text };
    let line = |part: &Part| {
        let name = session.opening.players[usize::from(part.seat.0)].as_str();
        format!("{name} {} {} {}", part.role, or_none(part.contract), or_none(part.outcome))
    };
    parts.iter().map(line).collect()
}

fn session(game: &str, players: usize, rules: &Value, hands: &Value) -> Value {
    let players = &["Ana", "Bo", "Chloé", "Dag", "Eve", "Finn"][..players];
    json!({"format": "tanto/1", "game": game, "players": players, "rules": rules, "hands": hands})
}

type Case<'a> = (&'a str, usize, Value, &'a [&'a str]);

/// What the one hand of each table is for its players.
fn check(cases: &[Case]) {
    for (game, players, hand, expected) in cases {
        assert_eq!(last(&session(game, *players, &json!({}), &json!([hand]))), *expected, "{game}: {hand}");
    }
}

#[test]
fn parts_with_a_taker_or_a_soloist() {
    check(&[
        (
            "tarot",
            4,
            json!({"taker": "Bo", "bid": "garde", "bouts": 2, "points": "49"}),
            &["Ana defender garde made", "Bo taker garde made", "Chloé defender garde made", "Dag defender garde made"],
        ),
        (
            "tarot",
            3,
            json!({"taker": "Ana", "bid": "garde_contre", "bouts": 0, "points": "55.5"}),
            &["Ana taker garde_contre lost", "Bo defender garde_contre lost", "Chloé defender garde_contre lost"],
        ),
        (
            "tarot",
            5,
            json!({"taker": "Ana", "partner": "Dag", "bid": "petite", "bouts": 3, "points": "36"}),
            &[
                "Ana taker petite made",
                "Bo defender petite made",
                "Chloé defender petite made",
                "Dag partner petite made",
                "Eve defender petite made",
            ],
        ),
        // He called himself, so there is no partner.
        (
            "tarot",
            5,
            json!({"taker": "Ana", "partner": "Ana", "bid": "garde_sans", "bouts": 1, "points": "50.5"}),
            &[
                "Ana taker garde_sans lost",
                "Bo defender garde_sans lost",
                "Chloé defender garde_sans lost",
                "Dag defender garde_sans lost",
                "Eve defender garde_sans lost",
            ],
        ),
        // Of six the dealer sits out.
        (
            "tarot",
            6,
            json!({"taker": "Bo", "partner": "Finn", "bid": "petite", "bouts": 3, "points": "36"}),
            &[
                "Bo taker petite made",
                "Chloé defender petite made",
                "Dag defender petite made",
                "Eve defender petite made",
                "Finn partner petite made",
            ],
        ),
        ("tarot", 4, json!({"result": "passed"}), &[]),
        ("tarot", 4, json!({"result": "petit_sec"}), &[]),
        (
            "solo_whist",
            4,
            json!({"bid": "prop_cop", "soloist": "Dag", "partner": "Bo", "tricks": 7}),
            &[
                "Ana opponent prop_cop lost",
                "Bo partner prop_cop lost",
                "Chloé opponent prop_cop lost",
                "Dag soloist prop_cop lost",
            ],
        ),
        (
            "solo_whist",
            4,
            json!({"bid": "misere", "soloist": "Ana", "tricks": 0}),
            &[
                "Ana soloist misere made",
                "Bo opponent misere made",
                "Chloé opponent misere made",
                "Dag opponent misere made",
            ],
        ),
        ("solo_whist", 4, json!({"result": "passed"}), &[]),
    ]);
}

#[test]
fn parts_with_an_hombre() {
    check(&[
        (
            "tresillo",
            3,
            json!({"hombre": "Bo", "bid": "juego", "tricks": {"Ana": 2, "Bo": 5, "Chloé": 2}}),
            &["Ana opponent juego sacado", "Bo hombre juego sacado", "Chloé opponent juego sacado"],
        ),
        // The dealer sits out: he may pay, but it is no hand of his.
        (
            "tresillo",
            4,
            json!({"hombre": "Bo", "bid": "solo", "outcome": "codillo", "codillo": "Dag"}),
            &["Bo hombre solo codillo", "Chloé opponent solo codillo", "Dag opponent solo codillo"],
        ),
        (
            "tresillo",
            3,
            json!({"hombre": "Ana", "bid": "vuelta", "tricks": {"Ana": 1, "Bo": 4, "Chloé": 4}}),
            &["Ana hombre vuelta repuesto", "Bo opponent vuelta repuesto", "Chloé opponent vuelta repuesto"],
        ),
        ("tresillo", 3, json!({"result": "passed"}), &[]),
        (
            "lombre",
            3,
            json!({"hombre": "Bo", "forced": true, "outcome": "repuesto"}),
            &["Ana opponent forced repuesto", "Bo hombre forced repuesto", "Chloé opponent forced repuesto"],
        ),
        (
            "lombre",
            4,
            json!({"hombre": "Dag", "outcome": "codillo", "codillo": "Bo"}),
            &["Bo opponent - codillo", "Chloé opponent - codillo", "Dag hombre - codillo"],
        ),
        (
            "lombre",
            3,
            json!({"hombre": "Ana", "outcome": "sacado"}),
            &["Ana hombre - sacado", "Bo opponent - sacado", "Chloé opponent - sacado"],
        ),
    ]);
}

#[test]
fn parts_of_hands_in_which_everybody_plays_for_himself() {
    let lost = |loser: &str| json!({"loser": loser});
    let cases: [(&str, usize, Value, Value, &[&str]); 10] = [
        ("burro", 3, json!({}), json!([lost("Bo")]), &["Ana player - -", "Bo player - letter", "Chloé player - -"]),
        // The letter that completes the word is one like any other.
        (
            "burro",
            3,
            json!({"word": "ABC"}),
            json!([lost("Chloé"), lost("Chloé"), lost("Chloé")]),
            &["Ana player - -", "Bo player - -", "Chloé player - letter"],
        ),
        // In a play-off among two, the third sits out.
        (
            "burro",
            3,
            json!({"word": "ABC"}),
            json!([lost("Chloé"), lost("Chloé"), lost("Chloé"), lost("Bo")]),
            &["Ana player - -", "Bo player - out"],
        ),
        (
            "vriddiot",
            3,
            json!({}),
            json!([{"loser": "Chloé", "finish": ["Bo", "Ana"]}]),
            &["Ana player - -", "Bo player - -", "Chloé player - idiot"],
        ),
        ("vidrasso", 2, json!({}), json!([{"points": {"Ana": 100}}]), &["Ana player - -", "Bo player - -"]),
        (
            "casita_robada",
            3,
            json!({}),
            json!([{"cards": {"Ana": 40, "Bo": 0, "Chloé": 0}}]),
            &["Ana player - -", "Bo player - -", "Chloé player - -"],
        ),
        // Who is not named has scored nothing, but played.
        (
            "free",
            3,
            json!({}),
            json!([{"scores": {"Ana": "2.5"}}]),
            &["Ana player - -", "Bo player - -", "Chloé player - -"],
        ),
        (
            "bassadewitz",
            4,
            json!({}),
            json!([{"all_tricks": "Dag"}]),
            &["Ana player - -", "Bo player - -", "Chloé player - -", "Dag player - all_tricks"],
        ),
        (
            "bassadewitz",
            4,
            json!({"scoring": "chips"}),
            json!([{"all_tricks": "Ana", "points": {"Ana": 120, "Bo": 0, "Chloé": 0, "Dag": 0}}]),
            &["Ana player - all_tricks", "Bo player - -", "Chloé player - -", "Dag player - -"],
        ),
        // All the points are not yet all the tricks.
        (
            "bassadewitz",
            4,
            json!({}),
            json!([{"points": {"Ana": 120, "Bo": 0, "Chloé": 0, "Dag": 0}}]),
            &["Ana player - -", "Bo player - -", "Chloé player - -", "Dag player - -"],
        ),
    ];
    for (game, players, rules, hands, expected) in cases {
        assert_eq!(last(&session(game, players, &rules, &hands)), expected, "{game}: {hands}");
    }
}

#[test]
fn what_a_taker_held_and_showed() {
    let cases: [(Value, [i64; 4]); 6] = [
        (json!({}), [2, 0, 0, 0]),
        (json!({"petit_au_bout": "attack"}), [2, 0, 1, 0]),
        (json!({"petit_au_bout": "defence", "bouts": 1}), [1, 0, 0, 1]),
        (json!({"poignees": [{"size": "single", "player": "Ana"}]}), [2, 1, 0, 0]),
        (json!({"poignees": [{"size": "single", "player": "Bo"}]}), [2, 0, 0, 0]),
        (json!({"poignees": [{"size": "single"}, {"size": "single", "player": "Ana"}]}), [2, 2, 0, 0]),
    ];
    for (more, [bouts, poignees, won, lost]) in cases {
        let mut hand = json!({"taker": "Ana", "bid": "garde", "bouts": 2, "points": "49"});
        hand.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
        let document = session("tarot", 4, &json!({}), &json!([hand]));
        let session = Session::read(Node::from_json(&document.to_string()).unwrap()).ok().unwrap();
        at_every_hand(&session, |play, at, hand| {
            for part in play.parts(at, hand, Source::Document).unwrap() {
                let counts = [("bouts", bouts), ("poignees", poignees), ("petit_won", won), ("petit_lost", lost)];
                let expected = if part.role == "taker" { counts.to_vec() } else { Vec::new() };
                assert_eq!(part.counts, expected, "{more}");
            }
        });
    }
}

#[test]
fn which_debts_of_a_hombre_were_written() {
    // Bo pays the first puesta of 10 into the plato, which holds 6. Then it holds 17, and 4 more are in play; then 18 and the
    // highest debt. A game that is won leaves none.
    let lost = |hombre: &str| json!({"hombre": hombre, "bid": "juego", "outcome": "repuesto"});
    let won = json!({"hombre": "Ana", "bid": "juego", "outcome": "sacado"});
    let hands = json!([lost("Bo"), lost("Ana"), lost("Chloé"), won]);
    let document = session("tresillo", 3, &json!({}), &hands);
    let session = Session::read(Node::from_json(&document.to_string()).unwrap()).ok().unwrap();
    let mut written = Vec::new();
    at_every_hand(&session, |play, at, hand| {
        for part in play.parts(at, hand, Source::Document).unwrap() {
            assert_eq!(part.counts.is_empty(), part.role == "opponent");
            written.extend(part.counts.iter().map(|(_, count)| *count));
        }
    });
    assert_eq!(written, [0, 0, 1, 21, 1, 39, 0, 0]);
}

/// The roles, contracts and outcomes of a game, and whether a hand has one outcome for all.
fn vocabulary(game: &str) -> (&'static [&'static str], &'static [&'static str], &'static [&'static str], bool) {
    const CALLS: &[&str] = &["prop_cop", "solo", "misere", "abondance", "royal_abondance", "open_misere", "slam"];
    const ENDS: &[&str] = &["sacado", "repuesto", "codillo"];
    let (made, own) = (&["made", "lost"][..], &["player"][..]);
    match game {
        "tarot" => (&["taker", "partner", "defender"], &["petite", "garde", "garde_sans", "garde_contre"], made, true),
        "solo_whist" => (&["soloist", "partner", "opponent"], CALLS, made, true),
        "tresillo" => (&["hombre", "opponent"], &["juego", "vuelta", "solo"], ENDS, true),
        "lombre" => (&["hombre", "opponent"], &["forced", ""], ENDS, true),
        "burro" => (own, &[""], &["letter", "out", ""], false),
        "vriddiot" => (own, &[""], &["idiot", ""], false),
        "bassadewitz" => (own, &[""], &["all_tricks", ""], false),
        _ => (own, &[""], &[""], false),
    }
}

/// Whether the game says how people call all that a part is told apart by.
fn is_labelled(game: &str, part: &Part) -> bool {
    let kinds = &tanto::games::find(game).unwrap().facts().kinds;
    let has = |of, name| Kinds::label(of, name).is_some();
    let is_counted = part.counts.iter().all(|(name, _)| has(kinds.counts, name));
    let is_kind = match &kinds.contracts {
        Some(contracts) => {
            has(contracts.roles, part.role)
                && has(contracts.names, part.contract)
                && has(contracts.outcomes, part.outcome)
        }
        None => part.outcome.is_empty() || has(kinds.outcomes, part.outcome),
    };
    is_counted && is_kind
}

#[test]
fn everybody_active_has_one_part_and_nobody_else() {
    for (name, document) in good() {
        let session = Session::read(Node::from_json(&document.to_string()).unwrap()).ok().unwrap();
        let (roles, contracts, outcomes, shared) = vocabulary(document["game"].as_str().unwrap());
        at_every_hand(&session, |play, at, hand| {
            let parts = play.parts(at, hand, Source::Document).unwrap();
            let played = hand.get("result").is_none_or(|result| result.as_text() == Some("played"));
            let expected = if played { &*at.deal.active } else { &[][..] };
            assert_eq!(parts.iter().map(|part| part.seat).collect::<Vec<_>>(), expected, "{name}: {hand:?}");
            for part in &parts {
                let known = roles.contains(&part.role)
                    && contracts.contains(&part.contract)
                    && outcomes.contains(&part.outcome);
                assert!(known, "{name}: {part:?}");
                assert!(is_labelled(document["game"].as_str().unwrap(), part), "{name}: {part:?} has no label");
            }
            let alike = parts.windows(2).all(|two| two[0].outcome == two[1].outcome);
            assert!(!shared || alike, "{name}: {parts:?}");
            let leads = parts.iter().filter(|part| part.role == roles[0]).count();
            assert!(!shared || leads == usize::from(played), "{name}: {parts:?}");
        });
    }
}
