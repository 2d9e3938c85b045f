//! Exporting a club as files that other programs read.

use actix_web::http::StatusCode;
use actix_web::{HttpRequest, HttpResponse, web};
use askama::Template;

use crate::games::text::Text;
use crate::service::ClubFormat;
use crate::store::ClubId;
use crate::web::auth::access::{Allowed, Watching};
use crate::web::http::download::club_file;
use crate::web::http::error::HttpError;
use crate::web::http::state::Shared;
use crate::web::layout::page::{Page, answer};

#[derive(Template)]
#[template(path = "club/export.html")]
struct ExportPage {
    page: Page,
    files: Vec<FileRow>,
}

struct FileRow {
    href: String,
    name: &'static str,
    /// The id of the message that describes it.
    description: &'static str,
}

/// `GET /c/{club}/export`
pub async fn show(app: Shared, member: Allowed<Watching, ClubId>) -> Result<HttpResponse, HttpError> {
    let at = member.at_club(&app).await?;
    let row = |format: ClubFormat| {
        let (name, description) = match format.name() {
            "json" => ("Tanto (JSON)", "export-document"),
            "csv" => ("CSV", "export-csv"),
            "hledger" => ("hledger", "export-journal"),
            _ => ("Beancount", "export-journal"),
        };
        FileRow { href: at.address(&format!("/export/{}", format.name())), name, description }
    };
    let page = at.page(&Text::new("menu-club-export"), "/export");
    answer(StatusCode::OK, &ExportPage { page, files: ClubFormat::ALL.into_iter().map(row).collect() })
}

/// `GET /c/{club}/export/{format}`: the file.
pub async fn download(
    app: Shared,
    request: HttpRequest,
    member: Allowed<Watching, ClubId>,
    path: web::Path<(String, String)>,
) -> Result<HttpResponse, HttpError> {
    let format = ClubFormat::parse(&path.1).ok_or(HttpError::Missing)?;
    club_file(&app, &request, member.id, format).await
}
