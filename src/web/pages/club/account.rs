//! What made somebody's balance, purse by purse: evenings and payments.

use actix_web::http::StatusCode;
use actix_web::{HttpResponse, web};
use askama::Template;

use super::evenings::verbatim;
use crate::club::{Ledger, Line, PersonId, Purse, Recorded};
use crate::games::text::Text;
use crate::store::{ClubId, ClubTable, Which};
use crate::web::auth::access::{Allowed, Watching};
use crate::web::auth::at_club::AtClub;
use crate::web::components::purses::purse_name;
use crate::web::components::scoreboard::colour;
use crate::web::components::standing::game_name;
use crate::web::http::error::Problem;
use crate::web::http::state::{Shared, working};
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
    /// The evening, where it was one.
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
) -> Result<HttpResponse, Problem> {
    let at = member.at_club(&app).await?;
    let person = at.person(&path.1)?;
    if person.to_string() != path.1 {
        return Ok(see_other(&at.address(&format!("/people/{person}/account"))));
    }
    let numbers: Vec<i64> = at.club().tables_of(person).map(|table| i64::from(table.0)).collect();
    let id = at.id;
    // One that has just been deleted may still be in the ledger.
    let which = Which { numbers: Some(numbers), deleted: true, ..Which::default() };
    let ledger = at.ledger(&app).await?;
    let tables = working(&app, move |app| Ok(app.store().tables_of_club(id, &which)?)).await?;
    let of_purse = |purse: &Purse| account((&at, &ledger), *purse, person, &tables);
    let purses = ledger.purses().iter().filter_map(of_purse).collect();
    let heading = Text::new("plain-text").with("text", at.club().people().name(person));
    let mut page = at.page(&heading, &format!("/people/{person}/account"));
    page.back = Some(at.address("/ledger"));
    answer(StatusCode::OK, &AccountPage { page, purses })
}

fn account(
    (at, ledger): (&AtClub, &Ledger),
    purse: Purse,
    person: PersonId,
    tables: &[ClubTable],
) -> Option<PurseAccount> {
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

/// A line of an account; `None` of an evening that was erased meanwhile.
fn account_line(
    at: &AtClub,
    purse: Purse,
    person: PersonId,
    line: &Line<'_>,
    tables: &[ClubTable],
) -> Option<AccountLine> {
    let people = at.club().people();
    let (text, table) = match &line.record.what {
        Recorded::Table(number) => {
            let table = tables.iter().find(|table| table.number == i64::from(number.0))?;
            (Text::new("account-table").with("game", verbatim(&game_name(at.words(), &table.game))), Some(table))
        }
        Recorded::Payment(payment) if people.counts_as(payment.from) == person => {
            (Text::new("account-paid").with("name", verbatim(people.name(payment.to))), None)
        }
        Recorded::Payment(payment) => {
            (Text::new("account-got").with("name", verbatim(people.name(payment.from))), None)
        }
    };
    Some(AccountLine {
        what: at.words().say(&text),
        href: table.map(|table| format!("/t/{}", table.id)),
        when: short_day(at.words().language, line.record.date),
        amount: at.signed(purse, line.amount),
        class: colour(line.amount),
        balance: at.signed(purse, line.balance),
    })
}
