//! The live page: the scores, the last hand, and what the next deal needs.

use super::bid::{bid_form, bid_text};
use super::spectator::dealer_and_leader;
use crate::document::Deal;
use crate::games::{Field, Measure, NextDeal};
use crate::table::payable;
use crate::web::auth::{FIGURES, figures, persistent_cookie};
use crate::web::components::chart::{Chart, chart};
use crate::web::components::money_board::{MoneyBoard, in_money};
use crate::web::components::payments::grouped;
use crate::web::components::pots::{PotView, pots};
use crate::web::components::recovery_notice;
use crate::web::components::rubber::{self, Rubber};
use crate::web::components::scoreboard::{Presence, ScoreRow, rows_before, spoken, standing};
use crate::web::components::seat_texts::{ToldChange, told};
use crate::web::components::table_texts::{aim, aside, heading};
use crate::web::event_stream::stream;
use crate::web::pages::prelude::*;
use crate::web::pages::settlement::ClubDebts;

#[derive(Template)]
#[template(path = "table/live.html")]
struct LivePage<'a> {
    page: Page,
    visit: &'a TableVisit,
    scores: Vec<ScoreRow>,
    /// That the fewest win, and what ends the game.
    aim: Option<(String, Option<String>)>,
    pots: Vec<PotView>,
    in_play: Option<String>,
    /// The dealer and the player who leads.
    deal: String,
    /// Whether the visitor deals the next hand.
    is_own_deal: bool,
    /// Sentences about the deal that are less important.
    facts: Vec<String>,
    quick: Option<FormView<'a>>,
    /// Whether the board is in money, and how the switch names that money; `None` where there is none.
    figures: Option<(bool, String)>,
    /// The rows that say more than the tiles of `quick`: who has left, who has scored what in a seat that changed hands, and
    /// money.
    beyond_tiles: Vec<ScoreRow>,
    bids: FormView<'a>,
    bid: String,
    /// The number of the hand that the visitor has just saved.
    saved: Option<u32>,
    /// The changes of the seats since the last hand.
    seats: Vec<ToldChange>,
    /// Why the next hand cannot be dealt.
    wrong_players: Option<String>,
    chart: Option<Chart>,
    rubber: Option<Rubber>,
}

impl LivePage<'_> {
    /// That someone is entering the next hand, on a device of theirs or on an unknown one. The script fills in the number.
    fn entering(&self, name: &str) -> String {
        let text = Message::new(if name.is_empty() { "live-entering-unnamed" } else { "live-entering" });
        self.visit.localizer().say(&text.with("name", name).with("number", "{n}"))
    }

    /// The number of a hand and the time, or that it is saved.
    fn caption(&self, number: u32) -> String {
        let say = |id: &'static str| self.visit.localizer().say(&Message::new(id).count("number", number));
        // A hand that was just saved needs no time, and its caption is long.
        if self.saved == Some(number) { say("live-saved") } else { self.visit.with_time(say("hand-heading"), number) }
    }
}

#[derive(Default, serde::Deserialize)]
#[serde(default)]
pub struct LiveQuery {
    /// `score` sorts the players by score instead of by seat.
    pub by: String,
    /// The number of the hand that was just saved; `None` if it does not count any more.
    pub saved: Option<u32>,
    /// `money` shows the board in money, and `points` in the table's unit; both for this device, from now on.
    pub figures: String,
    /// Where the back arrow of the finished table leads: the page of the club that has the link. Home by default.
    pub back: String,
}

/// `GET /t/{table}`
pub async fn show(access: PageAccess<Watching>, query: web::Query<LiveQuery>) -> PageResult {
    let mut visit = access.load().await?;
    let shows_money = figures(&query.figures);
    visit.visitor.shows_money = shows_money.unwrap_or(visit.visitor.shows_money);
    let cookie = shows_money.map(|_| persistent_cookie(&visit.visitor, FIGURES, &query.figures));
    let (debts, visit) = ClubDebts::load(visit).await?;
    let mut answer = visit.respond(move |visit| page(visit, &query, debts.as_ref(), StatusCode::OK)).await?;
    if let Some(cookie) = cookie {
        answer.add_cookie(&cookie).map_err(|_| HttpError::Internal)?;
    }
    Ok(answer)
}

/// `GET /t/{table}/events`: an event for every change.
pub async fn events(access: PageAccess<Watching>, request: HttpRequest) -> PageResult {
    let PageAccess { app, id, visitor, .. } = access;
    let device = visitor.device.ok_or(HttpError::Missing)?;
    stream(&app, id, Some(device.clone()), &request, move |store| store.access_of(&device, id)).await
}

