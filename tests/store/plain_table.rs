//! A table of a club's document, recomputed as plainly as the contract describes it. The sources are the results of
//! `tanto score`, the seat changes and the history.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::Value;
use tanto::i18n::{Language, Localizer};
use tanto::session::{Session, result};

use crate::scene::node;

/// Amounts are counted in millionths of a unit.
pub const MICRO: i128 = 1_000_000;

pub fn micro(text: &str) -> i128 {
    let (sign, digits) = text.strip_prefix('-').map_or((1, text), |digits| (-1, digits));
    let (whole, part) = digits.split_once('.').unwrap_or((digits, ""));
    sign * (whole.parse::<i128>().unwrap() * MICRO + format!("{part:0<6}").parse::<i128>().unwrap())
}

pub struct DynGame {
    pub hand: usize,
    /// The player's current name at the table.
    pub name: String,
    pub role: &'static str,
    pub contract: String,
    pub outcome: String,
    pub amount: i128,
    /// For the taker at tarot: bouts, poignées, petit won and lost, and the called partner.
    pub taker: Option<([i64; 4], Option<String>)>,
}

pub struct PlainTable {
    pub game: String,
    /// Of a sheet for another game, in small letters.
    pub name: String,
    pub unit: String,
    pub lower_wins: bool,
    /// Closed, or ended by the rules.
    pub is_over: bool,
    pub opened_at: i64,
    pub hands: usize,
    /// By current name.
    pub totals: BTreeMap<String, i128>,
    pub winners: BTreeSet<String>,
    pub plays: Vec<DynGame>,
    /// The purse of the debts, and what everybody is owed, in the order in which they joined.
    pub due: Option<(String, Vec<i128>)>,
}

pub fn text(value: &Value) -> &str {
    value.as_str().unwrap_or_default()
}

pub fn list(value: &Value) -> &[Value] {
    value.as_array().map_or(&[], Vec::as_slice)
}

fn texts(value: &Value) -> Vec<String> {
    list(value).iter().map(|one| text(one).to_owned()).collect()
}

fn scored(document: &Value) -> Value {
    let session = Session::read(node(document)).unwrap_or_else(|_| panic!("{document}"));
    let (replay, scores) =
        result::result(&session, Localizer::new(Language::En)).unwrap_or_else(|_| panic!("{document}"));
    assert!(replay.stopped().is_none(), "{document}");
    serde_json::to_value(scores).unwrap()
}

/// The index of a label in the history.
fn index(label: &Value) -> usize {
    text(label).strip_prefix('p').unwrap().parse::<usize>().unwrap() - 1
}

/// The players in a hand by seat, as indices of their labels. People only replace each other.
fn seated(document: &Value, hand: usize) -> Vec<usize> {
    let mut seats: Vec<usize> = (0..list(&document["players"]).len()).collect();
    let changed = list(&document["history"]).iter().filter(|entry| entry["kind"] == "seats_changed");
    for (change, changed) in list(&document["seat_changes"]).iter().zip(changed) {
        if change["from"].as_u64().unwrap() <= hand as u64 {
            let body: Value = serde_json::from_str(text(&changed["body"])).unwrap();
            let [out, newcomer] = ["out", "in"].map(|field| index(&body["changes"][0][field]));
            seats.iter_mut().filter(|seat| **seat == out).for_each(|seat| *seat = newcomer);
        }
    }
    seats
}

/// The letters with which those who sit down at burro before a hand begin: the most of the table or, in a play-off, those of
/// the seat.
fn newcomers(document: &Value, hand: usize, by_label: &mut [i128]) {
    if document["game"] != "burro" || hand == 1 {
        return;
    }
    let [then, now] = [hand - 1, hand].map(|hand| seated(document, hand));
    let have_sat: BTreeSet<usize> = (1..hand).flat_map(|hand| seated(document, hand)).collect();
    let most = then.iter().map(|label| by_label[*label]).max().unwrap();
    for (before, label) in then.iter().zip(&now).filter(|(_, label)| !have_sat.contains(label)) {
        by_label[*label] = if most >= 5 * MICRO { by_label[*before] } else { most };
    }
}

/// The amounts of labels, summed by name.
fn by_name(names: &[String], by_label: &[i128]) -> BTreeMap<String, i128> {
    let mut sums = BTreeMap::new();
    names.iter().zip(by_label).for_each(|(name, amount)| *sums.entry(name.clone()).or_default() += amount);
    sums
}

