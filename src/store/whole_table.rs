//! All that is stored of a table at once: it goes over to another club, or is erased. Both take rows out of the log, so both
//! are done unguarded.

use diesel::prelude::*;

use super::connection::{AnyConnection, on_backend};
use super::device_clubs;
use super::directory::{self, Kind};
use super::log_end::{Owner, lock};
use super::rows::{LinkRow, LogRow, MemberRow, PictureRow, TableRow, copy_rows};
use super::schema::{links, log, members, pictures, tables};
use super::token::{ClubId, DeviceId, TableId};

/// Takes a table out of a club with all that it has and gives it to another, where it has no number yet. Says whether it was
/// there.
pub(super) fn bring(
    connection: &mut AnyConnection,
    table: &TableId,
    (from, to): (&ClubId, &ClubId),
) -> QueryResult<bool> {
    if directory::held_club_of(connection, table)?.as_ref() != Some(from) {
        return Ok(false);
    }
    // Before its row is locked: so does whoever writes something beside its log.
    directory::move_to(connection, Kind::Table, table.as_str(), to)?;
    lock(connection, Owner::Table(from, table))?;
    let keys = keys(connection, from, table)?;
    copy(connection, table.as_str(), (from, to))?;
    delete(connection, from, table)?;
    for (kind, key) in keys {
        directory::move_to(connection, kind, &key, to)?;
    }
    let joined: Vec<String> = members::table
        .filter(members::club_id.eq(to.as_str()))
        .filter(members::table_id.eq(table.as_str()))
        .select(members::device)
        .load(connection)?;
    for device in joined {
        device_clubs::add(connection, &DeviceId::stored(device), to)?;
    }
    Ok(true)
}

/// Erases a table of a club: its log, its links, its pictures and who has joined there.
pub(super) fn erase(connection: &mut AnyConnection, club: &ClubId, table: &TableId) -> QueryResult<()> {
    for (kind, key) in keys(connection, club, table)? {
        directory::remove(connection, kind, &key)?;
    }
    delete(connection, club, table)
}

/// All under which the directory has a table.
fn keys(connection: &mut AnyConnection, club: &ClubId, table: &TableId) -> QueryResult<Vec<(Kind, String)>> {
    let (club, id) = (club.as_str(), table.as_str());
    let made_by: Option<String> = tables::table.find((club, id)).select(tables::creation_key).first(connection)?;
    let of_links: Vec<(String, Option<String>)> = links::table
        .filter(links::club_id.eq(club))
        .filter(links::table_id.eq(id))
        .select((links::token_hash, links::code))
        .load(connection)?;
    let of_pictures: Vec<String> = pictures::table
        .filter(pictures::club_id.eq(club))
        .filter(pictures::table_id.eq(id))
        .select(pictures::token_hash)
        .load(connection)?;
    let mut keys = vec![(Kind::Table, id.to_owned())];
    keys.extend(made_by.map(|key| (Kind::TableKey, key)));
    for (token, code) in of_links {
        keys.push((Kind::Link, token));
        keys.extend(code.map(|code| (Kind::Code, code)));
    }
    keys.extend(of_pictures.into_iter().map(|token| (Kind::Picture, token)));
    Ok(keys)
}

fn copy(connection: &mut AnyConnection, table: &str, (from, to): (&ClubId, &ClubId)) -> QueryResult<()> {
    let (from, to) = (from.as_str(), || to.as_str().to_owned());
    let row = tables::club_id.eq(from).and(tables::id.eq(table));
    copy_rows!(&mut *connection => &mut *connection, TableRow of tables where row, |row| {
        TableRow { club_id: to(), club_number: None, ..row }
    });
    let of = log::club_id.eq(from).and(log::table_id.eq(table));
    copy_rows!(&mut *connection => &mut *connection, LogRow of log where of, |row| {
        LogRow { club_id: to(), ..row }
    });
    let of = members::club_id.eq(from).and(members::table_id.eq(table));
    copy_rows!(&mut *connection => &mut *connection, MemberRow of members where of, |row| {
        MemberRow { club_id: to(), ..row }
    });
    let of = links::club_id.eq(from).and(links::table_id.eq(table));
    copy_rows!(&mut *connection => &mut *connection, LinkRow of links where of, |row| {
        LinkRow { club_id: to(), ..row }
    });
    let of = pictures::club_id.eq(from).and(pictures::table_id.eq(table));
    copy_rows!(&mut *connection => &mut *connection, PictureRow of pictures where of, |row| {
        PictureRow { club_id: to(), ..row }
    });
    Ok(())
}

fn delete(connection: &mut AnyConnection, club: &ClubId, table: &TableId) -> QueryResult<()> {
    let (club, id) = (club.as_str(), table.as_str());
    diesel::delete(links::table.filter(links::club_id.eq(club)).filter(links::table_id.eq(id))).execute(connection)?;
    diesel::delete(members::table.filter(members::club_id.eq(club)).filter(members::table_id.eq(id)))
        .execute(connection)?;
    diesel::delete(pictures::table.filter(pictures::club_id.eq(club)).filter(pictures::table_id.eq(id)))
        .execute(connection)?;
    diesel::delete(log::table.filter(log::club_id.eq(club)).filter(log::table_id.eq(id))).execute(connection)?;
    diesel::delete(tables::table.find((club, id))).execute(connection)?;
    Ok(())
}
