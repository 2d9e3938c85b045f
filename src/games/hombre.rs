//! Shared by the games of the hombre: one player against the others for nine tricks. A hand ends in sacado, repuesto or
//! codillo; the players enter the numbers of tricks, or only the end.

use crate::games::prelude::*;

/// The tricks of a complete hand.
pub const TRICKS: i64 = 9;
/// The number of tricks that is always a majority.
pub const FIRST_FIVE: i64 = 5;

/// How a hand ends for the hombre.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HombreOutcome {
    /// The hombre has more tricks than each opponent.
    Sacado,
    /// No player has more tricks than each of the others.
    Repuesto,
    /// This opponent has more tricks than each of the other two.
    Codillo(Seat),
}

choices! {
    enum OutcomeName {
        Sacado = "sacado",
        Repuesto = "repuesto",
        Codillo = "codillo",
    }
}

impl HombreOutcome {
    /// The name in statistics.
    pub fn name(self) -> &'static str {
        match self {
            Self::Sacado => OutcomeName::Sacado.name(),
            Self::Repuesto => OutcomeName::Repuesto.name(),
            Self::Codillo(_) => OutcomeName::Codillo.name(),
        }
    }
}

choices! {
    /// An attempt at all nine tricks.
    pub enum Attempt {
        Made = "made",
        Failed = "failed",
    }
}

/// What the players entered about the tricks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TrickReport {
    pub outcome: HombreOutcome,
    /// The tricks of each player, in seating order; empty if only the end was entered.
    tricks: Vec<(Seat, i64)>,
}

impl TrickReport {
    fn counted(tricks: Vec<(Seat, i64)>, hombre: Seat) -> Self {
        let most = tricks.iter().map(|(_, count)| *count).max();
        let mut best = tricks.iter().filter(|(_, count)| Some(*count) == most).map(|(seat, _)| *seat);
        let outcome = match (best.next(), best.next()) {
            (Some(winner), None) if winner == hombre => HombreOutcome::Sacado,
            (Some(winner), None) => HombreOutcome::Codillo(winner),
            _ => HombreOutcome::Repuesto,
        };
        Self { outcome, tricks }
    }

    /// A player's tricks, if they were counted.
    pub fn tricks(&self, of: Seat) -> Option<i64> {
        self.tricks.iter().find(|(seat, _)| *seat == of).map(|(_, count)| *count)
    }

    /// The line with the tricks of each player, if they were counted.
    pub fn line(&self) -> Option<Message> {
        let [(first, a), (second, b), (third, c)] = *self.tricks else { return None };
        let text = Message::new("hombre-why-tricks").with("first", first).with("second", second).with("third", third);
        Some(text.count("a", a).count("b", b).count("c", c))
    }
}

/// Reads either `tricks`, which sum to `total`, or `outcome` with `codillo`.
pub fn read(deal: &Deal, fields: &mut Fields<'_>, hombre: Option<Seat>, total: i64) -> Option<TrickReport> {
    let (tricks, outcome) = (fields.raw("tricks").is_some(), fields.raw("outcome").is_some());
    let is_codillo = fields.raw("codillo").is_some();
    let codillo = fields.optional_player("codillo");
    match (tricks, outcome) {
        (true, false) => {
            fields.refuse_if(is_codillo, "codillo", "hombre-error-codillo-without");
            Some(TrickReport::counted(read_tricks(deal, fields, total)?, hombre?))
        }
        (false, true) => Some(TrickReport { outcome: read_outcome(fields, hombre, codillo)?, tricks: Vec::new() }),
        (true, true) => {
            fields.add_error("outcome", Message::new("hombre-error-both"));
            None
        }
        // In the form, the outcome is visible and the tricks are collapsed.
        (false, false) => {
            fields.require(if fields.format.is_form() { "outcome" } else { "tricks" });
            None
        }
    }
}

fn read_tricks(deal: &Deal, fields: &mut Fields<'_>, total: i64) -> Option<Vec<(Seat, i64)>> {
    let tricks = fields.numbers_by_player("tricks", Number::Count(0, TRICKS), Some(total));
    let missing = missing(&deal.active, &tricks);
    let sum: i64 = tricks.iter().map(|(_, count)| count).sum();
    if sum > total || sum != total && missing.is_empty() {
        fields.add_error("tricks", Message::new("hombre-error-tricks-sum").count("total", total).count("now", sum));
    } else if !missing.is_empty() && !fields.has_error("tricks") {
        fields.add_error("tricks", Message::new("hombre-error-tricks-each").with("players", missing));
    }
    (!fields.has_error("tricks")).then_some(tricks)
}

