//! Tables of rates: how often something happened, as a figure and as a bar. Each row links to its evenings.

use std::collections::BTreeMap;

use super::query::BookQuery;
use super::scope::Scope;
use super::sparklines::Share;
use crate::club::PersonId;
use crate::club::statistics::{Plays, Statistics};
use crate::games::part::{Contracts, Kinds, Labelled};
use crate::games::text::Text;
use crate::words::Words;

/// With fewer hands, a share is written as "6 of 8", because a percentage would be more precise than the data.
const FEW: u32 = 10;

pub struct Rates {
    pub heading: String,
    /// The heads of the columns: label, hands, and share.
    pub columns: [String; 3],
    /// Whether the table has a column with the average result of a hand.
    pub has_mean: bool,
    pub rows: Vec<Rate>,
    /// What the filled and the outlined part of a bar mean.
    pub legend: Option<(String, String)>,
}

pub struct Rate {
    /// The mark of the person, if the row is about one.
    pub mark: Option<usize>,
    pub label: String,
    pub href: String,
    pub hands: String,
    pub bar: Share,
    pub made: String,
    /// The average result of a hand.
    pub mean: Option<String>,
}

#[derive(Clone, Copy, Default)]
struct Count {
    hands: u32,
    made: u32,
    total: i64,
    /// The total behind the share of `made`; `None` if it is `hands`.
    of: Option<u32>,
}

impl Count {
    fn add(&mut self, scope: &Scope<'_>, plays: &Plays, is_made: bool) {
        self.hands += plays.hands;
        self.made += if is_made { plays.hands } else { 0 };
        self.total += scope.minor(&plays.total);
    }

    fn whole(&self) -> u32 {
        self.of.unwrap_or(self.hands)
    }
}

/// The label of a row, and the query for its evenings.
struct Subject {
    mark: Option<usize>,
    label: String,
    evenings: BookQuery,
}

fn share_text(words: Words, made: u32, hands: u32) -> String {
    if hands < FEW {
        let text = Text::new("stats-of").count("made", made).count("hands", hands);
        return words.say(&text);
    }
    let percent = (i64::from(made) * 200 + i64::from(hands)) / (i64::from(hands) * 2);
    words.say(&Text::new("stats-percent").count("percent", percent))
}

fn rows(scope: &Scope<'_>, counted: Vec<(Subject, Count)>, has_mean: bool) -> Vec<Rate> {
    let most = counted.iter().map(|(_, count)| count.whole()).max().unwrap_or_default();
    let row = |(subject, count): (Subject, Count)| {
        let hands = i64::from(count.hands.max(1));
        let half = hands / 2 * count.total.signum();
        Rate {
            mark: subject.mark,
            label: subject.label,
            href: scope.list_of(&subject.evenings),
            hands: scope.count(count.hands),
            bar: Share::new(count.made, count.whole(), most),
            made: share_text(scope.words(), count.made, count.whole()),
            mean: has_mean.then(|| scope.written((count.total + half) / hands)),
        }
    };
    counted.into_iter().map(row).collect()
}

/// `None` without rows.
fn table(
    scope: &Scope<'_>,
    heading: &str,
    [label, share]: [&str; 2],
    counted: Vec<(Subject, Count)>,
    has_mean: bool,
) -> Option<Rates> {
    let words = scope.words();
    (!counted.is_empty()).then(|| Rates {
        heading: words.plain(heading),
        columns: [label, "stats-hands", share].map(|id| words.plain(id)),
        has_mean,
        rows: rows(scope, counted, has_mean),
        legend: None,
    })
}

/// A row for each kind of hands that occurs. `made` says whether a play of a kind was made; `None` if it is not of the
/// kind. `narrow` narrows the query to the kind.
fn by_kind(
    scope: &Scope<'_>,
    (kinds, plays): (&[Labelled], &[&Plays]),
    made: impl Fn(&Plays, &str) -> Option<bool>,
    narrow: impl Fn(&mut BookQuery, String),
) -> Vec<(Subject, Count)> {
    let row = |(name, label): &Labelled| {
        let mut count = Count::default();
        for play in plays {
            if let Some(is_made) = made(play, name) {
                count.add(scope, play, is_made);
            }
        }
        let mut evenings = scope.evenings();
        narrow(&mut evenings, (*name).to_owned());
        (count.hands > 0).then(|| (Subject { mark: None, label: scope.words().plain(label), evenings }, count))
    };
    kinds.iter().filter_map(row).collect()
}

