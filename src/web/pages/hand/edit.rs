//! Editing the hands: the forms that correct or insert one, and the requests to correct, insert, void or restore one.
//! Edits of earlier hands are previewed before they are saved.

use std::sync::Arc;

use super::edit_preview::{self, HandEdit};
use super::entry::{self, EntryForm, position_of, typed_form};
use super::{FORM_INPUTS, conflict, result, sent_hand};
use crate::document::note::NOTE;
use crate::games::adjustment::ADJUSTED;
use crate::session::DocumentError;
use crate::table::{Decision, HandChange, HandHistory, InsertSeats, Receipt, RevisionKind, SentHand, Table};
use crate::web::pages::prelude::*;

/// The table and the number in a path.
type HandPath = web::Path<(String, u32)>;

/// `GET /t/{table}/hands/{number}/edit`: the form with the recorded hand.
pub async fn edit_form(access: PageAccess<Scoring>, path: HandPath, query: web::Query<ResultQuery>) -> PageResult {
    let visit = access.load().await?;
    let hand = visit.state.hand(path.1).ok_or(HttpError::Missing)?;
    let adjusted = entry::adjusted_form();
    let shown = match query.result.as_str() {
        ADJUSTED => FormContent::Typed(&adjusted),
        "" => FormContent::Document(&hand),
        _ => FormContent::New,
    };
    EntryForm::new(&visit, Some(HandEdit::Correct(path.1)), shown)?.respond(StatusCode::OK)
}

/// Which kind of hand a form is for.
#[derive(serde::Deserialize)]
pub struct ResultQuery {
    /// `adjusted` for an adjustment, `played` for another hand; that of the recorded hand by default.
    #[serde(default)]
    result: String,
}

#[derive(serde::Deserialize)]
pub struct InsertQuery {
    /// `None` if the player was not asked.
    seats: Option<InsertSeats>,
    /// As for a correction.
    #[serde(default)]
    result: String,
}

/// Asks who played a forgotten hand, if seats have changed right before this one.
#[derive(Template)]
#[template(path = "hand/seats.html")]
struct SeatsPage {
    page: Page,
    /// The addresses of the forms, and the names of those who play the hand.
    choices: [(String, Vec<String>); 2],
}

/// `GET /t/{table}/hands/{number}/insert`: an empty form for a hand before this one.
pub async fn insert_form(access: PageAccess<Scoring>, path: HandPath, query: web::Query<InsertQuery>) -> PageResult {
    let visit = access.load().await?;
    visit.state.hand(path.1).ok_or(HttpError::Missing)?;
    let edit = HandEdit::Insert(path.1, query.seats);
    let adjusted = entry::adjusted_form();
    let Some(earlier) = visit.state.replay.earlier_seats(path.1).filter(|_| query.seats.is_none()) else {
        let shown = if query.result == ADJUSTED { FormContent::Typed(&adjusted) } else { FormContent::New };
        return EntryForm::new(&visit, Some(edit), shown)?.respond(StatusCode::OK);
    };
    let choice =
        |seats, names: &Seats| (visit.address(&HandEdit::Insert(path.1, Some(seats)).path()), names.names().to_vec());
    let later = visit.state.replay.seats_at(path.1);
    let choices = [choice(InsertSeats::Earlier, &earlier), choice(InsertSeats::Later, later)];
    answer_ok(&SeatsPage {
        page: visit.page(&Message::new("insert-heading").count("number", path.1), &edit.path())?,
        choices,
    })
}

/// `POST /t/{table}/hands/{number}/edit`
pub async fn edit(access: PageAccess<Scoring>, path: HandPath, inputs: Inputs) -> PageResult {
    submit(access, HandEdit::Correct(path.1), &inputs).await
}

/// `POST /t/{table}/hands/{number}/insert`
pub async fn insert(
    access: PageAccess<Scoring>,
    path: HandPath,
    query: web::Query<InsertQuery>,
    inputs: Inputs,
) -> PageResult {
    submit(access, HandEdit::Insert(path.1, query.seats), &inputs).await
}

/// `POST /t/{table}/hands/{number}/void`: also the Undo button of the newest hand, which needs no preview.
pub async fn void(access: PageAccess<Scoring>, path: HandPath, inputs: Inputs) -> PageResult {
    submit(access, HandEdit::Void(path.1), &inputs).await
}

/// `POST /t/{table}/voided/{entry}/restore`
pub async fn restore(access: PageAccess<Scoring>, path: web::Path<(String, i64)>, inputs: Inputs) -> PageResult {
    submit(access, HandEdit::Restore(path.1), &inputs).await
}

