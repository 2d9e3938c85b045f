//! "Who are you?": which person of the club the owner of a device is. The answer gives no right.

use std::collections::BTreeSet;

use super::join::may;
use crate::club::{ClubCommand, PersonId};
use crate::session::{People, Person};
use crate::store::{AccessChange, ClubId, DeviceId, Role, Stream};
use crate::web::auth::Resource;
use crate::web::components::command_form::CommandForm;
use crate::web::pages::prelude::*;

/// From this many letters on, a name needs the whole width.
const LONG: usize = 13;

#[derive(Template)]
#[template(path = "home/who.html")]
struct WhoPage {
    page: Page,
    question: Question,
    form: CommandForm,
    /// Where the page leads, and what the device may do there.
    home: String,
    may: &'static str,
}

/// Whom a device may name as its owner.
struct Question {
    club: ClubId,
    tiles: Vec<Tile>,
    /// Whether the device may add a person.
    can_add: bool,
}

/// A person to tap.
struct Tile {
    person: PersonId,
    name: String,
    mark: usize,
    /// Whether another device has named them.
    has_phone: bool,
    is_own: bool,
}

impl Question {
    fn load(app: &App, scope: Stream, device: &DeviceId) -> Result<Self, HttpError> {
        let club = match scope {
            Stream::Table(table) => app.service.club_of(table)?,
            Stream::Club(club) => club,
        };
        let (state, role) = (app.service.load(club)?, app.store().club_access_of(device, club)?);
        let role = role.map(|access| access.role);
        let mut people: Vec<(PersonId, usize)> = Vec::new();
        if let Stream::Table(id) = scope
            && let Some((_, number)) = app.store().club_of(id)?
        {
            let table = app.service.load(id)?;
            let seated: Vec<Person> = table.replay.seatings().last().map(|now| now.seated.clone()).unwrap_or_default();
            let all = seated.into_iter().chain(table.replay.people().all());
            let of_club = |person: Person| {
                let id = state.people_at(number).get(person.0)?;
                Some((state.people().counts_as(*id), People::mark(person)))
            };
            people.extend(all.filter_map(of_club));
        }
        // A link to a table does not show the others of its club.
        if role.is_some() {
            let present = || state.people().all().filter(|person| !person.left);
            let guests_last = present().filter(|person| !person.guest).chain(present().filter(|person| person.guest));
            people.extend(guests_last.map(|person| (person.id, state.people().mark(person.id))));
        }
        let mut owners = app.store().owners_in_club(club)?;
        let own = owners.remove(device).map(|(person, _)| person);
        let with_phone: BTreeSet<PersonId> = owners.into_values().map(|(person, _)| person).collect();
        let mut seen = BTreeSet::new();
        people.retain(|(person, _)| seen.insert(*person));
        let tile = |(person, mark)| Tile {
            name: state.people().name(person).to_owned(),
            has_phone: with_phone.contains(&person),
            is_own: own == Some(person),
            person,
            mark,
        };
        Ok(Self { club, tiles: people.into_iter().map(tile).collect(), can_add: role >= Some(Role::Scorer) })
    }

    fn has_long_names(&self) -> bool {
        self.tiles.iter().any(|tile| tile.name.chars().count() >= LONG)
    }
}

/// `GET /t/{table}/who`, `GET /c/{club}/who`
pub async fn show<P: Resource>(access: PageAccess<Watching, P>) -> PageResult {
    page(access, CommandForm::default()).await
}

/// `POST /t/{table}/who`, `POST /c/{club}/who`: names a person, a new one, or nobody, who only watches.
pub async fn choose<P: Resource>(access: PageAccess<Watching, P>, inputs: Inputs) -> PageResult {
    let device = access.visitor.device.clone().ok_or(HttpError::Missing)?;
    let (scope, who): (Stream, _) = (access.id.into(), inputs.get("who").to_owned());
    let (meta, name) = (access.visitor.command(&inputs)?, inputs.get("name").to_owned());
    let to = match scope {
        Stream::Table(_) if who == "nobody" => access.address("/watch"),
        _ => access.address(""),
    };
    let chosen = run_query(&access.app, move |app| {
        let question = Question::load(app, scope, &device)?;
        let person = match who.as_str() {
            "nobody" => None,
            "new" if question.can_add => {
                let command = ClubCommand::AddPerson { name: name.clone(), guest: false };
                match app.service.execute_for_club(question.club, &meta, &command) {
                    Ok(_) | Err(CommandError::Unchanged(_)) => {}
                    Err(error) => return Ok(Err(error)),
                }
                let club = app.service.load(question.club)?;
                Some(clean_name(&name).ok().and_then(|name| club.people().named(&name)).ok_or(HttpError::Impossible)?)
            }
            id => {
                let tile = PersonId::read(id).and_then(|id| question.tiles.iter().find(|tile| tile.person == id));
                Some(tile.ok_or(HttpError::Impossible)?.person)
            }
        };
        app.service.change_access([AccessChange::SetOwner { device, club: question.club, person }])?;
        Ok(Ok(()))
    });
    match chosen.await? {
        Ok(()) => Ok(see_other(&to)),
        Err(error) => {
            let form = CommandForm::rejected(access.visitor.localizer, inputs, error)?;
            page(access, form).await
        }
    }
}

async fn page<P: Resource>(access: PageAccess<Watching, P>, form: CommandForm) -> PageResult {
    let device = access.visitor.device.clone().ok_or(HttpError::Missing)?;
    let scope: Stream = access.id.into();
    let question = run_query(&access.app, move |app| Question::load(app, scope, &device)).await?;
    let may = may(scope, access.role);
    let mut page = form.on(Page::new(&access.visitor, &Message::new("who-title"), &access.address("/who"))?);
    page.has_more_style = true;
    page.back = Some(access.address(""));
    answer(form.status, &WhoPage { page, question, form, home: access.address(""), may })
}
