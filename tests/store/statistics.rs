//! Statistics, held against counting the plays one by one.

use std::collections::{BTreeMap, BTreeSet};

use proptest::prelude::*;
use proptest::test_runner::TestRunner;
use rust_decimal::Decimal;
use serde_json::{Value, json};
use tanto::club::statistics::{Statistics, Wanted};
use tanto::club::{Club, ClubCommand, PersonId, plays};
use tanto::command::CommandError;
use tanto::service::Service;
use tanto::session::{Replay, Session, result};
use tanto::store::{ClubChoice, ClubId, Which};
use tanto::table::CommandMeta;
use tanto::words::{Language, Words};

use crate::evening::NOON;
use crate::place::Place;
use crate::scene::{MEMORY, node};

crate::on_both_databases!(
    a_season_of_tarot,
    the_best_is_the_least_where_the_fewest_win_at_all_tables_of_a_person,
    what_cannot_be_asked,
    sums_are_the_plays_counted_one_by_one,
);

const DAY: i64 = 24 * 60 * 60 * 1000;

/// An evening of a club: a document in which people have the club's names, and when it began.
#[derive(Clone, Debug)]
struct Evening {
    document: Value,
    day: i64,
    is_closed: bool,
}

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
        // A service that was opened before may have used the key.
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

    fn play(&mut self, Evening { document, day, is_closed }: &Evening) {
        let mut document = document.clone();
        document["closed"] = json!(is_closed);
        document["opened_at"] = json!(chrono::DateTime::from_timestamp_millis(NOON + day * DAY).unwrap().to_rfc3339());
        let meta = self.meta();
        let created = self.service.create_in(&ClubChoice::This(self.id), (node(&document), None), &meta);
        created.unwrap_or_else(|error| panic!("{document}: {error:?}"));
    }

    fn club(&self) -> Club {
        self.service.load_club(self.id).unwrap_or_else(|error| panic!("{error:?}")).club.clone()
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

fn evenings() -> Vec<Evening> {
    let hands = [
        json!([taken("Ana", "Bo", "46"), taken("Bo", "Ana", "26")]),
        json!([taken("Ana", "Chloé", "60")]),
        json!([taken("Ana", "Chloé", "20"), taken("Eve", "Eve", "36")]),
        json!([taken("Ana", "Bo", "36")]),
    ];
    let evening = |(day, hands): (i64, &Value)| Evening { document: tarot(hands), day, is_closed: day != 3 };
    (0..).zip(&hands).map(evening).collect()
}

fn a_season_of_tarot(place: &Place) {
    let mut books = Books::new(place, &["Ana", "Bo", "Chloé", "Dag", "Eve"]);
    for evening in evenings().iter().rev() {
        books.play(evening);
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
    // The table that goes on has plays, and is no evening yet.
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
    // One person, and some days.
    let said = books.statistics("tarot", Some("4"), (Some("2026-11-19"), Some("2026-11-20")));
    assert!(said.plays.iter().all(|plays| plays.person == PersonId(4)));
    assert_eq!(said.plays.iter().map(|plays| plays.hands).sum::<u32>(), 3);
    assert_eq!((said.evenings.len(), said.evenings[0].evenings), (1, 2));
    assert_eq!(
        said.pairs.iter().map(|pair| (pair.a.0, pair.b.0)).collect::<Vec<_>>(),
        [(1, 4), (2, 4), (3, 4), (4, 5)]
    );
    assert_eq!(said.taker, Some(Vec::new()));
    // Another game has nothing of a taker, and a merged person none of his own.
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

fn the_best_is_the_least_where_the_fewest_win_at_all_tables_of_a_person(place: &Place) {
    let mut books = Books::new(place, &["Ana", "Bo", "Eve"]);
    for (day, (winner, players)) in (0..).zip([("fewest", ["Ana", "Bo"]), ("most", ["Ana", "Eve"])]) {
        let hand = |scores: [i64; 2]| json!({"scores": {players[0]: scores[0], players[1]: scores[1]}});
        let document = json!({"format": "tanto/1", "game": "free", "players": players, "rules": {"winner": winner},
                              "hands": [hand([3, 5]), hand([7, 2])]});
        books.play(&Evening { document, day, is_closed: true });
    }
    let statistics = books.statistics("free", None, (None, None));
    let plays: Vec<_> =
        statistics.plays.iter().map(|row| (row.person.0, row.best.as_str(), row.worst.as_str())).collect();
    assert_eq!(plays, [(1, "7", "3"), (2, "2", "5"), (3, "5", "2")]);
    let evenings = statistics.evenings.iter().map(|row| (row.person.0, row.best.as_str(), row.total.as_str()));
    assert_eq!(evenings.collect::<Vec<_>>(), [(1, "10", "20"), (2, "7", "7"), (3, "7", "7")]);
}

fn what_cannot_be_asked(place: &Place) {
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

/// The documents of the worked cases, and a few that are longer.
fn documents() -> Vec<Value> {
    let cases = include_str!("../cases.jsonl").lines().map(|line| serde_json::from_str::<Value>(line).unwrap());
    let good = cases.filter(|case| case.get("expect").is_some()).map(|case| case["document"].clone());
    good.chain(evenings().into_iter().map(|evening| evening.document)).collect()
}

/// What is counted of one person and kind: every amount, and whether the least is the best at its table.
type Amounts = BTreeMap<(u32, String, String, String, String), Vec<(Decimal, bool)>>;

/// What one person won in a unit on each evening, and whether he is among its winners.
type Totals = BTreeMap<(u32, String), Vec<(Decimal, bool)>>;

fn played(document: &Value) -> (Session, Replay) {
    let session = Session::read(node(document)).unwrap_or_else(|_| panic!("{document}"));
    let replay = session.replay().unwrap_or_else(|_| panic!("{document}"));
    (session, replay)
}

/// Every play and every evening, counted one by one from what `tanto score` says.
fn counted(club: &Club, evenings: &[Evening], game: &str) -> (Amounts, Totals) {
    let (mut amounts, mut own) = (Amounts::new(), Totals::new());
    let mut evenings: Vec<&Evening> = evenings.iter().collect();
    evenings.sort_by_key(|evening| evening.day);
    for Evening { document, is_closed, .. } in evenings.into_iter().filter(|evening| evening.document["game"] == game) {
        let mut document = document.clone();
        document["closed"] = json!(is_closed);
        let (session, replay) = played(&document);
        let (_, said) = result::result(&session, Words::new(Language::En)).unwrap_or_else(|_| panic!());
        let said = serde_json::to_value(said).unwrap();
        let unit = replay.measure().currency.unwrap_or_else(|| said["unit"].as_str().unwrap().to_owned());
        let id_of = |name: &str| PersonId(name.strip_prefix('P').unwrap().parse().unwrap());
        let root = |id: PersonId| club.people().counts_as(id).0;
        for play in plays(&replay, session.steps()).unwrap_or_else(|_| panic!()) {
            let hand = &said["hands"][usize::try_from(play.hand).unwrap() - 1];
            let name = replay.people().name(play.person);
            let part = play.part;
            let key = [part.role, part.contract, part.outcome].map(str::to_owned);
            let [role, contract, outcome] = key;
            let amount = hand["deltas"][name].as_str().unwrap().parse().unwrap();
            amounts
                .entry((root(id_of(name)), role, contract, outcome, unit.clone()))
                .or_default()
                .push((amount, replay.measure().lower_wins));
        }
        if *is_closed && !replay.hands().is_empty() {
            let totals = said["totals"].as_object().unwrap();
            let amount = |total: &Value| total.as_str().unwrap().parse::<Decimal>().unwrap();
            let lower = replay.measure().lower_wins;
            let best =
                totals.values().map(amount).reduce(|one, other| if (one < other) == lower { one } else { other });
            let winners: BTreeSet<&str> = if said["finished"] == true {
                said["winners"].as_array().unwrap().iter().filter_map(Value::as_str).collect()
            } else {
                totals.iter().filter(|(_, total)| Some(amount(total)) == best).map(|(name, _)| name.as_str()).collect()
            };
            for (name, total) in totals {
                let one = own.entry((root(id_of(name)), unit.clone())).or_default();
                one.push((amount(total), winners.contains(name.as_str())));
            }
        }
    }
    (amounts, own)
}

/// The longest run.
fn run(won: &[(Decimal, bool)]) -> usize {
    won.split(|(_, won)| !won).map(<[_]>::len).max().unwrap_or_default()
}

/// The document with other names for its people, in the order in which they came.
fn renamed(document: &Value, names: &[(String, String)]) -> Value {
    let name = |text: &String| names.iter().find(|(old, _)| old == text).map_or(text, |(_, new)| new).clone();
    match document {
        Value::String(text) => Value::String(name(text)),
        Value::Array(items) => items.iter().map(|item| renamed(item, names)).collect(),
        Value::Object(fields) => fields.iter().map(|(field, value)| (name(field), renamed(value, names))).collect(),
        other => other.clone(),
    }
}

fn evenings_of_all_games() -> impl Strategy<Value = Vec<Evening>> {
    let documents = documents();
    let ids = Just((1..=9_u32).collect::<Vec<_>>()).prop_shuffle();
    let one = (0..documents.len(), ids, any::<bool>());
    prop::collection::vec(one, 1..20).prop_map(move |evenings| {
        let evening = |(day, (at, ids, is_closed)): (i64, (usize, Vec<u32>, bool))| {
            let (_, replay) = played(&documents[at]);
            let names = replay.people().names().iter().zip(ids).map(|(name, id)| (name.clone(), format!("P{id}")));
            Evening { document: renamed(&documents[at], &names.collect::<Vec<_>>()), day, is_closed }
        };
        (0..).zip(evenings).map(evening).collect()
    })
}

fn sums_are_the_plays_counted_one_by_one(place: &Place) {
    let merges = prop::collection::vec((1..=9_u32, 1..=9_u32), 0..6);
    let mut runner = TestRunner::new(ProptestConfig { cases: 24, ..ProptestConfig::default() });
    let tried = runner.run(&(evenings_of_all_games(), merges), |(evenings, merges)| {
        let mut books = Books::new(place, &["P1", "P2", "P3", "P4", "P5", "P6", "P7", "P8", "P9"]);
        for evening in &evenings {
            books.play(evening);
        }
        for (person, into) in merges {
            // Those that are impossible are left out.
            let _ = books.execute(&ClubCommand::Merge { person: PersonId(person), into: into.to_string() });
        }
        let club = books.club();
        for game in tanto::games::GAMES {
            let game = game.facts().id;
            let said = books.statistics(game, None, (None, None));
            let (amounts, own) = counted(&club, &evenings, game);
            prop_assert_eq!(said.plays.len(), amounts.len());
            for plays in &said.plays {
                let key = (
                    plays.person.0,
                    plays.role.clone(),
                    plays.contract.clone(),
                    plays.outcome.clone(),
                    plays.unit.clone(),
                );
                let lower = amounts[&key].iter().all(|(_, lower)| *lower);
                let naive: Vec<Decimal> = amounts[&key].iter().map(|(amount, _)| *amount).collect();
                let (most, least) = (naive.iter().max().unwrap(), naive.iter().min().unwrap());
                let (best, worst) = if lower { (least, most) } else { (most, least) };
                let number = |text: &str| text.parse::<Decimal>().unwrap();
                prop_assert_eq!(usize::try_from(plays.hands).unwrap(), naive.len());
                prop_assert_eq!(number(&plays.total), naive.iter().sum::<Decimal>());
                prop_assert_eq!((number(&plays.best), number(&plays.worst)), (*best, *worst), "{:?}", plays);
            }
            prop_assert_eq!(said.evenings.len(), own.len());
            for evenings in &said.evenings {
                let naive = &own[&(evenings.person.0, evenings.unit.clone())];
                prop_assert_eq!(usize::try_from(evenings.evenings).unwrap(), naive.len());
                prop_assert_eq!(usize::try_from(evenings.won).unwrap(), naive.iter().filter(|(_, won)| *won).count());
                prop_assert_eq!(usize::try_from(evenings.run).unwrap(), run(naive));
                let total = naive.iter().map(|(total, _)| *total).sum::<Decimal>();
                prop_assert_eq!(evenings.total.parse::<Decimal>().unwrap(), total);
            }
        }
        Ok(())
    });
    tried.unwrap_or_else(|error| panic!("{error}"));
}
