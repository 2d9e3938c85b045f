//! Solo Whist: four players play for cash and settle each deal (1911 Britannica, Hoyle's Games Modernized).

mod card;
mod hand;
mod rules;
mod score;

pub use hand::{Bid, Hand};
pub use rules::Rules;

use crate::games::prelude::*;

const CONTRACTS: Contracts = Contracts {
    roles: &[
        ("soloist", "solo_whist-role-soloist"),
        ("partner", "solo_whist-role-partner"),
        ("opponent", "solo_whist-role-opponent"),
    ],
    partner: Some("partner"),
    names: Bid::LABELS,
    say: Message::new,
    outcomes: &[("made", "contract-made"), ("lost", "contract-lost")],
    neither: None,
    made: 1,
};

/// What a hand leaves to the next deal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct State {
    /// Whether to shuffle: for the first deal, and after a won abondance, royal abondance or slam. Otherwise the cards
    /// are only cut.
    pub shuffle: bool,
}

impl Default for State {
    fn default() -> Self {
        Self { shuffle: true }
    }
}

impl Game for Rules {
    type Hand = Hand;
    type State = State;

    const INFO: &'static GameInfo = &GameInfo {
        ends: false,
        kinds: RoleLabels { contracts: Some(CONTRACTS), ..RoleLabels::NONE },
        unplayed: &[Unplayed { name: "passed", button: "solo_whist-result-passed", headline: "headline-passed" }],
        bid: &["bid", "soloist", "partner"],
        measured_by: "currency",
        ..GameInfo::new("solo_whist", "en", 4..=4)
    };

    fn read_rules(fields: &mut Fields<'_>) -> Option<Self> {
        Some(rules::read(fields))
    }

    fn rules_form() -> Vec<Field> {
        rules::form()
    }

    fn measure(&self) -> Measure {
        Measure::cash(self.currency.clone(), self.digits)
    }

    fn read_hand(&self, _deal: &Deal, fields: &mut Fields<'_>) -> Option<Hand> {
        hand::read(fields)
    }

    fn score(table: &Context<'_, Self>, hand: &Hand) -> (State, Outcome) {
        score::score(table.rules, table.deal, hand)
    }

    fn pass(_table: &Context<'_, Self>, _result: &Unplayed, _outcome: &mut Outcome) -> State {
        State { shuffle: false }
    }

    fn parts(table: &Context<'_, Self>, hand: &Hand) -> Vec<PlayerRole> {
        let outcome = if hand.bid.is_won_by(hand.tricks) { "made" } else { "lost" };
        CONTRACTS.parts(table.deal, (hand.soloist, hand.partner), (hand.bid.name(), outcome), &[])
    }

    /// The questions, in the order of play.
    fn hand_form(table: &Context<'_, Self>) -> Vec<Field> {
        let (seats, seated) = (table.seats, table.deal.seated());
        let soloists = seated.iter().map(|seat| who::tile(seats, *seat)).collect();
        let partner = |seat: &Seat| who::tile(seats, *seat).never("soloist", seats.label(*seat));
        let partners = seated.iter().map(partner).collect();
        let partner = Field::choice("solo_whist-ask-partner", "partner", Widget::Tiles, partners);
        let tricks = (0..=13).map(tricks_option).collect();
        vec![
            calls(table.rules),
            Field::choice("solo_whist-ask-soloist", "soloist", Widget::Tiles, soloists),
            Field::when("bid=prop_cop", partner),
            Field::choice("solo_whist-ask-tricks", "tricks", Widget::Keys, tricks),
        ]
    }

    fn card(table: &Context<'_, Self>) -> Card {
        card::card(table)
    }

    fn next_deal(table: &Context<'_, Self>) -> NextDeal {
        let shuffle = if table.state.shuffle { "solo_whist-deal-shuffle" } else { "solo_whist-deal-cut" };
        let notes = [shuffle, "solo_whist-deal", "solo_whist-deal-slam"].map(Message::new);
        NextDeal { leads: Some(table.deal.eldest()), notes: notes.to_vec(), ..NextDeal::default() }
    }
}

/// A key for a number of tricks. The number that the chosen call needs is ringed.
fn tricks_option(tricks: i64) -> SelectOption {
    let calls: Vec<&str> = Bid::ALL.iter().filter(|(_, bid)| bid.needs() == tricks).map(|(name, _)| *name).collect();
    let goal = (!calls.is_empty()).then(|| format!("bid={}", calls.join("|")));
    SelectOption { goal, ..SelectOption::number(tricks) }
}

fn calls(rules: &Rules) -> Field {
    let options = Bid::ALL.iter().map(|(name, bid)| {
        let hint = Message::new(if bid.is_misere() { "solo_whist-price-misere" } else { "solo_whist-price" });
        SelectOption::new(*name, bid.label()).hint(hint.count("needs", bid.needs()).amount("stake", rules.stake(*bid)))
    });
    Field::choice("solo_whist-ask-bid", "bid", Widget::Tiles, options.collect())
}
