//! Clubs: their logs, and the effects of commands at their tables.

use serde_json::{Value, json};
use tanto::club::{Club, ClubCommand, PersonChange, PersonId, Purse, TableNumber};
use tanto::service::{Service, check_store, session_document};
use tanto::store::{ClubChoice, ClubId, DeviceId, TableId, Which};
use tanto::table::{CommandMeta, TableCommand};

use crate::evening::NOON;
use crate::place::Place;
use crate::scene::{MEMORY, Refused, create, enter, garde, node, pay, rename, replace, say, tarot, tell};

crate::on_both_databases!(
    a_known_name_means_the_known_person,
    a_rename_applies_at_every_table,
    a_closed_table_shows_the_new_name,
    a_new_player_joins_the_club,
    an_evening_is_corrected_after_it_was_paid,
    a_moved_table_takes_its_dues_along,
    lists_are_paged_and_filtered,
);

pub fn command(key: &str, device: Option<&DeviceId>) -> CommandMeta {
    CommandMeta { device: device.cloned(), ..CommandMeta::new(key, String::new(), NOON) }
}

pub fn at(tables: &Service, id: TableId) -> (ClubId, TableNumber) {
    let (club, number) = tables.store.club_of(id).unwrap().unwrap();
    (club, TableNumber(u32::try_from(number).unwrap()))
}

/// The club of a table, rebuilt from its whole log. The cached club must be the same.
fn club_of(tables: &Service, id: TableId) -> Club {
    let (club, _) = at(tables, id);
    let entries = tables.store.read_log(club, |log| log.entries_from(1)).unwrap().unwrap();
    let fresh = Club::of(&entries).unwrap();
    let remembered = tables.load_club(club).unwrap_or_else(|error| panic!("{error:?}"));
    assert_eq!(*remembered, fresh);
    fresh
}

/// Opens a table in the club of another.
fn open_beside(tables: &Service, other: TableId, key: &str, document: &Value) -> TableId {
    let choice = ClubChoice::This(at(tables, other).0);
    let made = tables.create_in(&choice, (node(document), None), &command(key, None));
    made.unwrap_or_else(|rejection| panic!("{rejection:?}")).id
}

fn names(club: &Club) -> Vec<&str> {
    club.people().all().map(|person| person.name.as_str()).collect()
}

/// The names of the current players at a table.
fn seated(tables: &Service, id: TableId) -> Vec<String> {
    let table = tables.load(id).unwrap_or_else(|error| panic!("{error:?}"));
    table.replay.seats().names().to_vec()
}

/// The players in the document of a table.
fn shown(tables: &Service, id: TableId) -> Value {
    let table = tables.load(id).unwrap_or_else(|error| panic!("{error:?}"));
    let document: Value = serde_json::from_str(&session_document(&table).to_json()).unwrap();
    document["players"].clone()
}

fn cash(players: &[&str]) -> Value {
    json!({
        "format": "tanto/1", "game": "tarot", "players": players, "played_for": {"currency": "EUR", "rate": "0.10"},
    })
}

fn close(tables: &Service, id: TableId, key: &str) {
    say(tables, id, key, TableCommand::Close).unwrap();
}

/// What everybody in the club of a table is owed. The sum must be zero.
fn balances(tables: &Service, id: TableId) -> Vec<(u32, i64)> {
    let club = club_of(tables, id);
    let ledger = tables.ledger(at(tables, id).0, &club).unwrap_or_else(|error| panic!("{error:?}"));
    let balances = ledger.balances(Purse::read("EUR").unwrap());
    assert_eq!(balances.iter().map(|(_, amount)| amount).sum::<i64>(), 0);
    balances.into_iter().map(|(PersonId(id), amount)| (id, amount)).collect()
}

fn a_known_name_means_the_known_person(place: &Place) {
    let tables = Service::new(place.open(), MEMORY);
    let first = create(&tables, "one", &tarot());
    assert_eq!(names(&club_of(&tables, first)), ["Ana", "Bo", "Chloé", "Dag"]);
    let mut document = tarot();
    document["players"] = json!(["ANA", "Chloe", "Chloe\u{301}", "Eva"]);
    document["hands"] = json!([garde("ANA", 50)]);
    let second = open_beside(&tables, first, "two", &document);
    let club = club_of(&tables, second);
    assert_eq!(names(&club), ["Ana", "Bo", "Chloé", "Dag", "Chloe", "Eva"]);
    let people: Vec<u32> = club.tables()[&TableNumber(2)].people.iter().map(|id| id.0).collect();
    assert_eq!(people, [1, 5, 3, 6]);
    // The table uses the club's spelling of her name, and the hand entered with the other spelling is hers.
    assert_eq!(seated(&tables, second), ["Ana", "Chloe", "Chloé", "Eva"]);
    let table = tables.load(second).ok().unwrap();
    assert_eq!(session_document(&table).get("hands").map(|hands| hands.to_json().contains("\"Ana\"")), Some(true));

    let mut twice = tarot();
    twice["players"] = json!(["Ana", "Bo", "ana", "Dag"]);
    let choice = ClubChoice::This(at(&tables, first).0);
    let refused = tables.create_in(&choice, (node(&twice), None), &command("three", None));
    assert!(
        matches!(refused, Err(tanto::command::CommandError::Fields(invalid)) if invalid.first().field == "players")
    );
    assert_eq!(tables.store.all_table_ids().unwrap().len(), 2);
    assert_eq!(club_of(&tables, first), club, "nothing was said");
}

