//! The form of a new table, and the session document that it makes.

use rust_decimal::Decimal;

use crate::document::{Choice, FieldError, Message, Seats, Value, form_value::draft, name::alike, seats::clean_name};
use crate::games::stake::{COUNTERS, Stake};
use crate::games::unit::POINTS;
use crate::games::{AnyGame, Field};
use crate::i18n::{Language, Localizer, Region, currencies, number};
use crate::ledger::Seat;
use crate::session::FORMAT;
use crate::table::Table;
use crate::web::http::Inputs;

/// The prefix of the inputs of house rules. Without it they could collide with other inputs.
pub const RULES: &str = "rules.";

/// The rule with the currency of a game for cash.
const CURRENCY: &str = "currency";

/// The number of players of a scoring card, if the game can have so many.
const USUAL_PLAYERS: usize = 4;

/// What a form for a new table shows.
pub struct Draft {
    pub game: &'static dyn AnyGame,
    /// The rows for names, including empty ones.
    pub names: Vec<String>,
    /// The inputs of the form, or those that it begins with.
    inputs: Inputs,
    /// The language of the numbers.
    pub lang: Language,
    /// The rules of the table to copy.
    pub rules_like: Option<Value>,
}

/// The players of a table who play another one, without those who have left the club.
pub fn playing_again(seats: &Seats, left: &[String]) -> Vec<Seat> {
    seats.all().filter(|seat| !left.iter().any(|name| name == seats.name(*seat))).collect()
}

/// The inputs of a form that show what a table is played for.
pub fn stake_inputs(table: &Table, localizer: Localizer, region: Option<Region>) -> Vec<(String, String)> {
    let usual = currencies(region)[0];
    let written = |rate: &Decimal| number(localizer.language, &rate.normalize().to_string());
    let (worth, currency, rate) = match &table.stake {
        Stake::Unit => ("unit", usual, String::new()),
        Stake::Counters { rate, .. } => (COUNTERS, usual, written(rate)),
        Stake::Money { currency, rate, .. } => ("money", currency.as_str(), written(rate)),
    };
    let per = table.stake.per().map_or("", Choice::name);
    let inputs = [("worth", worth), ("currency", currency), ("rate", &rate), ("per", per)];
    inputs.map(|(name, value)| (name.to_owned(), value.to_owned())).to_vec()
}

impl Draft {
    /// An empty form. Money defaults to the currency of the reader's region.
    pub fn new(game: &'static dyn AnyGame, localizer: Localizer, region: Option<Region>) -> Self {
        let currency = currencies(region)[0];
        let mut draft = Self::typed(game, Inputs::default(), localizer);
        draft.set("worth", "unit");
        draft.set("currency", currency);
        let is_currency = |field: &Field| matches!(field, Field::Line { name, .. } if name == CURRENCY);
        if region.is_some() && game.rules_form().iter().any(is_currency) {
            draft.set(&format!("{RULES}{CURRENCY}"), currency);
        }
        draft
    }

    /// Another table with the same players, rules and stake, without those who have left the club. The next player deals first.
    pub fn like(table: &Table, left: &[String], localizer: Localizer, region: Option<Region>) -> Self {
        let opening = &table.history.opening;
        let mut draft = Self::typed(opening.game, Inputs::default(), localizer);
        let (seats, next) = (table.replay.seats(), table.replay.position().next_dealer());
        let players = playing_again(seats, left);
        let dealer = seats.round_from(next).find_map(|seat| players.iter().position(|player| *player == seat));
        for (row, seat) in draft.names.iter_mut().zip(&players) {
            seats.name(*seat).clone_into(row);
        }
        draft.rules_like = Some(table.history.rules().clone());
        draft.inputs.0.extend(stake_inputs(table, localizer, region));
        if opening.game.info().is_any_other {
            draft.set("name", opening.name.as_deref().unwrap_or_default());
        }
        draft.set("first_dealer", &dealer.unwrap_or_default().to_string());
        draft.set("settled", opening.settled.map_or("", Choice::name));
        draft
    }

    /// The posted form.
    pub fn typed(game: &'static dyn AnyGame, inputs: Inputs, localizer: Localizer) -> Self {
        let rows = *game.info().players.end();
        let mut names: Vec<String> = inputs.all("players").take(rows).map(str::to_owned).collect();
        names.resize(rows, String::new());
        let lang = inputs.language(localizer);
        Self { game, names, inputs, lang, rules_like: None }
    }

    /// The value of an input; empty without one.
    pub fn get(&self, name: &str) -> &str {
        self.inputs.get(name)
    }

