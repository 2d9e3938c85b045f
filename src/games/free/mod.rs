//! A sheet for any game that is not built in: a number for each player and hand.

use crate::games::adjustment::pay_each_other;
use crate::games::prelude::*;

/// The maximum number of decimals of a score.
const DIGITS: u32 = 4;

choices! {
    /// Which total wins.
    pub enum Winner {
        Most = "most",
        Fewest = "fewest",
    }
}

#[derive(Clone, Copy, Debug)]
pub struct Rules {
    /// Whether the scores of a hand must sum to zero.
    pub zero_sum: bool,
    /// Which total wins.
    pub winner: Winner,
    /// The total at which the game ends, in ten-thousandths.
    pub target: Option<i64>,
}

impl Game for Rules {
    /// The scores, in ten-thousandths and in seating order. A player who is not listed scores nothing.
    type Hand = Vec<(Seat, i64)>;
    type State = ();

    const INFO: &'static GameInfo = &GameInfo {
        is_any_other: true,
        independent_seats: true,
        measured_by: "zero_sum",
        ..GameInfo::new("free", "en", 2..=12)
    };

    fn read_rules(fields: &mut Fields<'_>) -> Option<Self> {
        let zero_sum = fields.flag("zero_sum");
        let winner = fields.optional_choice::<Winner>("winner").unwrap_or(Winner::Most);
        let target = fields.optional_number("target", Number::Amount(DIGITS));
        fields.refuse_if(target.is_some_and(|target| target <= 0), "target", "free-error-target");
        Some(Rules { zero_sum, winner, target })
    }

    fn rules_form() -> Vec<Field> {
        let winner = [("", "free-winner-most"), ("fewest", "free-winner-fewest")];
        vec![
            Field::segments("free-rule-winner", "winner", "", SelectOption::all(&winner)),
            Field::rule_flag("free-rule-zero-sum", "zero_sum"),
            Field::number_line(Message::new("free-rule-target"), "target", Message::new("free-rule-target-hint")),
        ]
    }

    fn measure(&self) -> Measure {
        let tallied = Measure::tallied(&POINTS, self.winner == Winner::Fewest);
        Measure { digits: DIGITS, zero_sum: self.zero_sum, ..tallied }
    }

    fn read_hand(&self, _deal: &Deal, fields: &mut Fields<'_>) -> Option<Self::Hand> {
        fields.require("scores");
        let scores = fields.numbers_by_player("scores", Number::Amount(DIGITS), self.zero_sum.then_some(0));
        if fields.has_error("scores") {
            return None;
        }
        fields.refuse_if(scores.is_empty(), "scores", "free-error-no-scores");
        let sum: i64 = scores.iter().map(|(_, score)| score).sum();
        if self.zero_sum && sum != 0 {
            let sum = Arg::Plain(print_amount(sum, DIGITS, false));
            fields.add_error("scores", Message::new("free-error-sum").with("sum", sum));
        }
        Some(scores)
    }

    fn score(table: &Context<'_, Self>, scores: &Self::Hand) -> ((), Outcome) {
        let mut outcome = Outcome::new(headline(table.rules, table.deal, scores));
        for (seat, score) in scores {
            outcome.why.push(Message::new("free-why-score").with("player", *seat).with("score", Arg::Signed(*score)));
            if !table.rules.zero_sum {
                outcome.transfers.pay(Account::Book, *seat, *score);
            }
        }
        if table.rules.zero_sum {
            pay_each_other(scores, &mut outcome);
        }
        ((), outcome)
    }

    fn ending(&self, _state: &(), balances: &Balances) -> Ending {
        let is_reached = |target| balances.parties().iter().any(|total| *total >= target);
        if !self.target.is_some_and(is_reached) {
            return Ending::Going;
        }
        Ending::Finished(balances.leaders(self.measure().lower_wins))
    }

    fn aim(&self) -> Option<Message> {
        let target = print_amount(self.target?, DIGITS, false);
        Some(Message::new("aim-target").with("target", Arg::Plain(target)))
    }

    fn has_end(&self) -> bool {
        self.target.is_some()
    }

    fn card(table: &Context<'_, Self>) -> Card {
        let rules = table.rules;
        let winner = if rules.winner == Winner::Most { "free-winner-most" } else { "free-winner-fewest" };
        let zero_sum = if rules.zero_sum { "rule-on" } else { "rule-off" };
        let target = rules.target.map(|target| Arg::Plain(print_amount(target, DIGITS, false)));
        let worth = Section::new("card-worth")
            .row("free-rule-winner", Message::new(winner))
            .row("free-rule-zero-sum", Message::new(zero_sum));
        Card::new(
            if rules.zero_sum { r#"{"scores":{"@1":12,"@2":-12}}"# } else { r#"{"scores":{"@1":12,"@2":30}}"# },
            [
                worth,
                target.into_iter().fold(Section::new("card-end"), |end, target| end.row("free-rule-target", target)),
            ],
        )
    }

    fn hand_form(table: &Context<'_, Self>) -> Vec<Field> {
        let zero_sum = table.rules.zero_sum;
        let legend = Message::new(if zero_sum { "free-ask-scores-zero-sum" } else { "free-ask-scores" });
        let most = MAX_AMOUNT / 10_i64.pow(DIGITS);
        let numbers = Numbers::new(legend, Cell::by_player("scores", table.seats, &table.deal.seated()), most);
        vec![Field::Numbers(Numbers { signed: true, decimals: DIGITS, total: zero_sum.then_some(0), ..numbers })]
    }
}

/// The best score of the hand. A player who is not listed counts with a score of zero.
fn headline(rules: &Rules, deal: &Deal, scores: &[(Seat, i64)]) -> Message {
    let of = |seat: &Seat| scores.iter().find(|(scorer, _)| scorer == seat).map_or(0, |(_, score)| *score);
    let players = deal.seated();
    let all = players.iter().map(of);
    let best = match rules.winner {
        Winner::Most => all.max(),
        Winner::Fewest => all.min(),
    };
    let best = best.unwrap_or_default();
    let winners: Vec<Seat> = players.into_iter().filter(|seat| of(seat) == best).collect();
    let id = if winners.len() == 1 { "free-headline-best" } else { "free-headline-shared" };
    Message::new(id).with("players", winners).with("score", Arg::Signed(best))
}
