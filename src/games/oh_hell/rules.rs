//! The rules of oh hell, and how many cards each hand has.

use crate::games::prelude::*;

/// The cards of a pack, and those of Wizard.
const PACK: i64 = 52;
const WIZARD_PACK: i64 = 60;
pub const MOST_PACKS: i64 = 2;
/// The most cards in a hand, however few the players.
const MOST_CARDS: i64 = 20;
/// The most cards of a plan of oh hell, if there are enough and the rules say nothing else.
pub const USUAL_MOST: i64 = 10;
/// The most points of a rule.
const MOST_POINTS: i64 = 100;
/// The most players of Wizard.
const MOST_WIZARDS: usize = 6;

choices! {
    /// Which game is played. It determines what is usual in the other rules.
    pub enum Variant {
        OhHell = "oh_hell" => "game-oh_hell",
        Wizard = "wizard" => "oh_hell-variant-wizard",
    }
}

choices! {
    /// The plan: how the number of cards goes from hand to hand.
    pub enum Plan {
        DownUp = "down_up" => "oh_hell-deal-down-up",
        UpDown = "up_down" => "oh_hell-deal-up-down",
        Down = "down" => "oh_hell-deal-down",
        Up = "up" => "oh_hell-deal-up",
    }
}

choices! {
    /// What a bid that is missed gives.
    pub enum Missed {
        Nothing = "nothing" => "oh_hell-missed-nothing",
        Tricks = "tricks" => "oh_hell-missed-tricks",
        /// Points off for each trick away from the bid.
        Difference = "difference" => "oh_hell-missed-difference",
        /// What the bid is worth, off.
        Reversed = "reversed" => "oh_hell-missed-reversed",
    }
}

choices! {
    /// What equal most points do at the end.
    pub enum Tie {
        Shared = "shared" => "oh_hell-tie-shared",
        PlayOn = "play_on" => "oh_hell-tie-play-on",
    }
}

#[derive(Clone, Copy, Debug)]
pub struct Rules {
    pub variant: Variant,
    pub packs: i64,
    pub deal: Plan,
    /// The most cards of the plan; `None` for as many as usual.
    pub most: Option<i64>,
    /// Whether the hand at the turn of the plan is dealt twice.
    pub twice: bool,
    /// Whether the bids may not add up to the tricks.
    pub hook: bool,
    /// The points for a bid that is made.
    pub bonus: i64,
    /// The points for each trick that counts.
    pub per_trick: i64,
    /// In place of the bonus, for a bid of nothing.
    pub zero: i64,
    /// Whether a bid of nothing is worth 1 more for each card.
    pub zero_plus_cards: bool,
    pub missed: Missed,
    /// The points off for each trick away from the bid.
    pub off: i64,
    pub tie: Tie,
}

/// What is usual in oh hell, and in Wizard.
pub const OH_HELL: Rules = Rules {
    variant: Variant::OhHell,
    packs: 1,
    deal: Plan::DownUp,
    most: None,
    twice: false,
    hook: true,
    bonus: 10,
    per_trick: 1,
    zero: 10,
    zero_plus_cards: false,
    missed: Missed::Nothing,
    off: 1,
    tie: Tie::Shared,
};
pub const WIZARD: Rules = Rules {
    variant: Variant::Wizard,
    deal: Plan::Up,
    hook: false,
    bonus: 20,
    per_trick: 10,
    zero: 20,
    missed: Missed::Difference,
    off: 10,
    ..OH_HELL
};

/// Reads the rules. Errors go to `fields`.
pub fn read(fields: &mut Fields<'_>) -> Rules {
    let usual = if fields.optional_choice("variant") == Some(Variant::Wizard) { WIZARD } else { OH_HELL };
    let variant = usual.variant;
    let packs = fields.optional_number("packs", Number::Count(1, MOST_PACKS)).unwrap_or(usual.packs);
    fields.refuse_if(variant == Variant::Wizard && packs > 1, "packs", "oh_hell-error-packs");
    let deal = fields.optional_choice("deal").unwrap_or(usual.deal);
    let most = fields.optional_number("most", Number::Count(1, MOST_CARDS));
    let (twice, hook) = (fields.flag("twice"), fields.flag_or("hook", usual.hook));
    let mut points = |name, usual| fields.optional_number(name, Number::Count(0, MOST_POINTS)).unwrap_or(usual);
    let (bonus, per_trick) = (points("bonus", usual.bonus), points("per_trick", usual.per_trick));
    let (zero, off) = (points("zero", bonus), points("off", usual.off));
    let zero_plus_cards = fields.flag("zero_plus_cards");
    let missed = fields.optional_choice("missed").unwrap_or(usual.missed);
    let tie = fields.optional_choice("tie").unwrap_or(usual.tie);
    Rules { variant, packs, deal, most, twice, hook, bonus, per_trick, zero, zero_plus_cards, missed, off, tie }
}

/// What is wrong with so many players.
pub fn misfit(rules: &Rules, players: usize) -> Option<(&'static str, Message)> {
    if rules.variant == Variant::Wizard && players > MOST_WIZARDS {
        return Some(("variant", Message::new("oh_hell-error-wizards").count("most", MOST_WIZARDS)));
    }
    let limit = rules.limit(players);
    let is_too_much = rules.most.is_some_and(|most| most > limit);
    is_too_much.then(|| ("most", Message::new("oh_hell-error-limit").count("limit", limit)))
}

/// The rule that gives another plan; empty if the plan is the same.
pub fn fixed(rules: &Rules, until_now: &Rules, players: usize) -> &'static str {
    if rules.variant != until_now.variant {
        "variant"
    } else if rules.plan(players) == until_now.plan(players) {
        ""
    } else if rules.deal != until_now.deal {
        "deal"
    } else if rules.twice != until_now.twice {
        "twice"
    } else if rules.most != until_now.most {
        "most"
    } else {
        "packs"
    }
}

impl Rules {
    /// How many cards there are.
    pub fn pack(&self) -> i64 {
        if self.variant == Variant::Wizard { WIZARD_PACK } else { PACK * self.packs }
    }

    /// The most cards that so many players can have.
    pub fn limit(&self, players: usize) -> i64 {
        i64::try_from(players).map_or(0, |players| self.pack() / players.max(1)).min(MOST_CARDS)
    }

    /// The most cards of the plan.
    pub fn most(&self, players: usize) -> i64 {
        let limit = self.limit(players);
        let usual = if self.variant == Variant::Wizard { limit } else { USUAL_MOST };
        self.most.unwrap_or(usual).min(limit)
    }

    /// The cards of each hand of the plan.
    pub fn plan(&self, players: usize) -> Vec<i64> {
        let most = self.most(players);
        let (up, down) = (1..=most, (1..=most).rev());
        let turn = usize::from(!self.twice);
        match self.deal {
            Plan::Up => up.collect(),
            Plan::Down => down.collect(),
            Plan::DownUp => down.chain(up.skip(turn)).collect(),
            Plan::UpDown => up.chain(down.skip(turn)).collect(),
        }
    }

    /// The cards in a deal. Hands after the plan have the most.
    pub fn cards(&self, deal: &Deal) -> i64 {
        let players = deal.active.len();
        let planned = usize::try_from(deal.dealt).ok().and_then(|dealt| self.plan(players).get(dealt).copied());
        planned.unwrap_or_else(|| self.most(players))
    }
}
