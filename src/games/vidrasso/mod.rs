//! Vidrasso for two players: 180 points per deal; the first to reach the target wins.

mod card;
mod hand;

pub use hand::{Hand, Rank};

use crate::games::prelude::*;

/// The points of the whole pack: the pips from ace to nine, four times.
const ALL_POINTS: i64 = 180;
/// The default target.
const TARGET: i64 = 300;
/// The highest target.
const HIGHEST_TARGET: i64 = 10_000_000;
/// A score below this gets a warning.
const ODD: i64 = 10;

/// The ranks with their pips, in half-points.
static PILE: Pile = Pile {
    kinds: &[
        ("vidrasso-rank-nine", 18, 4),
        ("vidrasso-rank-eight", 16, 4),
        ("vidrasso-rank-seven", 14, 4),
        ("vidrasso-rank-six", 12, 4),
        ("vidrasso-rank-five", 10, 4),
        ("vidrasso-rank-four", 8, 4),
        ("vidrasso-rank-three", 6, 4),
        ("vidrasso-rank-two", 4, 4),
        ("vidrasso-rank-ace", 2, 4),
    ],
    answers: None,
};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rules {
    /// The total with which a player wins.
    pub target: i64,
}

impl Game for Rules {
    type Hand = Hand;
    type State = ();

    const INFO: &'static GameInfo = &GameInfo::new("vidrasso", "en", 2..=2);

    fn read_rules(fields: &mut Fields<'_>) -> Option<Self> {
        let target = fields.optional_number("target", Number::Whole(1, HIGHEST_TARGET));
        Some(Self { target: target.unwrap_or(TARGET) })
    }

    fn rules_form() -> Vec<Field> {
        vec![
            Field::Numbers(Numbers::new(
                Message::new("vidrasso-rule-target"),
                vec![Cell::alone("target")],
                HIGHEST_TARGET,
            )),
            Field::Notes(vec![Message::new("vidrasso-rule-target-hint").count("target", TARGET)]),
        ]
    }

    fn measure(&self) -> Measure {
        Measure::tallied(&POINTS, false).running()
    }

    fn read_hand(&self, deal: &Deal, fields: &mut Fields<'_>) -> Option<Hand> {
        hand::read(deal, fields)
    }

    fn score(table: &Context<'_, Self>, hand: &Hand) -> ((), Outcome) {
        let mut outcome = Outcome::new(headline(hand));
        outcome.why.extend(trumps(hand));
        for (seat, points) in hand.points {
            outcome.transfers.pay(Account::Book, seat, points);
            let line = Message::new("vidrasso-why-points").with("player", seat).count("points", points);
            outcome.why.push(line.count("total", table.balances.seat(seat) + points));
            if points < ODD {
                outcome.warnings.push(Message::new("vidrasso-odd").with("player", seat).count("points", points));
            }
        }
        outcome.why.extend(verdict(table, &outcome));
        ((), outcome)
    }

    /// A player at or above the target wins; if both are, the higher total wins; a tie needs another deal.
    fn ending(&self, _state: &(), balances: &Balances) -> Ending {
        let leaders = balances.leaders(false);
        match leaders.as_slice() {
            [leader] if balances.party(*leader) >= self.target => Ending::Finished(leaders),
            _ => Ending::Going,
        }
    }

    /// The points of both players, each always in the same place, and, collapsed, the trumps.
    fn hand_form(table: &Context<'_, Self>) -> Vec<Field> {
        let legend = Message::new("vidrasso-ask-points").count("all", ALL_POINTS);
        let points = Numbers::new(legend, Cell::by_player("points", table.seats, &table.deal.seated()), ALL_POINTS);
        let points = Field::Numbers(Numbers { total: Some(ALL_POINTS), pile: Some(&PILE), ..points });
        let suits = memo("vidrasso-ask-suit", "trump_suit", Suit::options());
        let ranks = memo("vidrasso-ask-rank", "trump_rank", SelectOption::all(Rank::LABELS)).looking(Widget::Keys);
        vec![points, Field::Extras { summary: Message::new("vidrasso-ask-trumps"), fields: vec![suits, ranks] }]
    }

    fn aim(&self) -> Option<Message> {
        ends_at(self.target)
    }

    fn card(table: &Context<'_, Self>) -> Card {
        card::card(table)
    }

    /// How to deal, and which player names the trumps or leads.
    fn next_deal(table: &Context<'_, Self>) -> NextDeal {
        let (deal, target) = (table.deal, table.rules.target);
        let needs = |party: Party| {
            let needs = target - table.balances.party(party);
            (needs > 0).then(|| (party, Message::new("vidrasso-needs").count("points", needs)))
        };
        let named = Message::new("vidrasso-deal-trumps").with("eldest", deal.eldest()).with("dealer", deal.dealer);
        NextDeal {
            leads: Some(deal.eldest()),
            beside: table.seats.parties().filter_map(needs).collect(),
            notes: vec![Message::new("vidrasso-deal"), named, Message::new("vidrasso-deal-aside")],
            ..NextDeal::default()
        }
    }
}

fn memo(legend: &'static str, name: &str, options: Vec<SelectOption>) -> Field {
    Field::optional(legend, name, "vidrasso-not-noted", options)
}

fn headline(hand: &Hand) -> Message {
    let mut points = hand.points;
    points.sort_by_key(|(_, points)| -points);
    let [(player, points), (other, rest)] = points;
    let id = if points == rest { "vidrasso-headline-equal" } else { "vidrasso-headline" };
    Message::new(id).with("player", player).with("other", other).count("points", points).count("rest", rest)
}

fn trumps(hand: &Hand) -> Option<Message> {
    match (hand.trump_suit, hand.trump_rank) {
        (Some(suit), Some(rank)) => {
            Some(Message::new("vidrasso-why-trumps").with("suit", suit.label()).with("rank", rank.label()))
        }
        (Some(suit), None) => Some(Message::new("vidrasso-why-trump-suit").with("suit", suit.label())),
        (None, Some(rank)) => Some(Message::new("vidrasso-why-trump-rank").with("rank", rank.label())),
        (None, None) => None,
    }
}

/// The line about the winner, or about a tie at the target; `None` below the target.
fn verdict(table: &Context<'_, Rules>, outcome: &Outcome) -> Option<Message> {
    let (target, after) = (table.rules.target, table.balances.after(&outcome.transfers).ok()?);
    let leaders = after.leaders(false);
    let total = after.party(*leaders.first()?);
    let text = match leaders.as_slice() {
        _ if total < target => return None,
        [winner] if after.parties().iter().all(|total| *total >= target) => {
            Message::new("vidrasso-why-both").with("winner", *winner)
        }
        [winner] => Message::new("vidrasso-why-wins").with("winner", *winner),
        _ => Message::new("vidrasso-why-equal"),
    };
    Some(text.count("total", total).count("target", target))
}
