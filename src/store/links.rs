//! Links: whoever has one gets its role. Short codes stand in for them at the table, for a while.

use diesel::prelude::*;

use super::Store;
use super::access::{Access, Found};
use super::connection::{AnyConnection, on_backend};
use super::directory::{self, Kind, Whereabouts, no_such_table};
use super::error::StoreError;
use super::log_end::is_last_entry;
use super::role::Role;
use super::schema::{links, log, tables};
use super::token::{ClubId, TableId, Token, hash_secret, make_code};

/// A link that has just been made. The token cannot be had again.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Link {
    /// The secret of the link.
    pub token: Token,
    /// The code to type instead.
    pub code: Option<String>,
}

/// A new link for every role, of a table or of a club. The tokens cannot be had again.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Links {
    pub owner: Token,
    pub scorer: Token,
    pub spectator: Token,
}

impl Links {
    /// Each with its role, the greatest first.
    pub fn by_role(&self) -> [(Role, &Token); 3] {
        let Self { owner, scorer, spectator } = self;
        [(Role::Owner, owner), (Role::Scorer, scorer), (Role::Spectator, spectator)]
    }

    pub(super) fn made<E>(mut mint: impl FnMut(Role) -> Result<Token, E>) -> Result<Self, E> {
        Ok(Self { owner: mint(Role::Owner)?, scorer: mint(Role::Scorer)?, spectator: mint(Role::Spectator)? })
    }
}

/// For so long whoever repeats the request that made a table or a club is given links to it: ten minutes, in
/// milliseconds.
const TOLD_FOR: i64 = 10 * 60 * 1000;

pub(super) fn is_still_told(made_at: i64, at: i64) -> bool {
    at - made_at <= TOLD_FOR
}

impl Store {
    /// Makes a link to a table; with a code that holds until `code_until`, if that is given.
    pub fn mint_link(&self, table: &TableId, role: Role, at: i64, code_until: Option<i64>) -> Result<Link, StoreError> {
        let id = table.clone();
        let minted = self.write_at(table, move |connection, club| {
            drop_codes(connection, (club, &id), at)?;
            mint(connection, (club, &id), role, at, code_until)
        })?;
        minted.ok_or_else(no_such_table)
    }

    /// What a link's token opens, and where the log of that table ends; nothing when it is unknown or revoked.
    pub fn resolve_token(&self, token: &str) -> Result<Option<Access>, StoreError> {
        let hash = hash_secret(token);
        self.look_up(|connection| {
            self.directory.read(connection, (Kind::Link, &hash), |connection, now| {
                let its_table = tables::club_id.eq(links::club_id).and(tables::id.eq(links::table_id));
                let query = links::table
                    .inner_join(tables::table.on(its_table))
                    .inner_join(log::table.on(is_last_entry()))
                    .filter(links::club_id.eq(now.club.as_str()))
                    .filter(links::token_hash.eq(&hash))
                    .filter(links::revoked.eq(false))
                    .filter(tables::deleted_at.is_null())
                    .select((links::role, log::seq, log::hash, tables::names));
                let found: Option<Found> = on_backend!(connection, |inner| query.get_result(inner).optional())?;
                found.map(|found| Access::stored(now.table()?.clone(), found)).transpose()
            })
        })
    }

    /// What a code opens at this time; nothing when it is unknown, too old or revoked. Upper and lower case are alike.
    pub fn resolve_code(&self, code: &str, at: i64) -> Result<Option<(TableId, Role)>, StoreError> {
        let code = code.to_ascii_uppercase();
        self.read(|connection| {
            self.directory.read(connection, (Kind::Code, &code), |connection, now| {
                let table = now.table()?;
                let role: Option<String> = links::table
                    .inner_join(
                        tables::table.on(tables::club_id.eq(links::club_id).and(tables::id.eq(links::table_id))),
                    )
                    .filter(links::club_id.eq(now.club.as_str()))
                    .filter(links::table_id.eq(table.as_str()))
                    .filter(links::code.eq(&code))
                    .filter(links::code_expires_at.gt(at))
                    .filter(links::revoked.eq(false))
                    .filter(tables::deleted_at.is_null())
                    .select(links::role)
                    .first(connection)
                    .optional()?;
                role.map(|role| Ok((table.clone(), Role::stored(&role)?))).transpose()
            })
        })
    }

