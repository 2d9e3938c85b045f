//! The club to which a device's next table goes.

use tanto::service::Service;
use tanto::store::{ClubId, DeviceId, Role};

use crate::clubs::{at, command};
use crate::evening::NOON;
use crate::place::Place;
use crate::scene::{MEMORY, create, node, tarot};

crate::on_both_databases!(the_usual_club_is_the_one_that_a_device_came_to_last);

/// The tables and clubs that a device joined, in order, with its roles.
type Joined<'a> = &'a [(&'a str, Role)];

/// Each line has what a device joined, and the club to which its next table goes.
fn the_usual_club_is_the_one_that_a_device_came_to_last(place: &Place) {
    let tables = Service::new(place.open(), MEMORY);
    let store = &tables.store;
    let (one, other) = (create(&tables, "one", &tarot()), create(&tables, "other", &tarot()));
    let (first, second) = (at(&tables, one).0, at(&tables, other).0);
    let (owner, scorer, spectator) = (Role::Owner, Role::Scorer, Role::Spectator);
    let lines: [(&str, Joined<'_>, Option<ClubId>); 9] = [
        ("nowhere", &[], None),
        ("looks on", &[("first", spectator)], None),
        ("of a club alone", &[("first", scorer)], Some(first)),
        ("of a table alone", &[("one", owner)], None),
        ("a table alone behind a club", &[("first", owner), ("other", owner)], Some(first)),
        (
            "a table of one club behind another club",
            &[("first", scorer), ("second", scorer), ("one", scorer)],
            Some(first),
        ),
        (
            "a club behind a table of another club",
            &[("first", scorer), ("one", scorer), ("second", scorer)],
            Some(second),
        ),
        ("a club behind a club", &[("second", owner), ("first", owner)], Some(first)),
        ("looks on since", &[("second", owner), ("first", spectator), ("one", spectator)], Some(second)),
    ];
    for (case, joined, usual) in lines {
        let device = DeviceId::of(store.add_device("", NOON).unwrap().as_str());
        for (at, &(what, role)) in (NOON..).zip(joined) {
            let found = match what {
                "first" => store.join(&device, first, role, at),
                "second" => store.join(&device, second, role, at),
                "one" => store.join(&device, one, role, at),
                _ => store.join(&device, other, role, at),
            };
            assert_eq!(found, Ok(role), "{case}");
        }
        assert_eq!(store.usual_club(&device).unwrap(), usual, "{case}");
        let next = tables.create(node(&tarot()), &command(case, Some(&device))).unwrap_or_else(|why| panic!("{why:?}"));
        let club = at(&tables, next.id).0;
        match usual {
            Some(usual) => assert_eq!(club, usual, "{case}"),
            None => assert!(club != first && club != second, "{case}"),
        }
    }
}
