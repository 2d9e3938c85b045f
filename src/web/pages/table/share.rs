//! Sharing a table: its links, and the devices that have joined.

use actix_web::HttpRequest;
use actix_web::http::StatusCode;
use askama::Template;

use crate::games::seats::clean_name;
use crate::games::text::{Arg, Text};
use crate::store::{DeviceId, Link, Member, Role, TableId};
use crate::web::auth::access::{Allowed, Owning};
use crate::web::auth::at_table::AtTable;
use crate::web::auth::visitor::Visitor;
use crate::web::components::qr::{Qr, of_address};
use crate::web::http::error::HttpError;
use crate::web::http::inputs::Inputs;
use crate::web::http::state::{App, Shared, run_query};
use crate::web::layout::page::{Page, answer, see_other};
use crate::web::pages::PageResult;
use crate::words::{Words, moment};

/// The lifetime of a code, in milliseconds.
const CODE_LIFETIME: i64 = 10 * 60 * 1000;

/// The query string after a device was removed.
pub const REMOVED: &str = "removed";

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
    /// Whether a device was just removed; it may still have a link.
    has_removed: bool,
}

/// A link to send or show.
pub struct Invitation {
    pub id: &'static str,
    /// The message of the heading.
    pub heading: &'static str,
    pub address: String,
    pub qr: Option<Qr>,
    /// A code to type instead, and where to type it.
    pub code: Option<(String, String)>,
}

impl Invitation {
    /// An invitation without a code.
    pub fn of(id: &'static str, heading: &'static str, address: String) -> Self {
        Self { id, heading, qr: of_address(&address), address, code: None }
    }
}

/// A device that has joined.
pub struct MemberRow {
    pub tag: String,
    pub name: String,
    pub detail: String,
    pub is_own: bool,
    /// The value of the field for the name, and its error.
    pub label: String,
    pub error: Option<String>,
    /// Whether `name` says that the device is the visitor's own.
    pub says_own: bool,
}

/// An invalid name of a device as it was typed, and why it is invalid.
pub struct InvalidLabel {
    tag: String,
    typed: String,
    why: Text,
}

/// `GET /t/{table}/share`
pub async fn show(app: Shared, allowed: Allowed<Owning>, request: HttpRequest) -> PageResult {
    let at = allowed.at_table(&app).await?;
    page(&app, &at, &request, Vec::new(), None).await
}

/// Whether a device was just removed.
pub fn has_removed(request: &HttpRequest) -> bool {
    request.query_string() == REMOVED
}

/// `POST /t/{table}/share`: makes or revokes links, or names or removes a device.
pub async fn change(app: Shared, allowed: Allowed<Owning>, request: HttpRequest, inputs: Inputs) -> PageResult {
    if !inputs.get("name").is_empty() {
        return name_device(&app, allowed, &request, &inputs).await;
    }
    let id = allowed.id;
    let device = inputs.get("remove").to_owned();
    if !device.is_empty() {
        if allowed.visitor.device.as_ref().map(DeviceId::tag).as_ref() != Some(&device) {
            run_query(&app, move |app| Ok(app.store().remove_member(id, &device)?)).await?;
        }
        return Ok(see_other(&format!("/t/{id}/share?{REMOVED}")));
    }
    let revoked = Role::parse(inputs.get("revoke"));
    let links = run_query(&app, move |app| make_links(app, id, revoked)).await?;
    let at = allowed.at_table(&app).await?;
    let base = app.base(&request);
    let host = |url: &str| url.split_once("://").map_or(url, |(_, host)| host).to_owned();
    let hosts = match app.name_beside(&base) {
        Some(name) => format!("{} ({})", host(&base), host(&name)),
        None => host(&base),
    };
    let invitations = links.into_iter().map(|(link, id, heading)| {
        let code = link.code.as_deref().map(|code| {
            let (first, second) = code.split_at(code.len() / 2);
            let how = at.words().say(&Text::new("share-type-code").with("host", hosts.as_str()));
            (format!("{first} {second}"), how)
        });
        Invitation { code, ..Invitation::of(id, heading, format!("{base}/j/{}", link.token.as_str())) }
    });
    page(&app, &at, &request, invitations.collect(), None).await
}

