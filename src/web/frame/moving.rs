//! The way over from an address of before. Cookies belong to an address, so the device says here who it was, and is greeted
//! there as a new one that may do the same.

use actix_web::http::header::LOCATION;
use actix_web::{HttpResponse, web};
use percent_encoding::{NON_ALPHANUMERIC, utf8_percent_encode};
use serde::Deserialize;

use crate::web::frame::app::{App, Shared, working};
use crate::web::frame::page::see_other;
use crate::web::frame::preferences::local;
use crate::web::frame::problem::Problem;
use crate::web::frame::visitor::{Visitor, greeted};

#[derive(Deserialize)]
pub struct Way {
    /// The page that is shown at its end.
    #[serde(default)]
    to: String,
}

/// `GET /over`: leaves, with a ticket that is good once.
pub async fn leave(app: Shared, visitor: Visitor, way: web::Query<Way>) -> Result<HttpResponse, Problem> {
    let address = visitor.moved.as_deref().ok_or(Problem::Missing)?;
    let to = local(&way.to);
    let Some(device) = visitor.device.clone() else { return Ok(see_other(&format!("{address}{to}"))) };
    let ticket = working(&app, move |app| app.tickets.give(app.store(), device, App::now())).await?;
    let to = utf8_percent_encode(to, NON_ALPHANUMERIC);
    Ok(see_other(&format!("{address}/over/{ticket}?to={to}")))
}

/// `GET /over/{ticket}`: arrives, and goes on to the page. Whoever is known here keeps what he may, too, so that nobody
/// becomes somebody else with a ticket that another sends him.
pub async fn arrive(
    app: Shared,
    visitor: Visitor,
    ticket: web::Path<String>,
    way: web::Query<Way>,
) -> Result<HttpResponse, Problem> {
    let mut answer = HttpResponse::SeeOther();
    answer.insert_header((LOCATION, local(&way.to)));
    let cookie = working(&app, move |app| {
        let Some(before) = app.tickets.take(app.store(), &ticket, App::now())? else { return Ok(None) };
        let (device, cookie) = greeted(app, &visitor)?;
        app.store().take_over(&before, &device, App::now())?;
        Ok(cookie)
    })
    .await?;
    if let Some(cookie) = cookie {
        answer.cookie(cookie);
    }
    Ok(answer.finish())
}
