//! The scoring card of solo whist.

use super::hand::Bid;
use super::rules::Rules;
use crate::games::prelude::*;

pub fn card(table: &Context<'_, Rules>) -> Card {
    let rules = table.rules;
    let bids = Bid::ALL.iter().map(|(_, bid)| *bid);
    let bids = bids.fold(Section::new("card-contracts"), |section, bid| {
        section.figures(bid.label(), [Arg::Count(bid.needs()), Arg::Amount(rules.stake(bid))])
    });
    Card::new(
        r#"{"soloist":"@1","bid":"solo","tricks":6}"#,
        [
            bids.columns(["card-needs", "card-stake"]),
            Section::new("card-extras").row("solo_whist-rule-overtrick", Arg::Amount(rules.overtrick)).row_if(
                rules.undertrick > 0,
                "solo_whist-rule-undertrick",
                Arg::Amount(rules.undertrick),
            ),
            Section::new("card-pays").note("solo_whist-card-pays"),
        ],
    )
}
