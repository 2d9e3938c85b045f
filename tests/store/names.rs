//! The meaning of names: a player can be renamed, and earlier hands, bids, payments and forms still mean that player.

use crate::prelude::*;

/// Two players swap their names.
fn swap() -> [TableCommand; 3] {
    [rename(0, "X"), rename(1, "Ana"), rename(0, "Bo")]
}

#[test]
fn a_renamed_player_has_played_under_the_new_name() {
    let at = SingleTable::new(&tarot());
    let (service, id) = (&at.service, at.id);
    at.enter(&garde("Ana", 50)).unwrap();
    at.enter(&garde("Bo", 30)).unwrap();
    let before = service.store.entries(id).unwrap();
    at.rename(0, "  Anna\u{301} ");
    assert_eq!(service.store.entries(id).unwrap(), before, "a rename is an event of the club alone");
    at.enter(&garde("Anná", 60)).unwrap();
    at.execute(amend(2, &garde("Anná", 31))).unwrap();
    let former = at.enter(&garde("Ana", 60)).err();
    assert_eq!(former, Some(Refused::invalid(4, "taker", "field-player-unknown")));

    let document: Value = serde_json::from_str(&export(service, id)).unwrap();
    assert_eq!(document["players"], json!(["Anná", "Bo", "Chloé", "Dag"]));
    assert_eq!(document["first_dealer"], "Anná");
    assert_eq!(document["people"][0], json!({"label": "p1", "name": "Anná"}));
    let takers: Vec<_> = document["hands"].as_array().unwrap().iter().map(|hand| &hand["taker"]).collect();
    assert_eq!(takers, ["Anná", "Anná", "Anná"]);
    let history = document["history"].to_string();
    assert!(history.contains(r#"\"taker\":\"p1\""#), "{history}");
    for name in NAMES.iter().chain(&["Anná"]) {
        assert!(!history.contains(name), "{name} in {history}");
    }
    assert_eq!(score(&at.table())["totals"].as_object().unwrap().len(), 4);
}

/// The seat with the highest change in the last hand: with losses, that of the loser.
fn loser_of(receipt: &Receipt) -> usize {
    let deltas = receipt.table.replay.hands().last().unwrap().deltas();
    deltas.into_iter().max_by_key(|(_, delta)| *delta).unwrap().0.index()
}

/// A form sends labels, so it means the same people even if they are renamed before it arrives.
#[test]
fn a_form_means_the_same_players_after_a_rename() {
    let left = Err("field-player-left");
    let cases = [
        (vec![], "p1", Ok(0)),
        (vec![rename(0, "Anna")], "p1", Ok(0)),
        (swap().to_vec(), "p1", Ok(0)),
        (swap().to_vec(), "p2", Ok(1)),
        // A seat changes hands.
        (vec![replace("Ana", "Eva")], "p1", left),
        (vec![replace("Ana", "Eva")], "p5", Ok(0)),
        (vec![replace("Ana", "Eva"), replace("Bo", "Ana")], "p1", Ok(1)),
        // A player who is named like a label does not get the label.
        (vec![rename(0, "p2")], "p2", Ok(1)),
        (vec![], "Zoë", Err("field-player-unknown")),
    ];
    for (changes, label, expected) in cases {
        let at = SingleTable::vriddiot();
        let case = format!("{label} after {changes:?}");
        at.execute_all(changes);
        let found = at.execute(TableCommand::enter(loser(label))).map(|receipt| loser_of(&receipt));
        assert_eq!(found, expected.map_err(|message| Refused::invalid(1, "loser", message)), "{case}");
    }
}

#[test]
fn a_form_for_an_earlier_hand_means_its_players() {
    let at = SingleTable::vriddiot();
    at.enter_losers(&["Ana"]);
    at.execute_all(swap());
    at.replace(2, "Eva");
    // Chloé had her seat in the first hand, although Eva has it now.
    for (label, seat) in [("p1", Some(0)), ("p2", Some(1)), ("p3", Some(2)), ("p4", Some(3)), ("p5", None)] {
        let amended = at.change(HandChange::Amend { number: 1, hand: loser(label) });
        assert_eq!(amended.ok().map(|receipt| loser_of(&receipt)), seat, "{label}");
    }
}

#[test]
fn a_bid_stays_with_the_player_who_made_it() {
    let at = SingleTable::new(&tarot());
    let read = || {
        let table = at.table();
        let bid = table.bid(&table.replay.deal());
        serde_json::from_str::<Value>(&bid.to_json()).unwrap()
    };
    let inputs = vec![("taker+bid".to_owned(), "p1+garde".to_owned())];
    at.execute(TableCommand::EnterBid { number: 1, inputs }).unwrap();
    for change in swap() {
        at.execute(change).unwrap();
        assert_eq!(read(), json!({"taker": "p1", "bid": "garde"}));
    }
    // A player who has left cannot play, so the bid is dropped.
    at.replace(0, "Eva");
    assert_eq!(read(), json!({}));
}
