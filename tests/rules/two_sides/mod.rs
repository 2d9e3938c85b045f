//! Two sides: a toy game that shows what a game of sides needs. Of 100 points in a hand each side gets its own, and the first
//! side at the target has won. With three players, each plays alone.

use tanto::games::prelude::*;

/// The points in a hand.
const ALL_POINTS: i64 = 100;
/// The default target.
const TARGET: i64 = 300;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rules {
    /// The total with which a party wins.
    pub target: i64,
    /// Whether four players play alone.
    pub alone: bool,
}

impl Game for Rules {
    /// The points of each party.
    type Hand = Vec<(Party, i64)>;
    /// The hands that were level.
    type State = i64;

    const INFO: &'static GameInfo = &GameInfo { sided_by: "alone", ..GameInfo::new("two_sides", "en", 3..=4) };

    fn read_rules(fields: &mut Fields<'_>) -> Option<Self> {
        let target = fields.optional_number("target", Number::Whole(1, 10_000));
        let alone = fields.flag("alone");
        Some(Self { target: target.unwrap_or(TARGET), alone })
    }

    fn rules_form() -> Vec<Field> {
        vec![Field::rule_flag("two_sides-rule-alone", "alone")]
    }

    fn measure(&self) -> Measure {
        Measure::tallied(&POINTS, false).running()
    }

    fn parties(&self, players: usize) -> usize {
        if players == 4 && !self.alone { SIDES } else { players }
    }

    fn read_hand(&self, deal: &Deal, fields: &mut Fields<'_>) -> Option<Self::Hand> {
        fields.require("points");
        let points = fields.numbers_by_party("points", Number::Whole(0, ALL_POINTS), Some(ALL_POINTS));
        if fields.has_error("points") {
            return None;
        }
        let sum: i64 = points.iter().map(|(_, points)| points).sum();
        let parties = self.parties(deal.active.len());
        fields.refuse_if(points.len() != parties || sum != ALL_POINTS, "points", "two_sides-error-points");
        Some(points)
    }

    fn score(table: &Context<'_, Self>, points: &Self::Hand) -> (i64, Outcome) {
        let most = points.iter().map(|(_, points)| *points).max().unwrap_or_default();
        let best: Vec<Party> = points.iter().filter(|(_, points)| *points == most).map(|(party, _)| *party).collect();
        let is_level = best.len() == points.len();
        let mut outcome = Outcome::new(Message::new("two_sides-headline").with("parties", best).count("points", most));
        for (party, points) in points {
            outcome.transfers.pay(Account::Book, *party, *points);
            outcome.why.push(Message::new("two_sides-why").with("party", *party).count("points", *points));
        }
        (table.state + i64::from(is_level), outcome)
    }

    fn ending(&self, _state: &i64, balances: &Balances) -> Ending {
        let leaders = balances.leaders(false);
        match leaders.first() {
            Some(leader) if balances.party(*leader) >= self.target => Ending::Finished(leaders),
            _ => Ending::Going,
        }
    }

    fn carried(&self, state: &i64, _seats: &Seats) -> Option<Value> {
        (*state > 0).then(|| Value::of([("level", (*state).into())]))
    }

    fn factor(state: &i64) -> i64 {
        1 + state
    }

    fn hand_form(table: &Context<'_, Self>) -> Vec<Field> {
        let cells = Cell::by_party("points", table.seats, table.seats.parties());
        let points = Numbers::new(Message::new("two_sides-ask-points"), cells, 3);
        vec![Field::Numbers(Numbers { total: Some(ALL_POINTS), ..points })]
    }

    fn next_deal(table: &Context<'_, Self>) -> NextDeal {
        let needs = |party: Party| {
            let needs = table.rules.target - table.balances.party(party);
            (needs > 0).then(|| (party, Message::new("two_sides-needs").count("points", needs)))
        };
        NextDeal { beside: table.seats.parties().filter_map(needs).collect(), ..NextDeal::default() }
    }
}
