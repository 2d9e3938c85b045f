//! Editing a person: renaming, guest or regular, leaving and coming back, merging, deleting.

use crate::club::{ClubCommand, Person, PersonChange, PersonId};
use crate::web::components::command_form::{CommandForm, execute_for_club};
use crate::web::pages::prelude::*;

#[derive(Template)]
#[template(path = "club/person_edit.html")]
struct EditPage<'a> {
    page: Page,
    visit: &'a ClubVisit,
    person: &'a Person,
    /// The name in its field: the current one, or the typed one.
    name: String,
    /// The people who were merged into them.
    merged: Vec<PersonId>,
    can_delete: bool,
    form: CommandForm,
}

/// `GET /c/{club}/people/{person}/edit`
pub async fn show(access: ClubPageAccess<Owning>, path: web::Path<(String, String)>) -> PageResult {
    let visit = access.load().await?;
    let person = visit.person(&path.1)?;
    if person.to_string() != path.1 {
        return Ok(see_other(&visit.address(&format!("/people/{person}/edit"))));
    }
    page(visit, person, CommandForm::default()).await
}

/// `POST /c/{club}/people/{person}/edit`
pub async fn change(access: ClubPageAccess<Owning>, path: web::Path<(String, String)>, inputs: Inputs) -> PageResult {
    let person = PersonId::read(&path.1).ok_or(HttpError::Missing)?;
    let command = command(person, &inputs)?;
    let back = match command {
        ClubCommand::DeletePerson(_) => access.address("/people"),
        // Leads on to the page of the person who remains, which can undo it.
        ClubCommand::Merge { .. } => access.address(&format!("/people/{person}/edit")),
        _ => access.address(&format!("/people/{person}")),
    };
    match execute_for_club(&access, inputs, command).await? {
        None => Ok(see_other(&back)),
        Some(form) => page(access.load().await?, person, form).await,
    }
}

/// The command of the button that was pressed.
fn command(person: PersonId, inputs: &Inputs) -> Result<ClubCommand, HttpError> {
    let default = PersonChange::default();
    let change = match inputs.get("do") {
        "guest" => PersonChange { guest: Some(true), ..default },
        "regular" => PersonChange { guest: Some(false), ..default },
        "leave" => PersonChange { left: Some(true), ..default },
        "back" => PersonChange { left: Some(false), ..default },
        // Return in the field sends no button.
        "" | "rename" => PersonChange { name: Some(inputs.get("name").to_owned()), ..default },
        "merge" => return Ok(ClubCommand::Merge { person, into: inputs.get("into").to_owned() }),
        "unmerge" => {
            let merged = PersonId::read(inputs.get("person")).ok_or(HttpError::Malformed)?;
            return Ok(ClubCommand::Unmerge(merged));
        }
        "delete" => return Ok(ClubCommand::DeletePerson(person)),
        _ => return Err(HttpError::Malformed),
    };
    Ok(ClubCommand::ChangePerson { person, change })
}

impl EditPage<'_> {
    /// "Ana is counted as Anna"
    fn merger(&self, other: PersonId) -> String {
        let text = Message::new("people-merged").with("name", self.visit.state.people().name(other));
        self.page.localizer.say(&text.with("into", self.person.name.as_str()))
    }
}

async fn page(visit: ClubVisit, id: PersonId, form: CommandForm) -> PageResult {
    let (can_delete, visit) =
        visit.run_query(move |app, visit| Ok(app.service.can_delete(visit.id, &visit.state, id)?)).await?;
    let people = visit.state.people();
    let person = people.find(id).ok_or(HttpError::Missing)?;
    let heading = Message::new("plain-text").with("text", person.name.as_str());
    let mut page = form.on(visit.page(&heading, &format!("/people/{id}/edit"))?);
    page.back = Some(visit.address(&format!("/people/{id}")));
    let edit = EditPage {
        visit: &visit,
        person,
        name: Some(form.typed("name")).filter(|typed| !typed.is_empty()).unwrap_or_else(|| person.name.clone()),
        merged: people.counted_as(id).into_iter().skip(1).collect(),
        can_delete,
        form,
        page,
    };
    answer(edit.form.status, &edit)
}
