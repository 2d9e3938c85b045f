//! Casita Robada, also Rubamazzo: players steal each other's piles; the most cards win.

use crate::games::prelude::*;

/// The unit: captured cards.
const CARDS: Unit = Unit { id: "cards", name: "unit-cards", one: "unit-one-cards", pieces: &[], medium: Medium::Sheet };

/// The possible sizes of the pack; the first one is the default.
const DECKS: [i64; 3] = [40, 48, 52];

#[derive(Clone, Copy, Debug)]
pub struct Rules {
    /// The number of cards in the pack: 40, 48 or 52.
    pub deck: i64,
}

impl Rules {
    /// The number of cards that cannot be dealt evenly: two with 48 cards and three players, otherwise none.
    fn undealt(self, players: usize) -> i64 {
        if self.deck == 48 && players == 3 { 2 } else { 0 }
    }

    /// The sum of all counts; `None` if two sums are possible.
    fn total(self, players: usize) -> Option<i64> {
        (self.undealt(players) == 0).then_some(self.deck)
    }
}

impl Game for Rules {
    /// The cards that each player captured, in seating order.
    type Hand = Vec<(Seat, i64)>;
    type State = ();

    const INFO: &'static GameInfo = &GameInfo {
        also_in: &["it"],
        other_names: "Rubamazzo, Rubamazzetto",
        independent_seats: true,
        ends: false,
        ..GameInfo::new("casita_robada", "es", 2..=4)
    };

    fn read_rules(fields: &mut Fields<'_>) -> Option<Self> {
        let [usual, .., largest] = DECKS;
        let deck = fields.optional_number("deck", Number::Count(usual, largest)).unwrap_or(usual);
        if !DECKS.contains(&deck) {
            let allowed = DECKS.map(|deck| deck.to_string()).join(", ");
            fields.add_error("deck", Message::new("field-choice").with("allowed", Arg::Verbatim(allowed)));
        }
        Some(Rules { deck })
    }

    fn rules_form() -> Vec<Field> {
        let [usual, ..] = DECKS;
        let options = DECKS.map(|deck| {
            let value = if deck == usual { String::new() } else { deck.to_string() };
            SelectOption { value, ..SelectOption::number(deck) }
        });
        vec![Field::segments("casita_robada-rule-deck", "deck", "", options.to_vec())]
    }

    fn measure(&self) -> Measure {
        Measure::tallied(&CARDS, false)
    }

    fn read_hand(&self, deal: &Deal, fields: &mut Fields<'_>) -> Option<Self::Hand> {
        fields.require("cards");
        let players = deal.active.len();
        let cards = fields.numbers_by_player("cards", Number::Whole(0, self.deck), self.total(players));
        if fields.has_error("cards") {
            return None;
        }
        let sum: i64 = cards.iter().map(|(_, cards)| cards).sum();
        let (missing, dealt) = (missing(&deal.seated(), &cards), self.deck - self.undealt(players));
        if !missing.is_empty() && sum <= self.deck {
            fields.add_error("cards", Message::new("casita_robada-error-missing").with("players", missing));
        } else if ![0, self.deck, dealt].contains(&sum) {
            // The sum is zero when no player captured anything: the cards stay on the table.
            let id = if dealt == self.deck { "casita_robada-error-sum" } else { "casita_robada-error-sum-undealt" };
            let text = Message::new(id).count("sum", sum).count("deck", self.deck).count("less", dealt);
            fields.add_error("cards", text);
        }
        Some(cards)
    }

    fn score(table: &Context<'_, Self>, cards: &Self::Hand) -> ((), Outcome) {
        let mut outcome = Outcome::new(headline(cards));
        for (seat, cards) in cards {
            outcome.transfers.pay(Account::Book, *seat, *cards);
            outcome.why.push(Message::new("casita_robada-why-cards").with("player", *seat).count("cards", *cards));
        }
        let sum: i64 = cards.iter().map(|(_, cards)| cards).sum();
        if sum > 0 {
            let undealt = table.rules.deck - sum;
            let id = if undealt > 0 { "casita_robada-why-sum-undealt" } else { "casita_robada-why-sum" };
            outcome.why.push(Message::new(id).count("sum", sum).count("undealt", undealt));
        }
        ((), outcome)
    }

    fn hand_form(table: &Context<'_, Self>) -> Vec<Field> {
        let total = table.rules.total(table.deal.active.len());
        let legend = if total.is_some() { "casita_robada-ask-cards" } else { "casita_robada-ask-cards-all" };
        let cells = Cell::by_player("cards", table.seats, &table.deal.seated());
        let numbers = Numbers::new(Message::new(legend).count("deck", table.rules.deck), cells, table.rules.deck);
        vec![Field::Numbers(Numbers { total, ..numbers })]
    }

    fn card(table: &Context<'_, Self>) -> Card {
        let (rules, players) = (table.rules, table.deal.active.len());
        let each = (rules.deck - rules.undealt(players)) / i64::try_from(players.max(1)).unwrap_or(1);
        // The first player captures a pair of the second one's share.
        let cards = (1..=players).map(|at| {
            let more = [2, -2].get(at - 1).copied().unwrap_or_default();
            let rest = if at == 1 {
                rules.deck - rules.undealt(players) - each * i64::try_from(players).unwrap_or(1)
            } else {
                0
            };
            format!(r#""@{at}":{}"#, each + more + rest)
        });
        Card::new(
            format!(r#"{{"cards":{{{}}}}}"#, cards.collect::<Vec<_>>().join(",")),
            [Section::new("card-worth").note("casita_robada-card-most").row("casita_robada-rule-deck", rules.deck)],
        )
    }

    fn next_deal(table: &Context<'_, Self>) -> NextDeal {
        let mut notes = vec![Message::new("casita_robada-deal").count("deck", table.rules.deck)];
        let undealt = table.rules.undealt(table.deal.active.len());
        if undealt > 0 {
            notes.push(Message::new("casita_robada-deal-undealt").count("cards", undealt));
        }
        NextDeal { leads: Some(table.deal.eldest()), notes, ..NextDeal::default() }
    }
}

fn headline(cards: &[(Seat, i64)]) -> Message {
    let most = cards.iter().map(|(_, cards)| *cards).max().unwrap_or_default();
    if most == 0 {
        return Message::new("casita_robada-headline-no-cards");
    }
    let winners: Vec<Seat> = cards.iter().filter(|(_, cards)| *cards == most).map(|(seat, _)| *seat).collect();
    let id = if winners.len() == 1 { "casita_robada-headline-most" } else { "casita_robada-headline-shared" };
    Message::new(id).with("players", winners).count("cards", most)
}
