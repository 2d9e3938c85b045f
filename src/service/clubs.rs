//! Creates clubs and executes their commands.

use super::club_draft::{ClubDraft, new_club};
use super::{Service, retried};
use crate::club::{self, ClubCommand, commands};
use crate::command::CommandError;
use crate::store::{Change, ClubId, Created, Entry, IntegrityError, Links, Stream, Which, hash_text};
use crate::table::CommandMeta;

/// The command is in the club's log.
#[derive(Clone)]
pub struct ClubReceipt {
    /// The club's version after the command.
    pub version: i64,
    pub event: club::Event,
}

impl Service {
    pub fn create_club(
        &self,
        name: Option<&str>,
        zone: Option<&str>,
        meta: &CommandMeta,
    ) -> Result<Created<ClubId>, CommandError> {
        let founded = commands::found(name, zone)?;
        // Everybody in the club can read the log, and a request with this key is answered with an owner's new links: only
        // its hash is recorded.
        let meta = &CommandMeta { key: hash_text(&meta.key), ..meta.clone() };
        retried(|| {
            if let Some(earlier) = self.store.club_created_with(&meta.key)? {
                if earlier.fingerprint != meta.fingerprint {
                    return Err(CommandError::KeyReused);
                }
                return Ok(self.store.created_again(earlier, meta.device.as_ref(), meta.at)?);
            }
            let (id, links) = (ClubId::make()?, Links::make()?);
            let mut changes = new_club(id, meta, Some(meta.key.clone()));
            let (found, club) = ClubDraft::found(id, founded.clone(), meta).finish();
            changes.extend(found);
            changes.push(Change::AddLinks { scope: Stream::Club(id), links: links.clone(), at: meta.at });
            self.store.commit_blocking(changes)?;
            Ok(Created { id, version: club.version, links: Some(links) })
        })
    }

    /// Executes a command against the current club, and commits it with the changes to the club's tables. A repeated key
    /// gets the first answer again.
    pub fn execute_for_club(
        &self,
        id: ClubId,
        meta: &CommandMeta,
        command: &ClubCommand,
    ) -> Result<ClubReceipt, CommandError> {
        let mut event = None;
        let version = self.write_club(id, meta, |draft| {
            let version = draft.club().version;
            if meta.expected.version.is_some_and(|expected| expected != version) {
                return Err(CommandError::Conflict(version));
            }
            let decided = club::decide(draft.club(), command, meta.at)?;
            draft.append(&decided)?;
            let changes_days = matches!(decided, club::Event::Changed { time_zone: Some(_), .. });
            event = Some(decided);
            if changes_days { self.new_days(draft) } else { Ok(Vec::new()) }
        })?;
        match event {
            Some(event) => Ok(ClubReceipt { version, event }),
            None => self.receipt_of(id, version),
        }
    }

    /// Changes a draft of the club and commits it with the rows that `change` returns. Returns the version after it. A
    /// repeated key changes nothing and gets the first version again.
    pub(super) fn write_club(
        &self,
        id: ClubId,
        meta: &CommandMeta,
        mut change: impl FnMut(&mut ClubDraft<'_>) -> Result<Vec<Change>, CommandError>,
    ) -> Result<i64, CommandError> {
        let _lock = self.locks.lock_all([id.into()]);
        retried(|| {
            let club = self.load_undamaged_club(id)?;
            if let Some(seq) = club.keys.find(&meta.key, &meta.fingerprint)? {
                return Ok(seq);
            }
            let mut draft = ClubDraft::new(id, &club, meta);
            let rows = change(&mut draft)?;
            let (mut changes, next) = draft.finish();
            changes.extend(rows);
            self.store.commit_blocking(changes)?;
            let version = next.version;
            self.clubs.insert(&id, next);
            Ok(version)
        })
    }

    /// The receipt for an earlier entry.
    fn receipt_of(&self, id: ClubId, seq: i64) -> Result<ClubReceipt, CommandError> {
        let entry = self.club_entries(id, seq)?.into_iter().next().ok_or(CommandError::Missing)?;
        let event = club::Event::read(&entry.kind, &entry.body).ok_or_else(|| IntegrityError::unreadable(seq))?;
        Ok(ClubReceipt { version: seq, event })
    }

    /// The entries of a club's log from `seq` on.
    pub(super) fn club_entries(&self, id: ClubId, seq: i64) -> Result<Vec<Entry>, CommandError> {
        let read = self.store.read_log(id, |log| log.entries_from(seq).map_err(CommandError::from));
        self.clubs.checked(id, read)?.ok_or(CommandError::Missing)
    }

    /// In another time zone an evening may fall on another day.
    fn new_days(&self, draft: &ClubDraft<'_>) -> Result<Vec<Change>, CommandError> {
        let mut tables = self.store.tables_of_club(draft.id, &Which { deleted: true, ..Which::default() })?;
        tables.sort_by_key(|table| table.id);
        let day = |opened_at| draft.club().day(opened_at).to_string();
        let moved = tables.into_iter().map(|table| (table.id, day(table.opened_at), table.day));
        Ok(moved.filter(|(_, day, old)| day != old).map(|(id, day, _)| Change::SetDay(id, day)).collect())
    }
}
