//! Links that grant a role. A short code can replace a link for a limited time.

use super::members::Access;
use crate::store::prelude::*;
use crate::store::stream::{CLUB_HEAD, TABLE_HEAD};

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

/// What a link does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LinkKind {
    /// Gives a role.
    Role(Role),
    /// Shows the picture of a table.
    Picture,
    /// Makes an owner of a club whose owners have lost all their devices.
    Recovery,
}

/// Stored in place of a role.
const PICTURE: &str = "picture";
/// Stored in place of a role.
const RECOVERY: &str = "recovery";

impl LinkKind {
    pub(in crate::store) fn as_str(self) -> &'static str {
        match self {
            Self::Role(role) => role.as_str(),
            Self::Picture => PICTURE,
            Self::Recovery => RECOVERY,
        }
    }
}

/// The link of a club whose token has this hash, unless the club is deleted.
#[diesel::dsl::auto_type]
pub(in crate::store) fn club_link(hash: String) -> _ {
    links::table
        .inner_join(clubs::table.on(clubs::id.eq(links::scope)))
        .filter(links::token_hash.eq(hash))
        .filter(links::revoked.eq(false))
        .filter(clubs::deleted_at.is_null())
}

/// What an invitation gives, and where it leads.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Invitation {
    pub scope: Stream,
    pub role: Role,
    /// The table to which an invitation to a club leads.
    pub lands_on: Option<TableId>,
}

/// The id of a link’s table or club, with null for the other, its role, and the table to which it leads.
type InvitationRow = (Option<TableId>, Option<ClubId>, Role, Option<TableId>);

/// What a query selects for [`Access::names_owner`] of a link: false, as every link has a role.
fn of_no_device() -> diesel::dsl::IsNull<links::role> {
    links::role.is_null()
}

impl Store {
    /// The table and role of a link, with the head of the table's log; `None` when the link is unknown or revoked.
    pub fn resolve_token(&self, token: &str) -> Result<Option<Access<TableId>>, StoreError> {
        let query = links::table
            .inner_join(tables::table.on(tables::id.eq(links::scope)))
            .inner_join(clubs::table.on(clubs::id.eq(tables::club_id)))
            .filter(links::token_hash.eq(hash_secret(token)))
            .filter(links::role.ne(PICTURE))
            .filter(links::revoked.eq(false))
            .filter(tables::deleted_at.is_null());
        self.row(query.select((tables::id, links::role, TABLE_HEAD, of_no_device())))
    }

    /// The club and role of a link, with the head of the club's log; `None` when the link is unknown or revoked.
    pub fn resolve_club_token(&self, token: &str) -> Result<Option<Access<ClubId>>, StoreError> {
        let query = club_link(hash_secret(token)).filter(links::role.ne(RECOVERY));
        self.row(query.select((clubs::id, links::role, CLUB_HEAD, of_no_device())))
    }

    /// The table with this number in the club of a link, with the link's role and the head of the table's log.
    pub fn resolve_club_table(&self, token: &str, number: TableNumber) -> Result<Option<Access<TableId>>, StoreError> {
        let query = club_link(hash_secret(token))
            .inner_join(tables::table.on(tables::club_id.eq(links::scope)))
            .filter(links::role.ne(RECOVERY))
            .filter(tables::number.eq(number))
            .filter(tables::deleted_at.is_null());
        self.row(query.select((tables::id, links::role, TABLE_HEAD, of_no_device())))
    }

    /// The invitation of a link; `None` when the link is unknown or revoked.
    pub fn resolve_invitation(&self, token: &str) -> Result<Option<Invitation>, StoreError> {
        let by_token = links::token_hash.eq(hash_secret(token));
        let query = links::table
            .left_join(tables::table.on(tables::id.eq(links::scope).and(tables::deleted_at.is_null())))
            .left_join(clubs::table.on(clubs::id.eq(links::scope).and(clubs::deleted_at.is_null())))
            .filter(by_token.and(links::revoked.eq(false)).and(links::role.ne_all([PICTURE, RECOVERY])));
        let row = query.select((tables::id.nullable(), clubs::id.nullable(), links::role, links::lands_on));
        self.invitation(self.row(row)?)
    }

    /// The invitation of a code; `None` when the code is unknown, expired or revoked. Case does not matter.
    pub fn resolve_code(&self, code: &str, at: i64) -> Result<Option<Invitation>, StoreError> {
        let by_code = links::code.eq(code.to_ascii_uppercase()).and(links::code_expires_at.gt(at));
        let query = links::table
            .left_join(tables::table.on(tables::id.eq(links::scope).and(tables::deleted_at.is_null())))
            .left_join(clubs::table.on(clubs::id.eq(links::scope).and(clubs::deleted_at.is_null())))
            .filter(by_code);
        let row = query.select((tables::id.nullable(), clubs::id.nullable(), links::role, links::lands_on));
        self.invitation(self.row(row)?)
    }

