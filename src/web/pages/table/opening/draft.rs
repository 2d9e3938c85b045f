//! A table as somebody is setting it up: what was typed, and the document that it makes.

use crate::games::any::AnyGame;
use crate::games::choice::Choice;
use crate::games::draft::draft;
use crate::games::fields::FieldError;
use crate::games::form::Field;
use crate::games::node::Node;
use crate::games::seats::{Seats, clean_name};
use crate::games::text::Text;
use crate::session::FORMAT;
use crate::table::{COUNTERS, Stake, Table};
use crate::web::http::inputs::Inputs;
use crate::words::{Region, currencies};

/// What stands before the names of the inputs that are house rules, so that a rule may be called like anything else.
pub const RULES: &str = "rules.";

/// The rule of a game for cash that says for which.
const CURRENCY: &str = "currency";

/// A table being set up.
pub struct Draft {
    pub game: &'static dyn AnyGame,
    /// Every row for a name, the empty ones too.
    pub names: Vec<String>,
    /// The row of who deals first.
    pub first_dealer: usize,
    pub name: String,
    /// What it is played for: `money`, `counters`, or the game's own unit.
    pub worth: String,
    pub currency: String,
    /// Money or counters for a point.
    pub rate: String,
    /// When a game for cash is settled: `at_close`, or after every hand.
    pub settled: String,
    /// The house rules by their own names.
    pub rules: Vec<(String, String)>,
    /// The club to which it goes; that of the device's last table where none is named.
    pub club: String,
    /// The time zone of the browser, for a club that is made with the table.
    pub zone: String,
    /// The rules of the table that this one is to be like.
    pub rules_like: Option<Node>,
}

impl Draft {
    /// A new table of a game, for money of a reader's region if it is for money.
    pub fn new(game: &'static dyn AnyGame, region: Option<Region>) -> Self {
        let names = vec![String::new(); rows(game)];
        let currency = currencies(region)[0].to_owned();
        let is_asked = |field: &Field| matches!(field, Field::Line { name, .. } if name == CURRENCY);
        let is_cash = region.is_some() && game.rules_form().iter().any(is_asked);
        let rules = is_cash.then(|| (CURRENCY.to_owned(), currency.clone())).into_iter().collect();
        let (name, worth, rate) = (String::new(), "unit".to_owned(), String::new());
        let (settled, club, zone, rules_like) = (String::new(), String::new(), String::new(), None);
        Self { game, names, first_dealer: 0, name, worth, currency, rate, settled, rules, club, zone, rules_like }
    }

    /// Another table of the same players, with the next of them dealing first.
    pub fn like(table: &Table, region: Option<Region>) -> Self {
        let mut draft = Self::new(table.history.opening().game, region);
        for (row, name) in draft.names.iter_mut().zip(table.replay.seats().names()) {
            row.clone_from(name);
        }
        draft.rules.clear();
        draft.first_dealer = table.replay.position().next_dealer().index();
        draft.rules_like = Some(table.history.rules().clone());
        let settled = table.history.opening().settled;
        settled.map_or("", Choice::name).clone_into(&mut draft.settled);
        match &table.stake {
            Stake::Unit => {}
            Stake::Counters { rate } => {
                (draft.worth, draft.rate) = (COUNTERS.to_owned(), rate.normalize().to_string());
            }
            Stake::Money { currency, rate, .. } => {
                let rate = rate.normalize().to_string();
                (draft.worth, draft.currency, draft.rate) = ("money".to_owned(), currency.clone(), rate);
            }
        }
        draft
    }

    /// What somebody typed.
    pub fn typed(game: &'static dyn AnyGame, inputs: &Inputs) -> Self {
        let mut names: Vec<String> = inputs.all("players").take(rows(game)).map(str::to_owned).collect();
        names.resize(rows(game), String::new());
        let text = |name| inputs.get(name).to_owned();
        let rules =
            inputs.0.iter().filter_map(|(name, value)| Some((name.strip_prefix(RULES)?.to_owned(), value.clone())));
        Self {
            game,
            names,
            first_dealer: inputs.get("first_dealer").parse().unwrap_or_default(),
            name: text("name"),
            worth: text("worth"),
            currency: text("currency"),
            rate: text("rate"),
            settled: text("settled"),
            rules: rules.collect(),
            club: text("club"),
            zone: text("zone"),
            rules_like: None,
        }
    }

