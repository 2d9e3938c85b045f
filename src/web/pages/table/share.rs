//! Inviting to a table: a code to scan at once, the links behind it, and the devices that have joined.

use crate::i18n::time;
use crate::store::{AccessChange, Role, TableId};
use crate::web::auth::owns_club_of;
use crate::web::components::qr::{Qr, of_address};
use crate::web::components::sharing::{InvalidLabel, MemberRow, has_removed, members, remove_device};
use crate::web::pages::prelude::*;

/// The lifetime of a code.
pub const CODE_MINUTES: i64 = 10;
/// The same in milliseconds.
const CODE_VALID_FOR: i64 = CODE_MINUTES * 60 * 1000;

/// An invitation to choose: its id on the page, the role that it gives, and the messages of its name and of what the
/// scanned phone may do.
struct Choice {
    id: &'static str,
    role: Role,
    name: &'static str,
    may: &'static str,
}

/// To the club and to this table.
const CLUB: Choice = Choice { id: "link-club", role: Role::Scorer, name: "share-choice-club", may: "share-may-club" };
/// To this table only.
const TABLE: [Choice; 2] = [
    Choice { id: "link-score", role: Role::Scorer, name: "share-choice-table", may: "share-may-table" },
    Choice { id: "link-watch", role: Role::Spectator, name: "share-choice-watch", may: "share-may-watch" },
];
/// It is made only when the links of owners are renewed, and has no code, which others could overhear.
const OWNER: Choice = Choice { id: "link-own", role: Role::Owner, name: "share-to-own", may: "share-may-own" };

/// An invitation to show.
struct Ticket {
    choice: &'static Choice,
    address: String,
    qr: Option<Qr>,
    /// The two halves of the code to type instead.
    code: Option<(String, String)>,
}

#[derive(Template)]
#[template(path = "table/share.html")]
struct SharePage {
    page: Page,
    tickets: Vec<Ticket>,
    /// Where to type a code, and the time until which the codes are valid.
    how: String,
    until: String,
    members: Vec<MemberRow>,
    may_manage: bool,
    /// Whether devices connect by http.
    is_plain: bool,
    has_removed: bool,
}

impl SharePage {
    /// The tickets as they can be chosen: the one to the club comes first.
    fn choices(&self) -> impl Iterator<Item = &Ticket> {
        let is_club = |ticket: &&Ticket| ticket.choice.id == CLUB.id;
        self.tickets.iter().filter(is_club).chain(self.tickets.iter().filter(move |ticket| !is_club(ticket)))
    }

    /// Whether a ticket is shown first: a new link for an owner, or else the first choice.
    fn is_shown(&self, ticket: &Ticket) -> bool {
        let owner = self.tickets.iter().find(|ticket| ticket.choice.id == OWNER.id);
        owner.or(self.choices().next()).is_some_and(|shown| shown.choice.id == ticket.choice.id)
    }
}

/// `GET /t/{table}/share`
pub async fn show(access: PageAccess<Scoring>, request: HttpRequest) -> PageResult {
    let visit = access.load().await?;
    page(&visit, &request, Vec::new(), None).await
}

/// `POST /t/{table}/share`: makes invitations. An owner also revokes links, and names or removes a device.
pub async fn change(access: PageAccess<Scoring>, request: HttpRequest, inputs: Inputs) -> PageResult {
    if access.role < Role::Owner && ["name", "remove", "revoke"].iter().any(|input| !inputs.get(input).is_empty()) {
        return Err(HttpError::Missing);
    }
    if !inputs.get("name").is_empty() {
        return name_device(access, &request, &inputs).await;
    }
    if !inputs.get("remove").is_empty() {
        return remove_device(&access, inputs.get("remove")).await;
    }
    let (id, revoked, base) = (access.id, Role::parse(inputs.get("revoke")), access.app.base(&request));
    let device = access.visitor.device.clone().ok_or(HttpError::Missing)?;
    let tickets = run_query(&access.app, move |app| {
        let owns_club = owns_club_of(app.store(), &device, id)?;
        tickets(app, id, revoked, owns_club, &base)
    });
    let tickets = tickets.await?;
    page(&access.load().await?, &request, tickets, None).await
}

