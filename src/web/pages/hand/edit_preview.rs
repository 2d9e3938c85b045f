//! The edits of the hands, and the page that previews one.

use super::FORM_INPUTS;
use crate::session::{Person, Replay, Score};
use crate::table::{Decision, InsertSeats, RevisionKind, Table};
use crate::web::components::hand_ledger::outcome;
use crate::web::components::money_board::MoneyBoard;
use crate::web::components::scoreboard::result_colour;
use crate::web::pages::prelude::*;

/// An edit of the hand with a number, or before it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HandEdit {
    Correct(u32),
    /// With those who play it, if seats changed right before the hand.
    Insert(u32, Option<InsertSeats>),
    Void(u32),
    /// Restores a voided hand, named by the entry that added it.
    Restore(i64),
}

impl HandEdit {
    /// Whether it begins with a form.
    pub fn has_form(self) -> bool {
        matches!(self, Self::Correct(_) | Self::Insert(..))
    }

    /// The number that the hand has, or would have.
    pub fn number(self, table: &Table) -> Result<u32, HttpError> {
        match self {
            Self::Correct(number) | Self::Insert(number, _) | Self::Void(number) => Ok(number),
            Self::Restore(entry) => table.history.hands.place_of(entry).ok_or(HttpError::Missing),
        }
    }

    /// The path of the hand below the table.
    pub fn hand_path(self) -> String {
        match self {
            Self::Correct(number) | Self::Insert(number, _) | Self::Void(number) => format!("/hands/{number}"),
            Self::Restore(entry) => format!("/voided/{entry}"),
        }
    }

    /// The path of its form below the table, or that of the hand if it has none.
    pub fn path(self) -> String {
        match self {
            Self::Correct(number) => format!("/hands/{number}/edit"),
            Self::Insert(number, seats) => format!("/hands/{number}/insert{}", seats_query('?', seats)),
            Self::Void(_) | Self::Restore(_) => self.hand_path(),
        }
    }

    /// The message of the heading, with the number.
    pub fn heading(self) -> &'static str {
        match self {
            Self::Correct(_) => "change-heading",
            Self::Insert(..) => "insert-heading",
            Self::Void(_) => "void-heading",
            Self::Restore(_) => "restore-heading",
        }
    }

    /// The message of the button that saves the edit.
    fn save(self) -> &'static str {
        match self {
            Self::Correct(_) => "change-save",
            Self::Insert(..) => "hand-save",
            Self::Void(_) => "hand-void",
            Self::Restore(_) => "hand-restore",
        }
    }
}

/// The part of an address that says who plays an inserted hand.
pub fn seats_query(sign: char, seats: Option<InsertSeats>) -> String {
    let name = |seats| if seats == InsertSeats::Earlier { "earlier" } else { "later" };
    seats.map_or_else(String::new, |seats| format!("{sign}seats={}", name(seats)))
}

#[derive(Template)]
#[template(path = "hand/edit_preview.html")]
struct EditPreviewPage<'a> {
    page: Page,
    visit: &'a TableVisit,
    old: Option<String>,
    new: String,
    totals: Vec<TotalChange>,
    typed: Vec<(String, String)>,
    lang: &'static str,
    /// What is unusual about the hand, and whether later hands get other dealers or are dropped.
    warnings: Vec<String>,
    drops: bool,
    save: String,
    /// The link back, if there is no form to return to.
    back: Option<String>,
}

/// A total before and after the edit.
struct TotalChange {
    name: String,
    /// Whether it is one person’s part of the score of the party above, because one of its seats changed hands.
    is_share: bool,
    before: i64,
    after: i64,
    /// The same in money, for each of the party’s people; empty without a rate.
    money: String,
}

