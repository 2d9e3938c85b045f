//! Exporting a club as files that other programs read.

use crate::club::csv::Dialect;
use crate::i18n::number;
use crate::service::ClubFormat;
use crate::store::ClubId;
use crate::web::http::download::club_file;
use crate::web::pages::prelude::*;

#[derive(Template)]
#[template(path = "club/export.html")]
struct ExportPage {
    page: Page,
    id: ClubId,
}

/// `GET /c/{club}/export`
pub async fn show(access: ClubPageAccess<Watching>) -> PageResult {
    let visit = access.load().await?;
    answer_ok(&ExportPage { page: visit.page(&Message::new("menu-club-export"), "/export")?, id: visit.id })
}

/// `GET /c/{club}/export/{format}`: the file.
pub async fn download(
    access: ClubPageAccess<Watching>,
    request: HttpRequest,
    path: web::Path<(String, String)>,
) -> PageResult {
    let format = match ClubFormat::parse(&path.1).ok_or(HttpError::Missing)? {
        ClubFormat::Csv(_) => {
            let has_decimal_comma = number(access.visitor.localizer.language, "0.5").contains(',');
            ClubFormat::Csv(Dialect::Spreadsheet { has_decimal_comma })
        }
        format => format,
    };
    club_file(&access.app, &request, access.id, format).await
}
