//! Money per game: whoever has not won a finished game pays the rate once, and the winners share it equally.

use tanto::command::CommandError;
use tanto::games::stake::Stake;
use tanto::table::{OpenedTable, Table, payable, settlement, stored_dues, won_in_money};

use crate::prelude::*;

const FIVE: [&str; 5] = ["Ana", "Bo", "Chloé", "Dag", "Eva"];

/// A table of these many players, at which these hands were played for 2.00 a game.
fn document(game: &str, players: usize, rules: &Value, hands: &Value) -> Value {
    json!({"format": "tanto/1", "game": game, "players": FIVE[..players], "rules": rules, "hands": hands,
        "played_for": {"rate": "2", "currency": "EUR", "per": "game"}})
}

fn table(document: &Value) -> Result<Table, CommandError> {
    OpenedTable::read(node(document), 0).map(|opened| opened.table)
}

/// What everybody is owed, in cents; owing is negative. The ledger of the club has it too, once the table is over.
fn owed(document: &Value) -> Vec<i64> {
    let table = table(document).unwrap();
    let owed: Vec<i64> = settlement(&table).unwrap().dues.iter().map(|due| due.owed).collect();
    assert_eq!(owed.iter().sum::<i64>(), 0);
    let dues = stored_dues(&table).unwrap();
    let booked =
        |label: usize| dues.iter().find(|due| usize::try_from(due.label) == Ok(label)).map_or(0, |due| due.amount);
    if table.is_in_ledger() {
        assert_eq!((0..owed.len()).map(booked).collect::<Vec<_>>(), owed);
    }
    owed
}

/// A sheet to 10 on which these scores are the only hand.
fn sheet(scores: &[i64]) -> Value {
    let scores = FIVE.iter().zip(scores).map(|(name, score)| ((*name).to_owned(), json!(score))).collect();
    document("free", 5, &json!({"target": "10"}), &json!([{ "scores": Value::Object(scores) }]))
}

#[test]
fn the_winners_share_what_everybody_else_pays_once() {
    let cases = [
        // One winner, whatever the scores of the others.
        ([12, 3, -9, 0, 9], [800, -200, -200, -200, -200]),
        ([3, 12, 12, 0, 0], [-200, 300, 300, -200, -200]),
        // 400 for three: the cent left over goes to the first winner in seating order.
        ([1, 12, 12, 12, 0], [-200, 134, 133, 133, -200]),
        ([12, 12, 12, 12, 12], [0; 5]),
        // The game goes on.
        ([9, 3, 0, 0, 0], [0; 5]),
    ];
    for (scores, expected) in cases {
        assert_eq!(owed(&sheet(&scores)), expected, "{scores:?}");
    }
    // The page names who had the cent.
    let remainder = |scores: &[i64]| settlement(&table(&sheet(scores)).unwrap()).unwrap().remainder;
    assert_eq!(remainder(&[1, 12, 12, 12, 0]), [(Seat(1), 1)]);
    assert_eq!(remainder(&[3, 12, 12, 0, 0]), []);
    // A table that is closed before its end costs nothing.
    let mut closed = sheet(&[9, 3, 0, 0, 0]);
    closed["closed"] = json!(true);
    assert_eq!(owed(&closed), [0; 5]);
    // Counters, of which only whole ones exist: 2 for the winners of 10 are none each, and the first has them.
    let mut counters = sheet(&[1, 12, 12, 12, 0]);
    counters["played_for"] = json!({"rate": "1", "per": "game"});
    assert_eq!(owed(&counters), [-1, 2, 0, 0, -1]);
}

#[test]
fn what_was_won_so_far_is_in_the_money_of_the_table() {
    let hand = |taker: &str| json!({"taker": taker, "bid": "petite", "bouts": 1, "points": 51});
    let tarot = json!({"format": "tanto/1", "game": "tarot", "players": FIVE[..4],
        "hands": [hand("Ana"), hand("Bo")], "played_for": {"rate": "0.1", "currency": "EUR"}});
    let tarot = table(&tarot).unwrap();
    let won = |number| won_in_money(&tarot, number).unwrap();
    assert_eq!(won(Some(0)), [0, 0, 0, 0]);
    assert_eq!(won(Some(1)), [750, -250, -250, -250]);
    assert_eq!(won(Some(2)), [500, 500, -500, -500]);
    assert_eq!(won(None), won(Some(2)));
    // Cash has its own digits, counters have none.
    let whist = json!({"format": "tanto/1", "game": "solo_whist", "players": FIVE[..4], "hands": []});
    assert_eq!((payable(&table(&whist).unwrap()).digits, payable(&tarot).digits), (2, 2));
    let sheet = json!({"format": "tanto/1", "game": "free", "players": FIVE[..2], "hands": []});
    assert_eq!(payable(&table(&sheet).unwrap()).digits, 4);
    let mut counters = document("scopa", 2, &json!({}), &json!([]));
    counters["played_for"] = json!({"rate": "1"});
    assert_eq!(payable(&table(&counters).unwrap()).digits, 0);
}

