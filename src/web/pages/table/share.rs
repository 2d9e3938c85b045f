//! Inviting: links to score and to watch, who has joined, and showing somebody the door.

use actix_web::http::StatusCode;
use actix_web::{HttpRequest, HttpResponse};
use askama::Template;

use crate::games::seats::clean_name;
use crate::games::text::{Arg, Text};
use crate::store::{DeviceId, Link, Member, Role, TableId};
use crate::web::auth::access::{Allowed, Owning};
use crate::web::auth::at_table::AtTable;
use crate::web::auth::visitor::Visitor;
use crate::web::components::qr::{Qr, of_address};
use crate::web::http::error::Problem;
use crate::web::http::inputs::Inputs;
use crate::web::http::state::{App, Shared, working};
use crate::web::layout::page::{Page, answer, see_other};
use crate::words::{Words, moment};

/// How long a code that is read out holds, in milliseconds.
const CODE_HOLDS: i64 = 10 * 60 * 1000;

#[derive(Template)]
#[template(path = "table/share.html")]
struct Sharing {
    page: Page,
    invitations: Vec<Invitation>,
    members: Vec<MemberRow>,
    /// Whether phones come by plain http.
    is_plain: bool,
    /// Whether a phone has just been removed, which may have a link still.
    has_removed: bool,
}

/// A link to be sent or shown.
pub struct Invitation {
    pub id: &'static str,
    /// The message that says what for.
    pub heading: &'static str,
    pub address: String,
    pub qr: Option<Qr>,
    /// What to type instead, and where.
    pub code: Option<(String, String)>,
}

impl Invitation {
    /// One without a code to type.
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
    /// What stands in the field for its name, and what is wrong with that.
    pub label: String,
    pub error: Option<String>,
    /// Whether its name says already that it is the visitor's.
    pub says_own: bool,
}

/// A name that a phone cannot have.
pub struct Misnamed {
    tag: String,
    typed: String,
    why: Text,
}

/// `GET /t/{table}/share`: who has joined, and the button that makes the links.
pub async fn show(app: Shared, allowed: Allowed<Owning>, request: HttpRequest) -> Result<HttpResponse, Problem> {
    let at = allowed.at_table(&app).await?;
    let shown = if has_removed(&request) { Shown::AfterRemoval } else { Shown::Links(Vec::new()) };
    page(&app, &at, &app.base(&request), shown).await
}

/// Whether the page follows on a phone that was removed.
pub fn has_removed(request: &HttpRequest) -> bool {
    request.query_string() == REMOVED
}

/// How an address ends behind which a phone was removed.
pub const REMOVED: &str = "removed";

/// What the page shows besides the phones.
enum Shown {
    Links(Vec<Invitation>),
    /// That a phone that was removed may have a link still.
    AfterRemoval,
    Misnamed(Misnamed),
}

/// `POST /t/{table}/share`: makes links, withdraws them, names a device, or removes one.
pub async fn change(
    app: Shared,
    allowed: Allowed<Owning>,
    request: HttpRequest,
    inputs: Inputs,
) -> Result<HttpResponse, Problem> {
    if !inputs.get("name").is_empty() {
        return named(&app, allowed, &request, &inputs).await;
    }
    let id = allowed.id;
    let device = inputs.get("remove").to_owned();
    if !device.is_empty() {
        if allowed.visitor.device.as_ref().map(DeviceId::tag).as_ref() != Some(&device) {
            working(&app, move |app| Ok(app.store().remove_member(id, &device)?)).await?;
        }
        let back = format!("/t/{}/share?{REMOVED}", allowed.id);
        return Ok(see_other(&back));
    }
    let revoked = Role::parse(inputs.get("revoke"));
    let links = working(&app, move |app| links(app, id, revoked)).await?;
    let at = allowed.at_table(&app).await?;
    let base = app.base(&request);
    let host = |url: &str| url.split_once("://").map_or(url, |(_, host)| host).to_owned();
    let hosts = match app.name_beside(&base) {
        Some(name) => format!("{} ({})", host(&base), host(&name)),
        None => host(&base),
    };
    let invitations = links.iter().map(|(link, named)| invitation(at.words(), (&base, &hosts), *named, link)).collect();
    page(&app, &at, &base, Shown::Links(invitations)).await
}

