//! The picture of a finished table. Everyone at the table can see it; an owner can publish it at an address that opens
//! nothing else and can be withdrawn.

mod drawing;
mod hero;

use actix_web::HttpResponse;
use actix_web::http::header::{CACHE_CONTROL, CONTENT_TYPE};

use crate::i18n::{Language, date};
use crate::store::{AccessChange, LinkKind, TableId};
use crate::table::Table;
use crate::web::components::chart::{Chart, chart};
use crate::web::components::moments::{MomentView, moments};
use crate::web::components::scoreboard::{ScoreRow, final_rows};
use crate::web::components::table_texts::{game_of, who_won, won_at};
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
    /// For the previews of messengers, in the language in which the picture was published.
    title: String,
    /// The full address of the picture.
    image: String,
    marks: Vec<usize>,
    won: String,
    detail: String,
    scores: Vec<ScoreRow>,
    moments: Vec<MomentView>,
    chart: Option<Chart>,
    /// The name of the club.
    club: Option<String>,
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
    frame.has_more_style = true;
    let page = AtTablePage {
        page: frame,
        visit,
        title: who_won(&visit.state.replay, visit.localizer()).unwrap_or_default(),
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

/// `GET /p/{token}`: the result, with the metadata for link previews. It leads nowhere else, and says nothing about money.
pub async fn published(app: Shared, visitor: Visitor, request: HttpRequest, token: web::Path<String>) -> PageResult {
    let secret = token.to_string();
    let (table, language, club) = run_query(&app, move |app| {
        let (id, language) = shown(app, &secret)?;
        let club = app.service.load(app.service.club_of(id)?)?.name.clone();
        Ok((app.service.load(id)?, language, club))
    })
    .await?;
    let title = won_at(&table, language);
    svg(&table, language)?;
    let localizer = visitor.localizer.in_zone(table.time_zone);
    let formatter = localizer.for_table(table.replay.seats(), table.replay.measure());
    let heading = Message::new("plain-text").with("text", game_of(&table, localizer));
    let mut page = Page::new(&visitor, &heading, &format!("/p/{token}"))?;
    page.localizer = localizer;
    page.title = Some(title.clone());
    page.aside = date(localizer, table.opened_at);
    page.back = None;
    page.class = "won";
    page.has_more_style = true;
    page.seats = table.replay.people().all().count();
    let (standing, leaders) = (table.replay.standing(None), table.replay.leaders());
    let winner = standing.iter().find(|score| leaders.parties == 1 && score.people == leaders.people);
    let published = PublishedPage {
        image: format!("{}{}.png", app.base(&request), page.here),
        marks: winner.map(|score| table.replay.marks_of(score)).unwrap_or_default(),
        won: who_won(&table.replay, localizer).unwrap_or_default(),
        detail: drawing::detail(&table, localizer),
        scores: final_rows(&table.replay, &formatter, &[]),
        moments: moments(&table, localizer),
        chart: chart(&table.replay, &formatter, 196),
        club,
        title,
        page,
    };
    answer_ok(&published)
}

/// `GET /p/{token}.png`
pub async fn published_png(app: Shared, token: web::Path<String>) -> PageResult {
    let svg = load(&app, &token).await?;
    Ok(file("image/png", app.pictures.png(svg).await?))
}

/// `GET /p/{token}.svg`
pub async fn published_svg(app: Shared, token: web::Path<String>) -> PageResult {
    let svg = load(&app, &token).await?;
    Ok(file("image/svg+xml", svg))
}

/// The SVG of a published picture.
async fn load(app: &Shared, token: &str) -> Result<String, HttpError> {
    let token = token.to_owned();
    run_query(app, move |app| {
        let (id, language) = shown(app, &token)?;
        svg(&*app.service.load(id)?, language)
    })
    .await
}

/// The table of a published picture, and the language in which it was published.
fn shown(app: &App, token: &str) -> Result<(TableId, Localizer), HttpError> {
    let (id, tag) = app.store().published_picture(token)?.ok_or(HttpError::Missing)?;
    Ok((id, Localizer::new(Language::of_tag(&tag).unwrap_or(Language::En))))
}

/// The picture of a table. Before the game is over there is none.
fn svg(table: &Table, localizer: Localizer) -> Result<String, HttpError> {
    drawing::draw(table, localizer)?.ok_or(HttpError::Missing)
}

/// Caches must revalidate, because a picture changes with its table and can be withdrawn.
pub fn file(kind: &'static str, body: impl actix_web::body::MessageBody + 'static) -> HttpResponse {
    HttpResponse::Ok().insert_header((CONTENT_TYPE, kind)).insert_header((CACHE_CONTROL, "no-cache")).body(body)
}
