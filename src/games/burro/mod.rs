//! Burro: the last player with cards gets a letter of the word; the player with the fewest letters wins once the word
//! is complete.

mod card;
mod rules;

pub use rules::{Rules, Tie, Variant};

use rules::{WORD, letters, of_length};

use crate::games::prelude::*;

/// The unit: letters of the word.
const LETTERS: Unit =
    Unit { id: "letters", name: "unit-letters", one: "unit-one-letters", pieces: &[], medium: Medium::Sheet };

/// The phase of the game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Phase {
    #[default]
    Letters,
    /// The word is complete. These players had the fewest letters and play on.
    PlayOff(Vec<Seat>),
    /// The game is over; these are the winners.
    Over(Vec<Seat>),
}

impl Game for Rules {
    /// The last player with cards, who gets a letter or leaves the play-off.
    type Hand = Seat;
    type State = Phase;

    const INFO: &'static GameInfo = &GameInfo {
        also_in: &["it", "pt"],
        other_names: "Asino, Donkey",
        kinds: RoleLabels {
            outcomes: &[("letter", "burro-outcome-letter"), ("out", "burro-outcome-out")],
            ..RoleLabels::NONE
        },
        independent_seats: true,
        quick: Some("loser"),
        ..GameInfo::new("burro", "es", 2..=8)
    };

    fn read_rules(fields: &mut Fields<'_>) -> Option<Self> {
        let letters = letters(fields.optional_text("word").unwrap_or(WORD));
        fields.refuse_if(letters.is_none(), "word", of_length("burro-error-word"));
        let variant = fields.optional_choice("variant").unwrap_or(Variant::Spanish);
        let tie = fields.optional_choice("tie").unwrap_or(Tie::PlayOff);
        Some(Self { word: letters?, variant, tie })
    }

    fn rules_form() -> Vec<Field> {
        let variants = [("", Variant::Spanish), ("deitado", Variant::Deitado), ("em_pe", Variant::EmPe)];
        let variants = variants.map(|(value, variant)| {
            SelectOption::new(value, variant.label()).hint(Message::new("burro-cards").count("cards", variant.cards()))
        });
        let tie = SelectOption::all(&[("", "burro-tie-play-off"), ("shared", "burro-tie-shared")]);
        vec![
            Field::line(Message::new("burro-rule-word"), "word", WORD, of_length("burro-rule-word-hint")),
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

    fn holds_seats(state: &Phase) -> bool {
        !matches!(state, Phase::Letters)
    }

    fn newcomer_score(seated: &[i64]) -> i64 {
        seated.iter().copied().max().unwrap_or_default()
    }

    fn read_hand(&self, _deal: &Deal, fields: &mut Fields<'_>) -> Option<Seat> {
        fields.player("loser")
    }

    /// Gives the loser a letter, or removes them from the play-off.
    fn score(table: &Context<'_, Self>, loser: &Seat) -> (Phase, Outcome) {
        match table.state {
            Phase::Letters => (Phase::Letters, give_letter(table, *loser)),
            Phase::PlayOff(left) | Phase::Over(left) => leave(left, *loser),
        }
    }

    /// The word may be complete now. A play-off goes on as it is.
    fn settle(table: &Context<'_, Self>, phase: Phase, after: &Balances, outcome: &mut Outcome) -> Phase {
        match phase {
            Phase::Letters => judge(table, after, outcome),
            Phase::PlayOff(_) | Phase::Over(_) => phase,
        }
    }

    fn parts(table: &Context<'_, Self>, loser: &Seat) -> Vec<PlayerRole> {
        let lost = match table.state {
            Phase::Letters => "letter",
            Phase::PlayOff(_) | Phase::Over(_) => "out",
        };
        role::everybody(table.deal, |seat| (seat == *loser).then_some(lost))
    }

    fn ending(&self, state: &Phase, balances: &Balances) -> Ending {
        match state {
            Phase::Over(winners) => Ending::Finished(winners.iter().map(|seat| balances.party_of(*seat)).collect()),
            Phase::Letters | Phase::PlayOff(_) => Ending::Going,
        }
    }

    /// Each tile spells the letters of its player.
    fn hand_form(table: &Context<'_, Self>) -> Vec<Field> {
        let spelt = |seat| Message::new("burro-spelt").with("spelt", table.rules.spelt(table.balances.seat(seat)));
        let seated = table.deal.seated();
        let loser = who::hinted("burro-ask-loser", "loser", table.seats, &seated, spelt).looking(Widget::Spelling);
        play_off(table).map(|text| Field::Notes(vec![text])).into_iter().chain([loser]).collect()
    }

    fn card(table: &Context<'_, Self>) -> Card {
        card::card(table)
    }

    fn next_deal(table: &Context<'_, Self>) -> NextDeal {
        let variant = table.rules.variant;
        let cards = Message::new("burro-deal").with("variant", variant.label()).count("cards", variant.cards());
        let notes = play_off(table).into_iter().chain([cards, Message::new("burro-draw")]).collect();
        NextDeal { notes, ..NextDeal::default() }
    }
}

fn play_off(table: &Context<'_, Rules>) -> Option<Message> {
    match table.state {
        Phase::PlayOff(left) => Some(Message::new("burro-play-off").with("players", left.clone())),
        Phase::Letters | Phase::Over(_) => None,
    }
}

fn give_letter(table: &Context<'_, Rules>, loser: Seat) -> Outcome {
    let rules = table.rules;
    let letters = table.balances.seat(loser) + 1;
    let spelt = rules.spelt(letters);
    let headline = if letters >= rules.length() { "burro-headline-complete" } else { "burro-headline-letter" };
    let text = |id| Message::new(id).with("loser", loser).with("spelt", spelt.as_str());
    let mut outcome = Outcome::new(text(headline));
    outcome.transfers.pay(Account::Book, loser, 1);
    outcome.why.push(text("burro-why-letter").count("letters", letters).count("length", rules.length()));
    outcome
}

/// Whether the word is complete with the letters that each player has now. All players count, not only the last loser: the table
/// may have changed to a shorter word.
fn judge(table: &Context<'_, Rules>, after: &Balances, outcome: &mut Outcome) -> Phase {
    let after: Vec<(Seat, i64)> = table.seats.all().map(|seat| (seat, after.seat(seat))).collect();
    if after.iter().all(|(_, letters)| *letters < table.rules.length()) {
        return Phase::Letters;
    }
    let fewest = after.iter().map(|(_, letters)| *letters).min().unwrap_or_default();
    let winners: Vec<Seat> = after.iter().filter(|(_, letters)| *letters == fewest).map(|(seat, _)| *seat).collect();
    outcome.why.push(Message::new("burro-why-fewest").with("players", winners.clone()).count("letters", fewest));
    end(table.rules, winners, outcome)
}

fn end(rules: &Rules, winners: Vec<Seat>, outcome: &mut Outcome) -> Phase {
    match (winners.as_slice(), rules.tie) {
        ([winner], _) => outcome.why.push(Message::new("burro-why-winner").with("winner", *winner)),
        (_, Tie::Shared) => outcome.why.push(Message::new("burro-why-shared").with("players", winners.clone())),
        (_, Tie::PlayOff) => {
            outcome.why.push(Message::new("burro-why-play-off").with("players", winners.clone()));
            return Phase::PlayOff(winners);
        }
    }
    Phase::Over(winners)
}

fn leave(left: &[Seat], loser: Seat) -> (Phase, Outcome) {
    let left: Vec<Seat> = left.iter().copied().filter(|seat| *seat != loser).collect();
    let mut outcome = Outcome::new(Message::new("burro-headline-out").with("loser", loser));
    outcome.why.push(Message::new("burro-why-out").with("loser", loser));
    if let [winner] = left.as_slice() {
        outcome.why.push(Message::new("burro-why-winner").with("winner", *winner));
        return (Phase::Over(left), outcome);
    }
    outcome.why.push(Message::new("burro-why-left").with("players", left.clone()));
    (Phase::PlayOff(left), outcome)
}
