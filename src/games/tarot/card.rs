//! The scoring card of tarot.

use super::form::PILE;
use super::hand::{Bid, Size, Slam, target};
use super::score::{CONTRACT, MISERE, PETIT};
use super::{Rules, deal_facts};
use crate::games::prelude::*;

pub fn card(table: &Context<'_, Rules>) -> Card {
    let players = table.deal.active.len();
    let is_called = players == 5;
    let (_, _, trumps) = deal_facts(players);
    let bids = Bid::ALL.iter().map(|(_, bid)| (bid.label(), card::times(bid.multiplier())));
    let poignees = Size::ALL
        .iter()
        .zip(trumps)
        .map(|((_, size), trumps)| (Message::new("tarot-card-poignee").count("trumps", trumps), size.bonus()));
    let misere = Message::new("tarot-rule-misere-hint").count("misere", MISERE);
    let partner = if is_called { r#","partner":"@3""# } else { "" };
    Card::new(
        format!(r#"{{"taker":"@1"{partner},"bid":"garde","bouts":2,"points":49,"petit_au_bout":"attack"}}"#),
        [
            Section::new("tarot-ask-bouts")
                .columns((0..=3).map(card::number))
                .figures("tarot-needs", (0..=3).map(target)),
            Section::new("card-worth").note(Message::new("tarot-card-worth").count("contract", CONTRACT)).rows(bids),
            Section::new("card-extras").row("tarot-card-petit", PETIT).rows(poignees).row_if(
                table.rules.misere,
                "tarot-ask-miseres",
                misere,
            ),
            Section::new("tarot-ask-slam").rows(Slam::ALL.iter().map(|(_, slam)| (slam.label(), slam.bonus()))),
            Section::new("card-pays").note(if is_called { "tarot-card-pays-two" } else { "tarot-card-pays" }),
            Section::of_pile(&PILE),
        ],
    )
}
