//! A table's links, members and pictures move with it to another club, and are erased with it.

use tanto::service::{Service, check_store};
use tanto::store::{Change, ClubChoice, ClubId, DeviceId, ErrorKind, Role, Store, TableId, Token};

use crate::clubs::{at, command};
use crate::evening::NOON;
use crate::place::Place;
use crate::scene::{MEMORY, create, enter, garde, node, tarot};

crate::on_both_databases!(
    a_moved_table_keeps_its_links_and_members,
    a_table_cannot_be_moved_from_a_club_that_it_has_left,
    erasing_a_club_erases_everything_in_it,
    orphaned_rows_are_found,
    a_link_opens_only_what_it_is_for,
);

const LATER: i64 = NOON + 60_000;

/// A table and a club with everything that they can have.
struct Scene {
    table: TableId,
    club: ClubId,
    /// The device that keeps the score at the table.
    scorer: DeviceId,
    link: Token,
    code: String,
    picture: Token,
    club_link: Token,
    recovery: Token,
}

fn scene(tables: &Service) -> Scene {
    let store = &tables.store;
    let device = |label| DeviceId::of(store.add_device(label, NOON).unwrap().as_str());
    let (scorer, owner, found_again) = (device("Bo’s phone"), device("Ana’s phone"), device("Ana’s new phone"));
    let made = tables.create_club(None, None, &command("club", Some(&owner))).unwrap_or_else(|why| panic!("{why:?}"));
    let choice = ClubChoice::This(made.id);
    let table = tables.create_in(&choice, (node(&tarot()), None), &command("table", None));
    let table = table.unwrap_or_else(|why| panic!("{why:?}")).id;
    enter(tables, table, "one", &garde("Ana", 50)).unwrap();
    store.join(&scorer, table, Role::Scorer, NOON).unwrap();
    let link = store.mint_link(table, Role::Scorer, NOON, Some(LATER)).unwrap();
    let recovery = store.renew_recovery(made.id, NOON).unwrap();
    store.recover(recovery.as_str(), &found_again, NOON).unwrap();
    Scene {
        picture: store.publish_picture(table, "fr", NOON).unwrap(),
        club_link: made.links.unwrap().owner,
        link: link.token,
        code: link.code.unwrap(),
        club: made.id,
        table,
        scorer,
        recovery,
    }
}

/// What the store finds for a table and its devices, links and pictures.
fn found(store: &Store, scene: &Scene) -> Vec<String> {
    let Scene { table, scorer, link, code, picture, .. } = scene;
    let access = |access: tanto::store::Access<TableId>| (access.id, access.role);
    let joined = store.tables_of_device(scorer, 10).unwrap();
    vec![
        format!("{:?}", store.access_of(scorer, *table).unwrap().map(access)),
        format!("{:?}", store.resolve_token(link.as_str()).unwrap().map(access)),
        format!("{:?}", store.resolve_code(code, NOON).unwrap()),
        format!("{:?}", store.published_picture(picture.as_str()).unwrap()),
        format!("{:?}", joined.iter().map(|one| (&one.table.id, one.role)).collect::<Vec<_>>()),
        format!("{:?} {}", store.members(*table).unwrap(), store.count_pictures(*table).unwrap()),
        format!("{:?}", store.entries(*table).unwrap()),
        format!("{:?} {:?}", store.own_role(scorer, *table).unwrap(), store.is_deleted(*table).unwrap()),
    ]
}

/// Two services on one database, like those of two processes.
fn two(place: &Place) -> [Service; 2] {
    let one = Service::new(place.open(), MEMORY);
    [one, Service::new(Store::open_beside(&place.url()).unwrap(), MEMORY)]
}

