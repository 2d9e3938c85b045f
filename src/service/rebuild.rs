//! Recomputes what the store keeps for tables besides their logs: list rows, summaries and dues.

use super::club_draft::{json, names_of, number};
use super::fault::ReportProgress;
use super::{ATTEMPTS, Service};
use crate::command::CommandError;
use crate::store::{Change, ErrorKind, IntegrityError, Place, Projection, StoreError, TableId};
use crate::table::{Table, closing, named, standing};

/// How many tables one transaction writes: few flushes, without a long wait for players.
const TABLES_AT_ONCE: usize = 64;

/// The result of a rebuild.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Rebuilt {
    pub tables: usize,
    /// The tables whose log, or whose club's log, is damaged. Their rows are left as they are.
    pub damaged: Vec<TableId>,
}

impl Service {
    /// Recomputes all tables, and reports how many are done.
    pub fn rebuild(&self, report: ReportProgress<'_>) -> Result<Rebuilt, StoreError> {
        self.rebuild_tables(&self.store.all_table_ids()?, report)
    }

    /// Recomputes the tables whose rows an older version of the program computed.
    pub fn rebuild_stale(&self, report: ReportProgress<'_>) -> Result<Rebuilt, StoreError> {
        self.rebuild_tables(&self.store.stale_table_ids()?, report)
    }

    fn rebuild_tables(&self, ids: &[TableId], report: ReportProgress<'_>) -> Result<Rebuilt, StoreError> {
        let mut rebuilt = Rebuilt::default();
        for (at, batch) in ids.chunks(TABLES_AT_ONCE).enumerate() {
            report(at * TABLES_AT_ONCE, ids.len());
            let mut changes = Vec::with_capacity(batch.len());
            for id in batch {
                changes.extend(self.computed(*id, &mut rebuilt)?);
            }
            rebuilt.tables += changes.len();
            match self.store.commit_blocking(changes) {
                // A hand was entered at one of them.
                Err(error) if error.kind() == ErrorKind::Conflict => {
                    batch.iter().try_for_each(|id| self.rebuild_table(*id))?;
                }
                committed => committed?,
            }
        }
        Ok(rebuilt)
    }

    fn rebuild_table(&self, id: TableId) -> Result<(), StoreError> {
        for _ in 0..ATTEMPTS {
            let change = self.computed(id, &mut Rebuilt::default())?;
            match self.store.commit_blocking(change.into_iter().collect()) {
                Err(error) if error.kind() == ErrorKind::Conflict => {}
                committed => return committed,
            }
        }
        Err(StoreError::busy())
    }

    /// The projection of a table; `None` if it is damaged or has been erased.
    fn computed(&self, id: TableId, rebuilt: &mut Rebuilt) -> Result<Option<Change>, StoreError> {
        match self.projection(id) {
            Ok(projection) => Ok(Some(Change::SetProjection(Box::new(projection)))),
            Err(CommandError::Missing) => Ok(None),
            Err(error) if error.is_damage() => {
                rebuilt.damaged.push(id);
                Ok(None)
            }
            Err(CommandError::Store(error)) => Err(error),
            Err(_) => Err(StoreError::broke_off()),
        }
    }

    fn projection(&self, id: TableId) -> Result<Projection, CommandError> {
        let (club_id, stored) = self.store.club_of(id)?.ok_or(CommandError::Missing)?;
        let club = self.load_sound_club(club_id)?;
        // Read without caching: the cache is for tables in use.
        let table = self.store.read_log(id, Table::read)?.ok_or(CommandError::Missing)?;
        if let Some(entry) = table.damaged {
            return Err(IntegrityError::unreadable(entry).into());
        }
        let place = Place {
            number: stored,
            day: club.club.day(table.opened_at).to_string(),
            names: json(&names_of(&club.club, number(stored))),
        };
        // Amounts outside the ledger's range were refused when the table was closed.
        let closing = closing(&table).map_err(|_| IntegrityError::unreadable(table.version()))?;
        let (version, named, standing) = (table.version(), named(&table), standing(&table));
        Ok(Projection { table: id, version, named, place, standing, closing })
    }
}
