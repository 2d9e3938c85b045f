//! Sharing a table: its links, and the devices that have joined.

use crate::store::{Role, TableId};
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
pub async fn show(allowed: Allowed<Owning>, request: HttpRequest) -> PageResult {
    let at = allowed.load().await?;
    page(&at, &request, Vec::new(), None).await
}

/// `POST /t/{table}/share`: makes or revokes links, or names or removes a device.
pub async fn change(allowed: Allowed<Owning>, request: HttpRequest, inputs: Inputs) -> PageResult {
    if !inputs.get("name").is_empty() {
        return name_device(allowed, &request, &inputs).await;
    }
    if !inputs.get("remove").is_empty() {
        return remove_device(&allowed, inputs.get("remove")).await;
    }
    let (id, revoked, base) = (allowed.id, Role::parse(inputs.get("revoke")), allowed.app.base(&request));
    let host = |url: &str| url.split_once("://").map_or(url, |(_, host)| host).to_owned();
    let hosts = match allowed.app.mdns_url_beside(&base) {
        Some(name) => format!("{} ({})", host(&base), host(&name)),
        None => host(&base),
    };
    let how =
        allowed.visitor.words.say(&Text::new("share-type-code").with("host", hosts).count("minutes", CODE_MINUTES));
    let invitations = run_query(&allowed.app, move |app| invitations(app, id, revoked, &base, &how)).await?;
    page(&allowed.load().await?, &request, invitations, None).await
}

/// Names a device at this table, or the visitor's own one everywhere; an empty name removes its name.
async fn name_device(allowed: Allowed<Owning>, request: &HttpRequest, inputs: &Inputs) -> PageResult {
    let (id, tag, typed) = (allowed.id, inputs.get("name").to_owned(), inputs.get("label").to_owned());
    let own = allowed.visitor.device.clone();
    let label = if typed.trim().is_empty() { Ok(String::new()) } else { clean_name(&typed) };
    match label {
        Ok(label) => {
            run_query(&allowed.app, move |app| {
                let Some(device) = app.store().member(id, &tag)? else { return Ok(()) };
                if own.as_ref() != Some(&device) {
                    return Ok(app.store().label_member(&device, id, &label)?);
                }
                app.store().label_device(&device, &label)?;
                Ok(app.store().label_member(&device, id, "")?)
            })
            .await?;
            Ok(see_other(&allowed.address("/share")))
        }
        Err(why) => {
            let at = allowed.load().await?;
            page(&at, request, Vec::new(), Some(InvalidLabel { tag, typed, why })).await
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
        app.store().revoke_links(id, role)?;
    }
    let now = App::now();
    let made = LINKS.into_iter().filter(|(role, ..)| *role < Role::Owner || revoked == Some(Role::Owner));
    let made = made.map(|(role, anchor, heading)| {
        let code_until = (role < Role::Owner).then_some(now + CODE_MINUTES * 60 * 1000);
        let link = app.store().mint_link(id, role, now, code_until)?;
        let code = link.code.map(|code| {
            let (first, second) = code.split_at(code.len() / 2);
            (format!("{first} {second}"), how.to_owned())
        });
        Ok(Invitation { code, ..Invitation::of(anchor, heading, format!("{base}/j/{}", link.token.as_str())) })
    });
    made.collect()
}

async fn page(
    at: &AtTable,
    request: &HttpRequest,
    invitations: Vec<Invitation>,
    invalid: Option<InvalidLabel>,
) -> PageResult {
    let members = members(at, invalid.as_ref()).await?;
    let mut page = at.page(&Text::new("menu-share"), "/share")?;
    page.style = "tanto-more.css";
    page.is_error = invalid.is_some();
    let is_plain = !at.app.base(request).starts_with("https://");
    // The forms of that page are posted to the same address.
    let has_removed = invitations.is_empty() && invalid.is_none() && has_removed(request);
    answer(page.status(), &SharePage { page, invitations, members, is_plain, has_removed })
}
