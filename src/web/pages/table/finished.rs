//! The page of a finished table: the winners, the final scores and the chart.

use crate::i18n::{date, time};
use crate::table::NothingDue;
use crate::web::components::chart::{Chart, chart};
use crate::web::components::moments::moments;
use crate::web::components::money_board::MoneyBoard;
use crate::web::components::scoreboard::{ScoreRow, final_rows, final_standing, spoken};
use crate::web::components::table_texts::{heading, middle, own_name, who_won};
use crate::web::layout::preferences::local;
use crate::web::pages::prelude::*;
use crate::web::pages::settlement::{ClubDebts, PaymentList, Settled};

#[derive(Template)]
#[template(path = "table/finished.html")]
struct FinishedPage<'a> {
    page: Page,
    visit: &'a TableVisit,
    /// The marks of the winners, from 1, if they are one party.
    marks: Vec<usize>,
    won: String,
    scores: Vec<ScoreRow>,
    chart: Option<Chart>,
    /// What each of the winners has won in money, if they are one party.
    won_money: Option<String>,
    /// The payments, if the table is settled in payments.
    payments: Option<PaymentList>,
    /// Whether less is owed in the club than at the table.
    is_less_in_club: bool,
    /// Whether everything was paid hand by hand.
    is_settled: bool,
    /// Whether only the game's own unit counts so far.
    is_for_points: bool,
    /// The pots and the debts to them, which are nobody's yet.
    middle: Vec<String>,
}

/// `back` is where the back arrow leads, if not home. `debts` is what the ledger of the club leaves of those of the table.
pub fn page(visit: &TableVisit, back: &str, debts: Option<&ClubDebts>, status: StatusCode) -> PageResult {
    let (localizer, table, formatter) = (visit.localizer(), &visit.state, visit.formatter());
    let replay = &table.replay;
    let mut page = visit.page(&heading(visit), "")?;
    let back = local(back);
    page.back = Some(back.to_owned());
    if back != "/" {
        // Forms on the page return to it with the same back arrow.
        page.here = format!("{}?back={back}", page.here);
    }
    page.aside = date(localizer, table.opened_at);
    page.class = "won";
    page.has_more_style = true;
    page.events = visit.events();
    let (standing, leaders) = (replay.standing(None), replay.leaders());
    let winner = standing.iter().find(|score| leaders.parties == 1 && score.people == leaders.people);
    let settled = Settled::of(table, debts)?;
    let nothing_due = settled.settlement.nothing_due;
    let mut scores = final_rows(replay, &formatter, &visit.own);
    let money = MoneyBoard::of(table, table.next_number() - 1, localizer).map_err(CommandError::from)?;
    if let Some(money) = &money {
        money.show_beside(&mut scores, &final_standing(replay));
    }
    let middle = middle(table, &formatter);
    let finished = FinishedPage {
        page,
        visit,
        marks: winner.map(|score| replay.marks_of(score)).unwrap_or_default(),
        won: who_won(replay, localizer).unwrap_or_else(|| localizer.plain("finished-no-winner")),
        scores,
        chart: chart(replay, &formatter, 196),
        won_money: money.zip(winner).and_then(|(money, won)| Some(money.each(won.people.len(), money.total(won)?))),
        payments: nothing_due.is_none().then(|| settled.payments(localizer, !middle.is_empty())),
        is_less_in_club: settled.is_less_in_club,
        is_settled: nothing_due == Some(NothingDue::Settled),
        is_for_points: nothing_due == Some(NothingDue::NoStake),
        middle,
    };
    answer(status, &finished)
}

/// What the last hand was, where it has ended the game and somebody wins by what others lost: "Bo is the burro".
fn ending(visit: &TableVisit) -> Option<String> {
    let replay = &visit.state.replay;
    let has_ended = replay.measure().lower_wins && !visit.state.history.closed && !replay.hands().is_empty();
    has_ended.then(|| visit.formatter().say(&replay.last_outcome().headline))
}

/// The name of the table, if it has one, the number of hands and the times of the first and last; or the date if there
/// are no hands.
fn detail(visit: &TableVisit) -> String {
    let (localizer, count) = (visit.localizer(), visit.state.history.hands.count());
    let mut parts: Vec<String> = own_name(&visit.state).into_iter().collect();
    if count == 0 {
        parts.push(date(localizer, visit.state.opened_at));
        return parts.join(" · ");
    }
    parts.push(localizer.say(&Message::new("finished-detail").count("count", count)));
    // A correction, and a forgotten hand that was inserted, came later than the game.
    let hands = &visit.state.history.hands;
    let entered = || hands.all().filter(|hand| !hand.is_voided()).map(|hand| hand.first().meta.at);
    let [from, to] = [entered().min(), entered().max()].map(|at| at.map_or_else(String::new, |at| time(localizer, at)));
    // All hands of an imported table have the same time.
    if from != to {
        parts.push(localizer.say(&Message::new("finished-times").with("from", from.as_str()).with("to", to.as_str())));
    }
    parts.join(" · ")
}
