//! Devices, and the tables that they have joined.

use crate::store::prelude::*;
use crate::store::projections::people::names_at;
use crate::store::projections::tables::TableRow;

/// A table that a device has joined, with the current names of its people in the order of their labels.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct JoinedTable {
    pub row: TableRow,
    pub names: Vec<String>,
    /// The name of the club's time zone.
    pub time_zone: String,
}

impl Store {
    /// The label of a device; `None` until its first form adds it.
    pub fn label_of(&self, device: &DeviceId) -> Result<Option<String>, StoreError> {
        self.row(devices::table.find(device).select(devices::label))
    }

    /// The tables of a device, the one that changed last first, up to `limit`.
    pub fn tables_of_device(&self, device: &DeviceId, limit: i64) -> Result<Vec<JoinedTable>, StoreError> {
        self.read(|connection| {
            let query = members::table
                .inner_join(tables::table.on(tables::id.eq(members::scope)))
                .inner_join(clubs::table.on(clubs::id.eq(tables::club_id)))
                .filter(members::device.eq(device))
                .filter(tables::deleted_at.is_null())
                .order((tables::changed_at.desc(), tables::id))
                .limit(limit)
                .select((columns::<TableRow>(), clubs::time_zone));
            let rows: Vec<(TableRow, String)> = connection.rows(query)?;
            let ids: Vec<TableId> = rows.iter().map(|(row, _)| row.id).collect();
            let mut names = names_at(connection, &ids)?;
            let table = |(row, time_zone): (TableRow, String)| JoinedTable {
                names: names.remove(&row.id).unwrap_or_default(),
                row,
                time_zone,
            };
            Ok(rows.into_iter().map(table).collect())
        })
    }
}
