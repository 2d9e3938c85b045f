//! Devices, links, members and handovers: who may do what.

use super::Service;
use super::transact::Decided;
use crate::command::CommandError;
use crate::store::{
    AccessChange, Arrival, Change, ClubId, DeviceId, Link, LinkKind, NewLink, Revocable, Role, StoreError, Stream,
    TableId, Token, hash_secret, make_code,
};

/// How much was revoked.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Revoked {
    pub links: usize,
    pub devices: usize,
    pub pictures: usize,
}

impl Service {
    /// Makes changes in one transaction, and returns how many rows they have changed.
    pub fn change_access(&self, changes: impl IntoIterator<Item = AccessChange>) -> Result<usize, StoreError> {
        self.store.commit_blocking(changes.into_iter().map(Change::Access).collect())
    }

    /// Changes the label of a device.
    pub fn label_device(&self, device: &DeviceId, label: &str) -> Result<(), StoreError> {
        self.change_access([AccessChange::LabelDevice { device: device.clone(), label: label.to_owned() }]).map(drop)
    }

    /// Adds a device to a table or club. A lower role than it has changes nothing.
    pub fn join(&self, device: &DeviceId, scope: impl Into<Stream>, role: Role, at: i64) -> Result<(), StoreError> {
        self.change_access([AccessChange::Join { device: device.clone(), scope: scope.into(), role, at }]).map(drop)
    }

    /// Removes a device from a table, or from a club and all of its tables.
    pub fn leave(&self, device: &DeviceId, scope: impl Into<Stream>) -> Result<(), StoreError> {
        self.change_access([AccessChange::Leave { device: device.clone(), scope: scope.into() }]).map(drop)
    }

    /// Creates a link to a table or club; with a code that is valid until `code_until`, if given.
    pub fn mint_link(
        &self,
        scope: impl Into<Stream>,
        role: Role,
        at: i64,
        code_until: Option<i64>,
    ) -> Result<Link, CommandError> {
        self.mint_link_to(scope, role, at, code_until, None)
    }

    /// [`Self::mint_link`] to a club, which leads to one of its tables.
    pub fn mint_link_to(
        &self,
        scope: impl Into<Stream>,
        role: Role,
        at: i64,
        code_until: Option<i64>,
        lands_on: Option<TableId>,
    ) -> Result<Link, CommandError> {
        let scope = scope.into();
        // If another link has the code, that is a conflict.
        self.transact_blocking(&[], || {
            let link = Link { token: Token::make()?, code: code_until.map(|_| make_code()).transpose()? };
            let mut new = NewLink::new(&link.token, LinkKind::Role(role), at);
            new.code = link.code.clone().zip(code_until);
            new.lands_on = lands_on;
            Ok(Decided::new(vec![Change::Access(AccessChange::AddLink(scope, new))], link))
        })
    }

    /// Revokes all links of a role to a table or club and returns their number. Members stay.
    pub fn revoke_links(&self, scope: impl Into<Stream>, role: Role) -> Result<usize, StoreError> {
        self.change_access([AccessChange::RevokeLinks(scope.into(), LinkKind::Role(role))])
    }

    /// Revokes every link, code and published picture, and removes every device, for one table or for all tables and
    /// clubs. In the latter case recovery links and handovers are revoked, too. The operator can do this after a leak and
    /// then let people in again. Logs do not change.
    pub fn revoke_all(&self, table: Option<TableId>) -> Result<Revoked, StoreError> {
        let revoke = |what| self.change_access([AccessChange::RevokeAll(what, table)]);
        if table.is_none() {
            revoke(Revocable::Handovers)?;
        }
        let (pictures, links) = (revoke(Revocable::Pictures)?, revoke(Revocable::Links)?);
        Ok(Revoked { links, devices: revoke(Revocable::Members)?, pictures })
    }

    /// Publishes the picture of a table in a language.
    pub fn publish_picture(&self, table: TableId, language: &str, at: i64) -> Result<Token, StoreError> {
        let token = Token::make()?;
        let mut link = NewLink::new(&token, LinkKind::Picture, at);
        link.language = Some(language.to_owned());
        self.change_access([AccessChange::AddLink(table.into(), link)])?;
        Ok(token)
    }

    /// Creates a recovery link of a club and revokes the ones before.
    pub fn renew_recovery(&self, club: ClubId, at: i64) -> Result<Token, StoreError> {
        let token = Token::make()?;
        let link = AccessChange::AddLink(club.into(), NewLink::new(&token, LinkKind::Recovery, at));
        self.change_access([AccessChange::RevokeLinks(club.into(), LinkKind::Recovery), link])?;
        Ok(token)
    }

    /// Makes a device an owner of the club of a recovery link and records the use; `None` when the link is revoked.
    pub fn recover(&self, token: &str, device: &DeviceId, at: i64) -> Result<Option<ClubId>, StoreError> {
        let club = self.store.recovers(token)?;
        let recovery = AccessChange::Recover { token_hash: hash_secret(token), device: device.clone(), at };
        let is_owner = self.change_access([recovery])? > 0;
        Ok(club.filter(|_| is_owner))
    }

    /// Makes a handover link, which replaces an unanswered one.
    pub fn offer_handover(&self, device: &DeviceId, at: i64) -> Result<Token, StoreError> {
        let token = Token::make()?;
        let token_hash = hash_secret(token.as_str());
        self.change_access([AccessChange::OfferHandover { token_hash, device: device.clone(), at }])?;
        Ok(token)
    }

    /// Claims a handover for a device, if it is the first, and returns the state afterwards. This grants nothing yet.
    pub fn take_handover(&self, token: &str, device: &DeviceId, key: &str, at: i64) -> Result<Arrival, StoreError> {
        let (token_hash, key) = (hash_secret(token), key.to_owned());
        self.change_access([AccessChange::TakeHandover { token_hash, device: device.clone(), key, at }])?;
        Ok(self.store.handover(token)?.map_or(Arrival::Over, |row| row.arrival(Some(device), at)))
    }
}
