//! The part of each player in a hand, as statistics count it: the table in the specification of clubs, case by case.

use tanto::games::{PlayerRole, RoleLabels};

use crate::positions::at_every_hand;
use crate::prelude::*;

/// The parts in a hand: "garde made: Ana taker, Bo defender" if all share a contract and its outcome, otherwise
/// "Ana player - letter, Bo player - -". A value that does not apply is `-`. Other counts follow the role: "Ana taker 2 bouts".
fn line(names: &[&str], mut parts: Vec<PlayerRole>) -> String {
    parts.sort_by_key(|part| part.seat);
    let or_none = |text: &'static str| if text.is_empty() { "-" } else { text };
    let kind = |part: &PlayerRole| format!("{} {}", or_none(part.contract), or_none(part.outcome));
    let player = |part: &PlayerRole| {
        let counts = part.counts.iter().filter(|(_, count)| *count != 0);
        let counts: Vec<String> = counts.map(|(name, count)| format!(" {count} {name}")).collect();
        format!("{} {}{}", names[part.seat.index()], part.role, counts.concat())
    };
    let Some(first) = parts.first() else { return "-".to_owned() };
    if parts.iter().all(|part| kind(part) == kind(first)) {
        let players: Vec<String> = parts.iter().map(player).collect();
        return format!("{}: {}", kind(first), players.join(", "));
    }
    let players: Vec<String> = parts.iter().map(|part| format!("{} {}", player(part), kind(part))).collect();
    players.join(", ")
}

#[test]
fn every_hand_has_the_parts_on_the_sheet() {
    for table in include_str!("sheets/parts.txt").split("\n\n") {
        let (opened, hands) = table.split_once('\n').unwrap();
        let (game, opened) = opened.trim_start_matches("# ").split_once(": ").unwrap();
        let (names, rules) = opened.split_at(opened.find(" {").unwrap_or(opened.len()));
        let names: Vec<&str> = names.split(", ").collect();
        let rules = if rules.is_empty() { json!({}) } else { serde_json::from_str(rules).unwrap() };
        let (expected, hands): (Vec<&str>, Vec<&str>) = hands.lines().partition(|line| line.starts_with(' '));
        let hands: Vec<Value> = hands.into_iter().map(|hand| serde_json::from_str(hand).unwrap()).collect();
        let document = json!({"format": "tanto/1", "game": game, "players": names, "rules": rules, "hands": hands});
        let session = Session::read(node(&document)).unwrap();
        let mut found = Vec::new();
        at_every_hand(&session, |play, at, hand| {
            found.push(line(&names, play.parts(at, hand, Format::Document).unwrap()));
        });
        assert_eq!(found, expected.iter().map(|line| line.trim()).collect::<Vec<_>>(), "{table}");
    }
}

/// Whether a game has a label for every value of a part.
fn is_labelled(kinds: &RoleLabels, part: &PlayerRole) -> bool {
    let has = |of, name| RoleLabels::label(of, name).is_some();
    let names = kinds.contracts.as_ref().map_or(&[][..], |contracts| contracts.names);
    let is_contract = part.contract.is_empty() || has(names, part.contract);
    let is_known = is_contract
        && match &kinds.contracts {
            Some(contracts) if has(contracts.roles, part.role) => has(contracts.outcomes, part.outcome),
            _ => part.role == "player" && (part.outcome.is_empty() || has(kinds.outcomes, part.outcome)),
        };
    is_known && part.counts.iter().all(|(name, _)| has(kinds.counts, name))
}

#[test]
fn every_active_player_has_one_part() {
    for (name, document) in good() {
        let session = Session::read(node(&document)).unwrap();
        let info = session.opening.game.info();
        let kinds = &info.kinds;
        at_every_hand(&session, |play, at, hand| {
            let parts = play.parts(at, hand, Format::Document).unwrap();
            let played = hand.get("result").is_none_or(|result| info.is_played(result.as_text().unwrap()));
            let expected = if played { &*at.deal.active } else { &[][..] };
            assert_eq!(parts.iter().map(|part| part.seat).collect::<Vec<_>>(), expected, "{name}: {hand:?}");
            for part in &parts {
                assert!(is_labelled(kinds, part), "{name}: {part:?}");
            }
            if let Some(contracts) = &kinds.contracts
                && parts.iter().any(|part| part.role != "player")
            {
                assert!(parts.windows(2).all(|two| two[0].outcome == two[1].outcome), "{name}: {parts:?}");
                let leaders = parts.iter().filter(|part| contracts.is_leader(part.role)).count();
                assert!((1..=2).contains(&leaders), "{name}: {parts:?}");
            }
        });
    }
}
