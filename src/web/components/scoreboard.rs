//! The rows of the standing, for the live table and under every result.

use crate::document::{Deal, Message};
use crate::games::{Field, Measure, NextDeal, Widget};
use crate::i18n::MessageFormatter;
use crate::ledger::Party;
use crate::session::{Person, Replay, Score};
use crate::web::auth::TableVisit;
use crate::web::components::table_texts::winners;
use crate::web::layout::long_names::length;

#[expect(clippy::struct_excessive_bools, reason = "each changes another part of the row")]
#[derive(Clone, Default)]
pub struct ScoreRow {
    /// The marks of the people, from 1.
    pub marks: Vec<usize>,
    /// The names of the people, which are one for a player and two for a side.
    pub people: Vec<String>,
    /// The name of the party.
    pub name: String,
    /// Whether one of the people is the visitor.
    pub is_own: bool,
    /// The class of a name that needs smaller letters.
    pub length: &'static str,
    /// Whether the player deals the hand. Of a side, the line about the deal says who does.
    pub deals: bool,
    pub presence: Presence,
    /// Text beside the name: what they still need.
    pub beside: Option<String>,
    /// Names and what each has scored, if seats changed hands and the score went with them.
    pub shares: Vec<(String, String)>,
    /// Their debts to the pots.
    pub slips: Vec<String>,
    /// The change by the hand, and the class of its colour.
    pub change: Option<(String, &'static str)>,
    /// The points, where the total is one of money.
    pub points: Option<String>,
    pub total: String,
    /// Whether they lead in a game in which the fewest win: nobody sees it by the size of the total.
    pub leads: bool,
    /// Whether they have won, so that the total has the colour of a gain. All other totals have none.
    pub is_winner: bool,
}

/// Whether people are at the table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Presence {
    #[default]
    Plays,
    SitsOut,
    Away,
}

impl Presence {
    pub fn sits_out(self) -> bool {
        self == Self::SitsOut
    }

    /// The class of the row.
    pub fn class(self) -> &'static str {
        match self {
            Self::Plays => "",
            Self::SitsOut => "out",
            Self::Away => "away",
        }
    }
}

/// The class of a list of scores by its longest total, which may leave little room for the names.
pub fn figures(rows: &[ScoreRow]) -> &'static str {
    match rows.iter().map(|row| row.total.chars().count()).max().unwrap_or_default() {
        0..=6 => "",
        7..=10 => " wide-figures",
        11.. => " wider-figures",
    }
}

/// A result to speak: the headline, then everybody's total.
pub fn spoken(headline: &str, rows: &[ScoreRow]) -> String {
    let totals = rows.iter().map(|row| format!("{} {}", row.name, row.total));
    std::iter::once(headline.to_owned()).chain(totals).collect::<Vec<_>>().join(". ")
}

/// The class of a signed amount's colour.
pub fn colour(amount: i64) -> &'static str {
    match amount.signum() {
        1 => "plus",
        -1 => "minus",
        _ => "",
    }
}

/// [`colour`] for a result; none where the fewest points win.
pub fn result_colour(measure: &Measure, amount: i64) -> &'static str {
    if measure.lower_wins { "" } else { colour(amount) }
}

/// The standing: the parties in seating order or the leader first, then the people who have left.
pub fn standing(replay: &Replay, by_score: bool) -> Vec<Score> {
    let mut standing = replay.standing(None);
    if by_score {
        standing.sort_by_key(|score| (score.party.is_none(), rank(replay, score)));
    }
    standing
}

/// Sorts by score, the best first.
fn rank(replay: &Replay, score: &Score) -> i64 {
    if replay.measure().lower_wins { score.total } else { -score.total }
}

