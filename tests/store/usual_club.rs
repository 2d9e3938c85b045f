//! The club to which a device's next table goes.

use tanto::service::Service;
use tanto::store::{ClubId, DeviceId, Role, TableId};

use crate::clubs::{at, command};
use crate::evening::NOON;
use crate::place::Place;
use crate::scene::{MEMORY, create, node, tarot};

crate::on_both_databases!(the_usual_club_is_the_one_that_a_device_came_to_last);

/// How a device comes to tables and clubs.
type Coming<'a> = &'a dyn Fn(&DeviceId);

/// Each line: what a device came to and when, and the club in which its next table is.
fn the_usual_club_is_the_one_that_a_device_came_to_last(place: &Place) {
    let tables = Service::new(place.open(), MEMORY);
    let store = &tables.store;
    let (one, other) = (create(&tables, "one", &tarot()), create(&tables, "other", &tarot()));
    let (first, second) = (at(&tables, one).0, at(&tables, other).0);
    let in_club =
        |device: &DeviceId, club: ClubId, role, at| assert_eq!(store.join(device, club, role, NOON + at), Ok(role));
    let at_table =
        |device: &DeviceId, table: TableId, role, at| assert_eq!(store.join(device, table, role, NOON + at), Ok(role));
    let lines: [(&str, Coming<'_>, Option<ClubId>); 9] = [
        ("nowhere", &|_| {}, None),
        ("looks on", &|device| in_club(device, first, Role::Spectator, 1), None),
        ("of a club alone", &|device| in_club(device, first, Role::Scorer, 1), Some(first)),
        ("of a table alone", &|device| at_table(device, one, Role::Owner, 1), None),
        (
            "a table alone behind a club",
            &|device| {
                in_club(device, first, Role::Owner, 1);
                at_table(device, other, Role::Owner, 2);
            },
            Some(first),
        ),
        (
            "a table of one club behind another club",
            &|device| {
                in_club(device, first, Role::Scorer, 1);
                in_club(device, second, Role::Scorer, 2);
                at_table(device, one, Role::Scorer, 3);
            },
            Some(first),
        ),
        (
            "a club behind a table of another club",
            &|device| {
                in_club(device, first, Role::Scorer, 1);
                at_table(device, one, Role::Scorer, 2);
                in_club(device, second, Role::Scorer, 3);
            },
            Some(second),
        ),
        (
            "a club behind a club",
            &|device| {
                in_club(device, second, Role::Owner, 1);
                in_club(device, first, Role::Owner, 2);
            },
            Some(first),
        ),
        (
            "looks on since",
            &|device| {
                in_club(device, second, Role::Owner, 1);
                in_club(device, first, Role::Spectator, 2);
                at_table(device, one, Role::Spectator, 3);
            },
            Some(second),
        ),
    ];
    for (case, came, usual) in lines {
        let device = DeviceId::of(store.add_device("", NOON).unwrap().as_str());
        came(&device);
        assert_eq!(store.usual_club(&device).unwrap(), usual, "{case}");
        let next = tables.create(node(&tarot()), &command(case, Some(&device))).unwrap_or_else(|why| panic!("{why:?}"));
        let club = at(&tables, next.id).0;
        match usual {
            Some(usual) => assert_eq!(club, usual, "{case}"),
            None => assert!(club != first && club != second, "{case}"),
        }
    }
}
