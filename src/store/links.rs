//! Links that grant a role. A short code can replace a link for a limited time.

use super::channels::Announcement;
use super::members::Access;
use super::prelude::*;
use super::stream::{CLUB_HEAD, TABLE_HEAD};
use super::token::make_code;

/// A new link. The store keeps only the hash of its token.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Link {
    pub token: Token,
    /// The code to type instead of opening the link.
    pub code: Option<String>,
}

/// New links for every role of a table or a club, the highest role first. The store keeps only the hashes of their tokens.
pub type Links = [(Role, Token); 3];

pub fn make_links() -> Result<Links, StoreError> {
    Ok([(Role::Owner, Token::make()?), (Role::Scorer, Token::make()?), (Role::Spectator, Token::make()?)])
}

/// How much was revoked.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Revoked {
    pub links: usize,
    pub devices: usize,
    pub pictures: usize,
}

/// Stored in place of a role: the link shows the picture of a table.
pub(super) const PICTURE: &str = "picture";
/// Stored in place of a role: the link makes an owner of a club whose owners have lost all their devices.
pub(super) const RECOVERY: &str = "recovery";

/// The link of a club with this token, unless the club is deleted.
#[diesel::dsl::auto_type]
pub(super) fn club_link(token: &str) -> _ {
    let hash: String = hash_secret(token);
    links::table
        .inner_join(clubs::table.on(clubs::id.eq(links::scope)))
        .filter(links::token_hash.eq(hash))
        .filter(clubs::deleted_at.is_null())
}

impl Store {
    /// Creates a link to a table or club; with a code that is valid until `code_until`, if given.
    pub fn mint_link(
        &self,
        scope: impl Into<Stream>,
        role: Role,
        at: i64,
        code_until: Option<i64>,
    ) -> Result<Link, StoreError> {
        let scope = scope.into();
        self.write(move |connection| {
            let token = Token::make()?;
            let code = code_until.map(|_| unused_code(connection, scope, at)).transpose()?;
            let link = NewLink::new(&token, role.as_str(), at);
            NewLink { code: code.clone(), code_expires_at: code_until, ..link }.insert(connection, scope)?;
            Ok(Link { token, code })
        })
    }

    /// The table and role of a link, with the head of the table's log; `None` when the link is unknown or revoked.
    pub fn resolve_token(&self, token: &str) -> Result<Option<Access<TableId>>, StoreError> {
        let query = links::table
            .inner_join(tables::table.on(tables::id.eq(links::scope)))
            .inner_join(clubs::table.on(clubs::id.eq(tables::club_id)))
            .filter(links::token_hash.eq(hash_secret(token)))
            .filter(links::role.ne(PICTURE))
            .filter(tables::deleted_at.is_null());
        self.row(query.select((tables::id, links::role, TABLE_HEAD)))
    }

    /// The club and role of a link, with the head of the club's log; `None` when the link is unknown or revoked.
    pub fn resolve_club_token(&self, token: &str) -> Result<Option<Access<ClubId>>, StoreError> {
        let query = club_link(token).filter(links::role.ne(RECOVERY));
        self.row(query.select((clubs::id, links::role, CLUB_HEAD)))
    }

    /// The table with this number in the club of a link, with the link's role and the head of the table's log.
    pub fn resolve_club_table(&self, token: &str, number: TableNumber) -> Result<Option<Access<TableId>>, StoreError> {
        let query = club_link(token)
            .inner_join(tables::table.on(tables::club_id.eq(links::scope)))
            .filter(links::role.ne(RECOVERY))
            .filter(tables::number.eq(number))
            .filter(tables::deleted_at.is_null());
        self.row(query.select((tables::id, links::role, TABLE_HEAD)))
    }

    /// The table and role of a code; `None` when the code is unknown, expired or revoked. Case does not matter.
    pub fn resolve_code(&self, code: &str, at: i64) -> Result<Option<(TableId, Role)>, StoreError> {
        let query = links::table
            .inner_join(tables::table.on(tables::id.eq(links::scope)))
            .filter(links::code.eq(code.to_ascii_uppercase()))
            .filter(links::code_expires_at.gt(at))
            .filter(tables::deleted_at.is_null());
        self.row(query.select((tables::id, links::role)))
    }

    /// Revokes all links of a role to a table or club and returns their number. Members stay.
    pub fn revoke_links(&self, scope: impl Into<Stream>, role: Role) -> Result<usize, StoreError> {
        let scope = scope.into();
        let revoked = self.write(move |connection| Ok(revoke(connection, scope, role.as_str())?))?;
        self.announce_removal(scope);
        Ok(revoked)
    }

    /// Revokes every link to a club and to its tables, codes included. The recovery link and published pictures stay.
    pub fn revoke_all_club_links(&self, club: ClubId) -> Result<(), StoreError> {
        self.write(move |connection| {
            let tables = tables::table.filter(tables::club_id.eq(club)).select(tables::id);
            let in_scope = links::scope.eq(club).or(links::scope.eq_any(tables));
            let to_join = links::role.ne_all([PICTURE, RECOVERY]);
            let rows = links::table.filter(in_scope).filter(to_join);
            Ok(connection.change(diesel::delete(rows))?)
        })?;
        self.announce_removal(club.into());
        Ok(())
    }

