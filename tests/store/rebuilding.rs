//! Everything stored besides the logs can be lost or follow older rules, and is computed again from the logs.

use std::sync::atomic::{AtomicBool, Ordering};

use tanto::games::RULES_VERSION;
use tanto::service::Rebuilt;

use crate::prelude::*;

crate::on_both_databases!(
    everything_but_the_logs_can_be_rebuilt,
    rows_of_older_rules_are_computed_again,
    a_damaged_table_keeps_its_row_and_is_reported,
    a_club_that_changes_meanwhile_is_not_damaged,
);

/// Three tables: one is closed and played for money, one is open, and one has no hands. The first two have a renamed player.
fn evenings(place: &Place) -> (Service, [TableId; 3]) {
    let service = service(place);
    let ids = [("closed", cash(&NAMES)), ("open", tarot()), ("empty", tarot())]
        .map(|(key, document)| create(&service, key, &document));
    for (at, id) in ids[..2].iter().enumerate() {
        enter(&service, *id, "one", &garde("Ana", 50)).unwrap();
        enter(&service, *id, "two", &garde("Bo", 30)).unwrap();
        execute(&service, *id, "rename", rename(0, &format!("Anna {at}"))).unwrap();
    }
    execute(&service, ids[0], "close", TableCommand::Close).unwrap();
    // Reading the evenings computes the statistics.
    for id in ids {
        service.table_results(service.club_of(id).unwrap(), &TableFilter::default()).unwrap();
    }
    (service, ids)
}

/// Everything that is stored about the tables besides their logs.
fn stored(service: &Service, ids: [TableId; 3]) -> [String; 3] {
    ids.map(|id| {
        let club = service.club_of(id).unwrap();
        let rows = service.store.tables_of_club(club, &TableFilter::default()).unwrap();
        let dues = service.store.read_log(club, |log| log.dues().map(|dues| format!("{dues:?}"))).unwrap();
        format!("{rows:?} {dues:?} {:?}", fresh(&service.store, id).history.people.names())
    })
}

fn everything_but_the_logs_can_be_rebuilt(place: &Place) {
    let (service, ids) = evenings(place);
    let before = stored(&service, ids);
    let losses = [
        "UPDATE tables SET hands = 99",
        "UPDATE tables SET finished = NOT finished",
        "UPDATE tables SET standing = '{}'",
        "UPDATE tables SET lower_wins = NOT lower_wins",
        "DELETE FROM results",
        "DELETE FROM statistics",
        "UPDATE statistics SET plays = '[]'",
        "UPDATE statistics SET plays = '[[0]]'",
        "UPDATE statistics SET counts = '[[0, \"bouts\", 9]]'",
        "DELETE FROM seats",
        "UPDATE people SET name = 'Nobody'",
        "UPDATE clubs SET time_zone = 'Asia/Tokyo'",
        "UPDATE tables SET day = '1999-12-31'",
        "UPDATE tables SET opened_at = 1",
        "DELETE FROM dues",
        "UPDATE dues SET amount = amount + 1",
        "UPDATE dues SET purse = 'USD'",
        "UPDATE dues SET label = 5 WHERE label = 2",
    ];
    for loss in losses {
        place.execute(loss).unwrap();
        let fault = check_store(&service.store).unwrap_err().to_string();
        assert!(fault.ends_with("run tanto rebuild"), "{loss}: {fault}");
        let mut watched = Vec::new();
        let rebuilt = service.rebuild(&mut |done, of| watched.push((done, of)));
        assert_eq!(rebuilt.unwrap(), Rebuilt { tables: 3, damaged: Vec::new() }, "{loss}");
        assert_eq!(watched, [(0, 3)]);
        assert_eq!(stored(&service, ids), before, "{loss}");
        check_store(&service.store).unwrap();
    }
}

fn rows_of_older_rules_are_computed_again(place: &Place) {
    let (service, ids) = evenings(place);
    let none = Rebuilt::default();
    assert_eq!(service.rebuild_stale(&mut |_, _| ()).unwrap(), none);
    let before = stored(&service, ids);
    place.execute(&format!("UPDATE tables SET rules = {}, standing = '{{}}' WHERE closed", RULES_VERSION - 1)).unwrap();
    place.execute("DELETE FROM dues").unwrap();
    assert_eq!(service.rebuild_stale(&mut |_, _| ()).unwrap(), Rebuilt { tables: 1, ..none.clone() });
    assert_eq!(stored(&service, ids), before);
    assert_eq!(service.rebuild_stale(&mut |_, _| ()).unwrap(), none);
}

fn a_damaged_table_keeps_its_row_and_is_reported(place: &Place) {
    let (service, ids) = evenings(place);
    let before = stored(&service, ids);
    place.disarm();
    let open = i64::from(ids[1]);
    let sql = "UPDATE events SET body = replace(body, '50', '51') WHERE seq = 2 AND stream_id";
    place.execute(&format!("{sql} = {open}")).unwrap();
    let rebuilt = service.rebuild(&mut |_, _| ());
    assert_eq!(rebuilt.unwrap(), Rebuilt { tables: 2, damaged: vec![ids[1]] });
    assert_eq!(stored(&service, ids), before);
}

/// The check runs on a live server. It reads a club at one moment, although people are renamed, seated and merged all the time.
fn a_club_that_changes_meanwhile_is_not_damaged(place: &Place) {
    let (service, ids) = evenings(place);
    let club = service.club_of(ids[1]).unwrap();
    let is_over = AtomicBool::new(false);
    std::thread::scope(|scope| {
        scope.spawn(|| {
            for number in 0.. {
                rename_person(&service, club, 2, &format!("Bo {number}"));
                let out = service.load(ids[1]).unwrap().replay.seats().names()[0].clone();
                let seat = replace(&out, ["Eva", "Fay"][number % 2]);
                execute(&service, ids[1], &format!("seat {number}"), seat).unwrap();
                if is_over.load(Ordering::Relaxed) {
                    break;
                }
            }
        });
        let checked: Vec<_> = (0..20).map(|_| check_store(&service.store)).collect();
        is_over.store(true, Ordering::Relaxed);
        for checked in checked {
            checked.unwrap();
        }
    });
}
