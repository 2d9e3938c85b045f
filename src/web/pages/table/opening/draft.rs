//! The form of a new table, and the session document that it makes.

use crate::games::draft::draft;
use crate::games::seats::clean_name;
use crate::games::stake::{COUNTERS, Stake};
use crate::games::{AnyGame, Choice, Field, FieldError, Node, Text};
use crate::session::FORMAT;
use crate::table::Table;
use crate::web::http::Inputs;
use crate::words::{Region, currencies};

/// The prefix of the inputs of house rules. Without it they could collide with other inputs.
pub const RULES: &str = "rules.";

/// The rule with the currency of a game for cash.
const CURRENCY: &str = "currency";

/// What a form for a new table shows.
pub struct Draft {
    pub game: &'static dyn AnyGame,
    /// The rows for names, including empty ones.
    pub names: Vec<String>,
    /// The inputs of the form, or those that it begins with.
    inputs: Inputs,
    /// The rules of the table to copy.
    pub rules_like: Option<Node>,
}

impl Draft {
    /// An empty form. Money defaults to the currency of the reader's region.
    pub fn new(game: &'static dyn AnyGame, region: Option<Region>) -> Self {
        let currency = currencies(region)[0];
        let mut draft = Self::typed(game, Inputs::default());
        draft.set("worth", "unit");
        draft.set("currency", currency);
        let is_currency = |field: &Field| matches!(field, Field::Line { name, .. } if name == CURRENCY);
        if region.is_some() && game.rules_form().iter().any(is_currency) {
            draft.set(&format!("{RULES}{CURRENCY}"), currency);
        }
        draft
    }

    /// Another table with the same players, rules and stake. The next player deals first.
    pub fn like(table: &Table, region: Option<Region>) -> Self {
        let opening = &table.history.opening;
        let mut draft = Self::typed(opening.game, Inputs::default());
        for (row, name) in draft.names.iter_mut().zip(table.replay.seats().names()) {
            row.clone_from(name);
        }
        draft.rules_like = Some(table.history.rules().clone());
        let usual = currencies(region)[0];
        let (worth, currency, rate) = match &table.stake {
            Stake::Unit => ("unit", usual, String::new()),
            Stake::Counters { rate } => (COUNTERS, usual, rate.normalize().to_string()),
            Stake::Money { currency, rate, .. } => ("money", currency.as_str(), rate.normalize().to_string()),
        };
        for (name, value) in [("worth", worth), ("currency", currency), ("rate", &rate)] {
            draft.set(name, value);
        }
        draft.set("first_dealer", &table.replay.position().next_dealer().index().to_string());
        draft.set("settled", opening.settled.map_or("", Choice::name));
        draft
    }

    /// The posted form.
    pub fn typed(game: &'static dyn AnyGame, inputs: Inputs) -> Self {
        let rows = *game.facts().players.end();
        let mut names: Vec<String> = inputs.all("players").take(rows).map(str::to_owned).collect();
        names.resize(rows, String::new());
        Self { game, names, inputs, rules_like: None }
    }

    /// The value of an input; empty without one.
    pub fn get(&self, name: &str) -> &str {
        self.inputs.get(name)
    }

    /// Adds an input that the form does not have yet.
    pub fn set(&mut self, name: &str, value: &str) {
        self.inputs.0.push((name.to_owned(), value.to_owned()));
    }

    /// The row of the first dealer.
    pub fn first_dealer(&self) -> usize {
        self.get("first_dealer").parse().unwrap_or_default()
    }

    /// The inputs of house rules, without their prefix.
    pub fn rules(&self) -> Vec<(String, String)> {
        let inputs = self.inputs.0.iter();
        inputs.filter_map(|(name, value)| Some((name.strip_prefix(RULES)?.to_owned(), value.clone()))).collect()
    }

    /// Applies a button of the form: `up-` moves the player of a row up, `add:` adds a name, and `partners` gives the first
    /// player another partner; a second time the third one.
    pub fn rearrange(&mut self, step: &str) {
        if step == "partners" {
            if let Some(others) = self.names.get_mut(1..4) {
                others.rotate_left(1);
            }
        } else if let Some(row) = step.strip_prefix("up-").and_then(|row| row.parse::<usize>().ok()) {
            if row > 0 && row < self.names.len() {
                self.names.swap(row, row - 1);
            }
        } else if let Some(name) = step.strip_prefix("add:")
            && let Some(empty) = self.names.iter_mut().find(|name| name.trim().is_empty())
        {
            name.clone_into(empty);
        }
    }

    /// The inputs to keep when another game is chosen: the players and the stake.
    pub fn kept(&self) -> Vec<(&'static str, String)> {
        let is_named = |name: &&String| !name.trim().is_empty();
        let players = self.names.iter().filter(is_named).map(|name| ("players", name.clone()));
        let before_dealer = self.names.iter().take(self.first_dealer()).filter(is_named).count();
        let others =
            ["name", "worth", "currency", "rate", "club", "zone"].map(|name| (name, self.get(name).to_owned()));
        players.chain([("first_dealer", before_dealer.to_string())]).chain(others).collect()
    }

    /// The number of parties that this many players make with the rules of the form.
    pub fn parties(&self, players: usize) -> usize {
        let typed = self.rules();
        let rules = match &self.rules_like {
            Some(rules) if typed.is_empty() => Some(rules.clone()),
            _ => self.game.rules_document(&draft(&typed)).ok(),
        };
        rules.and_then(|rules| self.game.open(&rules).ok()).map_or(players, |play| play.parties(players))
    }

    /// How many players are named.
    pub fn count(&self) -> usize {
        self.names.iter().filter(|name| !name.trim().is_empty()).count()
    }

    /// The session document.
    pub fn document(&self) -> Result<Node, Vec<FieldError>> {
        let mut errors = Vec::new();
        let names = self.checked_names(&mut errors);
        let first_dealer = self.names.get(self.first_dealer()).and_then(|name| clean_name(name).ok());
        if first_dealer.is_none() && errors.is_empty() {
            errors.push(FieldError::new("first_dealer", Text::new("opening-who-deals")));
        }
        let name = Some(self.get("name")).filter(|name| !name.trim().is_empty()).map(clean_name).transpose();
        let name = name.unwrap_or_else(|text| {
            errors.push(FieldError::new("name", text));
            None
        });
        let stake =
            Stake::document(self.get("worth"), self.get("currency"), self.get("rate")).unwrap_or_else(|mut wrong| {
                errors.append(&mut wrong);
                None
            });
        let rules = self.game.rules_document(&draft(&self.rules())).unwrap_or_else(|wrong| {
            errors
                .extend(wrong.into_iter().map(|error| FieldError::new(format!("{RULES}{}", error.field), error.text)));
            Node::empty()
        });
        if !errors.is_empty() {
            return Err(errors);
        }
        let text = |text: &str| Some(Node::from(text));
        let fields = [
            ("format", text(FORMAT)),
            ("game", text(self.game.facts().id)),
            ("players", Some(names.into_iter().map(Node::from).collect())),
            ("rules", Some(rules)),
            ("first_dealer", first_dealer.map(Node::from)),
            ("name", name.map(Node::from)),
            ("played_for", stake),
            ("settled", Some(self.get("settled")).filter(|settled| !settled.is_empty()).map(Node::from)),
        ];
        Ok(Node::Map(fields.into_iter().filter_map(|(name, node)| Some((name.into(), node?))).collect()))
    }

    fn checked_names(&self, errors: &mut Vec<FieldError>) -> Vec<String> {
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
        names
    }
}