    /// Revokes all links of a role, and says how many there were. Devices that have joined stay.
    pub fn revoke_links(&self, table: &TableId, role: Role) -> Result<usize, StoreError> {
        let id = table.clone();
        let revoked = self.write_at(table, move |connection, club| {
            let valid = links::table
                .filter(links::club_id.eq(club.as_str()))
                .filter(links::table_id.eq(id.as_str()))
                .filter(links::role.eq(role.as_str()))
                .filter(links::revoked.eq(false));
            Ok(diesel::update(valid).set(links::revoked.eq(true)).execute(connection)?)
        })?;
        self.subscriptions.wake(table);
        Ok(revoked.unwrap_or_default())
    }
}

/// A link to a table for every role.
pub(super) fn mint_all(connection: &mut AnyConnection, of: (&ClubId, &TableId), at: i64) -> Result<Links, StoreError> {
    Links::made(|role| mint(connection, of, role, at, None).map(|link| link.token))
}

fn mint(
    connection: &mut AnyConnection,
    (club, table): (&ClubId, &TableId),
    role: Role,
    at: i64,
    code_until: Option<i64>,
) -> Result<Link, StoreError> {
    let token = Token::make()?;
    let hash = token.hash();
    let code = code_until.map(|_| free_code(connection, at)).transpose()?;
    let row = (
        links::club_id.eq(club.as_str()),
        links::token_hash.eq(&hash),
        links::table_id.eq(table.as_str()),
        links::role.eq(role.as_str()),
        links::code.eq(code.as_deref()),
        links::code_expires_at.eq(code_until),
        links::created_at.eq(at),
        links::revoked.eq(false),
    );
    on_backend!(&mut *connection, |inner| diesel::insert_into(links::table).values(row).execute(inner))?;
    let whereabouts = Whereabouts::at(club, table);
    directory::add(connection, Kind::Link, &hash, &whereabouts)?;
    if let Some(code) = &code {
        directory::add(connection, Kind::Code, code, &whereabouts)?;
    }
    Ok(Link { token, code })
}

/// Takes back the codes of a table that hold no longer than until a time.
fn drop_codes(connection: &mut AnyConnection, (club, table): (&ClubId, &TableId), at: i64) -> QueryResult<()> {
    let old: Vec<Option<String>> = links::table
        .filter(links::club_id.eq(club.as_str()))
        .filter(links::table_id.eq(table.as_str()))
        .filter(links::code_expires_at.le(at))
        .select(links::code)
        .load(connection)?;
    old.iter().flatten().try_for_each(|code| drop_code(connection, club, code))
}

fn drop_code(connection: &mut AnyConnection, club: &ClubId, code: &str) -> QueryResult<()> {
    let link = links::table.filter(links::club_id.eq(club.as_str())).filter(links::code.eq(code));
    diesel::update(link)
        .set((links::code.eq(None::<String>), links::code_expires_at.eq(None::<i64>)))
        .execute(connection)?;
    directory::remove(connection, Kind::Code, code)
}

/// A code that nobody has. What has run out is given again.
fn free_code(connection: &mut AnyConnection, at: i64) -> Result<String, StoreError> {
    loop {
        let code = make_code()?;
        let Some(taken) = directory::find(connection, Kind::Code, &code)? else { return Ok(code) };
        let holds: i64 = links::table
            .filter(links::club_id.eq(taken.club.as_str()))
            .filter(links::code.eq(&code))
            .filter(links::code_expires_at.gt(at))
            .count()
            .get_result(connection)?;
        if holds == 0 {
            drop_code(connection, &taken.club, &code)?;
            return Ok(code);
        }
    }
}
