//! What players bid in spades.

use super::Rules;
use crate::games::prelude::*;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bid {
    /// So many tricks, from 1.
    Tricks(i64),
    /// No trick.
    Nil,
    /// No trick, bid without a look at the cards.
    BlindNil,
}

/// The names of the bids that are words.
pub const WORDS: [&str; 2] = ["nil", "blind_nil"];

/// The words with a key of their own. A nil that is marked as bid blind is a blind nil.
pub const KEYS: [&str; 1] = [WORDS[0]];

impl Bid {
    /// The name in statistics.
    pub fn name(self) -> &'static str {
        match self {
            Self::Tricks(_) => "bid",
            Self::Nil => WORDS[0],
            Self::BlindNil => WORDS[1],
        }
    }

    pub fn is_nil(self) -> bool {
        !matches!(self, Self::Tricks(_))
    }

    /// The tricks of the contract.
    pub fn tricks(self) -> i64 {
        if let Self::Tricks(tricks) = self { tricks } else { 0 }
    }

    fn value(self) -> Value {
        match self {
            Self::Tricks(tricks) => tricks.into(),
            word => word.name().into(),
        }
    }
}

/// The bids of a hand.
pub struct Bids {
    /// In seating order. A side may have one bid, its sum.
    pub own: Vec<(Seat, Bid)>,
    /// The parties that bid their contract without looking at their cards.
    pub blind: Vec<Party>,
}

/// Reads the bids, and the parties that bid blind. In a form a nil that is marked as bid blind is a blind nil.
pub fn read(rules: &Rules, all: i64, fields: &mut Fields<'_>) -> Option<Bids> {
    fields.require("bids");
    let mut bids = fields.by_player("bids", |fields, path, raw| match raw.as_text() {
        Some("nil") => Some(Bid::Nil),
        Some("blind_nil") => Some(Bid::BlindNil),
        typed => {
            let number = match (raw, typed.filter(|_| fields.format.is_form())) {
                (Value::Integer(number), _) => Some(*number),
                (_, typed) => typed.and_then(|typed| typed.trim().parse().ok()),
            };
            let bid = number.filter(|bid| (1..=all).contains(bid)).map(Bid::Tricks);
            let text = Message::new("spades-error-bid").count("low", 1).count("all", all);
            fields.refuse_if(bid.is_none(), path, text);
            bid
        }
    });
    let marked = fields.listed_players("blind");
    let mut blind: Vec<Party> = Vec::new();
    for seat in &marked {
        let own = bids.iter_mut().find(|(bidder, _)| bidder == seat).map(|(_, bid)| bid);
        let party = fields.seats.party_of(*seat);
        match own {
            Some(bid) if bid.is_nil() && fields.format.is_form() => *bid = Bid::BlindNil,
            Some(bid) if bid.is_nil() => fields.add_error("blind", Message::new("spades-error-blind-nil")),
            _ if rules.blind_bid == 1 => fields.add_error("blind", Message::new("spades-error-blind-off")),
            _ if !blind.contains(&party) => blind.push(party),
            // In a form, both partners may be marked.
            _ => fields.refuse_if(!fields.format.is_form(), "blind", "field-twice"),
        }
    }
    let seats = fields.seats;
    let entry = |(seat, bid): &(Seat, Bid)| (seats.label(*seat).into(), bid.value());
    fields.record("bids", || Value::Map(bids.iter().map(entry).collect()));
    let bidder = |party: &Party| {
        let bids = bids.iter().filter(|(_, bid)| !bid.is_nil());
        bids.map(|(seat, _)| *seat).find(|seat| seats.party_of(*seat) == *party)
    };
    fields.record_players("blind", blind.iter().filter_map(bidder).collect());
    check(all, &bids, fields).then_some(Bids { own: bids, blind })
}

/// Whether every party has bid, and no more than all tricks. A side in which nobody bids nil may have given its sum.
fn check(all: i64, bids: &[(Seat, Bid)], fields: &mut Fields<'_>) -> bool {
    if fields.has_error("bids") {
        return false;
    }
    let seats = fields.seats;
    for party in seats.parties() {
        let own = || bids.iter().filter(|(seat, _)| seats.party_of(*seat) == party);
        let contract: i64 = own().map(|(_, bid)| bid.tricks()).sum();
        let text = if own().next().is_none() {
            Message::new("spades-error-no-bid").with("party", party)
        } else if own().any(|(_, bid)| bid.is_nil()) && own().count() < seats.members(party).count() {
            Message::new("spades-error-nil-partner").with("party", party)
        } else if contract > all {
            Message::new("spades-error-bids-many").with("party", party).count("bid", contract).count("all", all)
        } else {
            continue;
        };
        fields.add_error("bids", text);
        return false;
    }
    true
}