pub fn fewest_win(unit: &str) -> bool {
    ["letters", "penalty", "losses"].contains(&unit)
}

/// Reads a table. `names` has the current names of everybody who has sat there, in the order in which they joined.
pub fn plain_table(document: &Value, names: &[String]) -> PlainTable {
    let score = scored(document);
    let (game, hands) = (text(&document["game"]), list(&document["hands"]));
    let deltas = |at: usize, name: &str| micro(text(&score["hands"][at]["deltas"][name]));
    let mut plays = Vec::new();
    let mut by_seat = vec![0; list(&document["players"]).len()];
    let mut by_label = vec![0; names.len()];
    for (at, hand) in hands.iter().enumerate() {
        let out = texts(&score["hands"][at]["out"]);
        let seats = seated(document, at + 1);
        newcomers(document, at + 1, &mut by_label);
        for (seat, label) in seats.iter().enumerate() {
            by_seat[seat] += deltas(at, &names[*label]);
            by_label[*label] += deltas(at, &names[*label]);
        }
        if hand.get("result").is_some_and(|result| result != "played") {
            continue;
        }
        for name in seats.into_iter().map(|label| names[label].clone()).filter(|name| !out.contains(name)) {
            let amount = deltas(at, &name);
            let (role, contract, outcome) = part(game, hand, &name, amount);
            let taker = (role == "taker").then(|| taken(hand, &name));
            plays.push(DynGame { hand: at + 1, name, role, contract, outcome, amount, taker });
        }
    }
    let totals: BTreeMap<String, i128> =
        names.iter().map(|name| (name.clone(), micro(text(&score["totals"][name])))).collect();
    let last = seated(document, hands.len() + 1);
    newcomers(document, hands.len() + 1, &mut by_label);
    for (seat, label) in last.iter().enumerate() {
        // Each share at the end goes to the last player in the seat. Two labels of one name were merged.
        let own = names.iter().zip(&by_label).filter(|(name, _)| **name == names[*label]);
        let share = totals[&names[*label]] - own.map(|(_, amount)| amount).sum::<i128>();
        by_seat[seat] += share;
        by_label[*label] += share;
    }
    let sums = totals.iter().map(|(name, total)| (name, *total));
    assert!(sums.eq(by_name(names, &by_label).iter().map(|(name, total)| (name, *total))), "{document}");
    let unit = if game == "solo_whist" { "USD" } else { text(&score["unit"]) };
    let lower_wins = fewest_win(unit);
    // Whoever takes over a seat takes over its score if the game has an end. Otherwise everybody has their own, and where
    // players win from each other, those who have left can still win.
    let is_running = ["vidrasso", "bassadewitz"].contains(&game);
    let have_sat: BTreeSet<usize> = (1..=hands.len() + 1).flat_map(|number| seated(document, number)).collect();
    let candidates: Vec<(usize, i128)> = if is_running {
        last.iter().zip(&by_seat).map(|(label, score)| (*label, *score)).collect()
    } else {
        let is_in = |label: &usize| is_zero_sum(game, unit) || last.contains(label);
        have_sat.iter().copied().filter(is_in).map(|label| (label, by_label[label])).collect()
    };
    let scores = candidates.iter().map(|(_, score)| *score);
    let best = if lower_wins { scores.min() } else { scores.max() };
    let winners = if score["finished"] == true {
        texts(&score["winners"]).into_iter().collect()
    } else {
        let leads = candidates.iter().filter(|(_, score)| !hands.is_empty() && Some(*score) == best);
        leads.map(|(label, _)| names[*label].clone()).collect()
    };
    // Who has won the game, and who else has played it.
    let has_won = |label: &&usize| texts(&score["winners"]).contains(&names[**label]);
    let ended = (score["finished"] == true).then(|| {
        let winners: Vec<usize> = last.iter().filter(has_won).copied().collect();
        let played: BTreeSet<usize> = if is_running { last.iter().copied().collect() } else { have_sat.clone() };
        let others = played.into_iter().filter(|label| !winners.contains(label)).collect();
        (winners, others)
    });
    let first = &list(&document["history"])[0];
    let opened_at = document.get("opened_at").map(|time| chrono::DateTime::parse_from_rfc3339(text(time)).unwrap());
    let is_over = document["closed"] == true || score["finished"] == true;
    let is_shared = document["closed"] == true || by_label.iter().sum::<i128>() == 0 || !is_zero_sum(game, unit);
    PlainTable {
        game: game.to_owned(),
        name: if game == "free" { text(&document["name"]).to_lowercase() } else { String::new() },
        unit: unit.to_owned(),
        lower_wins,
        is_over,
        opened_at: opened_at.map_or(first["at"].as_i64().unwrap(), |time| time.timestamp_millis()),
        hands: hands.len(),
        winners,
        plays,
        due: due(document, unit, &have_sat, (by_label, ended)).filter(|_| is_over && is_shared),
        totals,
    }
}

