//! Spades for two sides of two, or for three or four players each alone (pagat.com, with the usual house rules).

mod bids;
mod card;
mod form;
mod hand;
mod score;

pub use bids::Bid;
pub use hand::Hand;

use crate::games::prelude::*;

/// The usual target, and the usual value of a nil and of a blind nil.
const TARGET: i64 = 500;
const NIL: i64 = 100;
const BLIND_NIL: i64 = 200;
/// So many overtricks usually cost a penalty, and what it usually is.
const BAGS: i64 = 10;
const BAG_PENALTY: i64 = 100;
/// What a trick of a contract is worth.
const TRICK: i64 = 10;
/// What a contract of ten tricks is worth with the rule for it.
const TEN: i64 = 10;
const TEN_WORTH: i64 = 200;
/// All tricks of four players.
const ALL_TRICKS: i64 = 13;

choices! {
    /// Who plays with whom.
    pub enum Sides {
        /// Four players in two sides.
        Partners = "partners" => "spades-sides-partners",
        Alone = "alone" => "spades-sides-alone",
    }
}

choices! {
    /// What the tricks of a lost nil do.
    pub enum FailedNil {
        /// They are overtricks.
        Bags = "bags" => "spades-failed-bags",
        /// They count for the bid of the partner.
        Helps = "helps" => "spades-failed-helps",
        Nothing = "nothing" => "spades-failed-nothing",
    }
}

const CONTRACTS: Contracts = Contracts {
    roles: &[("player", "spades-role-player")],
    partner: None,
    names: &[("bid", "spades-contract-bid"), ("nil", "spades-nil"), ("blind_nil", "spades-blind-nil")],
    say: Message::new,
    outcomes: &[("made", "contract-made"), ("set", "spades-outcome-set"), ("failed", "spades-outcome-failed")],
    neither: None,
    made: 1,
};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rules {
    /// `None` for partners with four players, and alone with three.
    pub sides: Option<Sides>,
    pub target: i64,
    /// The total at which the game is lost; 0 if there is none.
    pub floor: i64,
    /// So many overtricks cost a penalty; 0 if they never do.
    pub bags: i64,
    pub bag_penalty: i64,
    /// The points for each overtrick.
    pub overtrick: i64,
    pub nil: i64,
    pub blind_nil: i64,
    pub failed_nil: FailedNil,
    /// The factor of a contract that was bid blind; 1 if blind bids are not played.
    pub blind_bid: i64,
    pub ten_for_200: bool,
    /// What a contract of thirteen tricks is worth; 0 if it is as any other.
    pub thirteen_for: i64,
}

/// The number of tricks with this many players.
pub(crate) fn tricks(players: usize) -> i64 {
    if players == 3 { 17 } else { ALL_TRICKS }
}

impl Game for Rules {
    type Hand = Hand;
    /// The bags of each party; empty before the first hand.
    type State = Vec<i64>;

