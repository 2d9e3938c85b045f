//! The ten games: players, a hand, and how to enter it on a phone.

use crate::prelude::*;

/// A step on the entry form.
pub enum Step {
    /// Taps an answer: the field and its value.
    Answer(&'static str, &'static str),
    /// Types a number into a field, on the pad if there is one.
    Number(&'static str, &'static str),
    /// Adds one to a counted number, with its + or in its cell.
    Count(&'static str),
    /// Opens a folded panel, from 1.
    Unfold(usize),
}

use Step::{Answer, Count, Number, Unfold};

/// A game, and a hand of it.
pub struct Game {
    pub id: &'static str,
    pub players: &'static [&'static str],
    /// Whether a hand is entered by one tap on the loser, on the live table.
    pub quick: bool,
    pub hand: &'static [Step],
    /// Part of the sentence that describes the hand.
    pub sentence: &'static str,
    /// The answers that differ in the corrected hand.
    pub correction: &'static [Step],
    /// The required number of taps from the live table to the saved hand, if there is one.
    pub taps: Option<usize>,
}

const FOUR: &[&str] = &["Ana", "Bruno", "Carla", "Dimitri"];
const THREE: &[&str] = &["Ana", "Bruno", "Carla"];
const TWO: &[&str] = &["Ana", "Bruno"];

/// What most games have in common.
const COMMON: Game =
    Game { id: "", players: FOUR, quick: false, hand: &[], sentence: "Ana", correction: &[], taps: Some(5) };

pub const TAROT: Game = Game {
    id: "tarot",
    hand: &[Answer("taker+bid", "p1+garde"), Answer("bouts", "2"), Number("points", "49")],
    sentence: "Ana makes garde by 8",
    correction: &[Number("points", "48")],
    taps: Some(6),
    ..COMMON
};

pub const TAROT_OF_FIVE: Game = Game {
    players: &["Ana", "Bruno", "Carla", "Dimitri", "Élodie"],
    hand: &[Answer("taker+bid", "p1+garde"), Answer("partner", "p3"), Answer("bouts", "2"), Number("points", "49")],
    sentence: "Ana and Carla make garde by 8",
    taps: Some(7),
    ..TAROT
};

pub const SOLO_WHIST: Game = Game {
    id: "solo_whist",
    hand: &[Answer("bid", "solo"), Answer("soloist", "p1"), Answer("tricks", "6")],
    correction: &[Answer("tricks", "4")],
    ..COMMON
};

pub const TRESILLO: Game = Game {
    id: "tresillo",
    players: THREE,
    hand: &[Answer("hombre+bid", "p1+juego"), Answer("outcome+codillo", "sacado")],
    correction: &[Answer("outcome+codillo", "repuesto")],
    taps: Some(4),
    ..COMMON
};

pub const LOMBRE: Game = Game {
    id: "lombre",
    players: THREE,
    hand: &[
        Answer("hombre", "p1"),
        Number("exchanged[p1]", "4"),
        Number("exchanged[p2]", "5"),
        Number("exchanged[p3]", "4"),
        Answer("outcome+codillo", "sacado"),
    ],
    correction: &[Answer("outcome+codillo", "repuesto")],
    taps: Some(7),
    ..COMMON
};

pub const BURRO: Game = Game {
    id: "burro",
    players: THREE,
    quick: true,
    hand: &[Answer("loser", "p1")],
    correction: &[Answer("loser", "p3")],
    taps: Some(1),
    ..COMMON
};

pub const VRIDDIOT: Game = Game { id: "vriddiot", ..BURRO };

pub const VIDRASSO: Game = Game {
    id: "vidrasso",
    players: TWO,
    hand: &[Number("points[p1]", "105")],
    correction: &[Number("points[p1]", "85"), Number("points[p2]", "95")],
    ..COMMON
};

pub const BASSADEWITZ: Game = Game {
    id: "bassadewitz",
    hand: &[Answer("places[p1]", "1"), Answer("places[p2]", "2"), Answer("places[p3]", "3")],
    correction: &[Answer("places[p1]", "2"), Answer("places[p2]", "1")],
    ..COMMON
};

pub const CASITA_ROBADA: Game = Game {
    id: "casita_robada",
    players: TWO,
    hand: &[Number("cards[p1]", "24")],
    correction: &[Number("cards[p1]", "22"), Number("cards[p2]", "18")],
    taps: Some(4),
    ..COMMON
};

pub const FREE: Game = Game {
    id: "free",
    players: THREE,
    hand: &[Number("scores[p1]", "1200"), Number("scores[p2]", "45"), Number("scores[p3]", "7")],
    correction: &[Number("scores[p3]", "8")],
    taps: None,
    ..COMMON
};

/// The answers of a hand of tarot.
pub const fn tarot(taker_and_bid: &'static str, bouts: &'static str, points: &'static str) -> [Step; 3] {
    [Answer("taker+bid", taker_and_bid), Answer("bouts", bouts), Number("points", points)]
}

pub const BRUNO: &[Step] = &tarot("p2+petite", "1", "51");
pub const CARLA: &[Step] = &tarot("p3+garde", "3", "46");
pub const DIMITRI: &[Step] = &tarot("p4+petite", "1", "51");

