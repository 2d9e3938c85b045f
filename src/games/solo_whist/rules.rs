//! The stakes of a solo whist table, in its own currency.

use iso_currency::Currency;

use super::hand::Bid;
use crate::games::prelude::*;

/// The default currency.
const CURRENCY: &str = "USD";
/// The usual value of an overtrick in prop and cop and in solo, in hundredths.
const OVERTRICK: i64 = 1;

/// The stakes of a table, in the currency's smallest parts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rules {
    pub currency: String,
    /// The number of decimals of the currency.
    pub digits: u32,
    pub stakes: Vec<(Bid, i64)>,
    /// The value of an overtrick in prop and cop and in solo.
    pub overtrick: i64,
    /// The price of an undertrick, except in a misère.
    pub undertrick: i64,
}

impl Rules {
    pub fn stake(&self, bid: Bid) -> i64 {
        self.stakes.iter().find(|(known, _)| *known == bid).map_or(0, |(_, stake)| *stake)
    }
}

/// Reads the rules. Errors go to `fields`.
pub fn read(fields: &mut Fields<'_>) -> Rules {
    let code = fields.optional_text("currency").unwrap_or(CURRENCY).trim();
    let known = Currency::from_code(code).and_then(Currency::exponent).map(u32::from);
    if known.is_none() {
        let shown: String = code.chars().take(60).collect();
        fields.add_error("currency", Message::new("solo_whist-error-currency").with("code", Arg::Verbatim(shown)));
    }
    let digits = known.unwrap_or(2);
    let mut stakes: Vec<(Bid, i64)> =
        Bid::ALL.iter().map(|(_, bid)| (*bid, hundredths(bid.usual_stake(), digits))).collect();
    fields.map("stakes", |named| {
        for (bid, stake) in &mut stakes {
            *stake = amount(named, bid.name(), digits).unwrap_or(*stake);
        }
        Some(())
    });
    let overtrick = amount(fields, "overtrick", digits).unwrap_or(hundredths(OVERTRICK, digits));
    let undertrick = amount(fields, "undertrick", digits).unwrap_or(0);
    Rules { currency: code.to_owned(), digits, stakes, overtrick, undertrick }
}

/// Converts a usual stake to the smallest parts of a currency. A currency without hundredths uses the same number of
/// smallest parts.
fn hundredths(amount: i64, digits: u32) -> i64 {
    amount * 10_i64.pow(digits.saturating_sub(2))
}

fn amount(fields: &mut Fields<'_>, name: &'static str, digits: u32) -> Option<i64> {
    let amount = fields.optional_number(name, Number::Amount(digits))?;
    fields.refuse_if(amount < 0, name, "solo_whist-error-negative");
    Some(amount)
}

/// The form for choosing the stakes. A blank answer means the usual stake.
pub fn form() -> Vec<Field> {
    let usual = |usual: Arg| Message::new("rule-usual").with("usual", usual);
    let line =
        |legend, name: &str, amount| Field::number_line(legend, name, usual(Arg::Plain(print_amount(amount, 2, true))));
    let stakes = Bid::ALL.iter().map(|(name, bid)| {
        let legend = Message::new("solo_whist-rule-stake").with("bid", bid.text());
        line(legend, &format!("stakes[{name}]"), bid.usual_stake())
    });
    let currency = Field::line(Message::new("solo_whist-rule-currency"), "currency", "", usual(CURRENCY.into()));
    let overtrick = line(Message::new("solo_whist-rule-overtrick"), "overtrick", OVERTRICK);
    let undertrick = line(Message::new("solo_whist-rule-undertrick"), "undertrick", 0);
    let mut fields = vec![currency];
    fields.extend(stakes);
    fields.extend([overtrick, undertrick]);
    fields
}
