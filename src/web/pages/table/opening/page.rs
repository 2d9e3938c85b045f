//! The form of a game for a new table.

use super::draft::{Draft, RULES};
use crate::games::Measure;
use crate::web::components::house_rules::differing_in;
use crate::web::components::stake_form::StakeForm;
use crate::web::components::table_texts::game_phrase;
use crate::web::pages::prelude::*;

/// The players of a game of sides.
const FOUR: usize = 4;

/// How many rows for names are visible at first.
const OPEN_ROWS: usize = 5;

#[derive(Template)]
#[template(path = "table/opening/form.html")]
struct OpeningPage<'a> {
    page: Page,
    draft: &'a Draft,
    open: usize,
    problems: Vec<(String, String)>,
    errors: &'a [FieldError],
    formatter: MessageFormatter<'a>,
    recent: Vec<String>,
    /// Who sits with whom if four play: the rows of each side. Empty if each is alone.
    sides: Vec<Vec<usize>>,
    /// The measure of the game with its default rules.
    measure: &'a Measure,
    visitor: &'a Visitor,
    rules: FormView<'a>,
    /// The house rules that differ from the usual ones, or that none does.
    agreed: String,
}

/// The form of a game, with its errors.
pub fn form(visitor: &Visitor, draft: &Draft, key: String, names: Vec<String>, errors: &[FieldError]) -> PageResult {
    let (localizer, game) = (visitor.localizer, draft.game.info());
    let usual = draft.game.open(&Value::empty()).map_err(|_| HttpError::Internal)?;
    let measure = usual.measure();
    let no_seats = Seats::new(Vec::new());
    let formatter = localizer.for_table(&no_seats, measure);
    let rule_error = |error: &FieldError| Some(FieldError::new(error.field.strip_prefix(RULES)?, error.text.clone()));
    let rule_errors: Vec<FieldError> = errors.iter().filter_map(rule_error).collect();
    let typed = draft.rules();
    let shown = match &draft.rules_like {
        _ if !typed.is_empty() => FormContent::Typed(&typed),
        Some(rules) => FormContent::Document(rules),
        None => FormContent::New,
    };
    let mut rules = FormView::new(draft.game.rules_form(), shown, formatter, game.home, &no_seats);
    (rules.errors, rules.prefix) = (&rule_errors, RULES);
    let differing = match shown {
        FormContent::Typed(_) => draft.rules_document().map(|rules| differing_in(draft.game, &rules, &formatter)),
        FormContent::Document(rules) => Ok(differing_in(draft.game, rules, &formatter)),
        _ => Ok(Vec::new()),
    };
    let differing = differing.unwrap_or_default();
    let agreed = if differing.is_empty() { localizer.plain("opening-usual") } else { differing.join(", ") };
    let own = errors.iter().filter(|error| !error.field.starts_with(RULES));
    let own = own.map(|error| (format!("f-{}", error.field), formatter.say(&error.text)));
    let problems = own.chain(rules.summary()).collect();
    let mut page = Page::new(visitor, &Message::new("home-new"), "/tables/new")?;
    page.here = format!("/tables/new?game={}", game.id);
    page.back = Some("/tables/new".to_owned());
    page.key = key;
    page.is_error = !errors.is_empty();
    let filled = draft.names.iter().rposition(|name| !name.trim().is_empty()).map_or(0, |last| last + 1);
    let opening = OpeningPage {
        page,
        open: OPEN_ROWS.max(filled).min(draft.names.len()),
        problems,
        errors,
        formatter,
        recent: names,
        sides: sides(draft),
        measure,
        visitor,
        rules,
        draft,
        agreed,
    };
    answer(opening.page.status(), &opening)
}

/// The rows of each side of four players; none if each is alone.
fn sides(draft: &Draft) -> Vec<Vec<usize>> {
    let four = Seats::new(vec![String::new(); FOUR]);
    let parties = if draft.game.info().players.contains(&FOUR) { draft.parties(FOUR) } else { FOUR };
    let four = four.in_parties(parties);
    let rows = |party| four.members(party).map(Seat::index).collect();
    if four.has_sides() { four.parties().map(rows).collect() } else { Vec::new() }
}

impl OpeningPage<'_> {
    /// The error of a field.
    fn wrong(&self, field: &str) -> Option<String> {
        self.errors.iter().find(|error| error.field == field).map(|error| self.formatter.say(&error.text))
    }

    /// What the table is played for.
    fn stake(&self) -> StakeForm<'_> {
        // Other rules may end the game.
        let has_end = self.draft.game.info().ends;
        let wrong = |field: &str| self.wrong(field);
        StakeForm::new(&self.page, self.visitor, self.draft.inputs(), self.measure, has_end, wrong)
    }

    /// The error of a row for a name.
    fn wrong_row(&self, row: usize) -> Option<String> {
        self.wrong(&format!("players[{row}]"))
    }
}
