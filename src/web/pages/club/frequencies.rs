//! Tables of frequencies: how often something happened, as a figure and as a bar. Each row links to its evenings.

use std::cmp::Reverse;
use std::collections::BTreeSet;

use super::bars::Share;
use super::evening_query::EveningQuery;
use super::scope::Scope;
use crate::club::PersonId;
use crate::club::statistics::{Partner, PlayTotals, Taker};
use crate::document::Message;
use crate::document::choice::Labelled;
use crate::games::RoleLabels;
use crate::web::layout::long_names::hyphenated;

/// With fewer hands, a share is written as "6 of 8", because a percentage would be more precise than the data.
const FEW: i64 = 10;

/// A table with at least one row.
pub struct FrequencyTable {
    pub heading: String,
    /// The heads of the columns: label, hands, and share.
    pub columns: [String; 3],
    /// Whether the table has a column with the average result of a hand.
    pub has_mean: bool,
    /// Whether a note explains the average.
    pub explains_mean: bool,
    pub rows: Vec<Frequency>,
    /// What the filled and the outlined part of a bar mean.
    pub legend: Option<(String, String)>,
}

impl FrequencyTable {
    /// The bar of a row.
    pub fn bar(&self, frequency: &Frequency) -> Share {
        let most = self.rows.iter().map(|frequency| frequency.count.of).max().unwrap_or_default();
        Share::new(frequency.count.made, frequency.count.of, most)
    }
}

pub struct Frequency {
    /// The mark of the person, if the row is about one.
    pub mark: Option<usize>,
    pub label: String,
    pub href: String,
    /// The hands, and the share of those that were made.
    pub figures: [String; 2],
    /// The average result of a hand.
    pub mean: String,
    count: Count,
}

#[derive(Clone, Copy, Default)]
struct Count {
    hands: i64,
    made: i64,
    /// The number of hands in which `made` could have happened.
    of: i64,
    total: i64,
}

impl Count {
    /// Counts the plays for which `made` returns whether the contract was made, and skips the others.
    fn new(scope: &Scope<'_>, made: impl Fn(&PlayTotals) -> Option<bool>) -> Self {
        let mut count = Self::default();
        for play in scope.plays() {
            let Some(is_made) = made(play) else { continue };
            count.hands += play.hands;
            count.made += if is_made { play.hands } else { 0 };
            count.total += play.total;
        }
        Self { of: count.hands, ..count }
    }
}

impl Frequency {
    fn new(scope: &Scope<'_>, mark: Option<usize>, label: String, evenings: &EveningQuery, count: Count) -> Self {
        let Count { made, of, .. } = count;
        let hands = count.hands.max(1);
        let share = if of < FEW {
            Message::new("stats-of").count("made", made).count("hands", of)
        } else {
            Message::new("stats-percent").count("percent", (made * 200 + of) / (of * 2))
        };
        let half = hands / 2 * count.total.signum();
        Self {
            mark,
            label,
            href: scope.list_of(evenings),
            figures: [scope.count(count.hands), scope.localizer().say(&share)],
            mean: scope.written((count.total + half) / hands),
            count,
        }
    }
}

/// `None` without rows.
fn table(
    scope: &Scope<'_>,
    [heading, label, share]: [&str; 3],
    rows: Vec<Frequency>,
    has_mean: bool,
) -> Option<FrequencyTable> {
    let plain = |id: &str| scope.localizer().plain(id);
    let columns = [label, "stats-hands", share].map(plain);
    (!rows.is_empty()).then(|| FrequencyTable {
        heading: plain(heading),
        columns,
        has_mean,
        explains_mean: false,
        rows,
        legend: None,
    })
}

