//! The rules of a table of the Schieber, and the suits of both packs.

use crate::games::prelude::*;

/// The default target.
const TARGET: i64 = 1_000;
/// The default target where trumps count differently.
const TARGET_MULTIPLIED: i64 = 2_500;
/// The highest target.
const HIGHEST_TARGET: i64 = 100_000;
/// The most deals after which a table can end.
const MAX_DEALS: i64 = 1_000;
/// The default value of a match.
const MATCH: i64 = 100;
/// The highest value of a match.
const HIGHEST_MATCH: i64 = 1_000;
/// How many times hands without trumps count where trumps count differently.
const WITHOUT_TRUMPS: i64 = 3;
/// The most times that a trump can count.
const MAX_TIMES: i64 = 9;

choices! {
    /// What is trumps, with the suits of both packs.
    pub enum Trump {
        Diamonds = "diamonds" => "jass-diamonds",
        Hearts = "hearts" => "jass-hearts",
        Spades = "spades" => "jass-spades",
        Clubs = "clubs" => "jass-clubs",
        Acorns = "acorns" => "jass-acorns",
        Roses = "roses" => "jass-roses",
        Shields = "shields" => "jass-shields",
        Bells = "bells" => "jass-bells",
        /// Without trumps, the highest card wins.
        Obenabe = "obenabe" => "jass-obenabe",
        /// Without trumps, the lowest card wins.
        Undenufe = "undenufe" => "jass-undenufe",
        /// Without trumps, by turns.
        Slalom = "slalom" => "jass-slalom",
    }
}

choices! {
    pub enum Deck {
        French = "french" => "jass-deck-french",
        Swiss = "swiss" => "jass-deck-swiss",
    }
}

choices! {
    pub enum Counting {
        Simple = "simple" => "jass-counting-simple",
        /// Some trumps count twice, and hands without trumps three times.
        Multiplied = "multiplied" => "jass-counting-multiplied",
    }
}

