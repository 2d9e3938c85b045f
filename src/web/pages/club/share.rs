//! Sharing a club: links for each role, the devices that have joined, and removing them.

use crate::store::{AccessChange, ClubId, Role};
use crate::web::components::sharing::{Invitation, MemberRow, has_removed, members, remove_device};
use crate::web::pages::prelude::*;

#[derive(Template)]
#[template(path = "club/share.html")]
struct SharePage {
    page: Page,
    invitations: Vec<Invitation>,
    members: Vec<MemberRow>,
    recovery: String,
    has_removed: bool,
}

/// The links: role, id on the page, and heading. A club has no code.
const LINKS: [(Role, &str, &str); 3] = [
    (Role::Scorer, "link-score", "club-share-to-score"),
    (Role::Spectator, "link-watch", "share-to-watch"),
    (Role::Owner, "link-own", "club-share-to-own"),
];

/// `GET /c/{club}/share`: the members, and the button that makes links.
pub async fn show(access: ClubPageAccess<Owning>, request: HttpRequest) -> PageResult {
    let visit = access.load().await?;
    page(&visit, Vec::new(), has_removed(&request)).await
}

/// `POST /c/{club}/share`: makes links, revokes them, or removes a device.
pub async fn change(access: ClubPageAccess<Owning>, request: HttpRequest, inputs: Inputs) -> PageResult {
    if !inputs.get("remove").is_empty() {
        return remove_device(&access, inputs.get("remove")).await;
    }
    let (id, revoked, base) = (access.id, inputs.get("revoke").to_owned(), access.app.base(&request));
    let invitations = run_query(&access.app, move |app| invitations(app, id, &revoked, &base)).await?;
    page(&access.load().await?, invitations, false).await
}

/// Makes a new link for each role, after revoking the links of one role, or all links including those to tables.
fn invitations(app: &App, id: ClubId, revoked: &str, base: &str) -> Result<Vec<Invitation>, HttpError> {
    if revoked == "all" {
        app.service.change_access([AccessChange::RevokeClubLinks(id)])?;
    } else if let Some(role) = Role::parse(revoked) {
        app.service.revoke_links(id, role)?;
    }
    let now = App::now();
    let made = LINKS.into_iter().map(|(role, anchor, heading)| {
        let link = app.service.mint_link(id, role, now, None)?;
        Ok(Invitation::of(anchor, heading, format!("{base}/j/{}", link.token.as_str())))
    });
    made.collect()
}

async fn page(visit: &ClubVisit, invitations: Vec<Invitation>, has_removed: bool) -> PageResult {
    let members = members(visit, None).await?;
    let page = visit.page(&Message::new("menu-club-share"), "/share")?;
    answer_ok(&SharePage { page, invitations, members, recovery: visit.address("/recovery"), has_removed })
}