/// The page of a table for a visitor: the live page for a scorer, or else that of the finished table or for spectators.
pub fn page(visit: &TableVisit, query: &LiveQuery, debts: Option<&ClubDebts>, status: StatusCode) -> PageResult {
    if visit.state.replay.is_over() {
        return super::finished::page(visit, &query.back, debts, status);
    }
    if !visit.can_score() {
        return super::spectator::page(visit, "", debts, status);
    }
    let (table, formatter) = (&visit.state, visit.formatter());
    let replay = &table.replay;
    let deal = replay.deal();
    let by_score = query.by == "score";
    let mut page = visit.page(&heading(visit), "")?;
    page.aside = aside(visit);
    page.class = "live";
    let (order_id, by) = if by_score { ("live-by-seat", "") } else { ("live-by-score", "?by=score") };
    page.menu.insert(1, (visit.address(by), order_id));
    page.menu.insert(2, (visit.address("/hands/new?result=adjusted"), "adjusted-headline"));
    page.events = visit.events();
    page.has_more_style = replay.info().has_rubbers;
    // The form repeats with every hand, unless players take turns, such as at sitting out.
    let ahead = replay.position().ahead(1);
    let is_alike = ahead.hand_form(&ahead.deal(None)) == replay.position().hand_form(&deal);
    let turns = if is_alike { 1 } else { replay.seats().count() };
    page.cache_form = Some((visit.address("/hands/new"), turns));
    let bid = table.bid(&deal);
    let bids = bid_form(visit, &deal, &bid);
    let (position, home, seats) = (replay.position(), replay.info().home, replay.seats());
    let quick = position.quick_form(&deal);
    let next = position.next_deal(&deal);
    let mut scores = rows_before(visit, &deal, &next, by_score);
    let money = MoneyBoard::of(table, table.next_number() - 1, formatter.localizer()).map_err(CommandError::from)?;
    let in_money = money.as_ref().filter(|_| visit.visitor.shows_money);
    if let Some(money) = in_money {
        money.show(&mut scores, &standing(replay, by_score));
    }
    let is_own_deal = scores.iter().any(|row| row.is_own && row.deals);
    let says_more = |row: &&ScoreRow| in_money.is_some() || row.presence == Presence::Away || !row.shares.is_empty();
    let live = LivePage {
        visit,
        figures: money.as_ref().map(|money| (in_money.is_some(), sign(&money.measure, formatter.localizer()))),
        beyond_tiles: scores.iter().filter(says_more).cloned().collect(),
        scores,
        aim: aim(table, &formatter),
        pots: pots(replay, &next, &formatter),
        in_play: next.in_play.as_ref().map(|text| formatter.say(text)),
        // The line breaks after the dot, not before it.
        deal: dealer_and_leader(&deal, &next, &formatter).join("\u{a0}· "),
        is_own_deal,
        facts: facts(&deal, &next, &formatter),
        quick: quick.map(|field| FormView::new(vec![field], FormContent::New, formatter, home, seats)),
        bid: bid_text(&bids),
        bids,
        saved: query.saved,
        seats: told(table, formatter.localizer(), |from| from == table.next_number()),
        wrong_players: position.wrong_players().map(|text| formatter.say(&text)),
        chart: chart(replay, &formatter, 120),
        rubber: rubber::current(table, &formatter),
        page,
    };
    answer(status, &live)
}

/// The sign of the currency, or the name of the counters.
fn sign(measure: &Measure, localizer: Localizer) -> String {
    let sign = |currency: &String| localizer.currency_sign(currency).to_owned();
    measure.currency.as_ref().map_or_else(|| localizer.plain(measure.unit.name), sign)
}

/// Who pays whom for the last hand: of what lies on the table, in its pieces; of points at a rate, in that money.
fn pays_now(visit: &TableVisit, number: u32) -> Vec<(String, Option<String>)> {
    let (table, outcome) = (&visit.state, visit.state.replay.last_outcome());
    if visit.measure().unit.lies_on_the_table() {
        return grouped(&outcome.still_to_move(), &visit.formatter_at(number));
    }
    let Some(transfers) = in_money(table, &outcome.transfers) else { return Vec::new() };
    let measure = payable(table);
    grouped(&transfers, &visit.localizer().for_table(table.replay.seats_at(number), &measure))
}

/// The mark of the only party that gained in the last hand.
fn only_winner(visit: &TableVisit) -> Option<usize> {
    let last = visit.state.replay.hands().last()?;
    let mut raised = last.deltas().into_iter().filter(|(_, delta)| *delta > 0);
    let (party, _) = raised.next().filter(|_| raised.next().is_none())?;
    Some(visit.state.replay.seats_at(last.number).mark(party.first()))
}

/// Why not all hands can be replayed.
fn stopped(visit: &TableVisit) -> Option<String> {
    let why = visit.state.replay.stopped()?.explained(visit.localizer());
    let text = Message::new("live-stopped").count("number", why.hand).with("why", why.message);
    Some(visit.localizer().say(&text))
}

/// Who cuts, who sits out, and what else the game notes.
fn facts(deal: &Deal, next: &NextDeal, formatter: &MessageFormatter<'_>) -> Vec<String> {
    let cutter = deal.active.iter().rev().find(|seat| **seat != deal.dealer);
    let cuts = cutter.map(|seat| Message::new("next-cuts").with("player", *seat));
    let out = Message::new("next-out").count("count", deal.out.len()).with("players", deal.out.to_vec());
    let out = Some(out).filter(|_| !deal.out.is_empty());
    cuts.iter().chain(&out).chain(&next.notes).map(|text| formatter.say(text)).collect()
}
