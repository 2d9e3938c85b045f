//! The projection of a log: the transfers of every hand and what every account holds after all of them.

use diesel::prelude::*;

use crate::ledger::{Account, Transfer};

use super::Store;
use super::connection::{AnyConnection, ROWS_AT_ONCE, Span, on_backend};
use super::entry::Entry;
use super::error::StoreError;
use super::log;
use super::schema::{balances, tables, transfers};
use super::token::TableId;

/// What the games made of a log, to be written with the entry that changed it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Projection {
    /// The first hand whose transfers may have changed; the ones before stay as they are.
    pub from_hand: i64,
    /// The transfers of that hand and the later ones, each with the number of its hand, in order.
    pub transfers: Vec<(i64, Transfer)>,
    /// What every account holds after all hands.
    pub balances: Vec<(Account, i64)>,
    /// Whether the table is closed now.
    pub closed: bool,
}

/// The projection as it is in the database.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredProjection {
    /// All transfers by hand, in order.
    pub transfers: Vec<StoredTransfer>,
    /// What every account holds, sorted by the account's name.
    pub balances: Vec<(String, i64)>,
    /// Whether the table is closed.
    pub closed: bool,
}

/// One transfer of the database. Accounts are `seat:0`, `pot:plato`, `book`.
#[derive(Clone, Debug, PartialEq, Eq, Queryable)]
pub struct StoredTransfer {
    /// The number of the hand.
    pub hand: i64,
    /// The place among the transfers of the hand, from 0.
    pub n: i64,
    /// The account that pays.
    pub from: String,
    /// The account that is paid.
    pub to: String,
    /// How much, in smallest parts.
    pub amount: i64,
}

impl Projection {
    /// How it would stand in the database, were all hands in it. To compare with [`Store::projection`].
    #[must_use]
    pub fn as_stored(&self) -> StoredProjection {
        let mut balances: Vec<_> =
            self.balances.iter().map(|(account, amount)| (account_name(*account), *amount)).collect();
        balances.sort();
        StoredProjection { transfers: numbered(&self.transfers), balances, closed: self.closed }
    }
}

impl Store {
    /// The projection of a table; nothing when there is no such table.
    ///
    /// # Errors
    /// Only the database's.
    pub fn projection(&self, table: &TableId) -> Result<Option<StoredProjection>, StoreError> {
        self.read(|connection| connection.within(Span::Read, |connection| stored(connection, table)))
    }

    /// The whole log of a table and its projection as they were at one moment, whoever writes meanwhile.
    ///
    /// # Errors
    /// The database's, and when an entry cannot be read.
    pub fn log_and_projection(&self, table: &TableId) -> Result<(Vec<Entry>, Option<StoredProjection>), StoreError> {
        self.read(|connection| {
            connection.within(Span::Read, |connection| Ok((log::load(connection, table)?, stored(connection, table)?)))
        })
    }
}

fn stored(connection: &mut AnyConnection, table: &TableId) -> Result<Option<StoredProjection>, StoreError> {
    let closed: Option<bool> =
        tables::table.find(table.as_str()).select(tables::closed).first(connection).optional()?;
    let Some(closed) = closed else { return Ok(None) };
    let transfers = transfers::table
        .filter(transfers::table_id.eq(table.as_str()))
        .order((transfers::hand, transfers::n))
        .select((transfers::hand, transfers::n, transfers::from_account, transfers::to_account, transfers::amount))
        .load(connection)?;
    let mut balances: Vec<(String, i64)> = balances::table
        .filter(balances::table_id.eq(table.as_str()))
        .select((balances::account, balances::amount))
        .load(connection)?;
    // Sorted here: the databases disagree about the order of letters.
    balances.sort();
    Ok(Some(StoredProjection { transfers, balances, closed }))
}

#[derive(Insertable)]
#[diesel(table_name = transfers, treat_none_as_default_value = false)]
struct TransferRow<'a> {
    table_id: &'a str,
    hand: i64,
    n: i64,
    from_account: String,
    to_account: String,
    amount: i64,
}

#[derive(Insertable)]
#[diesel(table_name = balances, treat_none_as_default_value = false)]
struct BalanceRow<'a> {
    table_id: &'a str,
    account: String,
    amount: i64,
}

/// Replaces what may have changed. Whether the table is closed stands on its row, which the caller writes.
pub(super) fn replace(
    connection: &mut AnyConnection,
    table: &TableId,
    projection: &Projection,
) -> Result<(), diesel::result::Error> {
    let outdated = transfers::table
        .filter(transfers::table_id.eq(table.as_str()))
        .filter(transfers::hand.ge(projection.from_hand));
    diesel::delete(outdated).execute(connection)?;
    diesel::delete(balances::table.filter(balances::table_id.eq(table.as_str()))).execute(connection)?;

    let rows: Vec<TransferRow<'_>> = numbered(&projection.transfers)
        .into_iter()
        .map(|row| TransferRow {
            table_id: table.as_str(),
            hand: row.hand,
            n: row.n,
            from_account: row.from,
            to_account: row.to,
            amount: row.amount,
        })
        .collect();
    for rows in rows.chunks(ROWS_AT_ONCE) {
        on_backend!(connection, |inner| diesel::insert_into(transfers::table).values(rows).execute(inner))?;
    }
    let rows: Vec<BalanceRow<'_>> = projection
        .balances
        .iter()
        .map(|(account, amount)| BalanceRow {
            table_id: table.as_str(),
            account: account_name(*account),
            amount: *amount,
        })
        .collect();
    for rows in rows.chunks(ROWS_AT_ONCE) {
        on_backend!(connection, |inner| diesel::insert_into(balances::table).values(rows).execute(inner))?;
    }
    Ok(())
}

fn numbered(transfers: &[(i64, Transfer)]) -> Vec<StoredTransfer> {
    let mut rows: Vec<StoredTransfer> = Vec::with_capacity(transfers.len());
    for (hand, transfer) in transfers {
        let n = rows.last().filter(|last| last.hand == *hand).map_or(0, |last| last.n + 1);
        rows.push(StoredTransfer {
            hand: *hand,
            n,
            from: account_name(transfer.from()),
            to: account_name(transfer.to()),
            amount: transfer.amount(),
        });
    }
    rows
}

fn account_name(account: Account) -> String {
    match account {
        Account::Seat(seat) => format!("seat:{}", seat.0),
        Account::Pot(name) => format!("pot:{name}"),
        Account::Book => "book".to_owned(),
    }
}