/// Names a device at this table, or the visitor's own one everywhere; an empty name removes its name.
async fn name_device(access: PageAccess<Scoring>, request: &HttpRequest, inputs: &Inputs) -> PageResult {
    let (id, tag, typed) = (access.id, inputs.get("name").to_owned(), inputs.get("label").to_owned());
    let own = access.visitor.device.clone();
    let label = if typed.trim().is_empty() { Ok(String::new()) } else { clean_name(&typed) };
    match label {
        Ok(label) => {
            run_query(&access.app, move |app| {
                let Some(device) = app.store().member(id, &tag)? else { return Ok(()) };
                let of_member = |label| AccessChange::LabelMember { device: device.clone(), scope: id.into(), label };
                let changes = if own.as_ref() == Some(&device) {
                    vec![of_member(String::new()), AccessChange::LabelDevice { device, label }]
                } else {
                    vec![of_member(label)]
                };
                app.service.change_access(changes)?;
                Ok(())
            })
            .await?;
            Ok(see_other(&access.address("/share")))
        }
        Err(why) => {
            let visit = access.load().await?;
            page(&visit, request, Vec::new(), Some(InvalidLabel { tag, typed, why })).await
        }
    }
}

/// Revokes the links of a role, and makes an invitation for each choice.
fn tickets(
    app: &App,
    id: TableId,
    revoked: Option<Role>,
    owns_club: bool,
    base: &str,
) -> Result<Vec<Ticket>, HttpError> {
    if let Some(role) = revoked {
        app.service.revoke_links(id, role)?;
    }
    let club = app.store().club_of(id)?.map(|(club, _)| club).filter(|_| owns_club);
    let now = App::now();
    let ticket = |choice: &'static Choice| {
        let code_until = (choice.role < Role::Owner).then_some(now + CODE_VALID_FOR);
        let link = match club.filter(|_| choice.id == CLUB.id) {
            Some(club) => app.service.mint_link_to(club, choice.role, now, code_until, Some(id))?,
            None => app.service.mint_link(id, choice.role, now, code_until)?,
        };
        let address = format!("{base}/j/{}", link.token.as_str());
        let halves = |code: String| {
            let (first, second) = code.split_at(code.len() / 2);
            (first.to_owned(), second.to_owned())
        };
        Ok(Ticket { choice, qr: of_address(&address), address, code: link.code.map(halves) })
    };
    let owner = (revoked == Some(Role::Owner)).then_some(&OWNER);
    TABLE.iter().chain(owner).chain(club.map(|_| &CLUB)).map(ticket).collect()
}

/// Where to type a code: the host of the page, and its name in the local network.
fn how(visit: &TableVisit, request: &HttpRequest) -> String {
    let base = visit.app.base(request);
    let host = |url: &str| url.split_once("://").map_or(url, |(_, host)| host).to_owned();
    let hosts = match visit.app.mdns_url_beside(&base) {
        Some(name) => format!("{} ({})", host(&base), host(&name)),
        None => host(&base),
    };
    visit.localizer().say(&Message::new("share-type-code").with("host", hosts))
}

async fn page(
    visit: &TableVisit,
    request: &HttpRequest,
    tickets: Vec<Ticket>,
    invalid: Option<InvalidLabel>,
) -> PageResult {
    let members = members(visit, invalid.as_ref()).await?;
    let mut page = visit.page(&Message::new("menu-share"), "/share")?;
    page.has_more_style = true;
    page.is_error = invalid.is_some();
    let is_plain = !visit.app.base(request).starts_with("https://");
    // The forms of that page are posted to the same address.
    let has_removed = tickets.is_empty() && invalid.is_none() && has_removed(request);
    let (how, until) = (how(visit, request), time(visit.localizer(), App::now() + CODE_VALID_FOR));
    let may_manage = visit.can_own();
    answer(page.status(), &SharePage { page, tickets, how, until, members, may_manage, is_plain, has_removed })
}
