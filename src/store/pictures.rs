//! Published pictures of tables: whoever has the address of one sees it, and nothing else of its table.

use diesel::prelude::*;

use super::Store;
use super::error::StoreError;
use super::schema::{pictures, tables};
use super::token::{TableId, Token, hash_secret};

impl Store {
    /// Publishes the picture of a table in a language. The token cannot be had again.
    ///
    /// # Errors
    /// Only the database's.
    pub fn publish_picture(&self, table: &TableId, language: &str, at: i64) -> Result<Token, StoreError> {
        let token = Token::make()?;
        let (hash, table, language) = (token.hash(), table.as_str().to_owned(), language.to_owned());
        self.write(move |connection| {
            diesel::insert_into(pictures::table)
                .values((
                    pictures::token_hash.eq(&hash),
                    pictures::table_id.eq(&table),
                    pictures::language.eq(&language),
                    pictures::created_at.eq(at),
                ))
                .execute(connection)?;
            Ok::<_, StoreError>(())
        })?;
        Ok(token)
    }

    /// Withdraws every picture of a table that was published, and says how many there were.
    ///
    /// # Errors
    /// Only the database's.
    pub fn withdraw_pictures(&self, table: &TableId) -> Result<usize, StoreError> {
        let table = table.as_str().to_owned();
        self.write(move |connection| {
            Ok(diesel::delete(pictures::table.filter(pictures::table_id.eq(&table))).execute(connection)?)
        })
    }

    /// The table and the language of a published picture; nothing when there is none, or no more.
    ///
    /// # Errors
    /// Only the database's.
    pub fn published_picture(&self, token: &str) -> Result<Option<(TableId, String)>, StoreError> {
        self.read(|connection| {
            let found: Option<(String, String)> = pictures::table
                .inner_join(tables::table)
                .filter(pictures::token_hash.eq(hash_secret(token)))
                .filter(tables::deleted_at.is_null())
                .select((pictures::table_id, pictures::language))
                .first(connection)
                .optional()?;
            Ok(found.map(|(table, language)| (TableId::stored(table), language)))
        })
    }

    /// How many pictures of a table are published.
    ///
    /// # Errors
    /// Only the database's.
    pub fn count_pictures(&self, table: &TableId) -> Result<i64, StoreError> {
        self.read(|connection| {
            let of_table = pictures::table.filter(pictures::table_id.eq(table.as_str()));
            Ok(of_table.count().get_result(connection)?)
        })
    }
}
