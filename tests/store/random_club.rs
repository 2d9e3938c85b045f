//! A club that executes random commands. People are added, renamed, merged and separated. Tables of several games are opened,
//! played, corrected, closed, reopened, deleted and restored. Debts are paid, and payments are withdrawn. Impossible commands
//! are refused, and the club goes on.

use std::fmt::Debug;

use tanto::club::{PaymentId, PersonChange, SentPayment};
use tanto::document::Format;
use tanto::table::OpenedTable;

use crate::prelude::*;
use crate::random_hand::{GAMES, Rng, hand};

/// The number of commands that are tried in a club.
pub const COMMANDS: u64 = 60;

const NAMES: [&str; 9] = ["Ana", "Bo", "Chloé", "Dag", "Eve", "Finn", "Gro", "Åse", "Ivo"];

/// The games that are played on sheets, in small letters.
pub const SHEETS: [&str; 2] = ["hearts", "rummy"];

/// A club that executes random commands.
pub struct Scene<'a> {
    service: &'a Service,
    pub club: ClubId,
    seed: u64,
    rng: Rng,
    /// The number of commands that were tried.
    tried: u64,
    /// The number of commands that were refused.
    pub refused: u64,
}

/// Creates a club and executes random commands in it, which depend only on the seed.
pub fn random_club(service: &Service, seed: u64) -> Scene<'_> {
    let zone = ["UTC", "Europe/Lisbon", "Asia/Kolkata"][usize::try_from(seed % 3).unwrap()];
    let meta = CommandMeta::new(format!("club {seed}"), NOON);
    let club = service.create_club(None, Some(zone), &meta).unwrap().id;
    let mut scene = Scene { service, club, seed, rng: Rng::new(seed), tried: 0, refused: 0 };
    while scene.tried < COMMANDS {
        scene.execute_any();
    }
    scene
}

