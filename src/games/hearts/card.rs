//! The scoring card of hearts.

use super::{ALL_POINTS, JACK, QUEEN, Rules};
use crate::games::prelude::*;

/// What a heart costs.
const HEART: i64 = 1;

const _: () = assert!(13 * HEART + QUEEN == ALL_POINTS);

pub fn card(table: &Context<'_, Rules>) -> Card {
    let rules = table.rules;
    let taken = [14, 7, 5].into_iter().chain(std::iter::repeat(0));
    let points = table.deal.active.iter().zip(1..).zip(taken).map(|((_, at), points)| format!(r#""@{at}":{points}"#));
    let jack = if rules.jack { r#","jack":"@2""# } else { "" };
    Card::new(
        format!(r#"{{"points":{{{}}}{jack}}}"#, points.collect::<Vec<_>>().join(",")),
        [
            Section::new("card-worth")
                .note("card-fewest")
                .row("hearts-card-heart", HEART)
                .row("hearts-card-queen", QUEEN)
                .row_if(rules.jack, "hearts-card-jack", -JACK)
                .row_if(rules.no_tricks > 0, "hearts-rule-no-tricks", -rules.no_tricks)
                .row(Message::new("hearts-rule-moon").count("points", ALL_POINTS), rules.moon.label()),
            Section::new("card-end")
                .row("hearts-rule-target", rules.target)
                .row("hearts-rule-exact", rules.exact.label())
                .row("hearts-rule-tie", rules.tie.label()),
        ],
    )
}