/// A row for each kind that has hands.
fn by_kind(
    scope: &Scope<'_>,
    kinds: &[Labelled],
    say: fn(&'static str) -> Message,
    counted: impl Fn(&str) -> (EveningQuery, Count),
) -> Vec<Frequency> {
    let row = |(name, label): &Labelled| {
        let (evenings, count) = counted(name);
        (count.hands > 0).then(|| Frequency::new(scope, None, scope.localizer().say(&say(label)), &evenings, count))
    };
    kinds.iter().filter_map(row).collect()
}

/// A row for each person, most hands first. `evenings` makes the query for a person.
fn of_people(
    scope: &Scope<'_>,
    counts: impl Iterator<Item = (PersonId, Count)>,
    evenings: impl Fn(String) -> EveningQuery,
) -> Vec<Frequency> {
    let row = |(person, count): (PersonId, Count)| {
        let (mark, name) = (Some(scope.people().mark(person)), hyphenated(scope.people().name(person)));
        Frequency::new(scope, mark, name, &evenings(person.to_string()), count)
    };
    let mut rows: Vec<Frequency> = counts.map(row).collect();
    rows.sort_by_key(|row| Reverse(row.count.hands));
    rows
}

/// A row for each person who has hands.
fn by_person(
    scope: &Scope<'_>,
    made: impl Fn(&PlayTotals) -> Option<bool>,
    evenings: impl Fn(String) -> EveningQuery,
) -> Vec<Frequency> {
    let people: BTreeSet<PersonId> = scope.plays().iter().map(|play| play.person).collect();
    let own = |person| Count::new(scope, |play| made(play).filter(|_| play.person == person));
    let counts = people.into_iter().map(|person| (person, own(person))).filter(|(_, count)| count.hands > 0);
    of_people(scope, counts, evenings)
}

/// The tables of a game with contracts: by contract, by outcome if it has more than two, and by role.
pub fn of_contracts(scope: &Scope<'_>) -> Vec<FrequencyTable> {
    let Some(contracts) = &scope.played.game.kinds.contracts else { return Vec::new() };
    let localizer = scope.localizer();
    let mut leaders = contracts.roles.iter().map(|(role, _)| *role).filter(|role| contracts.is_leader(role));
    // Hands with several such roles are found by their contract alone.
    let leader = leaders.next().filter(|_| leaders.next().is_none()).map(str::to_owned);
    let is_led = |play: &PlayTotals| contracts.is_leader(&play.role);
    let rows = by_kind(scope, contracts.names, contracts.say, |name| {
        let evenings = EveningQuery { role: leader.clone(), contract: Some(name.to_owned()), ..scope.query() };
        let made = |play: &PlayTotals| {
            Some(play)
                .filter(|play| is_led(play) && play.contract == name)
                .and_then(|play| contracts.verdict(&play.outcome))
        };
        (evenings, Count::new(scope, made))
    });
    let mut by_contract = table(scope, ["stats-by-contract", "stats-contract", "stats-made"], rows, true);
    if let Some(table) = &mut by_contract {
        table.explains_mean = true;
        if let [(_, made), (_, lost)] = contracts.outcomes {
            table.legend = Some((localizer.plain(made), localizer.plain(lost)));
        }
    }
    let all = Count::new(scope, |play| is_led(play).then_some(true)).hands;
    let rows = by_kind(scope, contracts.outcomes, Message::new, |name| {
        let evenings = EveningQuery { role: leader.clone(), outcome: Some(name.to_owned()), ..scope.query() };
        let made = |play: &PlayTotals| (is_led(play) && play.outcome == name).then_some(true);
        (evenings, Count { of: all, ..Count::new(scope, made) })
    });
    let by_outcome = table(scope, ["stats-by-outcome", "stats-outcome", "stats-share"], rows, true);
    // For all people together, the table shows which side is stronger.
    let rows = by_kind(scope, contracts.roles, Message::new, |name| {
        let evenings = EveningQuery { role: Some(name.to_owned()), ..scope.query() };
        let won = |play: &PlayTotals| contracts.is_won(name, &play.outcome).filter(|_| play.role == name);
        (evenings, Count::new(scope, won))
    });
    let by_role = table(scope, ["stats-by-role", "stats-role", "stats-won-hands"], rows, true);
    let by_outcome = by_outcome.filter(|_| contracts.outcomes.len() > 2);
    [by_contract, by_outcome, by_role].into_iter().flatten().collect()
}

/// Who led contracts, and how often they made them.
pub fn leaders(scope: &Scope<'_>) -> Option<FrequencyTable> {
    let contracts = scope.played.game.kinds.contracts.as_ref()?;
    let (role, label) = contracts.roles.first()?;
    let made = |play: &PlayTotals| {
        Some(play).filter(|play| contracts.is_leader(&play.role)).and_then(|play| contracts.verdict(&play.outcome))
    };
    let rows =
        by_person(scope, made, |person| EveningQuery { person, role: Some((*role).to_owned()), ..scope.query() });
    table(scope, [*label, "change-player", "stats-made"], rows, true)
}

/// Whether a play was in a hand without a contract, such as a ramsch.
fn has_no_contract(scope: &Scope<'_>) -> impl Fn(&PlayTotals) -> bool {
    let roles = scope.played.game.kinds.contracts.as_ref().map_or(&[][..], |contracts| contracts.roles);
    |play| RoleLabels::label(roles, &play.role).is_none()
}

/// The outcomes that concern one player alone.
pub fn own_outcomes(scope: &Scope<'_>) -> Option<FrequencyTable> {
    let has_none = has_no_contract(scope);
    let mut rows = by_kind(scope, scope.played.game.kinds.outcomes, Message::new, |name| {
        let evenings = EveningQuery { outcome: Some(name.to_owned()), ..scope.query() };
        (evenings, Count::new(scope, |play| has_none(play).then_some(play.outcome == name)))
    });
    rows.retain(|row| row.count.made > 0);
    table(scope, ["stats-outcomes", "stats-outcome", "stats-times"], rows, false)
}

/// For each outcome that concerns one player alone, a table of the people and how often they had it.
pub fn outcomes_by_person(scope: &Scope<'_>) -> Vec<FrequencyTable> {
    let has_none = has_no_contract(scope);
    let of_outcome = |(name, label): &Labelled| {
        let evenings = |person| EveningQuery { person, outcome: Some((*name).to_owned()), ..scope.query() };
        let rows = by_person(scope, |play| has_none(play).then_some(play.outcome == *name), evenings);
        let has_happened = rows.iter().any(|row| row.count.made > 0);
        table(scope, [*label, "change-player", "stats-times"], rows, false).filter(|_| has_happened)
    };
    scope.played.game.kinds.outcomes.iter().filter_map(of_outcome).collect()
}

/// The partners whom the person of the scope called.
pub fn partners(scope: &Scope<'_>, takers: &[Taker]) -> Option<FrequencyTable> {
    let partners = takers.iter().flat_map(|taker| &taker.partners);
    let partners = partners.filter(|partner| partner.unit == *scope.unit);
    let counts = partners.map(|partner| {
        let Partner { person, hands, made, total, .. } = partner;
        (*person, Count { hands: *hands, made: *made, of: *hands, total: total.minor })
    });
    let rows = of_people(scope, counts, |partner| EveningQuery { partner, ..scope.query() });
    table(scope, ["stats-partners", "change-player", "stats-made"], rows, true)
}

/// How often the person of the scope was ahead of each other one. Draws count for neither.
pub fn rivals(scope: &Scope<'_>) -> Option<FrequencyTable> {
    let person = scope.person?;
    let counts = scope.pairs().into_iter().map(|pair| {
        let (other, made) = if pair.a == person { (pair.b, pair.a_ahead) } else { (pair.a, pair.b_ahead) };
        let hands = pair.a_ahead + pair.b_ahead;
        (other, Count { hands, made, of: hands, total: 0 })
    });
    let mut rows = of_people(scope, counts, |rival| EveningQuery { rival, ..scope.query() });
    for Frequency { figures, count, .. } in &mut rows {
        *figures = [scope.count(count.made), scope.count(count.of - count.made)];
    }
    let mut frequencies = table(scope, ["stats-ahead", "change-player", "stats-they"], rows, false)?;
    frequencies.columns[1] = hyphenated(scope.people().name(person));
    Some(frequencies)
}

/// What else the game counts when the person of the scope leads contracts, each in a sentence.
pub fn sentences(scope: &Scope<'_>, takers: &[Taker]) -> Vec<String> {
    let counts = takers.iter().flat_map(|taker| &taker.counts).filter(|(_, count)| *count > 0);
    let sentences = counts.filter_map(|(name, count)| {
        let label = RoleLabels::label(scope.played.game.kinds.counts, name)?;
        Some(scope.localizer().say(&Message::new(label).count("count", *count)))
    });
    sentences.collect()
}