fn a_moved_table_keeps_its_links_and_members(place: &Place) {
    let both = two(place);
    let scene = scene(&both[0]);
    let before = both.each_ref().map(|tables| found(&tables.store, &scene));
    assert_eq!(before[0], before[1]);
    assert!(before[0][..5].iter().all(|way| way.contains(&format!("{:?}", scene.table))), "{before:?}");
    let other = at(&both[0], create(&both[0], "other", &tarot())).0;
    let homes = [(&other, 0), (&scene.club, 1), (&other, 1)];
    for (turn, (to, mover)) in homes.into_iter().enumerate() {
        let moved = both[mover].move_table(scene.table, *to, &command(&format!("move {turn}"), None));
        moved.unwrap_or_else(|why| panic!("{turn}: {why:?}"));
        for tables in &both {
            assert_eq!(found(&tables.store, &scene), before[0], "{turn}");
            assert_eq!(at(tables, scene.table).0, *to);
        }
        check_store(&both[0].store).unwrap();
    }
    // The other service has not read the table since this move. Its hand still reaches the table, and the table's creation key
    // still finds it.
    both[0].move_table(scene.table, scene.club, &command("back", None)).unwrap_or_else(|why| panic!("{why:?}"));
    enter(&both[1], scene.table, "two", &garde("Bo", 44)).unwrap();
    let choice = ClubChoice::This(other);
    let again = both[1].create_in(&choice, (node(&tarot()), None), &command("table", None));
    assert!(again.is_ok_and(|again| again.repeated && again.id == scene.table));
    check_store(&both[0].store).unwrap();
}

fn a_table_cannot_be_moved_from_a_club_that_it_has_left(place: &Place) {
    let tables = Service::new(place.open(), MEMORY);
    let scene = scene(&tables);
    let [other, third] = ["other", "third"].map(|key| at(&tables, create(&tables, key, &tarot())).0);
    let bring = |to: ClubId| {
        let (table, from, place) = (scene.table, scene.club, tanto::store::Place { number: 2, ..Default::default() });
        let moved = Change::MoveTable { table, version: 2, from, to, opened_at: NOON, place };
        tables.store.commit_blocking(vec![moved]).map_err(|error| error.kind())
    };
    assert_eq!(bring(other), Ok(()));
    assert_eq!(bring(third), Err(ErrorKind::Conflict));
    assert_eq!(tables.store.table(scene.table).unwrap().unwrap().version, 2);
}

fn erasing_a_club_erases_everything_in_it(place: &Place) {
    let tables = Service::new(place.open(), MEMORY);
    let scene = scene(&tables);
    tables.store.commit_blocking(vec![Change::EraseClub(scene.club)]).unwrap();
    for table in ["tables", "clubs", "events", "members", "links", "recovery_uses", "dues"] {
        assert_eq!(place.count(&format!("SELECT count(*) AS n FROM {table}")), 0, "{table}");
    }
    assert_eq!(place.count("SELECT count(*) AS n FROM devices"), 3);
    assert_eq!(tables.store.table(scene.table).unwrap(), None);
}

fn orphaned_rows_are_found(place: &Place) {
    let tables = Service::new(place.open(), MEMORY);
    scene(&tables);
    tables.store.database_check().unwrap();
    place.disarm();
    for (table, column) in [("events", "stream_id"), ("members", "scope"), ("links", "scope")] {
        place.execute(&format!("UPDATE {table} SET {column} = -{column}")).unwrap();
        assert_eq!(tables.store.database_check().unwrap_err().kind(), ErrorKind::Damaged, "{table}");
        place.execute(&format!("UPDATE {table} SET {column} = -{column}")).unwrap();
        tables.store.database_check().unwrap();
    }
}

fn a_link_opens_only_what_it_is_for(place: &Place) {
    let tables = Service::new(place.open(), MEMORY);
    let (scene, store) = (scene(&tables), &tables.store);
    let opens = |token: &Token| {
        let token = token.as_str();
        [
            store.resolve_token(token).unwrap().is_some(),
            store.published_picture(token).unwrap().is_some(),
            store.resolve_club_token(token).unwrap().is_some(),
            store.resolve_club_table(token, 1).unwrap().is_some(),
            store.recovers(token).unwrap().is_some(),
            store.club_of_owners_link(token).unwrap().is_some(),
            store.table_of_owners_link(token, None).unwrap().is_some(),
            store.table_of_owners_link(token, Some(1)).unwrap().is_some(),
        ]
    };
    let links = [&scene.link, &scene.picture, &scene.club_link, &scene.recovery];
    let expected = [
        [true, false, false, false, false, false, false, false],
        [false, true, false, false, false, false, false, false],
        [false, false, true, true, false, true, false, true],
        [false, false, false, false, true, false, false, false],
    ];
    assert_eq!(links.map(opens), expected);
}
