//! Statistics by example; tests/store/books.rs compares them with a recomputation.

use serde_json::{Value, json};
use tanto::club::statistics::{Statistics, Wanted};
use tanto::club::{Club, ClubCommand, PersonId};
use tanto::command::CommandError;
use tanto::service::Service;
use tanto::store::{ClubChoice, ClubId, Which};
use tanto::table::CommandMeta;

use crate::evening::NOON;
use crate::place::Place;
use crate::scene::{MEMORY, node};

crate::on_both_databases!(
    a_season_of_tarot,
    best_is_the_lowest_if_the_fewest_win_at_all_tables_of_a_person,
    invalid_filters_are_refused,
);

const DAY: i64 = 24 * 60 * 60 * 1000;

/// A club with its tables.
struct Books {
    service: Service,
    id: ClubId,
    commands: usize,
}

impl Books {
    /// A club with these people, whose ids are 1, 2, 3.
    fn new(place: &Place, people: &[&str]) -> Self {
        let service = Service::new(place.open(), MEMORY);
        // Earlier clubs in the same database must not have the same key.
        let key = format!("club {:?}", service.store.all_club_ids().unwrap().len());
        let id = service.create_club(None, None, &CommandMeta::new(key.clone(), key, NOON)).unwrap().id;
        let mut books = Self { service, id, commands: 0 };
        for name in people {
            books.execute(&ClubCommand::AddPerson { name: (*name).to_owned(), guest: false }).unwrap();
        }
        books
    }

    fn meta(&mut self) -> CommandMeta {
        self.commands += 1;
        let key = format!("{} {}", self.id, self.commands);
        CommandMeta::new(key.clone(), key, NOON)
    }

    fn execute(&mut self, command: &ClubCommand) -> Result<(), String> {
        let meta = self.meta();
        self.service.execute_for_club(self.id, &meta, command).map(drop).map_err(|error| format!("{error:?}"))
    }

    /// Adds a table from a document with the club's names, opened this many days after `NOON`.
    fn play(&mut self, mut document: Value, day: i64, is_closed: bool) {
        document["closed"] = json!(is_closed);
        document["opened_at"] = json!(chrono::DateTime::from_timestamp_millis(NOON + day * DAY).unwrap().to_rfc3339());
        let meta = self.meta();
        let created = self.service.create_in(&ClubChoice::This(self.id), (node(&document), None), &meta);
        created.unwrap_or_else(|error| panic!("{document}: {error:?}"));
    }

    fn club(&self) -> Club {
        (*self.service.load_club(self.id).unwrap_or_else(|error| panic!("{error:?}"))).clone()
    }

    fn statistics(&self, game: &str, person: Option<&str>, days: (Option<&str>, Option<&str>)) -> Statistics {
        let wanted = Wanted::read(&self.club(), Some(game), person, days).unwrap();
        let evenings = self.service.evenings(self.id, &Which::default()).unwrap_or_else(|error| panic!("{error:?}"));
        self.service.statistics(self.id, &wanted, &evenings).unwrap_or_else(|error| panic!("{error:?}"))
    }
}

fn tarot(hands: &Value) -> Value {
    json!({"format": "tanto/1", "game": "tarot", "players": ["Ana", "Bo", "Chloé", "Dag", "Eve"], "hands": hands})
}

fn taken(taker: &str, partner: &str, points: &str) -> Value {
    json!({"taker": taker, "partner": partner, "bid": "petite", "bouts": 3, "points": points})
}

