//! The preview below the entry form: what the hand will pay, or what is missing. A script requests it on every input.

use super::{FORM_INPUTS, hand_form, sent_hand, taken};
use crate::document::Fault;
use crate::games::Field;
use crate::games::form::{Cell, Numbers};
use crate::games::unit::Medium;
use crate::ledger::Party;
use crate::session::{Person, Position};
use crate::store::Entering;
use crate::table::InsertSeats;
use crate::web::components::hand_ledger::{HandLedgerLine, changed_pots};
use crate::web::components::scoreboard::result_colour;
use crate::web::pages::prelude::*;

#[derive(Template, Default)]
#[template(path = "hand/preview.html")]
struct Preview {
    sentence: String,
    /// What is missing, below what is known.
    missing: String,
    /// What is unusual about the hand.
    warnings: Vec<String>,
    changes: Vec<Change>,
    /// What the form of a new hand says when another device has saved that hand.
    taken: Option<taken::Taken>,
}

/// What the hand changes for a party or a pot.
struct Change {
    line: HandLedgerLine,
    /// The new total, where there is room for it.
    total: Option<String>,
}

/// The most parties whose totals fit beside their amounts.
const FEW: usize = 4;

#[derive(serde::Deserialize)]
pub struct PreviewQuery {
    /// The number of the hand.
    before: u32,
    /// Who plays it, if it is inserted.
    #[serde(default)]
    seats: InsertSeats,
    /// Whether it is a new hand, and not an inserted or corrected one.
    #[serde(default)]
    new: bool,
}

/// `POST /t/{table}/preview`
pub async fn preview(access: PageAccess<Scoring>, query: web::Query<PreviewQuery>, inputs: Inputs) -> PageResult {
    let visit = access.load().await?;
    let mut position = visit.state.before_inserted(query.before, query.seats);
    let typed = inputs.without(FORM_INPUTS);
    let sent = sent_hand(&inputs, visit.localizer());
    let seats = position.seats().clone();
    let formatter = visit.localizer().for_table(&seats, visit.measure());
    let empty = has_empty_amount(&visit, &position, &typed);
    let taken = if query.new {
        note_entering(&visit, query.before);
        taken::by_another(&visit, &inputs).await?
    } else {
        None
    };
    let mut preview = match position.play(&sent.hand, sent.format) {
        Ok((scored, outcome, _)) => {
            // What is written down counts by its totals; pieces and coins change hands by the amounts.
            let are_few = seats.parties().len() <= FEW && visit.measure().unit.medium == Medium::Sheet;
            let moved = scored.deltas().into_iter().filter(|(_, delta)| are_few || *delta != 0);
            let line = |marks, name, amount, class| HandLedgerLine {
                marks,
                name,
                amount: formatter.signed(amount),
                class,
                money: None,
            };
            let change = |(party, delta): (Party, i64)| Change {
                line: line(seats.marks(party), seats.party_name(party), delta, result_colour(visit.measure(), delta)),
                total: are_few.then(|| formatter.amount(scored.after.party(party))),
            };
            let pots = changed_pots(&scored).map(|(label, change)| Change {
                line: line(Vec::new(), visit.localizer().plain(label), change, ""),
                total: None,
            });
            let empty = empty.then(|| formatter.say(&Message::new("preview-empty").count("zero", 0)));
            let sentence = std::iter::once(formatter.say(&outcome.headline)).chain(empty);
            Preview {
                sentence: sentence.collect::<Vec<_>>().join(" "),
                warnings: outcome.warnings.iter().map(|text| formatter.say(text)).collect(),
                changes: moved.map(change).chain(pots).collect(),
                ..Preview::default()
            }
        }
        Err(errors) => {
            let line = first_error(&visit, &position, &typed, &errors);
            let is_open = errors.iter().all(|error| error.fault == Fault::Missing);
            match position.known(&sent.hand, sent.format).filter(|_| is_open) {
                Some(known) => Preview { sentence: formatter.say(&known), missing: line, ..Preview::default() },
                None => Preview { sentence: line, ..Preview::default() },
            }
        }
    };
    preview.taken = taken;
    answer_ok(&preview)
}

/// Tells the other devices at the table that this one is entering the next hand.
fn note_entering(visit: &TableVisit, number: u32) {
    let Some(device) = visit.visitor.device.clone().filter(|_| number == visit.state.next_number()) else { return };
    let own = visit.own.first().map_or("", |label| visit.state.replay.people().name(Person(*label)));
    visit.app.store().note_entering(visit.id, Entering { device, name: own.into(), number, at: App::now() });
}

/// Whether an amount is empty in a form with an amount for each player: it counts as 0.
fn has_empty_amount(visit: &TableVisit, before: &Position, typed: &[(String, String)]) -> bool {
    let form = hand_form(visit, before, &before.deal(None), FormContent::Typed(typed));
    let is_empty = |cell: &Cell| form.number(&cell.name).trim().is_empty();
    let is_short = |numbers: &Numbers| numbers.signed && numbers.cells.len() > 1 && numbers.cells.iter().any(is_empty);
    form.fields.iter().any(|field| matches!(field, Field::Numbers(numbers) if is_short(numbers)))
}

/// The first wrong input, or else the first missing one.
fn first_error(visit: &TableVisit, before: &Position, typed: &[(String, String)], errors: &[FieldError]) -> String {
    let mut form = hand_form(visit, before, &before.deal(None), FormContent::Typed(typed));
    form.errors = errors;
    let wrong = errors.iter().find(|error| error.fault != Fault::Missing);
    let missing = || {
        let names = form.fields.iter().map(|field| field.question().map(|(name, _)| format!("f-{name}")));
        let anchors: Vec<Option<String>> = names.collect();
        let place = |anchor: &str| anchors.iter().position(|known| known.as_deref() == Some(anchor));
        form.summary().into_iter().min_by_key(|(anchor, _)| place(anchor).unwrap_or(usize::MAX)).map(|(_, line)| line)
    };
    wrong.map(|error| form.text(&error.text)).or_else(missing).unwrap_or_default()
}
