//! Handing over to a new phone: the old phone shows a link that works once and for a limited time, the new phone claims
//! it, and the old phone sees the claim and answers it.

use crate::store::prelude::*;

/// The time from the link to the answer.
pub const HANDOVER_MINUTES: i64 = 10;
/// The same time in milliseconds.
pub(in crate::store) const VALID_FOR: i64 = HANDOVER_MINUTES * 60 * 1000;
/// How long the new phone can see the outcome, in milliseconds. The old one sees it only while the link would be valid.
const OUTCOME_SHOWN_FOR: i64 = 24 * 60 * 60 * 1000;

/// The state of a handover for the old phone.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Offer {
    /// Its link can be shown.
    Open,
    /// A new phone has claimed it: its label, and the tag that distinguishes it.
    Taken { label: String, tag: String },
    /// The new phone with this label has all permissions of the old one.
    Given { label: String },
}

/// The state of a handover for the phone that opens its link.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Arrival {
    /// It can be claimed.
    Open,
    /// The phone is the old one itself.
    Own,
    /// The phone waits for the answer of the old one.
    Waiting,
    /// The phone has all permissions of the old one.
    Done,
    Refused,
    /// Another phone has claimed it.
    Used,
    /// It was valid until this time, in milliseconds since 1970.
    Expired(i64),
    /// The link is unknown or withdrawn.
    Over,
}

/// A handover link, and who has claimed it.
#[derive(Queryable, Selectable)]
#[diesel(table_name = handovers)]
pub struct Handover {
    token_hash: String,
    device: DeviceId,
    created_at: i64,
    taken_by: Option<DeviceId>,
    taken_key: Option<String>,
    agreed: Option<bool>,
}

impl Handover {
    fn is_valid(&self, at: i64) -> bool {
        self.created_at > at - VALID_FOR
    }

    /// Whether the form with this key may claim it: it is unclaimed, or the same form claimed it before.
    pub fn can_be_claimed(&self, key: &str, at: i64) -> bool {
        self.is_valid(at) && self.agreed.is_none() && self.taken_key.as_deref().is_none_or(|taken| taken == key)
    }

    /// The token's hash and the phone, if the one with this tag waits for an answer.
    pub(in crate::store) fn waiting(self, tag: &str) -> Option<(String, DeviceId)> {
        let to = self.taken_by.filter(|to| self.agreed.is_none() && to.tag() == tag)?;
        Some((self.token_hash, to))
    }

    /// Its state for the phone that opens its link; the phone need not be known yet.
    pub fn arrival(&self, device: Option<&DeviceId>, at: i64) -> Arrival {
        let is_taker = device.is_some() && self.taken_by.as_ref() == device;
        match (&self.taken_by, self.agreed) {
            (Some(_), Some(true)) if is_taker => Arrival::Done,
            (Some(_), Some(false)) if is_taker => Arrival::Refused,
            _ if self.is_valid(at) && device == Some(&self.device) => Arrival::Own,
            (Some(_), _) if !is_taker => Arrival::Used,
            _ if !self.is_valid(at) => Arrival::Expired(self.created_at + VALID_FOR),
            (Some(_), _) => Arrival::Waiting,
            (None, _) => Arrival::Open,
        }
    }
}

impl Store {
    /// The state of the device's latest offer; `None` when it has made none within the time limit. The link itself can
    /// be shown only if the device still has the token.
    pub fn offered_handover(
        &self,
        device: &DeviceId,
        token: Option<&str>,
        at: i64,
    ) -> Result<Option<Offer>, StoreError> {
        self.read(|connection| {
            let Some(row) = last_offered(connection, device, at)? else { return Ok(None) };
            let Some(taken_by) = row.taken_by else {
                let is_this = token.is_some_and(|token| hash_secret(token) == row.token_hash);
                return Ok(is_this.then_some(Offer::Open));
            };
            let label = connection.row(devices::table.find(&taken_by).select(devices::label))?.unwrap_or_default();
            Ok(match row.agreed {
                None => Some(Offer::Taken { label, tag: taken_by.tag() }),
                Some(true) => Some(Offer::Given { label }),
                Some(false) => None,
            })
        })
    }

    /// The handover of a link.
    pub fn handover(&self, token: &str) -> Result<Option<Handover>, StoreError> {
        self.row(handovers::table.find(hash_secret(token)).select(columns::<Handover>()))
    }
}

/// Makes an offer, which replaces an unanswered one.
pub(in crate::store) fn replace_offer(
    connection: &mut AnyConnection,
    token_hash: &str,
    device: &DeviceId,
    at: i64,
) -> QueryResult<usize> {
    let of_device = handovers::table.filter(handovers::device.eq(device));
    connection.change(diesel::delete(of_device.filter(handovers::agreed.is_null())))?;
    let row = (handovers::token_hash.eq(token_hash), handovers::device.eq(device), handovers::created_at.eq(at));
    connection.change(diesel::insert_into(handovers::table).values(row))
}

/// Removes handovers whose outcome is no longer shown.
pub(in crate::store) fn forget_handovers(connection: &mut AnyConnection, at: i64) -> QueryResult<usize> {
    connection.change(diesel::delete(handovers::table.filter(handovers::created_at.le(at - OUTCOME_SHOWN_FOR))))
}

/// The latest offer of a device that is still valid.
pub(in crate::store) fn last_offered(
    connection: &mut AnyConnection,
    device: &DeviceId,
    at: i64,
) -> QueryResult<Option<Handover>> {
    let valid = handovers::table
        .filter(handovers::device.eq(device))
        .filter(handovers::created_at.gt(at - VALID_FOR))
        .order(handovers::created_at.desc());
    connection.row(valid.select(columns::<Handover>()))
}
