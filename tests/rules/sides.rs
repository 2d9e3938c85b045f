//! Games of sides, shown by a toy: two sides have a score, and persons have what their side won while they sat in it.

use std::marker::PhantomData;
use std::sync::Arc;

use tanto::document::{Fields, Number, seats::SIDES};
use tanto::ledger::Party;
use tanto::session::{Changes, Opening, People, Person, Score, SeatChange, circles};

use crate::prelude::*;
use crate::two_sides::Rules;

/// The game of the toy.
static TOY: PhantomData<Rules> = PhantomData;

const NAMES: [&str; 6] = ["Ana", "Bo", "Chloé", "Dag", "Eva", "Fay"];

/// A table of the toy at which `players` sit down. The others of [`NAMES`] may take a seat later.
pub fn toy(players: usize, rules: &Value) -> Replay {
    let document = json!({"format": "tanto/1", "game": "free", "players": NAMES[..players]});
    let opening = Opening { game: &TOY, rules: node(rules), ..Opening::read(&node(&document)).unwrap() };
    let people = People::new(NAMES.map(str::to_owned).to_vec());
    Replay::open(&opening, Arc::new(people)).unwrap()
}

/// Plays a hand in which each of these players' parties has points.
fn points(table: &mut Replay, points: &Value) -> Result<(), (String, &'static str)> {
    let played = table.play(&node(&json!({ "points": points })), Format::Document);
    played.map(drop).map_err(|errors| (errors[0].field.clone(), errors[0].text.id))
}

