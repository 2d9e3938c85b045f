//! The data of a hand of spades.

use super::bids::{self, Bid, Bids};
use super::{FailedNil, Rules, tricks};
use crate::games::prelude::*;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hand {
    /// In seating order. A side may have one bid, its sum.
    bids: Vec<(Seat, Bid)>,
    /// The parties that bid their contract without looking at their cards.
    pub blind: Vec<Party>,
    /// The tricks of each party.
    tricks: Vec<(Party, i64)>,
    /// The tricks of those who bid nil, if they took any.
    nil_tricks: Vec<(Seat, i64)>,
}

/// Reads a hand. Errors go to `fields`.
pub fn read(rules: &Rules, deal: &Deal, fields: &mut Fields<'_>) -> Option<Hand> {
    let all = tricks(deal.active.len());
    let bid = bids::read(rules, all, fields);
    fields.require("tricks");
    let counted = fields.by_player("tricks", |fields, path, raw| fields.check_number(path, raw, Number::Count(0, all)));
    let told =
        fields.by_player("nil_tricks", |fields, path, raw| fields.check_number(path, raw, Number::Count(0, all)));
    let Bids { own: bids, blind } = bid?;
    if fields.has_error("tricks") || fields.has_error("nil_tricks") {
        return None;
    }
    // The tricks of all players tell those of a nil. Where each plays alone, they always do.
    let says_all = counted.len() == fields.seats.count() || !fields.seats.has_sides();
    let tricks = of_parties(all, &counted, says_all, fields)?;
    let nil_tricks = if says_all {
        fields.refuse_if(!told.is_empty() && !fields.format.is_form(), "nil_tricks", "spades-error-nil-told");
        let own = |seat: &Seat| tricks_of(&counted, *seat).unwrap_or_else(|| of(&tricks, fields.seats.party_of(*seat)));
        bids.iter().filter(|(_, bid)| bid.is_nil()).map(|(seat, _)| (*seat, own(seat))).collect()
    } else {
        nil_tricks(&bids, &tricks, told, fields)?
    };
    let nil_tricks: Vec<(Seat, i64)> = nil_tricks.into_iter().filter(|(_, tricks)| *tricks > 0).collect();
    let of_parties = tricks.iter().map(|(party, tricks)| (party.first(), *tricks));
    fields.record_numbers("tricks", Number::Count(0, all), of_parties);
    if fields.seats.has_sides() {
        fields.record_numbers("nil_tricks", Number::Count(0, all), nil_tricks.iter().copied());
    }
    Some(Hand { bids, blind, tricks, nil_tricks })
}

fn tricks_of(counted: &[(Seat, i64)], seat: Seat) -> Option<i64> {
    counted.iter().find(|(known, _)| *known == seat).map(|(_, tricks)| *tricks)
}

fn of(tricks: &[(Party, i64)], party: Party) -> i64 {
    tricks.iter().filter(|(known, _)| *known == party).map(|(_, tricks)| tricks).sum()
}

/// The tricks of each party. One may be missing: it has the rest.
fn of_parties(all: i64, counted: &[(Seat, i64)], says_all: bool, fields: &mut Fields<'_>) -> Option<Vec<(Party, i64)>> {
    let seats = fields.seats;
    let named = |party: Party| counted.iter().filter(move |(seat, _)| seats.party_of(*seat) == party);
    if !says_all && seats.parties().any(|party| named(party).count() > 1) {
        fields.add_error("tricks", Message::new("field-twice"));
        return None;
    }
    let sum: i64 = counted.iter().map(|(_, tricks)| tricks).sum();
    let missing: Vec<Party> = seats.parties().filter(|party| named(*party).next().is_none()).collect();
    let is_right = match missing.len() {
        0 => sum == all,
        1 => sum <= all,
        _ => {
            fields.add_error("tricks", Message::new("spades-error-tricks-missing").with("parties", missing));
            return None;
        }
    };
    if !is_right {
        fields.add_error("tricks", Message::new("spades-error-tricks-sum").count("sum", sum).count("all", all));
        return None;
    }
    let own = |party| if missing.contains(&party) { all - sum } else { named(party).map(|(_, tricks)| tricks).sum() };
    Some(seats.parties().map(|party| (party, own(party))).collect())
}

