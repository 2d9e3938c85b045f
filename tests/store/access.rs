//! Devices, links and roles, and the ids and secrets in their addresses.

use tanto::store::Token;

use crate::prelude::*;

crate::on_both_databases!(
    links_open_their_role,
    codes_expire,
    devices_join_and_keep_the_higher_role,
    the_creator_of_a_table_owns_it,
);

const MINUTE: i64 = 60_000;

/// The role of a device at a table.
fn role_of(store: &Store, device: &DeviceId, table: TableId) -> Option<Role> {
    store.access_of(device, table).unwrap().map(|access| access.role)
}

fn links_open_their_role(place: &Place) {
    let service = service(place);
    let (store, created) = (&service.store, make_with(&service, "make", None));
    let table = created.id;
    let opened = |token: &str| store.resolve_token(token).unwrap().map(|access| (access.id, access.role));
    let tokens = created.links.unwrap();
    for (role, token) in &tokens {
        assert_eq!(opened(token.as_str()), Some((table, *role)));
        assert_eq!(opened(&token.as_str().to_lowercase()), Some((table, *role)));
    }
    let another = service.mint_link(table, Role::Scorer, NOON, None).unwrap();
    assert_eq!(another.code, None);
    assert_eq!(service.revoke_links(table, Role::Scorer).unwrap(), 2);
    assert_eq!(service.revoke_links(table, Role::Scorer).unwrap(), 0);
    let revoked = [another.token.as_str(), tokens[1].1.as_str()];
    for closed in revoked.into_iter().chain(["", "A", "AAAAAAAAAAAAAAAAAAAAAAAAAA", "' OR 1=1 --"]) {
        assert_eq!(opened(closed), None, "{closed}");
    }
    assert!(opened(tokens[2].1.as_str()).is_some());
}

fn codes_expire(place: &Place) {
    let service = service(place);
    let (store, table) = (&service.store, make(&service));
    let mint = |role, from, until| {
        let link = service.mint_link(table, role, NOON + from * MINUTE, Some(NOON + until * MINUTE)).unwrap();
        link.code.unwrap()
    };
    let opens = |code: &str, at| store.resolve_code(code, NOON + at * MINUTE).unwrap().map(|found| found.role);
    let code = mint(Role::Spectator, 0, 10);
    assert_eq!(code.len(), 6);
    assert_eq!(opens(&code.to_lowercase(), 9), Some(Role::Spectator));
    assert_eq!(opens(&code, 10), None);
    assert_eq!(opens("", 0), None);

    let other = mint(Role::Scorer, 5, 15);
    assert_eq!(opens(&code, 5), Some(Role::Spectator));
    // A new code removes the expired ones.
    mint(Role::Scorer, 10, 20);
    assert_eq!(opens(&code, 0), None);
    assert_eq!(opens(&other, 6), Some(Role::Scorer));
    service.revoke_links(table, Role::Scorer).unwrap();
    assert_eq!(opens(&other, 6), None);
}

fn devices_join_and_keep_the_higher_role(place: &Place) {
    let service = service(place);
    let (store, table) = (&service.store, make(&service));
    let (device, unknown) = (device(store), DeviceId::of("unknown"));
    assert_eq!((store.label_of(&device), store.label_of(&unknown)), (Ok(Some(String::new())), Ok(None)));
    assert_eq!(role_of(store, &device, table), None);
    for (given, held) in [(Role::Spectator, Role::Spectator), (Role::Owner, Role::Owner), (Role::Scorer, Role::Owner)] {
        service.join(&device, table, given, NOON).unwrap();
        assert_eq!(role_of(store, &device, table), Some(held));
    }
    assert!(service.join(&unknown, table, Role::Owner, NOON).is_err());
    let members = service.label_device(&device, "Ana").and_then(|()| store.members(table)).unwrap();
    assert_eq!((&members[0].device, members[0].label.as_str()), (&device, "Ana"));
    assert_eq!(store.member(table, &device.tag()), Ok(Some(device.clone())));
    service.leave(&device, table).unwrap();
    assert_eq!(store.member(table, &device.tag()), Ok(None));
    assert_eq!(role_of(store, &device, table), None);
    assert_eq!(store.tables_of_device(&device, 50).unwrap(), []);
}

fn the_creator_of_a_table_owns_it(place: &Place) {
    let service = service(place);
    let (store, device) = (&service.store, device(&service.store));
    let first = make_with(&service, "one", Some(&device)).id;
    make_with(&service, "one", Some(&device));
    let second = evening(&service, 3);
    service.join(&device, second, Role::Scorer, NOON + MINUTE).unwrap();
    let tables = store.tables_of_device(&device, 50).unwrap();
    let found: Vec<_> = tables.iter().map(|joined| (joined.row.id, joined.row.version)).collect();
    assert_eq!(found, [(second, 4), (first, 1)]);
    assert_eq!(store.tables_of_device(&device, 1).unwrap(), tables[..1]);
    assert_eq!(tables[0].row.summary.hands, 3);
    assert_eq!(store.entries(first).unwrap()[0].device, Some(device.tag()));
}

#[test]
fn secrets_have_128_bits_and_do_not_show() {
    let [one, other] = [Token::make(), Token::make()].map(Result::unwrap);
    assert_eq!(Token::parse(one.as_str()).as_ref(), Some(&one));
    for text in ["", "A", &one.as_str()[1..], &one.as_str().replace(|_| true, "a")] {
        assert_eq!(Token::parse(text), None, "{text:?}");
    }
    assert_ne!(one, other);
    assert_eq!(format!("{one:?}"), "Token(…)");
}

#[test]
fn an_id_is_one_number_and_one_text() {
    for (number, text) in [(1, "0000000000001"), (31, "000000000000z"), (i64::MAX, "7zzzzzzzzzzzz")] {
        let id: TableId = text.parse().unwrap();
        assert_eq!((i64::from(id), id.to_string().as_str()), (number, text));
    }
    let others = ["", "abc", "0000000000000", "8000000000000", "0000000000001 ", "000000000000Z", "000000000000u"];
    for text in others.into_iter().chain(["00000000000é", "../etc/passwd"]) {
        assert!(text.parse::<TableId>().is_err(), "{text:?}");
    }
}