fn a_rename_applies_at_every_table(place: &Place) {
    let tables = Service::new(place.open(), MEMORY);
    let first = create(&tables, "one", &tarot());
    let mut document = tarot();
    document["players"] = json!(["Eva", "Bo", "Ana", "Finn"]);
    let second = open_beside(&tables, first, "two", &document);
    let hands = enter(&tables, second, "hand", &garde("Ana", 50)).unwrap().version;
    let rename = |name: &str| rename(&tables, first, "rename", 0, name);
    assert_eq!(rename("bo").map(|_| ()), Err(Refused::Invalid(0, "name".into(), "person-taken")));
    rename("Anna").unwrap();
    assert_eq!(names(&club_of(&tables, first)), ["Anna", "Bo", "Chloé", "Dag", "Eva", "Finn"]);
    assert_eq!(seated(&tables, first), ["Anna", "Bo", "Chloé", "Dag"]);
    assert_eq!(seated(&tables, second), ["Eva", "Bo", "Anna", "Finn"]);
    assert_eq!(tables.load(second).ok().unwrap().version(), hands, "no table's log hears of it");
    // A repeated request does not rename again.
    let again = rename("Anna").unwrap();
    assert!(again.repeated);
    assert_eq!(club_of(&tables, first).version, club_of(&tables, second).version);
    check_store(&tables.store).unwrap();
}

fn a_closed_table_shows_the_new_name(place: &Place) {
    let tables = Service::new(place.open(), MEMORY);
    let first = create(&tables, "one", &tarot());
    enter(&tables, first, "hand", &garde("Ana", 50)).unwrap();
    close(&tables, first, "closed");
    let version = tables.load(first).ok().unwrap().version();
    let second = open_beside(&tables, first, "two", &tarot());
    rename(&tables, second, "rename", 0, "Anna").unwrap();
    assert_eq!(shown(&tables, first), json!(["Anna", "Bo", "Chloé", "Dag"]), "every old evening shows it");
    assert_eq!(seated(&tables, first), ["Anna", "Bo", "Chloé", "Dag"]);
    let hands = session_document(&tables.load(first).ok().unwrap()).get("hands").unwrap().to_json();
    assert!(hands.contains("Anna"), "{hands}");
    say(&tables, first, "reopened", TableCommand::Reopen).unwrap();
    assert_eq!(seated(&tables, first), ["Anna", "Bo", "Chloé", "Dag"]);
    assert_eq!(tables.load(first).ok().unwrap().version(), version + 1);
    check_store(&tables.store).unwrap();
}

fn a_new_player_joins_the_club(place: &Place) {
    let tables = Service::new(place.open(), MEMORY);
    let id = create(&tables, "one", &tarot());
    let replace = |key: &str, seat: u8, name: &str| replace(&tables, id, key, seat, name).map(|_| ());
    replace("new", 0, "Eva").unwrap();
    replace("twice", 1, "Eva").unwrap_err();
    assert_eq!(replace("alike", 1, "EVA"), Err(Refused::Invalid(0, "name".into(), "seat-change-twice")));
    let club = club_of(&tables, id);
    assert_eq!(names(&club), ["Ana", "Bo", "Chloé", "Dag", "Eva"]);
    let people = |club: &Club| club.tables()[&TableNumber(1)].people.iter().map(|id| id.0).collect::<Vec<_>>();
    assert_eq!(people(&club), [1, 2, 3, 4, 5]);
    // A returning player is not added to the list again.
    replace("back", 3, "ana").unwrap();
    assert_eq!(people(&club_of(&tables, id)), [1, 2, 3, 4, 5]);
    assert_eq!(seated(&tables, id), ["Eva", "Bo", "Chloé", "Ana"]);
    // Dag is renamed while away from the table.
    let dagmar = PersonChange { name: Some("Dagmar".to_owned()), ..PersonChange::default() };
    tell(&tables, at(&tables, id).0, "dagmar", ClubCommand::ChangePerson { person: PersonId(4), change: dagmar });
    replace("again", 1, "Dagmar").unwrap();
    assert_eq!(seated(&tables, id), ["Eva", "Dagmar", "Chloé", "Ana"]);
    assert_eq!(people(&club_of(&tables, id)), [1, 2, 3, 4, 5]);
    check_store(&tables.store).unwrap();
}