/// Role, contract and outcome of an active player in a hand that was played.
fn part(game: &str, hand: &Value, name: &str, amount: i128) -> (&'static str, String, String) {
    let is = |field: &str| text(&hand[field]) == name;
    let role = |roles: &[&'static str], other| roles.iter().copied().find(|role| is(role)).unwrap_or(other);
    let bid = text(&hand["bid"]).to_owned();
    let made = |is_made: bool| if is_made { "made" } else { "lost" }.to_owned();
    match game {
        "tarot" => {
            let target = [56, 51, 41, 36][usize::try_from(hand["bouts"].as_u64().unwrap()).unwrap()];
            (role(&["taker", "partner"], "defender"), bid, made(micro(text(&hand["points"])) >= target * MICRO))
        }
        "solo_whist" => {
            let tricks = hand["tricks"].as_u64().unwrap();
            let is_made = match bid.as_str() {
                "prop_cop" => tricks >= 8,
                "solo" => tricks >= 5,
                "misere" | "open_misere" => tricks == 0,
                "slam" => tricks == 13,
                _ => tricks >= 9,
            };
            (role(&["soloist", "partner"], "opponent"), bid, made(is_made))
        }
        "tresillo" | "lombre" => {
            let role = role(&["hombre"], "opponent");
            let forced = if hand["forced"] == true { "forced".to_owned() } else { String::new() };
            (role, if game == "lombre" { forced } else { bid }, ending(hand))
        }
        "burro" if is("loser") => ("player", String::new(), if amount == 0 { "out" } else { "letter" }.to_owned()),
        "vriddiot" if is("loser") => ("player", String::new(), "idiot".to_owned()),
        "bassadewitz" if is("all_tricks") => ("player", String::new(), "all_tricks".to_owned()),
        _ => ("player", String::new(), String::new()),
    }
}

fn ending(hand: &Value) -> String {
    let Some(tricks) = hand["tricks"].as_object() else { return text(&hand["outcome"]).to_owned() };
    let own = tricks[text(&hand["hombre"])].as_u64().unwrap();
    let others: Vec<u64> =
        tricks.iter().filter(|(name, _)| *name != text(&hand["hombre"])).filter_map(|(_, n)| n.as_u64()).collect();
    let (best, other) = (others.iter().max().copied().unwrap(), others.iter().min().copied().unwrap());
    let ending = if own > best {
        "sacado"
    } else if best > own && best > other {
        "codillo"
    } else {
        "repuesto"
    };
    ending.to_owned()
}

fn taken(hand: &Value, name: &str) -> ([i64; 4], Option<String>) {
    let own = |poignee: &&Value| poignee.get("player").is_none_or(|player| player == name);
    let poignees = i64::try_from(list(&hand["poignees"]).iter().filter(own).count()).unwrap();
    let petit = |side: &str| i64::from(text(&hand["petit_au_bout"]) == side);
    let partner = hand.get("partner").filter(|partner| *partner != name).map(|partner| text(partner).to_owned());
    ([hand["bouts"].as_i64().unwrap(), poignees, petit("attack"), petit("defence")], partner)
}

/// The winners of a game in seating order, and everybody else who played it.
type Ended = (Vec<usize>, Vec<usize>);

/// The dues of a table when it is over: the rounded winnings, less the payments made there before the end.
fn due(
    document: &Value,
    unit: &str,
    have_sat: &BTreeSet<usize>,
    (totals, ended): (Vec<i128>, Option<Ended>),
) -> Option<(String, Vec<i128>)> {
    let game = text(&document["game"]);
    let is_cash = game == "solo_whist";
    let usual = if is_cash { "each_hand" } else { "at_close" };
    if document.get("settled").map_or(usual, text) == "each_hand" {
        return None;
    }
    let rated = document.get("played_for").filter(|_| !is_cash);
    let (purse, mut owed) = match rated {
        Some(stake) => {
            let currency = stake.get("currency").map(text);
            let rate = micro(text(&stake["rate"]));
            let balances =
                if is_zero_sum(game, unit) { totals } else { everybody_with_everybody(&totals, unit, have_sat) };
            let first = text(&document["first_dealer"]);
            let first = texts(&document["players"]).iter().position(|name| name == first).unwrap_or_default();
            let coin = if currency.is_some() { MICRO / 100 } else { MICRO };
            let purse = currency.map_or_else(|| format!("{game}:counters"), str::to_owned);
            let is_per_game = stake.get("per").map(text) == Some("game");
            let per_game = || per_game(balances.len(), ended.unwrap_or_default(), rate, coin);
            (purse, if is_per_game { per_game() } else { rounded(&balances, rate, coin, first) })
        }
        None if is_cash => (unit.to_owned(), totals),
        None if ["tantos", "counters", "chips"].contains(&unit) => (format!("{game}:{unit}"), totals),
        None => return None,
    };
    for (from, to, amount) in paid_before_the_end(document) {
        owed[from] += amount;
        owed[to] -= amount;
    }
    Some((purse, owed))
}

/// What a finished game costs everybody who has not won it, and brings the winners; the first of them has what cannot be shared.
fn per_game(people: usize, (winners, others): Ended, rate: i128, coin: i128) -> Vec<i128> {
    let mut owed = vec![0; people];
    let pot = rate * i128::try_from(others.len()).unwrap();
    for label in &others {
        owed[*label] -= rate;
    }
    for label in winners.iter().skip(1) {
        owed[*label] += pot / coin / i128::try_from(winners.len()).unwrap() * coin;
    }
    let shared: i128 = owed.iter().filter(|owed| **owed > 0).sum();
    if let Some(first) = winners.first() {
        owed[*first] += pot - shared;
    }
    owed
}

/// Whether players win from each other.
fn is_zero_sum(game: &str, unit: &str) -> bool {
    !["letters", "penalty", "losses", "cards"].contains(&unit) && !["vidrasso", "free"].contains(&game)
}

/// Balances from letters, losses and points of a tally: each player pays each other player the difference.
fn everybody_with_everybody(totals: &[i128], unit: &str, have_sat: &BTreeSet<usize>) -> Vec<i128> {
    let sign = if fewest_win(unit) { -1 } else { 1 };
    let against = |own: usize| have_sat.iter().map(|other| totals[own] - totals[*other]).sum::<i128>();
    (0..totals.len()).map(|own| if have_sat.contains(&own) { sign * against(own) } else { 0 }).collect()
}

/// Converts balances at a rate and rounds each to the nearest coin, half a coin away from zero. Coins left over go to the
/// players whom rounding cost most. Missing coins come from those whom it favoured most. Ties go by seat, from the first
/// dealer on.
fn rounded(balances: &[i128], rate: i128, coin: i128, first: usize) -> Vec<i128> {
    let size = coin * MICRO;
    let exact: Vec<i128> = balances.iter().map(|balance| balance * rate).collect();
    let nearest = |amount: &i128| amount.signum() * ((2 * amount.abs() + size) / (2 * size));
    let mut coins: Vec<i128> = exact.iter().map(nearest).collect();
    let odd = -coins.iter().sum::<i128>();
    let mut seats: Vec<usize> = (0..coins.len()).map(|at| (at + first) % coins.len()).collect();
    let before = coins.clone();
    seats.sort_by_key(|seat| -odd.signum() * (exact[*seat] - before[*seat] * size));
    for seat in seats.into_iter().take(usize::try_from(odd.abs()).unwrap()) {
        coins[seat] += odd.signum();
    }
    coins.into_iter().map(|count| count * coin).collect()
}

/// The payments made at the table while its game went on: payer and payee by index, and the amount. The history has labels.
/// Later payments have a number in the club.
fn paid_before_the_end(document: &Value) -> Vec<(usize, usize, i128)> {
    let paid = list(&document["history"]).iter().filter(|entry| entry["kind"] == "paid");
    let bodies = paid.map(|entry| serde_json::from_str::<Value>(text(&entry["body"])).unwrap());
    let early = bodies.filter(|body| body.get("payment").is_none());
    early.map(|body| (index(&body["from"]), index(&body["to"]), micro(text(&body["amount"])))).collect()
}
