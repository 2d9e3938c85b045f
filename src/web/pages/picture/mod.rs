//! The picture of a finished table. Everyone at the table can see it; an owner can publish it at an address that opens
//! nothing else and can be withdrawn.

mod drawing;
mod hero;

use actix_web::HttpResponse;
use actix_web::http::header::{CACHE_CONTROL, CONTENT_TYPE};

use crate::i18n::Language;
use crate::store::{AccessChange, LinkKind};
use crate::table::Table;
use crate::web::pages::prelude::*;

#[derive(Template)]
#[template(path = "picture/at_table.html")]
struct AtTablePage<'a> {
    page: Page,
    visit: &'a TableVisit,
    title: String,
    /// The public address, if it was just created.
    link: Option<String>,
    /// Whether the picture is published.
    is_published: bool,
}

#[derive(Template)]
#[template(path = "picture/published.html")]
struct PublishedPage {
    page: Page,
    title: String,
    /// The full address of the picture.
    image: String,
}

/// `GET /t/{table}/picture`: the picture, and the buttons to publish and withdraw it.
pub async fn show(access: PageAccess<Watching>) -> PageResult {
    page(&access.load().await?, None).await
}

/// `POST /t/{table}/picture`: publishes the picture, or withdraws all its public addresses.
pub async fn change(access: PageAccess<Owning>, request: HttpRequest, inputs: Inputs) -> PageResult {
    let (id, language) = (access.id, access.visitor.localizer.language);
    if inputs.get("do") == "withdraw" {
        let withdrawal = AccessChange::RevokeLinks(id.into(), LinkKind::Picture);
        run_query(&access.app, move |app| Ok(app.service.change_access([withdrawal])?)).await?;
        return Ok(see_other(&access.address("/picture")));
    }
    let visit = access.load().await?;
    // A picture that cannot be drawn is not published.
    svg(&visit.state, visit.localizer())?;
    let token =
        run_query(&visit.app, move |app| Ok(app.service.publish_picture(id, language.tag(), App::now())?)).await?;
    let link = format!("{}/p/{}", visit.app.base(&request), token.as_str());
    page(&visit, Some(link)).await
}

async fn page(visit: &TableVisit, link: Option<String>) -> PageResult {
    svg(&visit.state, visit.localizer())?;
    let id = visit.id;
    let published = run_query(&visit.app, move |app| Ok(app.store().count_pictures(id)?)).await?;
    let mut frame = visit.page(&Message::new("picture-heading"), "/picture")?;
    frame.style = "tanto-more.css";
    let page = AtTablePage {
        page: frame,
        visit,
        title: drawing::title(&visit.state, visit.localizer()),
        is_published: published > 0,
        link,
    };
    answer_ok(&page)
}

/// `GET /t/{table}/picture.png`
pub async fn of_table(access: PageAccess<Watching>) -> PageResult {
    let visit = access.load().await?;
    Ok(file("image/png", visit.app.pictures.png(svg(&visit.state, visit.localizer())?).await?))
}

/// `GET /p/{token}`: the page of a published picture, with the metadata for link previews.
pub async fn published(app: Shared, visitor: Visitor, request: HttpRequest, token: web::Path<String>) -> PageResult {
    let (title, _) = load(&app, &token).await?;
    let heading = Message::new("plain-text").with("text", title.as_str());
    let mut page = Page::new(&visitor, &heading, &format!("/p/{token}"))?;
    page.back = None;
    page.style = "tanto-more.css";
    let image = format!("{}{}.png", app.base(&request), page.here);
    answer_ok(&PublishedPage { page, title, image })
}

/// `GET /p/{token}.png`
pub async fn published_png(app: Shared, token: web::Path<String>) -> PageResult {
    let (_, svg) = load(&app, &token).await?;
    Ok(file("image/png", app.pictures.png(svg).await?))
}

/// `GET /p/{token}.svg`
pub async fn published_svg(app: Shared, token: web::Path<String>) -> PageResult {
    let (_, svg) = load(&app, &token).await?;
    Ok(file("image/svg+xml", svg))
}

/// The title and the SVG of a published picture.
async fn load(app: &Shared, token: &str) -> Result<(String, String), HttpError> {
    let token = token.to_owned();
    run_query(app, move |app| {
        let (id, tag) = app.store().published_picture(&token)?.ok_or(HttpError::Missing)?;
        let localizer = Localizer::new(Language::of_tag(&tag).unwrap_or(Language::En));
        let table = app.service.load(id)?;
        Ok((drawing::title(&table, localizer), svg(&table, localizer)?))
    })
    .await
}

/// The picture of a table. Before the game is over there is none.
fn svg(table: &Table, localizer: Localizer) -> Result<String, HttpError> {
    drawing::draw(table, localizer)?.ok_or(HttpError::Missing)
}

/// Caches must revalidate, because a picture changes with its table and can be withdrawn.
fn file(kind: &'static str, body: impl actix_web::body::MessageBody + 'static) -> HttpResponse {
    HttpResponse::Ok().insert_header((CONTENT_TYPE, kind)).insert_header((CACHE_CONTROL, "no-cache")).body(body)
}