fn an_evening_is_corrected_after_it_was_paid(place: &Place) {
    let tables = Service::new(place.open(), MEMORY);
    let id = create(&tables, "one", &cash(&["Ana", "Bo", "Chloé", "Dag"]));
    enter(&tables, id, "hand", &garde("Ana", 50)).unwrap();
    close(&tables, id, "closed");
    // A payment after the end counts in the club's ledger. The table records it, but its due stays the same.
    rename(&tables, id, "renamed", 1, "Bob").unwrap();
    let version = tables.load(id).ok().unwrap().version();
    let pay = || pay(&tables, id, "paid", ["Bob", "Ana", "6.80"]);
    pay().unwrap();
    assert!(pay().unwrap().repeated);
    let settled = tanto::table::settlement(&tables.load(id).ok().unwrap()).unwrap();
    assert_eq!((settled.payments.len(), tables.load(id).ok().unwrap().version()), (2, version + 1));
    assert_eq!(balances(&tables, id), [(1, 1360), (2, 0), (3, -680), (4, -680)]);
    let said = club_of(&tables, id).version;
    say(&tables, id, "reopened", TableCommand::Reopen).unwrap();
    assert_eq!(balances(&tables, id), [(1, -680), (2, 680), (3, 0), (4, 0)], "the due goes, the payment stays");
    close(&tables, id, "closed as it was");
    assert_eq!(balances(&tables, id), [(1, 1360), (2, 0), (3, -680), (4, -680)], "as if nothing had been");
    say(&tables, id, "reopened again", TableCommand::Reopen).unwrap();
    enter(&tables, id, "more", &garde("Bob", 50)).unwrap();
    close(&tables, id, "closed again");
    assert_eq!(balances(&tables, id), [(1, 680), (2, 2040), (3, -1360), (4, -1360)]);
    assert_eq!(club_of(&tables, id).version, said, "only the table's own history tells of it");
    let kinds: Vec<String> = tables.store.entries(id).unwrap().into_iter().map(|entry| entry.kind).collect();
    let expected = "opened hand_entered closed paid reopened closed reopened hand_entered closed";
    assert_eq!(kinds.join(" "), expected);
    check_store(&tables.store).unwrap();
}

fn a_moved_table_takes_its_dues_along(place: &Place) {
    let tables = Service::new(place.open(), MEMORY);
    let id = create(&tables, "one", &cash(&["Ana", "Bo", "Chloé", "Dag"]));
    enter(&tables, id, "hand", &garde("Ana", 50)).unwrap();
    close(&tables, id, "closed");
    let stays = open_beside(&tables, id, "stays", &cash(&["Ana", "Bo", "Chloé"]));
    // In the other club, Bo is the first person.
    let other = create(&tables, "other", &cash(&["Bo", "Eva", "Finn"]));
    let to = at(&tables, other).0;
    tables.move_table(id, to, &command("moved", None)).unwrap_or_else(|why| panic!("{why:?}"));
    assert_eq!(balances(&tables, stays), [(1, 0), (2, 0), (3, 0), (4, 0)]);
    assert_eq!(balances(&tables, other), [(1, -680), (2, 0), (3, 0), (4, 2040), (5, -680), (6, -680)]);
    let evenings = tables.evenings(to, &Which { closed: true, ..Which::default() });
    let won: Vec<u32> = evenings.unwrap()[0].results.iter().filter(|one| one.won).map(|one| one.person.0).collect();
    assert_eq!(won, [4], "what statistics count of it is hers there, too");
    check_store(&tables.store).unwrap();
}

fn lists_are_paged_and_filtered(place: &Place) {
    let tables = Service::new(place.open(), MEMORY);
    let opened = |day: u32, players: &[&str]| {
        let mut document = cash(players);
        document["opened_at"] = json!(format!("2026-10-{day:02}T20:00:00Z"));
        document
    };
    let first = create(&tables, "1", &opened(1, &["Ana", "Bo", "Chloé"]));
    for day in 2..=6 {
        let players: &[&str] = if day % 2 == 0 { &["Ana", "Bo", "Eva"] } else { &["Ana", "Bo", "Chloé"] };
        open_beside(&tables, first, &day.to_string(), &opened(day, players));
    }
    let (id, _) = at(&tables, first);
    let club = club_of(&tables, first);
    let eva = club.tables_of(PersonId(4)).map(|number| i64::from(number.0)).collect();
    let which = Which::default();
    let days = |text: &str| Some(format!("2026-10-{text}"));
    let cases = [
        (which.clone(), vec![6, 5, 4, 3, 2, 1]),
        (Which { most: Some(2), ..which.clone() }, vec![6, 5]),
        (Which { numbers: Some(eva), ..which.clone() }, vec![6, 4, 2]),
        (Which { from: days("02"), to: days("04"), ..which.clone() }, vec![4, 3, 2]),
        (Which { game: Some("burro".into()), ..which.clone() }, vec![]),
        (Which { game: Some("tarot".into()), from: days("06"), ..which.clone() }, vec![6]),
    ];
    let numbers = |which: &Which| {
        let found = tables.evenings(id, which).unwrap_or_else(|error| panic!("{error:?}"));
        found.iter().map(|evening| evening.table.number).collect::<Vec<_>>()
    };
    for (which, expected) in cases {
        assert_eq!(numbers(&which), expected, "{which:?}");
    }
    let third = &tables.store.tables_of_club(id, &Which::default()).unwrap()[2];
    let behind = Which { before: Some((third.opened_at, third.number)), ..Which::default() };
    assert_eq!(numbers(&behind), [3, 2, 1]);
}
