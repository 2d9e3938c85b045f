//! A bit flipped by the disk is refused at the start, found by `tanto verify`, or does not change any export.

use tanto::command::CommandError;
use tanto::service::{ClubFormat, Service, check_store};
use tanto::store::{Store, StoreError};

use crate::operations::Operation;
use crate::plain::Plain;
use crate::prelude::*;
use crate::served::Served;

/// The number of operations in the database.
const OPERATIONS: usize = 200;

#[test]
fn no_flipped_bit_goes_unseen() {
    let (times, mut rng) = (times("flips", 60), Rng::new(seed()));
    let whole = database(&mut rng);
    let before = exports(&opened(&whole).unwrap().0);
    let mut outcomes: BTreeMap<&str, usize> = BTreeMap::new();
    for _ in 0..times {
        let bit = rng.below(whole.len() * 8);
        let mut bytes = whole.clone();
        bytes[bit / 8] ^= 1 << (bit % 8);
        let outcome = match opened(&bytes) {
            Err(_) => "refused at the start",
            Ok((tables, _place)) => match check_store(&tables.store) {
                Err(CommandError::Store(_)) => "found in the database itself",
                Err(CommandError::Damaged(found)) => match (found.place.as_deref().unwrap_or_default(), found.entry) {
                    (place, Some(_)) if place.starts_with("table ") => "found with its table and entry",
                    (place, Some(_)) if place.starts_with("club ") => "found with its club and entry",
                    (place, None) if place.starts_with("club ") => "found with its club",
                    _ => panic!("bit {bit}: {found}"),
                },
                Err(fault) => panic!("bit {bit}: {fault}"),
                Ok(_) => {
                    assert_eq!(exports(&tables), before, "bit {bit} is unseen");
                    "harmless"
                }
            },
        };
        *outcomes.entry(outcome).or_default() += 1;
    }
    println!("{times} bits of {} bytes flipped: {outcomes:?}", whole.len());
    assert!(outcomes.len() > 2, "{outcomes:?}");
}

/// The file of a backup after many operations.
fn database(rng: &mut Rng) -> Vec<u8> {
    let (mut plain, mut program) = (Plain::default(), Served::new(Place::sqlite()));
    for key in 0..OPERATIONS {
        let next = Operation::random(rng, &plain);
        if !matches!(next, Operation::Restart | Operation::RestoreBackup) {
            plain.apply(&next);
            program.execute(&next, key);
        }
    }
    fs::read(program.back_up()).unwrap()
}

/// Opens a database from the bytes of its file. The file exists as long as the returned place.
fn opened(bytes: &[u8]) -> Result<(Service, Place), StoreError> {
    let place = Place::sqlite();
    fs::write(place.file(), bytes).unwrap();
    Store::open(&place.url()).map(|store| (Service::new(store, 0), place))
}

/// The exports of all clubs.
fn exports(tables: &Service) -> Vec<String> {
    let clubs = tables.store.all_club_ids().unwrap();
    let pieces = clubs.iter().flat_map(|club| tables.export_club(*club, ClubFormat::Document).unwrap().pieces);
    pieces.map(|piece| piece.unwrap()).collect()
}
