//! The form of a command: empty, or again with what was typed if the command was rejected.

use actix_web::http::StatusCode;

use crate::club::ClubCommand;
use crate::command::CommandError;
use crate::i18n::Localizer;
use crate::session::Explained;
use crate::web::auth::{ClubPageAccess, Permission};
use crate::web::http::{HttpError, Inputs, run_query};
use crate::web::layout::page::Page;

/// A form with what was typed into it, or an empty one.
#[derive(Default)]
pub struct CommandForm {
    /// The status of the page that shows it.
    pub status: StatusCode,
    typed: Inputs,
    /// The field, and its error.
    error: Option<(String, String)>,
}

impl CommandForm {
    /// A form whose command was rejected.
    pub fn rejected(localizer: Localizer, typed: Inputs, error: CommandError) -> Result<Self, HttpError> {
        let (status, error) = match error {
            CommandError::Fields(invalid) => {
                let Explained { field, message, .. } = invalid.explained(localizer);
                (StatusCode::UNPROCESSABLE_ENTITY, (field, message))
            }
            CommandError::Conflict(_) => (StatusCode::CONFLICT, (String::new(), localizer.plain("form-news"))),
            error => return Err(error.into()),
        };
        Ok(Self { status, typed, error: Some(error) })
    }

    /// The page that shows the form. A form with an invalid field keeps its key, because it has had no effect.
    pub fn on(&self, page: Page) -> Page {
        let key = if self.is_invalid() { self.typed("key") } else { page.key };
        Page { is_error: self.is_rejected(), key, ..page }
    }

    /// The form without what was typed. If it was out of date, `news` says so.
    pub fn emptied(self, news: String) -> Self {
        let error = if self.is_invalid() { self.error } else { Some((String::new(), news)) };
        Self { typed: Inputs::default(), error, ..self }
    }

    /// Whether a field is invalid, rather than the whole form out of date.
    pub fn is_invalid(&self) -> bool {
        self.status == StatusCode::UNPROCESSABLE_ENTITY
    }

    pub fn is_rejected(&self) -> bool {
        self.error.is_some()
    }

    /// The language of the numbers in the form.
    pub fn lang(&self, localizer: Localizer) -> &'static str {
        self.typed.language(localizer).tag()
    }

    pub fn typed(&self, name: &str) -> String {
        self.typed.get(name).to_owned()
    }

    /// The error of a field.
    pub fn error(&self, name: &str) -> Option<String> {
        self.error.as_ref().filter(|(field, _)| field == name).map(|(_, message)| message.clone())
    }

    /// The list above the form: each error with its field.
    pub fn problems(&self) -> Vec<(String, String)> {
        self.error.iter().cloned().collect()
    }
}

/// Executes the command of a form for a club, and returns the form to show again if it was rejected.
pub async fn execute_for_club<N: Permission>(
    access: &ClubPageAccess<N>,
    inputs: Inputs,
    command: ClubCommand,
) -> Result<Option<CommandForm>, HttpError> {
    let (id, meta) = (access.id, access.command(&inputs, inputs.get("version").parse().ok())?);
    let executed = run_query(&access.app, move |app| Ok(app.service.execute_for_club(id, &meta, &command)));
    match executed.await? {
        Ok(_) | Err(CommandError::Unchanged(_)) => Ok(None),
        Err(error) => CommandForm::rejected(access.visitor.localizer, inputs, error).map(Some),
    }
}
