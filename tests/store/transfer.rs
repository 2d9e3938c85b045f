//! A table's links, members and pictures move with it to another club, and are erased with it.

use tanto::service::DELETION_GRACE;
use tanto::store::{Access, Change, Token};
use tanto::table::OpenedTable;

use crate::prelude::*;

crate::on_both_databases!(
    a_moved_table_keeps_its_links_and_members,
    a_table_with_a_newer_hand_is_not_deleted,
    a_table_cannot_be_moved_from_a_club_that_it_has_left,
    erasing_a_club_erases_everything_in_it,
    the_key_of_an_erased_table_cannot_be_used_again,
    orphaned_rows_are_found,
    a_link_opens_only_what_it_is_for,
);

/// A table and a club with everything that they can have.
struct Scene {
    table: TableId,
    club: ClubId,
    /// A device that keeps the score at the table.
    scorer: DeviceId,
    link: Token,
    code: String,
    picture: Token,
    club_link: Token,
    recovery: Token,
}

fn scene(service: &Service) -> Scene {
    let store = &service.store;
    let (scorer, owner) = (device(store), device(store));
    let created = service.create_club(None, None, &CommandMeta { device: Some(owner), ..meta("club") }).unwrap();
    let club = created.id;
    let table = create_in(service, club, "table", &tarot());
    enter(service, table, "one", &garde("Ana", 50)).unwrap();
    service.join(&scorer, table, Role::Scorer, NOON).unwrap();
    let link = service.mint_link(table, Role::Scorer, NOON, Some(NOON + 60_000)).unwrap();
    let recovery = service.renew_recovery(club, NOON).unwrap();
    service.recover(recovery.as_str(), &device(store), NOON).unwrap();
    let (link, code) = (link.token, link.code.unwrap());
    let picture = service.publish_picture(table, "fr", NOON).unwrap();
    let club_link = created.links.unwrap()[0].1.clone();
    Scene { table, club, scorer, link, code, picture, club_link, recovery }
}

/// Everything that a store finds for a table and its devices, links and pictures.
fn found(store: &Store, scene: &Scene) -> Vec<String> {
    let Scene { table, scorer, link, code, picture, .. } = scene;
    let access = |access: Access<TableId>| (access.id, access.role);
    let joined = store.tables_of_device(scorer, 10).unwrap();
    vec![
        format!("{:?}", store.access_of(scorer, *table).unwrap().map(access)),
        format!("{:?}", store.resolve_token(link.as_str()).unwrap().map(access)),
        format!("{:?}", store.resolve_code(code, NOON).unwrap()),
        format!("{:?}", store.published_picture(picture.as_str()).unwrap()),
        format!("{:?}", joined.iter().map(|one| one.row.id).collect::<Vec<_>>()),
        format!("{:?} {}", store.members(*table).unwrap(), store.count_pictures(*table).unwrap()),
        format!("{:?}", store.entries(*table).unwrap()),
        format!("{:?} {:?}", store.own_role(scorer, *table).unwrap(), store.is_deleted(*table).unwrap()),
    ]
}

fn a_moved_table_keeps_its_links_and_members(place: &Place) {
    let both = two_services(place, CACHE_BYTES);
    let scene = scene(&both[0]);
    let before = found(&both[0].store, &scene);
    assert!(before[..5].iter().all(|way| way.contains(&format!("{:?}", scene.table))), "{before:?}");
    let other = both[0].club_of(create(&both[0], "other", &tarot())).unwrap();
    for (turn, (to, mover)) in [(other, 0), (scene.club, 1), (other, 1), (scene.club, 0)].into_iter().enumerate() {
        let from = if to == other { scene.club } else { other };
        both[mover].move_table(Some(scene.table), "it", (from, to), &meta(&format!("move {turn}"))).unwrap();
        for service in &both {
            assert_eq!(found(&service.store, &scene), before, "{turn}");
            assert_eq!(service.club_of(scene.table).unwrap(), to);
        }
        check_store(&both[0].store).unwrap();
    }
    let moved_on = both[0].move_table(Some(scene.table), "it", (other, scene.club), &another());
    assert!(matches!(moved_on, Err(CommandError::Missing)), "the table is in another club");
    // The other service has not read the table since this move. Its hand still reaches the table, and the table's creation key
    // still finds it.
    enter(&both[1], scene.table, "two", &garde("Bo", 44)).unwrap();
    assert_eq!(create_in(&both[1], other, "table", &tarot()), scene.table);
    check_store(&both[0].store).unwrap();
}

