//! Sharing a table: its links, and the devices that have joined.

use crate::store::{AccessChange, Role, TableId};
use crate::web::components::sharing::{InvalidLabel, Invitation, MemberRow, has_removed, members, remove_device};
use crate::web::pages::prelude::*;

/// The lifetime of a code.
pub const CODE_MINUTES: i64 = 10;

/// The links to make: their roles, ids on the page, and headings.
const LINKS: [(Role, &str, &str); 3] = [
    (Role::Scorer, "link-score", "share-to-score"),
    (Role::Spectator, "link-watch", "share-to-watch"),
    (Role::Owner, "link-own", "share-to-own"),
];

#[derive(Template)]
#[template(path = "table/share.html")]
struct SharePage {
    page: Page,
    invitations: Vec<Invitation>,
    members: Vec<MemberRow>,
    /// Whether devices connect by http.
    is_plain: bool,
    has_removed: bool,
}

/// `GET /t/{table}/share`
pub async fn show(access: PageAccess<Owning>, request: HttpRequest) -> PageResult {
    let visit = access.load().await?;
    page(&visit, &request, Vec::new(), None).await
}

/// `POST /t/{table}/share`: makes or revokes links, or names or removes a device.
pub async fn change(access: PageAccess<Owning>, request: HttpRequest, inputs: Inputs) -> PageResult {
    if !inputs.get("name").is_empty() {
        return name_device(access, &request, &inputs).await;
    }
    if !inputs.get("remove").is_empty() {
        return remove_device(&access, inputs.get("remove")).await;
    }
    let (id, revoked, base) = (access.id, Role::parse(inputs.get("revoke")), access.app.base(&request));
    let host = |url: &str| url.split_once("://").map_or(url, |(_, host)| host).to_owned();
    let hosts = match access.app.mdns_url_beside(&base) {
        Some(name) => format!("{} ({})", host(&base), host(&name)),
        None => host(&base),
    };
    let how = access
        .visitor
        .localizer
        .say(&Message::new("share-type-code").with("host", hosts).count("minutes", CODE_MINUTES));
    let invitations = run_query(&access.app, move |app| invitations(app, id, revoked, &base, &how)).await?;
    page(&access.load().await?, &request, invitations, None).await
}

/// Names a device at this table, or the visitor's own one everywhere; an empty name removes its name.
async fn name_device(access: PageAccess<Owning>, request: &HttpRequest, inputs: &Inputs) -> PageResult {
    let (id, tag, typed) = (access.id, inputs.get("name").to_owned(), inputs.get("label").to_owned());
    let own = access.visitor.device.clone();
    let label = if typed.trim().is_empty() { Ok(String::new()) } else { clean_name(&typed) };
    match label {
        Ok(label) => {
            run_query(&access.app, move |app| {
                let Some(device) = app.store().member(id, &tag)? else { return Ok(()) };
                let of_member = |label| AccessChange::LabelMember { device: device.clone(), scope: id.into(), label };
                let changes = if own.as_ref() == Some(&device) {
                    vec![of_member(String::new()), AccessChange::LabelDevice { device, label }]
                } else {
                    vec![of_member(label)]
                };
                app.service.change_access(changes)?;
                Ok(())
            })
            .await?;
            Ok(see_other(&access.address("/share")))
        }
        Err(why) => {
            let visit = access.load().await?;
            page(&visit, request, Vec::new(), Some(InvalidLabel { tag, typed, why })).await
        }
    }
}

/// Revokes the links of a role, and makes new links for scorers and spectators, with codes; `how` says where to type them.
/// A link for an owner is only made when those were revoked, and has no code, which others could overhear.
fn invitations(
    app: &App,
    id: TableId,
    revoked: Option<Role>,
    base: &str,
    how: &str,
) -> Result<Vec<Invitation>, HttpError> {
    if let Some(role) = revoked {
        app.service.revoke_links(id, role)?;
    }
    let now = App::now();
    let made = LINKS.into_iter().filter(|(role, ..)| *role < Role::Owner || revoked == Some(Role::Owner));
    let made = made.map(|(role, anchor, heading)| {
        let code_until = (role < Role::Owner).then_some(now + CODE_MINUTES * 60 * 1000);
        let link = app.service.mint_link(id, role, now, code_until)?;
        let code = link.code.map(|code| {
            let (first, second) = code.split_at(code.len() / 2);
            (format!("{first} {second}"), how.to_owned())
        });
        Ok(Invitation { code, ..Invitation::of(anchor, heading, format!("{base}/j/{}", link.token.as_str())) })
    });
    made.collect()
}

async fn page(
    visit: &TableVisit,
    request: &HttpRequest,
    invitations: Vec<Invitation>,
    invalid: Option<InvalidLabel>,
) -> PageResult {
    let members = members(visit, invalid.as_ref()).await?;
    let mut page = visit.page(&Message::new("menu-share"), "/share")?;
    page.style = "tanto-more.css";
    page.is_error = invalid.is_some();
    let is_plain = !visit.app.base(request).starts_with("https://");
    // The forms of that page are posted to the same address.
    let has_removed = invitations.is_empty() && invalid.is_none() && has_removed(request);
    answer(page.status(), &SharePage { page, invitations, members, is_plain, has_removed })
}
