//! The people of a club: their names, and whom they count as after merges.

use crate::prelude::*;

const ANA: PersonId = PersonId(1);
const BO: PersonId = PersonId(2);
const CHLOE: PersonId = PersonId(3);

fn names(club: &Club) -> Vec<&str> {
    club.people().all().map(|person| person.name.as_str()).collect()
}

fn called(name: &str) -> PersonChange {
    PersonChange { name: Some(name.to_owned()), ..PersonChange::default() }
}

fn change_person(club: &mut Club, person: PersonId, change: &PersonChange) -> Result<Event, CommandError> {
    execute(club, &ClubCommand::ChangePerson { person, change: change.clone() })
}

#[test]
fn names_are_unique() {
    let mut club = club(&["Ana", "Bo", "Chloe"]);
    for (name, field_and_message) in [
        ("Ana", ("name", "person-taken")),
        (" ANA ", ("name", "person-taken")),
        ("", ("name", "name-empty")),
        ("a\u{202e}b", ("name", "name-unseen")),
    ] {
        let (field, message) = refused(add_person(&mut club, name, false));
        assert_eq!((field.as_str(), message), field_and_message, "{name:?}");
        if !name.is_empty() {
            let refusal = refused(change_person(&mut club, BO, &called(name)));
            assert_eq!((refusal.0.as_str(), refusal.1), field_and_message, "{name:?}");
        }
    }
    add_person(&mut club, "Chloe\u{301}", true).unwrap();
    assert_eq!(names(&club), ["Ana", "Bo", "Chloe", "Chloé"]);
    // Bo may change the case of their own name.
    change_person(&mut club, BO, &called("BO")).unwrap();
    assert_eq!(refused(change_person(&mut club, BO, &called("BO"))).1, "unchanged");
    assert_eq!(refused(change_person(&mut club, PersonId(9), &called("Eve"))).1, "missing");
    assert_eq!(club.people().named("bo"), Some(BO));
}

#[test]
fn names_are_alike_whatever_their_case() {
    let club = club(&["Straße", "Ὀδυσσεύς", "ΐ", "Åse", "Ana B."]);
    for taken in ["STRASSE", "ὈΔΥΣΣΕΎΣ", "\u{3b9}\u{308}\u{301}", "åSE", "A\u{30a}se", "ana b."] {
        assert!(club.people().named(taken).is_some(), "{taken}");
    }
    assert!(!["Ase", "Ana"].iter().any(|free| club.people().named(free).is_some()));
}

#[test]
fn a_name_at_a_table_is_the_person_of_that_name_or_a_new_one() {
    let mut club = club(&["Ana", "Bo", "Chloé"]);
    let gone = PersonChange { left: Some(true), ..PersonChange::default() };
    change_person(&mut club, BO, &gone).unwrap();
    merge(&mut club, CHLOE, "1").unwrap();
    let version = club.version;
    let people = ["Dag", "bo", "Chloé", "Eve", "dag"].map(|name| {
        let (person, event) = commands::arrive(&club, "players", name).unwrap();
        if let Some(event) = event {
            apply(&mut club, &event).unwrap();
        }
        person
    });
    assert_eq!(people, [4, 2, 1, 5, 4].map(PersonId));
    let names: Vec<_> = people.iter().map(|person| club.people().name(*person)).collect();
    assert_eq!(names, ["Dag", "Bo", "Ana", "Eve", "Dag"]);
    assert_eq!(club.version, version + 3, "two are new and one is back");
    assert!(club.people().all().all(|person| !person.left));
}

#[test]
fn merging_makes_one_of_two() {
    let mut club = book(&["Ana", "Bo", "Chloé", "Dag"]);
    let eur = purse("EUR");
    evening(&mut club, eur, &[(1, 500), (4, -500)]);
    evening(&mut club, eur, &[(2, -300), (3, 300)]);
    pay(&mut club, 1, 2, "EUR", "1");
    let before = club.clone();
    let wrong = |club: &Club, person, into: &str| refused(merge(&mut club.clone(), person, into));
    assert_eq!(wrong(&club, ANA, "1"), ("into".to_owned(), "person-merge-self"));
    assert_eq!(wrong(&club, ANA, "4"), ("into".to_owned(), "person-merge-together"));
    assert_eq!(wrong(&club, ANA, "9"), ("into".to_owned(), "person-unknown"));
    assert_eq!(wrong(&club, ANA, "Bo"), ("into".to_owned(), "person-unknown"));
    assert_eq!(wrong(&club, PersonId(9), "1").1, "missing");

    // A payment between the two no longer counts.
    merge(&mut club, BO, "1").unwrap();
    assert_eq!(names(&club), ["Ana", "Chloé", "Dag"]);
    assert_eq!(balances(&club, eur), [(1, 200), (3, 300), (4, -500)]);
    let ledger = club.ledger();
    let lines = ledger.lines(eur, ANA);
    assert_eq!(lines.iter().map(|line| (line.amount, line.balance)).collect::<Vec<_>>(), [(500, 500), (-300, 200)]);
    assert_eq!(club.people().named("Bo"), Some(ANA));
    let paid = execute(&mut club.clone(), &ClubCommand::Pay(sent(3, 2, "EUR", "1")));
    assert!(matches!(paid, Ok(Event::Paid(payment)) if payment.to == ANA));

    // Ana now counts as having sat with Chloé too. Merges follow chains, and circles are refused.
    assert_eq!(wrong(&club, CHLOE, "1").1, "person-merge-together");
    assert_eq!(wrong(&club, CHLOE, "2").1, "person-merge-together");
    assert_eq!(wrong(&club, ANA, "2").1, "person-merge-circle");
    assert_eq!(wrong(&club, BO, "3").1, "missing");
    assert_eq!(refused(execute(&mut club, &ClubCommand::Unmerge(ANA))), (String::new(), "person-not-merged"));

    // Undoing the merge restores everything.
    execute(&mut club, &ClubCommand::Unmerge(BO)).unwrap();
    assert_eq!(balances(&club, eur), balances(&before, eur));
    assert_eq!(club.people(), before.people());
}