/// The hands of each person.
fn counts<'a>(
    scope: &Scope<'_>,
    plays: impl Iterator<Item = &'a &'a Plays>,
    is_made: impl Fn(&Plays) -> bool,
) -> BTreeMap<PersonId, Count> {
    let mut counts: BTreeMap<PersonId, Count> = BTreeMap::new();
    for play in plays {
        counts.entry(play.person).or_default().add(scope, play, is_made(play));
    }
    counts
}

/// A row for each person, most hands first. `narrow` narrows the query to the person.
fn by_person(
    scope: &Scope<'_>,
    counts: impl IntoIterator<Item = (PersonId, Count)>,
    narrow: impl Fn(&mut BookQuery, String),
) -> Vec<(Subject, Count)> {
    let mut counts: Vec<(PersonId, Count)> = counts.into_iter().collect();
    counts.sort_by_key(|(_, count)| std::cmp::Reverse(count.hands));
    let rows = counts.into_iter().map(|(person, count)| {
        let (shown, mut evenings) = (scope.at.shown(person), scope.evenings());
        narrow(&mut evenings, person.to_string());
        (Subject { mark: Some(shown.mark), label: shown.name, evenings }, count)
    });
    rows.collect()
}

/// The tables of a game with contracts: by contract, by role, and by outcome if it has more than two.
pub fn of_contracts(scope: &Scope<'_>, plays: &[&Plays]) -> Vec<Rates> {
    let Some(contracts) = &scope.game.kinds.contracts else { return Vec::new() };
    let made = contracts.outcomes.first().map_or("", |(_, label)| *label);
    let lost = contracts.outcomes.get(1).filter(|_| contracts.outcomes.len() == 2).map(|(_, label)| *label);
    let led = led(scope, contracts, plays);
    let by_contract = table(scope, "stats-by-contract", ["stats-contract", "stats-made"], led, true);
    let by_contract = by_contract.map(|table| Rates {
        legend: lost.map(|lost| (scope.words().plain(made), scope.words().plain(lost))),
        ..table
    });
    let by_role = by_role(scope, contracts, plays);
    let by_outcome = (contracts.outcomes.len() > 2).then(|| by_outcome(scope, contracts, plays)).flatten();
    [by_contract, by_outcome, by_role].into_iter().flatten().collect()
}

/// The hands of the leaders, contract by contract.
fn led(scope: &Scope<'_>, contracts: &Contracts, plays: &[&Plays]) -> Vec<(Subject, Count)> {
    let leader = contracts.roles.first().map(|(role, _)| (*role).to_owned());
    let made = |play: &Plays, contract: &str| {
        let is_own = contracts.is_leader(&play.role) && play.contract == contract;
        is_own.then(|| contracts.is_made(&play.outcome))
    };
    by_kind(scope, (contracts.names, plays), made, |evenings, contract| {
        (evenings.role, evenings.contract) = (leader.clone(), Some(contract));
    })
}

fn by_role(scope: &Scope<'_>, contracts: &Contracts, plays: &[&Plays]) -> Option<Rates> {
    // For all people together, the table shows which side is stronger.
    let won = |play: &Plays, role: &str| (play.role == role).then(|| contracts.is_won(role, &play.outcome));
    let counted = by_kind(scope, (contracts.roles, plays), won, |evenings, role| evenings.role = Some(role));
    table(scope, "stats-by-role", ["stats-role", "stats-won-hands"], counted, true)
}

/// The outcomes of the leaders' hands.
fn by_outcome(scope: &Scope<'_>, contracts: &Contracts, plays: &[&Plays]) -> Option<Rates> {
    let leader = contracts.roles.first().map(|(role, _)| (*role).to_owned());
    let all: u32 = plays.iter().filter(|play| contracts.is_leader(&play.role)).map(|play| play.hands).sum();
    let made =
        |play: &Plays, outcome: &str| (contracts.is_leader(&play.role) && play.outcome == outcome).then_some(true);
    let mut counted = by_kind(scope, (contracts.outcomes, plays), made, |evenings, outcome| {
        (evenings.role, evenings.outcome) = (leader.clone(), Some(outcome));
    });
    for (_, count) in &mut counted {
        count.of = Some(all);
    }
    table(scope, "stats-by-outcome", ["stats-outcome", "stats-share"], counted, true)
}