    /// Publishes the picture of a table in a language. The store keeps only the hash of the token.
    pub fn publish_picture(&self, table: TableId, language: &str, at: i64) -> Result<Token, StoreError> {
        let (scope, language) = (Stream::Table(table), language.to_owned());
        self.write(move |connection| {
            let token = Token::make()?;
            NewLink { language: Some(language.clone()), ..NewLink::new(&token, PICTURE, at) }
                .insert(connection, scope)?;
            Ok(token)
        })
    }

    /// Withdraws every published picture of a table and returns their number.
    pub fn withdraw_pictures(&self, table: TableId) -> Result<usize, StoreError> {
        self.write(move |connection| Ok(revoke(connection, table.into(), PICTURE)?))
    }

    /// The table and the language of a published picture; `None` when it is unknown or withdrawn.
    pub fn published_picture(&self, token: &str) -> Result<Option<(TableId, String)>, StoreError> {
        let query = links::table
            .inner_join(tables::table.on(tables::id.eq(links::scope)))
            .filter(links::token_hash.eq(hash_secret(token)))
            .filter(links::role.eq(PICTURE))
            .filter(tables::deleted_at.is_null());
        self.row(query.select((tables::id, links::language.assume_not_null())))
    }

    /// The number of published pictures of a table.
    pub fn count_pictures(&self, table: TableId) -> Result<i64, StoreError> {
        let pictures = links::table.filter(links::scope.eq(table)).filter(links::role.eq(PICTURE));
        Ok(self.row(pictures.count())?.unwrap_or_default())
    }

    /// Revokes every link, code and published picture, and removes every device, for one table or for all tables and
    /// clubs. In the latter case recovery links and handovers are revoked, too. The operator can do this after a leak and
    /// then let people in again. Logs do not change.
    pub fn revoke_all(&self, table: Option<TableId>) -> Result<Revoked, StoreError> {
        let (first, last) = table.map_or((i64::MIN, i64::MAX), |table| (table.into(), table.into()));
        let revoked = self.write(move |connection| {
            if table.is_none() {
                connection.change(diesel::delete(handovers::table))?;
            }
            let links = links::table.filter(links::scope.between(first, last));
            let members = members::table.filter(members::scope.between(first, last));
            Ok(Revoked {
                pictures: connection.change(diesel::delete(links.filter(links::role.eq(PICTURE))))?,
                links: connection.change(diesel::delete(links))?,
                devices: connection.change(diesel::delete(members))?,
            })
        })?;
        self.announce([table.map_or(Announcement::AllInvalidated, Announcement::Invalidated)]);
        Ok(revoked)
    }
}

#[derive(Insertable)]
#[diesel(table_name = links, treat_none_as_default_value = false)]
pub(super) struct NewLink<'a> {
    token_hash: String,
    role: &'a str,
    code: Option<String>,
    code_expires_at: Option<i64>,
    language: Option<String>,
    created_at: i64,
}

impl<'a> NewLink<'a> {
    pub(super) fn new(token: &Token, role: &'a str, created_at: i64) -> Self {
        Self { token_hash: token.hash(), role, code: None, code_expires_at: None, language: None, created_at }
    }

    pub(super) fn insert(&self, connection: &mut AnyConnection, scope: Stream) -> Result<(), StoreError> {
        scope.hold(connection)?;
        let row = (links::scope.eq(scope.id()), self);
        Ok(connection.change(diesel::insert_into(links::table).values(row)).map(drop)?)
    }
}

/// Adds one link for every role.
pub(super) fn insert_links(
    connection: &mut AnyConnection,
    scope: Stream,
    links: &Links,
    at: i64,
) -> Result<(), StoreError> {
    links.iter().try_for_each(|(role, token)| NewLink::new(token, role.as_str(), at).insert(connection, scope))
}

/// Revokes all links of a role and returns their number.
pub(super) fn revoke(connection: &mut AnyConnection, scope: Stream, role: &str) -> QueryResult<usize> {
    let of_role = links::table.filter(links::scope.eq(scope.id())).filter(links::role.eq(role));
    connection.change(diesel::delete(of_role))
}

/// An unused code. Removes the expired codes of the scope, and one elsewhere that would be the same.
fn unused_code(connection: &mut AnyConnection, scope: Stream, at: i64) -> Result<String, StoreError> {
    loop {
        let code = make_code()?;
        let same = links::code.eq(&code);
        let expired = links::table.filter(same.or(links::scope.eq(scope.id()))).filter(links::code_expires_at.le(at));
        connection.change(diesel::update(expired).set(links::code.eq(None::<String>)))?;
        if connection.row(links::table.filter(same).count())? == Some(0_i64) {
            return Ok(code);
        }
    }
}
