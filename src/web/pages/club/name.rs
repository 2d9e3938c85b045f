//! The name of a club: its owner gives and changes it.

use crate::club::ClubCommand;
use crate::web::components::command_form::{CommandForm, execute_for_club};
use crate::web::pages::prelude::*;

#[derive(Template)]
#[template(path = "club/name.html")]
struct NamePage<'a> {
    page: Page,
    visit: &'a ClubVisit,
    form: CommandForm,
}

impl NamePage<'_> {
    /// What was typed, or the present name.
    fn name(&self) -> String {
        if self.form.is_invalid() { self.form.typed("name") } else { self.visit.state.name.clone().unwrap_or_default() }
    }
}

/// `GET /c/{club}/name`
pub async fn show(access: ClubPageAccess<Owning>) -> PageResult {
    page(&access.load().await?, CommandForm::default())
}

/// `POST /c/{club}/name`
pub async fn change(access: ClubPageAccess<Owning>, inputs: Inputs) -> PageResult {
    let name = Some(inputs.get("name").to_owned());
    match execute_for_club(&access, inputs, ClubCommand::Change { name, zone: None }).await? {
        None => Ok(see_other(&access.address(""))),
        Some(form) => page(&access.load().await?, form),
    }
}

fn page(visit: &ClubVisit, form: CommandForm) -> PageResult {
    let page = form.on(visit.page(&Message::new("menu-club-name"), "/name")?);
    answer(form.status, &NamePage { page, visit, form })
}
