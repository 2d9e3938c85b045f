//! Scores a hand of sueca.

use super::hand::{Hand, Told, Win};
use super::{ALL_POINTS, Bandeira, Draw, MAX_SINGLE, Rules, State};
use crate::games::prelude::*;

/// The side that has won, and how; after a revoke the other side, with a single win.
pub fn result(rules: &Rules, seats: &Seats, hand: &Hand) -> (Option<Party>, Win) {
    match hand.told {
        Told::Renuncia(player) => (Some(seats.party_of(player).other_side()), Win::Single),
        Told::Win(win, winner) => (winner, win),
        Told::Points([one, rest], every_trick) => {
            let winner = match one.cmp(&rest) {
                std::cmp::Ordering::Greater => Party(0),
                std::cmp::Ordering::Less => Party(1),
                std::cmp::Ordering::Equal => return (None, Win::Draw),
            };
            let win = match one.max(rest) {
                ALL_POINTS if every_trick || rules.bandeira == Bandeira::Points => Win::Bandeira,
                ..=MAX_SINGLE => Win::Single,
                _ => Win::Double,
            };
            (Some(winner), win)
        }
    }
}

/// Scores a hand; also returns the state for the next one.
pub fn score(table: &Context<'_, Rules>, hand: &Hand) -> (State, Outcome) {
    let (rules, state) = (table.rules, table.state);
    let (winner, win) = result(rules, table.seats, hand);
    let mut outcome = Outcome::default();
    if let Told::Points([one, rest], _) = hand.told {
        outcome.why.push(
            Message::new("sueca-why-points")
                .count("one", one)
                .count("rest", rest)
                .with("party", Party(0))
                .with("other", Party(1)),
        );
    }
    let own = match (&hand.told, win) {
        (Told::Renuncia(_), _) => rules.renuncia,
        (_, win) => rules.own_worth(win),
    };
    let is_renuncia = matches!(hand.told, Told::Renuncia(_));
    let worth = if is_renuncia || winner.is_none() { own } else { rules.worth(own, state.draws) };
    if let Some(winner) = winner {
        outcome.transfers.pay(Account::Book, winner, worth);
        if worth != own {
            let id = if rules.draw == Draw::Double { "sueca-why-doubled" } else { "sueca-why-more" };
            outcome.why.push(Message::new(id).count("own", own).count("draws", state.draws));
        }
        outcome.why.push(Message::new("sueca-why-worth").with("party", winner).count("worth", worth));
    } else if rules.draw != Draw::Void {
        let next = rules.worth(1, state.draws + 1);
        outcome.why.push(Message::new("sueca-why-draw").count("worth", next));
    }
    outcome.headline = headline(table, hand, winner, win, &outcome);
    outcome.warnings = odd(rules, hand);
    let draws = if winner.is_none() { state.draws + 1 } else { 0 };
    (State { draws, games: state.games.clone() }, outcome)
}

fn headline(table: &Context<'_, Rules>, hand: &Hand, winner: Option<Party>, win: Win, outcome: &Outcome) -> Message {
    let Some(winner) = winner else { return Message::new("sueca-headline-draw").count("half", ALL_POINTS / 2) };
    let after = table.balances.after(&outcome.transfers);
    let end = match after {
        Ok(after) => table.rules.series.headline_end(&table.state.games, &after, table.seats),
        Err(_) => Arg::Verbatim(String::new()),
    };
    let text = match (&hand.told, win) {
        (Told::Renuncia(player), _) => Message::new("sueca-headline-renuncia").with("player", *player),
        (_, Win::Double) => Message::new("sueca-headline-double"),
        (_, Win::Bandeira) => Message::new("sueca-headline-bandeira"),
        _ => Message::new("sueca-headline-single"),
    };
    text.with("party", winner).with("end", end)
}

/// Warnings about unlikely results.
fn odd(rules: &Rules, hand: &Hand) -> Vec<Message> {
    let has_all = |points: &[i64; SIDES]| points.contains(&ALL_POINTS) && rules.bandeira == Bandeira::Tricks;
    match &hand.told {
        Told::Points(points, false) if has_all(points) => {
            vec![Message::new("sueca-odd-points").count("all", ALL_POINTS)]
        }
        Told::Win(Win::Bandeira, _) => vec![Message::new("sueca-odd-bandeira")],
        _ => Vec::new(),
    }
}
