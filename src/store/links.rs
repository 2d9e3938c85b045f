//! Links that grant a role. A short code can replace a link for a limited time.

use diesel::prelude::*;

use super::Store;
use super::access::{Access, ClubAccess, Found, FoundClub};
use super::connection::{AnyConnection, on_backend};
use super::error::StoreError;
use super::role::Role;
use super::schema::{clubs, links, tables};
use super::stream::Stream;
use super::token::{ClubId, TableId, Token, hash_secret, make_code};

/// A new link. The store keeps only the hash of its token.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Link {
    pub token: Token,
    /// The code to type instead of opening the link.
    pub code: Option<String>,
}

/// New links for every role of a table or a club. The store keeps only the hashes of their tokens.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Links {
    pub owner: Token,
    pub scorer: Token,
    pub spectator: Token,
}

impl Links {
    pub fn make() -> Result<Self, StoreError> {
        Ok(Self { owner: Token::make()?, scorer: Token::make()?, spectator: Token::make()? })
    }

    /// The tokens by role, the highest role first.
    pub fn by_role(&self) -> [(Role, &Token); 3] {
        let Self { owner, scorer, spectator } = self;
        [(Role::Owner, owner), (Role::Scorer, scorer), (Role::Spectator, spectator)]
    }
}

/// Stored in place of a role: the link shows the picture of a table.
pub(super) const PICTURE: &str = "picture";
/// Stored in place of a role: the link makes an owner of a club whose owners have lost all their devices.
pub(super) const RECOVERY: &str = "recovery";

impl Store {
    /// Creates a link to a table; with a code that is valid until `code_until`, if given.
    pub fn mint_link(&self, table: TableId, role: Role, at: i64, code_until: Option<i64>) -> Result<Link, StoreError> {
        let table = Stream::Table(table);
        self.write(move |connection| {
            table.hold(connection)?;
            remove_expired_codes(connection, table, at)?;
            let code = code_until.map(|_| unused_code(connection, at)).transpose()?;
            let token = mint(
                connection,
                &NewLink { code: code.as_deref(), code_until, ..NewLink::of(table, role.as_str(), at) },
            )?;
            Ok(Link { token, code })
        })
    }

    pub fn mint_club_link(&self, club: ClubId, role: Role, at: i64) -> Result<Link, StoreError> {
        let club = Stream::Club(club);
        self.write(move |connection| {
            club.hold(connection)?;
            Ok(Link { token: mint(connection, &NewLink::of(club, role.as_str(), at))?, code: None })
        })
    }

    /// The table and role of a link, with the head of the table's log; `None` when the link is unknown or revoked.
    pub fn resolve_token(&self, token: &str) -> Result<Option<Access>, StoreError> {
        let hash = hash_secret(token);
        self.look_up(|connection| {
            let query = links::table
                .inner_join(tables::table.on(tables::id.eq(links::scope)))
                .inner_join(clubs::table.on(clubs::id.eq(tables::club_id)))
                .filter(links::token_hash.eq(&hash))
                .filter(links::role.ne(PICTURE))
                .filter(links::revoked.eq(false))
                .filter(tables::deleted_at.is_null())
                .select((tables::id, links::role, tables::version, tables::head_hash, clubs::version));
            let found: Option<Found> = on_backend!(connection, |inner| query.get_result(inner).optional())?;
            found.map(Access::stored).transpose()
        })
    }

    /// The club and role of a link, with the head of the club's log; `None` when the link is unknown or revoked.
    pub fn resolve_club_token(&self, token: &str) -> Result<Option<ClubAccess>, StoreError> {
        let hash = hash_secret(token);
        self.look_up(|connection| {
            let query = links::table
                .inner_join(clubs::table.on(clubs::id.eq(links::scope)))
                .filter(links::token_hash.eq(&hash))
                .filter(links::role.ne(RECOVERY))
                .filter(links::revoked.eq(false))
                .filter(clubs::deleted_at.is_null())
                .select((clubs::id, links::role, clubs::version, clubs::head_hash));
            let found: Option<FoundClub> = on_backend!(connection, |inner| query.get_result(inner).optional())?;
            found.map(ClubAccess::stored).transpose()
        })
    }

    /// The table with this number in the club of a link, with the link's role and the head of the table's log.
    pub fn resolve_club_table(&self, token: &str, number: i64) -> Result<Option<Access>, StoreError> {
        let hash = hash_secret(token);
        self.look_up(|connection| {
            let query = links::table
                .inner_join(clubs::table.on(clubs::id.eq(links::scope)))
                .inner_join(tables::table.on(tables::club_id.eq(links::scope)))
                .filter(links::token_hash.eq(&hash))
                .filter(links::role.ne(RECOVERY))
                .filter(links::revoked.eq(false))
                .filter(clubs::deleted_at.is_null())
                .filter(tables::number.eq(number))
                .filter(tables::deleted_at.is_null())
                .select((tables::id, links::role, tables::version, tables::head_hash, clubs::version));
            let found: Option<Found> = on_backend!(connection, |inner| query.get_result(inner).optional())?;
            found.map(Access::stored).transpose()
        })
    }

