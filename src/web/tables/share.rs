//! Inviting: links to score and to watch, who has joined, and showing somebody the door.

use actix_web::http::StatusCode;
use actix_web::{HttpRequest, HttpResponse};
use askama::Template;

use crate::games::seats::clean_name;
use crate::games::text::{Arg, Text};
use crate::store::{DeviceId, Link, Member, Role, TableId};
use crate::web::frame::access::{Allowed, Owning};
use crate::web::frame::app::{App, Shared, working};
use crate::web::frame::at_table::AtTable;
use crate::web::frame::inputs::Inputs;
use crate::web::frame::page::{Page, answer, see_other};
use crate::web::frame::problem::Problem;
use crate::web::frame::qr::{Qr, of_address};
use crate::words::{Words, moment};

/// How long a code that is read out holds, in milliseconds.
const CODE_HOLDS: i64 = 10 * 60 * 1000;

#[derive(Template)]
#[template(path = "tables/share.html")]
struct Sharing {
    page: Page,
    invitations: Vec<Invitation>,
    members: Vec<MemberRow>,
    /// Whether phones come by plain http.
    is_plain: bool,
}

struct Invitation {
    id: &'static str,
    heading: &'static str,
    address: String,
    qr: Option<Qr>,
    /// What to type instead, and where.
    code: Option<(String, String)>,
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
    page(&app, &at, &app.base(&request), Vec::new(), None).await
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
    let id = allowed.id.clone();
    let device = inputs.get("remove").to_owned();
    if !device.is_empty() {
        if allowed.visitor.device.as_ref().map(DeviceId::tag).as_ref() != Some(&device) {
            working(&app, move |app| Ok(app.store().remove_member(&id, &device)?)).await?;
        }
        let back = format!("/t/{}/share", allowed.id);
        return Ok(see_other(&back));
    }
    let revoked = Role::parse(inputs.get("revoke")).filter(|role| *role < Role::Owner);
    let [score, watch] = working(&app, move |app| links(app, &id, revoked)).await?;
    let at = allowed.at_table(&app).await?;
    let base = app.base(&request);
    let host = |url: &str| url.split_once("://").map_or(url, |(_, host)| host).to_owned();
    let hosts = match app.name_beside(&base) {
        Some(name) => format!("{} ({})", host(&base), host(&name)),
        None => host(&base),
    };
    let invitations = vec![
        invitation(at.words(), (&base, &hosts), ("link-score", "share-to-score"), &score),
        invitation(at.words(), (&base, &hosts), ("link-watch", "share-to-watch"), &watch),
    ];
    page(&app, &at, &base, invitations, None).await
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
            return page(app, &at, &app.base(request), Vec::new(), Some(Misnamed { tag, typed, why })).await;
        }
    };
    let (id, back) = (allowed.id.clone(), format!("/t/{}/share", allowed.id));
    working(app, move |app| Ok(app.store().label_member(&id, &tag, &label)?)).await?;
    Ok(see_other(&back))
}

/// New links to score and to watch, after those of a role were revoked.
fn links(app: &App, id: &TableId, revoked: Option<Role>) -> Result<[Link; 2], Problem> {
    if let Some(role) = revoked {
        app.store().revoke_links(id, role)?;
    }
    let now = App::now();
    let mint = |role| app.store().mint_link(id, role, now, Some(now + CODE_HOLDS));
    Ok([mint(Role::Scorer)?, mint(Role::Spectator)?])
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
    Invitation { id, heading, qr: of_address(&address), address, code }
}

async fn page(
    app: &Shared,
    at: &AtTable,
    base: &str,
    invitations: Vec<Invitation>,
    misnamed: Option<Misnamed>,
) -> Result<HttpResponse, Problem> {
    let id = at.id.clone();
    let members = working(app, move |app| Ok(app.store().members(&id)?)).await?;
    let own = at.visitor.device.as_ref().map(DeviceId::tag);
    let known = members.iter().find(|member| own.as_ref() == Some(&member.tag));
    let own = known.and_then(|member| member.now.clone()).or(own);
    let wrong = |member: &Member| misnamed.as_ref().filter(|misnamed| misnamed.tag == member.tag);
    // A phone that has gone over to another address is there once.
    let members = members.iter().filter(|member| member.now.is_none());
    let members = members.map(|member| member_row(at.words(), member, own.as_deref(), wrong(member))).collect();
    let mut page = at.page(&Text::new("menu-share"), "/share");
    page.is_error = misnamed.is_some();
    let status = if page.is_error { StatusCode::UNPROCESSABLE_ENTITY } else { StatusCode::OK };
    answer(status, &Sharing { page, invitations, members, is_plain: !base.starts_with("https://") })
}

#[must_use]
pub fn member_row(words: Words, member: &Member, own: Option<&str>, misnamed: Option<&Misnamed>) -> MemberRow {
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