    const INFO: &'static GameInfo = &GameInfo {
        sisters: "Callbreak, Call Bridge, Bid Whist, Tarneeb, Pinochle",
        kinds: RoleLabels { contracts: Some(CONTRACTS), ..RoleLabels::NONE },
        bid: &["bids"],
        sided_by: "sides",
        ..GameInfo::new("spades", "en", 3..=4)
    };

    fn read_rules(fields: &mut Fields<'_>) -> Option<Self> {
        let mut number =
            |name, least, most, usual| fields.optional_number(name, Number::Count(least, most)).unwrap_or(usual);
        let (target, floor) = (number("target", 10, 5000, TARGET), number("floor", -5000, 0, 0));
        let (bags, bag_penalty) = (number("bags", 0, 20, BAGS), number("bag_penalty", 0, 500, BAG_PENALTY));
        let overtrick = number("overtrick", -10, 10, 1);
        let (nil, blind_nil) = (number("nil", 0, 500, NIL), number("blind_nil", 0, 1000, BLIND_NIL));
        let (blind_bid, thirteen_for) = (number("blind_bid", 1, 4, 1), number("thirteen_for", 0, 1000, 0));
        Some(Self {
            target,
            floor,
            bags,
            bag_penalty,
            overtrick,
            nil,
            blind_nil,
            blind_bid,
            thirteen_for,
            sides: fields.optional_choice("sides"),
            failed_nil: fields.optional_choice("failed_nil").unwrap_or(FailedNil::Bags),
            ten_for_200: fields.flag("ten_for_200"),
        })
    }

    fn rules_form() -> Vec<Field> {
        form::rules()
    }

    fn measure(&self) -> Measure {
        Measure::tallied(&POINTS, false).running()
    }

    fn parties(&self, players: usize) -> usize {
        if players == 4 && self.sides != Some(Sides::Alone) { SIDES } else { players }
    }

    fn misfit(&self, players: usize) -> Option<(&'static str, Message)> {
        let is_short = self.sides == Some(Sides::Partners) && players != 4;
        is_short.then(|| ("sides", Message::new("spades-error-partners")))
    }

    fn read_hand(&self, deal: &Deal, fields: &mut Fields<'_>) -> Option<Hand> {
        hand::read(self, deal, fields)
    }

    fn score(table: &Context<'_, Self>, hand: &Hand) -> (Vec<i64>, Outcome) {
        score::score(table, hand)
    }

    /// The outcome of a bid is the side's, that of a nil the player's own.
    fn parts(table: &Context<'_, Self>, hand: &Hand) -> Vec<PlayerRole> {
        let part = |seat: &Seat| {
            let own = match hand.nil(*seat) {
                Some((_, 0)) => "made",
                Some(_) => "failed",
                None if hand.is_made(table.rules, table.seats, table.seats.party_of(*seat)) => "made",
                None => "set",
            };
            PlayerRole::new(*seat, "player", hand.bid(*seat).name(), own)
        };
        table.deal.active.iter().map(part).collect()
    }

    fn ending(&self, _bags: &Vec<i64>, balances: &Balances) -> Ending {
        let is_end = |total: &i64| *total >= self.target || (self.floor < 0 && *total <= self.floor);
        match *balances.leaders(false) {
            [leader] if balances.parties().iter().any(is_end) => Ending::Finished(vec![leader]),
            _ => Ending::Going,
        }
    }

    fn carried(&self, bags: &Vec<i64>, seats: &Seats) -> Option<Value> {
        let of = |seat| bags.get(seats.party_of(seat).index()).copied().unwrap_or_default();
        let bags = seats.all().map(|seat| (seats.name(seat).into(), of(seat).into())).collect();
        Some(Value::of([("bags", Value::Map(bags))]))
    }

    fn hand_form(table: &Context<'_, Self>) -> Vec<Field> {
        form::hand(table)
    }

    fn aim(&self) -> Option<Message> {
        ends_at(self.target)
    }

    fn card(table: &Context<'_, Self>) -> Card {
        card::card(table)
    }

    /// The sum of all bids.
    fn known(table: &Context<'_, Self>, draft: &Value, format: Format) -> Option<Message> {
        let (players, mut fields) =
            (table.deal.active.len(), Fields::new(draft, format, table.seats, Some(&table.deal.active)));
        let all = tricks(players);
        let bids = bids::read(table.rules, all, &mut fields)?;
        let sum: i64 = bids.own.iter().map(|(_, bid)| bid.tricks()).sum();
        (bids.own.len() == players).then(|| Message::new("spades-known").count("bid", sum).count("all", all))
    }

    fn next_deal(table: &Context<'_, Self>) -> NextDeal {
        let players = table.deal.active.len();
        let deal = Message::new(if players == 3 { "spades-dealt-three" } else { "spades-dealt" });
        NextDeal {
            leads: Some(table.deal.eldest()),
            beside: form::bags(table),
            notes: vec![deal.count("cards", tricks(players))],
            ..NextDeal::default()
        }
    }
}