/// The totals of everybody who has played, before and after.
fn totals([before, after]: [&Replay; 2], money: &[Option<MoneyBoard<'_>>; 2]) -> Vec<TotalChange> {
    let in_money = |score: &Score| {
        let boards = || money.iter().flatten();
        let mut totals: Vec<String> = boards().filter_map(|money| money.total(score)).collect();
        totals.dedup();
        let text = Some(totals.join(" → ")).filter(|text| !text.is_empty());
        boards().next().zip(text).map(|(money, text)| money.each(score.people.len(), text)).unwrap_or_default()
    };
    let (standing, later) = (before.standing(None), after.standing(None));
    let total = |scores: &[Score], one: &Score| {
        scores.iter().find(|score| score.people == one.people).map_or(0, |score| score.total)
    };
    // Without the only hand of a seating, its people have not played.
    let only_later = later.iter().filter(|one| !standing.iter().any(|score| score.people == one.people));
    let mut changes = Vec::new();
    for score in standing.iter().chain(only_later) {
        changes.push(TotalChange {
            name: before.name_of(score),
            is_share: false,
            before: total(&standing, score),
            after: total(&later, score),
            money: in_money(score),
        });
        if before.shares_of(score).is_empty() && after.shares_of(score).is_empty() {
            continue;
        }
        let shares = |replay: &Replay| score.party.map(|party| replay.shares(party)).unwrap_or_default();
        let (old, new) = (shares(before), shares(after));
        let share = |shares: &[(Person, i64)], person: Person| {
            shares.iter().find(|(known, _)| *known == person).map_or(0, |(_, amount)| *amount)
        };
        let only_new = new.iter().filter(|(person, _)| !old.iter().any(|(known, _)| known == person));
        changes.extend(old.iter().chain(only_new).map(|(person, _)| TotalChange {
            name: before.people().name(*person).to_owned(),
            is_share: true,
            before: share(&old, *person),
            after: share(&new, *person),
            money: in_money(&Score { party: None, people: vec![*person], total: 0 }),
        }));
    }
    changes
}

/// The preview of what an edit would lead to at the table of a visit.
pub fn page(visit: &TableVisit, decision: &Decision, edit: HandEdit, inputs: &Inputs) -> PageResult {
    let edited = &decision.table;
    let number = edit.number(&visit.state)?;
    // An inserted hand may be of those who sat there before.
    let formatter = visit.localizer().for_table(edited.replay.seats_at(number), visit.measure());
    // Whether a hand with the number counts before the edit, and whether one does after it.
    let counted_before = matches!(edit, HandEdit::Correct(_) | HandEdit::Void(_));
    let counts = !matches!(edit, HandEdit::Void(_));
    let old = counted_before.then(|| outcome(&visit.state, number)).flatten();
    let mut warnings = Vec::new();
    if counts {
        warnings.extend(decision.outcome.warnings.iter().map(|text| formatter.say(text)));
    }
    let mut dealers = dealers_after(&visit.state, number, counted_before).zip(dealers_after(edited, number, counts));
    if dealers.any(|(before, after)| before != after) {
        warnings.push(visit.localizer().plain("change-dealers"));
    }
    let hands = &edited.history.hands;
    let dropped = hands.revised_by(edited.version(), RevisionKind::Dropped).count();
    if dropped > 0 {
        let text = Message::new("change-drops").count("count", dropped).count("number", hands.count());
        warnings.push(visit.localizer().say(&text));
    }
    let board = |table| MoneyBoard::of(table, table.next_number() - 1, visit.localizer()).map_err(CommandError::from);
    let money = [board(&visit.state)?, board(edited)?];
    let heading = Message::new(edit.heading()).count("number", number);
    let path = edit.path();
    let page = EditPreviewPage {
        page: Page { key: inputs.key()?.to_owned(), has_more_style: true, ..visit.page(&heading, &path)? },
        visit,
        old: old.map(|old| visit.formatter_at(number).say(&old.headline)),
        new: if counts { formatter.say(&decision.outcome.headline) } else { visit.localizer().plain("change-void") },
        totals: totals([&visit.state.replay, &edited.replay], &money),
        typed: inputs.without(FORM_INPUTS),
        lang: inputs.language(visit.localizer()).tag(),
        drops: dropped > 0,
        warnings,
        save: visit.localizer().plain(edit.save()),
        back: (!edit.has_form()).then(|| visit.address(&path)),
    };
    answer_ok(&page)
}

/// The dealers of the hands after one with a number, which may count or not.
fn dealers_after(table: &Table, number: u32, counts: bool) -> impl Iterator<Item = Option<Seat>> {
    let skipped = usize::try_from(number).unwrap_or(usize::MAX).saturating_sub(usize::from(!counts));
    table.replay.hands().iter().skip(skipped).map(|hand| hand.dealer)
}
