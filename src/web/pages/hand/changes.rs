//! What a change of the hands changes, shown before it is made.

use actix_web::HttpResponse;
use actix_web::http::StatusCode;
use askama::Template;

use super::ABOUT_THE_FORM;
use super::result::reasons;
use crate::games::fields::FieldError;
use crate::games::text::Text;
use crate::ledger::Seat;
use crate::session::DocumentError;
use crate::table::Table;
use crate::web::auth::at_table::AtTable;
use crate::web::components::scoreboard::colour;
use crate::web::http::error::Problem;
use crate::web::http::inputs::Inputs;
use crate::web::http::keys::key;
use crate::web::layout::page::{Page, answer};

/// What is done to the hand of a number, or at its place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Doing {
    Correct,
    Void,
    Insert,
    /// The hand that an entry of the log brought.
    Restore(i64),
}

impl Doing {
    /// The message of the heading, which says the number.
    fn heading(self) -> &'static str {
        match self {
            Self::Correct => "change-heading",
            Self::Void => "void-heading",
            Self::Insert => "insert-heading",
            Self::Restore(_) => "restore-heading",
        }
    }

    /// The message of the button that does it.
    fn button(self) -> &'static str {
        match self {
            Self::Correct => "change-save",
            Self::Void => "hand-void",
            Self::Insert => "hand-save",
            Self::Restore(_) => "hand-restore",
        }
    }

    /// Where the form is, or the hand where there is no form, below the table.
    fn address(self, number: u32) -> String {
        match self {
            Self::Correct => format!("/hands/{number}/edit"),
            Self::Void => format!("/hands/{number}"),
            Self::Insert => format!("/hands/{number}/insert"),
            Self::Restore(entry) => format!("/voided/{entry}"),
        }
    }

    /// Whether a hand is on the sheet in the place before, and after.
    fn counts(self) -> (bool, bool) {
        match self {
            Self::Correct => (true, true),
            Self::Void => (true, false),
            Self::Insert | Self::Restore(_) => (false, true),
        }
    }
}

#[derive(Template)]
#[template(path = "hand/changes.html")]
struct ChangesPage {
    page: Page,
    old: Option<String>,
    new: String,
    players: Vec<PlayerChange>,
    typed: Vec<(String, String)>,
    key: String,
    version: i64,
    /// What is unusual about the hand, and what else changes: who dealt the hands behind it, and which of them are dropped.
    warnings: Vec<String>,
    /// Whether hands are dropped.
    drops: bool,
    save: String,
    /// Where back leads, when there is no form to go back to.
    back: Option<String>,
}

/// A player's total before and after.
struct PlayerChange {
    name: String,
    before: String,
    after: String,
    change: String,
    class: &'static str,
}

/// The page of a change: the table as it is, which the visitor is at, and as it would be.
pub fn page(
    at: &AtTable,
    then: &Table,
    (doing, number): (Doing, u32),
    inputs: &Inputs,
) -> Result<HttpResponse, Problem> {
    let headline = |table: &Table| {
        let scored = table.replay.hand(number);
        scored.map(|scored| at.reader_of(number).say(&scored.headline)).unwrap_or_default()
    };
    let (was, is) = doing.counts();
    let heading = Text::new(doing.heading()).count("number", i64::from(number));
    let address = doing.address(number);
    let dropped = dropped(at, then);
    let page = ChangesPage {
        page: at.page(&heading, &address),
        old: was.then(|| headline(&at.table)),
        new: if is { headline(then) } else { at.words().plain("change-void") },
        players: players(at, then),
        typed: inputs.without(ABOUT_THE_FORM),
        key: key(inputs)?.to_owned(),
        version: at.table.version(),
        drops: dropped.is_some(),
        warnings: if is { odd(at, then, number)? } else { Vec::new() }
            .into_iter()
            .chain(other_dealers(at, then, number, doing))
            .chain(dropped)
            .collect(),
        save: at.words().plain(doing.button()),
        back: matches!(doing, Doing::Void | Doing::Restore(_)).then(|| at.address(&address)),
    };
    answer(StatusCode::OK, &page)
}

fn players(at: &AtTable, then: &Table) -> Vec<PlayerChange> {
    let (table, reader) = (&at.table, at.reader());
    let (before, after) = (table.replay.totals_by_seat(None), then.replay.totals_by_seat(None));
    let players = table.replay.seats().all().zip(before.into_iter().zip(after));
    let player = |(seat, (before, after)): (Seat, (i64, i64))| PlayerChange {
        name: table.replay.seats().name(seat).to_owned(),
        before: reader.signed(before),
        after: reader.signed(after),
        change: reader.signed(after - before),
        class: if at.measure().zero_sum { colour(after - before) } else { "" },
    };
    players.map(player).collect()
}

/// What is unusual about the hand as it would be.
fn odd(at: &AtTable, then: &Table, number: u32) -> Result<Vec<String>, Problem> {
    let (reader, reasons) = (at.reader_of(number), reasons(then, number)?);
    Ok(reasons.warnings.iter().map(|text| reader.say(text)).collect())
}

/// Which hands are dropped, because the game ends before them.
fn dropped(at: &AtTable, then: &Table) -> Option<String> {
    let count = then.history.hands().dropped_by(then.version()).count();
    let last = i64::from(then.history.hands().count());
    let text = Text::new("change-drops").count("count", i64::try_from(count).unwrap_or(i64::MAX)).count("number", last);
    (count > 0).then(|| at.words().say(&text))
}

/// That a hand behind this one, of those that had a dealer before, would have another.
fn other_dealers(at: &AtTable, then: &Table, number: u32, doing: Doing) -> Option<String> {
    let behind = |table: &Table, counts: bool| -> Vec<Seat> {
        let skipped = usize::try_from(number).unwrap_or(usize::MAX).saturating_sub(usize::from(!counts));
        table.replay.hands().iter().skip(skipped).map(|hand| hand.deal.dealer).collect()
    };
    let (was, is) = doing.counts();
    let changes = behind(&at.table, was).into_iter().zip(behind(then, is)).any(|(before, after)| before != after);
    changes.then(|| at.words().plain("change-dealers"))
}

/// What is wrong with a change of a hand: its own errors, or the later hand that would not fit any more.
pub fn about_hand(invalid: DocumentError, number: u32) -> Vec<FieldError> {
    if invalid.hand == number {
        return invalid.errors;
    }
    let text = Text::new("change-later").count("number", i64::from(invalid.hand)).with("why", invalid.first().text);
    vec![FieldError::new("", text)]
}
