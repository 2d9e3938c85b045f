//! Reports on a club: its settlement, its statistics and its export.

use actix_web::web;

use super::prelude::*;
use crate::club::settling::{Proposal, SettlementRequest, settle};
use crate::club::statistics::Wanted;
use crate::games::text::Arg;
use crate::service::ClubFormat;
use crate::store::Which;
use crate::web::http::download::club_file;

#[derive(Deserialize)]
pub struct StatisticsQuery {
    /// The game
    game: Option<String>,
    /// One person alone
    person: Option<String>,
    /// Evenings from this day on
    from: Option<String>,
    /// Evenings up to this day
    to: Option<String>,
}

/// Proposes payments that clear a purse.
pub async fn settlement(club: AuthorizedClub<Watching>, wanted: web::Query<SettlementRequest>) -> ApiResult {
    let id = club.id;
    let settled = club.query(move |app, club| Ok(settle(club, &app.service.ledger(id, club)?, &wanted)?)).await?;
    let purse = settled.purse;
    let payment = |payment: &Proposal| {
        let [from, to] = [payment.from, payment.to].map(|person| person.to_string().into());
        Node::of([("from", from), ("to", to), ("amount", purse.print(payment.amount).into())])
    };
    let carried =
        settled.carried.iter().map(|(person, amount)| (person.to_smolstr(), Node::from(purse.print(*amount))));
    Ok(HttpResponse::Ok().json(Node::of([
        ("purse", purse.name().into()),
        ("payments", settled.payments.iter().map(payment).collect()),
        ("carried", Node::Map(carried.collect())),
        ("fewest", settled.fewest.into()),
    ])))
}

/// Reads the statistics of a game.
pub async fn show(club: AuthorizedClub<Watching>, wanted: web::Query<StatisticsQuery>) -> ApiResult {
    let id = club.id;
    let statistics = club.query(move |app, club| {
        let StatisticsQuery { game, person, from, to } = &*wanted;
        let days = (from.as_deref(), to.as_deref());
        let wanted = Wanted::read(club, game.as_deref(), person.as_deref(), days)?;
        let which = Which { game: game.clone(), from: from.clone(), to: to.clone(), ..Which::default() };
        let evenings = app.service.evenings(id, &which)?;
        Ok(app.service.statistics(id, &wanted, &evenings)?)
    });
    Ok(HttpResponse::Ok().json(statistics.await?))
}

#[derive(Deserialize)]
pub struct ClubExportQuery {
    /// `csv`, `hledger` or `beancount`; by default the document
    format: Option<String>,
}

/// Exports the whole club as a document for `tanto import`, as CSV of every play, or its ledger as a journal.
pub async fn export(club: AuthorizedClub<Watching>, wanted: web::Query<ClubExportQuery>) -> ApiResult {
    let format = wanted.format.as_deref().map_or(Some(ClubFormat::Document), ClubFormat::parse);
    let Some(format) = format else {
        let all = ClubFormat::ALL.map(ClubFormat::name).join(", ");
        return Err(CommandError::field("format", Text::new("field-choice").with("allowed", Arg::Verbatim(all))).into());
    };
    club_file(&club.app, &club.request, club.id, format).await
}