fn replace(table: &mut Replay, from: u32, seat: u8, person: usize) {
    let seated = table.seatings().last().unwrap().seated.clone();
    let change = SeatChange::Replace { out: seated[usize::from(seat)], r#in: Person(person) };
    let seats = circles(seated, [(from, &change)], table.people(), true).unwrap();
    table.change(&Changes { rules: Vec::new(), seats }).unwrap();
}

/// The standing as "Ana & Chloé 90".
fn standing(table: &Replay) -> Vec<String> {
    table.standing(None).iter().map(|score| format!("{} {}", table.name_of(score), score.total)).collect()
}

fn totals(table: &Replay) -> Vec<(&str, i64)> {
    let totals = table.totals(None).into_iter().filter(|(_, total)| *total != 0);
    totals.map(|(person, total)| (table.people().name(person), total)).collect()
}

#[test]
fn a_side_is_named_by_either_of_its_players_and_never_by_both() {
    let twice = |path: &str| Err((path.to_owned(), "field-twice"));
    let wrong = || Err(("points".to_owned(), "two_sides-error-points"));
    let cases = [
        (json!({"Ana": 82, "Bo": 18}), Ok([82, 18])),
        (json!({"Dag": 18, "Chloé": 82}), Ok([82, 18])),
        (json!({"Chloé": 82}), Ok([82, 18])),
        (json!({"Bo": 0}), Ok([100, 0])),
        (json!({"Bo": 18, "Dag": 82}), twice("points[Dag]")),
        (json!({"Ana": 82, "Bo": 18, "Chloé": 82}), twice("points[Chloé]")),
        (json!({"Ana": 82, "Bo": 19}), wrong()),
        (json!({}), wrong()),
        (json!({"Ana": 101}), Err(("points[Ana]".to_owned(), "field-range"))),
        (json!({"Zoé": 10}), Err(("points[Zoé]".to_owned(), "field-player-unknown"))),
    ];
    for (hand, expected) in cases {
        let mut table = toy(4, &json!({}));
        let scored = points(&mut table, &hand).map(|()| table.balances().parties().to_vec());
        assert_eq!(scored, expected.map(|points: [i64; 2]| points.to_vec()), "{hand}");
    }
}

#[test]
fn every_way_to_write_the_points_is_the_same_hand_in_the_log() {
    let table = toy(4, &json!({}));
    let canonical =
        |hand: &str| table.position().canonical(&node(&serde_json::from_str(hand).unwrap()), Format::Document);
    let logged = canonical(r#"{"points": {"Ana": 82, "Bo": 18}}"#).unwrap();
    assert_eq!(logged.to_json(), r#"{"points":{"p1":82,"p2":18}}"#);
    for hand in
        [r#"{"points": {"Chloé": 82}}"#, r#"{"points": {"Dag": 18, "Ana": 82}}"#, r#"{"points": {"Dag": "18"}}"#]
    {
        assert!(canonical(hand).unwrap().is_equivalent(&logged), "{hand}");
    }
    assert_eq!(
        table.position().canonical(&form("points[p1]=82"), Format::Form(Language::En.notation())).unwrap(),
        logged
    );
}

#[test]
fn each_is_alone_with_three_players_or_by_the_rule() {
    let mut three = toy(3, &json!({}));
    points(&mut three, &json!({"Ana": 20, "Chloé": 50})).unwrap();
    assert_eq!(standing(&three), ["Ana 20", "Bo 30", "Chloé 50"]);
    let mut alone = toy(4, &json!({"alone": true}));
    points(&mut alone, &json!({"Ana": 20, "Bo": 30, "Chloé": 50, "Dag": 0})).unwrap();
    assert_eq!(standing(&alone), ["Ana 20", "Bo 30", "Chloé 50", "Dag 0"]);
    assert!(!alone.seats().has_sides() && !three.seats().has_sides());
}

#[test]
fn the_sides_are_fixed_from_the_first_hand_on() {
    let mut table = toy(4, &json!({}));
    table.change_rules(&node(&json!({"alone": true}))).unwrap();
    assert_eq!(standing(&table).len(), 4);
    table.change_rules(&node(&json!({}))).unwrap();
    assert_eq!(standing(&table), ["Ana & Chloé 0", "Bo & Dag 0"]);
    points(&mut table, &json!({"Ana": 60})).unwrap();
    let kept = table.change_rules(&node(&json!({"alone": true}))).unwrap_err();
    assert_eq!(refusal(&kept), ("rule_changes.alone".to_owned(), "rules-sides-kept"));
    table.change_rules(&node(&json!({"target": 50}))).unwrap();
    table.rewind(1);
    assert_eq!(standing(&table), ["Ana & Chloé 0", "Bo & Dag 0"]);
}

/// Eva takes Chloé's seat, and Chloé comes back in Bo's, on the other side.
#[test]
fn the_score_stays_with_the_side_and_everybody_has_won_what_their_side_scored_with_them() {
    let mut table = toy(4, &json!({}));
    points(&mut table, &json!({"Ana": 90})).unwrap();
    assert_eq!(table.won_between_sides(None).unwrap(), [80, -80, 80, -80, 0, 0]);
    replace(&mut table, 2, 2, 4);
    points(&mut table, &json!({"Eva": 30})).unwrap();
    replace(&mut table, 3, 1, 2);
    points(&mut table, &json!({"Dag": 100})).unwrap();

    assert_eq!(standing(&table), ["Ana & Eva 120", "Chloé & Dag 180"]);
    assert_eq!(totals(&table), [("Ana", 120), ("Bo", 80), ("Chloé", 190), ("Dag", 180), ("Eva", 30)]);
    let shares = |party| -> Vec<(&str, i64)> {
        let shares = table.shares_of(&table.standing(None)[party]);
        shares.into_iter().map(|(person, amount)| (table.people().name(person), amount)).collect()
    };
    assert_eq!(shares(0), [("Ana", 120), ("Chloé", 90), ("Eva", 30)]);
    assert_eq!(shares(1), [("Bo", 80), ("Dag", 180), ("Chloé", 100)]);
    // The hands moved 80, −40 and −100 to the first side.
    let won = table.won_between_sides(None).unwrap();
    assert_eq!(won, [-60, -40, 180, 60, -140, 0]);
    assert_eq!(won.iter().sum::<i64>(), 0);
}

#[test]
fn two_people_win() {
    let mut table = toy(4, &json!({"target": 150}));
    points(&mut table, &json!({"Ana": 50})).unwrap();
    assert_eq!(table.position().carried(), Some(node(&json!({"level": 1}))));
    assert_eq!((table.leaders().people.len(), table.leaders().parties), (4, 2));
    points(&mut table, &json!({"Bo": 100})).unwrap();
    assert_eq!(winners(&table), ["Bo & Dag"]);
    let leaders = table.leaders();
    assert_eq!((leaders.people, leaders.parties, leaders.total), (vec![Person(1), Person(3)], 1, 150));
    assert_eq!(table.position().factor(), 2);
    let moments = table.moments(|_| false);
    assert_eq!((moments.len(), moments[0].party, moments[0].amount), (1, Party(1), 100));
}

#[test]
fn a_number_by_player_stays_each_players_own() {
    let four = seats(&NAMES[..4]).in_parties(SIDES);
    let hand = node(&json!({"bids": {"Ana": 3, "Chloé": 2, "Bo": 0}}));
    let mut fields = Fields::new(&hand, Format::Document, &four, None);
    let bids = fields.numbers_by_player("bids", Number::Count(0, 13), None);
    assert_eq!(bids, [(Seat(0), 3), (Seat(1), 0), (Seat(2), 2)]);
}

/// Ana has lost twice when Eva takes her seat, and once more when she takes Bo's.
#[test]
fn a_game_in_which_everybody_has_a_score_of_their_own_counts_by_person() {
    let document = json!({"format": "tanto/1", "game": "vriddiot", "players": NAMES[..4]});
    let people = People::new(NAMES.map(str::to_owned).to_vec());
    let mut table = Replay::open(&Opening::read(&node(&document)).unwrap(), Arc::new(people)).unwrap();
    let lose = |table: &mut Replay, name: &str| {
        scored(table, &node(&json!({ "loser": name }))).unwrap();
        why(table).pop().unwrap()
    };
    let said = ["Ana", "Ana"].map(|name| lose(&mut table, name));
    assert_eq!(said[1], "Ana is left with the cards: 2 losses now");
    replace(&mut table, 3, 0, 4);
    assert_eq!(lose(&mut table, "Eva"), "Eva is left with the cards: 1 loss now");
    replace(&mut table, 4, 1, 0);
    let tiles = table.position().hand_form(&table.deal());
    assert!(format!("{tiles:?}").contains("Count(2)"), "{tiles:?}");
    assert_eq!(lose(&mut table, "Ana"), "Ana is left with the cards: 3 losses now");
    assert_eq!(table.balances().parties(), [1, 3, 0, 0], "everybody their own");
    assert_eq!(totals(&table), [("Ana", 3), ("Eva", 1)]);
    // Played again from the second hand on, it says what it said.
    table.rewind(3);
    assert_eq!(lose(&mut table, "Ana"), said[1]);
    replace(&mut table, 3, 0, 4);
    assert_eq!(lose(&mut table, "Eva"), "Eva is left with the cards: 1 loss now");
}

/// Where players win from each other and the game has no end, everybody has a score of their own. Otherwise the seat has it.
#[test]
fn somebody_who_has_left_keeps_a_score_of_their_own_unless_the_game_goes_by_it() {
    let cases = [
        ("tarot", json!({}), vec!["Eva -25", "Bo 11", "Chloé 11", "Dag 111", "Ana -108"], "Dag"),
        ("vriddiot", json!({}), vec!["Eva 0", "Bo 0", "Chloé 0", "Dag 1", "Ana 1"], "Eva, Bo, Chloé"),
        ("free", json!({}), vec!["Eva 0", "Bo 0", "Chloé 0", "Dag 7", "Ana 9"], "Dag"),
        ("free", json!({"target": 100}), vec!["Eva 0", "Bo 0", "Chloé 0", "Dag 7", "Ana 9"], "Dag"),
        ("burro", json!({}), vec!["Eva 1", "Bo 0", "Chloé 0", "Dag 1", "Ana 1"], "Bo, Chloé"),
        ("vidrasso", json!({}), vec!["Eva 18", "Bo 342"], "Bo"),
    ];
    for (game, rules, expected, leaders) in cases {
        let document = json!({"format": "tanto/1", "game": game, "players": NAMES[..if game == "vidrasso" { 2 } else { 4 }], "rules": rules});
        let people = People::new(NAMES.map(str::to_owned).to_vec());
        let mut table = Replay::open(&Opening::read(&node(&document)).unwrap(), Arc::new(people)).unwrap();
        let hands = match game {
            "tarot" => [("Ana", "30"), ("Dag", "41")]
                .map(|(taker, points)| json!({"taker": taker, "bid": "petite", "bouts": 2, "points": points})),
            "free" => [json!({"scores": {"Ana": 9}}), json!({"scores": {"Dag": 7}})],
            "vidrasso" => [json!({"points": {"Ana": 9}}), json!({"points": {"Eva": 9}})],
            _ => [json!({"loser": "Ana"}), json!({"loser": "Dag"})],
        };
        scored(&mut table, &node(&hands[0])).unwrap();
        replace(&mut table, 2, 0, 4);
        scored(&mut table, &node(&hands[1])).unwrap();
        let print = |Score { people, total, .. }: &Score| {
            let digits = 10_i64.pow(table.measure().digits);
            format!("{} {}", table.people().name(people[0]), total / digits)
        };
        assert_eq!(table.standing(None).iter().map(print).collect::<Vec<_>>(), expected, "{game} {rules}");
        let names: Vec<&str> = table.leaders().people.iter().map(|person| table.people().name(*person)).collect();
        assert_eq!(names.join(", "), leaders, "{game} {rules}");
        assert_eq!(table.leaders(), table.leaders_by_label());
    }
}