/// The action of the button that was pressed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum EditStep {
    /// Shows what would change.
    Preview,
    /// Returns from the preview to the form.
    Revise,
    Save,
    /// Replaces the hand of another phone after a conflict. The page of the conflict was the preview.
    Take,
}

impl EditStep {
    fn of(inputs: &Inputs, edit: HandEdit) -> Self {
        match inputs.get("step") {
            "preview" => Self::Preview,
            "change" => Self::Revise,
            "save" => Self::Save,
            "take" => Self::Take,
            _ if matches!(edit, HandEdit::Void(_)) => Self::Save,
            _ => Self::Preview,
        }
    }
}

async fn submit(access: PageAccess<Scoring>, edit: HandEdit, inputs: &Inputs) -> PageResult {
    let step = EditStep::of(inputs, edit);
    if step == EditStep::Revise && edit.has_form() {
        return revise(&access.load().await?, edit, inputs);
    }
    let (error, visit) = match execute(&access, edit, step, inputs).await? {
        Ok(EditOutcome::Saved(receipt)) => {
            return Ok(see_other(&access.address(&path_after(edit, &receipt))));
        }
        Ok(EditOutcome::Preview { table, edited }) => {
            return edit_preview::page(&access.with(table), &edited, edit, inputs);
        }
        Err(CommandError::Unchanged(_)) => return Ok(see_other(&access.address(&edit.hand_path()))),
        Err(error) => (error, access.load().await?),
    };
    let (status, errors) = match error {
        CommandError::Fields(invalid) => {
            (StatusCode::UNPROCESSABLE_ENTITY, field_errors(invalid, edit.number(&visit.state)?))
        }
        CommandError::Conflict(_) if step == EditStep::Take && edit.has_form() => {
            return conflict::page(&visit, edit.number(&visit.state)?, inputs).await;
        }
        CommandError::Conflict(_) => (StatusCode::CONFLICT, vec![FieldError::new("", Message::new("form-news"))]),
        error => return Err(error.into()),
    };
    match (edit.has_form(), status) {
        (true, StatusCode::CONFLICT) => outdated_form(&visit, edit, inputs),
        (true, _) => typed_form(&visit, Some(edit), inputs, &errors, &[], status),
        (false, _) => {
            let reasons = errors.iter().map(|error| visit.formatter().say(&error.text)).collect();
            let entry = edited_entry(&visit.state, edit, inputs)?;
            result::page(visit, entry, status, reasons, None).await
        }
    }
}

enum EditOutcome {
    Saved(Receipt),
    /// The table as it is, and what the edit would lead to.
    Preview {
        table: Arc<Table>,
        edited: Box<Decision>,
    },
}

/// Saves or previews an edit. An edit that drops hands after an earlier end of the game is only saved after a preview.
async fn execute(
    access: &PageAccess<Scoring>,
    edit: HandEdit,
    step: EditStep,
    inputs: &Inputs,
) -> Result<Result<EditOutcome, CommandError>, HttpError> {
    let (id, version, drops_later) = (access.id, inputs.version()?, inputs.get("drop") == "true");
    let meta = access.command(inputs, Some(version))?;
    let change = hand_change(edit, sent_hand(inputs, access.visitor.localizer));
    run_query(&access.app, move |app| {
        let preview = |change| {
            let command = TableCommand::ChangeHands { change, drops_later: true };
            let preview = app.service.preview(id, &meta, &command);
            preview.map(|(table, edited)| EditOutcome::Preview { table, edited: Box::new(edited) })
        };
        if step == EditStep::Preview {
            let changed = preview(change.clone());
            // A note changes no score.
            let HandEdit::Correct(number) = edit else { return Ok(changed) };
            if !matches!(&changed, Ok(EditOutcome::Preview { table, edited }) if changes_only_note(table, &edited.table, number)) {
                return Ok(changed);
            }
        }
        let command = TableCommand::ChangeHands { change: change.clone(), drops_later };
        Ok(match app.service.execute_blocking(id, &meta, &command) {
            // The reason may be that hands have to be dropped, which the preview shows.
            Err(CommandError::Fields(_)) if !drops_later => preview(change),
            // An old form from the browser's history, which was saved with other values.
            Err(CommandError::KeyReused) => Err(CommandError::Conflict(version)),
            outcome => outcome.map(EditOutcome::Saved),
        })
    })
    .await
}

fn changes_only_note(table: &Table, edited: &Table, number: u32) -> bool {
    let without_note = |table: &Table| {
        let mut hand = table.hand(number)?;
        hand.remove(NOTE);
        Some(hand)
    };
    without_note(table).zip(without_note(edited)).is_some_and(|(before, after)| before.is_equivalent(&after))
}