/// Calls a device by another name; by none where the field is empty.
async fn named(
    app: &Shared,
    allowed: Allowed<Owning>,
    request: &HttpRequest,
    inputs: &Inputs,
) -> Result<HttpResponse, Problem> {
    let (tag, typed) = (inputs.get("name").to_owned(), inputs.get("label").to_owned());
    let label = if typed.trim().is_empty() { Ok(String::new()) } else { clean_name(&typed) };
    let label = match label {
        Ok(label) => label,
        Err(why) => {
            let at = allowed.at_table(app).await?;
            let misnamed = Shown::Misnamed(Misnamed { tag, typed, why });
            return page(app, &at, &app.base(request), misnamed).await;
        }
    };
    let (id, back) = (allowed.id, format!("/t/{}/share", allowed.id));
    working(app, move |app| Ok(app.store().label_member(id, &tag, &label)?)).await?;
    Ok(see_other(&back))
}

/// The links that are made: of which role, the id on the page, and the heading.
const LINKS: [(Role, &str, &str); 3] = [
    (Role::Scorer, "link-score", "share-to-score"),
    (Role::Spectator, "link-watch", "share-to-watch"),
    (Role::Owner, "link-own", "share-to-own"),
];

/// A link with its id on the page and its heading.
type Named = (Link, (&'static str, &'static str));

/// New links to score and to watch, after those of a role were revoked; to manage where those were. That one is sent, and
/// has no code to be overheard.
fn links(app: &App, id: TableId, revoked: Option<Role>) -> Result<Vec<Named>, Problem> {
    if let Some(role) = revoked {
        app.store().revoke_links(id, role)?;
    }
    let now = App::now();
    let made = LINKS.iter().filter(|(role, ..)| *role < Role::Owner || revoked == Some(Role::Owner));
    let made = made.map(|(role, id_on_page, heading)| {
        let code_until = (*role < Role::Owner).then_some(now + CODE_HOLDS);
        Ok((app.store().mint_link(id, *role, now, code_until)?, (*id_on_page, *heading)))
    });
    made.collect()
}

fn invitation(
    words: Words,
    (base, hosts): (&str, &str),
    (id, heading): (&'static str, &'static str),
    link: &Link,
) -> Invitation {
    let address = format!("{base}/j/{}", link.token.as_str());
    let code = link.code.as_deref().map(|code| {
        let (first, second) = code.split_at(code.len() / 2);
        (format!("{first} {second}"), words.say(&Text::new("share-type-code").with("host", hosts)))
    });
    Invitation { code, ..Invitation::of(id, heading, address) }
}

async fn page(app: &Shared, at: &AtTable, base: &str, shown: Shown) -> Result<HttpResponse, Problem> {
    let has_removed = matches!(shown, Shown::AfterRemoval);
    let (invitations, misnamed) = match shown {
        Shown::Links(invitations) => (invitations, None),
        Shown::AfterRemoval => (Vec::new(), None),
        Shown::Misnamed(misnamed) => (Vec::new(), Some(misnamed)),
    };
    let id = at.id;
    let members = working(app, move |app| Ok(app.store().members(id)?)).await?;
    let members = member_rows(&at.visitor, &members, misnamed.as_ref());
    let mut page = at.page(&Text::new("menu-share"), "/share");
    page.style = "tanto-more.css";
    page.is_error = misnamed.is_some();
    let status = if page.is_error { StatusCode::UNPROCESSABLE_ENTITY } else { StatusCode::OK };
    let is_plain = !base.starts_with("https://");
    answer(status, &Sharing { page, invitations, members, is_plain, has_removed })
}

/// The devices that have joined, as a page shows them.
pub fn member_rows(visitor: &Visitor, members: &[Member], misnamed: Option<&Misnamed>) -> Vec<MemberRow> {
    let own = visitor.device.as_ref().map(DeviceId::tag);
    let wrong = |member: &Member| misnamed.filter(|misnamed| misnamed.tag == member.tag);
    members.iter().map(|member| member_row(visitor.words, member, own.as_deref(), wrong(member))).collect()
}

fn member_row(words: Words, member: &Member, own: Option<&str>, misnamed: Option<&Misnamed>) -> MemberRow {
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
        label: misnamed.map_or(&member.label, |misnamed| &misnamed.typed).clone(),
        error: misnamed.map(|misnamed| words.say(&misnamed.why)),
        says_own: is_own && !is_named,
    }
}
