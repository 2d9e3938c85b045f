//! A club as a file, sent while it is being written: whatever its size, a few tables of it are in memory, and no connection to
//! the database waits for a slow phone.

use std::io;

use actix_web::HttpResponse;
use actix_web::http::header::{CACHE_CONTROL, CONTENT_DISPOSITION, CONTENT_TYPE};
use actix_web::web::Bytes;
use futures_util::stream::unfold;

use crate::store::ClubId;
use crate::table::{ClubExport, ClubFormat, LoadError};
use crate::web::frame::app::{Shared, working};
use crate::web::frame::problem::Problem;

/// As much is sent at a time, in bytes.
const PART: usize = 64 * 1024;

/// Answers with a club in a format, as a file.
pub async fn club_file(app: &Shared, id: &ClubId, format: ClubFormat) -> Result<HttpResponse, Problem> {
    let of = id.clone();
    let begun = working(app, move |app| Ok(part(app.tables.export_club(&of, format)?)?)).await?;
    let parts = unfold((app.clone(), Some(Ok(begun))), |(app, ready)| async move {
        let (text, export) = match ready? {
            Ok((text, export)) => (text, export),
            Err(broken) => return Some((Err(broken), (app, None))),
        };
        if text.is_empty() {
            return None;
        }
        let next = working(&app, move |_| Ok(part(export)?)).await;
        Some((Ok(Bytes::from(text)), (app, Some(next.map_err(|_| io::Error::other("the club cannot be read"))))))
    });
    let (media, ending) = format.media();
    Ok(HttpResponse::Ok()
        .insert_header((CONTENT_TYPE, media))
        .insert_header((CONTENT_DISPOSITION, format!("attachment; filename=\"tanto-{id}.{ending}\"")))
        .insert_header((CACHE_CONTROL, "no-store"))
        .streaming(parts))
}

/// The next part of a club; empty behind the last one.
fn part(mut export: ClubExport) -> Result<(String, ClubExport), LoadError> {
    let mut part = String::new();
    while part.len() < PART {
        match export.next() {
            Some(piece) => part.push_str(&piece?),
            None => break,
        }
    }
    Ok((part, export))
}
