//! Every hand of solo whist, compared with a computation written from the rules alone.

use tanto::document::Choice;
use tanto::games::solo_whist::{Bid, Hand, Rules, State};

use crate::typed::{Table, seat, turned};

const ANY: State = State { shuffle: false };

/// Stakes in cents, all different, so that no stake can be mistaken for another.
fn rules(overtrick: i64, undertrick: i64) -> Rules {
    let stakes = Bid::ALL.iter().map(|(_, bid)| *bid).zip([10, 11, 25, 50, 60, 75, 100]).collect();
    Rules { currency: "USD".to_owned(), digits: 2, stakes, overtrick, undertrick }
}

/// Whether a call is won, and the amount paid for each opponent or each pair.
fn amount(rules: &Rules, bid: Bid, tricks: i64) -> (bool, i64) {
    let (stake, needs) = match bid {
        Bid::PropCop => (10, 8),
        Bid::Solo => (11, 5),
        Bid::Misere => (25, 0),
        Bid::Abondance => (50, 9),
        Bid::RoyalAbondance => (60, 9),
        Bid::OpenMisere => (75, 0),
        Bid::Slam => (100, 13),
    };
    match bid {
        Bid::Misere | Bid::OpenMisere => (tricks == 0, stake),
        _ if tricks < needs => (false, stake + (needs - tricks) * rules.undertrick),
        Bid::PropCop | Bid::Solo => (true, stake + (tricks - needs) * rules.overtrick),
        _ => (true, stake),
    }
}

/// Everybody's change when the first player calls.
fn deltas(per: i64, partner: Option<usize>) -> Vec<i64> {
    match partner {
        None => vec![3 * per, -per, -per, -per],
        Some(partner) => (0..4).map(|player| if player == 0 || player == partner { per } else { -per }).collect(),
    }
}

fn hand(bid: Bid, tricks: i64, soloist: usize, partner: Option<usize>) -> Hand {
    Hand { bid, soloist: seat(soloist), partner: partner.map(seat), tricks }
}

#[test]
fn every_hand() {
    let table = Table::of(4);
    for rules in [rules(1, 0), rules(1, 1), rules(3, 2), rules(0, 0)] {
        for (_, bid) in Bid::ALL {
            let partners = if *bid == Bid::PropCop { [1, 2, 3].map(Some).to_vec() } else { vec![None] };
            for (partner, dealer) in
                partners.into_iter().flat_map(|partner| (0..4).map(move |dealer| (partner, dealer)))
            {
                let mut least = i64::MIN;
                for tricks in 0..=13 {
                    let (won, amount) = amount(&rules, *bid, tricks);
                    let per = if won { amount } else { -amount };
                    for soloist in 0..4 {
                        let partner = partner.map(|partner| (soloist + partner) % 4);
                        let hand = hand(*bid, tricks, soloist, partner);
                        let (state, outcome, changed) = table.score((&rules, &ANY), &table.deal(dealer), &hand);
                        let expected = turned(&deltas(per, partner.map(|of| (of + 4 - soloist) % 4)), soloist);
                        assert_eq!(changed, expected, "{hand:?}");
                        assert_eq!(changed.iter().sum::<i64>(), 0, "{hand:?}");
                        // In prop and cop, there is one payment for each partner.
                        let payments = if per == 0 { 0 } else { partner.map_or(3, |_| 2) };
                        assert_eq!(outcome.transfers.iter().count(), payments, "{hand:?}");
                        let good_cards = matches!(bid, Bid::Abondance | Bid::RoyalAbondance | Bid::Slam);
                        assert_eq!(state.shuffle, won && good_cards, "{hand:?}");
                        let is_odd = match bid {
                            Bid::Slam => true,
                            Bid::Solo => tricks >= 11,
                            Bid::PropCop => tricks <= 3,
                            _ => false,
                        };
                        assert_eq!(!outcome.warnings.is_empty(), is_odd, "{hand:?}");
                    }
                    // More tricks never pay less, except in a misère, where the first trick loses.
                    let per = if matches!(bid, Bid::Misere | Bid::OpenMisere) { -per } else { per };
                    assert!(per >= least, "{bid:?} with {tricks} tricks");
                    least = per;
                }
            }
        }
    }
}

#[test]
fn only_prop_and_cop_has_a_partner_and_it_needs_another_player() {
    let table = Table::of(4);
    for (_, bid) in Bid::ALL {
        for partner in [None, Some(0), Some(1), Some(2), Some(3)] {
            let possible = if *bid == Bid::PropCop { partner.is_some_and(|of| of != 2) } else { partner.is_none() };
            let allowed = table.allows(|fields| hand(*bid, 7, 2, partner).check(fields));
            assert_eq!(allowed, possible, "{bid:?} with {partner:?}");
        }
    }
}
