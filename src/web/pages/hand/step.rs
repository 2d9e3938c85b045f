//! How far a form is that changes the hands, and the one way in which it becomes a change: shown first, and only then made.

use std::sync::Arc;

use super::ABOUT_THE_FORM;
use crate::command::CommandError;
use crate::table::{Expected, HandChange, Receipt, Rejection, Table, TableCommand};
use crate::web::auth::access::{Allowed, Scoring};
use crate::web::http::error::Problem;
use crate::web::http::inputs::Inputs;
use crate::web::http::keys::{fingerprint, version};
use crate::web::http::state::{Shared, working};

/// What the button of a form asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// To see what would change.
    Preview,
    /// To go back to the form.
    Change,
    /// To make the change that was seen.
    Save,
    /// To tell a hand as this phone does, where another has told it differently: what changes has been seen.
    Take,
}

impl Step {
    /// The step of a form; without one it is `usual`.
    pub fn of(inputs: &Inputs, usual: Self) -> Self {
        match inputs.get("step") {
            "preview" => Self::Preview,
            "change" => Self::Change,
            "save" => Self::Save,
            "take" => Self::Take,
            _ => usual,
        }
    }
}

/// What becomes of a change.
pub enum Made {
    Saved(Receipt),
    /// The table as it is, and as it would be.
    Shown {
        table: Arc<Table>,
        then: Arc<Table>,
    },
}

/// Makes a change, or only shows what it would change. Hands behind an earlier end of the game are dropped only where that
/// has been shown.
pub async fn make(
    app: &Shared,
    allowed: &Allowed<Scoring>,
    inputs: &Inputs,
    (what, step): (&str, Step),
    change: HandChange,
) -> Result<Result<Made, Rejection>, Problem> {
    let print = fingerprint(what, &inputs.without(ABOUT_THE_FORM));
    let meta = allowed.command(inputs, Expected::version(version(inputs)?), print)?;
    let (id, drops) = (allowed.id, inputs.get("drop") == "true");
    working(app, move |app| {
        let preview = |change| {
            let command = TableCommand::ChangeHands { change, drops_later: true };
            app.service.preview(id, &meta, &command).map(|(table, then)| Made::Shown { table, then })
        };
        if step == Step::Preview {
            return Ok(preview(change));
        }
        let command = TableCommand::ChangeHands { change: change.clone(), drops_later: drops };
        Ok(match app.service.execute_blocking(id, &meta, &command) {
            // Perhaps only hands behind an earlier end are in its way.
            Err(Rejection(CommandError::Fields(_), _)) if !drops => preview(change),
            // An old form, from the browser's history: what was sent with this key is done.
            Err(Rejection(CommandError::KeyReused, _)) => {
                let table = app.service.load(id)?;
                Err(Rejection(CommandError::Conflict(table.version()), Some(table)))
            }
            done => done.map(Made::Saved),
        })
    })
    .await
}

/// Where the hand is now that had a number in the version of a form.
pub enum Now {
    /// It has this number.
    Counts(u32),
    /// It does not count any more: the entry that brought it.
    Voided(i64),
}

impl Now {
    pub fn of(table: &Table, number: u32, inputs: &Inputs) -> Result<Self, Problem> {
        let hands = table.history.hands();
        let hand = hands.numbered_then(number, version(inputs)?).ok_or(Problem::Missing)?;
        Ok(hands.number_of(hand.entry).map_or(Self::Voided(hand.entry), Self::Counts))
    }
}
