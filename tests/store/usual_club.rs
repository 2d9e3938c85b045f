//! The club to which a device's next table goes.

use tanto::store::Stream;

use crate::prelude::*;

crate::on_both_databases!(the_usual_club_is_the_one_that_a_device_came_to_last);

/// The tables and clubs that a device joined, in order, with its roles.
type Joined<'a> = &'a [(Stream, Role)];

/// Each line has what a device joined, and the club to which its next table goes.
fn the_usual_club_is_the_one_that_a_device_came_to_last(place: &Place) {
    let service = service(place);
    let store = &service.store;
    let (one, other) = (create(&service, "one", &tarot()), create(&service, "other", &tarot()));
    let [first, second] = [one, other].map(|table| service.club_of(table).unwrap());
    let [at_one, at_other] = [one, other].map(Stream::Table);
    let [in_first, in_second] = [first, second].map(Stream::Club);
    let (owner, scorer, spectator) = (Role::Owner, Role::Scorer, Role::Spectator);
    let cases: [(Joined<'_>, Option<ClubId>); 9] = [
        (&[], None),
        (&[(in_first, spectator)], None),
        (&[(in_first, scorer)], Some(first)),
        (&[(at_one, owner)], None),
        (&[(in_first, owner), (at_other, owner)], Some(first)),
        (&[(in_first, scorer), (in_second, scorer), (at_one, scorer)], Some(first)),
        (&[(in_first, scorer), (at_one, scorer), (in_second, scorer)], Some(second)),
        (&[(in_second, owner), (in_first, owner)], Some(first)),
        (&[(in_second, owner), (in_first, spectator), (at_one, spectator)], Some(second)),
    ];
    for (joined, usual) in cases {
        let case = format!("{joined:?}");
        let device = device(store);
        for (at, &(scope, role)) in (NOON..).zip(joined) {
            assert_eq!(service.join(&device, scope, role, at), Ok(()), "{case}");
        }
        assert_eq!(store.usual_club(&device).unwrap(), usual, "{case}");
        let next = service.create(node(&tarot()), &CommandMeta { device: Some(device), ..meta(&case) }).unwrap();
        let club = service.club_of(next.id).unwrap();
        assert!(usual.map_or(club != first && club != second, |usual| club == usual), "{case}");
    }
}