/// Names a device; an empty name removes its name.
async fn name_device(app: &Shared, allowed: Allowed<Owning>, request: &HttpRequest, inputs: &Inputs) -> PageResult {
    let (id, tag, typed) = (allowed.id, inputs.get("name").to_owned(), inputs.get("label").to_owned());
    let label = if typed.trim().is_empty() { Ok(String::new()) } else { clean_name(&typed) };
    match label {
        Ok(label) => {
            run_query(app, move |app| Ok(app.store().label_member(id, &tag, &label)?)).await?;
            Ok(see_other(&format!("/t/{id}/share")))
        }
        Err(why) => {
            let at = allowed.at_table(app).await?;
            page(app, &at, request, Vec::new(), Some(InvalidLabel { tag, typed, why })).await
        }
    }
}

/// Revokes the links of a role, and makes new links for scorers and spectators. A link for an owner is only made when
/// those were revoked, and has no code, which others could overhear.
fn make_links(
    app: &App,
    id: TableId,
    revoked: Option<Role>,
) -> Result<Vec<(Link, &'static str, &'static str)>, HttpError> {
    if let Some(role) = revoked {
        app.store().revoke_links(id, role)?;
    }
    let now = App::now();
    let made = LINKS.into_iter().filter(|(role, ..)| *role < Role::Owner || revoked == Some(Role::Owner));
    let made = made.map(|(role, id_on_page, heading)| {
        let code_until = (role < Role::Owner).then_some(now + CODE_LIFETIME);
        Ok((app.store().mint_link(id, role, now, code_until)?, id_on_page, heading))
    });
    made.collect()
}

async fn page(
    app: &Shared,
    at: &AtTable,
    request: &HttpRequest,
    invitations: Vec<Invitation>,
    invalid: Option<InvalidLabel>,
) -> PageResult {
    let id = at.id;
    let members = run_query(app, move |app| Ok(app.store().members(id)?)).await?;
    let members = member_rows(&at.visitor, &members, invalid.as_ref());
    let mut page = at.page(&Text::new("menu-share"), "/share");
    page.style = "tanto-more.css";
    page.is_error = invalid.is_some();
    let status = if page.is_error { StatusCode::UNPROCESSABLE_ENTITY } else { StatusCode::OK };
    let is_plain = !app.base(request).starts_with("https://");
    // The forms of that page are posted to the same address.
    let has_removed = invitations.is_empty() && invalid.is_none() && has_removed(request);
    answer(status, &SharePage { page, invitations, members, is_plain, has_removed })
}

pub fn member_rows(visitor: &Visitor, members: &[Member], invalid: Option<&InvalidLabel>) -> Vec<MemberRow> {
    let own = visitor.device.as_ref().map(DeviceId::tag);
    let invalid = |member: &Member| invalid.filter(|invalid| invalid.tag == member.tag);
    members.iter().map(|member| member_row(visitor.words, member, own.as_deref(), invalid(member))).collect()
}

fn member_row(words: Words, member: &Member, own: Option<&str>, invalid: Option<&InvalidLabel>) -> MemberRow {
    let role = words.plain(match member.role {
        Role::Spectator => "role-spectator",
        Role::Scorer => "role-scorer",
        Role::Owner => "role-owner",
    });
    let when = Arg::Verbatim(moment(words.language, member.joined_at, App::now()));
    let (is_own, is_named) = (own == Some(&member.tag), !member.label.is_empty());
    MemberRow {
        tag: member.tag.clone(),
        name: match (is_named, is_own) {
            (true, _) => member.label.clone(),
            (false, true) => words.plain("share-this-phone"),
            (false, false) => words.plain("share-a-phone"),
        },
        detail: words.say(&Text::new("share-joined").with("role", role.as_str()).with("when", when)),
        is_own,
        label: invalid.map_or(&member.label, |invalid| &invalid.typed).clone(),
        error: invalid.map(|invalid| words.say(&invalid.why)),
        says_own: is_own && !is_named,
    }
}
