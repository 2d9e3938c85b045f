//! L'Ombre, the English game of the seventeenth century, with its stakes and its side bets.

mod card;
mod hand;
mod score;
mod stakes;

pub use hand::Hand;

use stakes::{Ante, STAKES, in_counters};

use crate::games::hombre::{TRICKS, outcome_field, tricks_field};
use crate::games::prelude::*;

/// There are no options.
#[derive(Clone, Debug)]
pub struct Rules;

const CONTRACTS: Contracts = Contracts {
    roles: &[("hombre", "lombre-ask-hombre"), ("opponent", "lombre-role-opponent")],
    partner: None,
    names: &[("", "lombre-contract-chosen"), ("forced", "lombre-contract-forced")],
    say: Message::new,
    outcomes: &[
        ("sacado", "lombre-tile-sacado"),
        ("repuesto", "lombre-tile-repuesto"),
        ("codillo", "lombre-end-codillo"),
    ],
    neither: None,
    made: 1,
};

impl Game for Rules {
    type Hand = Hand;
    type State = ();

    const INFO: &'static GameInfo = &GameInfo {
        ends: false,
        also_in: &["nb"],
        other_names: "Ombre, Hombre",
        most_active: 3,
        pieces: Some(&COUNTERS),
        kinds: RoleLabels { contracts: Some(CONTRACTS), ..RoleLabels::NONE },
        bid: &["hombre"],
        ..GameInfo::new("lombre", "en", 3..=4)
    };

    fn read_rules(_fields: &mut Fields<'_>) -> Option<Self> {
        Some(Self)
    }

    fn measure(&self) -> Measure {
        Measure { pots: &[STAKES], ..Measure::paid(&COUNTERS) }
    }

    fn read_hand(&self, deal: &Deal, fields: &mut Fields<'_>) -> Option<Hand> {
        hand::read(deal, fields)
    }

    fn score(table: &Context<'_, Self>, hand: &Hand) -> ((), Outcome) {
        ((), score::score(table, hand))
    }

    fn parts(table: &Context<'_, Self>, hand: &Hand) -> Vec<PlayerRole> {
        let contract = if hand.forced { "forced" } else { "" };
        CONTRACTS.parts(table.deal, (hand.hombre, None), (contract, hand.report.outcome.name()), &[])
    }

    /// The stakes, and the questions in the order of play.
    fn hand_form(table: &Context<'_, Self>) -> Vec<Field> {
        let (seats, deal) = (table.seats, table.deal);
        let forced = Message::new("lombre-tick-forced").with("eldest", deal.eldest());
        let exchanged = Cell::by_player("exchanged", seats, &deal.seated());
        let hints = ["lombre-tile-sacado-hint", "lombre-tile-repuesto-hint"];
        vec![
            Field::Notes(vec![in_counters(Ante::before(table).stakes)]),
            hombres(seats, deal),
            ticks("lombre-ask-forced", "forced", forced),
            Field::Numbers(Numbers::new(Message::new("lombre-ask-exchanged"), exchanged, TRICKS)),
            outcome_field(seats, deal, CONTRACTS.outcomes, hints, "hombre", str::to_owned),
            Field::Extras { summary: Message::new("lombre-ask-extras"), fields: extras(seats, deal) },
        ]
    }

    fn card(table: &Context<'_, Self>) -> Card {
        card::card(table)
    }

    fn next_deal(table: &Context<'_, Self>) -> NextDeal {
        let ante = Ante::before(table);
        NextDeal {
            leads: Some(table.deal.eldest()),
            pots: vec![(&STAKES, ante.stakes)],
            notes: vec![Message::new("lombre-deal"), ante.line()],
            ..NextDeal::default()
        }
    }
}

/// When all players have passed, only the eldest hand can be the hombre.
fn hombres(seats: &Seats, deal: &Deal) -> Field {
    let tiles = deal.seated().into_iter().map(|seat| match who::tile(seats, seat) {
        eldest if seat == deal.eldest() => eldest,
        other => other.never("forced", "true"),
    });
    Field::choice("lombre-ask-hombre", "hombre", Widget::Tiles, tiles.collect())
}

fn ticks(legend: &'static str, name: &str, label: Message) -> Field {
    Field::toggles(legend, Widget::Chips, vec![Toggle::flag(name, label)])
}

/// To exchange nothing and to declare it are different: only the declaration is a bet, so it has its own question.
fn extras(seats: &Seats, deal: &Deal) -> Vec<Field> {
    let voll = [("made", "lombre-voll-segment-made"), ("failed", "lombre-voll-segment-failed")];
    vec![
        ticks("lombre-ask-no-exchange", "no_exchange", Message::new("lombre-tick-no-exchange")),
        who::or_nobody("lombre-ask-first-five", "first_five", seats, &deal.seated()),
        Field::optional("lombre-ask-voll", "voll", "answer-none", SelectOption::all(&voll)),
        Field::optional("lombre-ask-matadors", "matadors", "answer-none", (3..=TRICKS).map(SelectOption::number))
            .looking(Widget::Keys),
        tricks_field(seats, deal),
    ]
}
