//! The home page: the device's clubs and tables. A device with a single club gets the page of that club.

pub mod join;
pub mod who;

use self::join::join_by_code;
use crate::games::GAMES;
use crate::store::{CODE_LENGTH, DeviceId, JoinedTable};
use crate::web::components::deleted::{self, Deleted};
use crate::web::components::table_list::{Code, DeviceTables, ListRow};
use crate::web::pages::club::home;
use crate::web::pages::prelude::*;
use crate::web::pages::table::opening::games::{Tile, in_order};
use crate::web::pages::table::share::CODE_MINUTES;

/// The maximum number of tables in the list.
const MAX_TABLES: i64 = 50;
/// How many games are on the page. The others are on the page for a new table.
const GAMES_SHOWN: usize = 4;
/// The longest text that is shown again after a wrong code, in characters. Every link is shorter.
const MAX_ECHO: usize = 300;

#[derive(Template)]
#[template(path = "home/home.html")]
struct Home {
    page: Page,
    known: DeviceTables,
    clubs: Vec<ListRow>,
    /// The games that this reader most likely plays.
    tiles: Vec<Tile>,
}

/// `GET /`
pub async fn show(app: Shared, visitor: Visitor) -> PageResult {
    page(&app, &visitor, Code::default()).await
}

/// `POST /join`: joins by a code or a pasted link.
pub async fn join(app: Shared, visitor: Visitor, request: HttpRequest, inputs: Inputs) -> PageResult {
    let typed = inputs.get("code");
    match join_by_code(&app, &visitor, &request, typed).await {
        Err(HttpError::Missing) => {
            let wrong = Message::new("home-code-wrong").count("length", CODE_LENGTH).count("minutes", CODE_MINUTES);
            let error = Some(visitor.localizer.say(&wrong));
            page(&app, &visitor, Code { typed: typed.chars().take(MAX_ECHO).collect(), error }).await
        }
        response => response,
    }
}

/// What a device has: its tables, its clubs that have had a table, and what it may restore.
type Possessions = (Vec<JoinedTable>, Vec<ClubVisit>, Vec<Deleted>);

async fn page(app: &Shared, visitor: &Visitor, code: Code) -> PageResult {
    let localizer = visitor.localizer;
    let (tables, mut clubs, deleted) = match visitor.device.clone() {
        Some(device) => {
            let (shared, visitor) = (app.clone(), visitor.clone());
            run_query(app, move |_| possessions(&shared, &device, &visitor)).await?
        }
        None => Possessions::default(),
    };
    if clubs.len() == 1
        && let Some(visit) = clubs.pop()
    {
        let others = tables.iter().filter(|table| table.row.club != visit.id);
        let known = DeviceTables::new(others, localizer, code, deleted);
        return home::at_home(visit, known).await;
    }
    let mut page = Page::new(visitor, &Message::new("home-title"), "/")?;
    page.class = "home";
    page.back = None;
    page.is_error = code.error.is_some();
    let clubs = clubs.iter().map(club_row).collect();
    let played: Vec<String> = tables.iter().map(|table| table.row.game.clone()).collect();
    let tiles = in_order(localizer.language, &played).into_iter().take(GAMES_SHOWN);
    let tiles = tiles.map(|game| Tile::new(game, localizer, "")).collect();
    let known = DeviceTables::new(&tables, localizer, code, deleted);
    answer(page.status(), &Home { page, known, clubs, tiles })
}

fn possessions(app: &Shared, device: &DeviceId, visitor: &Visitor) -> Result<Possessions, HttpError> {
    let mut clubs = Vec::new();
    for (id, role) in app.store().clubs_of_device(device)? {
        let Some(state) = app.load_readable(id)? else { continue };
        if !state.tables.is_empty() {
            clubs.push(ClubVisit::new(app, id, role, visitor, state));
        }
    }
    let tables = app.store().tables_of_device(device, MAX_TABLES)?;
    Ok((tables, clubs, deleted::of_device(app, device, visitor.localizer)?))
}

fn club_row(visit: &ClubVisit) -> ListRow {
    let club = &visit.state;
    let evenings = club.tables.keys().filter(|table| club.shows(**table)).count();
    ListRow {
        href: visit.address(""),
        name: visit.name(),
        detail: visit.regulars().join(", "),
        standing: visit.localizer().say(&Message::new("club-evenings").count("count", evenings)),
    }
}

/// How many games have rules, besides the sheet for any other.
fn games() -> usize {
    GAMES.iter().filter(|game| !game.info().is_any_other).count()
}

/// What the phone in the picture of the first page shows.
struct Scene {
    rows: Vec<(&'static str, String)>,
    headline: String,
    saved: String,
    next: String,
}

/// The players in the picture and their totals after its last hand.
const PLAYERS: [(&str, i64); 4] = [("Ana", 69), ("Bo", -131), ("Chloé", 193), ("Dag", -131)];
/// The number of the last hand in the picture.
const LAST_HAND: u32 = 7;

#[expect(clippy::trivially_copy_pass_by_ref, reason = "the template passes a reference")]
fn scene(localizer: &Localizer) -> Scene {
    let signed = |total: i64| {
        let written = localizer.amount(&total.to_string(), None);
        if total > 0 { format!("+{written}") } else { written }
    };
    let number = |id, number: u32| localizer.say(&Message::new(id).count("number", number));
    Scene {
        rows: PLAYERS.map(|(name, total)| (name, signed(total))).into(),
        headline: localizer.plain("home-scene"),
        saved: number("live-saved", LAST_HAND),
        next: number("hand-enter", LAST_HAND + 1),
    }
}
