//! A club's recovery link: shown once, renewed and withdrawn; and the phone that comes with it.

use actix_web::http::StatusCode;
use actix_web::{HttpRequest, HttpResponse, web};
use askama::Template;

use super::confirm::{self, Deed};
use crate::games::seats::clean_name;
use crate::games::text::{Arg, Text};
use crate::store::{ClubId, Recovery};
use crate::web::auth::access::{Allowed, Owning};
use crate::web::auth::at_club::AtClub;
use crate::web::auth::visitor::{Visitor, going_to, greeted};
use crate::web::components::recovery_notice::device_and_time;
use crate::web::http::error::Problem;
use crate::web::http::inputs::Inputs;
use crate::web::http::state::{App, Shared, working};
use crate::web::layout::page::{Page, answer, see_other};
use crate::web::pages::table::share::Invitation;
use crate::words::moment;

#[derive(Template)]
#[template(path = "devices/recovery.html")]
struct RecoveryPage {
    page: Page,
    link: Option<Invitation>,
    /// When the link was made that opens the club.
    made: Option<String>,
    /// Which phones became owners with one, and when.
    uses: Vec<(String, String)>,
}

const DEED: Deed = Deed { title: "recovery-title", does: "recovery-does", button: "recovery-use" };

/// `GET /c/{club}/recovery`
pub async fn show(app: Shared, member: Allowed<Owning, ClubId>) -> Result<HttpResponse, Problem> {
    let at = member.at_club(&app).await?;
    page(&app, at, None).await
}

/// `POST /c/{club}/recovery`: makes a link in the place of those before, or withdraws it.
pub async fn change(
    app: Shared,
    member: Allowed<Owning, ClubId>,
    request: HttpRequest,
    inputs: Inputs,
) -> Result<HttpResponse, Problem> {
    let id = member.id;
    if inputs.get("do") == "revoke" {
        working(&app, move |app| Ok(app.store().revoke_recovery(id)?)).await?;
        return Ok(see_other(&format!("/c/{}/recovery", member.id)));
    }
    let token = working(&app, move |app| Ok(app.store().renew_recovery(id, App::now())?)).await?;
    let address = format!("{}/r/{}", app.base(&request), token.as_str());
    let at = member.at_club(&app).await?;
    page(&app, at, Some(Invitation::of("link-recovery", "recovery-title", address))).await
}

async fn page(app: &Shared, at: AtClub, link: Option<Invitation>) -> Result<HttpResponse, Problem> {
    let id = at.id;
    let Recovery { made_at, uses } = working(app, move |app| Ok(app.store().recovery(id)?)).await?;
    let words = at.words();
    let made = made_at.map(|made_at| {
        let when = Arg::Verbatim(moment(words.language, made_at, App::now()));
        words.say(&Text::new("recovery-made").with("when", when))
    });
    let mut page = at.page(&Text::new("recovery-title"), "/recovery");
    page.back = Some(at.address("/share"));
    let uses = uses.iter().map(|used| device_and_time(words, used)).collect();
    answer(StatusCode::OK, &RecoveryPage { page, link, made, uses })
}

/// `GET /r/{token}`: what the link does. It says nothing of the club: previews of links are made by strangers.
pub async fn opened(
    app: Shared,
    visitor: Visitor,
    token: web::Path<(String, String)>,
) -> Result<HttpResponse, Problem> {
    let (_, token) = token.into_inner();
    is_open(&app, &token).await?;
    confirm::page(&app, &visitor, (&format!("/r/{token}"), &DEED), None).await
}

/// `POST /r/{token}`: makes this phone an owner of the club.
pub async fn take(
    app: Shared,
    visitor: Visitor,
    token: web::Path<(String, String)>,
    inputs: Inputs,
) -> Result<HttpResponse, Problem> {
    let (_, token) = token.into_inner();
    is_open(&app, &token).await?;
    let typed = inputs.get("name").to_owned();
    let label = match clean_name(&typed) {
        Ok(label) => label,
        Err(why) => return confirm::page(&app, &visitor, (&format!("/r/{token}"), &DEED), Some((typed, why))).await,
    };
    let (club, cookie) = working(&app, move |app| {
        let (device, cookie) = greeted(app, &visitor)?;
        app.store().label_device(&device, &label)?;
        let club = app.store().recover(&token, &device, App::now())?.ok_or(Problem::Missing)?;
        Ok((club, cookie))
    })
    .await?;
    Ok(going_to(format!("/c/{club}"), cookie))
}

async fn is_open(app: &Shared, token: &str) -> Result<(), Problem> {
    let token = token.to_owned();
    working(app, move |app| app.store().recovers(&token)?.map(|_| ()).ok_or(Problem::Missing)).await
}
