//! Every write of devices, links, members and handovers, as data.

use super::handover::{VALID_FOR, forget_handovers, last_offered, replace_offer};
use super::links::{LinkKind, Links, NewLink, insert_links, revoke};
use super::members::{copy_roles, join, role_in};
use super::recovery::opens;
use crate::store::news::channels::Announcement;
use crate::store::prelude::*;

/// A write, which returns how many rows it has changed. One that finds nothing to change is no error.
#[derive(Clone, Debug)]
pub enum AccessChange {
    /// Adds a device. Two requests of a new device may do so at the same moment.
    AddDevice {
        device: DeviceId,
        at: i64,
    },
    LabelDevice {
        device: DeviceId,
        label: String,
    },
    /// Names a device at a table or in a club, and nowhere else. With an empty label it has its own name there.
    LabelMember {
        device: DeviceId,
        scope: Stream,
        label: String,
    },
    /// Says which person of a club the owner of a device is, in the club and at all of its tables.
    SetOwner {
        device: DeviceId,
        club: ClubId,
        person: Option<PersonId>,
    },
    /// Adds a device to a table or club. A lower role than it has changes nothing.
    Join {
        device: DeviceId,
        scope: Stream,
        role: Role,
        at: i64,
    },
    /// Removes a device from a table, or from a club and all of its tables. Leaving a table does not end a membership of its
    /// club.
    Leave {
        device: DeviceId,
        scope: Stream,
    },
    /// Removes all spectators as `Leave` removes a device.
    RemoveSpectators(Stream),
    /// Conflicts if its code is in use.
    AddLink(Stream, NewLink),
    /// Adds one link for every role.
    AddLinks {
        scope: Stream,
        links: Links,
        at: i64,
    },
    /// Adds new links to what was created at a time, if the first owner still has access. The device becomes an owner, too.
    RenewLinks {
        scope: Stream,
        device: Option<DeviceId>,
        created_at: i64,
        links: Links,
        at: i64,
    },
    /// Revokes all links of a kind to a table or club, for a table also the invitations to its club that lead to it. Members
    /// stay.
    RevokeLinks(Stream, LinkKind),
    /// Revokes every link to a club and to its tables, codes included. The recovery link and published pictures stay.
    RevokeClubLinks(ClubId),
    /// Revokes everything of a kind, for one table or for all tables and clubs.
    RevokeAll(Revocable, Option<TableId>),
    /// Makes a handover link, which replaces an unanswered one.
    OfferHandover {
        token_hash: String,
        device: DeviceId,
        at: i64,
    },
    /// Claims a handover for a device, if it is the first. This grants nothing yet. A retry of the same form counts as the same
    /// phone, because the answer with its new cookie may have been lost.
    TakeHandover {
        token_hash: String,
        device: DeviceId,
        key: String,
        at: i64,
    },
    /// Answers the claim of the phone with this tag, if it is waiting. If the old phone agrees, the new one gets all its
    /// permissions; the old one keeps them.
    AnswerHandover {
        device: DeviceId,
        tag: String,
        agrees: bool,
        at: i64,
    },
    /// Removes the device's unclaimed offers.
    StopHandover(DeviceId),
    /// Removes handovers whose outcome is no longer shown.
    ForgetHandovers {
        at: i64,
    },
    /// Makes a device an owner of the club of a recovery link and records the use, if the link is still valid. A device that
    /// is an owner already changes nothing.
    Recover {
        token_hash: String,
        device: DeviceId,
        at: i64,
    },
}

/// What [`AccessChange::RevokeAll`] revokes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Revocable {
    Pictures,
    /// Links of every kind, with their codes.
    Links,
    Members,
    /// Handovers are of no table.
    Handovers,
}

impl AccessChange {
    /// What listeners have to look up again: their permissions.
    pub(in crate::store) fn announcement(&self) -> Option<Announcement> {
        let scope = match self {
            Self::Leave { scope, .. } | Self::RemoveSpectators(scope) | Self::RevokeLinks(scope, LinkKind::Role(_)) => {
                *scope
            }
            Self::RevokeClubLinks(club) => Stream::Club(*club),
            Self::RevokeAll(Revocable::Members, Some(table)) => Stream::Table(*table),
            Self::RevokeAll(Revocable::Members, None) => return Some(Announcement::AllInvalidated),
            _ => return None,
        };
        Some(match scope {
            Stream::Table(table) => Announcement::Invalidated(table),
            Stream::Club(_) => Announcement::AllInvalidated,
        })
    }

