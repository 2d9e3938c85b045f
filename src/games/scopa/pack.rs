//! Whether what a hand tells fits the pack: some way of sharing out the coins, and with it the cards.

use std::collections::{HashMap, HashSet};
use std::sync::{Arc, LazyLock, Mutex, PoisonError};

use super::Rules;
use super::hand::{CARDS, COINS, Hand, Told};
use crate::games::prelude::*;

/// The cards of each of the three suits that are not coins, which a primiera needs, too.
const OTHER_SUITS: i64 = 3;
/// The cards of a suit.
const SUIT: i64 = 10;
/// The value of a seven in a primiera.
pub const SEVEN: i64 = 21;
/// The values of the other cards in a primiera: six, ace, five, four, three, two. There is one of each in a suit.
pub const SINGLES: [i64; 6] = [18, 16, 15, 14, 13, 12];
/// The value of the three figures of a suit in a primiera.
pub const FIGURE: i64 = 10;

/// The first field that does not fit the pack, and why.
pub fn wrong(hand: &Hand, rules: &Rules) -> Option<(&'static str, Message)> {
    if let Told::Counts(values) = &hand.primiera
        && !is_primiera(values, hand.settebello)
    {
        return Some(("primiera", Message::new("scopa-error-primiera")));
    }
    let parties = hand.scope.len();
    let mut coins = shares(parties, COINS);
    coins.retain(|coins| fits_coins(hand, rules, coins));
    if coins.is_empty() {
        let field = if hand.napola.is_some() { "napola" } else { "denari" };
        return Some((field, Message::new("scopa-error-coins")));
    }
    let needs_suits = |party: usize| {
        hand.primiera.best().is_some_and(|best| best.index() == party)
            || hand.primiera.count(party).is_some_and(|value| value > 0)
    };
    let needy: Vec<usize> = (0..parties).filter(|party| needs_suits(*party)).collect();
    coins.retain(|coins| needy.iter().all(|party| coins[*party] > 0));
    if coins.is_empty() {
        return Some(("primiera", Message::new("scopa-error-primiera-coins")));
    }
    let mut fits_cards = false;
    for cards in shares(parties, CARDS).iter().filter(|cards| hand.carte.fits(cards)) {
        let holds_sweeps = cards.iter().zip(&hand.scope).all(|(cards, sweeps)| *cards >= 2 * sweeps);
        if fits_cards && !holds_sweeps {
            continue;
        }
        if coins.iter().any(|coins| fits_cards_and(hand, coins, cards, &needy)) {
            fits_cards = true;
            if holds_sweeps {
                return None;
            }
        }
    }
    let (field, id) = if fits_cards { ("scope", "scopa-error-scope-cards") } else { ("carte", "scopa-error-cards") };
    Some((field, Message::new(id)))
}

/// All ways of sharing out so many cards.
fn shares(parties: usize, cards: i64) -> Vec<Vec<i64>> {
    let mut all = vec![Vec::new()];
    for _ in 1..parties {
        let longer = |share: &Vec<i64>| {
            let left = cards - share.iter().sum::<i64>();
            let share = share.clone();
            (0..=left).map(move |own| share.iter().copied().chain([own]).collect())
        };
        all = all.iter().flat_map(longer).collect();
    }
    for share in &mut all {
        share.push(cards - share.iter().sum::<i64>());
    }
    all
}

/// Whether the coins can be shared so.
fn fits_coins(hand: &Hand, rules: &Rules, coins: &[i64]) -> bool {
    let more = |party: usize| coins[party] > known(hand, party);
    let count_more = (0..coins.len()).filter(|party| more(*party)).count();
    let is_run_open = match hand.napola {
        None => count_more >= 2 || !rules.napola,
        // The coin that ends the run is known: the settebello, or the king.
        Some((_, 6 | COINS)) => true,
        Some((_, 9)) if hand.re_bello.is_some() => true,
        Some((owner, _)) => (0..coins.len()).any(|party| party != owner.index() && more(party)),
    };
    hand.denari.fits(coins)
        && (0..coins.len()).all(|party| coins[party] >= known(hand, party))
        && hand.cappotto.is_none_or(|party| coins[party.index()] == COINS)
        && is_run_open
}

/// How many coins of a party the hand names.
fn known(hand: &Hand, party: usize) -> i64 {
    let is = |of: Party| of.index() == party;
    let run = hand.napola.filter(|(owner, _)| is(*owner)).map_or(0, |(_, coins)| coins);
    let seven = is(hand.settebello) && run < 7;
    let king = hand.re_bello.is_some_and(is) && run < COINS;
    run + i64::from(seven) + i64::from(king)
}

