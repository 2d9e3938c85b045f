//! French Tarot for three to six, by the rules of the Fédération Française de Tarot (2012, text of 2019).

mod card;
mod form;
mod hand;
mod score;

pub use hand::{Bid, Hand, Poignee, Side, Size, Slam};

use crate::games::prelude::*;

const CONTRACTS: Contracts = Contracts {
    roles: &[("taker", "tarot-role-taker"), ("partner", "tarot-role-partner"), ("defender", "tarot-role-defender")],
    partner: Some("partner"),
    names: Bid::LABELS,
    say: Message::new,
    outcomes: &[("made", "contract-made"), ("lost", "contract-lost")],
    neither: None,
    made: 1,
};

#[derive(Clone, Copy, Debug, Default)]
pub struct Rules {
    /// Whether a player without trumps or without court cards may declare it and be paid for it.
    pub misere: bool,
}

/// The cards per player, the cards of the chien, and the trumps of a single, double and triple poignée, for a number of
/// active players.
pub(crate) fn deal_facts(active: usize) -> (i64, i64, [i64; 3]) {
    match active {
        3 => (24, 6, [13, 15, 18]),
        4 => (18, 6, [10, 13, 15]),
        _ => (15, 3, [8, 10, 13]),
    }
}

impl Game for Rules {
    type Hand = Hand;
    type State = ();

    const INFO: &'static GameInfo = &GameInfo {
        ends: false,
        other_names: "Jeu de tarot",
        most_active: 5,
        independent_seats: true,
        kinds: RoleLabels {
            contracts: Some(CONTRACTS),
            counts: &[
                ("bouts", "tarot-count-bouts"),
                ("poignees", "tarot-count-poignees"),
                ("petit_won", "tarot-count-petit-won"),
                ("petit_lost", "tarot-count-petit-lost"),
            ],
            ..RoleLabels::NONE
        },
        unplayed: &[
            Unplayed { name: "passed", button: "tarot-result-passed", headline: "headline-passed" },
            // A player had the Petit as the only trump and no Excuse, so the deal was void.
            Unplayed { name: "petit_sec", button: "tarot-result-petit-sec", headline: "tarot-headline-petit-sec" },
        ],
        bid: &["taker+bid"],
        ..GameInfo::new("tarot", "fr", 3..=6)
    };

    fn read_rules(fields: &mut Fields<'_>) -> Option<Self> {
        Some(Rules { misere: fields.flag("misere") })
    }

    fn rules_form() -> Vec<Field> {
        let on = SelectOption::new("true", Message::new("rule-on"))
            .hint(Message::new("tarot-rule-misere-hint").count("misere", score::MISERE));
        vec![Field::optional("tarot-rule-misere", "misere", "rule-off", [on])]
    }

    fn measure(&self) -> Measure {
        Measure::paid(&POINTS)
    }

    fn read_hand(&self, deal: &Deal, fields: &mut Fields<'_>) -> Option<Hand> {
        hand::read(*self, deal, fields)
    }

    fn score(table: &Context<'_, Self>, hand: &Hand) -> ((), Outcome) {
        ((), score::score(table.deal, hand))
    }

    /// The taker's counts include a poignée without a recorded player, because the taker shows most of them.
    fn parts(table: &Context<'_, Self>, hand: &Hand) -> Vec<PlayerRole> {
        let outcome = if hand.is_won() { "made" } else { "lost" };
        let own = |poignee: &&Poignee| poignee.player.is_none_or(|player| player == hand.taker);
        let petit = |side: Side| i64::from(hand.petit_au_bout == Some(side));
        let counts = [
            ("bouts", hand.bouts),
            ("poignees", hand.poignees.iter().filter(own).map(|_| 1).sum()),
            ("petit_won", petit(Side::Attack)),
            ("petit_lost", petit(Side::Defence)),
        ];
        CONTRACTS.parts(table.deal, (hand.taker, hand.partner), (hand.bid.name(), outcome), &counts)
    }

    fn hand_form(table: &Context<'_, Self>) -> Vec<Field> {
        form::form(*table.rules, table.seats, table.deal)
    }

    fn card(table: &Context<'_, Self>) -> Card {
        card::card(table)
    }

    fn next_deal(table: &Context<'_, Self>) -> NextDeal {
        let (cards, chien, _) = deal_facts(table.deal.active.len());
        let packets = if table.deal.active.len() == 3 { 4 } else { 3 };
        let cards = Message::new("tarot-deal").count("cards", cards).count("packets", packets).count("chien", chien);
        NextDeal {
            leads: Some(table.deal.eldest()),
            notes: vec![cards, Message::new("tarot-deal-slam")],
            ..NextDeal::default()
        }
    }
}
