//! Published pictures of tables: whoever has the address of one sees it, and nothing else of its table.

use diesel::prelude::*;

use super::Store;
use super::connection::AnyConnection;
use super::directory::{self, Kind, Whereabouts, no_such_table};
use super::error::StoreError;
use super::schema::{pictures, tables};
use super::token::{ClubId, TableId, Token, hash_secret};

impl Store {
    /// Publishes the picture of a table in a language. The token cannot be had again.
    pub fn publish_picture(&self, table: &TableId, language: &str, at: i64) -> Result<Token, StoreError> {
        let token = Token::make()?;
        let (hash, id, language) = (token.hash(), table.clone(), language.to_owned());
        let published = self.write_at(table, move |connection, club| {
            let row = (
                pictures::club_id.eq(club.as_str()),
                pictures::token_hash.eq(&hash),
                pictures::table_id.eq(id.as_str()),
                pictures::language.eq(&language),
                pictures::created_at.eq(at),
            );
            diesel::insert_into(pictures::table).values(row).execute(connection)?;
            Ok(directory::add(connection, Kind::Picture, &hash, &Whereabouts::at(club, &id))?)
        })?;
        published.map(|()| token).ok_or_else(no_such_table)
    }

    /// Withdraws every picture of a table that was published, and says how many there were.
    pub fn withdraw_pictures(&self, table: &TableId) -> Result<usize, StoreError> {
        let id = table.clone();
        let withdrawn = self.write_at(table, move |connection, club| Ok(withdraw(connection, (club, &id))?))?;
        Ok(withdrawn.unwrap_or_default())
    }

    /// The table and the language of a published picture; nothing when there is none, or no more.
    pub fn published_picture(&self, token: &str) -> Result<Option<(TableId, String)>, StoreError> {
        let hash = hash_secret(token);
        self.read(|connection| {
            self.directory.read(connection, (Kind::Picture, &hash), |connection, now| {
                let its_table = tables::club_id.eq(pictures::club_id).and(tables::id.eq(pictures::table_id));
                let language: Option<String> = pictures::table
                    .inner_join(tables::table.on(its_table))
                    .filter(pictures::club_id.eq(now.club.as_str()))
                    .filter(pictures::token_hash.eq(&hash))
                    .filter(tables::deleted_at.is_null())
                    .select(pictures::language)
                    .first(connection)
                    .optional()?;
                language.map(|language| Ok((now.table()?.clone(), language))).transpose()
            })
        })
    }

    /// How many pictures of a table are published.
    pub fn count_pictures(&self, table: &TableId) -> Result<i64, StoreError> {
        let count = self.read_at(table, |connection, club| {
            let of_table = pictures::table
                .filter(pictures::club_id.eq(club.as_str()))
                .filter(pictures::table_id.eq(table.as_str()));
            let count: i64 = of_table.count().get_result(connection)?;
            Ok((count > 0).then_some(count))
        })?;
        Ok(count.unwrap_or_default())
    }
}

/// Withdraws every picture of a table, and says how many there were.
pub(super) fn withdraw(connection: &mut AnyConnection, (club, table): (&ClubId, &TableId)) -> QueryResult<usize> {
    let of_table = pictures::club_id.eq(club.as_str()).and(pictures::table_id.eq(table.as_str()));
    let tokens: Vec<String> = pictures::table.filter(of_table).select(pictures::token_hash).load(connection)?;
    for token in &tokens {
        directory::remove(connection, Kind::Picture, token)?;
    }
    diesel::delete(pictures::table.filter(of_table)).execute(connection)
}
