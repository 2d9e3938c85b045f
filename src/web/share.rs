//! Inviting: links to score and to watch, who has joined, and showing somebody the door.

use actix_web::http::StatusCode;
use actix_web::http::header::LOCATION;
use actix_web::{HttpRequest, HttpResponse};
use askama::Template;

use super::access::{Allowed, Owning};
use super::app::{App, Shared, working};
use super::inputs::Inputs;
use super::page::{Page, TableFrame, answer};
use super::problem::Problem;
use super::qr::{Qr, of_address};
use crate::games::text::{Arg, Text};
use crate::store::{DeviceId, Link, Member, Role};
use crate::table::Table;
use crate::words::{Words, moment};

/// How long a code that is read out holds, in milliseconds.
const CODE_HOLDS: i64 = 10 * 60 * 1000;

#[derive(Template)]
#[template(path = "share.html")]
struct Sharing {
    page: Page,
    invitations: Vec<Invitation>,
    members: Vec<MemberRow>,
}

/// A link to hand on.
struct Invitation {
    id: &'static str,
    heading: &'static str,
    address: String,
    qr: Option<Qr>,
    code: String,
    type_code: String,
}

/// A device that has joined.
struct MemberRow {
    tag: String,
    name: String,
    detail: String,
    is_own: bool,
}

/// `GET /t/{table}/share`: who has joined, and the button that makes the links.
pub async fn show(app: Shared, allowed: Allowed<Owning>) -> Result<HttpResponse, Problem> {
    let id = allowed.id.clone();
    let (table, members) = working(&app, move |app| {
        let table = Table::load(&app.store, &id)?;
        Ok((table, app.store.members(&id)?))
    })
    .await?;
    drawn(&allowed, &table, &members, Vec::new())
}

/// `POST /t/{table}/share`: makes links, withdraws them, or removes a device.
pub async fn change(
    app: Shared,
    allowed: Allowed<Owning>,
    request: HttpRequest,
    inputs: Inputs,
) -> Result<HttpResponse, Problem> {
    let (id, device) = (allowed.id.clone(), inputs.get("remove").to_owned());
    let own = allowed.visitor.device.as_ref().map(DeviceId::tag);
    if !device.is_empty() {
        if own.as_ref() != Some(&device) {
            working(&app, move |app| Ok(app.store.remove_member(&id, &device)?)).await?;
        }
        let back = format!("/t/{}/share", allowed.id);
        return Ok(HttpResponse::SeeOther().insert_header((LOCATION, back)).finish());
    }
    let revoked = Role::parse(inputs.get("revoke")).filter(|role| *role < Role::Owner);
    let base = app.base(&request);
    let (table, members, links) = working(&app, move |app| {
        if let Some(role) = revoked {
            app.store.revoke_links(&id, role)?;
        }
        let now = App::now();
        let mint = |role| app.store.mint_link(&id, role, now, Some(now + CODE_HOLDS));
        let links = [mint(Role::Scorer)?, mint(Role::Spectator)?];
        let table = Table::load(&app.store, &id)?;
        Ok((table, app.store.members(&id)?, links))
    })
    .await?;
    let [score, watch] = links;
    let words = allowed.visitor.words;
    let invitations = vec![
        invitation(words, &base, ("link-score", "share-to-score"), &score),
        invitation(words, &base, ("link-watch", "share-to-watch"), &watch),
    ];
    drawn(&allowed, &table, &members, invitations)
}

fn invitation(words: Words, base: &str, (id, heading): (&'static str, &'static str), link: &Link) -> Invitation {
    let address = format!("{base}/j/{}", link.token.as_str());
    let code = link.code.as_deref().unwrap_or_default();
    let (first, second) = code.split_at(code.len() / 2);
    let host = base.split_once("://").map_or(base, |(_, host)| host);
    Invitation {
        id,
        heading,
        qr: of_address(&address),
        address,
        code: format!("{first} {second}"),
        type_code: words.say(&Text::new("share-type-code").with("host", host)),
    }
}

fn drawn(
    allowed: &Allowed<Owning>,
    table: &Table,
    members: &[Member],
    invitations: Vec<Invitation>,
) -> Result<HttpResponse, Problem> {
    let words = allowed.visitor.words;
    let frame = TableFrame::of(&allowed.id, table, allowed.role);
    let page = Page::at_table(&allowed.visitor, &Text::new("menu-share"), "/share", &frame);
    let own = allowed.visitor.device.as_ref().map(DeviceId::tag);
    let members = members.iter().map(|member| row(words, member, own.as_deref())).collect();
    answer(StatusCode::OK, &Sharing { page, invitations, members })
}

fn row(words: Words, member: &Member, own: Option<&str>) -> MemberRow {
    let role = words.plain(match member.role {
        Role::Spectator => "role-spectator",
        Role::Scorer => "role-scorer",
        Role::Owner => "role-owner",
    });
    let when = Arg::Verbatim(moment(words.language, member.joined_at, App::now()));
    MemberRow {
        tag: member.tag.clone(),
        name: if member.label.is_empty() { words.plain("share-a-phone") } else { member.label.clone() },
        detail: words.say(&Text::new("share-joined").with("role", role.as_str()).with("when", when)),
        is_own: own == Some(&member.tag),
    }
}
