//! Reading the session document.

use super::FORMAT;
use super::replay::Replay;
use crate::games::any::AnyGame;
use crate::games::fields::{Complaint, Fields, Source};
use crate::games::game::Measure;
use crate::games::node::Node;
use crate::games::seats::{Seats, clean_name};
use crate::games::text::{Arg, Text};
use crate::games::{GAMES, find};
use crate::ledger::Seat;
use crate::words::Words;

/// One table as a document tells it.
pub struct Session {
    /// The game.
    pub game: &'static dyn AnyGame,
    /// Who sits where.
    pub seats: Seats,
    /// The rules as they were given: what differs from the defaults.
    pub rules: Node,
    /// Who deals the first hand.
    pub first_dealer: Seat,
    /// The hands, in order.
    pub hands: Vec<Node>,
    /// Rules that hold from a later hand on, in order.
    pub rule_changes: Vec<RuleChange>,
    /// What the table is called, where somebody named it.
    pub name: Option<String>,
    /// What it is played for, where more than the game's own unit: currency and rate.
    pub played_for: Option<Node>,
    /// Whether the table is closed, its pots shared.
    pub closed: bool,
    /// Who entered and changed what, and when, in an export.
    pub history: Option<Node>,
}

/// Rules that hold from a hand on.
#[derive(Clone, Debug)]
pub struct RuleChange {
    /// The first hand that is played by them.
    pub from: u32,
    /// The rules, all that differ from the defaults.
    pub rules: Node,
}

/// What is wrong with a document, and where.
#[derive(Clone, Debug)]
pub struct Wrong {
    /// The hand's number; 0 for the document itself.
    pub hand: u32,
    /// Everything wrong with it, first things first.
    pub complaints: Vec<Complaint>,
    /// The players, for the words.
    pub seats: Seats,
}

impl Wrong {
    fn document(complaints: Vec<Complaint>) -> Self {
        Self { hand: 0, complaints, seats: Seats::new(Vec::new()) }
    }

    /// The first complaint, which is the one reported.
    #[must_use]
    pub fn first(&self) -> Complaint {
        self.complaints.first().cloned().unwrap_or_else(|| Complaint::new("", Text::new("field-map")))
    }

    /// The first complaint in words: the hand, the field and the sentence.
    #[must_use]
    pub fn said(&self, words: Words) -> (u32, String, String) {
        let Complaint { field, text } = self.first();
        // Complaints count in wholes and halves, never in the table's unit, so any measure reads them.
        let measure = Measure::paid("points");
        (self.hand, field, words.at_table(&self.seats, &measure).say(&text))
    }
}

impl Session {
    /// Reads a document; its hands are not played yet.
    ///
    /// # Errors
    /// What is wrong with format, game, players, rules or first dealer.
    pub fn read(mut document: Node) -> Result<Self, Wrong> {
        let hands = document.remove("hands");
        let history = document.remove("history");
        if let Some(twice) = ["hands", "history"].into_iter().find(|name| document.get(name).is_some()) {
            return Err(Wrong::document(vec![Complaint::new(twice, Text::new("field-twice"))]));
        }
        let nobody = Seats::new(Vec::new());
        let mut fields = Fields::new(&document, Source::Document, &nobody, None);
        let read = read_head(&mut fields);
        let (game, names, rules, first_dealer, more) = fields.finish(read).map_err(Wrong::document)?;
        let seats = Seats::new(names);
        let (rules, first_dealer) = (rules.cloned().unwrap_or_else(Node::empty), first_dealer.map(str::to_owned));
        let (rule_changes, name, played_for, closed) = more;
        let wrong = |complaint| Wrong { hand: 0, complaints: vec![complaint], seats: seats.clone() };

        let first_dealer = match first_dealer {
            None => Seat(0),
            Some(name) => seats.named(&name).map_err(|text| wrong(Complaint::new("first_dealer", text)))?,
        };
        // Rules that hold only from a later hand on are asked for now: that hand could not be played by wrong ones.
        for change in &rule_changes {
            game.open(&seats, &change.rules).map_err(|complaints| Wrong {
                hand: 0,
                complaints: within("rule_changes", complaints),
                seats: seats.clone(),
            })?;
        }
        let hands = match hands {
            None => Vec::new(),
            Some(Node::List(hands)) => hands,
            Some(_) => return Err(wrong(Complaint::new("hands", Text::new("field-list")))),
        };
        let (name, played_for) = (name.map(str::to_owned), played_for.cloned());
        Ok(Self { game, seats, rules, first_dealer, hands, rule_changes, name, played_for, closed, history })
    }

    /// Plays all hands, as far as they can be played.
    ///
    /// # Errors
    /// What is wrong with the rules; what is wrong with a hand is in the replay.
    pub fn replay(&self) -> Result<Replay, Wrong> {
        self.replay_each(|_| ())
    }

