//! Burro: the last player with cards gets a letter of the word; the player with the fewest letters wins once the word
//! is complete.

mod rules;
mod score;

pub use rules::{Rules, Tie, Variant};
pub use score::Phase;

use rules::{WORD, letters};

use crate::games::prelude::*;

/// The unit: letters of the word.
const LETTERS: Unit =
    Unit { id: "letters", name: "unit-letters", one: "unit-one-letters", pieces: &[], medium: Medium::Sheet };

/// The data of a hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Hand {
    /// The last player with cards, who gets a letter or leaves the play-off.
    pub loser: Seat,
}

impl Game for Rules {
    type Hand = Hand;
    type State = Phase;

    const FACTS: &'static Facts = &Facts {
        kinds: Kinds { outcomes: &[("letter", "burro-outcome-letter"), ("out", "burro-outcome-out")], ..Kinds::NONE },
        quick: Some("loser"),
        ..Facts::new("burro", "es", 2..=8)
    };

    fn read_rules(fields: &mut Fields<'_>) -> Option<Self> {
        let letters = letters(fields.optional_text("word").unwrap_or(WORD));
        fields.refuse_if(letters.is_none(), "word", "burro-error-word");
        let variant = fields.optional_choice("variant").unwrap_or(Variant::Spanish);
        let tie = fields.optional_choice("tie").unwrap_or(Tie::PlayOff);
        Some(Self { word: letters?, variant, tie })
    }

    fn rules_form() -> Vec<Field> {
        let variants = [("", Variant::Spanish), ("deitado", Variant::Deitado), ("em_pe", Variant::EmPe)];
        let variants = variants.map(|(value, variant)| {
            Choosable::new(value, variant.label()).hint(Text::new("burro-cards").count("cards", variant.cards()))
        });
        let tie = Choosable::all(&[("", "burro-tie-play-off"), ("shared", "burro-tie-shared")]);
        vec![
            Field::line(Text::new("burro-rule-word"), "word", WORD, Text::new("burro-rule-word-hint")),
            Field::segments("burro-rule-variant", "variant", "", variants.to_vec()),
            Field::segments("burro-rule-tie", "tie", "", tie),
        ]
    }

    fn measure(&self) -> Measure {
        Measure::tallied(&LETTERS, true)
    }

    fn eligible(state: &Phase, seat: Seat) -> bool {
        match state {
            Phase::Letters | Phase::Over(_) => true,
            Phase::PlayOff(left) => left.contains(&seat),
        }
    }

    fn read_hand(&self, _deal: &Deal, fields: &mut Fields<'_>) -> Option<Hand> {
        Some(Hand { loser: fields.player("loser")? })
    }

    fn score(table: &Context<'_, Self>, hand: &Hand) -> (Phase, Outcome) {
        score::score(table, hand.loser)
    }

    fn parts(table: &Context<'_, Self>, hand: &Hand) -> Vec<Part> {
        let lost = match table.state {
            Phase::Letters => "letter",
            Phase::PlayOff(_) | Phase::Over(_) => "out",
        };
        part::everybody(table.deal, |seat| (seat == hand.loser).then_some(lost))
    }

    fn ending(&self, state: &Phase, _balances: &Balances) -> Ending {
        match state {
            Phase::Over(winners) => Ending::Finished(winners.clone()),
            Phase::Letters | Phase::PlayOff(_) => Ending::Going,
        }
    }

    /// Each tile spells the letters of its player.
    fn hand_form(table: &Context<'_, Self>) -> Vec<Field> {
        let spelt = |seat| Text::new("burro-spelt").with("spelt", table.rules.spelt(table.balances.seat(seat)));
        let legend = Text::new("burro-ask-loser");
        let loser = who::hinted(legend, "loser", table.seats, &table.deal.seated(), spelt).looking(Look::Spelling);
        play_off(table).map(|text| Field::Notes(vec![text])).into_iter().chain([loser]).collect()
    }

    fn next_deal(table: &Context<'_, Self>) -> NextDeal {
        let variant = table.rules.variant;
        let cards = Text::new("burro-deal").with("variant", variant.label()).count("cards", variant.cards());
        let notes = play_off(table).into_iter().chain([cards, Text::new("burro-draw")]).collect();
        NextDeal { notes, ..NextDeal::default() }
    }
}

fn play_off(table: &Context<'_, Rules>) -> Option<Text> {
    match table.state {
        Phase::PlayOff(left) => Some(Text::new("burro-play-off").with("players", left.clone())),
        Phase::Letters | Phase::Over(_) => None,
    }
}