/// Whether the cards can be shared so, with these coins among them. Parties in `needy` have a card of every suit.
fn fits_cards_and(hand: &Hand, coins: &[i64], cards: &[i64], needy: &[usize]) -> bool {
    let others = CARDS - COINS;
    let all: Vec<(i64, i64)> = coins.iter().copied().zip(cards.iter().copied()).collect();
    let has_four_suits = |(coins, cards): &(i64, i64)| *cards >= coins + OTHER_SUITS;
    let is_possible = |(coins, cards): &(i64, i64)| (*coins..=coins + others).contains(cards) && *cards != 1;
    if !all.iter().all(is_possible) || !needy.iter().all(|party| has_four_suits(&all[*party])) {
        return false;
    }
    if hand.primiera.best().is_some() {
        return true;
    }
    // Nobody has the primiera. Who has ten coins and more than thirty cards has all suits, and nobody else has coins.
    let is_sure = |(coins, cards): &(i64, i64)| *coins == COINS && *cards > others;
    let may_tie = || all.iter().all(|own| own.0 >= 1 && has_four_suits(own));
    // Each lacks a suit, whose ten cards the other one has.
    let both_lack = || all.iter().all(|(_, cards)| *cards >= SUIT);
    !all.iter().any(is_sure) && (all.len() > 2 || may_tie() || both_lack())
}

/// Whether some cards give all parties these values together. A party with 0 lacks a suit: if it can lack one at all, it can
/// lack one of the last two, which counts as 1.
fn is_primiera(values: &[i64], settebello: Party) -> bool {
    let (two, rest) = (TwoSuits::of(values, None), TwoSuits::of(values, Some(settebello)));
    two.sums.iter().any(|half| {
        let left = |(value, half): (&i64, &i64)| if *value == 0 { 1 } else { value - half };
        rest.has(&values.iter().zip(half).map(left).collect::<Vec<_>>())
    })
}

/// What two suits can give the parties together. There are tens of thousands of ways, which are computed once: then a hand of
/// three parties takes 10 µs instead of 1.6 ms.
struct TwoSuits {
    sums: Vec<Vec<i64>>,
    /// Whether a sum is possible, by its [`Self::index`].
    is_sum: Vec<bool>,
}

/// Two sevens are worth 42.
const LIMIT: usize = 43;

/// Which parties lack a suit, and who has the settebello, if it is in one of the suits.
type Question = (Vec<bool>, Option<Party>);

static ANSWERS: LazyLock<Mutex<HashMap<Question, Arc<TwoSuits>>>> = LazyLock::new(Mutex::default);

impl TwoSuits {
    /// The sums for parties with these values, which depend only on who has 0.
    fn of(values: &[i64], owner: Option<Party>) -> Arc<Self> {
        let question = (values.iter().map(|value| *value == 0).collect(), owner);
        let mut answers = ANSWERS.lock().unwrap_or_else(PoisonError::into_inner);
        Arc::clone(answers.entry(question).or_insert_with_key(|(lacks, owner)| Arc::new(Self::new(lacks, *owner))))
    }

    fn new(lacks: &[bool], owner: Option<Party>) -> Self {
        let (one, other) = (suits(lacks, owner), suits(lacks, None));
        let sum = |one: &Vec<i64>, other: &Vec<i64>| -> Vec<i64> {
            let parts = one.iter().zip(other).zip(lacks);
            parts.map(|((one, other), lacks)| if *lacks { one | other } else { one + other }).collect()
        };
        let sums: HashSet<Vec<i64>> =
            one.iter().flat_map(|one| other.iter().map(move |other| sum(one, other))).collect();
        let mut is_sum = Vec::new();
        for sum in &sums {
            let index = Self::index(sum).unwrap_or_default();
            is_sum.resize(is_sum.len().max(index + 1), false);
            is_sum[index] = true;
        }
        Self { sums: sums.into_iter().collect(), is_sum }
    }

    /// The values as the digits of a number; `None` if one is too large for two suits.
    fn index(sum: &[i64]) -> Option<usize> {
        sum.iter().try_fold(0, |index, value| {
            let digit = usize::try_from(*value).ok().filter(|digit| *digit < LIMIT)?;
            Some(index * LIMIT + digit)
        })
    }

    fn has(&self, sum: &[i64]) -> bool {
        Self::index(sum).and_then(|index| self.is_sum.get(index)).is_some_and(|is_sum| *is_sum)
    }
}

/// What a suit can give each party: the seven to one of them, or to the owner of the settebello. For a party that lacks a suit,
/// it is 1 if it is this one, and 0 otherwise.
fn suits(lacks: &[bool], owner: Option<Party>) -> HashSet<Vec<i64>> {
    let parties = lacks.len();
    let owners = (0..parties).filter(|party| owner.is_none_or(|owner| owner.index() == *party));
    let mut all = HashSet::new();
    for seven in owners {
        let mut shared: Vec<Vec<i64>> = vec![Vec::new()];
        for party in 0..parties {
            let cards: &[i64] = if party == seven {
                &[SEVEN]
            } else {
                &[0, SINGLES[0], SINGLES[1], SINGLES[2], SINGLES[3], SINGLES[4], SINGLES[5], FIGURE]
            };
            let longer = |share: &Vec<i64>| {
                let free = cards.iter().filter(|card| !SINGLES.contains(card) || !share.contains(card));
                free.map(|card| share.iter().copied().chain([*card]).collect()).collect::<Vec<_>>()
            };
            shared = shared.iter().flat_map(longer).collect();
        }
        for mut share in shared {
            let mut fits = true;
            for (card, lacks) in share.iter_mut().zip(lacks) {
                fits &= *lacks || *card > 0;
                if *lacks {
                    *card = i64::from(*card == 0);
                }
            }
            if fits {
                all.insert(share);
            }
        }
    }
    all
}