fn hand_change(edit: HandEdit, hand: SentHand) -> HandChange {
    match edit {
        HandEdit::Correct(number) => HandChange::AmendIfDifferent { number, hand },
        HandEdit::Insert(number, seats) => HandChange::Insert { number, hand, seats: seats.unwrap_or_default() },
        HandEdit::Void(number) => HandChange::Void { number },
        HandEdit::Restore(entry) => HandChange::Restore { entry },
    }
}

/// The path below the table to which a saved edit leads.
fn path_after(edit: HandEdit, receipt: &Receipt) -> String {
    let (table, hands) = (&receipt.table, &receipt.table.history.hands);
    let revised = |kind| hands.revised_by(receipt.version, kind);
    match edit {
        // Another command may have moved or voided the hand since.
        HandEdit::Correct(_) | HandEdit::Insert(..) => {
            let recorded = revised(RevisionKind::Amended).chain(revised(RevisionKind::Inserted)).next();
            let entry = recorded.map_or(0, HandHistory::entry);
            hands.number_of(entry).map_or_else(|| format!("/voided/{entry}"), |number| format!("/hands/{number}"))
        }
        // The last hand returns to its form, if it was entered in one.
        HandEdit::Void(_) => {
            let position = table.replay.position();
            let is_quick = position.quick_form(&position.deal(None)).is_some();
            let is_typed = |hand: &&HandHistory| entry::undone_hand(table, hand.entry()).is_some();
            let voided = revised(RevisionKind::Voided).next().filter(|hand| !is_quick && is_typed(hand));
            voided.map_or_else(String::new, |hand| format!("/hands/new?undone={}", hand.entry()))
        }
        HandEdit::Restore(_) => edit.hand_path(),
    }
}

/// The form with the typed values, after the preview.
fn revise(visit: &TableVisit, edit: HandEdit, inputs: &Inputs) -> PageResult {
    if visit.state.has_changed_since(inputs.version()?) {
        return outdated_form(visit, edit, inputs);
    }
    visit.state.hand(edit.number(&visit.state)?).ok_or(HttpError::Missing)?;
    typed_form(visit, Some(edit), inputs, &[], &[], StatusCode::OK)
}

/// The errors of a hand; or if a later hand would become invalid, an error that says which.
fn field_errors(invalid: DocumentError, number: u32) -> Vec<FieldError> {
    if invalid.hand == number {
        return invalid.errors;
    }
    let text = Message::new("change-later").count("number", invalid.hand).with("why", invalid.first().text);
    vec![FieldError::new("", text)]
}

/// The form with the typed values, for the current number of its hand. If the hand was voided since, the typed hand can
/// only be added in its place.
fn outdated_form(visit: &TableVisit, edit: HandEdit, inputs: &Inputs) -> PageResult {
    let (hands, entry) = (&visit.state.history.hands, edited_entry(&visit.state, edit, inputs)?);
    let edit = match (hands.number_of(entry), edit) {
        (Some(number), HandEdit::Correct(_)) => Some(HandEdit::Correct(number)),
        (Some(number), HandEdit::Insert(_, seats)) => Some(HandEdit::Insert(number, seats)),
        (Some(number), _) => Some(HandEdit::Insert(number, None)),
        (None, _) => {
            let place = hands.place_of(entry).filter(|place| *place < visit.state.next_number());
            place.map(|place| HandEdit::Insert(place, None))
        }
    };
    let typed = inputs.without(FORM_INPUTS);
    // As a document it shows the current names.
    let hand = sent_hand(inputs, visit.localizer()).canonical(&position_of(edit, &visit.state)?).ok();
    let shown = hand.as_ref().map_or(FormContent::Typed(&typed), FormContent::Document);
    let news = [FieldError::new("", Message::new("form-news"))];
    let lang = if hand.is_some() { visit.localizer().language } else { inputs.language(visit.localizer()) };
    EntryForm { errors: &news, lang, ..EntryForm::new(visit, edit, shown)? }.respond(StatusCode::CONFLICT)
}

/// The entry that added the hand to which an edit refers. Numbers may have changed since the version of its form.
fn edited_entry(table: &Table, edit: HandEdit, inputs: &Inputs) -> Result<i64, HttpError> {
    match edit {
        HandEdit::Restore(entry) => Ok(entry),
        HandEdit::Correct(number) | HandEdit::Insert(number, _) | HandEdit::Void(number) => {
            let hand = table.history.hands.numbered_then(number, inputs.version()?);
            Ok(hand.ok_or(HttpError::Missing)?.entry())
        }
    }
}
