//! A person's account: the evenings and payments that make up their balance in each purse.

use actix_web::http::StatusCode;
use actix_web::{HttpResponse, web};
use askama::Template;

use crate::club::{Ledger, Line, PersonId, Purse, Recorded};
use crate::games::text::Text;
use crate::store::{ClubId, ClubTable, Which};
use crate::web::auth::access::{Allowed, Watching};
use crate::web::auth::at_club::AtClub;
use crate::web::components::purses::purse_name;
use crate::web::components::scoreboard::colour;
use crate::web::components::standing::game_name;
use crate::web::http::error::HttpError;
use crate::web::http::state::{Shared, run_query};
use crate::web::layout::page::{Page, answer, see_other};
use crate::words::short_day;

#[derive(Template)]
#[template(path = "club/account.html")]
struct AccountPage {
    page: Page,
    purses: Vec<PurseAccount>,
}

struct PurseAccount {
    name: String,
    sum: String,
    class: &'static str,
    lines: Vec<AccountLine>,
}

struct AccountLine {
    what: String,
    /// The address of an evening; `None` for a payment.
    href: Option<String>,
    when: String,
    amount: String,
    class: &'static str,
    balance: String,
}

/// `GET /c/{club}/people/{person}/account`
pub async fn show(
    app: Shared,
    member: Allowed<Watching, ClubId>,
    path: web::Path<(String, String)>,
) -> Result<HttpResponse, HttpError> {
    let at = member.at_club(&app).await?;
    let person = at.person(&path.1)?;
    let below = format!("/people/{person}/account");
    if person.to_string() != path.1 {
        return Ok(see_other(&at.address(&below)));
    }
    let id = at.id;
    let numbers: Vec<i64> = at.club().tables_of(person).map(|table| i64::from(table.0)).collect();
    // One that has just been deleted may still be in the ledger.
    let which = Which { numbers: Some(numbers), deleted: true, ..Which::default() };
    let ledger = at.ledger(&app).await?;
    let tables = run_query(&app, move |app| Ok(app.store().tables_of_club(id, &which)?)).await?;
    let purses = ledger.purses().iter().filter_map(|purse| account(&at, &ledger, *purse, person, &tables)).collect();
    let heading = Text::new("plain-text").with("text", at.club().people().name(person));
    let mut page = at.page(&heading, &below);
    page.back = Some(at.address("/ledger"));
    answer(StatusCode::OK, &AccountPage { page, purses })
}

/// `None` if nothing has happened in the purse.
fn account(at: &AtClub, ledger: &Ledger, purse: Purse, person: PersonId, tables: &[ClubTable]) -> Option<PurseAccount> {
    let lines = ledger.lines(purse, person);
    let balance = lines.last()?.balance;
    let lines = lines.iter().rev().filter_map(|line| account_line(at, purse, person, line, tables));
    Some(PurseAccount {
        name: purse_name(at, purse),
        sum: at.signed(purse, balance),
        class: colour(balance),
        lines: lines.collect(),
    })
}

/// `None` for an evening that was erased meanwhile.
fn account_line(
    at: &AtClub,
    purse: Purse,
    person: PersonId,
    line: &Line<'_>,
    tables: &[ClubTable],
) -> Option<AccountLine> {
    let people = at.club().people();
    let (text, href) = match &line.record.what {
        Recorded::Table(number) => {
            let table = tables.iter().find(|table| table.number == i64::from(number.0))?;
            let text = Text::new("account-table").with("game", game_name(at.words(), &table.game).as_str());
            (text, Some(format!("/t/{}", table.id)))
        }
        Recorded::Payment(payment) if people.counts_as(payment.from) == person => {
            (Text::new("account-paid").with("name", people.name(payment.to)), None)
        }
        Recorded::Payment(payment) => (Text::new("account-got").with("name", people.name(payment.from)), None),
    };
    Some(AccountLine {
        what: at.words().say(&text),
        href,
        when: short_day(at.words().language, line.record.date),
        amount: at.signed(purse, line.amount),
        class: colour(line.amount),
        balance: at.signed(purse, line.balance),
    })
}
