//! Published pictures of tables. The address of a picture shows the picture and nothing else of its table.

use diesel::prelude::*;

use super::Store;
use super::connection::AnyConnection;
use super::error::StoreError;
use super::links::{NewLink, PICTURE, mint};
use super::schema::{links, tables};
use super::stream::Stream;
use super::token::{TableId, Token, hash_secret};

impl Store {
    /// Publishes the picture of a table in a language. The store keeps only the hash of the token.
    pub fn publish_picture(&self, table: TableId, language: &str, at: i64) -> Result<Token, StoreError> {
        let (scope, language) = (Stream::Table(table), language.to_owned());
        self.write(move |connection| {
            scope.hold(connection)?;
            let language = Some(language.as_str());
            mint(connection, &NewLink { language, ..NewLink::of(scope, PICTURE, at) })
        })
    }

    /// Withdraws every published picture of a table and returns their number.
    pub fn withdraw_pictures(&self, table: TableId) -> Result<usize, StoreError> {
        let table = Stream::Table(table);
        self.write(move |connection| Ok(withdraw(connection, table)?))
    }

    /// The table and the language of a published picture; `None` when it is unknown or withdrawn.
    pub fn published_picture(&self, token: &str) -> Result<Option<(TableId, String)>, StoreError> {
        let hash = hash_secret(token);
        self.read(|connection| {
            let found = links::table
                .inner_join(tables::table.on(tables::id.eq(links::scope)))
                .filter(links::token_hash.eq(&hash))
                .filter(links::role.eq("picture"))
                .filter(tables::deleted_at.is_null())
                .select((tables::id, links::language.assume_not_null()));
            Ok(found.first(connection).optional()?)
        })
    }

    /// The number of published pictures of a table.
    pub fn count_pictures(&self, table: TableId) -> Result<i64, StoreError> {
        self.read(|connection| {
            let of_table = links::table.filter(links::scope.eq(table.number()));
            Ok(of_table.filter(links::role.eq(PICTURE)).count().get_result(connection)?)
        })
    }
}

/// Withdraws every published picture of a table and returns their number.
pub(super) fn withdraw(connection: &mut AnyConnection, table: Stream) -> QueryResult<usize> {
    let of_table = links::table.filter(links::scope.eq(table.id()));
    diesel::delete(of_table.filter(links::role.eq(PICTURE))).execute(connection)
}
