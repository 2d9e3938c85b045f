//! Copies everything from one database into an empty one, row by row; how a backup crosses from one kind to the other.

use diesel::prelude::*;

use super::connection::{AnyConnection, on_backend};
use super::rows::{
    ClubLinkRow, ClubLogRow, ClubMemberRow, ClubRow, DeviceClubRow, DeviceRow, DirectoryRow, LinkRow, LogRow,
    MemberRow, PictureRow, RecoveryRow, RecoveryUseRow, TableRow, copy_rows,
};
use super::schema::{
    club_links, club_log, club_members, clubs, device_clubs, devices, directory, links, log, members, pictures,
    recoveries, recovery_uses, tables,
};

/// Copies all rows, one club and one card table after the other, so that no more than one log is held in memory.
pub(super) fn copy_all(from: &mut AnyConnection, to: &mut AnyConnection) -> QueryResult<()> {
    copy_rows!(from => to, DeviceRow of devices where devices::token_hash.is_not_null());
    let ids: Vec<String> = clubs::table.select(clubs::id).order((clubs::created_at, clubs::id)).load(from)?;
    for id in &ids {
        copy_club(from, to, id)?;
    }
    let in_order = tables::table.order((tables::created_at, tables::id));
    let ids: Vec<(String, String)> = in_order.select((tables::club_id, tables::id)).load(from)?;
    for (club, id) in &ids {
        copy_table(from, to, club, id)?;
    }
    copy_rows!(from => to, DirectoryRow of directory where directory::key.is_not_null());
    copy_rows!(from => to, DeviceClubRow of device_clubs where device_clubs::device.is_not_null());
    Ok(())
}

fn copy_club(from: &mut AnyConnection, to: &mut AnyConnection, id: &str) -> QueryResult<()> {
    copy_rows!(from => to, ClubRow of clubs where clubs::id.eq(id));
    copy_rows!(from => to, ClubLogRow of club_log where club_log::club_id.eq(id));
    copy_rows!(from => to, ClubLinkRow of club_links where club_links::club_id.eq(id));
    copy_rows!(from => to, RecoveryRow of recoveries where recoveries::club_id.eq(id));
    copy_rows!(from => to, RecoveryUseRow of recovery_uses where recovery_uses::club_id.eq(id));
    copy_rows!(from => to, ClubMemberRow of club_members where club_members::club_id.eq(id));
    Ok(())
}

fn copy_table(from: &mut AnyConnection, to: &mut AnyConnection, club: &str, id: &str) -> QueryResult<()> {
    copy_rows!(from => to, TableRow of tables where tables::club_id.eq(club).and(tables::id.eq(id)));
    copy_rows!(from => to, LogRow of log where log::club_id.eq(club).and(log::table_id.eq(id)));
    copy_rows!(from => to, MemberRow of members where members::club_id.eq(club).and(members::table_id.eq(id)));
    copy_rows!(from => to, LinkRow of links where links::club_id.eq(club).and(links::table_id.eq(id)));
    copy_rows!(from => to, PictureRow of pictures where pictures::club_id.eq(club).and(pictures::table_id.eq(id)));
    Ok(())
}
