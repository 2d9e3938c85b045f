//! Tables and clubs that somebody deletes: hidden at once, back for some days, then erased.

use super::appending::Stop;
use super::club_writer::{ClubWriter, number};
use super::clubs::ClubRejection;
use super::fold::LoadError;
use super::tables::{Command, Tables};
use crate::club::Event;
use crate::store::{AppendError, ClubId, OpenClub, TableId};

/// For how many days what was deleted can come back.
pub const DELETION_GRACE_DAYS: i64 = 7;
/// The same in milliseconds.
pub const DELETION_GRACE: i64 = DELETION_GRACE_DAYS * 24 * 60 * 60 * 1000;

/// What a table's deletion was decided on top of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Seen {
    /// A version of the club.
    Club(i64),
    /// A version of the club and one of the table, on which it depends what the table brings.
    Both { club: i64, table: i64 },
    /// A version that may be the table's own or that of its club: by its own link only the table's can be seen.
    Either(i64),
}

impl Tables {
    /// Hides a table from everybody, and with it what it brings; gives the club's version.
    pub fn delete_table(&self, id: TableId, command: &Command, seen: Seen) -> Result<i64, ClubRejection> {
        let version = self.at_its_club(id, command, move |at, id| {
            let number = number(at.open.number_of(id)?.ok_or(AppendError::NotFound)?);
            if !at.club().shows(number) {
                return Err(AppendError::NotFound);
            }
            let now = at.club().version;
            let mut of_table = || at.at_table(id, |_, table| Ok(table.version()));
            let is_late = match seen {
                Seen::Club(version) => version != now,
                Seen::Both { club, table } => club != now || table != of_table()?,
                Seen::Either(version) => version != now && version != of_table()?,
            };
            if is_late {
                return Err(AppendError::Declined(Stop::Overtaken(now)));
            }
            at.say(&Event::TableDeleted { table: number })?;
            let now = at.open.at();
            Ok(at.open.hide_table(id, Some(now))?)
        });
        self.store.wake_table(id);
        version
    }

    /// Shows a deleted table again, with what it brings; gives the club's version.
    pub fn restore_table(&self, id: TableId, command: &Command) -> Result<i64, ClubRejection> {
        self.at_its_club(id, command, |at, id| {
            let number = number(at.open.number_of(id)?.ok_or(AppendError::NotFound)?);
            if at.club().deleted {
                return Err(AppendError::NotFound);
            }
            if at.club().shows(number) {
                return Err(AppendError::Declined(Stop::Unchanged(at.club().version)));
            }
            at.say(&Event::TableRestored { table: number })?;
            Ok(at.open.hide_table(id, None)?)
        })
    }

    /// Hides a club and all its tables from everybody; gives its version.
    pub fn delete_club(&self, club: ClubId, command: &Command) -> Result<i64, ClubRejection> {
        let expected = command.expected.version;
        let version = self.write_club(club, command, None, move |at| {
            let version = at.club().version;
            if at.club().deleted {
                return Err(AppendError::NotFound);
            }
            if expected.is_some_and(|expected| expected != version) {
                return Err(AppendError::Declined(Stop::Overtaken(version)));
            }
            at.say(&Event::Deleted)?;
            Ok(at.open.hide()?)
        });
        self.store.wake_everybody();
        version
    }

    /// Shows a deleted club again, with the tables that were hidden with it; gives its version.
    pub fn restore_club(&self, club: ClubId, command: &Command) -> Result<i64, ClubRejection> {
        self.write_club(club, command, None, |at| {
            if !at.club().deleted {
                return Err(AppendError::Declined(Stop::Unchanged(at.club().version)));
            }
            at.say(&Event::Restored)?;
            Ok(at.open.show()?)
        })
    }

    /// Erases what was deleted [`DELETION_GRACE`] ago or earlier.
    pub fn erase_deleted(&self, now: i64) -> Result<(), ClubRejection> {
        self.store.remove_old_handovers(now).map_err(LoadError::from)?;
        let mut erased = Ok(());
        for club in self.store.clubs_hidden_since(now - DELETION_GRACE).map_err(LoadError::from)? {
            erased = erased.and(self.erase_club(club, now));
        }
        for (table, club) in self.store.tables_hidden_since(now - DELETION_GRACE).map_err(LoadError::from)? {
            erased = erased.and(self.erase_table(club, table, now));
        }
        erased
    }

    fn erase_club(&self, club: ClubId, now: i64) -> Result<(), ClubRejection> {
        self.store.in_club::<(), Stop>(club, erasing(&club.to_string(), now).stored(), |open| Ok(open.erase()?))?;
        self.memories.clubs.forget(&club);
        Ok(())
    }

    fn erase_table(&self, club: ClubId, table: TableId, now: i64) -> Result<(), ClubRejection> {
        let id = table;
        self.write_club(club, &erasing(&table.to_string(), now), None, move |at| {
            let number = number(at.open.number_of(id)?.ok_or(AppendError::NotFound)?);
            at.say(&Event::TableGone { table: number })?;
            Ok(at.open.erase_table(id)?)
        })?;
        self.memories.tables.forget(&table);
        Ok(())
    }

    fn at_its_club(
        &self,
        id: TableId,
        command: &Command,
        work: impl Fn(&mut ClubWriter<'_, '_>, TableId) -> Result<(), AppendError<Stop>> + Send + 'static,
    ) -> Result<i64, ClubRejection> {
        let (club, table) = (self.club_of(id)?, id);
        self.write_club(club, command, Some(id), move |at| work(at, table))
    }

    /// Writes to a club; the same key again does nothing and gives the version of then.
    fn write_club(
        &self,
        club: ClubId,
        command: &Command,
        at_table: Option<TableId>,
        work: impl Fn(&mut ClubWriter<'_, '_>) -> Result<(), AppendError<Stop>> + Send + 'static,
    ) -> Result<i64, ClubRejection> {
        let memories = self.memories.clone();
        let written = self.store.in_club(club, command.stored(), move |open: &mut OpenClub<'_>| {
            if let Some(table) = &at_table {
                let number = open.number_of(*table)?.ok_or(AppendError::NotFound)?;
                open.say_at(number);
            }
            if let Some(last) = open.said_then()?.last() {
                return Ok(last.seq);
            }
            let mut at = ClubWriter::begin(open, &memories)?;
            let done = work(&mut at);
            let version = at.club().version;
            if done.is_ok() {
                at.finish();
            }
            done.map(|()| version)
        });
        Ok(written?)
    }
}

/// The command that erases something, always the same one for it.
fn erasing(what: &str, now: i64) -> Command {
    Command::new(format!("erased {what}"), String::new(), now)
}