#[test]
fn what_a_form_says_a_table_is_played_for_is_in_the_document() {
    let counters = r#"{"rate":"2"}"#;
    let game = r#"{"currency":"EUR","per":"game","rate":"2"}"#;
    let cases = [
        ("points", "EUR", "0.10", "point", Ok(None)),
        ("money", " eur ", "0.10", "point", Ok(Some(r#"{"currency":"EUR","rate":"0.1"}"#))),
        ("money", "EUR", "2", "game", Ok(Some(game))),
        ("counters", "EUR", "2", "point", Ok(Some(counters))),
        ("counters", "EUR", " ", "point", Err(("rate", "stake-rate"))),
        ("money", "EUR", "", "game", Err(("rate", "stake-rate-game"))),
        ("money", "EUR", "0", "point", Err(("rate", "stake-rate"))),
        ("money", "XYZ", "1", "point", Err(("currency", "stake-currency"))),
    ];
    for (worth, currency, rate, per, expected) in cases {
        let input = |name: &str| match name {
            "worth" => worth,
            "currency" => currency,
            "rate" => rate,
            _ => per,
        };
        let unit = find("tarot").unwrap().open(&DocumentValue::empty()).unwrap().measure().unit;
        let document = Stake::document(input, (unit, Language::En.notation()));
        let document = document.map(|document| document.map(|document| document.to_json()));
        let document = document.map_err(|errors| (errors[0].field.clone(), errors[0].text.id));
        let expected = expected.map(|json| json.map(str::to_owned)).map_err(|(field, id)| (field.to_owned(), id));
        assert_eq!(document, expected, "{worth} {currency} {rate} {per}");
    }
}

#[test]
fn each_finished_game_of_several_counts() {
    let march = |caller: &str| json!({"caller": caller, "outcome": "march"});
    let game =
        |level: i64, tricks: i64| json!({"declarer": "Ana", "level": level, "strain": "spades", "tricks": tricks});
    let (two, slam_down) = (json!({"target": 2, "games": 2}), game(7, 3));
    let cases = [
        // Ana and Chloé win the first game and the last, Bo and Dag the second.
        ("euchre", &two, json!([march("Ana"), march("Bo"), march("Chloé")]), [200, -200, 200, -200]),
        ("euchre", &two, json!([march("Ana"), march("Ana")]), [400, -400, 400, -400]),
        // The second game is not finished when the table is closed.
        ("euchre", &two, json!([march("Bo"), {"caller": "Ana", "outcome": "made"}]), [-200, 200, -200, 200]),
        ("bridge", &json!({}), json!([game(4, 10), game(4, 10)]), [200, -200, 200, -200]),
        // A rubber is won by points, not by games. One that is broken off is won, too.
        ("bridge", &json!({}), json!([game(4, 10), slam_down, game(4, 10)]), [-200, 200, -200, 200]),
        (
            "bridge",
            &json!({"rounds": 2}),
            json!([game(4, 10), game(4, 10), {"result": "unfinished"}]),
            [200, -200, 200, -200],
        ),
        (
            "bridge",
            &json!({"rounds": 0}),
            json!([game(4, 10), game(4, 10), game(4, 10), game(4, 10)]),
            [400, -400, 400, -400],
        ),
        // Ana has won with Chloé, and then with Bo.
        (
            "bridge",
            &json!({"partners": "rotate", "rounds": 2}),
            json!([game(4, 10), game(4, 10), game(4, 10), game(4, 10)]),
            [400, 0, 0, -400],
        ),
    ];
    for (name, rules, hands, expected) in cases {
        let mut document = document(name, 4, rules, &hands);
        document["closed"] = json!(true);
        assert_eq!(owed(&document), expected, "{document}");
    }
}

#[test]
fn a_side_that_loses_below_half_the_target_pays_double() {
    let hands = json!([{"trump": "hearts", "points": 157, "declarer": "Ana"}]);
    for (schneider, cost) in [(true, 400), (false, 200)] {
        let rules = json!({"target": 150, "schneider": schneider});
        assert_eq!(owed(&document("jass", 4, &rules, &hands)), [cost, -cost, cost, -cost], "{schneider}");
    }
    // Half of the target is enough.
    let hand = |points: u8| json!({"trump": "hearts", "points": points, "declarer": "Ana"});
    let rules = json!({"target": 150, "schneider": true});
    assert_eq!(owed(&document("jass", 4, &rules, &json!([hand(82), hand(157)]))), [200, -200, 200, -200]);
}

#[test]
fn who_has_left_pays_for_their_own_score_and_not_for_that_of_a_seat() {
    let scores = |scores: Value| json!({ "scores": scores });
    let cases = [
        // Bo left a sheet before its end, and Eva came.
        (
            document(
                "free",
                4,
                &json!({"target": "10"}),
                &json!([scores(json!({"Ana": 5})), scores(json!({"Ana": 6, "Eva": 1}))]),
            ),
            json!([{"from": 2, "out": "Bo"}, {"from": 2, "in": "Eva"}]),
            vec![800, -200, -200, -200, -200],
        ),
        // Eva took the seat of Ana, who has scored more than she, and wins with it, or loses.
        (
            document("scopa", 2, &json!({"target": 2}), &json!([{"settebello": "Ana"}, {"settebello": "Eva"}])),
            json!([{"from": 2, "out": "Ana", "in": "Eva"}]),
            vec![0, -200, 200],
        ),
        (
            document(
                "scopa",
                2,
                &json!({"target": 2}),
                &json!([{"settebello": "Ana"}, {"settebello": "Bo"}, {"settebello": "Bo"}]),
            ),
            json!([{"from": 2, "out": "Ana", "in": "Eva"}]),
            vec![0, 200, -200],
        ),
        // Eva took the seat of Ana between two games.
        (
            document(
                "euchre",
                4,
                &json!({"target": 2, "games": 2}),
                &json!([{"caller": "Ana", "outcome": "march"}, {"caller": "Eva", "outcome": "march"}]),
            ),
            json!([{"from": 2, "out": "Ana", "in": "Eva"}]),
            vec![200, -400, 400, -400, 200],
        ),
    ];
    for (mut document, seats, expected) in cases {
        document["seat_changes"] = seats;
        assert_eq!(owed(&document), expected, "{document}");
    }
}

#[test]
fn a_game_without_an_end_is_not_played_for_money_per_game() {
    let endless = [
        ("tarot", json!({})),
        ("solo_whist", json!({})),
        ("tresillo", json!({})),
        ("vriddiot", json!({})),
        ("casita_robada", json!({})),
        ("free", json!({})),
        ("skat", json!({})),
        ("doppelkopf", json!({})),
        ("jass", json!({"target": 0})),
        ("belote", json!({"target": 0})),
    ];
    let ending = [
        ("free", json!({"target": "10"})),
        ("skat", json!({"scoring": "bierlachs"})),
        ("skat", json!({"deals": 36})),
        ("doppelkopf", json!({"deals": 24})),
        ("jass", json!({"target": 0, "deals": 12})),
        ("belote", json!({})),
        ("belote", json!({"target": 0, "deals": 12})),
        ("bridge", json!({"rounds": 0})),
        ("hearts", json!({})),
    ];
    let read = |game: &str, rules: &Value| {
        let players = find(game).unwrap().info().players.clone();
        let refused = table(&document(game, 4.min(*players.end()), rules, &json!([]))).err();
        refused.map(|error| match error {
            CommandError::Fields(invalid) => refusal(&invalid),
            error => panic!("{game}: {error}"),
        })
    };
    for (game, rules) in endless {
        assert_eq!(read(game, &rules), Some(("played_for.per".to_owned(), "stake-no-end")), "{game} {rules}");
    }
    for (game, rules) in ending {
        assert_eq!(read(game, &rules), None, "{game} {rules}");
    }
    // What a game costs is paid as it is: it has no fractions of a coin.
    for (rate, currency, refused) in [("0.005", Some("EUR"), true), ("0.5", None, true), ("0.05", Some("EUR"), false)] {
        let mut sheet = sheet(&[0; 5]);
        sheet["played_for"] = json!({"rate": rate, "per": "game"});
        if let Some(currency) = currency {
            sheet["played_for"]["currency"] = json!(currency);
        }
        let error = table(&sheet).err().map(|error| error.to_string());
        assert_eq!(error.is_some_and(|error| error.contains("played_for.rate")), refused, "{rate} {currency:?}");
    }
}
