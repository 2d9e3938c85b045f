//! The scoring card of doppelkopf.

use super::hand::ALL_POINTS;
use super::score::{ALONE, BELOW};
use super::{Calls, Rules, Scoring};
use crate::games::prelude::*;

/// Half of all points, with which contra wins.
const HALF: i64 = ALL_POINTS / 2;
/// What counts one point.
const ONE: [&str; 8] = [
    "doppelkopf-part-won",
    "doppelkopf-part-called",
    "doppelkopf-part-under",
    "doppelkopf-part-against",
    "doppelkopf-part-queens",
    "doppelkopf-fox",
    "doppelkopf-doppelkopf",
    "doppelkopf-charlie",
];

const _: () = assert!(8 * card::suit(card::VALUES, 0) == ALL_POINTS);

pub fn card(table: &Context<'_, Rules>) -> Card {
    let rules = table.rules;
    let calls = BELOW.map(|below| (Message::new("doppelkopf-no").count("limit", below), ALL_POINTS - below + 1));
    let called = match rules.calls {
        Calls::Double => card::times(2),
        calls => calls.worth().into(),
    };
    let pays = if rules.scoring == Scoring::Plus { "doppelkopf-card-plus" } else { "doppelkopf-card-both" };
    Card::new(
        r#"{"re":["@1","@3"],"points":155,"re_call":"re","extras":{"contra":{"fox":1}}}"#,
        [
            Section::new("card-needed")
                .row("doppelkopf-re", HALF + 1)
                .row("doppelkopf-contra", HALF)
                .rows(calls)
                .row("doppelkopf-black", Message::new("card-every-trick"))
                .note(Message::new("doppelkopf-card-contra").count("half", HALF).count("more", HALF + 1))
                .note("doppelkopf-card-against"),
            Section::new("card-worth")
                .note(pays)
                .rows(ONE.map(|what| (what, 1)))
                .row("doppelkopf-rule-calls", called)
                .row("doppelkopf-role-soloist", card::times(ALONE))
                .row_if(rules.bock, "doppelkopf-ask-bock", card::times(2)),
            Section::of_values(card::VALUES.iter().copied(), 0, ALL_POINTS),
            Section::new("card-end").row_if(rules.deals > 0, "doppelkopf-rule-deals", rules.deals).row_if(
                rules.compulsory_solos > 0,
                "doppelkopf-rule-solos",
                rules.compulsory_solos,
            ),
        ],
    )
}
