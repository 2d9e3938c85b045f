//! The rules of a table of belote.

use crate::games::prelude::*;

/// The bid of a capot.
pub const CAPOT: i64 = 250;
/// The bid of a générale: the taker wins every trick alone.
pub const GENERALE: i64 = 500;
/// The default target in classic belote.
const TARGET: i64 = 1_000;
/// The default target in coinche.
const TARGET_COINCHE: i64 = 2_000;
/// The highest target.
const HIGHEST_TARGET: i64 = 100_000;
/// The most deals after which a table can end.
const MAX_DEALS: i64 = 1_000;

choices! {
    pub enum Variant {
        Classic = "classic" => "belote-variant-classic",
        /// Also called contrée: players bid how many points they will make.
        Coinche = "coinche" => "belote-variant-coinche",
    }
}

choices! {
    pub enum Rounding {
        Exact = "exact" => "belote-rounding-exact",
        /// The score of each side to the nearest ten.
        Tens = "tens" => "belote-rounding-tens",
        /// The tricks of both sides make 160.
        Complement = "complement" => "belote-rounding-complement",
    }
}

choices! {
    /// What becomes of a contract when both sides have the same total.
    pub enum Equal {
        Litige = "litige" => "belote-equal-litige",
        Lost = "lost" => "belote-equal-lost",
        Made = "made" => "belote-equal-made",
    }
}

choices! {
    /// What a made contract scores.
    pub enum Scoring {
        MadeAndBid = "made_and_bid" => "belote-scoring-made_and_bid",
        Bid = "bid" => "belote-scoring-bid",
    }
}

choices! {
    /// What a coinche doubles.
    pub enum Doubling {
        /// The whole pack and the bid.
        All = "all" => "belote-doubling-all",
        Bid = "bid" => "belote-doubling-bid",
        /// What the attack made, and the bid; the defence keeps its points.
        Points = "points" => "belote-doubling-points",
    }
}

choices! {
    /// What a bid of a capot scores.
    pub enum CapotBid {
        /// As any other bid.
        Added = "added",
        Flat250 = "flat_250",
        Flat500 = "flat_500",
    }
}

choices! {
    /// What a générale scores.
    pub enum Generale {
        Flat = "flat",
        Added = "added",
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rules {
    /// The rules of the bids; `None` in classic belote.
    pub coinche: Option<Coinche>,
    /// The total with which a side wins; 0 if there is none.
    pub target: i64,
    /// The number of deals that a table has; 0 if it is not limited.
    pub deals: i64,
    pub rounding: Rounding,
    pub equal: Equal,
    /// Whether sequences and fours of a kind count.
    pub declarations: bool,
}

/// The rules that only coinche has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Coinche {
    pub scoring: Scoring,
    pub doubling: Doubling,
    pub capot_bid: CapotBid,
    pub generale: Generale,
    /// Whether a bid without trumps scores twice.
    pub no_trumps_doubles: bool,
}

/// Reads the rules. Errors go to `fields`.
pub fn read(fields: &mut Fields<'_>) -> Rules {
    let variant = fields.optional_choice("variant").unwrap_or(Variant::Classic);
    let target = fields.optional_number("target", Number::Count(0, HIGHEST_TARGET));
    let deals = fields.optional_number("deals", Number::Count(0, MAX_DEALS)).unwrap_or(0);
    let (rounding, equal) = (fields.optional_choice("rounding"), fields.optional_choice("equal"));
    let declarations = fields.flag("declarations");
    let is_coinche = variant == Variant::Coinche;
    let coinche = if is_coinche { Some(read_coinche(fields)) } else { refuse_coinche(fields) };
    let defaults = if is_coinche {
        (TARGET_COINCHE, Rounding::Tens, Equal::Lost)
    } else {
        (TARGET, Rounding::Exact, Equal::Litige)
    };
    Rules {
        coinche,
        target: target.unwrap_or(defaults.0),
        deals,
        rounding: rounding.unwrap_or(defaults.1),
        equal: equal.unwrap_or(defaults.2),
        declarations,
    }
}

fn read_coinche(fields: &mut Fields<'_>) -> Coinche {
    Coinche {
        scoring: fields.optional_choice("scoring").unwrap_or(Scoring::MadeAndBid),
        doubling: fields.optional_choice("doubling").unwrap_or(Doubling::All),
        capot_bid: fields.optional_choice("capot_bid").unwrap_or(CapotBid::Added),
        generale: fields.optional_choice("generale").unwrap_or(Generale::Flat),
        no_trumps_doubles: fields.flag("no_trumps_doubles"),
    }
}

/// The rules of coinche are errors in classic belote. A form without a script shows and sends them all the same.
fn refuse_coinche(fields: &mut Fields<'_>) -> Option<Coinche> {
    for name in ["scoring", "doubling", "capot_bid", "generale", "no_trumps_doubles"] {
        let is_there = fields.raw(name).is_some() && !fields.format.is_form();
        fields.refuse_if(is_there, name, "belote-error-coinche-rule");
    }
    None
}

/// The form for choosing the rules. A blank answer means what the variant usually plays.
pub fn form() -> Vec<Field> {
    let of_coinche = |field| Field::when("variant=coinche", field);
    let first = |legend, name, options: Vec<SelectOption>| {
        let chosen = options.first().map_or(String::new(), |option| option.value.clone());
        of_coinche(Field::segments(legend, name, &chosen, options).looking(Widget::Tiles))
    };
    let added = Message::new("belote-bid-added");
    let flat = |points| Message::new("belote-bid-flat").count("points", points);
    let capots = vec![
        SelectOption::new("added", added.clone()),
        SelectOption::new("flat_250", flat(CAPOT)),
        SelectOption::new("flat_500", flat(2 * CAPOT)),
    ];
    let generales = vec![SelectOption::new("flat", flat(GENERALE)), SelectOption::new("added", added)];
    let target = Message::new("belote-rule-target-hint").count("classic", TARGET).count("coinche", TARGET_COINCHE);
    vec![
        Field::segments("belote-rule-variant", "variant", Variant::Classic.name(), SelectOption::all(Variant::LABELS)),
        Field::number_line(Message::new("belote-rule-target"), "target", target),
        Field::number_line(Message::new("belote-rule-deals"), "deals", Message::new("belote-rule-deals-hint")),
        usual("belote-rule-rounding", "rounding", "belote-rounding-usual", Rounding::LABELS),
        usual("belote-rule-equal", "equal", "belote-equal-usual", Equal::LABELS),
        Field::optional("belote-rule-declarations", "declarations", "rule-off", [on()]),
        first("belote-rule-scoring", "scoring", SelectOption::all(Scoring::LABELS)),
        first("belote-rule-doubling", "doubling", SelectOption::all(Doubling::LABELS)),
        first("belote-rule-capot_bid", "capot_bid", capots),
        first("belote-rule-generale", "generale", generales),
        of_coinche(Field::optional("belote-rule-no_trumps_doubles", "no_trumps_doubles", "rule-off", [on()])),
    ]
}

/// Tiles after one for what each variant usually plays, which its second line says.
fn usual(legend: &'static str, name: &str, hint: &'static str, options: &[(&'static str, &'static str)]) -> Field {
    let usual = SelectOption::new("", Message::new("belote-rule-usual")).hint(Message::new(hint));
    let options = std::iter::once(usual).chain(SelectOption::all(options)).collect();
    Field::segments(legend, name, "", options).looking(Widget::Tiles)
}

fn on() -> SelectOption {
    SelectOption::new("true", Message::new("rule-on"))
}
