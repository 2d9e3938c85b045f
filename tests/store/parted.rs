//! A `PostgreSQL` database that is parted by club: every statement of a page or a save finds what it wants in one part.

use tanto::store::{ClubChoice, DeviceId, Role, Store, Which};
use tanto::table::{Event, Tables};

use crate::clubs::{at, command};
use crate::evening::NOON;
use crate::place::Place;
use crate::plans::{OF_NO_CLUB, straying};
use crate::scene::{MEMORY, amend, create, enter, garde, node, say, tarot, void};
use crate::whereabouts::{found, found_club, scene};

/// Every table has its place: what a club has is found by it, and what is not is named above.
#[test]
fn every_table_is_parted_by_what_it_is_found_by() {
    let place = Place::parted();
    let count = |sql: &str| place.count(&format!("SELECT count(*) AS n FROM {sql}"));
    let here = "relnamespace = current_schema()::regnamespace";
    let keyed = "pg_class INNER JOIN pg_partitioned_table ON partrelid = pg_class.oid \
                 INNER JOIN pg_attribute ON attrelid = pg_class.oid AND attnum = partattrs[0]";
    let whole = format!("pg_class WHERE {here} AND relkind = 'r' AND relpersistence = 'p' AND NOT relispartition");
    assert_eq!(count(&whole), 1, "only the list of migrations is whole");
    let others = OF_NO_CLUB.map(|name| format!("'{name}'")).join(", ");
    let stray = format!(
        "{keyed} WHERE {here} AND relname NOT IN ({others}) AND attname <> 'club_id' AND NOT (relname = 'clubs' AND attname = 'id')"
    );
    assert_eq!(count(&stray), 0);
    let by_club = count(&format!("{keyed} WHERE {here} AND (attname = 'club_id' OR relname = 'clubs')"));
    assert_eq!((by_club, count(&format!("{keyed} WHERE {here} AND relname IN ({others})"))), (11, 4));
}

#[test]
fn a_statement_of_a_page_or_a_save_looks_at_one_part() {
    let place = Place::parted();
    let tables = Tables::new(Store::open(&place.explained()).unwrap(), MEMORY);
    play(&tables);
    let plans = place.plans();
    assert!(plans.len() > 300, "{}", plans.len());
    let strays: Vec<String> = plans.iter().filter_map(straying).collect();
    assert!(strays.is_empty(), "{} of {} look at several parts:\n{}", strays.len(), plans.len(), strays.join("\n"));
    // What looks through all clubs is found out, so what is above was.
    tables.store.all_table_ids().unwrap();
    let plans = place.plans();
    assert!(plans.last().and_then(straying).is_some_and(|stray| stray.contains("tables")), "{:?}", plans.last());
}

/// What pages and saves ask of the store.
fn play(tables: &Tables) {
    let store = &tables.store;
    // In different parts, with a phone that is in all of them.
    let phone = DeviceId::of(store.add_device("Ana’s phone", NOON).unwrap().as_str());
    for key in ["one", "two", "three", "four", "five", "six"] {
        let own = tables.create_in(&ClubChoice::Own, (node(&tarot()), None), &command(key, Some(&phone)));
        own.unwrap_or_else(|why| panic!("{why:?}"));
    }
    let usual =
        tables.create(node(&tarot()), &command("usual", Some(&phone))).unwrap_or_else(|why| panic!("{why:?}")).id;
    assert_eq!(store.tables_of_device(&phone, 50).unwrap().len(), 7);
    let scene = scene(tables);
    found(store, &scene);
    found_club(store, &scene);
    let (table, club) = (&scene.table, &scene.club);
    enter(tables, table, "two", &garde("Bo", 44)).unwrap();
    amend(tables, table, "amended", 1, &garde("Bo", 51)).unwrap();
    void(tables, table, "voided", 2).unwrap();
    say(tables, table, "closed", |_| Ok(Event::Closed)).unwrap();
    say(tables, table, "opened", |_| Ok(Event::Reopened)).unwrap();
    store.tables_of_club(club, &Which::default()).unwrap();
    store.going_in_club(club).unwrap();
    store.games_of_club(club).unwrap();
    tables.load_club(club).unwrap_or_else(|why| panic!("{why:?}"));
    // To another club and back, by who has seen it elsewhere.
    let other = at(tables, &usual).0;
    for (key, to) in [("there", &other), ("back", club)] {
        tables.move_table(table, to, &command(key, None)).unwrap_or_else(|why| panic!("{why:?}"));
        found(store, &scene);
    }
    phones(tables, &phone);
    store.join(&phone, table, Role::Scorer, NOON).unwrap();
    store.join_club(&phone, club, Role::Scorer, NOON).unwrap();
    store.label_member(table, &scene.scorer.tag(), "Bo").unwrap();
    store.remove_member(table, &scene.scorer.tag()).unwrap();
    store.remove_club_member(club, &phone.tag()).unwrap();
    store.mint_club_link(club, Role::Scorer, NOON).unwrap();
    store.revoke_club_links(club, Role::Scorer).unwrap();
    store.revoke_links(table, Role::Scorer).unwrap();
    store.withdraw_pictures(table).unwrap();
    store.revoke_recovery(club).unwrap();
    store.forget_table(&phone, &usual).unwrap();
    store.forget_club(&phone, &other).unwrap();
    store.others_own_table(&phone, table).unwrap();
    tables.delete_club(club, &command("deleted", None)).unwrap_or_else(|why| panic!("{why:?}"));
    store.hidden_clubs_of_device(&scene.owner).unwrap();
    store.hidden_tables_of_device(&scene.owner).unwrap();
    store.in_club::<_, ()>(club, crate::evening::command("erased", "", NOON), |open| Ok(open.erase()?)).unwrap();
    create(tables, "last", &tarot());
}

/// A phone that hands over to a new one.
fn phones(tables: &Tables, phone: &DeviceId) {
    let store = &tables.store;
    let device = || DeviceId::of(store.add_device("", NOON).unwrap().as_str());
    let new = device();
    let link = store.offer_handover(phone, NOON).unwrap();
    store.take_handover(link.as_str(), &new, "key", NOON).unwrap();
    store.offered_handover(phone, Some(link.as_str()), NOON).unwrap();
    assert_eq!(store.answer_handover(phone, &new.tag(), true, NOON), Ok(true));
    store.stop_handover(phone).unwrap();
    assert_eq!(store.tables_of_device(&new, 50).unwrap().len(), 7);
}
