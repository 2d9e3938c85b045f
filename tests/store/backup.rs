//! Backups can be restored into either database.

use std::fs;
use std::path::{Path, PathBuf};

use tanto::store::Backup;

use crate::prelude::*;

crate::on_both_databases!(
    a_backup_can_be_restored_into_either_database,
    a_backup_under_load_is_a_consistent_snapshot,
    nothing_is_overwritten,
);

/// A temporary folder, and the path of a backup in it.
fn shelf() -> (Place, PathBuf) {
    let place = Place::sqlite();
    let file = place.file().with_file_name("backup.db");
    (place, file)
}

fn restore(url: &str, backup: &Path) -> Result<(), StoreError> {
    Backup::open(backup)?.restore(url)
}

fn everything(store: &Store, table: TableId) -> impl PartialEq + std::fmt::Debug {
    (store.table(table), store.entries(table), store.members(table))
}

fn a_backup_can_be_restored_into_either_database(place: &Place) {
    let service = service(place);
    let store = &service.store;
    let made = make_with(&service, "another", Some(&device(store)));
    let [_, (_, scorer), _] = made.links.unwrap();
    let table = evening(&service, 5);
    let (_shelf, file) = shelf();
    let check = |copy: &Store| {
        assert_eq!(everything(copy, table), everything(store, table));
        Ok::<_, StoreError>(())
    };
    store.back_up(&file, check).unwrap();
    assert_eq!(fs::read_dir(file.parent().unwrap()).unwrap().count(), 1, "there is no other file");

    for target in [Place::sqlite(), Place::postgres()] {
        restore(&target.url(), &file).unwrap();
        let restored = target.open();
        for table in [table, made.id] {
            assert_eq!(everything(&restored, table), everything(store, table));
        }
        assert_eq!(restored.resolve_token(scorer.as_str()).unwrap(), store.resolve_token(scorer.as_str()).unwrap());
        assert_eq!(restored.counts(), store.counts());
        append(&restored, table, 6, "goes on", 50).unwrap();
        assert_eq!(append(&restored, table, 6, "late", 45), Err(ErrorKind::Conflict));
        assert!(target.execute("DELETE FROM events").is_err());
    }
}

fn a_backup_under_load_is_a_consistent_snapshot(place: &Place) {
    let service = service(place);
    let (store, tables) = (&service.store, [evening(&service, 1), make_with(&service, "other", None).id]);
    std::thread::scope(|scope| {
        scope.spawn(|| {
            for hand in 2..60 {
                append(store, tables[0], hand, &format!("more {hand}"), 50).unwrap();
                append(store, tables[1], hand - 1, &format!("more {hand}"), 50).unwrap();
            }
        });
        let check = |copy: &Store| {
            let versions = tables.map(|id| copy.table(id).unwrap().unwrap().version);
            assert!((versions[0] - versions[1] - 1).abs() <= 1, "{versions:?}");
            assert_eq!(tables.map(|id| i64::try_from(copy.entries(id).unwrap().len()).unwrap()), versions);
            Ok::<_, StoreError>(())
        };
        for _ in 0..5 {
            let (_shelf, file) = shelf();
            store.back_up(&file, check).unwrap();
        }
    });
}

fn nothing_is_overwritten(place: &Place) {
    let service = service(place);
    let store = &service.store;
    evening(&service, 1);
    let (shelf, file) = shelf();
    let failed = store.back_up(&file, |_| Err(Store::open("nonsense").err().unwrap())).unwrap_err();
    assert_eq!(failed.kind(), ErrorKind::Setting);
    assert_eq!(fs::read_dir(file.parent().unwrap()).unwrap().count(), 0, "a failed backup leaves nothing");
    store.back_up(&file, Store::database_check).unwrap();
    let bytes = fs::read(&file).unwrap();
    assert_eq!(store.back_up(&file, Store::database_check).unwrap_err().kind(), ErrorKind::Setting);
    assert_eq!(fs::read(&file).unwrap(), bytes);

    let live = restore(&place.url(), &file).unwrap_err();
    assert!(matches!(live.kind(), ErrorKind::Setting | ErrorKind::InUse), "{live}");
    drop(service);
    assert_eq!(restore(&place.url(), &file).unwrap_err().kind(), ErrorKind::Setting);
    fs::write(format!("{}-wal", shelf.file().display()), "left behind").unwrap();
    assert_eq!(restore(&shelf.url(), &file).unwrap_err().kind(), ErrorKind::Setting);
    assert!(!shelf.file().exists());

    let newer = Place::sqlite();
    drop(newer.open());
    newer.execute("INSERT INTO __diesel_schema_migrations (version) VALUES ('29991231235959')").unwrap();
    assert_eq!(restore(&Place::sqlite().url(), &newer.file()).unwrap_err().kind(), ErrorKind::Newer);
}