/// What the nil bidders of sides took, as far as it is told or follows.
fn nil_tricks(
    bids: &[(Seat, Bid)],
    tricks: &[(Party, i64)],
    mut told: Vec<(Seat, i64)>,
    fields: &mut Fields<'_>,
) -> Option<Vec<(Seat, i64)>> {
    let seats = fields.seats;
    let is_nil = |seat: &Seat| bids.iter().any(|(bidder, bid)| bidder == seat && bid.is_nil());
    if fields.format.is_form() {
        // The bid may have changed since.
        told.retain(|(seat, _)| is_nil(seat));
    }
    for party in seats.parties() {
        let nils: Vec<Seat> = seats.members(party).filter(is_nil).collect();
        let own: i64 = told.iter().filter(|(seat, _)| seats.party_of(*seat) == party).map(|(_, tricks)| tricks).sum();
        let taken = of(tricks, party);
        let text = if own > taken {
            Message::new("spades-error-nil-many").count("told", own).count("tricks", taken).with("party", party)
        } else if nils.len() > 1 && own < taken {
            Message::new("spades-error-nil-whose").count("tricks", taken).with("party", party)
        } else {
            continue;
        };
        fields.add_error("nil_tricks", text);
        return None;
    }
    if let Some((seat, _)) = told.iter().find(|(seat, _)| !is_nil(seat)) {
        fields.add_error("nil_tricks", Message::new("spades-error-nil-none").with("player", *seat));
        return None;
    }
    Some(told)
}

impl Hand {
    /// A player's bid. Where a side gave its sum, both bid it.
    pub fn bid(&self, seat: Seat) -> Bid {
        self.bids.iter().find(|(bidder, _)| *bidder == seat).map_or(Bid::Tricks(0), |(_, bid)| *bid)
    }

    /// A player's nil or blind nil, and the tricks they took.
    pub fn nil(&self, seat: Seat) -> Option<(Bid, i64)> {
        let bid = self.bid(seat);
        bid.is_nil().then(|| (bid, tricks_of(&self.nil_tricks, seat).unwrap_or_default()))
    }

    /// The nils of a party with the tricks of their bidders.
    pub fn nils(&self, seats: &Seats, party: Party) -> Vec<(Seat, Bid, i64)> {
        let nil = |seat| self.nil(seat).map(|(bid, tricks)| (seat, bid, tricks));
        seats.members(party).filter_map(nil).collect()
    }

    /// The sum of a party's bids.
    pub fn contract(&self, seats: &Seats, party: Party) -> i64 {
        let own = self.bids.iter().filter(|(seat, _)| seats.party_of(*seat) == party);
        own.map(|(_, bid)| bid.tricks()).sum()
    }

    pub fn tricks(&self, party: Party) -> i64 {
        of(&self.tricks, party)
    }

    /// The tricks of a party that its nil bidders took.
    pub fn own(&self, seats: &Seats, party: Party) -> i64 {
        self.nils(seats, party).iter().map(|(_, _, tricks)| tricks).sum()
    }

    /// The tricks that count for a party's contract.
    pub fn have(&self, rules: &Rules, seats: &Seats, party: Party) -> i64 {
        let own = if rules.failed_nil == FailedNil::Helps { 0 } else { self.own(seats, party) };
        self.tricks(party) - own
    }

    pub fn is_made(&self, rules: &Rules, seats: &Seats, party: Party) -> bool {
        self.have(rules, seats, party) >= self.contract(seats, party)
    }

    /// The sum of all bids, and whether anybody bid nil.
    pub fn all_bids(&self) -> (i64, bool) {
        let sum = self.bids.iter().map(|(_, bid)| bid.tricks()).sum();
        (sum, self.bids.iter().any(|(_, bid)| bid.is_nil()))
    }
}