choices! {
    /// What comes first when both sides are out in the first trick.
    pub enum Order {
        StoeckWeisStich = "stoeck_weis_stich" => "jass-out-stoeck_weis_stich",
        StoeckStichWeis = "stoeck_stich_weis" => "jass-out-stoeck_stich_weis",
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rules {
    pub deck: Deck,
    pub counting: Counting,
    /// The total with which a side wins; 0 if there is none.
    pub target: i64,
    /// The number of deals that a table has; 0 if it is not limited.
    pub deals: i64,
    /// How many times hands count, for the trumps that differ from the counting.
    pub multipliers: Vec<(Trump, i64)>,
    pub match_bonus: i64,
    /// Whether weis and stöck count.
    pub weis: bool,
    pub out: Order,
    /// Whether a side below half the target loses the game doubly.
    pub schneider: bool,
}

impl Trump {
    /// The pack that has the suit; `None` without trumps.
    pub fn deck(self) -> Option<Deck> {
        match self {
            Self::Diamonds | Self::Hearts | Self::Spades | Self::Clubs => Some(Deck::French),
            Self::Acorns | Self::Roses | Self::Shields | Self::Bells => Some(Deck::Swiss),
            Self::Obenabe | Self::Undenufe | Self::Slalom => None,
        }
    }

    /// How many times a hand counts where trumps count differently.
    fn multiplied(self) -> i64 {
        match self {
            Self::Diamonds | Self::Hearts | Self::Acorns | Self::Roses => 1,
            Self::Spades | Self::Clubs | Self::Shields | Self::Bells => 2,
            Self::Obenabe | Self::Undenufe | Self::Slalom => WITHOUT_TRUMPS,
        }
    }
}

impl Rules {
    /// The trumps that this pack has.
    pub fn trumps(&self) -> impl Iterator<Item = Trump> + use<'_> {
        Trump::ALL.iter().map(|(_, trump)| *trump).filter(|trump| trump.deck().is_none_or(|deck| deck == self.deck))
    }

    /// How many times a hand with this trump counts.
    pub fn times(&self, trump: Trump) -> i64 {
        let named = self.multipliers.iter().find(|(known, _)| *known == trump).map(|(_, times)| *times);
        named.unwrap_or(if self.counting == Counting::Multiplied { trump.multiplied() } else { 1 })
    }
}

/// Reads the rules. Errors go to `fields`.
pub fn read(fields: &mut Fields<'_>) -> Rules {
    let deck = fields.optional_choice("deck").unwrap_or(Deck::French);
    let counting = fields.optional_choice("counting").unwrap_or(Counting::Simple);
    let usual = if counting == Counting::Multiplied { TARGET_MULTIPLIED } else { TARGET };
    let target = fields.optional_number("target", Number::Count(0, HIGHEST_TARGET)).unwrap_or(usual);
    let deals = fields.optional_number("deals", Number::Count(0, MAX_DEALS)).unwrap_or(0);
    let mut multipliers = Vec::new();
    fields.map("multipliers", |named| {
        for (name, trump) in Trump::ALL {
            let times = named.optional_number(name, Number::Count(1, MAX_TIMES));
            // A form sends those of both packs.
            let is_other = trump.deck().is_some_and(|own| own != deck) && !named.format.is_form();
            named.refuse_if(is_other && times.is_some(), name, "jass-error-multiplier");
            multipliers.extend(times.map(|times| (*trump, times)));
        }
        Some(())
    });
    let match_bonus = fields.optional_number("match_bonus", Number::Count(0, HIGHEST_MATCH)).unwrap_or(MATCH);
    let weis = fields.flag_or("weis", true);
    let out = fields.optional_choice("out").unwrap_or(Order::StoeckWeisStich);
    let schneider = fields.flag("schneider");
    fields.refuse_if(schneider && target == 0, "schneider", "jass-error-schneider");
    Rules { deck, counting, target, deals, multipliers, match_bonus, weis, out, schneider }
}

/// The form for choosing the rules. A blank answer means what is usual.
pub fn form() -> Vec<Field> {
    let target = Message::new("jass-rule-target-hint").count("simple", TARGET).count("multiplied", TARGET_MULTIPLIED);
    let matches = Message::new("jass-rule-usual").count("usual", MATCH);
    let times = Trump::ALL.iter().map(|(name, trump)| {
        let legend = Message::new("jass-rule-multiplier").with("trump", trump.label());
        let deck = trump.deck().map(|deck| if deck == Deck::French { "deck=french" } else { "deck=swiss" });
        let hint = Message::new("jass-rule-multiplier-hint").count("multiplied", trump.multiplied());
        let line = Field::number_line(legend, &format!("multipliers[{name}]"), hint);
        deck.map_or(line.clone(), |deck| Field::when(deck, line))
    });
    let weis = [("true", "rule-on"), ("false", "rule-off")];
    let out = SelectOption::all(Order::LABELS);
    let mut fields = vec![
        Field::segments("jass-rule-deck", "deck", Deck::French.name(), SelectOption::all(Deck::LABELS)),
        Field::segments("jass-rule-counting", "counting", Counting::Simple.name(), SelectOption::all(Counting::LABELS)),
        Field::number_line(Message::new("jass-rule-target"), "target", target),
        Field::number_line(Message::new("jass-rule-deals"), "deals", Message::new("jass-rule-deals-hint")),
        Field::number_line(Message::new("jass-rule-match"), "match_bonus", matches),
        Field::segments("jass-rule-weis", "weis", "true", SelectOption::all(&weis)),
        Field::segments("jass-rule-out", "out", Order::StoeckWeisStich.name(), out).looking(Widget::Tiles),
        Field::optional(
            "jass-rule-schneider",
            "schneider",
            "rule-off",
            [SelectOption::new("true", Message::new("rule-on"))],
        ),
    ];
    fields.push(Field::Extras { summary: Message::new("jass-rule-multipliers"), fields: times.collect() });
    fields
}
