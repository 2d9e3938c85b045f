//! The scoring card of skat.

use super::hand::{Kontra, NEEDED, NULL, Played, SCHNEIDER};
use super::score::{FABIAN, LOST, SEEGER};
use super::{ALL_POINTS, Rules, Scoring};
use crate::games::prelude::*;

/// What is added to the matadors, one for each.
const LEVELS: [&str; 6] = [
    "skat-hand",
    "skat-schneider",
    "skat-schneider-announced",
    "skat-schwarz",
    "skat-schwarz-announced",
    "skat-ouvert",
];

const _: () = assert!(4 * card::suit(card::VALUES, 0) == ALL_POINTS);

pub fn card(table: &Context<'_, Rules>) -> Card {
    let rules = table.rules;
    let needs = Message::new("skat-card-needs").count("needed", NEEDED).count("more", ALL_POINTS - SCHNEIDER);
    let games =
        Played::ALL.iter().filter(|(_, game)| *game != Played::Null).map(|(_, game)| (game.label(), game.base()));
    let null = |id: &'static str| Message::new(id).with("game", Played::Null.label());
    let nulls =
        [Played::Null.label(), null("skat-named-hand"), null("skat-named-ouvert"), null("skat-named-hand-ouvert")];
    let kontra = Kontra::ALL.iter().map(|(_, kontra)| (kontra.label(), card::times(kontra.times())));
    let is_bierlachs = rules.scoring == Scoring::Bierlachs;
    let others = if table.seats.count() == 3 { FABIAN[0] } else { FABIAN[1] };
    let mut lost = Section::new("card-extras")
        .row("skat-lost", card::times(LOST))
        .rows(kontra.filter(|_| rules.kontra))
        .row_if(rules.bock, "skat-ask-bock", card::times(2))
        .note("skat-card-overbid");
    if rules.scoring == Scoring::SeegerFabian {
        lost = lost.note(Message::new("skat-card-seeger").count("seeger", SEEGER).count("fabian", others));
    }
    let ramsch = Message::new("skat-card-ramsch").count("all", ALL_POINTS);
    Card::new(
        r#"{"declarer":"@1","game":"grand","matadors":2,"hand":true,"points":89}"#,
        [
            Section::new("card-needed").note(needs),
            Section::new("card-worth").note("skat-card-value").rows(games).rows(nulls.into_iter().zip(NULL)),
            Section::new("skat-card-levels").rows(LEVELS.map(|level| (level, card::plus(1)))),
            lost,
            if rules.ramsch { Section::new("skat-game-ramsch").note(ramsch) } else { Section::new("") },
            Section::of_values(card::VALUES.iter().copied(), 0, ALL_POINTS),
            Section::new("card-end")
                .row_if(is_bierlachs, "skat-rule-limit", -rules.limit)
                .row_if(is_bierlachs, "skat-rule-won_games", rules.won_games.label())
                .row_if(rules.deals > 0, "skat-rule-deals", rules.deals),
        ],
    )
}