fn a_table_with_a_newer_hand_is_not_deleted(place: &Place) {
    let service = service(place);
    let table = evening(&service, 2);
    let version = service.load(table).unwrap().version();
    for (version, done) in [(version - 1, Err(ErrorKind::Conflict)), (version, Ok(()))] {
        let deletion = Change::SetDeleted { table, version: Some(version), since: Some(NOON) };
        assert_eq!(service.store.commit_blocking(vec![deletion]).map(drop).map_err(|error| error.kind()), done);
    }
}

fn a_table_cannot_be_moved_from_a_club_that_it_has_left(place: &Place) {
    let service = service(place);
    let scene = scene(&service);
    let [other, third] = ["other", "third"].map(|key| service.club_of(create(&service, key, &tarot())).unwrap());
    let move_to = |to: ClubId| {
        let (table, from, place) =
            (scene.table, scene.club, tanto::store::Place { number: TableNumber(2), ..Default::default() });
        let moved = Change::MoveTable { table, version: 2, from, to, place };
        service.store.commit_blocking(vec![moved]).map(drop).map_err(|error| error.kind())
    };
    assert_eq!(move_to(other), Ok(()));
    assert_eq!(move_to(third), Err(ErrorKind::Conflict));
    assert_eq!(service.store.table(scene.table).unwrap().unwrap().version, 2);
}

fn erasing_a_club_erases_everything_in_it(place: &Place) {
    let service = service(place);
    let scene = scene(&service);
    execute_for_club(&service, scene.club, "delete", ClubCommand::Delete);
    service.store.commit_blocking(vec![Change::EraseClub(scene.club)]).unwrap();
    place.execute("CREATE TABLE counted (found BIGINT, expected BIGINT, CHECK (found = expected))").unwrap();
    let erased = ["tables", "clubs", "events", "members", "links", "recovery_uses", "dues"].map(|table| (table, 0));
    for (table, rows) in erased.into_iter().chain([("devices", 3)]) {
        let counted = place.execute(&format!("INSERT INTO counted SELECT count(*), {rows} FROM {table}"));
        assert_eq!(counted, Ok(()), "{table}");
    }
    assert_eq!(service.store.table(scene.table).unwrap(), None);
}

/// A log with the same key twice would be refused when it is imported.
fn the_key_of_an_erased_table_cannot_be_used_again(place: &Place) {
    let service = service(place);
    let id = create(&service, "one", &tarot());
    let club = Some(service.club_of(id).unwrap());
    service.delete_table(id, &another(), None).and_then(|_| service.erase_deleted(NOON + DELETION_GRACE)).unwrap();
    let opened = OpenedTable::read(node(&tarot()), NOON).unwrap();
    assert!(matches!(service.create_in(club, &opened, None, &meta("one")), Err(CommandError::KeyReused)));
}

fn orphaned_rows_are_found(place: &Place) {
    let service = service(place);
    scene(&service);
    service.store.database_check().unwrap();
    place.disarm();
    for (table, column) in [("events", "stream_id"), ("members", "scope"), ("links", "scope")] {
        let negate = || place.execute(&format!("UPDATE {table} SET {column} = -{column}")).unwrap();
        negate();
        assert_eq!(service.store.database_check().unwrap_err().kind(), ErrorKind::Damaged, "{table}");
        negate();
        service.store.database_check().unwrap();
    }
}

/// Whether a token opens something.
type Way<'a> = &'a dyn Fn(&str) -> bool;

fn a_link_opens_only_what_it_is_for(place: &Place) {
    let service = service(place);
    let (scene, store, first) = (scene(&service), &service.store, Some(TableNumber(1)));
    let ways: [(&str, Way<'_>); 8] = [
        ("a table", &|token| store.resolve_token(token).unwrap().is_some()),
        ("a picture", &|token| store.published_picture(token).unwrap().is_some()),
        ("a club", &|token| store.resolve_club_token(token).unwrap().is_some()),
        ("a table of a club", &|token| store.resolve_club_table(token, TableNumber(1)).unwrap().is_some()),
        ("a recovery", &|token| store.recovers(token).unwrap().is_some()),
        ("an owned club", &|token| store.club_of_owners_link(token).unwrap().is_some()),
        ("an owned table", &|token| store.table_of_owners_link(token, None).unwrap().is_some()),
        ("an owned table of a club", &|token| store.table_of_owners_link(token, first).unwrap().is_some()),
    ];
    let cases: [(&Token, &[&str]); 4] = [
        (&scene.link, &["a table"]),
        (&scene.picture, &["a picture"]),
        (&scene.club_link, &["a club", "a table of a club", "an owned club", "an owned table of a club"]),
        (&scene.recovery, &["a recovery"]),
    ];
    for (token, expected) in cases {
        let open: Vec<&str> = ways.iter().filter(|(_, opens)| opens(token.as_str())).map(|(way, _)| *way).collect();
        assert_eq!(open, expected);
    }
}
