//! Sharing a table or a club: links to send or show, and the devices that have joined.

use actix_web::HttpRequest;

use super::qr::{Qr, of_address};
use crate::document::Message;
use crate::i18n::moment;
use crate::store::{AccessChange, LinkKind, Member, Role, Stream};
use crate::web::auth::{PageAccess, Permission, Resource, Visit};
use crate::web::http::{App, HttpError, run_query};
use crate::web::layout::page::{PageResult, see_other};

/// Stands for all spectators where a form names a device; a tag is longer and of other letters.
const SPECTATORS: &str = "spectators";

/// The query string after a device was removed.
const REMOVED: &str = "removed";

/// A link to send or show.
pub struct Invitation {
    pub id: &'static str,
    /// The message of the heading.
    pub heading: &'static str,
    pub address: String,
    pub qr: Option<Qr>,
}

impl Invitation {
    pub fn of(id: &'static str, heading: &'static str, address: String) -> Self {
        Self { id, heading, qr: of_address(&address), address }
    }
}

/// A device that has joined.
pub struct MemberRow {
    pub tag: String,
    pub name: String,
    pub detail: String,
    pub is_own: bool,
    pub is_spectator: bool,
    /// The value of the field for the name, and its error.
    pub label: String,
    pub error: Option<String>,
    /// Whether `name` says that the device is the visitor's own.
    pub says_own: bool,
}

/// An invalid name of a device as it was typed, and why it is invalid.
pub struct InvalidLabel {
    pub tag: String,
    pub typed: String,
    pub why: Message,
}

pub async fn members<P: Resource>(
    visit: &Visit<P>,
    invalid: Option<&InvalidLabel>,
) -> Result<Vec<MemberRow>, HttpError> {
    let scope = visit.id.into();
    let members = run_query(&visit.app, move |app| Ok(app.store().members(scope)?)).await?;
    let localizer = visit.localizer();
    let row = |member: Member| {
        let role = localizer.plain(&format!("role-{}", member.role.as_str()));
        let when = moment(localizer, member.joined_at, App::now());
        let tag = member.device.tag();
        let invalid = invalid.filter(|invalid| invalid.tag == tag);
        let (is_own, is_named) = (visit.visitor.device.as_ref() == Some(&member.device), !member.label.is_empty());
        MemberRow {
            name: match (is_named, is_own) {
                (true, _) => member.label.clone(),
                (false, true) => localizer.plain("share-this-phone"),
                (false, false) => localizer.plain("share-a-phone"),
            },
            detail: localizer.say(&Message::new("share-joined").with("role", role).with("when", when)),
            is_own,
            is_spectator: member.role == Role::Spectator,
            label: invalid.map_or(member.label, |invalid| invalid.typed.clone()),
            error: invalid.map(|invalid| localizer.say(&invalid.why)),
            says_own: is_own && !is_named,
            tag,
        }
    };
    Ok(members.into_iter().map(row).collect())
}

/// Whether there are several spectators.
pub fn many_watch(members: &[MemberRow]) -> bool {
    members.iter().filter(|member| member.is_spectator).count() > 1
}

/// Removes a device, unless it is the visitor's own, or all spectators with their links, and returns to the page.
pub async fn remove_device<N: Permission, P: Resource>(access: &PageAccess<N, P>, tag: &str) -> PageResult {
    let (scope, own, tag): (Stream, _, _) = (access.id.into(), access.visitor.device.clone(), tag.to_owned());
    if tag == SPECTATORS {
        let links = AccessChange::RevokeLinks(scope, LinkKind::Role(Role::Spectator));
        let changes = [links, AccessChange::RemoveSpectators(scope)];
        run_query(&access.app, move |app| Ok(app.service.change_access(changes)?)).await?;
        return Ok(see_other(&access.address("/share")));
    }
    run_query(&access.app, move |app| {
        let device = app.store().member(scope, &tag)?.filter(|device| own.as_ref() != Some(device));
        Ok(device.map_or(Ok(()), |device| app.service.leave(&device, scope))?)
    })
    .await?;
    Ok(see_other(&access.address(&format!("/share?{REMOVED}"))))
}

/// Whether a device was just removed; it may still have a link.
pub fn has_removed(request: &HttpRequest) -> bool {
    request.query_string() == REMOVED
}
