//! The part of each player in a hand, as statistics count it: the table in the specification of clubs, case by case.

use serde_json::{Value, json};
use tanto::games::fields::Source;
use tanto::games::part::{Kinds, Part};
use tanto::session::Session;

use crate::cases::good;
use crate::positions::at_every_hand;
use crate::table::node;

fn session(game: &str, players: &[&str], rules: &Value, hands: &Value) -> Session {
    let document = json!({"format": "tanto/1", "game": game, "players": players, "rules": rules, "hands": hands});
    Session::read(node(&document)).unwrap()
}

/// The parts in a hand: "garde made: Ana taker, Bo defender" if all share a contract and its outcome, otherwise
/// "Ana player - letter, Bo player - -". A value that does not apply is `-`.
fn line(names: &[&str], mut parts: Vec<Part>) -> String {
    parts.sort_by_key(|part| part.seat);
    let or_none = |text: &'static str| if text.is_empty() { "-" } else { text };
    let kind = |part: &Part| format!("{} {}", or_none(part.contract), or_none(part.outcome));
    let player = |part: &Part| format!("{} {}", names[part.seat.index()], part.role);
    let Some(first) = parts.first() else { return "-".to_owned() };
    if parts.iter().all(|part| kind(part) == kind(first)) {
        let players: Vec<String> = parts.iter().map(player).collect();
        return format!("{}: {}", kind(first), players.join(", "));
    }
    let players: Vec<String> = parts.iter().map(|part| format!("{} {}", player(part), kind(part))).collect();
    players.join(", ")
}

#[test]
fn every_hand_has_the_parts_that_the_sheet_says() {
    for table in include_str!("sheets/parts.txt").split("\n\n") {
        let (opened, hands) = table.split_once('\n').unwrap();
        let (game, opened) = opened.trim_start_matches("# ").split_once(": ").unwrap();
        let (names, rules) = opened.split_at(opened.find(" {").unwrap_or(opened.len()));
        let names: Vec<&str> = names.split(", ").collect();
        let rules = if rules.is_empty() { json!({}) } else { serde_json::from_str(rules).unwrap() };
        let (expected, hands): (Vec<&str>, Vec<&str>) = hands.lines().partition(|line| line.starts_with(' '));
        let hands: Vec<Value> = hands.into_iter().map(|hand| serde_json::from_str(hand).unwrap()).collect();
        let mut found = Vec::new();
        at_every_hand(&session(game, &names, &rules, &json!(hands)), |play, at, hand| {
            found.push(line(&names, play.parts(at, hand, Source::Document).unwrap()));
        });
        assert_eq!(found, expected.iter().map(|line| line.trim()).collect::<Vec<_>>(), "{table}");
    }
}

#[test]
fn bouts_poignees_and_petits_are_counted_for_the_taker() {
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
        let session = session("tarot", &["Ana", "Bo", "Chloé", "Dag"], &json!({}), &json!([hand]));
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
fn written_debts_are_counted_for_the_hombre() {
    // Bo pays the first puesta of 10 into the plato, which holds 6. Ana then writes the plato's 17 and 4 more: 21. Chloé writes
    // the plato's 18 and the highest debt: 39. A hand that is won writes no debt.
    let lost = |hombre: &str| json!({"hombre": hombre, "bid": "juego", "outcome": "repuesto"});
    let won = json!({"hombre": "Ana", "bid": "juego", "outcome": "sacado"});
    let hands = json!([lost("Bo"), lost("Ana"), lost("Chloé"), won]);
    let session = session("tresillo", &["Ana", "Bo", "Chloé"], &json!({}), &hands);
    let mut written = Vec::new();
    at_every_hand(&session, |play, at, hand| {
        for part in play.parts(at, hand, Source::Document).unwrap() {
            assert_eq!(part.counts.is_empty(), part.role == "opponent");
            written.extend(part.counts.iter().map(|(_, count)| *count));
        }
    });
    assert_eq!(written, [0, 0, 1, 21, 1, 39, 0, 0]);
}

/// The roles, contracts and outcomes of a game, and whether all players in a hand share one outcome.
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

/// Whether the game has a label for every value of a part.
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
fn every_active_player_has_one_part() {
    for (name, document) in good() {
        let session = Session::read(node(&document)).unwrap();
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
