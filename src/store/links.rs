//! Links: whoever has one gets its role. Short codes stand in for them at the table, for a while.

use diesel::prelude::*;

use super::Store;
use super::access::Access;
use super::connection::{AnyConnection, on_backend};
use super::error::StoreError;
use super::role::Role;
use super::schema::{links, log, tables};
use super::token::{TableId, Token, hash_secret, make_code};

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
    #[must_use]
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
    ///
    /// # Errors
    /// Only the database's.
    pub fn mint_link(&self, table: &TableId, role: Role, at: i64, code_until: Option<i64>) -> Result<Link, StoreError> {
        let table = table.clone();
        self.write(move |connection| {
            // What has run out may be given again.
            diesel::update(links::table.filter(links::code_expires_at.le(at)))
                .set((links::code.eq(None::<String>), links::code_expires_at.eq(None::<i64>)))
                .execute(connection)?;
            mint(connection, &table, role, at, code_until)
        })
    }

    /// What a link's token opens, and where the log of that table ends; nothing when it is unknown or revoked.
    ///
    /// # Errors
    /// Only the database's.
    pub fn resolve_token(&self, token: &str) -> Result<Option<Access>, StoreError> {
        self.look_up(|connection| {
            let query = links::table
                .inner_join(tables::table.inner_join(log::table))
                .filter(links::token_hash.eq(hash_secret(token)))
                .filter(links::revoked.eq(false))
                .filter(log::seq.eq(tables::head))
                .filter(tables::deleted_at.is_null())
                .select((links::table_id, links::role, log::seq, log::hash, tables::names));
            let found: Option<(String, String, i64, String, Option<String>)> =
                on_backend!(connection, |inner| query.get_result(inner).optional())?;
            let access = |(table, role, version, hash, names): (String, String, i64, String, Option<String>)| {
                Access::stored(TableId::stored(table), &role, version, hash, names)
            };
            found.map(access).transpose()
        })
    }

    /// What a code opens at this time; nothing when it is unknown, too old or revoked. Upper and lower case are alike.
    ///
    /// # Errors
    /// Only the database's.
    pub fn resolve_code(&self, code: &str, at: i64) -> Result<Option<(TableId, Role)>, StoreError> {
        self.read(|connection| {
            let found = links::table
                .inner_join(tables::table)
                .filter(links::code.eq(code.to_ascii_uppercase()))
                .filter(links::code_expires_at.gt(at))
                .filter(links::revoked.eq(false))
                .filter(tables::deleted_at.is_null())
                .select((links::table_id, links::role))
                .first(connection)
                .optional()?;
            opened(found)
        })
    }

    /// Revokes all links of a role, and says how many there were. Devices that have joined stay.
    ///
    /// # Errors
    /// Only the database's.
    pub fn revoke_links(&self, table: &TableId, role: Role) -> Result<usize, StoreError> {
        let id = table.clone();
        let revoked = self.write(move |connection| {
            let valid = links::table
                .filter(links::table_id.eq(id.as_str()))
                .filter(links::role.eq(role.as_str()))
                .filter(links::revoked.eq(false));
            Ok::<_, StoreError>(diesel::update(valid).set(links::revoked.eq(true)).execute(connection)?)
        })?;
        self.subscriptions.wake(table);
        Ok(revoked)
    }
}

fn opened(found: Option<(String, String)>) -> Result<Option<(TableId, Role)>, StoreError> {
    found.map(|(table, role)| Ok((TableId::stored(table), Role::stored(&role)?))).transpose()
}

/// A link to a table for every role.
pub(super) fn mint_all(connection: &mut AnyConnection, table: &TableId, at: i64) -> Result<Links, StoreError> {
    Links::made(|role| mint(connection, table, role, at, None).map(|link| link.token))
}

pub(super) fn mint(
    connection: &mut AnyConnection,
    table: &TableId,
    role: Role,
    at: i64,
    code_until: Option<i64>,
) -> Result<Link, StoreError> {
    let token = Token::make()?;
    let code = code_until.map(|_| make_code()).transpose()?;
    diesel::insert_into(links::table)
        .values((
            links::token_hash.eq(token.hash()),
            links::table_id.eq(table.as_str()),
            links::role.eq(role.as_str()),
            links::code.eq(code.as_deref()),
            links::code_expires_at.eq(code_until),
            links::created_at.eq(at),
            links::revoked.eq(false),
        ))
        .execute(connection)?;
    Ok(Link { token, code })
}
