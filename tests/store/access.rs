//! Devices, links and roles.

use tanto::store::{Access, DeviceId, Head, Role, Store, TableId};

use crate::evening::{NOON, append, evening, make, make_with};
use crate::place::Place;

crate::on_both_databases!(
    links_open_their_role,
    access_includes_the_head_of_the_log,
    codes_expire,
    devices_join_and_keep_the_higher_role,
    the_creator_of_a_table_owns_it,
    members_can_be_removed,
);

const MINUTE: i64 = 60_000;

/// The table and the role that a token gives access to.
fn opened(store: &Store, token: &str) -> Option<(TableId, Role)> {
    store.resolve_token(token).unwrap().map(|access| (access.id, access.role))
}

/// The role of a device at a table.
fn role_of(store: &Store, device: &DeviceId, table: TableId) -> Option<Role> {
    let access = store.access_of(device, table).unwrap()?;
    assert_eq!(access.id, table);
    Some(access.role)
}

fn links_open_their_role(place: &Place) {
    let store = place.open();
    let created = make_with(&store, "make", "tarot", None);
    let table = created.id;
    let links = created.links.unwrap();
    let tokens = links.by_role();
    for (role, token) in &tokens {
        assert_eq!(opened(&store, token.as_str()), Some((table, *role)));
        assert_eq!(opened(&store, &token.as_str().to_lowercase()), Some((table, *role)));
    }
    let another = store.mint_link(table, Role::Scorer, NOON, None).unwrap();
    assert_eq!(another.code, None);
    assert_eq!(store.revoke_links(table, Role::Scorer).unwrap(), 2);
    assert_eq!(store.revoke_links(table, Role::Scorer).unwrap(), 0);
    assert_eq!(store.resolve_token(another.token.as_str()).unwrap(), None);
    assert_eq!(store.resolve_token(tokens[1].1.as_str()).unwrap(), None);
    assert!(store.resolve_token(tokens[2].1.as_str()).unwrap().is_some());
    for nonsense in ["", "A", "AAAAAAAAAAAAAAAAAAAAAAAAAA", "' OR 1=1 --"] {
        assert_eq!(store.resolve_token(nonsense).unwrap(), None);
    }
}

/// An access includes the version and the hash of the last entry at the moment at which the role is read.
fn access_includes_the_head_of_the_log(place: &Place) {
    let store = place.open();
    let device = DeviceId::of(store.add_device("", NOON).unwrap().as_str());
    let created = make_with(&store, "make", "tarot", Some(&device));
    let spectator = created.links.unwrap().spectator;
    for version in 1..=4 {
        let entries = store.entries(created.id).unwrap();
        let head = Head { version, hash: entries.last().unwrap().hash.clone(), club: 1 };
        let access = |role| Some(Access { id: created.id, role, head: head.clone() });
        assert_eq!(store.access_of(&device, created.id).unwrap(), access(Role::Owner));
        assert_eq!(store.resolve_token(spectator.as_str()).unwrap(), access(Role::Spectator));
        append(&store, created.id, version, &format!("hand {version}"), 50).unwrap();
    }
    let other = make_with(&store, "other", "", None).id;
    assert_eq!(store.access_of(&device, other).unwrap(), None);
}

fn codes_expire(place: &Place) {
    let store = place.open();
    let table = make(&store);
    let code = store.mint_link(table, Role::Spectator, NOON, Some(NOON + 10 * MINUTE)).unwrap().code.unwrap();
    assert_eq!(code.len(), 6);
    let opens = |code: &str, at| store.resolve_code(code, at).unwrap().map(|(_, role)| role);
    assert_eq!(opens(&code.to_lowercase(), NOON + 9 * MINUTE), Some(Role::Spectator));
    assert_eq!(opens(&code, NOON + 10 * MINUTE), None);
    assert_eq!(opens("", NOON), None);

    let other = store.mint_link(table, Role::Scorer, NOON + 5 * MINUTE, Some(NOON + 15 * MINUTE)).unwrap();
    assert_eq!(opens(&code, NOON + 5 * MINUTE), Some(Role::Spectator));
    store.mint_link(table, Role::Scorer, NOON + 10 * MINUTE, Some(NOON + 20 * MINUTE)).unwrap();
    assert_eq!(opens(&code, NOON), None);
    let other = other.code.unwrap();
    assert_eq!(opens(&other, NOON + 6 * MINUTE), Some(Role::Scorer));
    store.revoke_links(table, Role::Scorer).unwrap();
    assert_eq!(opens(&other, NOON + 6 * MINUTE), None);
}

fn devices_join_and_keep_the_higher_role(place: &Place) {
    let store = place.open();
    let table = make(&store);
    let token = store.add_device("Ana’s phone", NOON).unwrap();
    let device = DeviceId::of(token.as_str());
    assert_eq!(store.knows_device(&device), Ok(true));
    assert_eq!(store.knows_device(&DeviceId::of("nobody")), Ok(false));
    assert_eq!(role_of(&store, &device, table), None);
    for (given, held) in [(Role::Spectator, Role::Spectator), (Role::Owner, Role::Owner), (Role::Scorer, Role::Owner)] {
        assert_eq!(store.join(&device, table, given, NOON).unwrap(), held);
        assert_eq!(role_of(&store, &device, table), Some(held));
    }
    assert!(store.join(&DeviceId::of("nobody"), table, Role::Owner, NOON).is_err());
    store.label_device(&device, "Ana").unwrap();
    let members = store.members(table).unwrap();
    assert_eq!((members[0].tag.clone(), members[0].label.as_str()), (device.tag(), "Ana"));
}

fn the_creator_of_a_table_owns_it(place: &Place) {
    let store = place.open();
    let device = DeviceId::of(store.add_device("", NOON).unwrap().as_str());
    let first = make_with(&store, "one", "", Some(&device)).id;
    make_with(&store, "one", "", Some(&device));
    let second = evening(&store, 3);
    store.join(&device, second, Role::Scorer, NOON + MINUTE).unwrap();
    let tables = store.tables_of_device(&device, 50).unwrap();
    let found: Vec<_> = tables.iter().map(|joined| (&joined.table.id, joined.table.version, joined.role)).collect();
    assert_eq!(found, [(&second, 4, Role::Scorer), (&first, 1, Role::Owner)]);
    assert_eq!(store.tables_of_device(&device, 1).unwrap(), tables[..1]);
    assert_eq!(tables[0].table.standing.hands, 3);
    assert_eq!(store.entries(first).unwrap()[0].device, Some(device.tag()));
}

fn members_can_be_removed(place: &Place) {
    let store = place.open();
    let table = make(&store);
    let device = DeviceId::of(store.add_device("", NOON).unwrap().as_str());
    store.join(&device, table, Role::Scorer, NOON).unwrap();
    assert!(store.remove_member(table, &device.tag()).unwrap());
    assert!(!store.remove_member(table, &device.tag()).unwrap());
    assert_eq!(role_of(&store, &device, table), None);
    assert_eq!(store.tables_of_device(&device, 50).unwrap(), []);
}