#[test]
fn merges_chain_and_undoing_them_keeps_later_payments() {
    let mut club = book(&["Ana", "Bo", "Chloé"]);
    pay(&mut club, 1, 3, "EUR", "5");
    merge(&mut club, ANA, "2").unwrap();
    merge(&mut club, BO, "3").unwrap();
    assert_eq!(club.people().counts_as(ANA), CHLOE);
    assert_eq!(balances(&club, purse("EUR")), [(3, 0)]);
    assert_eq!(club.people().named("ana"), Some(CHLOE));
    execute(&mut club, &ClubCommand::Unmerge(BO)).unwrap();
    assert_eq!(club.people().counts_as(ANA), BO);
    pay(&mut club, 2, 3, "EUR", "1");
    // With a second Ana, the first one cannot return under that name.
    add_person(&mut club, "Ana", false).unwrap();
    assert_eq!(refused(execute(&mut club, &ClubCommand::Unmerge(ANA))), ("name".to_owned(), "person-taken"));
    change_person(&mut club, PersonId(4), &called("Anna")).unwrap();
    execute(&mut club, &ClubCommand::Unmerge(ANA)).unwrap();
    assert_eq!(balances(&club, purse("EUR")), [(1, 500), (2, 100), (3, -600), (4, 0)]);
}

#[test]
fn only_people_who_never_played_or_paid_are_deleted() {
    let mut club = club(&["Ana", "Bo", "Chloé", "Dag", "Eve"]);
    table(&mut club, &[1], None);
    pay(&mut club, 2, 3, "EUR", "1");
    for person in [ANA, BO, CHLOE] {
        assert_eq!(refused(execute(&mut club, &ClubCommand::DeletePerson(person))), (String::new(), "person-kept"));
    }
    merge(&mut club, PersonId(5), "4").unwrap();
    execute(&mut club, &ClubCommand::DeletePerson(PersonId(4))).unwrap();
    assert_eq!(names(&club), ["Ana", "Bo", "Chloé"]);
    assert_eq!((club.people().named("Dag"), club.people().named("Eve")), (None, None));
    add_person(&mut club, "Dag", false).unwrap();
    assert_eq!(club.people().named("Dag"), Some(PersonId(6)));
}

#[test]
fn a_club_has_a_name_and_a_time_zone() {
    let founded = commands::parse_new_club(Some(" Thursdays "), Some("Europe/Lisbon")).unwrap();
    assert_eq!((founded.0.as_deref(), founded.1.name()), (Some("Thursdays"), "Europe/Lisbon"));
    assert_eq!(commands::parse_new_club(None, None).unwrap(), (None, chrono_tz::UTC));
    assert_eq!(refused(commands::parse_new_club(Some(" "), None)), ("name".to_owned(), "name-empty"));
    assert_eq!(refused(commands::parse_new_club(None, Some("Mars"))), ("time_zone".to_owned(), "club-time-zone"));
    let mut club = club(&[]);
    let change = |club: &mut Club, name: Option<&str>, zone: Option<&str>| {
        execute(club, &ClubCommand::Change { name: name.map(str::to_owned), zone: zone.map(str::to_owned) })
    };
    assert_eq!(refused(change(&mut club, None, Some("UTC"))).1, "unchanged");
    change(&mut club, Some("Fridays"), None).unwrap();
    change(&mut club, None, Some("Asia/Tokyo")).unwrap();
    assert_eq!((club.name.as_deref(), club.time_zone.name()), (Some("Fridays"), "Asia/Tokyo"));
}

