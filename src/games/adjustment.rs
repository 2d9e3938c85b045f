//! Adjusted hands: changes of the score that no play made, such as a penalty, a handicap, or scores carried over from paper.
//! They are alike in all games.

use super::form::{Cell, Field, Label, MatrixRow, Numbers, SelectOption};
use super::game::{Measure, Outcome};
use crate::document::{Arg, Fields, Message, Number, Seats, form_value::joined};
use crate::ledger::{Account, MAX_AMOUNT, Party, print_amount};

/// The result of an adjusted hand.
pub const ADJUSTED: &str = "adjusted";

/// The fields of an adjusted hand in documents: an amount for each party that has one.
pub const AMOUNTS: &str = "amounts";

/// The fields in which a form asks for one player (or side), whether they pay or get, and how much to or from each of the others.
/// In documents all amounts are listed.
pub mod form {
    /// The choice between the two ways to enter the amounts.
    pub const BY: &str = "by";
    /// The value of [`BY`] with which the form asks for one party.
    pub const ONE: &str = "one";
    /// The value of [`BY`] with which the form asks for each amount.
    pub const EACH: &str = "each";
    pub const DIRECTION: &str = "direction";
    /// The value of [`DIRECTION`] with which the party gets the amount.
    pub const GETS: &str = "gets";
    pub const AMOUNT: &str = "amount";
}

/// The form of an adjusted hand. In zero-sum games it may offer to ask for one party and all others.
pub fn hand_form(measure: &Measure, seats: &Seats, offers_one: bool) -> Vec<Field> {
    let most = MAX_AMOUNT / 10_i64.pow(measure.digits);
    let decimals = measure.digits;
    let cells = Cell::by_party(AMOUNTS, seats, seats.parties());
    let each = Numbers::new(Message::new("adjusted-ask-each"), cells, most);
    let total = measure.zero_sum.then_some(0);
    let each = Field::Numbers(Numbers { signed: true, decimals, total, ..each });
    if !measure.zero_sum || !offers_one {
        return vec![each];
    }
    let row = |party: Party| {
        let values = ["pays", form::GETS].map(|direction| joined(&[seats.label(party.first()), direction]));
        MatrixRow { label: Label::Party(party), values: values.to_vec(), name: None }
    };
    let directions = joined(&[form::ONE, form::DIRECTION]);
    let one = Field::Matrix {
        legend: Message::new("adjusted-ask-one"),
        name: directions.clone(),
        columns: ["adjusted-pays", "adjusted-gets"].map(|id| Message::new(id).into()).to_vec(),
        rows: seats.parties().map(row).collect(),
        called: None,
        is_named: false,
    };
    let amount = Numbers::new(Message::new("adjusted-ask-amount"), vec![Cell::alone(form::AMOUNT)], most);
    let ways = [(form::ONE, "adjusted-one"), (form::EACH, "adjusted-each")];
    vec![
        Field::segments("adjusted-ask-by", form::BY, form::ONE, SelectOption::all(&ways)),
        Field::when("by=one", one),
        Field::when("by=one", Field::Numbers(Numbers { decimals, flips: Some(directions), ..amount })),
        Field::when("by=each", each),
    ]
}

/// Reads the amounts, in smallest parts. If `measure` is zero-sum, they sum to zero.
pub fn read(measure: &Measure, fields: &mut Fields<'_>) -> Option<Vec<(Party, i64)>> {
    let number = Number::Amount(measure.digits);
    if fields.of_form(form::BY).is_some_and(|by| by.as_text() == Some(form::ONE)) {
        return read_one(number, fields);
    }
    fields.require(AMOUNTS);
    let total = Some(0).filter(|_| measure.zero_sum && fields.format.is_form());
    let amounts = fields.numbers_by_party(AMOUNTS, number, total);
    if fields.has_error(AMOUNTS) {
        return None;
    }
    fields.refuse_if(amounts.is_empty(), AMOUNTS, "adjusted-error-nobody");
    let sum: i64 = amounts.iter().map(|(_, amount)| amount).sum();
    if measure.zero_sum && sum != 0 {
        let sum = Arg::Plain(print_amount(sum, measure.digits, false));
        fields.add_error(AMOUNTS, Message::new("adjusted-error-sum").with("sum", sum));
    }
    Some(amounts)
}

/// Reads the form's question about one party, which pays the same amount to each of the others or gets it from them.
fn read_one(number: Number, fields: &mut Fields<'_>) -> Option<Vec<(Party, i64)>> {
    let gets = fields.of_form(form::DIRECTION).is_some_and(|direction| direction.as_text() == Some(form::GETS));
    let (one, amount) = (fields.player_of_form(form::ONE), fields.number_of_form(form::AMOUNT, number));
    let (seats, others) = (fields.seats, i64::try_from(fields.seats.parties().len()).ok()? - 1);
    let (one, amount) = (seats.party_of(one?), if gets { -amount? } else { amount? });
    let of = |party| (party, if party == one { -amount * others } else { amount });
    let amounts: Vec<(Party, i64)> = seats.parties().map(of).collect();
    fields.record_numbers(AMOUNTS, number, amounts.iter().map(|(party, amount)| (party.first(), *amount)));
    Some(amounts)
}

/// What an adjusted hand moves.
pub fn outcome(measure: &Measure, amounts: &[(Party, i64)]) -> Outcome {
    let mut outcome = Outcome::new(Message::new("adjusted-headline"));
    for (party, amount) in amounts {
        outcome.why.push(Message::new("adjusted-why").with("player", *party).with("amount", Arg::Signed(*amount)));
        if !measure.zero_sum {
            outcome.transfers.pay(Account::Book, *party, *amount);
        }
    }
    if measure.zero_sum {
        pay_each_other(amounts, &mut outcome);
    }
    outcome
}

/// Those who lose pay those who win, both in their order, until all amounts, which sum to zero, are paid.
pub fn pay_each_other<T: Copy + Into<Account> + Into<Arg>>(amounts: &[(T, i64)], outcome: &mut Outcome) {
    let mut losers = amounts.iter().filter(|(_, amount)| *amount < 0).map(|(loser, amount)| (*loser, -amount));
    let mut loser = losers.next();
    for (winner, amount) in amounts.iter().filter(|(_, amount)| *amount > 0) {
        let mut open = *amount;
        while let Some((payer, left)) = loser.as_mut().filter(|_| open > 0) {
            let paid = open.min(*left);
            outcome.transfers.pay(*payer, *winner, paid);
            let line = Message::new("why-pays").with("payer", *payer).with("payee", *winner);
            outcome.who_pays.push(line.amount("amount", paid));
            (open, *left) = (open - paid, *left - paid);
            if *left == 0 {
                loser = losers.next();
            }
        }
    }
    if outcome.transfers.is_empty() {
        outcome.who_pays.push(Message::new("why-no-payment"));
    }
}