/// Who led contracts, and how often they made them.
pub fn leaders(scope: &Scope<'_>, plays: &[&Plays]) -> Option<Rates> {
    let contracts = scope.game.kinds.contracts.as_ref()?;
    let (role, label) = contracts.roles.first()?;
    let own = plays.iter().filter(|play| contracts.is_leader(&play.role));
    let counts = counts(scope, own, |play| contracts.is_made(&play.outcome));
    let rows = by_person(scope, counts, |evenings, person| {
        (evenings.person, evenings.role) = (person, Some((*role).to_owned()));
    });
    table(scope, label, ["change-player", "stats-made"], rows, true)
}

/// The outcomes that concern one player alone.
pub fn own_outcomes(scope: &Scope<'_>, plays: &[&Plays]) -> Option<Rates> {
    let made = |play: &Plays, outcome: &str| Some(play.outcome == outcome);
    let kinds = (scope.game.kinds.outcomes, plays);
    let mut counted = by_kind(scope, kinds, made, |evenings, outcome| evenings.outcome = Some(outcome));
    counted.retain(|(_, count)| count.made > 0);
    table(scope, "stats-outcomes", ["stats-outcome", "stats-times"], counted, false)
}

/// For each outcome that concerns one player alone, a table of the people and how often they had it.
pub fn outcomes_by_person(scope: &Scope<'_>, plays: &[&Plays]) -> Vec<Rates> {
    let of_outcome = |(outcome, label): &Labelled| {
        let counts = counts(scope, plays.iter(), |play| play.outcome == *outcome);
        let has_happened = counts.values().any(|count| count.made > 0);
        let rows = by_person(scope, counts, |evenings, person| {
            (evenings.person, evenings.outcome) = (person, Some((*outcome).to_owned()));
        });
        table(scope, label, ["change-player", "stats-times"], rows, false).filter(|_| has_happened)
    };
    scope.game.kinds.outcomes.iter().filter_map(of_outcome).collect()
}

/// The partners whom a person called. The scope is of that person.
pub fn partners(scope: &Scope<'_>, person: PersonId, statistics: &Statistics) -> Option<Rates> {
    let takers = statistics.taker.iter().flatten().filter(|taker| taker.person == person);
    let partners = takers.flat_map(|taker| &taker.partners);
    let counts = partners.map(|partner| {
        let total = scope.minor(&partner.total);
        (partner.person, Count { hands: partner.hands, made: partner.made, total, of: None })
    });
    let rows = by_person(scope, counts, |evenings, partner| evenings.partner = partner);
    table(scope, "stats-partners", ["change-player", "stats-made"], rows, true)
}

/// How often a person was ahead of each other one. Draws count for neither. The scope is of that person.
pub fn rivals(scope: &Scope<'_>, person: PersonId, statistics: &Statistics) -> Option<Rates> {
    let own = statistics.pairs.iter().filter(|pair| pair.a == person || pair.b == person);
    let counts = own.map(|pair| {
        let (other, ahead) = if pair.a == person { (pair.b, pair.a_ahead) } else { (pair.a, pair.b_ahead) };
        (other, Count { hands: pair.a_ahead + pair.b_ahead, made: ahead, ..Count::default() })
    });
    let rows = by_person(scope, counts, |evenings, rival| evenings.rival = rival);
    let counts: Vec<Count> = rows.iter().map(|(_, count)| *count).collect();
    let mut rates = table(scope, "stats-ahead", ["change-player", "stats-they"], rows, false)?;
    scope.at.club().people().name(person).clone_into(&mut rates.columns[1]);
    for (rate, count) in rates.rows.iter_mut().zip(counts) {
        (rate.hands, rate.made) = (scope.count(count.made), scope.count(count.hands - count.made));
    }
    Some(rates)
}

/// What else the game counts for a person who leads contracts, each in a sentence.
pub fn sentences(scope: &Scope<'_>, person: PersonId, statistics: &Statistics) -> Vec<String> {
    let own = statistics.counted.iter().filter(|taker| taker.person == person);
    let counts = own.flat_map(|taker| &taker.counts.0).filter(|(_, count)| *count > 0);
    let sentences = counts.filter_map(|(name, count)| {
        let label = Kinds::label(scope.game.kinds.counts, name)?;
        Some(scope.words().say(&Text::new(label).count("count", *count)))
    });
    sentences.collect()
}
