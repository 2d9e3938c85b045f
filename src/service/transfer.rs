//! Moves a table with its dues to another club. Its people become the people with the same names there.

use super::Service;
use super::club_transaction::ClubTransaction;
use super::transact::Decided;
use crate::club::{Event, TableNumber};
use crate::command::{CommandError, CommandMeta, LogEvent as _};
use crate::document::Message;
use crate::store::{Change, ClubId, Stream, TableId};
use crate::table::place;

/// The place of a moved table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MoveReceipt {
    /// The table's number in the new club.
    pub number: TableNumber,
    /// The new club's version.
    pub version: i64,
}

impl Service {
    /// Moves a table. `name` is what the sender calls it: a retry with the same key and name gets the first answer again, even
    /// when it can no longer find the table's id.
    pub fn move_table(
        &self,
        id: Option<TableId>,
        name: &str,
        (from, to): (ClubId, ClubId),
        meta: &CommandMeta,
    ) -> Result<MoveReceipt, CommandError> {
        let meta = &CommandMeta { fingerprint: format!("move table {name} to {to}"), ..meta.clone() };
        let streams: Vec<Stream> = [from.into(), to.into()].into_iter().chain(id.map(Stream::Table)).collect();
        self.transact_blocking(&streams, || {
            if let Some(moved) = self.moved_before(to, meta)? {
                return Ok(Decided::new(Vec::new(), moved));
            }
            if from == to {
                return Err(CommandError::field("to", Message::new("move-same")));
            }
            let id = id.ok_or(CommandError::Missing)?;
            let (club, number) = self.club_and_number(id)?;
            let (source, target) = (self.load_undamaged(from)?, self.load_undamaged(to)?);
            // Another command at the table or in the old club may have used the key.
            let table = self.load_undamaged(id)?;
            source.keys.find(&meta.key, &meta.fingerprint)?;
            table.keys.find(&meta.key, &meta.fingerprint)?;
            if club != from || !source.shows(number) {
                return Err(CommandError::Missing);
            }
            let mut leaving = ClubTransaction::new(from, &source, meta.at);
            leaving.append(Event::TableGone { table: number })?;
            let mut arriving = ClubTransaction::new(to, &target, meta.at);
            let number = arriving.add_table(&table, &self.store.entries(id)?, "to")?;
            let ((of_source, source), (of_target, target)) = (leaving.finish(meta)?, arriving.finish(meta)?);
            let (place, moved) = (place(&table, &target, number), MoveReceipt { number, version: target.version });
            // Write clubs in the order of their ids, so that two moves cannot deadlock.
            let mut changes = if from < to { [of_source, of_target] } else { [of_target, of_source] }.concat();
            changes.push(Change::MoveTable { table: id, version: table.version(), from, to, place });
            Ok(Decided { clubs: vec![(from, source), (to, target)], ..Decided::new(changes, moved) })
        })
    }

    /// The result of an earlier move with the same key, even if the table has changed since; `None` if there is none.
    fn moved_before(&self, to: ClubId, meta: &CommandMeta) -> Result<Option<MoveReceipt>, CommandError> {
        let first = self.load_undamaged(to)?.keys.find(&meta.key, &meta.fingerprint)?;
        let Some(first) = first else { return Ok(None) };
        // The people who are new in the club come before the table.
        let moved = self.club_entries(to, first)?.into_iter().find_map(|entry| {
            let Event::TableAdded { table, .. } = Event::read(&entry.kind, &entry.body)? else { return None };
            Some(MoveReceipt { number: table, version: entry.seq })
        });
        moved.ok_or(CommandError::KeyReused).map(Some)
    }
}
