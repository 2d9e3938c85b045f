//! Skat for three, or four of whom the dealer sits out, by the Internationale Skatordnung; with the Kontra, Ramsch and Bock of many
//! homes, scored plainly, by Seeger and Fabian, or as Bierlachs.

mod card;
mod form;
mod hand;
mod ramsch;
mod score;

pub use hand::{Announced, Declared, Hand, Kontra, Played};
pub use ramsch::Ramsch;

use ramsch::RAMSCH;

use crate::games::prelude::*;

const CONTRACTS: Contracts = Contracts {
    roles: &[("declarer", "skat-role-declarer"), ("defender", "skat-role-defender")],
    partner: None,
    names: &[
        ("diamonds", "skat-game-diamonds"),
        ("hearts", "skat-game-hearts"),
        ("spades", "skat-game-spades"),
        ("clubs", "skat-game-clubs"),
        ("null", "skat-game-null"),
        ("null_ouvert", "skat-game-null_ouvert"),
        ("grand", "skat-game-grand"),
        (RAMSCH, "skat-game-ramsch"),
    ],
    say: Message::new,
    outcomes: &[("made", "contract-made"), ("lost", "contract-lost")],
    neither: None,
    made: 1,
};

/// All card points.
pub const ALL_POINTS: i64 = 120;
/// The most bock rounds that run at once.
pub const MAX_BOCK: i64 = 3;
/// The default limit of a Bierlachs.
const LIMIT: i64 = 301;
/// The largest limit of a Bierlachs.
const MAX_LIMIT: i64 = 100_000;
/// The most deals of a table.
const MAX_DEALS: i64 = 1000;

choices! {
    pub enum Scoring {
        /// Only the declarer's score changes.
        Plain = "plain" => "skat-scoring-plain",
        /// The declarer also wins or loses 50, and the others gain by a lost game.
        SeegerFabian = "seeger_fabian" => "skat-scoring-seeger_fabian",
        /// Scores only fall, and who is first at the limit has lost.
        Bierlachs = "bierlachs" => "skat-scoring-bierlachs",
    }
}