#[test]
fn a_day_begins_at_five() {
    for (zone, time, date) in [
        ("UTC", "2026-11-22T04:59:59Z", "2026-11-21"),
        ("UTC", "2026-11-22T05:00:00Z", "2026-11-22"),
        ("Europe/Lisbon", "2026-11-22T23:30:00Z", "2026-11-22"),
        ("Europe/Oslo", "2026-07-01T02:59:59Z", "2026-06-30"),
        ("Europe/Oslo", "2026-07-01T03:00:00Z", "2026-07-01"),
        ("Europe/Oslo", "2026-01-01T03:59:59Z", "2025-12-31"),
        ("America/New_York", "2026-11-22T09:59:59Z", "2026-11-21"),
        ("Asia/Kolkata", "2026-11-21T23:30:00Z", "2026-11-22"),
        // On the night when the clocks go back, five o'clock is still local time.
        ("Europe/Oslo", "2026-10-25T03:59:59Z", "2026-10-24"),
        ("Europe/Oslo", "2026-10-25T04:00:00Z", "2026-10-25"),
    ] {
        let at = chrono::DateTime::parse_from_rfc3339(time).unwrap().timestamp_millis();
        let club = Club::founded(None, zone.parse().unwrap());
        assert_eq!(club.day(at).to_string(), date, "{time} in {zone}");
    }
}

/// Adds people with numbered names until one is refused, and returns how many there were and the refusal.
fn fill(club: &mut Club, name: &str) -> (usize, (String, &'static str)) {
    let mut add = |number: usize| add_person(club, &format!("{name} {number}"), false);
    let mut refusals = (0..).map(|number| (number, add(number)));
    let (number, refusal) = refusals.find(|(_, added)| added.is_err()).unwrap();
    (number, refused(refusal))
}

#[test]
fn a_club_has_at_most_two_thousand_people() {
    let mut club = club(&[]);
    let full = ("name".to_owned(), "club-people-most");
    assert_eq!(fill(&mut club, "A"), (2000, full.clone()));
    // Merged ones are still of the club, under another name. Deleted ones are not.
    merge(&mut club, PersonId(2000), "1").unwrap();
    assert_eq!(fill(&mut club, "B"), (0, full.clone()));
    for person in [1, 2, 3] {
        execute(&mut club, &ClubCommand::DeletePerson(PersonId(person))).unwrap();
    }
    assert_eq!(fill(&mut club, "C"), (4, full));
    change_person(&mut club, BO, &called("Bo")).unwrap_err();
    change_person(&mut club, PersonId(4), &called("Bo")).unwrap();
    assert_eq!(club.people().named("a 3"), None, "a former name is free again");
}

#[test]
fn sixty_four_people_ever_sit_at_a_table() {
    let names: Vec<String> = (1..=66).map(|number| format!("Person {number}")).collect();
    let mut club = club(&names.iter().map(String::as_str).collect::<Vec<_>>());
    let full = ("name".to_owned(), "table-people-most");
    let mut added = |people: i64| {
        let people = (1..=people).map(PersonId).collect();
        let event = Event::TableAdded { table: club.next_table, people, purse: None, opening: String::new() };
        apply(&mut club, &event).map(|()| event)
    };
    assert_eq!(refused(added(65)), full);
    added(64).unwrap();
    added(63).unwrap();
    let mut seat = |table: i64, person: i64| {
        let seated = Event::PersonSeated { table: TableNumber(table), person: PersonId(person) };
        apply(&mut club, &seated)
    };
    assert_eq!(refused(seat(1, 65)), full);
    seat(2, 65).unwrap();
    assert_eq!(refused(seat(2, 66)), full);
}

/// Merges in a long chain are undone in the middle, and everybody counts as the end of their part of it.
#[test]
fn long_chains_of_merges_are_cut() {
    const PEOPLE: i64 = 300;
    let all: Vec<String> = (1..=PEOPLE).map(|number| format!("Person {number}")).collect();
    let mut club = club(&all.iter().map(String::as_str).collect::<Vec<_>>());
    table(&mut club, &[10, 250], None);
    for person in (1..PEOPLE).filter(|person| *person != 100) {
        merge(&mut club, PersonId(person), &(person + 1).to_string()).unwrap();
    }
    assert_eq!(refused(merge(&mut club, PersonId(100), "101")).1, "person-merge-together");
    let counts_as = |club: &Club, person: i64| club.people().counts_as(PersonId(person)).0;
    assert_eq!([1, 99, 100, 101, 299].map(|person| counts_as(&club, person)), [100, 100, 100, 300, 300]);
    execute(&mut club, &ClubCommand::Unmerge(PersonId(50))).unwrap();
    assert_eq!([1, 50, 51, 100].map(|person| counts_as(&club, person)), [50, 50, 100, 100]);
    assert_eq!(club.people().counted_as(PersonId(50)).len(), 50);
    assert_eq!(club.tables_of(PersonId(50)).len(), 1);
    assert!(club.tables_of(PersonId(100)).is_empty() && club.can_delete(PersonId(100)));
    execute(&mut club, &ClubCommand::DeletePerson(PersonId(100))).unwrap();
    assert_eq!(names(&club), ["Person 50", "Person 300"]);
    assert_eq!(refused(execute(&mut club, &ClubCommand::DeletePerson(PersonId(50)))).1, "person-kept");
}
