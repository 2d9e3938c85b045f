//! Scores a hand of spades.

use super::bids::Bid;
use super::{ALL_TRICKS, FailedNil, Hand, Rules, TEN, TEN_WORTH, TRICK, tricks};
use crate::games::prelude::*;

/// How many tricks more than there are can be bid before it is odd, and how many fewer.
const MORE: i64 = 2;
const FEWER: i64 = 5;
/// How many tricks short of a contract are odd.
const SHORT: i64 = 5;

impl Rules {
    /// What a contract is worth, before it is multiplied for a blind bid.
    pub fn worth(&self, contract: i64) -> i64 {
        match contract {
            TEN if self.ten_for_200 => TEN_WORTH,
            ALL_TRICKS if self.thirteen_for > 0 => self.thirteen_for,
            _ => TRICK * contract,
        }
    }

    fn worth_of_nil(&self, bid: Bid) -> i64 {
        if bid == Bid::BlindNil { self.blind_nil } else { self.nil }
    }

    /// How many penalties a party with so many bags pays.
    fn penalties(&self, bags: i64) -> i64 {
        bags.checked_div(self.bags).unwrap_or_default()
    }
}

/// Scores a hand; also returns the bags.
pub fn score(table: &Context<'_, Rules>, hand: &Hand) -> (Vec<i64>, Outcome) {
    let mut outcome = Outcome::new(headline(table, hand));
    let bags = table.seats.parties().map(|party| {
        let held = table.state.get(party.index()).copied().unwrap_or_default();
        score_party(table, hand, party, held, &mut outcome)
    });
    let bags = bags.collect();
    outcome.warnings = odd(table, hand);
    (bags, outcome)
}

/// Scores one party, which held some bags, and returns those that it holds now.
fn score_party(table: &Context<'_, Rules>, hand: &Hand, party: Party, held: i64, outcome: &mut Outcome) -> i64 {
    let (rules, seats) = (table.rules, table.seats);
    let (contract, have) = (hand.contract(seats, party), hand.have(rules, seats, party));
    let (is_made, is_blind) = (hand.is_made(rules, seats, party), hand.blind.contains(&party));
    let worth = rules.worth(contract) * if is_blind { rules.blind_bid } else { 1 };
    let signed = |sum: i64| Arg::Signed(sum);
    let mut sum = if is_made { worth } else { -worth };
    if contract > 0 {
        let id = match (is_made, is_blind) {
            (true, false) => "spades-why-made",
            (false, false) => "spades-why-set",
            (true, true) => "spades-why-made-blind",
            (false, true) => "spades-why-set-blind",
        };
        let line = Message::new(id).with("party", party).count("bid", contract).count("have", have);
        outcome.why.push(line.count("times", rules.blind_bid).with("amount", signed(sum)));
    }
    let lost = if rules.failed_nil == FailedNil::Bags { hand.own(seats, party) } else { 0 };
    let bags = lost + if is_made { have - contract } else { 0 };
    for (player, bid, taken) in hand.nils(seats, party) {
        let value = rules.worth_of_nil(bid) * if taken == 0 { 1 } else { -1 };
        let id = if taken == 0 { "spades-why-nil-held" } else { "spades-why-nil-lost" };
        let label = Message::new(if bid == Bid::BlindNil { "spades-blind-nil" } else { "spades-nil" });
        let line = Message::new(id).with("player", player).with("bid", label).count("tricks", taken);
        outcome.why.push(line.with("amount", signed(value)));
        sum += value;
    }
    let (mut held, penalties) = (held + bags, rules.penalties(held + bags));
    if bags > 0 {
        let amount = rules.overtrick * bags;
        sum += amount;
        let line = Message::new("spades-why-bags").with("party", party).count("bags", bags).count("held", held);
        outcome.why.push(line.with("amount", signed(amount)));
    }
    if penalties > 0 {
        held -= penalties * rules.bags;
        sum -= penalties * rules.bag_penalty;
        let line = Message::new("spades-why-penalty").with("party", party).count("bags", penalties * rules.bags);
        outcome.why.push(line.with("amount", signed(-penalties * rules.bag_penalty)).count("held", held));
    }
    outcome.transfers.pay(Account::Book, party, sum);
    outcome.who_pays.push(Message::new("spades-why-sum").with("party", party).with("amount", signed(sum)));
    held
}

/// Who made their contracts, who did not, and whose nils held.
fn headline(table: &Context<'_, Rules>, hand: &Hand) -> Message {
    let (rules, seats) = (table.rules, table.seats);
    let bidders = seats.parties().filter(|party| hand.contract(seats, *party) > 0);
    let (made, set): (Vec<Party>, Vec<Party>) = bidders.partition(|party| hand.is_made(rules, seats, *party));
    let (held, lost): (Vec<_>, Vec<_>) =
        seats.parties().flat_map(|party| hand.nils(seats, party)).partition(|(_, _, tricks)| *tricks == 0);
    let people = |parties: &[Party]| parties.iter().flat_map(|party| seats.members(*party)).count();
    let contracts = match (made.is_empty(), set.is_empty()) {
        (false, true) if made.len() == seats.parties().len() => {
            if seats.has_sides() {
                "spades-headline-both-made"
            } else {
                "spades-headline-all-made"
            }
        }
        (false, true) => "spades-headline-made",
        (true, false) => "spades-headline-set",
        (false, false) => "spades-headline-made-set",
        (true, true) => "spades-headline-nils",
    };
    let contracts = Message::new(contracts).count("makers", people(&made)).count("losers", people(&set));
    let contracts = contracts.with("made", made).with("set", set);
    let nils = |id, nils: Vec<(Seat, Bid, i64)>| match nils.len() {
        0 => Arg::Verbatim(String::new()),
        count => {
            let players: Vec<Seat> = nils.into_iter().map(|(seat, ..)| seat).collect();
            Message::new(id).with("players", players).count("count", count).into()
        }
    };
    let text = Message::new("spades-headline").with("contracts", contracts);
    let text = text.with("held", nils("spades-headline-held", held)).with("lost", nils("spades-headline-lost", lost));
    text.with("brief", brief(table, hand))
}

/// The contract and the tricks of each party, with an N for each nil: "7: 8 · 4+N: 5".
fn brief(table: &Context<'_, Rules>, hand: &Hand) -> String {
    let party = |party: Party| {
        let contract = Some(hand.contract(table.seats, party)).filter(|contract| *contract > 0);
        let nils = hand.nils(table.seats, party).into_iter().map(|_| "N".to_owned());
        let bids: Vec<String> = contract.iter().map(i64::to_string).chain(nils).collect();
        format!("{}: {}", bids.join("+"), hand.tricks(party))
    };
    table.seats.parties().map(party).collect::<Vec<_>>().join(" · ")
}

/// Warnings about unlikely bids and results.
fn odd(table: &Context<'_, Rules>, hand: &Hand) -> Vec<Message> {
    let all = tricks(table.deal.active.len());
    let (sum, has_nil) = hand.all_bids();
    let mut warnings = Vec::new();
    if sum > all + MORE || (sum < all - FEWER && !has_nil) {
        warnings.push(Message::new("spades-odd-bids").count("bid", sum).count("all", all));
    }
    for party in table.seats.parties() {
        let short = hand.contract(table.seats, party) - hand.have(table.rules, table.seats, party);
        if short >= SHORT {
            warnings.push(Message::new("spades-odd-short").with("party", party).count("short", short));
        }
    }
    warnings
}
