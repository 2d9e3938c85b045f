//! What a form of the club's pages shows again, and what is wrong with it.

use crate::command::CommandError;
use crate::session::Explained;
use crate::web::http::error::Problem;
use crate::web::http::inputs::Inputs;
use crate::words::Words;

/// A form as it was typed, or an empty one.
#[derive(Default)]
pub struct Form {
    typed: Inputs,
    /// The field, and what is wrong with it.
    wrong: Option<(String, String)>,
}

impl Form {
    /// A form that a club did not take.
    pub fn refused(words: Words, typed: Inputs, rejection: CommandError) -> Result<Self, Problem> {
        let wrong = match rejection {
            CommandError::Fields(invalid) => {
                let Explained { field, message, .. } = invalid.explained(words);
                (field, message)
            }
            CommandError::Conflict(_) => (String::new(), words.plain("form-news")),
            rejection => return Err(rejection.into()),
        };
        Ok(Self { typed, wrong: Some(wrong) })
    }

    pub fn is_refused(&self) -> bool {
        self.wrong.is_some()
    }

    pub fn typed(&self, name: &str) -> String {
        self.typed.get(name).to_owned()
    }

    /// What is wrong with a field.
    pub fn error(&self, name: &str) -> Option<String> {
        self.wrong.as_ref().filter(|(field, _)| field == name).map(|(_, why)| why.clone())
    }

    /// The list above the form: where each field is, and what is wrong with it.
    pub fn problems(&self) -> Vec<(String, String)> {
        self.wrong.iter().cloned().collect()
    }
}
