//! What statistics count of a table: who sat there, what each won, and their hands by kind.

use std::sync::Arc;

use serde_json::{Value, json};
use tanto::club::{Unit, plays};
use tanto::service::Service;
use tanto::store::{Counted, PlayRow, ResultRow};
use tanto::table::{Table, counted};

use crate::place::Place;
use crate::scene::{MEMORY, create};

fn table(document: &Value) -> Arc<Table> {
    let place = Place::sqlite();
    let service = Service::new(place.open(), MEMORY);
    let id = create(&service, "table", document);
    service.load(id).unwrap_or_else(|error| panic!("{error:?}"))
}

fn of(document: &Value) -> Counted {
    counted(&table(document)).unwrap_or_else(|_| panic!("{document}"))
}

fn print(counted: &Counted, minor: i64) -> String {
    Unit::from(counted.unit.clone()).print(minor)
}

/// Everybody who sat there: "p1 +240 won".
fn results(counted: &Counted) -> Vec<String> {
    let won = |won: bool| if won { " won" } else { "" };
    let one = |row: &ResultRow| format!("p{} {}{}", row.label + 1, print(counted, row.total), won(row.won));
    counted.results.iter().map(one).collect()
}

/// The hands by kind: "p1 taker garde made p2 2 = 100 (80 to 20)".
fn kinds(counted: &Counted) -> Vec<String> {
    let or_none = |text: &str| if text.is_empty() { "-".to_owned() } else { text.to_owned() };
    let kind = |row: &PlayRow| {
        let kind = [&row.role, &row.contract, &row.outcome].map(|text| or_none(text)).join(" ");
        let partner = row.partner.map_or_else(String::new, |partner| format!(" p{}", partner + 1));
        let (total, most, least) = (print(counted, row.total), print(counted, row.most), print(counted, row.least));
        format!("p{} {kind}{partner} {} = {total} ({most} to {least})", row.label + 1, row.hands)
    };
    counted.plays.iter().map(kind).collect()
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
    let counted = of(&tarot());
    assert_eq!((counted.unit.name.as_str(), counted.results.len()), ("points", 5));
    assert_eq!(
        kinds(&counted)[..6],
        [
            "p1 taker garde made 1 = 360 (360 to 360)",
            "p1 taker petite lost p2 1 = -50 (-50 to -50)",
            "p1 taker petite made p2 1 = 70 (70 to 70)",
            "p1 taker petite made p4 1 = 30 (30 to 30)",
            "p2 defender garde made 1 = -90 (-90 to -90)",
            "p2 defender petite made 1 = -15 (-15 to -15)",
        ]
    );
    let counts: Vec<_> = counted.counts.iter().map(|row| (row.label, row.name.as_str(), row.count)).collect();
    assert_eq!(counts, [(0, "bouts", 9), (0, "petit_lost", 1), (0, "petit_won", 1), (0, "poignees", 1)]);
}

#[test]
fn who_leads_has_won_and_ties_count_for_each() {
    let free = |scores: Value| {
        json!({"format": "tanto/1", "game": "free", "players": ["Ana", "Bo", "Chloé"], "rules": {"winner": "fewest"},
               "hands": [{"scores": scores}]})
    };
    let tied = of(&free(json!({"Ana": "3.5", "Bo": "7", "Chloé": "3.5"})));
    assert_eq!(results(&tied), ["p1 3.5 won", "p2 7", "p3 3.5 won"]);
    // Nobody has won where no hand counts.
    let none = of(&json!({"format": "tanto/1", "game": "free", "players": ["Ana", "Bo"], "hands": []}));
    assert_eq!(results(&none), ["p1 0", "p2 0"]);
    // Tied letters are played off: who is out has as few, and has not won.
    let burro =
        of(&json!({"format": "tanto/1", "game": "burro", "players": ["Ana", "Bo", "Chloé"], "rules": {"word": "BUR"},
                "hands": [{"loser": "Ana"}, {"loser": "Ana"}, {"loser": "Ana"}, {"loser": "Bo"}]}));
    assert_eq!(results(&burro), ["p1 3", "p2 0", "p3 0 won"]);
    assert_eq!(
        kinds(&burro),
        [
            "p1 player - letter 3 = 3 (1 to 1)",
            "p2 player - - 3 = 0 (0 to 0)",
            "p2 player - out 1 = 0 (0 to 0)",
            "p3 player - - 4 = 0 (0 to 0)",
        ]
    );
}

#[test]
fn what_is_shared_at_closing_goes_to_whoever_sits_there_last() {
    let document = json!({
        "format": "tanto/1", "game": "tresillo", "players": ["Ana", "Bo", "Chloé"], "closed": true,
        "seat_changes": [{"from": 2, "out": "Ana", "in": "Dag"}],
        "hands": [
            {"hombre": "Ana", "bid": "juego", "tricks": {"Ana": 5, "Bo": 2, "Chloé": 2}},
            {"result": "passed"},
        ],
    });
    let counted = of(&document);
    let sum: i64 = counted.results.iter().map(|row| row.total).sum();
    assert_eq!((counted.results.len(), sum), (4, 0));
    let first = table(&document).replay.hand(1).unwrap().after.seats()[0];
    assert_eq!(counted.results[0].total, first, "Ana has what she had when she left");
    assert!(!counted.results[0].won && counted.results[3].won, "{:?}", counted.results);
    // What moves at closing belongs to no hand, and a passed hand is no play.
    assert_eq!(counted.plays.iter().map(|row| row.hands).sum::<i64>(), 3);
}

#[test]
fn cash_is_counted_by_its_currency_and_who_sits_out_has_no_play() {
    let whist = json!({"format": "tanto/1", "game": "solo_whist", "players": ["Ana", "Bo", "Chloé", "Dag"],
                       "rules": {"currency": "EUR"}, "hands": [{"bid": "solo", "soloist": "Bo", "tricks": 5}]});
    let whist = of(&whist);
    assert_eq!((whist.unit.name.as_str(), print(&whist, 5)), ("EUR", "0.05".to_owned()));
    assert_eq!(kinds(&whist)[1], "p2 soloist solo made 1 = 0.30 (0.30 to 0.30)");
    let four = json!({"format": "tanto/1", "game": "tresillo", "players": ["Ana", "Bo", "Chloé", "Dag"],
                      "hands": [{"hombre": "Bo", "bid": "juego", "tricks": {"Bo": 5, "Chloé": 2, "Dag": 2}}]});
    let four = table(&four);
    let plays = plays(&four.replay, four.history.steps()).unwrap_or_else(|_| panic!());
    assert_eq!(plays.iter().map(|play| play.person.label()).collect::<Vec<_>>(), ["p2", "p3", "p4"]);
    assert!(four.replay.hand(1).unwrap().deltas()[0] != 0, "she pays, but it is no hand of hers");
}
