//! Recomputes what the store keeps for tables besides their logs: list rows, people, dues, results and plays.

use std::collections::BTreeMap;

use super::transact::Decided;
use super::{ReportProgress, Service};
use crate::command::CommandError;
use crate::store::{Change, ClubId, IntegrityError, TableId};
use crate::table::{projection, statistics};

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
    pub fn rebuild(&self, report: ReportProgress<'_>) -> Result<Rebuilt, CommandError> {
        for id in self.store.all_club_ids()? {
            self.rebuild_people(id)?;
        }
        self.rebuild_tables(&self.store.all_table_ids()?, report)
    }

    /// Recomputes the tables whose rows an older version of the program computed.
    pub fn rebuild_stale(&self, report: ReportProgress<'_>) -> Result<Rebuilt, CommandError> {
        self.rebuild_tables(&self.store.stale_table_ids()?, report)
    }

    fn rebuild_people(&self, id: ClubId) -> Result<(), CommandError> {
        let rebuilt = self.transact_blocking(&[], || {
            let club = self.load_undamaged(id)?;
            let people = Change::SetPeople(id, club.people().rows());
            let zone = Change::SetTimeZone(id, club.time_zone.name().to_owned());
            Ok(Decided::new(vec![Change::CheckClub(id, club.version), people, zone], ()))
        });
        match rebuilt {
            // The tables of a damaged club are reported as damaged. An erased one is left out.
            Err(error) if error.is_damage() || matches!(error, CommandError::Missing) => Ok(()),
            rebuilt => rebuilt,
        }
    }

    fn rebuild_tables(&self, ids: &[TableId], report: ReportProgress<'_>) -> Result<Rebuilt, CommandError> {
        let mut rebuilt = Rebuilt::default();
        for (at, batch) in ids.chunks(TABLES_AT_ONCE).enumerate() {
            report(at * TABLES_AT_ONCE, ids.len());
            // A hand may be entered at one of them.
            let (tables, damaged) = self.transact_blocking(&[], || self.rebuild_batch(batch))?;
            rebuilt.tables += tables;
            rebuilt.damaged.extend(damaged);
        }
        Ok(rebuilt)
    }

    /// Recomputes some tables in one transaction, and counts them. Damaged tables stay as they are; erased ones are left out.
    fn rebuild_batch(&self, ids: &[TableId]) -> Result<Decided<(usize, Vec<TableId>)>, CommandError> {
        let mut clubs = BTreeMap::new();
        let (mut projections, mut damaged) = (Vec::with_capacity(ids.len()), Vec::new());
        for id in ids {
            match self.projection(*id) {
                Ok((club, version, change)) => {
                    // The first of them that was read: if the club has changed since, its projection is too old.
                    clubs.entry(club).or_insert(version);
                    projections.push(change);
                }
                Err(CommandError::Missing) => {}
                Err(error) if error.is_damage() => damaged.push(*id),
                Err(error) => return Err(error),
            }
        }
        let count = projections.len();
        let clubs = clubs.into_iter().map(|(club, version)| Change::CheckClub(club, version));
        Ok(Decided::new(clubs.chain(projections).collect(), (count, damaged)))
    }

    /// Computes the projection of a table, and gives its club with the version from which it was computed.
    fn projection(&self, id: TableId) -> Result<(ClubId, i64, Change), CommandError> {
        let (club_id, number) = self.club_and_number(id)?;
        let club = self.load_undamaged(club_id)?;
        // Read without caching: the cache is for tables in use.
        let table = self.read(id)?;
        let version = table.version();
        // Amounts outside the ledger's range were refused when the table was over.
        let projection = projection(&table, &club, number).map_err(|_| IntegrityError::unreadable(version))?;
        let statistics = statistics(&table)?;
        let (projection, statistics) = (Box::new(projection), Box::new(statistics));
        Ok((club_id, club.version, Change::SetProjection { table: id, version, projection, statistics }))
    }
}
