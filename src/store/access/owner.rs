//! Which person of the club the owner of a device says they are. The answer gives no right.

use std::collections::BTreeMap;

use crate::store::prelude::*;

diesel::alias!(people as selves: Selves);

impl Store {
    /// The labels at a table, from 0, that are the owner of a device.
    pub fn labels_of_owner(&self, device: &DeviceId, table: TableId) -> Result<Vec<i64>, StoreError> {
        let there = members::scope.eq(tables::club_id).or(members::scope.eq(tables::id));
        let seated = people::club_id.eq(tables::club_id).and(people::person.eq(seats::person));
        let own = (selves.field(people::club_id), selves.field(people::person), selves.field(people::counts_as));
        let is_own = own.0.eq(tables::club_id).and(own.1.eq(members::person.assume_not_null()));
        let query = seats::table
            .inner_join(tables::table)
            .inner_join(members::table.on(there))
            .inner_join(people::table.on(seated))
            .inner_join(selves.on(is_own.and(own.2.eq(people::counts_as))))
            .filter(tables::id.eq(table))
            .filter(members::device.eq(device))
            .order(seats::label)
            .select(seats::label);
        let mut labels: Vec<i64> = self.rows(query)?;
        labels.dedup();
        Ok(labels)
    }

    /// The owners of the devices in a club and at its tables, each by the person as whom they count, with their name.
    pub fn owners_in_club(&self, club: ClubId) -> Result<BTreeMap<DeviceId, (PersonId, String)>, StoreError> {
        let its_tables = tables::table.filter(tables::club_id.eq(club)).select(tables::id);
        let root = (selves.field(people::club_id), selves.field(people::person), selves.field(people::name));
        let query = members::table
            .inner_join(people::table.on(people::person.eq(members::person.assume_not_null())))
            .inner_join(selves.on(root.0.eq(people::club_id).and(root.1.eq(people::counts_as))))
            .filter(people::club_id.eq(club))
            .filter(members::scope.eq(club).or(members::scope.eq_any(its_tables)))
            .select((members::device, root.1, root.2));
        let rows: Vec<(DeviceId, PersonId, String)> = self.rows(query)?;
        Ok(rows.into_iter().map(|(device, person, name)| (device, (person, name))).collect())
    }
}
