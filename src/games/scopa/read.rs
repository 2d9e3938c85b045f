//! Reads a hand of scopa, and refuses what contradicts itself.

use super::hand::{CARDS, COINS, Hand, Told};
use super::{Rules, Variant, pack};
use crate::games::form::NOBODY;
use crate::games::prelude::*;

/// The most a primiera can be worth.
pub const MAX_PRIMIERA: i64 = 84;
/// The most sweeps in a deal; in a scientifico no card lies on the table at first.
pub const MAX_SCOPE: [i64; 2] = [18, 19];
/// The shortest run of coins from the ace on that counts.
const MIN_NAPOLA: i64 = 3;

/// Reads a hand. Errors go to `fields`.
pub fn read(rules: &Rules, fields: &mut Fields<'_>) -> Option<Hand> {
    let carte = read_most("carte", Number::Count(0, CARDS), Some(CARDS), fields);
    let denari = read_most("denari", Number::Count(0, COINS), Some(COINS), fields);
    let settebello = fields.party("settebello");
    let primiera = read_most("primiera", Number::Count(0, MAX_PRIMIERA), None, fields);
    let scope = read_scope(rules, fields);
    let napola = read_napola(rules, fields);
    let re_bello = if rules.re_bello { fields.party("re_bello") } else { off("re_bello", fields) };
    let cappotto = if rules.cappotto { fields.optional_party("cappotto") } else { off("cappotto", fields) };
    let is_read = !["carte", "denari", "primiera", "scope", "napola", "re_bello", "cappotto"]
        .into_iter()
        .any(|name| fields.has_error(name));
    let mut hand = Hand {
        carte: carte?,
        denari: denari?,
        primiera: primiera?,
        settebello: settebello?,
        scope,
        napola,
        re_bello,
        cappotto,
    };
    if is_read {
        check(&hand, rules, fields);
    }
    hand.cappotto = hand.cappotto.or_else(|| hand.has_all_coins().filter(|_| rules.cappotto));
    Some(hand)
}

/// A field that these rules do not have. A form may have it from before.
fn off<T>(name: &'static str, fields: &mut Fields<'_>) -> Option<T> {
    let is_there = fields.raw(name).is_some();
    fields.refuse_if(is_there, name, "field-rule-off");
    None
}

/// Who has the most of something: a player, or the counts of all parties, which make up `total`.
fn read_most(name: &'static str, number: Number, total: Option<i64>, fields: &mut Fields<'_>) -> Option<Told> {
    let seats = fields.seats;
    match fields.raw(name) {
        Some(Value::Map(_)) => {
            let counts = fields.numbers_by_party(name, number, total);
            if fields.has_error(name) {
                return None;
            }
            let sum = counts.iter().map(|(_, count)| count).sum::<i64>();
            let is_whole = counts.len() == seats.parties().len() && total.is_none_or(|total| total == sum);
            if !is_whole {
                let text = match total {
                    Some(total) => Message::new("scopa-error-sum").count("all", total).count("sum", sum),
                    None => Message::new("scopa-error-primiera-all"),
                };
                fields.add_error(name, text);
                return None;
            }
            Some(Told::Counts(counts.into_iter().map(|(_, count)| count).collect()))
        }
        Some(Value::Text(text)) if fields.format.is_form() && text == NOBODY => Some(Told::Best(None)),
        Some(_) => fields.optional_party(name).map(|party| Told::Best(Some(party))),
        None => {
            if fields.format.is_form() {
                fields.require(name);
            }
            Some(Told::Best(None))
        }
    }
}

fn read_scope(rules: &Rules, fields: &mut Fields<'_>) -> Vec<i64> {
    let most = MAX_SCOPE[usize::from(rules.variant == Variant::Scientifico)];
    let scope = fields.sums_by_party("scope", Number::Count(0, most));
    let sum: i64 = scope.iter().sum();
    fields.refuse_if(sum > most, "scope", Message::new("scopa-error-scope").count("most", most).count("sum", sum));
    scope
}

/// Who has a napola, and of how many coins.
fn read_napola(rules: &Rules, fields: &mut Fields<'_>) -> Option<(Party, i64)> {
    fields.raw("napola")?;
    if !rules.napola {
        return off("napola", fields);
    }
    let napola = fields.numbers_by_party("napola", Number::Count(MIN_NAPOLA, COINS), None);
    let is_one = napola.len() == 1 || fields.has_error("napola");
    fields.refuse_if(!is_one, "napola", "scopa-error-napola-one");
    napola.first().copied()
}

/// Refuses what contradicts itself, or what no cards give.
fn check(hand: &Hand, rules: &Rules, fields: &mut Fields<'_>) {
    let wrong = wrong_alone(hand, rules).or_else(|| pack::wrong(hand, rules));
    if let Some((name, text)) = wrong {
        fields.add_error(name, text);
    }
}

/// What is wrong with one field, apart from the cards.
fn wrong_alone(hand: &Hand, rules: &Rules) -> Option<(&'static str, Message)> {
    let seven = |party: Party| hand.settebello == party;
    if matches!(&hand.carte, Told::Counts(counts) if counts.contains(&1)) {
        return Some(("carte", Message::new("scopa-error-one-card")));
    }
    if let Some((party, coins)) = hand.napola {
        let king = hand.re_bello.map(|king| king == party);
        let id = match (coins, seven(party), king) {
            (7.., false, _) => Some("scopa-error-napola-seven"),
            (6, true, _) => Some("scopa-error-napola-more-seven"),
            (COINS, _, Some(false)) => Some("scopa-error-napola-king"),
            (9, _, Some(true)) => Some("scopa-error-napola-more-king"),
            _ => None,
        };
        if let Some(id) = id {
            return Some(("napola", Message::new(id).count("coins", coins)));
        }
    }
    let party = hand.cappotto?;
    let has_run = hand.napola == Some((party, COINS));
    let id = if hand.denari.best() != Some(party) {
        "scopa-error-cappotto-denari"
    } else if !seven(party) {
        "scopa-error-cappotto-settebello"
    } else if hand.re_bello.is_some_and(|king| king != party) {
        "scopa-error-cappotto-king"
    } else if rules.napola && !has_run {
        "scopa-error-cappotto-napola"
    } else {
        return None;
    };
    Some(("cappotto", Message::new(id).with("party", party).count("coins", COINS)))
}