    /// The table and role of a code; `None` when the code is unknown, expired or revoked. Case does not matter.
    pub fn resolve_code(&self, code: &str, at: i64) -> Result<Option<(TableId, Role)>, StoreError> {
        let code = code.to_ascii_uppercase();
        self.read(|connection| {
            let found: Option<(TableId, String)> = links::table
                .inner_join(tables::table.on(tables::id.eq(links::scope)))
                .filter(links::code.eq(&code))
                .filter(links::code_expires_at.gt(at))
                .filter(links::revoked.eq(false))
                .filter(tables::deleted_at.is_null())
                .select((tables::id, links::role))
                .first(connection)
                .optional()?;
            found.map(|(table, role)| Ok((table, Role::stored(&role)?))).transpose()
        })
    }

    /// Revokes all links of a role to a table and returns their number. Members stay.
    pub fn revoke_links(&self, table: TableId, role: Role) -> Result<usize, StoreError> {
        let scope = Stream::Table(table);
        let revoked = self.write(move |connection| revoke(connection, scope, role.as_str()))?;
        self.subscriptions.wake(table);
        Ok(revoked)
    }

    /// Revokes all links of a role to a club.
    pub fn revoke_club_links(&self, club: ClubId, role: Role) -> Result<(), StoreError> {
        let scope = Stream::Club(club);
        self.write(move |connection| revoke(connection, scope, role.as_str()))?;
        self.wake_everybody();
        Ok(())
    }

    /// Revokes every link to a club and to its tables, codes included. The recovery link and published pictures stay.
    pub fn revoke_all_club_links(&self, club: ClubId) -> Result<(), StoreError> {
        self.write(move |connection| {
            let tables = tables::table.filter(tables::club_id.eq(club)).select(tables::id);
            let in_scope = links::scope.eq(Stream::Club(club).id()).or(links::scope.eq_any(tables));
            let to_join = links::role.ne_all([PICTURE, RECOVERY]);
            let row = diesel::update(links::table.filter(in_scope).filter(to_join)).set(links::revoked.eq(true));
            on_backend!(connection, |inner| row.execute(inner))?;
            Ok(())
        })?;
        self.wake_everybody();
        Ok(())
    }
}

pub(super) struct NewLink<'a> {
    pub(super) scope: Stream,
    pub(super) role: &'a str,
    pub(super) code: Option<&'a str>,
    pub(super) code_until: Option<i64>,
    pub(super) language: Option<&'a str>,
    pub(super) at: i64,
}

impl<'a> NewLink<'a> {
    pub(super) fn of(scope: Stream, role: &'a str, at: i64) -> Self {
        Self { scope, role, code: None, code_until: None, language: None, at }
    }
}

/// Adds one link for every role.
pub(super) fn insert_links(
    connection: &mut AnyConnection,
    scope: Stream,
    links: &Links,
    at: i64,
) -> Result<(), StoreError> {
    for (role, token) in links.by_role() {
        insert_link(connection, token, &NewLink::of(scope, role.as_str(), at))?;
    }
    Ok(())
}

/// Inserts a link and returns its token, which exists nowhere else.
pub(super) fn mint(connection: &mut AnyConnection, link: &NewLink<'_>) -> Result<Token, StoreError> {
    let token = Token::make()?;
    insert_link(connection, &token, link)?;
    Ok(token)
}

fn insert_link(connection: &mut AnyConnection, token: &Token, link: &NewLink<'_>) -> QueryResult<()> {
    let row = (
        links::token_hash.eq(token.hash()),
        links::scope.eq(link.scope.id()),
        links::role.eq(link.role),
        links::code.eq(link.code),
        links::code_expires_at.eq(link.code_until),
        links::language.eq(link.language),
        links::created_at.eq(link.at),
        links::revoked.eq(false),
    );
    on_backend!(connection, |inner| diesel::insert_into(links::table).values(row).execute(inner))?;
    Ok(())
}

/// Revokes all links of a role and returns their number.
pub(super) fn revoke(connection: &mut AnyConnection, scope: Stream, role: &str) -> Result<usize, StoreError> {
    let valid =
        links::table.filter(links::scope.eq(scope.id())).filter(links::role.eq(role)).filter(links::revoked.eq(false));
    Ok(diesel::update(valid).set(links::revoked.eq(true)).execute(connection)?)
}

/// Removes the expired codes of a table.
fn remove_expired_codes(connection: &mut AnyConnection, table: Stream, at: i64) -> QueryResult<()> {
    let old = links::table.filter(links::scope.eq(table.id())).filter(links::code_expires_at.le(at));
    let none = (links::code.eq(None::<String>), links::code_expires_at.eq(None::<i64>));
    diesel::update(old).set(none).execute(connection)?;
    Ok(())
}

/// An unused code. An expired code can be used again.
fn unused_code(connection: &mut AnyConnection, at: i64) -> Result<String, StoreError> {
    loop {
        let code = make_code()?;
        let taken = links::table.filter(links::code.eq(&code));
        let none = (links::code.eq(None::<String>), links::code_expires_at.eq(None::<i64>));
        diesel::update(taken.filter(links::code_expires_at.le(at))).set(none).execute(connection)?;
        if taken.count().get_result::<i64>(connection)? == 0 {
            return Ok(code);
        }
    }
}
