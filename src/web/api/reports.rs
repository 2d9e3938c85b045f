//! Reports on a club: its settlement, its statistics and its export.

use serde::Serialize;

use super::prelude::*;
use crate::club::settlement::{Proposal, SettlementRequest, settle};
use crate::club::statistics::{Evening, Pair, Statistics, StatisticsRequest, Taker, pairs};
use crate::document::Arg;
use crate::service::ClubFormat;
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
pub async fn settlement(club: ClubApiAccess<Watching>, wanted: web::Query<SettlementRequest>) -> ApiResult {
    let id = club.id;
    club.query(move |app, club| {
        let settled = settle(club, &app.service.ledger(id, club)?, &wanted)?;
        let purse = settled.purse;
        let payment = |payment: &Proposal| {
            let [from, to] = [payment.from, payment.to].map(|person| person.to_string().into());
            Value::of([("from", from), ("to", to), ("amount", purse.print(payment.amount).into())])
        };
        let carried =
            settled.carried.iter().map(|(person, amount)| (person.to_smolstr(), Value::from(purse.print(*amount))));
        let answer = Value::of([
            ("purse", purse.name().into()),
            ("payments", settled.payments.iter().map(payment).collect()),
            ("carried", Value::Map(carried.collect())),
            ("fewest", settled.fewest.into()),
        ]);
        Ok(Written::of(&answer)?.at(club.version))
    })
    .await
}

/// Reads the statistics of a game.
pub async fn show(club: ClubApiAccess<Watching>, query: web::Query<StatisticsQuery>) -> ApiResult {
    let id = club.id;
    club.query_with_permit(move |app, club| {
        let StatisticsQuery { game, person, from, to } = &*query;
        let wanted =
            StatisticsRequest::read(club, game.as_deref(), person.as_deref(), (from.as_deref(), to.as_deref()))?;
        let evenings = app.service.evenings(id, &wanted.filter)?;
        let over: Vec<&Evening> = evenings.iter().filter(|evening| evening.table.summary.is_played()).collect();
        let kinds = &wanted.game.kinds;
        let has_partners = kinds.contracts.as_ref().is_some_and(|contracts| contracts.partner.is_some());
        let has_takers = has_partners && !kinds.counts.is_empty();
        let mut statistics = app.service.statistics(club, &wanted, &evenings)?;
        let taker = has_takers.then(|| std::mem::take(&mut statistics.takers));
        Written::of(&Report { pairs: pairs(wanted.person, &over), taker, statistics })
    })
    .await
}

/// The statistics of a game as programs get them.
#[derive(Serialize)]
struct Report {
    #[serde(flatten)]
    statistics: Statistics,
    pairs: Vec<Pair>,
    /// Only for games that count something of players who may call a partner.
    #[serde(skip_serializing_if = "Option::is_none")]
    taker: Option<Vec<Taker>>,
}

#[derive(Deserialize)]
pub struct ClubExportQuery {
    /// `csv`, `hledger` or `beancount`; by default the document
    format: Option<String>,
}

/// Exports the whole club as a document for `tanto import`, as CSV of every play, or its ledger as a journal.
pub async fn export(club: ClubApiAccess<Watching>, wanted: web::Query<ClubExportQuery>) -> ApiResult {
    let format = wanted.format.as_deref().map_or(Some(ClubFormat::Document), ClubFormat::parse);
    let Some(format) = format else {
        let all = ClubFormat::ALL.map(ClubFormat::name).join(", ");
        return Err(
            CommandError::field("format", Message::new("field-choice").with("allowed", Arg::Verbatim(all))).into()
        );
    };
    club_file(&club.app, &club.request, club.id, format).await
}
