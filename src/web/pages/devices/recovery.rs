//! The recovery link of a club, with which a device becomes an owner. The link is shown once, when it is made.

use super::confirm::{self, InvalidName, LinkMessages};
use crate::document::Arg;
use crate::i18n::moment;
use crate::store::{AccessChange, LinkKind, Recovery};
use crate::web::auth::{redirect_with_cookie, register_device};
use crate::web::components::recovery_notice::device_and_time;
use crate::web::components::sharing::Invitation;
use crate::web::pages::prelude::*;

#[derive(Template)]
#[template(path = "devices/recovery.html")]
struct RecoveryPage {
    page: Page,
    link: Option<Invitation>,
    /// When the current link was made.
    made: Option<String>,
    /// The devices that became owners with a link, and the times.
    uses: Vec<(String, String)>,
}

const MESSAGES: LinkMessages = LinkMessages { title: "recovery-title", does: "recovery-does", button: "recovery-use" };

/// `GET /c/{club}/recovery`
pub async fn show(access: ClubPageAccess<Owning>) -> PageResult {
    let visit = access.load().await?;
    page(visit, None).await
}

/// `POST /c/{club}/recovery`: makes a link, which replaces earlier ones, or revokes it.
pub async fn change(access: ClubPageAccess<Owning>, request: HttpRequest, inputs: Inputs) -> PageResult {
    let id = access.id;
    if inputs.get("do") == "revoke" {
        let revocation = AccessChange::RevokeLinks(id.into(), LinkKind::Recovery);
        run_query(&access.app, move |app| Ok(app.service.change_access([revocation])?)).await?;
        return Ok(see_other(&access.address("/recovery")));
    }
    let token = run_query(&access.app, move |app| Ok(app.service.renew_recovery(id, App::now())?)).await?;
    let address = format!("{}/r/{}", access.app.base(&request), token.as_str());
    let visit = access.load().await?;
    page(visit, Some(Invitation::of("link-recovery", "recovery-title", address))).await
}

async fn page(visit: ClubVisit, link: Option<Invitation>) -> PageResult {
    let id = visit.id;
    let Recovery { made_at, uses } = run_query(&visit.app, move |app| Ok(app.store().recovery(id)?)).await?;
    let localizer = visit.localizer();
    let made = made_at.map(|made_at| {
        let when = Arg::Verbatim(moment(localizer, made_at, App::now()));
        localizer.say(&Message::new("recovery-made").with("when", when))
    });
    let mut page = visit.page(&Message::new("recovery-title"), "/recovery")?;
    page.back = Some(visit.address("/share"));
    let uses = uses.iter().map(|used| device_and_time(localizer, used)).collect();
    answer_ok(&RecoveryPage { page, link, made, uses })
}

/// `GET /r/{token}`: what the link does. It reveals nothing about the club, because chat servers fetch links for previews.
pub async fn show_link(app: Shared, visitor: Visitor, token: web::Path<(String, String)>) -> PageResult {
    link_page(&app, &visitor, &token.1, None).await
}

/// `POST /r/{token}`: makes the device an owner of the club.
pub async fn take(app: Shared, visitor: Visitor, token: web::Path<(String, String)>, inputs: Inputs) -> PageResult {
    let (_, token) = token.into_inner();
    let typed = inputs.get("name").to_owned();
    let label = match clean_name(&typed) {
        Ok(label) => label,
        Err(why) => return link_page(&app, &visitor, &token, Some((typed, why))).await,
    };
    let (club, cookie) = run_query(&app, move |app| {
        app.store().recovers(&token)?.ok_or(HttpError::Missing)?;
        let (device, cookie) = register_device(app, &visitor)?;
        app.service.label_device(&device, &label)?;
        let club = app.service.recover(&token, &device, App::now())?.ok_or(HttpError::Missing)?;
        Ok((club, cookie))
    })
    .await?;
    Ok(redirect_with_cookie(format!("/c/{club}"), cookie))
}

async fn link_page(app: &Shared, visitor: &Visitor, token: &str, invalid: Option<InvalidName>) -> PageResult {
    let secret = token.to_owned();
    run_query(app, move |app| app.store().recovers(&secret)?.ok_or(HttpError::Missing)).await?;
    confirm::page(app, visitor, &format!("/r/{token}"), &MESSAGES, invalid).await
}
