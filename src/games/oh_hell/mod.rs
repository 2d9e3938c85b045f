//! Oh Hell and Wizard: everybody bids how many tricks they will take, and must take exactly as many (pagat.com).

mod card;
mod form;
mod hand;
mod rules;
mod score;

pub use hand::Hand;
pub use rules::Rules;

use crate::games::prelude::*;

/// The bids as contracts. A number is its own label.
const BIDS: [(&str, &str); 21] = {
    macro_rules! numbers {
        ($($number:literal)+) => { [$(($number, $number)),+] };
    }
    numbers!("0" "1" "2" "3" "4" "5" "6" "7" "8" "9" "10" "11" "12" "13" "14" "15" "16" "17" "18" "19" "20")
};

const CONTRACTS: Contracts = Contracts {
    roles: &[("player", "oh_hell-role-player")],
    partner: None,
    say: role::number_or_message,
    names: &BIDS,
    outcomes: &[("made", "oh_hell-outcome-made"), ("over", "oh_hell-outcome-over"), ("under", "oh_hell-outcome-under")],
    neither: None,
    made: 1,
};

impl Game for Rules {
    type Hand = Hand;
    /// The number of hands that were dealt, which adjustments are not.
    type State = u32;

    const INFO: &'static GameInfo = &GameInfo {
        also_in: &["de", "es", "fr", "nb", "pt"],
        other_names: "Wizard, Nomination Whist, Contract Whist, Up and Down the River, Blackout, Oh Pshaw, \
            L’Ascenseur, L’Escalier, Boerenbridge, Rikiki, Stichansage, Kachuful, Judgement",
        sisters: "Skull King, Rage, Ninety-Nine, Israeli Whist, Estimation, Whist românesc",
        kinds: RoleLabels { contracts: Some(CONTRACTS), ..RoleLabels::NONE },
        bid: &["bids"],
        ..GameInfo::new("oh_hell", "en", 3..=8)
    };

    fn read_rules(fields: &mut Fields<'_>) -> Option<Self> {
        Some(rules::read(fields))
    }

    fn rules_form() -> Vec<Field> {
        form::rules()
    }

    fn measure(&self) -> Measure {
        Measure::tallied(&POINTS, false).running()
    }

    fn misfit(&self, players: usize) -> Option<(&'static str, Message)> {
        rules::misfit(self, players)
    }

    /// The plan is fixed, because the hands that were dealt are hands of it.
    fn fixed(&self, until_now: &Self, players: usize) -> &'static str {
        rules::fixed(self, until_now, players)
    }

    fn read_hand(&self, deal: &Deal, fields: &mut Fields<'_>) -> Option<Hand> {
        hand::read(self, deal, fields)
    }

    fn score(table: &Context<'_, Self>, hand: &Hand) -> (u32, Outcome) {
        (table.deal.dealt + 1, score::score(table, hand))
    }

    fn settle(table: &Context<'_, Self>, dealt: u32, after: &Balances, outcome: &mut Outcome) -> u32 {
        outcome.why.extend(score::verdict(table, dealt, after));
        dealt
    }

    fn parts(table: &Context<'_, Self>, hand: &Hand) -> Vec<PlayerRole> {
        let part = |seat: &Seat| {
            let (bid, tricks) = hand.of(*seat);
            let outcome = match tricks.cmp(&bid) {
                std::cmp::Ordering::Equal => "made",
                std::cmp::Ordering::Greater => "over",
                std::cmp::Ordering::Less => "under",
            };
            let name = usize::try_from(bid).ok().and_then(|bid| BIDS.get(bid)).map_or("", |(name, _)| name);
            PlayerRole::new(*seat, "player", name, outcome)
        };
        table.deal.active.iter().map(part).collect()
    }

    fn ending(&self, dealt: &u32, balances: &Balances) -> Ending {
        score::winners(self, *dealt, balances).map_or(Ending::Going, Ending::Finished)
    }

    fn card(table: &Context<'_, Self>) -> Card {
        card::card(table)
    }

    fn hand_form(table: &Context<'_, Self>) -> Vec<Field> {
        form::hand(table)
    }

    fn next_deal(table: &Context<'_, Self>) -> NextDeal {
        form::next_deal(table)
    }
}
