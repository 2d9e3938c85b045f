//! Reports on a club: its settlement, its statistics and its export.

use actix_web::{HttpRequest, HttpResponse, web};
use serde::{Deserialize, Serialize};
use smol_str::ToSmolStr;
use utoipa::{IntoParams, ToSchema};

use super::body::invalid_field;
use super::error::ApiResult;
use super::extract::{AuthorizedClub, query};
use super::schema::{Amounts, StatisticsDocument};
use crate::club::settling::{self, settle};
use crate::club::statistics::Wanted;
use crate::games::node::Node;
use crate::games::text::{Arg, Text};
use crate::service::ClubFormat;
use crate::store::Which;
use crate::web::auth::access::Watching;
use crate::web::http::download::club_file;
use crate::web::http::state::Shared;

/// A proposal to settle a purse.
#[derive(Serialize, ToSchema)]
pub struct SettlementDocument {
    purse: String,
    payments: Vec<ProposedPayment>,
    /// The balances that remain after the payments; they sum to 0.
    #[schema(value_type = Amounts)]
    carried: Node,
    /// Whether this is proven to be the smallest possible number of payments.
    fewest: bool,
}

/// Who pays whom.
#[derive(Serialize, ToSchema)]
pub struct ProposedPayment {
    from: String,
    to: String,
    amount: String,
}

#[derive(Deserialize, IntoParams)]
pub struct SettlementQuery {
    /// A currency, or counters as `tresillo:tantos`
    #[param(value_type = String)]
    purse: Option<String>,
    /// A person through whom everything goes
    banker: Option<String>,
    /// Payments below it are left for another time
    at_least: Option<String>,
}

#[derive(Deserialize, IntoParams)]
pub struct StatisticsQuery {
    /// The game
    #[param(value_type = String)]
    game: Option<String>,
    /// One person alone
    person: Option<String>,
    /// Evenings from this day on
    from: Option<String>,
    /// Evenings up to this day
    to: Option<String>,
}

/// Proposes payments that clear a purse.
#[utoipa::path(
    get, path = "/api/v1/clubs/{token}/settlement",
    params(("token" = String, Path, description = "The token of any link to the club"), SettlementQuery),
    responses(
        (status = 200, description = "The payments", body = SettlementDocument),
        (status = 422, description = "No such purse, person or amount"),
    )
)]
pub async fn settlement(app: Shared, club: AuthorizedClub<Watching>, wanted: web::Query<SettlementQuery>) -> ApiResult {
    let settled = query(&app, move |app| {
        let state = club.club(app)?;
        let SettlementQuery { purse, banker, at_least } = &*wanted;
        let options = settling::SettlementRequest {
            purse: purse.as_deref(),
            banker: banker.as_deref(),
            at_least: at_least.as_deref(),
        };
        Ok(settle(&state, &app.service.ledger(club.id, &state)?, options)?)
    })
    .await?;
    let purse = settled.purse;
    let payment = |payment: &settling::Proposal| ProposedPayment {
        from: payment.from.to_string(),
        to: payment.to.to_string(),
        amount: purse.print(payment.amount),
    };
    let carried =
        settled.carried.iter().map(|(person, amount)| (person.to_smolstr(), Node::from(purse.print(*amount))));
    Ok(HttpResponse::Ok().json(SettlementDocument {
        purse: purse.name(),
        payments: settled.payments.iter().map(payment).collect(),
        carried: Node::Map(carried.collect()),
        fewest: settled.fewest,
    }))
}

/// Reads the statistics of a game.
#[utoipa::path(
    get, path = "/api/v1/clubs/{token}/statistics",
    params(("token" = String, Path, description = "The token of any link to the club"), StatisticsQuery),
    responses(
        (status = 200, description = "The statistics", body = StatisticsDocument),
        (status = 422, description = "No game, or no such game, person or day"),
    )
)]
pub async fn show(app: Shared, club: AuthorizedClub<Watching>, wanted: web::Query<StatisticsQuery>) -> ApiResult {
    let statistics = query(&app, move |app| {
        let state = club.club(app)?;
        let StatisticsQuery { game, person, from, to } = &*wanted;
        let days = (from.as_deref(), to.as_deref());
        let wanted = Wanted::read(&state, game.as_deref(), person.as_deref(), days)?;
        let which = Which { game: game.clone(), from: from.clone(), to: to.clone(), ..Which::default() };
        let evenings = app.service.evenings(club.id, &which)?;
        Ok(app.service.statistics(club.id, &wanted, &evenings)?)
    });
    Ok(HttpResponse::Ok().json(statistics.await?))
}

#[derive(Deserialize, IntoParams)]
pub struct ClubExportQuery {
    /// `csv`, `hledger` or `beancount`; by default the document
    format: Option<String>,
}

/// Exports the whole club as a document for `tanto import`, as CSV of every play, or its ledger as a journal.
#[utoipa::path(
    get, path = "/api/v1/clubs/{token}/export",
    params(("token" = String, Path, description = "The token of any link to the club"), ClubExportQuery),
    responses(
        (status = 200, description = "The club as `tanto-club/1`, or in the requested format", body = String),
        (status = 422, description = "No such format"),
        (status = 429, description = "Too many exports at once"),
    )
)]
pub async fn export(
    app: Shared,
    request: HttpRequest,
    club: AuthorizedClub<Watching>,
    wanted: web::Query<ClubExportQuery>,
) -> ApiResult {
    let format = wanted.format.as_deref().map_or(Some(ClubFormat::Document), ClubFormat::parse);
    let Some(format) = format else {
        let all = ClubFormat::ALL.map(ClubFormat::name).join(", ");
        return Err(invalid_field("format", Text::new("field-choice").with("allowed", Arg::Verbatim(all))));
    };
    Ok(club_file(&app, &request, club.id, format).await?)
}