    /// Does what one of the form's own buttons asks: moves a player up, or seats one.
    pub fn rearrange(&mut self, step: &str) {
        if let Some(row) = step.strip_prefix("up-").and_then(|row| row.parse::<usize>().ok()) {
            if row > 0 && row < self.names.len() {
                self.names.swap(row, row - 1);
            }
        } else if let Some(name) = step.strip_prefix("add:")
            && let Some(empty) = self.names.iter_mut().find(|name| name.trim().is_empty())
        {
            name.clone_into(empty);
        }
    }

    /// What stays when the game becomes another one: the people, and what they play for.
    pub fn kept(&self) -> Vec<(&'static str, String)> {
        let is_named = |name: &&String| !name.trim().is_empty();
        let players = self.names.iter().filter(is_named).map(|name| ("players", name.clone()));
        let before_dealer = self.names.iter().take(self.first_dealer).filter(is_named).count();
        let others = [
            ("first_dealer", before_dealer.to_string()),
            ("name", self.name.clone()),
            ("worth", self.worth.clone()),
            ("currency", self.currency.clone()),
            ("rate", self.rate.clone()),
            ("club", self.club.clone()),
            ("zone", self.zone.clone()),
        ];
        players.chain(others).collect()
    }

    /// How many players are named.
    pub fn count(&self) -> usize {
        self.names.iter().filter(|name| !name.trim().is_empty()).count()
    }

    /// The session document.
    pub fn document(&self) -> Result<Node, Vec<FieldError>> {
        let mut errors = Vec::new();
        let seats = self.seats(&mut errors);
        let first_dealer = self.names.get(self.first_dealer).and_then(|name| clean_name(name).ok());
        if first_dealer.is_none() && errors.is_empty() {
            errors.push(FieldError::new("first_dealer", Text::new("opening-who-deals")));
        }
        let name = Some(self.name.as_str()).filter(|name| !name.trim().is_empty()).map(clean_name).transpose();
        let name = name.unwrap_or_else(|text| add_error(&mut errors, "name", text));
        let stake = Stake::document(&self.worth, &self.currency, &self.rate).unwrap_or_else(|mut wrong| {
            errors.append(&mut wrong);
            None
        });
        let rules = self.game.rules_document(&seats, &draft(&self.rules)).unwrap_or_else(|wrong| {
            let below = wrong.into_iter().map(|one| FieldError::new(format!("{RULES}{}", one.field), one.text));
            errors.extend(below);
            Node::empty()
        });
        if !errors.is_empty() {
            return Err(errors);
        }
        let text = |text: &str| Some(Node::from(text));
        let names = seats.names().iter().filter_map(|name| text(name)).collect();
        let fields = [
            ("format", text(FORMAT)),
            ("game", text(self.game.facts().id)),
            ("players", Some(Node::List(names))),
            ("rules", Some(rules)),
            ("first_dealer", first_dealer.map(Node::from)),
            ("name", name.map(Node::from)),
            ("played_for", stake),
            ("settled", Some(Node::from(self.settled.as_str())).filter(|_| !self.settled.is_empty())),
        ];
        Ok(Node::Map(fields.into_iter().filter_map(|(name, node)| Some((name.into(), node?))).collect()))
    }

    fn seats(&self, errors: &mut Vec<FieldError>) -> Seats {
        let mut names: Vec<String> = Vec::new();
        for (row, typed) in self.names.iter().enumerate().filter(|(_, typed)| !typed.trim().is_empty()) {
            let field = format!("players[{row}]");
            match clean_name(typed) {
                Ok(name) if names.contains(&name) => {
                    let twice = Text::new("document-players-twice").with("name", name.as_str());
                    errors.push(FieldError::new(field, twice));
                }
                Ok(name) => names.push(name),
                Err(text) => errors.push(FieldError::new(field, text)),
            }
        }
        let wrong = self.game.facts().wrong_players(self.count());
        errors.extend(wrong.map(|text| FieldError::new("players", text)));
        Seats::new(names)
    }
}

fn add_error(errors: &mut Vec<FieldError>, field: &str, text: Text) -> Option<String> {
    errors.push(FieldError::new(field, text));
    None
}

/// As many rows as the game can seat.
fn rows(game: &'static dyn AnyGame) -> usize {
    *game.facts().players.end()
}