fn a_season_of_tarot(place: &Place) {
    let mut books = Books::new(place, &["Ana", "Bo", "Chloé", "Dag", "Eve"]);
    for (day, hands) in [
        (3, json!([taken("Ana", "Bo", "36")])),
        (2, json!([taken("Ana", "Chloé", "20"), taken("Eve", "Eve", "36")])),
        (1, json!([taken("Ana", "Chloé", "60")])),
        (0, json!([taken("Ana", "Bo", "46"), taken("Bo", "Ana", "26")])),
    ] {
        books.play(tarot(&hands), day, day != 3);
    }
    let said = serde_json::to_value(books.statistics("tarot", None, (None, None))).unwrap();
    let plays = said["plays"].as_array().unwrap();
    assert_eq!(
        plays[1..3],
        [
            json!({"person": "1", "role": "partner", "contract": "petite", "outcome": "lost", "unit": "points",
                   "hands": 1, "total": "-35", "best": "-35", "worst": "-35"}),
            json!({"person": "1", "role": "taker", "contract": "petite", "outcome": "lost", "unit": "points",
                   "hands": 1, "total": "-82", "best": "-82", "worst": "-82"}),
        ]
    );
    // The open table has plays, but it is not an evening yet.
    assert_eq!((&plays[3]["hands"], &plays[3]["total"], &plays[3]["best"]), (&json!(3), &json!("218"), &json!("98")));
    assert_eq!(
        said["evenings"][0],
        json!({"person": "1", "unit": "points", "evenings": 3, "won": 2, "total": "26", "best": "98", "worst": "-107",
               "run": 2})
    );
    assert_eq!(said["pairs"][0], json!({"a": "1", "b": "2", "evenings": 3, "a_ahead": 2, "b_ahead": 1}));
    assert_eq!(
        said["taker"][0],
        json!({"person": "1", "bouts": 12, "poignees": 0, "petit_won": 0, "petit_lost": 0, "partners": [
            {"person": "2", "hands": 2, "made": 2, "total": "120"},
            {"person": "3", "hands": 2, "made": 1, "total": "16"},
        ]})
    );
    // Statistics of one person and some days.
    let said = books.statistics("tarot", Some("4"), (Some("2026-11-19"), Some("2026-11-20")));
    assert!(said.plays.iter().all(|plays| plays.person == PersonId(4)));
    assert_eq!(said.plays.iter().map(|plays| plays.hands).sum::<u32>(), 3);
    assert_eq!((said.evenings.len(), said.evenings[0].evenings), (1, 2));
    assert_eq!(
        said.pairs.iter().map(|pair| (pair.a.0, pair.b.0)).collect::<Vec<_>>(),
        [(1, 4), (2, 4), (3, 4), (4, 5)]
    );
    assert_eq!(said.taker, Some(Vec::new()));
    // Another game has no taker statistics, and a merged person has no statistics of their own.
    assert_eq!(
        serde_json::to_value(books.statistics("solo_whist", None, (None, None))).unwrap(),
        json!({"plays": [], "evenings": [], "pairs": []})
    );
    books.execute(&ClubCommand::AddPerson { name: "Fay".to_owned(), guest: false }).unwrap();
    books.execute(&ClubCommand::Merge { person: PersonId(1), into: "6".to_owned() }).unwrap();
    let merged = books.statistics("tarot", None, (None, None));
    assert!(merged.plays.iter().all(|plays| plays.person != PersonId(1)));
    assert_eq!(merged.taker.unwrap().last().map(|taker| taker.person), Some(PersonId(6)));
}

fn best_is_the_lowest_if_the_fewest_win_at_all_tables_of_a_person(place: &Place) {
    let mut books = Books::new(place, &["Ana", "Bo", "Eve"]);
    for (day, (winner, players)) in (0..).zip([("fewest", ["Ana", "Bo"]), ("most", ["Ana", "Eve"])]) {
        let hand = |scores: [i64; 2]| json!({"scores": {players[0]: scores[0], players[1]: scores[1]}});
        let document = json!({"format": "tanto/1", "game": "free", "players": players, "rules": {"winner": winner},
                              "hands": [hand([3, 5]), hand([7, 2])]});
        books.play(document, day, true);
    }
    let statistics = books.statistics("free", None, (None, None));
    let plays: Vec<_> =
        statistics.plays.iter().map(|row| (row.person.0, row.best.as_str(), row.worst.as_str())).collect();
    assert_eq!(plays, [(1, "7", "3"), (2, "2", "5"), (3, "5", "2")]);
    let evenings = statistics.evenings.iter().map(|row| (row.person.0, row.best.as_str(), row.total.as_str()));
    assert_eq!(evenings.collect::<Vec<_>>(), [(1, "10", "20"), (2, "7", "7"), (3, "7", "7")]);
}

fn invalid_filters_are_refused(place: &Place) {
    let club = Books::new(place, &["Ana"]).club();
    let cases = [
        (None, None, None, "game", "field-missing"),
        (Some("chess"), None, None, "game", "field-choice"),
        (Some("tarot"), Some("2"), None, "person", "person-unknown"),
        (Some("tarot"), None, Some("2026-13-01"), "from", "date-form"),
    ];
    for (game, person, from, field, message) in cases {
        let Err(CommandError::Fields(invalid)) = Wanted::read(&club, game, person, (from, None)) else {
            panic!("{game:?}")
        };
        let error = invalid.first();
        assert_eq!((error.field.as_str(), error.text.id), (field, message));
    }
}