/// Every game once.
pub const GAMES: &[&Game] =
    &[&TAROT, &SOLO_WHIST, &TRESILLO, &LOMBRE, &BURRO, &VRIDDIOT, &VIDRASSO, &BASSADEWITZ, &CASITA_ROBADA, &FREE];

impl Phone {
    /// Opens a table, stays on its page and returns its path.
    pub async fn open_table(&self, game: &Game) -> String {
        self.open_table_of(game.id, game.players).await
    }

    /// Does the same with a game's identifier and names.
    pub async fn open_table_of(&self, game: &str, players: &[&str]) -> String {
        self.open_table_with(game, players, &[]).await
    }

    /// Does the same with house rules.
    pub async fn open_table_with(&self, game: &str, players: &[&str], rules: &[(&str, &str)]) -> String {
        self.goto(&format!("/tables/new?game={game}&name=")).await;
        if self.scripts && self.browser == Browser::Chromium {
            // If a navigation interrupts the creation of a database, Chromium never opens that database again.
            self.settle("shared.storedHands().then(() => done(true))").await;
        }
        // A script fills in the form, because typing and tapping take seconds, and most tests begin here.
        let open =
            "document.querySelectorAll('[name=players]').forEach((one, seat) => one.value = arguments[0][seat] ?? '');
            for (const [rule, value] of arguments[1]) {
                const inputs = [...document.querySelectorAll(`[name='rules.${rule}']`)];
                const answer = inputs.find((one) => one.type === 'radio' && one.value === value);
                if (answer) answer.click(); else inputs[0].value = value;
            }
            document.querySelector('.dock .primary').click()";
        self.run_with(open, vec![json!(players), json!(rules)]).await;
        self.await_path("/t/").await
    }

    /// Types the names of the players of a new table, in order.
    pub async fn seat(&self, players: &[&str]) {
        for (row, name) in players.iter().enumerate() {
            let field = format!("[id=\"f-players[{row}]\"]");
            if self.sees(&format!("details:not([open]) {field}")).await {
                self.tap("summary:has(+ .seats)").await;
            }
            self.type_into(&field, name).await;
        }
    }

    /// Enters a hand from the live table, with every touch that this takes.
    pub async fn enter(&self, game: &Game, hand: &[Step]) {
        if game.quick {
            // The page ignores a tap shortly after it appeared, because a trembling finger may have caused it.
            sleep(Duration::from_millis(600)).await;
            for step in hand {
                if let Answer(name, value) = step {
                    self.tap(&format!("button[name=\"{name}\"][value=\"{value}\"]")).await;
                }
            }
            return;
        }
        self.tap("#dock a.primary").await;
        self.fill_in_and_save(hand).await;
    }

    /// Fills in the entry form, which must be open.
    pub async fn fill_in(&self, hand: &[Step]) {
        for step in hand {
            self.take(step).await;
        }
    }

    /// Fills in the entry form and saves the hand.
    pub async fn fill_in_and_save(&self, hand: &[Step]) {
        self.fill_in(hand).await;
        self.save().await;
    }

    /// Carries out a step on the entry form.
    pub async fn take(&self, step: &Step) {
        match step {
            Answer(name, value) => self.choose(name, value).await,
            Number(name, number) if self.scripts => {
                let field = format!("[name=\"{name}\"]");
                self.wait_for(&format!("return !!document.querySelector('{field}')")).await;
                // The pad writes into the current field, so any other field is tapped first.
                let pad = format!(
                    "const input = document.querySelector('[name=\"{name}\"]');
                    const pad = input.closest('[data-pad]');
                    if (!pad) return [input.matches('.current'), `[id='${{input.dataset.keys}}']`];
                    const cell = pad.querySelector('.figure.current') ?? pad.querySelector('.figure');
                    return [cell.name === '{name}', pad.querySelector('[data-key]') ? '[data-pad]' : '.dock']"
                );
                let pad = self.run(&pad).await;
                if pad[0] != true {
                    self.tap(&field).await;
                }
                if let Some(keys) = pad[1].as_str().filter(|keys| keys.starts_with("[id=")) {
                    // A key for each value.
                    return self.tap(&format!("{keys} [data-value=\"{number}\"]")).await;
                }
                let keys = if pad[1] == "[data-pad]" { format!("[data-pad]:has({field})") } else { ".dock".to_owned() };
                for digit in number.chars() {
                    self.tap(&format!("{keys} [data-key=\"{digit}\"]")).await;
                }
            }
            Count(name) => {
                let cell = format!(".count:has([name=\"{name}\"])");
                let is_cell = self.sees(&cell).await;
                let more = format!(".steps:has([name=\"{name}\"]) [data-by='1']");
                self.tap(if is_cell { &cell } else { &more }).await;
            }
            Unfold(fold) => self.tap(&format!("#hand > .folds > .extras:nth-of-type({fold}) > summary")).await,
            Number(name, number) => self.type_into(&format!("[name=\"{name}\"]"), number).await,
        }
    }
}