    pub(in crate::store) fn write(&self, connection: &mut AnyConnection) -> Result<usize, StoreError> {
        Ok(match self {
            Self::AddDevice { device, at } => {
                let row = (devices::token_hash.eq(device), devices::created_at.eq(at));
                connection.change(diesel::insert_into(devices::table).values(row).on_conflict_do_nothing())?
            }
            Self::LabelDevice { device, label } => {
                connection.change(diesel::update(devices::table.find(device)).set(devices::label.eq(label)))?
            }
            Self::LabelMember { device, scope, label } => {
                let row = members::table.find((scope.id(), device));
                connection.change(diesel::update(row).set(members::label.eq(label)))?
            }
            Self::SetOwner { device, club, person } => {
                let of_device = members_below((*club).into()).filter(members::device.eq(device));
                connection.change(diesel::update(of_device).set(members::person.eq(person)))?
            }
            Self::Join { device, scope, role, at } => usize::from(join(connection, device, *scope, *role, *at)?),
            Self::Leave { device, scope } => {
                connection.change(diesel::delete(members_below(scope.id()).filter(members::device.eq(device))))?
            }
            Self::RemoveSpectators(scope) => {
                let is_spectator = members::role.eq(Role::Spectator.as_str());
                connection.change(diesel::delete(members_below(scope.id()).filter(is_spectator)))?
            }
            Self::AddLink(scope, link) => link.insert(connection, *scope)?,
            Self::AddLinks { scope, links, at } => insert_links(connection, *scope, links, *at)?,
            Self::RenewLinks { scope, device, created_at, links, at } => {
                if !join_again(connection, *scope, device.as_ref(), (*created_at, *at))? {
                    return Ok(0);
                }
                insert_links(connection, *scope, links, *at)?
            }
            Self::RevokeLinks(scope, kind) => {
                let here = links::scope.eq(scope.id()).or(links::lands_on.assume_not_null().eq(scope.id()));
                revoke!(connection, links::table.filter(here).filter(links::role.eq(kind.as_str())))?
            }
            Self::RevokeClubLinks(club) => {
                let tables = tables::table.filter(tables::club_id.eq(club)).select(tables::id);
                let in_scope = links::scope.eq(club).or(links::scope.eq_any(tables));
                let to_join = links::role.ne_all([LinkKind::Picture, LinkKind::Recovery].map(LinkKind::as_str));
                revoke!(connection, links::table.filter(in_scope).filter(to_join))?
            }
            Self::RevokeAll(what, table) => revoke_all(connection, *what, *table)?,
            Self::OfferHandover { token_hash, device, at } => replace_offer(connection, token_hash, device, *at)?,
            Self::TakeHandover { token_hash, device, key, at } => {
                let can_be_claimed = handovers::taken_by.is_null().or(handovers::taken_key.eq(key));
                let open = handovers::table
                    .filter(handovers::token_hash.eq(token_hash))
                    .filter(handovers::created_at.gt(at - VALID_FOR))
                    .filter(handovers::agreed.is_null())
                    .filter(handovers::device.ne(device))
                    .filter(can_be_claimed);
                let by_this = (handovers::taken_by.eq(device), handovers::taken_key.eq(key));
                connection.change(diesel::update(open).set(by_this))?
            }
            Self::AnswerHandover { device, tag, agrees, at } => {
                let waiting = last_offered(connection, device, *at)?.and_then(|row| row.waiting(tag));
                let Some((token_hash, to)) = waiting else { return Ok(0) };
                // Of two concurrent answers the first counts.
                let row = handovers::table.find(token_hash).filter(handovers::agreed.is_null());
                let answered = connection.change(diesel::update(row).set(handovers::agreed.eq(agrees)))?;
                if *agrees && answered > 0 {
                    copy_roles(connection, device, &to, *at)?;
                }
                answered
            }
            Self::StopHandover(device) => {
                let of_device = handovers::table.filter(handovers::device.eq(device));
                connection.change(diesel::delete(of_device.filter(handovers::taken_by.is_null())))?
            }
            Self::ForgetHandovers { at } => forget_handovers(connection, *at)?,
            Self::Recover { token_hash, device, at } => {
                let Some(club) = opens(connection, token_hash)? else { return Ok(0) };
                let scope = Stream::Club(club);
                if role_in(connection, device, scope)? == Some(Role::Owner) {
                    return Ok(1);
                }
                join(connection, device, scope, Role::Owner, *at)?;
                let row =
                    (recovery_uses::club_id.eq(club), recovery_uses::device.eq(device), recovery_uses::used_at.eq(at));
                connection.change(diesel::insert_into(recovery_uses::table).values(row))?
            }
        })
    }
}

/// The members of a table, or of a club and of its tables.
#[diesel::dsl::auto_type]
fn members_below(scope: i64) -> _ {
    let its_tables = tables::table.filter(tables::club_id.eq(scope)).select(tables::id);
    members::table.filter(members::scope.eq(scope).or(members::scope.eq_any(its_tables)))
}

/// Whether the first owner link, or the first owner, is still valid. If so, the repeating device becomes an owner.
fn join_again(
    connection: &mut AnyConnection,
    scope: Stream,
    device: Option<&DeviceId>,
    (created_at, at): (i64, i64),
) -> Result<bool, StoreError> {
    let Some(device) = device else {
        let first = links::table
            .filter(links::scope.eq(scope.id()))
            .filter(links::role.eq(Role::Owner.as_str()))
            .filter(links::revoked.eq(false))
            .filter(links::created_at.eq(created_at));
        return Ok(connection.row(first.count())? > Some(0_i64));
    };
    let creators = members::table
        .filter(members::scope.eq(scope.id()))
        .filter(members::role.eq(Role::Owner.as_str()))
        .filter(members::joined_at.eq(created_at));
    let is_held = connection.row(creators.count())? > Some(0_i64);
    if is_held {
        join(connection, device, scope, Role::Owner, at)?;
    }
    Ok(is_held)
}

fn revoke_all(connection: &mut AnyConnection, what: Revocable, table: Option<TableId>) -> QueryResult<usize> {
    let (first, last) = table.map_or((i64::MIN, i64::MAX), |table| (table.into(), table.into()));
    let links = links::table.filter(links::scope.between(first, last));
    match what {
        Revocable::Pictures => {
            revoke!(connection, links.filter(links::role.eq(LinkKind::Picture.as_str())))
        }
        Revocable::Links => revoke!(connection, links),
        Revocable::Members => {
            connection.change(diesel::delete(members::table.filter(members::scope.between(first, last))))
        }
        Revocable::Handovers => connection.change(diesel::delete(handovers::table)),
    }
}
