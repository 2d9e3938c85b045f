//! What is said of a person: another name, a guest, leaving and coming back, two who are one.

use actix_web::http::StatusCode;
use actix_web::{HttpResponse, web};
use askama::Template;

use super::evenings::verbatim;
use super::form::Form;
use crate::club::{ClubCommand, PersonChange, PersonId, commands};
use crate::command::CommandError;
use crate::games::text::Text;
use crate::store::ClubId;
use crate::web::auth::access::{Allowed, Owning};
use crate::web::auth::at_club::AtClub;
use crate::web::http::error::Problem;
use crate::web::http::inputs::Inputs;
use crate::web::http::keys::{fingerprint, fresh_key, key};
use crate::web::http::state::Shared;
use crate::web::layout::page::{Page, answer, see_other};

#[derive(Template)]
#[template(path = "club/person_edit.html")]
struct EditPage {
    page: Page,
    key: String,
    version: i64,
    name: String,
    is_guest: bool,
    has_left: bool,
    /// As whom he might count.
    others: Vec<(String, String)>,
    /// Who counts as him.
    merged: Vec<(String, String)>,
    can_delete: bool,
    form: Form,
}

/// `GET /c/{club}/people/{person}/edit`
pub async fn show(
    app: Shared,
    member: Allowed<Owning, ClubId>,
    path: web::Path<(String, String)>,
) -> Result<HttpResponse, Problem> {
    let at = member.at_club(&app).await?;
    let person = at.person(&path.1)?;
    if person.to_string() != path.1 {
        return Ok(see_other(&at.address(&format!("/people/{person}/edit"))));
    }
    page(&at, person, Form::default(), fresh_key()?, StatusCode::OK)
}

/// `POST /c/{club}/people/{person}/edit`
pub async fn change(
    app: Shared,
    member: Allowed<Owning, ClubId>,
    path: web::Path<(String, String)>,
    inputs: Inputs,
) -> Result<HttpResponse, Problem> {
    let person = PersonId::read(&path.1).ok_or(Problem::Missing)?;
    let step = Step::of(&inputs)?;
    let back = match step {
        Step::Merge(_) | Step::Delete => format!("/c/{}/people", member.id),
        _ => format!("/c/{}/people/{person}", member.id),
    };
    let print = fingerprint(&format!("club person {person}"), &inputs.without(&["key", "version"]));
    match member.execute(&app, &inputs, print, step.command(person)).await? {
        Ok(_) | Err(CommandError::Unchanged(_)) => Ok(see_other(&back)),
        Err(rejection) => {
            let is_late = matches!(rejection, CommandError::Conflict(_));
            let status = if is_late { StatusCode::CONFLICT } else { StatusCode::UNPROCESSABLE_ENTITY };
            let key = if is_late { fresh_key()? } else { key(&inputs)?.to_owned() };
            let form = Form::refused(member.visitor.words, inputs, rejection)?;
            page(&member.at_club(&app).await?, person, form, key, status)
        }
    }
}

/// What is to be said of the person.
enum Step {
    Change(PersonChange),
    /// Into the person of this id.
    Merge(String),
    /// Of this one, who counted as the person.
    Unmerge(PersonId),
    Delete,
}

impl Step {
    fn of(inputs: &Inputs) -> Result<Self, Problem> {
        let change = PersonChange::default();
        Ok(match inputs.get("do") {
            "guest" => Self::Change(PersonChange { guest: Some(true), ..change }),
            "regular" => Self::Change(PersonChange { guest: Some(false), ..change }),
            "leave" => Self::Change(PersonChange { left: Some(true), ..change }),
            "back" => Self::Change(PersonChange { left: Some(false), ..change }),
            "merge" => Self::Merge(inputs.get("into").to_owned()),
            "unmerge" => Self::Unmerge(PersonId::read(inputs.get("person")).ok_or(Problem::Malformed)?),
            "delete" => Self::Delete,
            // Return in the field sends no button.
            "" | "rename" => Self::Change(PersonChange { name: Some(inputs.get("name").to_owned()), ..change }),
            _ => return Err(Problem::Malformed),
        })
    }

    fn command(&self, person: PersonId) -> ClubCommand {
        match self {
            Self::Change(change) => ClubCommand::ChangePerson { person, change: change.clone() },
            Self::Merge(into) => ClubCommand::Merge { person, into: into.clone() },
            Self::Unmerge(merged) => ClubCommand::Unmerge(*merged),
            Self::Delete => ClubCommand::DeletePerson(person),
        }
    }
}

fn page(at: &AtClub, id: PersonId, form: Form, key: String, status: StatusCode) -> Result<HttpResponse, Problem> {
    let people = at.club().people();
    let person = people.find(id).ok_or(Problem::Missing)?;
    let mut page =
        at.page(&Text::new("plain-text").with("text", verbatim(&person.name)), &format!("/people/{id}/edit"));
    page.back = Some(at.address(&format!("/people/{id}")));
    page.is_error = form.is_refused();
    let others = people.all().filter(|other| other.id != id).map(|other| (other.id.to_string(), other.name.clone()));
    let merged = people.counted_as(id).filter(|other| *other != id).map(|other| {
        let text = Text::new("people-merged").with("name", verbatim(people.name(other)));
        (other.to_string(), at.words().say(&text.with("into", verbatim(&person.name))))
    });
    let edit = EditPage {
        key,
        version: at.club().version,
        name: if form.is_refused() && !form.typed("name").is_empty() {
            form.typed("name")
        } else {
            person.name.clone()
        },
        is_guest: person.guest,
        has_left: person.left,
        others: others.collect(),
        merged: merged.collect(),
        can_delete: commands::delete_person(at.club(), id).is_ok(),
        form,
        page,
    };
    answer(status, &edit)
}