    /// Without the table to which it leads when that was deleted, or has moved to another club.
    fn invitation(&self, row: Option<InvitationRow>) -> Result<Option<Invitation>, StoreError> {
        let Some((table, club, role, lands_on)) = row else { return Ok(None) };
        let Some(scope) = table.map(Stream::from).or(club.map(Stream::from)) else { return Ok(None) };
        let lands_on = match (lands_on, club) {
            (Some(id), Some(club)) => {
                let there =
                    tables::table.find(id).filter(tables::club_id.eq(club)).filter(tables::deleted_at.is_null());
                self.row(there.select(tables::id))?
            }
            _ => None,
        };
        Ok(Some(Invitation { scope, role, lands_on }))
    }

    /// Whether a link gave a role and was revoked.
    pub fn is_revoked_invitation(&self, token: &str) -> Result<bool, StoreError> {
        let link = links::table.find(hash_secret(token)).filter(links::role.ne_all([PICTURE, RECOVERY]));
        Ok(self.row(link.select(links::revoked))?.unwrap_or_default())
    }

    /// The table and the language of a published picture; `None` when it is unknown or withdrawn.
    pub fn published_picture(&self, token: &str) -> Result<Option<(TableId, String)>, StoreError> {
        let query = links::table
            .inner_join(tables::table.on(tables::id.eq(links::scope)))
            .filter(links::token_hash.eq(hash_secret(token)))
            .filter(links::role.eq(PICTURE))
            .filter(links::revoked.eq(false))
            .filter(tables::deleted_at.is_null());
        self.row(query.select((tables::id, links::language.assume_not_null())))
    }

    /// The number of published pictures of a table.
    pub fn count_pictures(&self, table: TableId) -> Result<i64, StoreError> {
        let pictures = links::table.filter(links::scope.eq(table)).filter(links::role.eq(PICTURE));
        let pictures = pictures.filter(links::revoked.eq(false));
        Ok(self.row(pictures.count())?.unwrap_or_default())
    }
}

/// The row of a new link. The store keeps only the hash of its token.
#[derive(Clone, Debug)]
pub struct NewLink {
    token_hash: String,
    kind: LinkKind,
    created_at: i64,
    /// A code to type instead of opening the link, and until when, in milliseconds since 1970.
    pub code: Option<(String, i64)>,
    /// The language of a picture.
    pub language: Option<String>,
    /// The table to which an invitation to a club leads.
    pub lands_on: Option<TableId>,
}

impl NewLink {
    pub fn new(token: &Token, kind: LinkKind, created_at: i64) -> Self {
        Self { token_hash: token.hash(), kind, created_at, code: None, language: None, lands_on: None }
    }

    /// Inserts the row. Removes the expired codes of the scope, and one elsewhere that would be the same. If the code is in use,
    /// that is a conflict.
    pub(in crate::store) fn insert(&self, connection: &mut AnyConnection, scope: Stream) -> Result<usize, StoreError> {
        let Self { token_hash, kind, created_at, code, language, lands_on } = self;
        scope.hold(connection)?;
        if let Some((code, _)) = code {
            let here = links::code.eq(code).or(links::scope.eq(scope.id()));
            let expired = links::table.filter(here).filter(links::code_expires_at.le(created_at));
            connection.change(diesel::update(expired).set(links::code.eq(None::<String>)))?;
        }
        let row = (
            links::scope.eq(scope.id()),
            links::token_hash.eq(token_hash),
            links::role.eq(kind.as_str()),
            links::code.eq(code.as_ref().map(|(code, _)| code)),
            links::code_expires_at.eq(code.as_ref().map(|(_, until)| until)),
            links::language.eq(language.as_ref()),
            links::created_at.eq(created_at),
            links::lands_on.eq(lands_on),
        );
        connection.change(diesel::insert_into(links::table).values(row)).map_err(StoreError::conflict_on_unique)
    }
}

/// Adds one link for every role, and returns their number.
pub(in crate::store) fn insert_links(
    connection: &mut AnyConnection,
    scope: Stream,
    links: &Links,
    at: i64,
) -> Result<usize, StoreError> {
    let new = |(role, token): &(Role, Token)| NewLink::new(token, LinkKind::Role(*role), at);
    links.iter().map(|link| new(link).insert(connection, scope)).sum()
}

/// Revokes the links that a query finds, with their codes, and returns their number. Their rows stay.
macro_rules! revoke {
    ($connection:expr, $links:expr) => {{
        let valid = $links.filter(links::revoked.eq(false));
        $connection.change(diesel::update(valid).set((links::revoked.eq(true), links::code.eq(None::<String>))))
    }};
}
pub(in crate::store) use revoke;