impl Scene<'_> {
    fn state(&self) -> Club {
        (*self.sure(self.service.load(self.club))).clone()
    }

    /// Unwraps a result that must not be an error.
    fn sure<T, E: Debug>(&self, result: Result<T, E>) -> T {
        result.unwrap_or_else(|error| panic!("TANTO_TEST_SEED={}: {error:?}", self.seed))
    }

    /// The metadata of the next command, with a key of its own.
    fn meta(&mut self) -> CommandMeta {
        self.tried += 1;
        let key = format!("command {} of {}", self.tried, self.seed);
        CommandMeta::new(key, NOON + i64::try_from(self.tried).unwrap() * 3_600_000)
    }

    fn execute_any(&mut self) {
        let all = self.service.store.tables_of_club(self.club, &TableFilter::default()).unwrap();
        if all.is_empty() {
            return self.open();
        }
        let open: Vec<_> = all.iter().filter(|table| !table.summary.closed).collect();
        let any = open.is_empty() || self.rng.below(5) == 0;
        let at = if any { self.rng.pick(&all).id } else { self.rng.pick(&open).id };
        match self.rng.below(43) {
            0..=3 => self.open(),
            4..=19 => self.play(at),
            20 => self.execute(at, TableCommand::Close),
            21 => self.execute(at, TableCommand::Reopen),
            22 | 23 => self.change_seat(at),
            24 | 25 => self.pay_at(at),
            26..=29 => self.pay(),
            30 => self.withdraw_payment(),
            31..=33 => self.change_person(),
            34 | 35 => {
                let (person, into) = (self.person(), self.person().to_string());
                self.execute_for_club(ClubCommand::Merge { person, into });
            }
            36 => self.unmerge(),
            37 => self.execute_for_club(ClubCommand::AddPerson { name: NAMES[8].to_owned(), guest: true }),
            38 => {
                let person = self.person();
                self.execute_for_club(ClubCommand::DeletePerson(person));
            }
            39 => self.delete_table(at),
            40 | 41 => self.restore_table(),
            _ => {
                let zone = *self.rng.pick(&["UTC", "Europe/Oslo", "America/New_York"]);
                self.execute_for_club(ClubCommand::Change { name: None, zone: Some(zone.to_owned()) });
            }
        }
        // Most evenings end.
        if self.rng.below(6) == 0 {
            self.execute(at, TableCommand::Close);
        }
    }

    /// Opens a table. Some have hands, some are from another day, and some are closed at once.
    fn open(&mut self) {
        let game = self.rng.pick(GAMES);
        let mut names: Vec<&str> = NAMES.to_vec();
        let count = game.least + self.rng.below(game.most - game.least + 1);
        let players: Vec<&str> = (0..count).map(|_| names.remove(self.rng.below(names.len()))).collect();
        let mut document = document(game.id, &players);
        document["first_dealer"] = json!(self.rng.pick(&players));
        let played_for = self.stake(game.id);
        if !played_for.is_null() && game.id != "solo_whist" {
            document["played_for"] = played_for;
        }
        if let Some(settled) = self.rng.pick(&[None, None, Some("at_close"), Some("each_hand")]) {
            document["settled"] = json!(settled);
        }
        if game.id == "free"
            && let Some(name) = self.rng.pick(&[None, Some("Hearts"), Some("hearts"), Some("Rummy")])
        {
            document["name"] = json!(name);
        }
        if game.id == "bassadewitz" && self.rng.below(2) == 0 {
            document["rules"] = json!({"scoring": "chips"});
        }
        if self.rng.below(3) == 0 {
            let day = 1 + self.rng.below(28);
            document["opened_at"] = json!(format!("2026-0{}-{day:02}T23:30:00+02:00", 1 + day % 9));
        }
        let players: Vec<String> = players.into_iter().map(str::to_owned).collect();
        let hands: Vec<Value> = (0..self.rng.below(4)).map(|_| hand(&mut self.rng, game.id, &players)).collect();
        document["hands"] = json!(hands);
        document["closed"] = json!(self.rng.below(4) == 0);
        let meta = self.meta();
        let opened = OpenedTable::read(node(&document), meta.at);
        match opened.and_then(|opened| self.service.create_in(Some(self.club), &opened, None, &meta)) {
            Ok(_) => {}
            // A hand is invalid, or two names mean one person.
            Err(CommandError::Fields(_)) => self.refused += 1,
            Err(error) => panic!("TANTO_TEST_SEED={}: {error:?}", self.seed),
        }
    }

    /// What a game is played for; null for its own unit. Some games are played for so much a game.
    fn stake(&mut self, game: &str) -> Value {
        let ends = ["burro", "vidrasso", "bassadewitz"].contains(&game);
        let (is_per_game, is_money) = (ends && self.rng.below(2) == 0, self.rng.below(3) > 0);
        let rate = match (is_per_game, is_money) {
            (true, true) => Some(*self.rng.pick(&["0.05", "2"])),
            (true, false) => Some("1"),
            (false, _) => *self.rng.pick(&[None, Some("0.10"), Some("0.005"), Some("0.333")]),
        };
        let Some(rate) = rate else { return Value::Null };
        let mut stake = json!({ "rate": rate });
        if is_money {
            stake["currency"] = json!("EUR");
        }
        if is_per_game {
            stake["per"] = json!("game");
        }
        stake
    }

    /// Changes what a table is played for, also after its end.
    fn change_stake(&mut self, id: TableId) {
        let game = self.sure(self.service.load(id)).replay.info().id;
        let stake = self.stake(game);
        let played_for = (!stake.is_null()).then(|| node(&stake));
        self.execute(id, TableCommand::ChangeStake { played_for });
    }

    /// Executes a command at a table. It may be refused. If not, the table must equal the one rebuilt from its log.
    #[expect(clippy::needless_pass_by_value, reason = "callers build it for the call")]
    fn execute(&mut self, id: TableId, command: TableCommand) {
        let meta = self.meta();
        match self.service.execute_blocking(id, &meta, &command) {
            Ok(receipt) => assert_fresh(&receipt.table, &self.service.store, id),
            Err(error) => self.count_refused(&error),
        }
    }

    /// Executes a command for the club. It may be refused.
    #[expect(clippy::needless_pass_by_value, reason = "callers build it for the call")]
    fn execute_for_club(&mut self, command: ClubCommand) {
        let meta = self.meta();
        if let Err(error) = self.service.execute_for_club(self.club, &meta, &command) {
            self.count_refused(&error);
        }
    }

    fn count_refused(&mut self, error: &CommandError) {
        let is_fault = matches!(error, CommandError::Damaged(_) | CommandError::Store(_));
        assert!(!is_fault, "TANTO_TEST_SEED={}: {error:?}", self.seed);
        self.refused += 1;
    }

    fn play(&mut self, id: TableId) {
        let table = self.sure(self.service.load(id));
        let names = table.replay.seats().names().to_vec();
        let sent = sent(&hand(&mut self.rng, table.replay.info().id, &names));
        let hands = usize::try_from(table.history.hands.count()).unwrap();
        let number = u32::try_from(1 + self.rng.below(hands.max(1))).unwrap();
        let entry = i64::try_from(1 + self.rng.below(12)).unwrap();
        let inputs = vec![("taker+bid".to_owned(), "p1+garde".to_owned())];
        let change = match self.rng.below(10) {
            0 => HandChange::Amend { number, hand: sent },
            1 => HandChange::Void { number },
            2 => HandChange::Restore { entry },
            3 => HandChange::Insert { number, hand: sent, seats: InsertSeats::Later },
            4 => return self.execute(id, TableCommand::EnterBid { number: table.next_number(), inputs }),
            5 => return self.change_stake(id),
            _ => return self.execute(id, TableCommand::enter(sent)),
        };
        self.execute(id, TableCommand::ChangeHands { change, drops_later: false });
    }

    fn change_seat(&mut self, id: TableId) {
        let (seat, name) = (u8::try_from(self.rng.below(4)).unwrap(), *self.rng.pick(&NAMES));
        let is_rename = self.rng.below(3) == 0;
        let out = self.sure(self.service.load(id)).replay.seats().name(tanto::ledger::Seat(seat)).to_owned();
        self.execute(id, if is_rename { rename(seat, name) } else { replace(&out, name) });
    }

    fn pay_at(&mut self, id: TableId) {
        let table = self.sure(self.service.load(id));
        let names = table.replay.people().everybody().names().to_vec();
        let [from, to] = [(); 2].map(|()| self.rng.pick(&names).clone());
        let amount = (*self.rng.pick(&["1", "0.50", "7", "12.34"])).to_owned();
        let payment = tanto::table::SentPayment { from, to, amount };
        self.execute(id, TableCommand::Pay { payments: vec![payment], format: Format::Document });
    }

    /// A person of the club, or sometimes an id that may be unknown.
    fn person(&mut self) -> PersonId {
        let here: Vec<PersonId> = self.state().people().all().map(|person| person.id).collect();
        if self.rng.below(12) == 0 { PersonId(9) } else { *self.rng.pick(&here) }
    }

    fn pay(&mut self) {
        let purses = self.state().purses();
        let purse = if purses.is_empty() { "EUR".to_owned() } else { self.rng.pick(&purses).name() };
        let sent = SentPayment {
            from: self.person().to_string(),
            to: self.person().to_string(),
            purse,
            amount: (*self.rng.pick(&["3", "0.50", "10", "2.05"])).to_owned(),
            note: (*self.rng.pick(&[None, Some("Pizza, \"la grande\"; ok")])).map(str::to_owned),
            date: (*self.rng.pick(&[None, Some("2026-05-05")])).map(str::to_owned),
            day: (*self.rng.pick(&[None, None, Some("2026-11-18")])).map(str::to_owned),
        };
        self.execute_for_club(ClubCommand::Pay(sent));
    }

    fn withdraw_payment(&mut self) {
        let made = self.state().payments.len();
        let id = PaymentId(i64::try_from(1 + self.rng.below(made.max(1))).unwrap());
        self.execute_for_club(ClubCommand::WithdrawPayment(id));
    }

    fn change_person(&mut self) {
        let person = self.person();
        let new = ["Zoë", "Ana", "Bob", "Émile", "Bo", "ANA"];
        let change = PersonChange {
            name: (self.rng.below(3) > 0).then(|| (*self.rng.pick(&new)).to_owned()),
            guest: (*self.rng.pick(&[None, Some(true), Some(false)])),
            left: (*self.rng.pick(&[None, Some(true), Some(false)])),
        };
        self.execute_for_club(ClubCommand::ChangePerson { person, change });
    }

    fn unmerge(&mut self) {
        let club = self.state();
        let all = (1..=club.people().next_id().0).map(PersonId);
        let merged: Vec<PersonId> = all.filter(|person| club.people().merged_into(*person).is_some()).collect();
        let person = if merged.is_empty() { PersonId(1) } else { *self.rng.pick(&merged) };
        self.execute_for_club(ClubCommand::Unmerge(person));
    }

    fn delete_table(&mut self, id: TableId) {
        let meta = CommandMeta { expected_version: Some(self.state().version), ..self.meta() };
        self.sure(self.service.delete_table(id, &meta, None));
    }

    fn restore_table(&mut self) {
        let filter = TableFilter { with_deleted: true, ..TableFilter::default() };
        let all = self.service.store.tables_of_club(self.club, &filter).unwrap();
        let meta = self.meta();
        if let Some(table) = all.iter().find(|table| table.deleted_at.is_some()) {
            self.sure(self.service.restore_table(table.id, &meta));
        }
    }
}