    pub fn inputs(&self) -> &Inputs {
        &self.inputs
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

    /// Applies a button of the form: `up-2` moves the player in row 2 up, `toggle:Ana` adds Ana, or removes her, and `partners`
    /// gives the first player another partner; a second time the third one.
    pub fn rearrange(&mut self, step: &str) {
        if step == "partners" {
            if let Some(others) = self.names.get_mut(1..4) {
                others.rotate_left(1);
            }
        } else if let Some(row) = step.strip_prefix("up-").and_then(|row| row.parse::<usize>().ok()) {
            if row > 0 && row < self.names.len() {
                self.names.swap(row, row - 1);
            }
        } else if let Some(name) = step.strip_prefix("toggle:") {
            if let Some(row) = self.names.iter_mut().find(|row| *row == name) {
                row.clear();
            } else if let Some(empty) = self.names.iter_mut().find(|row| row.trim().is_empty()) {
                name.clone_into(empty);
            }
        }
    }

    /// The inputs to keep when another game is chosen: the players and the stake.
    pub fn kept(&self) -> Vec<(&'static str, String)> {
        let is_named = |name: &&String| !name.trim().is_empty();
        let players = self.names.iter().filter(is_named).map(|name| ("players", name.clone()));
        let before_dealer = self.names.iter().take(self.first_dealer()).filter(is_named).count();
        let others = ["name", "worth", "per", "currency", "rate", "lang", "club", "zone"]
            .map(|name| (name, self.get(name).to_owned()));
        players.chain([("first_dealer", before_dealer.to_string())]).chain(others).collect()
    }

    /// The number of parties that this many players make with the rules of the form.
    pub fn parties(&self, players: usize) -> usize {
        let typed = self.rules();
        let rules = match &self.rules_like {
            Some(rules) if typed.is_empty() => Some(rules.clone()),
            _ => self.game.rules_document(&draft(&typed), self.lang.notation()).ok(),
        };
        rules.and_then(|rules| self.game.open(&rules).ok()).map_or(players, |play| play.parties(players))
    }

    /// How many players are named.
    pub fn count(&self) -> usize {
        self.names.iter().filter(|name| !name.trim().is_empty()).count()
    }

    /// The session document.
    pub fn document(&self) -> Result<Value, Vec<FieldError>> {
        let (mut errors, notation) = (Vec::new(), self.lang.notation());
        let names = self.checked_names(&mut errors);
        let first_dealer = self.names.get(self.first_dealer()).and_then(|name| clean_name(name).ok());
        if first_dealer.is_none() && errors.is_empty() {
            errors.push(FieldError::new("first_dealer", Message::new("opening-who-deals")));
        }
        let name = Some(self.get("name")).filter(|name| !name.trim().is_empty()).map(clean_name).transpose();
        let name = name.unwrap_or_else(|text| {
            errors.push(FieldError::new("name", text));
            None
        });
        let rules = self.rules_document();
        let usual = Value::empty();
        let play = self.game.open(rules.as_ref().unwrap_or(&usual)).or_else(|_| self.game.open(&usual));
        let unit = play.map_or(&POINTS, |play| play.measure().unit);
        let stake = Stake::document(|name| self.get(name), (unit, notation));
        let stake = stake.unwrap_or_else(|mut wrong| {
            errors.append(&mut wrong);
            None
        });
        let rules = rules.unwrap_or_else(|mut wrong| {
            errors.append(&mut wrong);
            Value::empty()
        });
        if !errors.is_empty() {
            return Err(errors);
        }
        let text = |text: &str| Some(Value::from(text));
        let fields = [
            ("format", text(FORMAT)),
            ("game", text(self.game.info().id)),
            ("players", Some(names.into_iter().map(Value::from).collect())),
            ("rules", Some(rules)),
            ("first_dealer", first_dealer.map(Value::from)),
            ("name", name.map(Value::from)),
            ("played_for", stake),
            ("settled", Some(self.get("settled")).filter(|settled| !settled.is_empty()).map(Value::from)),
        ];
        Ok(Value::Map(fields.into_iter().filter_map(|(name, value)| Some((name.into(), value?))).collect()))
    }

    /// The rules, with errors in the names of their inputs.
    pub fn rules_document(&self) -> Result<Value, Vec<FieldError>> {
        let input = |error: FieldError| FieldError::new(format!("{RULES}{}", error.field), error.text);
        let rules = self.game.rules_document(&draft(&self.rules()), self.lang.notation());
        rules.map_err(|errors| errors.into_iter().map(input).collect())
    }

    /// The players whose game the scoring card explains: those of the form if they can play, and otherwise some of these names.
    pub fn players_of_card(&self, rules: &Value, usual: &str) -> Vec<String> {
        let (info, play) = (self.game.info(), self.game.open(rules).ok());
        let fits = |count: usize| play.as_ref().is_some_and(|play| play.misfit(count).is_none());
        let mut errors = Vec::new();
        let names = self.checked_names(&mut errors);
        if errors.is_empty() && fits(names.len()) {
            return names;
        }
        let count = USUAL_PLAYERS.clamp(*info.players.start(), info.most_active);
        usual.split(", ").take(count).map(str::to_owned).collect()
    }

    /// Whether the players are too few or too many for the game.
    pub fn has_wrong_players(&self) -> bool {
        self.game.info().wrong_players(self.count()).is_some()
    }

    fn checked_names(&self, errors: &mut Vec<FieldError>) -> Vec<String> {
        let mut names: Vec<String> = Vec::new();
        for (row, typed) in self.names.iter().enumerate().filter(|(_, typed)| !typed.trim().is_empty()) {
            let field = format!("players[{row}]");
            match clean_name(typed) {
                Ok(name) => match names.iter().find(|known| alike(known, &name)) {
                    Some(known) => {
                        let twice = Message::new("document-players-twice").with("name", known.as_str());
                        errors.push(FieldError::new(field, twice));
                    }
                    None => names.push(name),
                },
                Err(text) => errors.push(FieldError::new(field, text)),
            }
        }
        let wrong = self.game.info().wrong_players(self.count());
        errors.extend(wrong.map(|text| FieldError::new("players", text)));
        names
    }
}