    /// Plays all hands, and shows the table as it is after each.
    ///
    /// # Errors
    /// As [`Session::replay`].
    pub fn replay_each(&self, played: impl FnMut(&Replay)) -> Result<Replay, Wrong> {
        let mut replay = self.play(u32::MAX, played)?;
        if self.closed && replay.stopped().is_none() {
            replay.close();
        }
        Ok(replay)
    }

    /// Plays the hands before the one of a number: the table as it was when that hand was dealt.
    ///
    /// # Errors
    /// As [`Session::replay`].
    pub fn replay_before(&self, number: u32) -> Result<Replay, Wrong> {
        self.play(number, |_| ())
    }

    fn play(&self, before: u32, mut played: impl FnMut(&Replay)) -> Result<Replay, Wrong> {
        let wrong = |complaints: Vec<Complaint>| Wrong { hand: 0, complaints, seats: self.seats.clone() };
        let mut replay = Replay::open(self.game, &self.seats, &self.rules, self.first_dealer)
            .map_err(|complaints| wrong(within("rules", complaints)))?;
        replay.reserve(self.hands.len().min(before.try_into().unwrap_or(usize::MAX)));
        // What was changed later counts: a change that was to hold from the same hand or a later one is overtaken.
        let mut changes: Vec<&RuleChange> = Vec::new();
        for change in &self.rule_changes {
            while changes.pop_if(|earlier| earlier.from >= change.from).is_some() {}
            changes.push(change);
        }
        let mut changes = changes.into_iter().peekable();
        for (hand, here) in self.hands.iter().map(Some).chain([None]).zip(1_u32..) {
            while let Some(change) = changes.next_if(|change| change.from <= here) {
                replay.change_rules(&change.rules).map_err(|complaints| wrong(within("rule_changes", complaints)))?;
            }
            let Some(hand) = hand.filter(|_| here < before) else { break };
            if let Err(complaints) = replay.play(hand) {
                replay.stop(Wrong { hand: here, complaints, seats: self.seats.clone() });
                break;
            }
            played(&replay);
        }
        Ok(replay)
    }
}

/// Puts the paths of complaints below a field.
fn within(field: &str, complaints: Vec<Complaint>) -> Vec<Complaint> {
    let below = |path: &str| if path.is_empty() { field.to_owned() } else { format!("{field}.{path}") };
    complaints.into_iter().map(|complaint| Complaint::new(below(&complaint.field), complaint.text)).collect()
}

type Head<'a> = (
    &'static dyn AnyGame,
    Vec<String>,
    Option<&'a Node>,
    Option<&'a str>,
    (Vec<RuleChange>, Option<&'a str>, Option<&'a Node>, bool),
);

fn read_head<'a>(fields: &mut Fields<'a>) -> Option<Head<'a>> {
    let format = fields.raw("format");
    if format.and_then(Node::as_text) != Some(FORMAT) {
        fields.complain("format", Text::new("document-format").with("format", FORMAT));
    }
    let game = read_game(fields);
    let names = read_names(fields, game);
    let rules = fields.raw("rules");
    let first_dealer = fields.optional_text("first_dealer");
    let changes = fields.maps("rule_changes", |change| {
        let from = change.count("from", 1, 1_000_000);
        let rules = change.raw("rules").cloned().unwrap_or_else(Node::empty);
        Some(RuleChange { from: u32::try_from(from?).ok()?, rules })
    });
    let name = fields.optional_text("name");
    if let Some(Err(text)) = name.map(clean_name) {
        fields.complain("name", text);
    }
    let played_for = fields.raw("played_for");
    let closed = fields.flag("closed");
    Some((game?, names?, rules, first_dealer, (changes, name, played_for, closed)))
}

fn read_game(fields: &mut Fields<'_>) -> Option<&'static dyn AnyGame> {
    let node = fields.raw("game");
    let game = node.and_then(Node::as_text).and_then(find);
    if game.is_none() {
        let all = GAMES.iter().map(|game| game.facts().id).collect::<Vec<_>>().join(", ");
        fields.complain("game", Text::new("field-choice").with("allowed", Arg::Verbatim(all)));
    }
    game
}

fn read_names(fields: &mut Fields<'_>, game: Option<&'static dyn AnyGame>) -> Option<Vec<String>> {
    let Some(Node::List(items)) = fields.raw("players") else {
        fields.complain("players", Text::new("document-players"));
        return None;
    };
    let mut names: Vec<String> = Vec::with_capacity(items.len());
    for item in items {
        match item.as_text().map(clean_name) {
            Some(Ok(name)) if names.contains(&name) => {
                fields.complain("players", Text::new("document-players-twice").with("name", name.as_str()));
            }
            Some(Ok(name)) => names.push(name),
            Some(Err(text)) => fields.complain("players", text),
            None => fields.complain("players", Text::new("document-players")),
        }
    }
    if let Some(text) = game?.facts().wrong_players(items.len()) {
        fields.complain("players", text);
    }
    Some(names)
}
