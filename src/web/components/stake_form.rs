//! The questions about what a table is played for, at its opening and later.

use askama::Template;
use askama::filters::HtmlSafe;

use crate::games::Measure;
use crate::games::unit::Medium;
use crate::i18n::currencies;
use crate::web::auth::Visitor;
use crate::web::http::Inputs;
use crate::web::layout::page::Page;

#[derive(Template)]
#[template(path = "components/form/stake.html")]
pub struct StakeForm<'a> {
    page: &'a Page,
    /// What the form shows.
    inputs: &'a Inputs,
    measure: &'a Measure,
    /// Whether a game ends, so that it can be played for money per game.
    has_end: bool,
    /// The suggested currencies, that of the reader's region first.
    currencies: [&'static str; 12],
    /// The errors of the fields.
    per_error: Option<String>,
    rate_error: Option<String>,
    currency_error: Option<String>,
}

impl HtmlSafe for StakeForm<'_> {}

impl<'a> StakeForm<'a> {
    /// `wrong` gives the error of a field.
    pub fn new(
        page: &'a Page,
        visitor: &Visitor,
        inputs: &'a Inputs,
        measure: &'a Measure,
        has_end: bool,
        wrong: impl Fn(&str) -> Option<String>,
    ) -> Self {
        let currencies = currencies(visitor.region);
        let [per_error, rate_error, currency_error] = ["per", "rate", "currency"].map(wrong);
        Self { page, inputs, measure, has_end, currencies, per_error, rate_error, currency_error }
    }
}
