//! The scoring of hearts and its explanation.

use super::{ALL_POINTS, Exact, Hand, JACK, Moon, Rules, Tie};
use crate::games::prelude::*;

pub fn score(table: &Context<'_, Rules>, hand: &Hand) -> Outcome {
    let rules = table.rules;
    let mut outcome = Outcome::default();
    let shooter = hand.shooter().filter(|_| rules.moon != Moon::None);
    outcome.why.extend(shooter.map(|shooter| {
        let id = if hand.is_taken_off { "hearts-why-moon-off" } else { "hearts-why-moon" };
        Message::new(id).with("player", shooter).count("points", ALL_POINTS)
    }));
    for (seat, taken) in &hand.points {
        let points = match shooter {
            None => *taken,
            Some(shooter) if hand.is_taken_off && *seat == shooter => -ALL_POINTS,
            Some(shooter) if !hand.is_taken_off && *seat != shooter => ALL_POINTS,
            Some(_) => 0,
        };
        let delta = player(table, hand, *seat, points, &mut outcome);
        outcome.transfers.pay(Account::Book, *seat, delta);
    }
    if hand.moon_by_figures
        && let Some(shooter) = hand.shooter()
    {
        outcome.warnings.push(Message::new("hearts-odd-moon").with("player", shooter).count("points", ALL_POINTS));
    }
    let after = table.balances.after(&outcome.transfers).unwrap_or_else(|_| table.balances.clone());
    outcome.why.extend(verdict(table, &after));
    outcome.headline = headline(table, hand, shooter, &after);
    outcome
}

/// Explains what a player gets for their points, and returns it.
fn player(table: &Context<'_, Rules>, hand: &Hand, seat: Seat, points: i64, outcome: &mut Outcome) -> i64 {
    let rules = table.rules;
    let before = table.balances.seat(seat);
    let mut delta = points;
    let mut line = |id: &'static str, by: i64, total: i64| {
        let line = Message::new(id).with("player", seat).with("points", Arg::Signed(by));
        outcome.why.push(line.count("total", total));
    };
    line("hearts-why-points", points, before + points);
    if hand.jack == Some(seat) {
        delta -= JACK;
        line("hearts-why-jack", -JACK, before + delta);
    }
    if hand.no_tricks.contains(&seat) {
        delta -= rules.no_tricks;
        line("hearts-why-no-tricks", -rules.no_tricks, before + delta);
    }
    if before + delta == rules.target && rules.exact != Exact::None {
        let left = if rules.exact == Exact::Half { rules.target / 2 } else { 0 };
        delta = left - before;
        line("hearts-why-exact", left - rules.target, left);
    }
    delta
}

/// The winners; empty while the game goes on.
pub fn winners(rules: Rules, balances: &Balances) -> Option<Vec<Party>> {
    let leaders = balances.leaders(true);
    let is_reached = balances.parties().iter().any(|total| *total >= rules.target);
    (is_reached && (leaders.len() == 1 || rules.tie == Tie::Shared)).then_some(leaders)
}

/// The line about the end, or about level totals that decide nothing.
fn verdict(table: &Context<'_, Rules>, after: &Balances) -> Option<Message> {
    let rules = table.rules;
    if !after.parties().iter().any(|total| *total >= rules.target) {
        return None;
    }
    let id = if winners(*rules, after).is_some() { "hearts-why-ends" } else { "hearts-why-level" };
    Some(lowest(id, after).count("target", rules.target))
}

/// A message about those with the fewest points.
fn lowest(id: &'static str, after: &Balances) -> Message {
    let leaders = after.leaders(true);
    let total = leaders.first().map_or(0, |leader| after.party(*leader));
    Message::new(id).count("count", leaders.len()).with("players", leaders).count("total", total)
}

/// Who leads or has won, or who has shot the moon. On the sheet: what each player took, the most first.
fn headline(table: &Context<'_, Rules>, hand: &Hand, shooter: Option<Seat>, after: &Balances) -> Message {
    if let Some(shooter) = shooter {
        let id = if hand.is_taken_off { "hearts-headline-moon-off" } else { "hearts-headline-moon" };
        return Message::new(id).with("player", shooter).count("points", ALL_POINTS);
    }
    let mut taken = hand.points.clone();
    taken.sort_by_key(|(_, points)| -points);
    let each = taken
        .into_iter()
        .map(|(seat, points)| Message::new("hearts-took").with("player", seat).count("points", points));
    let taken = each.reduce(|one, other| Message::new("hearts-and").with("one", one).with("other", other));
    let id = if winners(*table.rules, after).is_some() { "hearts-headline-wins" } else { "hearts-headline-leads" };
    lowest(id, after).with("taken", taken.unwrap_or_default())
}
