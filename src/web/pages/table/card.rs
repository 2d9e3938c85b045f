//! The scoring card: what counts how much under the rules of a table, an example, and how to deal. It prints on one page.

use crate::document::{Arg, Format};
use crate::games::card::Section;
use crate::games::{AnyGame, NextDeal};
use crate::session::Position;
use crate::web::components::hand_ledger::{HandLedger, ledger};
use crate::web::components::house_rules::differing_in;
use crate::web::components::table_texts::{game_of, worth};
use crate::web::pages::prelude::*;

#[derive(Template)]
#[template(path = "table/card.html")]
struct CardPage {
    page: Page,
    /// The number of players, the rules, and what a point is worth.
    about: String,
    sections: Vec<CardSection>,
    example: Option<Example>,
    /// How to deal, in sentences.
    deal: Vec<String>,
    /// The address of the house rules, for those who may change them.
    rules: Option<String>,
    /// The inputs of the form of a new table, to return to it.
    draft: Vec<(String, String)>,
}

struct CardSection {
    heading: String,
    notes: Vec<String>,
    columns: Vec<String>,
    rows: Vec<(String, Vec<String>)>,
}

struct Example {
    headline: String,
    /// What was entered.
    answers: Vec<(String, String)>,
    why: Vec<(String, Option<String>)>,
    who_pays: Vec<(String, Option<String>)>,
    ledger: HandLedger,
}

/// A game with the rules of a table, and its players.
pub struct CardOf<'a> {
    pub game: &'static dyn AnyGame,
    pub rules: &'a Value,
    pub names: Vec<String>,
    /// Who deals next; `None` before that is known.
    pub dealer: Option<Seat>,
    /// What a point is worth, in words.
    pub worth: Option<String>,
    pub rules_address: Option<String>,
    pub draft: Vec<(String, String)>,
}

/// `GET /t/{table}/card`
pub async fn show(access: PageAccess<Watching>) -> PageResult {
    let visit = access.load().await?;
    visit.respond(at_table).await
}

fn at_table(visit: &TableVisit) -> PageResult {
    let table = &visit.state;
    let mut page = visit.page(&Message::new("card-title"), "/card")?;
    page.aside = game_of(table, visit.localizer());
    let of = CardOf {
        game: table.history.opening.game,
        rules: table.history.rules(),
        names: table.replay.seats().names().to_vec(),
        dealer: Some(table.replay.deal().dealer),
        worth: worth(table, visit.measure(), &visit.formatter()),
        rules_address: visit.can_score().then(|| visit.address("/rules")),
        draft: Vec::new(),
    };
    card(page, of)
}

/// The page.
pub fn card(mut page: Page, of: CardOf<'_>) -> PageResult {
    let seats = Seats::new(of.names);
    // The last player deals the example, so that the first one plays first.
    let last = seats.all().next_back().ok_or(HttpError::Internal)?;
    let position = Position::new(of.game, of.rules, seats, last).map_err(|_| HttpError::Internal)?;
    let (deal, localizer) = (position.deal(None), page.localizer);
    let formatter = localizer.for_table(position.seats(), position.measure());
    let card = position.card(&deal);
    let dealer = of.dealer.unwrap_or(last);
    let next = position.next_deal(&position.deal(Some(dealer)));
    let players = Message::new("opening-seats-just").count("low", position.seats().count());
    let mut about = vec![localizer.say(&players)];
    let differing = differing_in(of.game, of.rules, &formatter);
    about.extend(if differing.is_empty() { vec![localizer.plain("card-usual")] } else { differing });
    about.extend(of.worth);
    page.has_more_style = true;
    answer_ok(&CardPage {
        about: about.join(" · "),
        sections: card.sections.iter().map(|section| shown(section, &formatter)).collect(),
        example: card.hand(position.seats(), &deal).and_then(|hand| example(&position, &hand, &formatter)),
        deal: deal_lines(&next, dealer).iter().map(|line| formatter.say(line)).collect(),
        rules: of.rules_address,
        draft: of.draft,
        page,
    })
}

fn shown(section: &Section, formatter: &MessageFormatter<'_>) -> CardSection {
    let say = |text: &Message| formatter.say(text);
    let figure = |figure: &Arg| say(&Message::new("plain-number").with("number", figure.clone()));
    CardSection {
        heading: say(&section.heading),
        notes: section.notes.iter().map(say).collect(),
        columns: section.columns.iter().map(say).collect(),
        rows: section.rows.iter().map(|(label, row)| (say(label), row.iter().map(figure).collect())).collect(),
    }
}

/// The example, scored by the game itself.
fn example(position: &Position, hand: &Value, formatter: &MessageFormatter<'_>) -> Option<Example> {
    let (scored, outcome, _) = position.clone().play(hand, Format::Log).ok()?;
    let form = position.hand_form(&position.deal(None));
    let form = FormView::new(form, FormContent::Document(hand), *formatter, position.info().home, position.seats());
    let lines = |texts: &[Message]| texts.iter().map(|text| formatter.reckoned(text)).collect();
    Some(Example {
        headline: formatter.say(&outcome.headline),
        answers: form.answers().into_iter().filter_map(|answer| Some((answer.question, answer.text?))).collect(),
        why: lines(&outcome.why),
        who_pays: lines(&outcome.who_pays),
        ledger: ledger(position.seats(), position.measure(), &scored, &position.deal(None).out, formatter, None),
    })
}

/// Who deals and leads, and how to deal.
fn deal_lines(next: &NextDeal, dealer: Seat) -> Vec<Message> {
    let who = |id, player: Seat| Message::new(id).with("player", player);
    let leads = next.leads.map(|leads| who("next-leads", leads));
    std::iter::once(who("next-deals", dealer)).chain(leads).chain(next.notes.iter().cloned()).collect()
}
