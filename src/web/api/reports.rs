//! Reports on a club: its settlement, its statistics and its export.

use std::collections::BTreeSet;

use serde::Serialize;

use super::prelude::*;
use super::tables::table_line;
use crate::club::settlement::{Proposal, SettlementRequest, settle};
use crate::club::statistics::{Statistics, StatisticsRequest, TableResults, Taker};
use crate::club::together::{Pair, Partnership, pairs, partnerships};
use crate::club::{PersonId, Purse, zone};
use crate::document::Arg;
use crate::service::ClubFormat;
use crate::web::http::download::club_file;

#[derive(Deserialize)]
pub struct StatisticsQuery {
    /// The game
    game: Option<String>,
    /// The game that was played on a sheet for any other game
    name: Option<String>,
    /// One person alone
    person: Option<String>,
    /// Tables from this day on
    from: Option<String>,
    /// Tables up to this day
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

/// Reads an evening: the tables of a day that are over, who played, and what each person is owed for it, without what was paid.
pub async fn evening(club: ClubApiAccess<Watching>) -> ApiResult {
    let (id, day) = (club.id, club.part("day", zone::read_date)?);
    club.query(move |app, club| {
        let tables = app.service.evening(id, day)?;
        if tables.is_empty() {
            return Err(HttpError::Missing);
        }
        let people: BTreeSet<PersonId> = tables.iter().flat_map(|one| &one.results).map(|one| one.person).collect();
        let dues = |(purse, dues): (Purse, Vec<(PersonId, i64)>)| {
            let dues = dues.iter().map(|(person, amount)| (person.to_smolstr(), Value::from(purse.print(*amount))));
            Value::of([("purse", purse.name().into()), ("dues", Value::Map(dues.collect()))])
        };
        let purses = app.service.ledger(id, club)?.dues_of(day);
        let answer = Value::of([
            ("day", day.to_string().into()),
            ("tables", tables.iter().map(table_line).collect()),
            ("people", people.iter().map(|person| Value::from(person.to_string())).collect()),
            ("purses", purses.into_iter().map(dues).collect()),
        ]);
        Ok(Written::of(&answer)?.at(club.version))
    })
    .await
}

/// Reads the statistics of a game.
pub async fn show(club: ClubApiAccess<Watching>, query: web::Query<StatisticsQuery>) -> ApiResult {
    let id = club.id;
    club.query_with_permit(move |app, club| {
        let StatisticsQuery { game, name, person, from, to } = &*query;
        let wanted = StatisticsRequest::read(
            club,
            (game.as_deref(), name.as_deref()),
            person.as_deref(),
            (from.as_deref(), to.as_deref()),
        )?;
        let tables = app.service.table_results(id, &wanted.filter)?;
        let is_counted = |one: &&TableResults| one.table.summary.is_played() && wanted.played.is_at(&one.table);
        let over: Vec<&TableResults> = tables.iter().filter(is_counted).collect();
        let kinds = &wanted.played.game.kinds;
        let has_partners = kinds.contracts.as_ref().is_some_and(|contracts| contracts.partner.is_some());
        let has_takers = has_partners && !kinds.counts.is_empty();
        let mut statistics = app.service.statistics(club, &wanted, &tables)?;
        let taker = has_takers.then(|| std::mem::take(&mut statistics.takers));
        let pairs = pairs(wanted.person, &over, &statistics.partnered);
        let partners = partnerships(wanted.person, &over, &statistics.partnered);
        Written::of(&Report { statistics, pairs, partners, taker })
    })
    .await
}

/// The statistics of a game as programs get them.
#[derive(Serialize)]
struct Report {
    #[serde(flatten)]
    statistics: Statistics,
    pairs: Vec<Pair>,
    partners: Vec<Partnership>,
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
