//! Two phones, one number: what each has told, what differs, and the choice.

use actix_web::HttpResponse;
use actix_web::http::StatusCode;
use askama::Template;

use super::{ABOUT_THE_FORM, sent};
use crate::games::fields::Source;
use crate::games::node::Node;
use crate::games::seats::Seats;
use crate::games::text::Text;
use crate::ledger::Seat;
use crate::web::auth::at_table::AtTable;
use crate::web::components::form::{Answer, Shown, answers, view};
use crate::web::components::phones::Phones;
use crate::web::components::scoreboard::colour;
use crate::web::http::error::Problem;
use crate::web::http::inputs::Inputs;
use crate::web::http::keys::key;
use crate::web::http::state::Shared;
use crate::web::layout::page::{Page, answer};

/// How many hands a phone may say that wait on it.
const MOST_WAITING: u32 = 1000;

#[derive(Template)]
#[template(path = "hand/conflict.html")]
struct ConflictPage {
    page: Page,
    id: String,
    number: u32,
    /// Whose phone has told the hand on the sheet, and when.
    told_by: String,
    lines: Vec<Compared>,
    typed: Vec<(String, String)>,
    key: String,
    version: i64,
    take: String,
    both: String,
}

/// What the two say to one question, or what they move for one player, each with the class of its colour.
struct Compared {
    label: String,
    /// The player's mark, from 1, of a line that is about one.
    mark: Option<usize>,
    theirs: (String, &'static str),
    mine: (String, &'static str),
}

impl Compared {
    fn differs(&self) -> bool {
        self.theirs != self.mine
    }
}

/// The answer to a hand whose number another one has.
pub async fn page(app: &Shared, at: &AtTable, number: u32, inputs: &Inputs) -> Result<HttpResponse, Problem> {
    let theirs = at.table.hand(number).ok_or(Problem::Missing)?;
    let history = at.table.history.hands().numbered(number).ok_or(Problem::Missing)?;
    let phones = Phones::at(app, at).await?;
    let typed = inputs.without(ABOUT_THE_FORM);
    let mine = sent(inputs).canonical(&at.table, number).ok();
    let mut lines = compared(at, number, theirs, &mine.as_ref().map_or(Shown::Typed(&typed), Shown::Document))?;
    lines.extend(moved(at, number, theirs, mine.as_ref())?);
    let count = |id, number: u32| at.words().say(&Text::new(id).count("number", i64::from(number)));
    let mut page = at.page(&Text::new("conflict-heading").count("number", i64::from(number)), "/hands/new");
    page.style = "tanto-more.css";
    let page = ConflictPage {
        page,
        id: at.id.to_string(),
        number,
        told_by: history.newest().map(|version| phones.origin(at.words(), &version.meta)).unwrap_or_default(),
        lines,
        key: key(inputs)?.to_owned(),
        version: at.table.version(),
        take: count("conflict-take-does", number),
        both: both(at, inputs),
        typed,
    };
    answer(StatusCode::CONFLICT, &page)
}

/// Which numbers mine would have: its own, and those of the hands that wait behind it.
fn both(at: &AtTable, inputs: &Inputs) -> String {
    let next = at.table.next_number();
    let waiting = inputs.get("waiting").parse::<u32>().unwrap_or(1).clamp(1, MOST_WAITING);
    let text = Text::new("conflict-both-does").count("waiting", i64::from(waiting));
    let text = text.count("number", i64::from(next)).count("last", i64::from(next.saturating_add(waiting - 1)));
    at.words().say(&text)
}

/// Every question that one of the two answers, with both answers.
fn compared(at: &AtTable, number: u32, theirs: &Node, mine: &Shown<'_>) -> Result<Vec<Compared>, Problem> {
    let before = at.table.before(number)?;
    let (form, seats, measure) = (before.hand_form(&before.deal(None)), before.seats(), before.measure());
    let reader = at.words().at_table(seats, &measure);
    let told = |shown: &Shown<'_>| answers(view(&form, shown, &[], &reader, before.facts().home, seats));
    let none = || at.words().plain("answer-none");
    let line = |(theirs, mine): (Answer, Answer)| {
        let said = |answer: Option<String>| (answer.unwrap_or_else(none), "");
        let is_told = theirs.words.is_some() || mine.words.is_some();
        is_told.then(|| Compared {
            label: theirs.question,
            mark: None,
            theirs: said(theirs.words),
            mine: said(mine.words),
        })
    };
    let dealer =
        |shown: &Shown<'_>| Answer { question: at.words().plain("hand-dealer"), words: named_dealer(shown, seats) };
    let theirs = Shown::Document(theirs);
    let pairs = told(&theirs).into_iter().zip(told(mine)).chain([(dealer(&theirs), dealer(mine))]);
    Ok(pairs.filter_map(line).collect())
}

/// The dealer, where somebody has named one.
fn named_dealer(shown: &Shown<'_>, seats: &Seats) -> Option<String> {
    let Shown::Document(hand) = shown else { return None };
    let dealer = seats.find_label(hand.get("dealer")?.as_text()?)?;
    Some(seats.name(dealer).to_owned())
}

/// What each moves for every player; nothing as long as mine cannot be played.
fn moved(at: &AtTable, number: u32, theirs: &Node, mine: Option<&Node>) -> Result<Vec<Compared>, Problem> {
    let reader = at.reader_of(number);
    let deltas = |hand: &Node| -> Result<Option<Vec<i64>>, Problem> {
        Ok(at.table.before(number)?.play(hand, Source::Log).ok().map(|(scored, _)| scored.deltas()))
    };
    let mine = mine.map(deltas).transpose()?.flatten();
    let (Some(theirs), Some(mine)) = (deltas(theirs)?, mine) else { return Ok(Vec::new()) };
    let seats = at.table.replay.seats_at(number);
    let line = |(seat, (theirs, mine)): (Seat, (i64, i64))| {
        let amount = |amount: i64| (reader.signed(amount), colour(amount));
        let (label, mark) = (seats.name(seat).to_owned(), Some(seats.mark(seat)));
        Compared { label, mark, theirs: amount(theirs), mine: amount(mine) }
    };
    Ok(seats.all().zip(theirs.into_iter().zip(mine)).map(line).collect())
}
