//! Statistics by example. `books.rs` compares the statistics of random clubs with a recomputation.

use tanto::club::Purse;
use tanto::club::statistics::{Statistics, StatisticsRequest};
use tanto::club::together::{Pair, pairs, partnerships};

use crate::prelude::*;

type Filters<'a> = (Option<&'a str>, Option<&'a str>, Option<&'a str>);

fn statistics(service: &Service, club: ClubId, game: &str, (person, from, to): Filters<'_>) -> (Statistics, Vec<Pair>) {
    let wanted = StatisticsRequest::read(&service.load(club).unwrap(), (Some(game), None), person, (from, to)).unwrap();
    let tables = service.table_results(club, &wanted.filter).unwrap();
    let found = service.statistics(&service.load(club).unwrap(), &wanted, &tables).unwrap();
    let pairs = pairs(wanted.person, &tables.iter().collect::<Vec<_>>(), &found.partnered);
    (found, pairs)
}

/// Creates a club with tables from closed documents, on the days from 1 November on.
fn club(service: &Service, documents: Vec<Value>) -> ClubId {
    let mut club = None;
    for (day, mut document) in (1..).zip(documents) {
        document["closed"] = json!(true);
        document["opened_at"] = json!(format!("2026-11-{day:02}T20:00:00Z"));
        let key = format!("table {day}");
        let table = match club {
            None => create(service, &key, &document),
            Some(club) => create_in(service, club, &key, &document),
        };
        club = Some(service.club_of(table).unwrap());
    }
    club.unwrap()
}

fn evening(hands: &[(&str, &str, &str)]) -> Value {
    let hands = hands.iter().map(|(taker, partner, points)| {
        json!({"taker": taker, "partner": partner, "bid": "petite", "bouts": 3, "points": points})
    });
    let mut document = document("tarot", &["Ana", "Bo", "Chloé", "Dag", "Eve"]);
    document["hands"] = hands.collect();
    document
}

#[test]
fn statistics_can_be_those_of_some_days_and_of_one_person() {
    let place = Place::sqlite();
    let service = service(&place);
    let club = club(
        &service,
        vec![
            evening(&[("Ana", "Bo", "46"), ("Bo", "Ana", "26")]),
            evening(&[("Ana", "Chloé", "60")]),
            evening(&[("Ana", "Chloé", "20"), ("Eve", "Eve", "36")]),
        ],
    );
    // The filters, and the hands, evenings and pairs that they leave. Without a person, each hand counts for five players.
    let cases = [
        ((None, None, None), (25, 15, 10)),
        ((None, Some("2026-11-02"), None), (15, 10, 10)),
        ((None, None, Some("2026-11-02")), (15, 10, 10)),
        ((Some("4"), None, None), (5, 3, 4)),
        ((Some("4"), Some("2026-11-02"), Some("2026-11-02")), (1, 1, 4)),
        ((Some("4"), Some("2026-11-04"), None), (0, 0, 0)),
    ];
    for (filters, expected) in cases {
        let (found, pairs) = statistics(&service, club, "tarot", filters);
        let hands: i64 = found.plays.iter().map(|play| play.hands).sum();
        let evenings: i64 = found.tables.iter().map(|row| row.evenings).sum();
        assert_eq!((hands, evenings, pairs.len()), expected, "{filters:?}");
    }
}

#[test]
fn tables_at_which_the_fewest_win_are_not_added_to_others() {
    let place = Place::sqlite();
    let service = service(&place);
    let table = |winner: &str, players: [&str; 2]| {
        let hand = |scores: [i64; 2]| json!({"scores": {players[0]: scores[0], players[1]: scores[1]}});
        let mut document = document("free", &players);
        (document["rules"], document["hands"]) = (json!({"winner": winner}), json!([hand([3, 5]), hand([7, 2])]));
        document
    };
    let club = club(&service, vec![table("fewest", ["Ana", "Bo"]), table("most", ["Ana", "Eve"])]);
    let (found, _) = statistics(&service, club, "free", (None, None, None));
    let found = serde_json::to_value(found).unwrap();
    let rows = |of: &str, fields: [&str; 3]| {
        let row = |row: &Value| fields.map(|field| row[field].as_str().unwrap().to_owned());
        found[of].as_array().unwrap().iter().map(row).collect::<Vec<_>>()
    };
    assert_eq!(
        rows("plays", ["person", "best", "worst"]),
        [["1", "7", "3"], ["1", "3", "7"], ["2", "2", "5"], ["3", "5", "2"]]
    );
    let of_tables = rows("tables", ["person", "best", "total"]);
    assert_eq!(of_tables, [["1", "10", "10"], ["1", "10", "10"], ["2", "7", "7"], ["3", "7", "7"]]);
}

#[test]
fn tables_of_many_hands_are_read_a_few_at_a_time() {
    let place = Place::sqlite();
    let service = service(&place);
    let mut table = document("free", &["Ana", "Bo"]);
    table["hands"] = (0..1200).map(|hand| json!({"scores": {"Ana": hand % 7, "Bo": 3}})).collect();
    let club = club(&service, vec![table; 3]);
    let (found, _) = statistics(&service, club, "free", (None, None, None));
    assert_eq!(found.plays.iter().map(|play| play.hands).sum::<i64>(), 3 * 2 * 1200);
}

/// At both tables Ana and Chloé score 100 together. Where partners change, each pays both of them, as players without sides do;
/// only those who are partners throughout have statistics as partners.
#[test]
fn partners_are_counted_and_changing_ones_settle_by_player() {
    let place = Place::sqlite();
    let service = service(&place);
    let table = |partners: &str| {
        let mut document = document("bridge", &NAMES);
        document["rules"] = json!({"partners": partners});
        document["played_for"] = json!({"rate": "0.01", "currency": "EUR"});
        document["hands"] = json!([{"declarer": "Ana", "level": 3, "strain": "no_trumps", "tricks": 9}]);
        document
    };
    let club = club(&service, vec![table("rotate"), table("fixed")]);
    let wanted =
        StatisticsRequest::read(&service.load(club).unwrap(), (Some("bridge"), None), None, (None, None)).unwrap();
    let tables = service.table_results(club, &wanted.filter).unwrap();
    let found = service.statistics(&service.load(club).unwrap(), &wanted, &tables).unwrap();
    let all: Vec<_> = tables.iter().collect();
    let together = partnerships(None, &all, &found.partnered);
    let together: Vec<_> = together.iter().map(|both| (both.a.0, both.b.0, both.tables, both.won)).collect();
    assert_eq!(together, [(1, 3, 1, 1), (2, 4, 1, 0)]);
    let ledger = service.ledger(club, &service.load(club).unwrap()).unwrap();
    for (day, due) in [("2026-11-01", 200), ("2026-11-02", 100)] {
        let dues = ledger.dues_of(day.parse().unwrap());
        let (purse, dues) = &dues[0];
        assert_eq!(*purse, Purse::money("EUR").unwrap());
        assert_eq!(dues.iter().map(|(_, due)| *due).collect::<Vec<_>>(), [due, -due, due, -due], "{day}");
    }
}
