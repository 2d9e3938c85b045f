//! How often something was made: as a figure, and as the picture of a share.

use std::collections::BTreeMap;

use super::evenings::amount;
use super::pictures::Share;
use crate::club::statistics::{Plays, Statistics};
use crate::club::{PersonId, Unit};
use crate::games::text::Text;
use crate::ledger::parse_amount;
use crate::web::frame::member::AtClub;
use crate::words::{Words, number};

/// Below this a share is said as "6 of 8": a percentage of few hands says more than is known.
const FEW: u32 = 10;

/// The roles of those who play a contract.
const LEADING: [&str; 3] = ["taker", "soloist", "hombre"];
/// The outcomes of a contract that was made.
const MADE: [&str; 2] = ["made", "sacado"];

/// A row: how many hands, and how many of them were made.
pub struct Rate {
    /// The mark of the person whom it is about.
    pub mark: Option<u32>,
    pub label: String,
    pub hands: String,
    pub bar: Share,
    pub made: String,
    /// What a hand brought on average.
    pub mean: Option<String>,
}

/// What is counted for a row.
#[derive(Clone, Copy, Default)]
struct Count {
    hands: u32,
    made: u32,
    total: i64,
}

/// An amount as statistics write it, as a count of smallest parts.
#[must_use]
pub fn minor(unit: &Unit, plain: &str) -> i64 {
    parse_amount(plain, unit.digits).unwrap_or_default()
}

fn share_said(words: Words, made: u32, hands: u32) -> String {
    if hands < FEW {
        let text = Text::new("stats-of").count("made", i64::from(made)).count("hands", i64::from(hands));
        return words.say(&text);
    }
    let percent = (i64::from(made) * 200 + i64::from(hands)) / (i64::from(hands) * 2);
    words.say(&Text::new("stats-percent").count("percent", percent))
}

fn row(at: &AtClub, (mark, label): (Option<u32>, String), count: Count, most: u32, mean: Option<&Unit>) -> Rate {
    let words = at.words();
    let average = |unit: &Unit| {
        let hands = i64::from(count.hands.max(1));
        let half = hands / 2 * count.total.signum();
        amount(words, unit, (count.total + half) / hands)
    };
    Rate {
        mark,
        label,
        hands: number(words.language, &count.hands.to_string()),
        bar: Share::new(i64::from(count.made), i64::from(count.hands), i64::from(most)),
        made: share_said(words, count.made, count.hands),
        mean: mean.map(average),
    }
}

/// By contract, for those who have played it; nothing of a game without contracts.
#[must_use]
pub fn by_contract(at: &AtClub, game: &str, unit: &Unit, plays: &[&Plays]) -> Vec<Rate> {
    let mut counts: BTreeMap<&str, Count> = BTreeMap::new();
    for play in plays.iter().filter(|play| LEADING.contains(&play.role.as_str())) {
        let count = counts.entry(&play.contract).or_default();
        count.hands += play.hands;
        count.made += if MADE.contains(&play.outcome.as_str()) { play.hands } else { 0 };
        count.total += minor(unit, &play.total);
    }
    let most = counts.values().map(|count| count.hands).max().unwrap_or_default();
    let rows = counts
        .into_iter()
        .map(|(contract, count)| row(at, (None, contract_said(at.words(), game, contract)), count, most, Some(unit)));
    rows.collect()
}

/// A contract by its name in the game.
fn contract_said(words: Words, game: &str, contract: &str) -> String {
    let id = format!("{game}-bid-{contract}");
    match contract {
        "" => words.plain("stats-chosen"),
        _ if words.knows(&id) => words.plain(&id),
        _ => words.plain("stats-forced"),
    }
}

/// How often somebody got a letter, or lost: for games in which each has an outcome of his own.
#[must_use]
pub fn by_person(at: &AtClub, plays: &[&Plays]) -> Vec<Rate> {
    let mut counts: BTreeMap<PersonId, Count> = BTreeMap::new();
    for play in plays.iter().filter(|play| play.role == "player") {
        let count = counts.entry(play.person).or_default();
        count.hands += play.hands;
        count.made += if play.outcome.is_empty() { 0 } else { play.hands };
    }
    let most = counts.values().map(|count| count.hands).max().unwrap_or_default();
    if counts.values().all(|count| count.made == 0) {
        return Vec::new();
    }
    let label = |id| {
        let shown = at.shown(id);
        (Some(shown.mark), shown.name)
    };
    counts.into_iter().map(|(id, count)| row(at, label(id), count, most, None)).collect()
}

/// The partners whom somebody called.
#[must_use]
pub fn partners(at: &AtClub, person: PersonId, statistics: &Statistics) -> Vec<Rate> {
    let takers = statistics.taker.iter().flatten().filter(|taker| taker.person == person);
    let mut called: Vec<(PersonId, Count)> = Vec::new();
    for partner in takers.flat_map(|taker| &taker.partners) {
        called.push((partner.person, Count { hands: partner.hands, made: partner.made, total: 0 }));
    }
    called.sort_by_key(|(_, count)| std::cmp::Reverse(count.hands));
    let most = called.iter().map(|(_, count)| count.hands).max().unwrap_or_default();
    let rows = called.into_iter().map(|(id, count)| {
        let shown = at.shown(id);
        row(at, (Some(shown.mark), shown.name), count, most, None)
    });
    rows.collect()
}

/// Against whom somebody stood ahead, and how often; evenings that ended level are neither's.
#[must_use]
pub fn rivals(at: &AtClub, person: PersonId, statistics: &Statistics) -> Vec<Rate> {
    let own = statistics.pairs.iter().filter(|pair| pair.a == person || pair.b == person);
    let counts: Vec<(PersonId, u32, u32)> =
        own.map(|pair| {
            if pair.a == person { (pair.b, pair.a_ahead, pair.b_ahead) } else { (pair.a, pair.b_ahead, pair.a_ahead) }
        })
        .collect();
    let most = counts.iter().map(|(_, ahead, behind)| ahead + behind).max().unwrap_or_default();
    let rows = counts.into_iter().map(|(other, ahead, behind)| {
        let shown = at.shown(other);
        let written = |count: u32| number(at.words().language, &count.to_string());
        Rate {
            mark: Some(shown.mark),
            label: shown.name,
            hands: written(ahead),
            bar: Share::new(i64::from(ahead), i64::from(ahead + behind), i64::from(most)),
            made: written(behind),
            mean: None,
        }
    });
    rows.collect()
}
