//! The scoring card of scopa.

use super::Rules;
use super::pack::{FIGURE, SEVEN, SINGLES};
use crate::games::prelude::*;

pub fn card(table: &Context<'_, Rules>) -> Card {
    let rules = table.rules;
    let most = |what| Message::new("scopa-card-most").with("what", Message::new(what));
    let [six, ace, low @ ..] = SINGLES;
    let low = (2..=5).rev().map(card::number).zip(low);
    let king = if rules.re_bello { r#","re_bello":"@1""# } else { "" };
    Card::new(
        format!(r#"{{"carte":"@1","denari":"@2","settebello":"@1","primiera":"@1","scope":{{"@2":2}}{king}}}"#),
        [
            Section::new("card-worth")
                .row(most("scopa-carte"), 1)
                .row(most("scopa-denari"), 1)
                .row("scopa-card-settebello", 1)
                .row("scopa-title-primiera", 1)
                .row("scopa-card-scopa", 1)
                .row_if(rules.re_bello, "scopa-title-re_bello", 1)
                .row_if(rules.napola, "scopa-card-napola", 1)
                .row_if(rules.cappotto, "scopa-rule-cappotto", Message::new("rule-on")),
            Section::new("scopa-title-primiera")
                .note("scopa-card-primiera")
                .row(card::number(7), SEVEN)
                .row(card::number(6), six)
                .row("card-ace", ace)
                .rows(low)
                .row("scopa-card-figures", FIGURE),
            rules.series.section(),
        ],
    )
}