/// The rows of a table before a deal: the current totals, and the changes by the last hand.
pub fn rows(replay: &Replay, deal: &Deal, standing: &[Score], formatter: &MessageFormatter<'_>) -> Vec<ScoreRow> {
    let (seats, measure, last) = (replay.seats(), replay.measure(), replay.hands().last());
    // People who have come since have no change.
    let then = last.and_then(|hand| replay.seating_at(hand.number));
    let row = |score: &Score| {
        let members = || score.party.into_iter().flat_map(|party| seats.members(party));
        let party = last.filter(|_| score.party.is_some()).and_then(|hand| replay.party_in(score, hand.number));
        let is_same = |party: &Party| then.is_some_and(|then| then.members(*party).eq(score.people.iter().copied()));
        let delta = last.zip(party.filter(is_same)).map(|(hand, party)| hand.delta(party.first()));
        let share = |(person, amount)| (replay.people().name(person).to_owned(), formatter.result(amount));
        let name = replay.name_of(score);
        ScoreRow {
            marks: replay.marks_of(score),
            length: length(&name),
            name,
            people: score.people.iter().map(|person| replay.people().name(*person).to_owned()).collect(),
            deals: members().eq([deal.dealer]),
            presence: match score.party {
                None => Presence::Away,
                Some(_) if members().all(|seat| deal.out.contains(&seat)) => Presence::SitsOut,
                Some(_) => Presence::Plays,
            },
            beside: away(replay, score).map(|text| formatter.say(&text)),
            shares: replay.shares_of(score).into_iter().map(share).collect(),
            change: delta.map(|delta| (formatter.signed(delta), result_colour(measure, delta))),
            total: formatter.result(score.total),
            ..ScoreRow::default()
        }
    };
    standing.iter().map(row).collect()
}

/// Since when somebody is away, or until when they played where seats only change hands.
fn away(replay: &Replay, score: &Score) -> Option<Message> {
    let since = score.people.iter().find_map(|one| replay.away_since(*one)).filter(|_| score.party.is_none())?;
    Some(if replay.info().independent_seats {
        Message::new("tag-away").count("number", since)
    } else {
        Message::new("tag-left").count("number", since.saturating_sub(1))
    })
}

/// [`rows`] with the texts beside the names, and the debts.
pub fn rows_before(visit: &TableVisit, deal: &Deal, next: &NextDeal, by_score: bool) -> Vec<ScoreRow> {
    let (replay, formatter) = (&visit.state.replay, visit.formatter());
    let standing = standing(replay, by_score);
    let mut rows = rows(replay, deal, &standing, &formatter);
    let (debts, leaders) = (replay.debts(), replay.leaders().people);
    let is_marked = replay.measure().lower_wins && !replay.hands().is_empty();
    for (row, score) in rows.iter_mut().zip(&standing) {
        row.is_own = visit.is_own(&score.people);
        row.leads = is_marked && score.people.iter().any(|person| leaders.contains(person));
        let needs = next.beside.iter().find(|(of, _)| score.party == Some(*of)).map(|(_, text)| formatter.say(text));
        row.beside = needs.or(row.beside.take());
        let own = debts.iter().filter(|debt| score.party == Some(replay.seats().party_of(debt.player)));
        row.slips = own.map(|debt| formatter.say(&Message::new("tag-owes").amount("amount", debt.amount))).collect();
    }
    rows
}

/// The standing of a finished table: first the winners, because a play-off may have decided between equal totals, then the
/// others by total, also those who have left.
pub fn final_standing(replay: &Replay) -> Vec<Score> {
    let (mut standing, winners) = (replay.standing(None), winners(replay));
    standing.sort_by_key(|score| (!has_won(score, &winners), rank(replay, score)));
    standing
}

fn has_won(score: &Score, winners: &[Person]) -> bool {
    score.people.iter().all(|person| winners.contains(person))
}

/// The rows of [`final_standing`]. `own` are the labels of the visitor.
pub fn final_rows(replay: &Replay, formatter: &MessageFormatter<'_>, own: &[usize]) -> Vec<ScoreRow> {
    let (standing, winners) = (final_standing(replay), winners(replay));
    let spelt = spelt(replay, formatter);
    let mut rows = rows(replay, &replay.deal(), &standing, formatter);
    for (row, score) in rows.iter_mut().zip(&standing) {
        (row.deals, row.presence, row.change) = (false, Presence::Plays, None);
        row.is_winner = has_won(score, &winners);
        row.beside = None;
        row.is_own = score.people.iter().any(|person| own.contains(&person.0));
        let label = score.party.map(|party| replay.seats().label(party.first()));
        if let Some((_, word)) = spelt.iter().find(|(known, _)| Some(known.as_str()) == label) {
            row.total.clone_from(word);
        }
    }
    rows
}

/// The letters that each player has, by label, in games that spell a word.
fn spelt(replay: &Replay, formatter: &MessageFormatter<'_>) -> Vec<(String, String)> {
    let position = replay.position();
    let Some(Field::Choice { look: Widget::Spelling, options, .. }) = position.quick_form(&position.deal(None)) else {
        return Vec::new();
    };
    options.into_iter().filter_map(|option| Some((option.value, formatter.say(&option.hint?)))).collect()
}
