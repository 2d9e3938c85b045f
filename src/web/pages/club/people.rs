//! The people of a club, guests last, and the form for a new person.

use std::collections::{BTreeMap, BTreeSet};

use crate::club::{ClubCommand, Person, PersonId};
use crate::store::{TableFilter, TableRow};
use crate::web::components::command_form::{CommandForm, execute_for_club};
use crate::web::pages::prelude::*;

#[derive(Template)]
#[template(path = "club/people.html")]
struct PeoplePage<'a> {
    page: Page,
    visit: &'a ClubVisit,
    regular: Vec<PersonRow>,
    guests: Vec<PersonRow>,
    left: Vec<PersonRow>,
    form: CommandForm,
}

/// A person with the number of their evenings.
type PersonRow = (PersonId, usize);

/// `GET /c/{club}/people`
pub async fn show(access: ClubPageAccess<Watching>) -> PageResult {
    page(access.load().await?, CommandForm::default()).await
}

/// `POST /c/{club}/people`: adds a person.
pub async fn add(access: ClubPageAccess<Scoring>, inputs: Inputs) -> PageResult {
    let (name, guest) = (inputs.get("name").to_owned(), inputs.get("guest") == "yes");
    match execute_for_club(&access, inputs, ClubCommand::AddPerson { name, guest }).await? {
        None => Ok(see_other(&access.address("/people"))),
        Some(form) => page(access.load().await?, form).await,
    }
}

async fn page(visit: ClubVisit, form: CommandForm) -> PageResult {
    let (tables, visit) =
        visit.run_query(|app, visit| Ok(app.store().tables_of_club(visit.id, &TableFilter::default())?)).await?;
    visit.respond(move |visit| people_page(visit, &tables, form)).await
}

fn people_page(visit: &ClubVisit, tables: &[TableRow], form: CommandForm) -> PageResult {
    let played = tables.iter().filter(|table| table.summary.is_played());
    let days: BTreeMap<_, _> = played.map(|table| (table.number, table.day.as_str())).collect();
    let evenings = |person| {
        let tables = visit.state.tables_of(person);
        tables.iter().filter_map(|table| days.get(table)).collect::<BTreeSet<_>>().len()
    };
    let page = form.on(visit.page(&Message::new("menu-people"), "/people")?);
    let row = |person: &Person| (person.id, evenings(person.id));
    let rows = |is_listed: fn(&&Person) -> bool| visit.state.people().all().filter(is_listed).map(row).collect();
    let people = PeoplePage {
        visit,
        regular: rows(|person| !person.guest && !person.left),
        guests: rows(|person| person.guest && !person.left),
        left: rows(|person| person.left),
        form,
        page,
    };
    answer(people.form.status, &people)
}