fn read_outcome(fields: &mut Fields<'_>, hombre: Option<Seat>, codillo: Option<Seat>) -> Option<HombreOutcome> {
    let given = fields.raw("codillo").is_some();
    let error = match (fields.choice::<OutcomeName>("outcome")?, codillo) {
        (OutcomeName::Codillo, Some(winner)) if Some(winner) == hombre => {
            Message::new("hombre-error-codillo-hombre").with("player", winner)
        }
        (OutcomeName::Codillo, Some(winner)) => return Some(HombreOutcome::Codillo(winner)),
        // An unknown player has an error already.
        (OutcomeName::Codillo, None) if given => return None,
        (OutcomeName::Codillo, None) => Message::new("hombre-error-codillo-who"),
        _ if given => Message::new("hombre-error-codillo-without"),
        (OutcomeName::Sacado, _) => return Some(HombreOutcome::Sacado),
        (OutcomeName::Repuesto, _) => return Some(HombreOutcome::Repuesto),
    };
    fields.add_error("codillo", error);
    None
}

/// The tiles for the end of the hand; those for sacado and repuesto, which are the first two of the game's outcomes, have a
/// second line. A player cannot win a codillo while the input `hombre` has one of the values that `own` returns for them.
pub fn outcome_field(
    seats: &Seats,
    deal: &Deal,
    outcomes: &[(&'static str, &'static str)],
    hints: [&'static str; 2],
    hombre: &str,
    own: impl Fn(&str) -> String,
) -> Field {
    let ends = outcomes.iter().zip(hints);
    let ends = ends.map(|((end, label), hint)| SelectOption::new(*end, Message::new(label)).hint(Message::new(hint)));
    let codillos = deal.seated().into_iter().map(|seat| {
        let value = joined(&[OutcomeName::Codillo.name(), seats.label(seat)]);
        let tile = SelectOption::new(value, Message::new("hombre-tile-codillo").with("player", seat));
        tile.never(hombre, &own(seats.label(seat)))
    });
    Field::choice("hombre-ask-outcome", "outcome+codillo", Widget::Tiles, ends.chain(codillos).collect())
}

/// The cells for the numbers of tricks.
pub fn tricks_field(seats: &Seats, deal: &Deal) -> Field {
    let cells = Cell::by_player("tricks", seats, &deal.seated());
    Field::Numbers(Numbers { total: Some(TRICKS), ..Numbers::new(Message::new("hombre-ask-tricks"), cells, TRICKS) })
}

/// Each opponent pays the hombre `amount`, or receives it if it is negative.
pub fn pay_each(outcome: &mut Outcome, hombre: Seat, opponents: &[Seat], what: Message, amount: i64) {
    for opponent in opponents {
        outcome.transfers.pay(*opponent, hombre, amount);
    }
    let id = if amount > 0 { "hombre-why-from-each" } else { "hombre-why-to-each" };
    outcome.why.push(Message::new(id).with("what", what).with("player", hombre).amount("amount", amount.abs()));
}

/// Ends the explanation with the net payments between the players. Equal payments by, or to, the same player share a
/// line.
pub fn explain_payments(outcome: &mut Outcome) {
    let mut payments = payments_between_players(outcome);
    while let Some((from, to, amount)) = payments.first().copied() {
        let from_all: Vec<Seat> =
            payments.iter().filter(|(_, paid, sum)| (*paid, *sum) == (to, amount)).map(|(payer, ..)| *payer).collect();
        let text = if from_all.len() > 1 {
            payments.retain(|(_, paid, sum)| (*paid, *sum) != (to, amount));
            Message::new("hombre-why-each-pays").with("from", from_all).with("to", to)
        } else {
            let alike = |payment: &(Seat, Seat, i64)| (payment.0, payment.2) == (from, amount);
            let to_all: Vec<Seat> = payments.iter().filter(|payment| alike(payment)).map(|payment| payment.1).collect();
            payments.retain(|payment| !alike(payment));
            let id = if to_all.len() > 1 { "hombre-why-pays-each" } else { "hombre-why-pays" };
            Message::new(id).with("from", from).with("to", to_all)
        };
        outcome.who_pays.push(text.amount("amount", amount));
    }
}

/// The net payments, at most one for two players, in the order of their first payment.
fn payments_between_players(outcome: &Outcome) -> Vec<(Seat, Seat, i64)> {
    let between = |transfer: &Transfer| match (transfer.from(), transfer.to()) {
        (Account::Seat(from), Account::Seat(to)) => Some((from, to, transfer.amount())),
        _ => None,
    };
    outcome.transfers.netted().iter().filter_map(between).collect()
}
