//! Sharing a club: links for each role, the devices that have joined, and removing them.

use actix_web::http::StatusCode;
use actix_web::{HttpRequest, HttpResponse};
use askama::Template;

use crate::games::text::Text;
use crate::store::{ClubId, DeviceId, Link, Role};
use crate::web::auth::access::{Allowed, Owning};
use crate::web::auth::at_club::AtClub;
use crate::web::http::error::HttpError;
use crate::web::http::inputs::Inputs;
use crate::web::http::state::{App, Shared, run_query};
use crate::web::layout::page::{Page, answer, see_other};
use crate::web::pages::table::share::{Invitation, MemberRow, REMOVED, has_removed, member_rows};

#[derive(Template)]
#[template(path = "club/share.html")]
struct SharePage {
    page: Page,
    invitations: Vec<Invitation>,
    members: Vec<MemberRow>,
    recovery: String,
    /// Whether a device has just been removed, which may still have a link.
    has_removed: bool,
}

/// The links: role, id on the page, and heading. A club has no code.
const LINKS: [(Role, &str, &str); 3] = [
    (Role::Scorer, "link-score", "club-share-to-score"),
    (Role::Spectator, "link-watch", "share-to-watch"),
    (Role::Owner, "link-own", "club-share-to-own"),
];

/// `GET /c/{club}/share`: the members, and the button that makes links.
pub async fn show(
    app: Shared,
    member: Allowed<Owning, ClubId>,
    request: HttpRequest,
) -> Result<HttpResponse, HttpError> {
    let at = member.at_club(&app).await?;
    page(&app, at, Vec::new(), has_removed(&request)).await
}

/// `POST /c/{club}/share`: makes links, revokes them, or removes a device.
pub async fn change(
    app: Shared,
    member: Allowed<Owning, ClubId>,
    request: HttpRequest,
    inputs: Inputs,
) -> Result<HttpResponse, HttpError> {
    let (id, device) = (member.id, inputs.get("remove").to_owned());
    if !device.is_empty() {
        if member.visitor.device.as_ref().map(DeviceId::tag).as_ref() != Some(&device) {
            run_query(&app, move |app| Ok(app.store().remove_member(id, &device)?)).await?;
        }
        return Ok(see_other(&format!("/c/{id}/share?{REMOVED}")));
    }
    let revoked = inputs.get("revoke").to_owned();
    let links = run_query(&app, move |app| links(app, id, &revoked)).await?;
    let base = app.base(&request);
    let invitation = |(link, (_, id, heading)): (&Link, (Role, &'static str, &'static str))| {
        Invitation::of(id, heading, format!("{base}/j/{}", link.token.as_str()))
    };
    let invitations = links.iter().zip(LINKS).map(invitation).collect();
    page(&app, member.at_club(&app).await?, invitations, false).await
}

/// Makes a new link for each role, after revoking the links of one role, or all links including those to tables.
fn links(app: &App, id: ClubId, revoked: &str) -> Result<Vec<Link>, HttpError> {
    if revoked == "all" {
        app.store().revoke_all_club_links(id)?;
    } else if let Some(role) = Role::parse(revoked) {
        app.store().revoke_links(id, role)?;
    }
    let now = App::now();
    LINKS.iter().map(|(role, ..)| Ok(app.store().mint_link(id, *role, now, None)?)).collect()
}

async fn page(
    app: &Shared,
    at: AtClub,
    invitations: Vec<Invitation>,
    has_removed: bool,
) -> Result<HttpResponse, HttpError> {
    let id = at.id;
    let members = run_query(app, move |app| Ok(app.store().members(id)?)).await?;
    let members = member_rows(&at.visitor, &members, None);
    let page = at.page(&Text::new("menu-club-share"), "/share");
    let recovery = at.address("/recovery");
    answer(StatusCode::OK, &SharePage { page, invitations, members, recovery, has_removed })
}
