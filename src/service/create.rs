//! Creates a table in a club from a session document or from an imported log.

use chrono_tz::Tz;

use super::club_draft::{ClubDraft, chained, new_club};
use super::{Service, retried};
use crate::command::CommandError;
use crate::games::node::Node;
use crate::store::{
    Change, ClubChoice, ClubId, Created, DeviceId, Earlier, Entry, GENESIS, Links, NewTable, StoreError, Stream,
    TableId, hash_text,
};
use crate::table::{CommandMeta, Event, Opened, Table, projection};

pub(super) struct TableToAdd<'a> {
    pub(super) table: &'a Table,
    /// The people's names, in the order in which they joined.
    pub(super) names: &'a [String],
    pub(super) entries: Vec<Entry>,
    pub(super) creation_key: Option<String>,
    /// The time zone of the club, if one is created with the table.
    pub(super) zone: Option<Tz>,
}

impl Service {
    /// Creates a table from a session document with its hands, in the club of the device's last table.
    pub fn create(&self, document: Node, meta: &CommandMeta) -> Result<Created<TableId>, CommandError> {
        let choice = meta.device.clone().map_or(ClubChoice::Own, ClubChoice::Usual);
        self.create_in(&choice, (&Opened::read(document, meta.at)?, None), meta)
    }

    /// As [`Self::create`], in a chosen club. The time zone is for a club that is created with the table.
    pub fn create_in(
        &self,
        choice: &ClubChoice,
        (opened, zone): (&Opened, Option<Tz>),
        meta: &CommandMeta,
    ) -> Result<Created<TableId>, CommandError> {
        // Events and names always serialize.
        let whole = serde_json::to_string(&(&opened.events, &opened.names)).unwrap_or_default();
        // Everybody at the table can read the log, and a request with this key is answered with an owner's new links: only
        // its hash is recorded.
        let meta = &CommandMeta { key: hash_text(&meta.key), fingerprint: hash_text(&whole), ..meta.clone() };
        retried(|| {
            if let Some(earlier) = self.store.table_created_with(&meta.key)? {
                if earlier.fingerprint != meta.fingerprint {
                    return Err(CommandError::KeyReused);
                }
                // The first answer again, though hands may have been entered since.
                let version = opened.table.version();
                return Ok(self.created_before(&Earlier { version, ..earlier }, meta.device.as_ref(), meta.at)?);
            }
            let new_table = TableToAdd {
                table: &opened.table,
                names: &opened.names,
                entries: chained(opened.events.iter().map(Event::logged), meta, (0, GENESIS)),
                creation_key: Some(meta.key.clone()),
                zone,
            };
            self.add_table(self.chosen(choice)?, TableId::make()?, new_table, meta)
        })
    }

    /// The answer to a repeated request.
    pub(super) fn created_before<Id: Copy + Into<Stream>>(
        &self,
        earlier: &Earlier<Id>,
        device: Option<&DeviceId>,
        at: i64,
    ) -> Result<Created<Id>, StoreError> {
        let links = self.store.links_again(earlier.id.into(), earlier.created_at, device, at)?;
        Ok(Created { id: earlier.id, version: earlier.version, repeated: true, links })
    }

    /// The club for a new table; `None` to create one.
    fn chosen(&self, choice: &ClubChoice) -> Result<Option<ClubId>, StoreError> {
        match choice {
            ClubChoice::Own => Ok(None),
            ClubChoice::This(club) => Ok(Some(*club)),
            ClubChoice::Usual(device) => self.store.usual_club(device),
        }
    }

    /// Adds a table to a club, or to a new one, and commits both. The device that sent the command becomes an owner of the
    /// table.
    pub(super) fn add_table(
        &self,
        club: Option<ClubId>,
        id: TableId,
        new_table: TableToAdd<'_>,
        meta: &CommandMeta,
    ) -> Result<Created<TableId>, CommandError> {
        let TableToAdd { table, names, entries, creation_key, zone } = new_table;
        let _lock = self.locks.lock_all(club.map(i64::from));
        let before = club.map(|club| Ok::<_, CommandError>((club, self.load_undamaged_club(club)?))).transpose()?;
        let (mut changes, mut draft) = if let Some((club, state)) = &before {
            (Vec::new(), ClubDraft::new(*club, state, meta))
        } else {
            let (club, zone) = (ClubId::make()?, zone.unwrap_or(chrono_tz::UTC));
            (new_club(club, meta, None), ClubDraft::found(club, (None, zone), meta))
        };
        let number = draft.add_table(table, "players", names)?;
        let (club, at) = (draft.id, meta.at);
        let (of_club, after) = draft.finish();
        changes.extend(of_club);
        let (version, links) = (entries.last().map_or(0, |last| last.seq), Links::make()?);
        let new = NewTable { id, club, projection: projection(table, &after, number)?, at, creation_key };
        changes.extend(Change::create_table(new, entries));
        let scope = Stream::Table(id);
        changes.extend(Change::join_owner(scope, meta.device.clone(), at));
        changes.push(Change::AddLinks { scope, links: links.clone(), at });
        self.store.commit_blocking(changes)?;
        self.clubs.insert(&club, after);
        Ok(Created { id, version, repeated: false, links: Some(links) })
    }
}
