//! What is counted, and where it lies in the middle, only a game knows: outside of the games they are data.

use std::collections::BTreeSet;

use tanto::games::GAMES;
use tanto::games::draft::draft;
use tanto::games::form::Field;
use tanto::games::seats::Seats;

use crate::nothing_breaks;
use crate::source::rust_of_src;

/// The ids of all units and pots that games name, whichever of their rules are chosen.
fn ids() -> BTreeSet<&'static str> {
    let mut ids = BTreeSet::new();
    for game in GAMES {
        let seats = Seats::new((0..*game.facts().players.start()).map(|seat| format!("P{seat}")).collect());
        let chosen = game.rules_form().into_iter().flat_map(|field| match field {
            Field::Choice { name, options, .. } => {
                options.into_iter().map(|option| vec![(name.clone(), option.value)]).collect()
            }
            _ => Vec::new(),
        });
        for inputs in std::iter::once(Vec::new()).chain(chosen) {
            let rules = game.rules_document(&seats, &draft(&inputs)).expect("rules of a form");
            let play = game.open(&seats, &rules).expect("rules that were read");
            ids.insert(play.measure().unit.id);
            ids.extend(play.pots().iter().map(|pot| pot.id));
        }
    }
    ids
}

#[test]
fn units_and_pots_are_named_in_games_alone() {
    let ids = ids();
    let all =
        ["bank", "cards", "cash", "centre", "chips", "counters", "letters", "losses", "penalty", "plato", "points"];
    assert!(all.into_iter().chain(["stakes", "tantos"]).eq(ids.iter().copied()), "{ids:?}");
    let outside = |path: &str| !path.starts_with("src/games/") && !path.starts_with("src/words/");
    // The ledger's own tests have pots without a game.
    let places = rust_of_src().into_iter().filter(|source| outside(&source.path)).flat_map(|source| {
        let until = source.code.find("#[cfg(test)]").unwrap_or(source.code.len());
        let named = source.texts.iter().filter(|text| text.at < until && ids.contains(text.text.as_str()));
        named.map(|text| format!("{}:{}: {:?}", source.path, text.line, text.text)).collect::<Vec<_>>()
    });
    nothing_breaks("Take it from the table's measure or its pots (`games/unit.rs`):", &places.collect::<Vec<_>>());
}
