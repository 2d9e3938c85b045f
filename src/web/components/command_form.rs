//! The form of a command: empty, or again with what was typed if the command was rejected.

use actix_web::http::StatusCode;

use crate::club::ClubCommand;
use crate::command::CommandError;
use crate::session::Explained;
use crate::web::auth::{AllowedInClub, Permission};
use crate::web::http::{HttpError, Inputs, fresh_key, key, run_query};
use crate::words::Words;

/// A form with what was typed into it, or an empty one.
pub struct CommandForm {
    pub key: String,
    /// The status of the page that shows it.
    pub status: StatusCode,
    typed: Inputs,
    /// The field, and its error.
    error: Option<(String, String)>,
}

impl CommandForm {
    pub fn empty() -> Result<Self, HttpError> {
        Ok(Self { key: fresh_key()?, status: StatusCode::OK, typed: Inputs::default(), error: None })
    }

    /// A form whose command was rejected.
    pub fn rejected(words: Words, typed: Inputs, error: CommandError) -> Result<Self, HttpError> {
        let (status, key, error) = match error {
            CommandError::Fields(invalid) => {
                let Explained { field, message, .. } = invalid.explained(words);
                (StatusCode::UNPROCESSABLE_ENTITY, key(&typed)?.to_owned(), (field, message))
            }
            CommandError::Conflict(_) => {
                (StatusCode::CONFLICT, fresh_key()?, (String::new(), words.plain("form-news")))
            }
            error => return Err(error.into()),
        };
        Ok(Self { key, status, typed, error: Some(error) })
    }

    pub fn is_rejected(&self) -> bool {
        self.error.is_some()
    }

    pub fn typed(&self, name: &str) -> String {
        self.typed.get(name).to_owned()
    }

    /// The error of a field.
    pub fn error(&self, name: &str) -> Option<String> {
        self.error.as_ref().filter(|(field, _)| field == name).map(|(_, message)| message.clone())
    }

    /// The error, whichever field it is about.
    pub fn message(&self) -> Option<&str> {
        self.error.as_ref().map(|(_, message)| message.as_str())
    }

    /// The list above the form: each error with its field.
    pub fn problems(&self) -> Vec<(String, String)> {
        self.error.iter().cloned().collect()
    }
}

/// Executes the command of a form for a club, and returns the form to show again if it was rejected.
pub async fn execute_for_club<N: Permission>(
    member: &AllowedInClub<N>,
    inputs: Inputs,
    command: ClubCommand,
) -> Result<Option<CommandForm>, HttpError> {
    let (id, meta) = (member.id, member.command(&inputs, inputs.get("version").parse().ok(), &command)?);
    let executed = run_query(&member.app, move |app| Ok(app.service.execute_for_club(id, &meta, &command)));
    match executed.await? {
        Ok(_) | Err(CommandError::Unchanged(_)) => Ok(None),
        Err(error) => CommandForm::rejected(member.visitor.words, inputs, error).map(Some),
    }
}
