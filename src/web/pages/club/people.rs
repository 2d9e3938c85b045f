//! The people of a club, guests last, and the form for a new person.

use actix_web::HttpResponse;
use askama::Template;

use super::evenings::evening_count;
use super::form::{self, Form};
use crate::club::{ClubCommand, Person};
use crate::games::text::Text;
use crate::store::ClubId;
use crate::web::auth::access::{Allowed, Scoring, Watching};
use crate::web::auth::at_club::AtClub;
use crate::web::http::error::HttpError;
use crate::web::http::inputs::Inputs;
use crate::web::http::keys::fingerprint;
use crate::web::http::state::Shared;
use crate::web::layout::page::{Page, answer, see_other};

#[derive(Template)]
#[template(path = "club/people.html")]
struct PeoplePage {
    page: Page,
    can_score: bool,
    regular: Vec<PersonRow>,
    guests: Vec<PersonRow>,
    left: Vec<PersonRow>,
    form: Form,
}

struct PersonRow {
    href: String,
    mark: usize,
    name: String,
    evenings: String,
}

/// `GET /c/{club}/people`
pub async fn show(app: Shared, member: Allowed<Watching, ClubId>) -> Result<HttpResponse, HttpError> {
    page(&member.at_club(&app).await?, Form::empty()?)
}

/// `POST /c/{club}/people`: adds a person.
pub async fn add(app: Shared, member: Allowed<Scoring, ClubId>, inputs: Inputs) -> Result<HttpResponse, HttpError> {
    let (name, guest) = (inputs.get("name").to_owned(), inputs.get("guest") == "yes");
    let print = fingerprint("club person", &inputs.without(&["key"]));
    match form::execute(&app, &member, inputs, print, ClubCommand::AddPerson { name, guest }).await? {
        None => Ok(see_other(&format!("/c/{}/people", member.id))),
        Some(form) => page(&member.at_club(&app).await?, form),
    }
}

fn page(at: &AtClub, form: Form) -> Result<HttpResponse, HttpError> {
    let mut page = at.page(&Text::new("menu-people"), "/people");
    page.is_error = form.is_rejected();
    let rows = |is_listed: fn(&Person) -> bool| {
        at.club().people().all().filter(|person| is_listed(person)).map(|person| row(at, person)).collect()
    };
    let people = PeoplePage {
        can_score: at.can_score(),
        regular: rows(|person| !person.guest && !person.left),
        guests: rows(|person| person.guest && !person.left),
        left: rows(|person| person.left),
        form,
        page,
    };
    answer(people.form.status, &people)
}

fn row(at: &AtClub, person: &Person) -> PersonRow {
    let shown = at.shown(person.id);
    let evenings = at.club().tables_of(person.id).filter(|table| at.club().shows(*table)).count();
    PersonRow {
        href: at.address(&format!("/people/{}", person.id)),
        mark: shown.mark,
        name: shown.name,
        evenings: evening_count(at.words(), evenings),
    }
}
