//! What a table gives the club: who sat there, what each won, and his hands by kind.

use serde_json::{Value, json};
use tanto::club::{Summary, plays};

use crate::scene::{played, summary};

/// Everybody who sat there: "1 +240 won".
fn earned(summary: &Summary) -> Vec<String> {
    let won = |won: bool| if won { " won" } else { "" };
    let one = |one: &tanto::club::Earned| format!("{} {}{}", one.person, summary.unit.print(one.total), won(one.won));
    summary.earned.iter().map(one).collect()
}

/// The hands by kind: "1 taker garde made 2 = 100 (80 to 20)".
fn roles(summary: &Summary) -> Vec<String> {
    let print = |minor| summary.unit.print(minor);
    let or_none = |text: &str| if text.is_empty() { "-".to_owned() } else { text.to_owned() };
    let role = |tally: &tanto::club::RoleTally| {
        let said = [&tally.role, &tally.contract, &tally.outcome].map(|text| or_none(text)).join(" ");
        let (total, most, least) = (print(tally.total), print(tally.most), print(tally.least));
        format!("{} {said} {} = {total} ({most} to {least})", tally.person, tally.hands)
    };
    summary.roles.iter().map(role).collect()
}

fn tarot() -> Value {
    json!({
        "format": "tanto/1", "game": "tarot", "players": ["Ana", "Bo", "Chloé", "Dag", "Eve"], "hands": [
            {"taker": "Ana", "partner": "Bo", "bid": "petite", "bouts": 3, "points": "46"},
            {"taker": "Ana", "partner": "Bo", "bid": "petite", "bouts": 3, "points": "26", "petit_au_bout": "attack"},
            {"result": "passed"},
            {"taker": "Ana", "partner": "Ana", "bid": "garde", "bouts": 1, "points": "51",
             "poignees": [{"player": "Ana", "size": "single"}, {"player": "Dag", "size": "single"}]},
            {"taker": "Ana", "partner": "Dag", "bid": "petite", "bouts": 2, "points": "41", "petit_au_bout": "defence"},
        ],
    })
}

#[test]
fn tarot_counts_what_a_taker_did() {
    let summary = summary(&tarot(), &[4, 3, 7, 8, 1]);
    assert_eq!((summary.game.as_str(), summary.hands, summary.unit.name.as_str()), ("tarot", 5, "points"));
    assert_eq!(
        roles(&summary)[..4],
        [
            "4 taker petite made 2 = 100 (70 to 30)",
            "3 partner petite made 1 = 35 (35 to 35)",
            "7 defender petite made 2 = -50 (-15 to -35)",
            "8 defender petite made 1 = -35 (-35 to -35)",
        ]
    );
    let [taker] = summary.takers.as_slice() else { panic!("{:?}", summary.takers) };
    let counts = [("bouts", 9), ("petit_lost", 1), ("petit_won", 1), ("poignees", 1)];
    assert_eq!((taker.person.0, &taker.counts), (4, &counts.map(|(name, count)| (name.to_owned(), count)).into()));
    let partners: Vec<_> =
        taker.partners.iter().map(|with| (with.person.0, with.hands, with.made, with.total)).collect();
    assert_eq!(partners, [(3, 2, 1, 20), (8, 1, 1, 30)]);
}

#[test]
fn who_leads_has_won_and_ties_count_for_each() {
    let free = |scores: Value| {
        json!({"format": "tanto/1", "game": "free", "players": ["Ana", "Bo", "Chloé"], "rules": {"winner": "fewest"},
               "hands": [{"scores": scores}]})
    };
    let tied = summary(&free(json!({"Ana": "3.5", "Bo": "7", "Chloé": "3.5"})), &[1, 2, 3]);
    assert_eq!(earned(&tied), ["1 3.5 won", "2 7", "3 3.5 won"]);
    // Nobody has won where no hand counts.
    let none = summary(&json!({"format": "tanto/1", "game": "free", "players": ["Ana", "Bo"], "hands": []}), &[1, 2]);
    assert_eq!((none.hands, earned(&none)), (0, vec!["1 0".to_owned(), "2 0".to_owned()]));
    // Tied letters are played off: who is out has as few, and has not won.
    let burro = summary(
        &json!({"format": "tanto/1", "game": "burro", "players": ["Ana", "Bo", "Chloé"], "rules": {"word": "BUR"},
                "hands": [{"loser": "Ana"}, {"loser": "Ana"}, {"loser": "Ana"}, {"loser": "Bo"}]}),
        &[1, 2, 3],
    );
    assert_eq!(earned(&burro), ["1 3", "2 0", "3 0 won"]);
    assert_eq!(
        roles(&burro),
        [
            "1 player - letter 3 = 3 (1 to 1)",
            "2 player - - 3 = 0 (0 to 0)",
            "3 player - - 4 = 0 (0 to 0)",
            "2 player - out 1 = 0 (0 to 0)",
        ]
    );
}

#[test]
fn what_is_shared_at_closing_goes_to_whoever_sits_there_last() {
    let table = json!({
        "format": "tanto/1", "game": "tresillo", "players": ["Ana", "Bo", "Chloé"], "closed": true,
        "seat_changes": [{"from": 2, "out": "Ana", "in": "Dag"}],
        "hands": [
            {"hombre": "Ana", "bid": "juego", "tricks": {"Ana": 5, "Bo": 2, "Chloé": 2}},
            {"result": "passed"},
        ],
    });
    let summary = summary(&table, &[1, 2, 3, 9]);
    let sum: i64 = summary.earned.iter().map(|one| one.total).sum();
    assert_eq!((summary.earned.len(), sum), (4, 0));
    let (_, replay) = played(&table);
    let first = replay.hand(1).unwrap().after.seats()[0];
    assert_eq!(summary.earned[0].total, first, "Ana has what she had when she left");
    assert!(!summary.earned[0].won && summary.earned[3].won, "{:?}", summary.earned);
    // What moves at closing belongs to no hand, and a passed hand is no play.
    assert_eq!(summary.roles.iter().map(|tally| tally.hands).sum::<u32>(), 3);
}

#[test]
fn cash_is_told_by_its_currency_and_who_sits_out_has_no_play() {
    let whist = json!({"format": "tanto/1", "game": "solo_whist", "players": ["Ana", "Bo", "Chloé", "Dag"],
                       "rules": {"currency": "EUR"}, "hands": [{"bid": "solo", "soloist": "Bo", "tricks": 5}]});
    let whist = summary(&whist, &[1, 2, 3, 4]);
    assert_eq!((whist.unit.name.as_str(), whist.unit.print(5)), ("EUR", "0.05".to_owned()));
    assert_eq!(roles(&whist)[1], "2 soloist solo made 1 = 0.30 (0.30 to 0.30)");
    let four = json!({"format": "tanto/1", "game": "tresillo", "players": ["Ana", "Bo", "Chloé", "Dag"],
                      "hands": [{"hombre": "Bo", "bid": "juego", "tricks": {"Bo": 5, "Chloé": 2, "Dag": 2}}]});
    let (session, replay) = played(&four);
    let ids = [1, 2, 3, 4].map(tanto::club::PersonId);
    let plays = plays(&replay, session.steps(), &ids).unwrap_or_else(|_| panic!());
    assert_eq!(plays.iter().map(|play| play.person.0).collect::<Vec<_>>(), [2, 3, 4]);
    assert!(replay.hand(1).unwrap().deltas()[0] != 0, "she pays, but it is no hand of hers");
}