choices! {
    /// What a won game does in a Bierlachs.
    pub enum WonGames {
        /// It is charged to both opponents.
        Opponents = "opponents" => "skat-won_games-opponents",
        Nothing = "nothing" => "skat-won_games-nothing",
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rules {
    pub scoring: Scoring,
    /// In a Bierlachs, who has lost this much has lost the game.
    pub limit: i64,
    pub won_games: WonGames,
    pub kontra: bool,
    pub ramsch: bool,
    pub bock: bool,
    /// The deals after which the table ends; 0 for no end.
    pub deals: i64,
}

impl Rules {
    /// Reads how many bock rounds run.
    fn read_bock(&self, fields: &mut Fields<'_>) -> i64 {
        let bock = fields.count_or_none("bock", MAX_BOCK);
        fields.refuse_if(bock > 0 && !self.bock, "bock", "field-rule-off");
        bock
    }
}

/// What the hands so far leave to the next one.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct State {
    /// With those that were passed.
    deals: i64,
    /// The bock rounds that ran in the last hand.
    pub bock: i64,
}

impl Game for Rules {
    type Hand = Hand;
    type State = State;

    const INFO: &'static GameInfo = &GameInfo {
        other_names: "Bierlachs, Ramsch, Schieberamsch",
        sisters: "Schafkopf, Sheepshead, Offiziersskat, Officers’ Skat, Binokel",
        most_active: 3,
        independent_seats: true,
        kinds: RoleLabels {
            contracts: Some(CONTRACTS),
            outcomes: &[("lost", "skat-outcome-lost"), ("march", "skat-outcome-march")],
            ..RoleLabels::NONE
        },
        unplayed: &[Unplayed { name: "passed", button: "skat-result-passed", headline: "headline-passed" }],
        otherwise: &[RAMSCH],
        ..GameInfo::new("skat", "de", 3..=4)
    };

    fn read_rules(fields: &mut Fields<'_>) -> Option<Self> {
        let scoring = fields.optional_choice("scoring").unwrap_or(Scoring::Plain);
        let is_bierlachs = scoring == Scoring::Bierlachs;
        for name in ["limit", "won_games"] {
            // In a form, the scoring may have changed after the answer.
            let is_there = fields.raw(name).is_some() && !fields.format.is_form();
            fields.refuse_if(is_there && !is_bierlachs, name, "skat-error-bierlachs");
        }
        let limit = if is_bierlachs { fields.optional_number("limit", Number::Count(1, MAX_LIMIT)) } else { None };
        let won_games = if is_bierlachs { fields.optional_choice("won_games") } else { None };
        Some(Self {
            scoring,
            limit: limit.unwrap_or(LIMIT),
            won_games: won_games.unwrap_or(WonGames::Opponents),
            kontra: fields.flag("kontra"),
            ramsch: fields.flag("ramsch"),
            bock: fields.flag("bock"),
            deals: fields.optional_number("deals", Number::Count(0, MAX_DEALS)).unwrap_or_default(),
        })
    }

    fn rules_form() -> Vec<Field> {
        form::rules()
    }

    fn measure(&self) -> Measure {
        let measure = Measure::tallied(&POINTS, false);
        if self.scoring == Scoring::Bierlachs { measure.running() } else { measure }
    }

    fn read_hand(&self, deal: &Deal, fields: &mut Fields<'_>) -> Option<Hand> {
        hand::read(self, deal, fields)
    }

    fn score(table: &Context<'_, Self>, hand: &Hand) -> (State, Outcome) {
        let outcome = match hand {
            Hand::Declared(hand) => score::declared(table.rules, table.deal, hand),
            Hand::Ramsch(ramsch) => score::ramsch(table.rules, table.deal, ramsch),
        };
        let bock = match hand {
            Hand::Declared(hand) => hand.bock,
            Hand::Ramsch(ramsch) => ramsch.bock,
        };
        (State { deals: table.state.deals + 1, bock }, outcome)
    }

    fn pass(table: &Context<'_, Self>, _result: &Unplayed, _outcome: &mut Outcome) -> State {
        State { deals: table.state.deals + 1, ..*table.state }
    }

    fn parts(table: &Context<'_, Self>, hand: &Hand) -> Vec<PlayerRole> {
        match hand {
            Hand::Declared(hand) => {
                let outcome = if hand.is_won() { "made" } else { "lost" };
                CONTRACTS.parts(table.deal, (hand.declarer, None), (hand.kind(), outcome), &[])
            }
            Hand::Ramsch(ramsch) => {
                let (losers, march) = (ramsch.losers(), ramsch.march());
                let outcome = |seat: Seat| match seat {
                    seat if march == Some(seat) => "march",
                    seat if losers.contains(&seat) => "lost",
                    _ => "",
                };
                let parts = table.deal.active.iter();
                parts.map(|seat| PlayerRole::new(*seat, "player", RAMSCH, outcome(*seat))).collect()
            }
        }
    }

    /// In a Bierlachs, everybody has won who has not lost.
    fn ending(&self, state: &State, balances: &Balances) -> Ending {
        let has_lost = |total: i64| self.scoring == Scoring::Bierlachs && total <= -self.limit;
        let parties = || Party::all().zip(balances.parties());
        let winners: Vec<Party> = parties().filter(|(_, total)| !has_lost(**total)).map(|(party, _)| party).collect();
        match winners.len() {
            0 => Ending::Finished(balances.leaders(false)),
            left if left < balances.parties().len() => Ending::Finished(winners),
            _ if self.deals > 0 && state.deals >= self.deals => Ending::Finished(balances.leaders(false)),
            _ => Ending::Going,
        }
    }

    fn has_end(&self) -> bool {
        self.deals > 0 || self.scoring == Scoring::Bierlachs
    }

    fn hand_form(table: &Context<'_, Self>) -> Vec<Field> {
        form::form(table.rules, table.state, table.seats, table.deal)
    }

    fn aim(&self) -> Option<Message> {
        if self.scoring == Scoring::Bierlachs { ends_at(-self.limit) } else { None }
    }

    fn card(table: &Context<'_, Self>) -> Card {
        card::card(table)
    }

    /// The value of the game, which does not depend on whether it was won.
    fn known(table: &Context<'_, Self>, draft: &Value, format: Format) -> Option<Message> {
        let mut draft = draft.clone();
        draft.set("won", "true".into());
        let mut fields = Fields::new(&draft, format, table.seats, Some(&table.deal.active));
        match hand::read(table.rules, table.deal, &mut fields)? {
            Hand::Declared(hand) => Some(score::value(&hand)),
            Hand::Ramsch(_) => None,
        }
    }

    fn next_deal(table: &Context<'_, Self>) -> NextDeal {
        let Context { rules, seats, deal, balances, .. } = table;
        let eldest = deal.eldest();
        let second = deal.active.get(1).copied().unwrap_or(eldest);
        let bids = Message::new("skat-deal-bids").with("hears", eldest).with("bids", second);
        let mut notes = vec![Message::new("skat-deal"), bids];
        notes.extend(
            (rules.deals > 0).then(|| {
                Message::new("skat-deal-of").count("number", table.state.deals + 1).count("deals", rules.deals)
            }),
        );
        let left = |seat: Seat| {
            let left = rules.limit + balances.seat(seat);
            (seats.party_of(seat), Message::new("skat-left").count("left", left))
        };
        let beside = if rules.scoring == Scoring::Bierlachs { seats.all().map(left).collect() } else { Vec::new() };
        NextDeal { leads: Some(eldest), beside, notes, ..NextDeal::default() }
    }
}
