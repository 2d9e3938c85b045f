//! The page for spectators, and for a screen in the middle of the table: large figures and no controls.

use super::bid::{bid_form, bid_text};
use crate::document::Deal;
use crate::games::NextDeal;
use crate::web::components::pots::{PotView, pots};
use crate::web::components::scoreboard::{ScoreRow, rows_before};
use crate::web::components::table_texts::{aim, aside, heading};
use crate::web::pages::prelude::*;
use crate::web::pages::settlement::ClubDebts;

/// How often the page reloads without a script, in seconds.
const PERIOD: u32 = 15;
/// From this many players on, a large screen shows them in two columns.
const CROWD: usize = 7;

#[derive(Template)]
#[template(path = "table/spectator.html")]
struct SpectatorPage<'a> {
    page: Page,
    visit: &'a TableVisit,
    scores: Vec<ScoreRow>,
    pots: Vec<PotView>,
    bid: String,
    dealer: usize,
    /// Who deals, and who leads.
    deal: Vec<String>,
}

/// `GET /t/{table}/watch`
pub async fn show(access: PageAccess<Watching>) -> PageResult {
    let (debts, visit) = ClubDebts::load(access.load().await?).await?;
    visit.respond(move |visit| page(visit, "/watch", debts.as_ref(), StatusCode::OK)).await
}

/// The page at a path below the table; of a finished one with what the club leaves of its debts.
pub fn page(visit: &TableVisit, here: &str, debts: Option<&ClubDebts>, status: StatusCode) -> PageResult {
    let (replay, formatter) = (&visit.state.replay, visit.formatter());
    if replay.is_over() {
        return super::finished::page(visit, "", debts, status);
    }
    let deal = replay.deal();
    let next = replay.position().next_deal(&deal);
    let mut page = visit.page(&heading(visit), here)?;
    page.aside = aside(visit);
    page.class = if replay.seats().count() >= CROWD { "watch crowd" } else { "watch" };
    page.has_more_style = true;
    page.events = visit.events();
    let watch = SpectatorPage {
        visit,
        scores: rows_before(visit, &deal, &next, false),
        pots: pots(replay, &next, &formatter),
        bid: bid_text(&bid_form(visit, &deal, &visit.state.bid(&deal))),
        dealer: replay.seats().mark(deal.dealer),
        deal: dealer_and_leader(&deal, &next, &formatter),
        page,
    };
    answer(status, &watch)
}

/// Who deals, and who leads if that matters.
pub fn dealer_and_leader(deal: &Deal, next: &NextDeal, formatter: &MessageFormatter<'_>) -> Vec<String> {
    let with_player = |id, seat: Seat| formatter.say(&Message::new(id).with("player", seat));
    let leader = next.leads.map(|seat| with_player("next-leads", seat));
    std::iter::once(with_player("next-deals", deal.dealer)).chain(leader).collect()
}
