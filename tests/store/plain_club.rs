//! A club's document, recomputed as plainly as the contract describes it: merged people, balances and statistics. It uses
//! none of the program's own code for clubs.

use std::collections::{BTreeMap, BTreeSet};

use chrono::{DateTime, NaiveDate, TimeDelta};
use chrono_tz::Tz;
use serde_json::Value;

use crate::plain_table::{PlainTable, list, micro, plain_table, text};

/// A person's id.
type Id = i64;

/// Count, total, greatest and least amount.
type Sum = (i64, i128, i128, i128);

/// By partner: hands, made, total.
type Partners = BTreeMap<Id, (i64, i64, i128)>;

pub struct PlainClub {
    /// Everybody in the club, by id.
    names: BTreeMap<Id, String>,
    merged: BTreeMap<Id, Id>,
    /// By number, with everybody who has sat at the table.
    tables: BTreeMap<Id, (Vec<Id>, PlainTable)>,
    payments: Vec<Payment>,
    zone: Tz,
}

/// A payment in the club's log.
struct Payment {
    id: Id,
    purse: String,
    moves: [(Id, i128); 2],
    /// False if the payment was withdrawn.
    counts: bool,
}

fn number(value: &Value) -> Id {
    text(value).parse().unwrap_or_default()
}

impl PlainClub {
    pub fn of(document: &Value) -> Self {
        let names = list(&document["people"]).iter().map(|one| (number(&one["id"]), text(&one["name"]).to_owned()));
        let mut club = Self {
            names: names.collect(),
            merged: BTreeMap::new(),
            tables: BTreeMap::new(),
            payments: Vec::new(),
            zone: Tz::UTC,
        };
        let mut seated: BTreeMap<Id, Vec<Id>> = BTreeMap::new();
        for entry in list(&document["log"]) {
            let body: Value = serde_json::from_str(text(&entry["body"])).unwrap();
            if let Ok(zone) = text(&body["time_zone"]).parse() {
                club.zone = zone;
            }
            match text(&entry["kind"]) {
                "person_merged" => drop(club.merged.insert(number(&body["person"]), number(&body["into"]))),
                "merge_undone" => drop(club.merged.remove(&number(&body["person"]))),
                "table_added" => {
                    seated.insert(number(&body["table"]), list(&body["people"]).iter().map(number).collect());
                }
                "person_seated" => seated.get_mut(&number(&body["table"])).unwrap().push(number(&body["person"])),
                "paid" => {
                    let amount = micro(text(&body["amount"]));
                    let moves = [(number(&body["from"]), amount), (number(&body["to"]), -amount)];
                    let (id, purse) = (number(&body["payment"]), text(&body["purse"]).to_owned());
                    club.payments.push(Payment { id, purse, moves, counts: true });
                }
                "payment_withdrawn" => {
                    let id = number(&body["payment"]);
                    club.payments.iter_mut().filter(|one| one.id == id).for_each(|one| one.counts = false);
                }
                _ => {}
            }
        }
        for table in list(&document["tables"]) {
            let people = seated.remove(&number(&table["id"])).unwrap();
            let called: Vec<String> = people.iter().map(|id| club.names[&club.root(*id)].clone()).collect();
            club.tables.insert(number(&table["id"]), (people, plain_table(&table["document"], &called)));
        }
        club
    }

    fn root(&self, id: Id) -> Id {
        self.merged.get(&id).map_or(id, |into| self.root(*into))
    }

    /// What everybody in the club is owed, by purse: the dues of the tables that are over, and the payments.
    pub fn balances(&self) -> BTreeMap<String, BTreeMap<Id, i128>> {
        let mut purses: BTreeMap<String, BTreeMap<Id, i128>> = BTreeMap::new();
        let mut add = |purse: &str, id: Id, amount: i128| {
            let nothing = || self.names.keys().map(|id| (*id, 0)).collect();
            let purse = purses.entry(purse.to_owned()).or_insert_with(nothing);
            *purse.get_mut(&self.root(id)).unwrap() += amount;
        };
        for (people, plain) in self.tables.values() {
            let Some((purse, owed)) = &plain.due else { continue };
            for (id, amount) in people.iter().zip(owed).filter(|(_, amount)| **amount != 0) {
                add(purse, *id, *amount);
            }
        }
        for Payment { purse, moves, .. } in self.payments.iter().filter(|one| one.counts) {
            for (id, amount) in moves {
                add(purse, *id, *amount);
            }
        }
        purses
    }

    /// One line per play, the oldest evening first, as in the CSV: table, hand, person, role, contract, outcome, amount, unit.
    pub fn lines(&self) -> Vec<(Id, usize, String, String, i128, String)> {
        let mut lines = Vec::new();
        let mut tables: Vec<_> = self.tables.iter().collect();
        tables.sort_by_key(|(number, (_, plain))| (plain.opened_at, **number));
        for (table, (_, plain)) in tables {
            for play in &plain.plays {
                let part = format!("{},{},{}", play.role, play.contract, play.outcome);
                lines.push((*table, play.hand, play.name.clone(), part, play.amount, plain.unit.clone()));
            }
        }
        lines
    }

    fn id(&self, name: &str) -> Id {
        *self.names.iter().find(|(_, known)| *known == name).unwrap().0
    }

    /// The tables of a game, or of a sheet with this name.
    fn of_game<'a>(&'a self, (game, name): (&'a str, &'a str)) -> impl Iterator<Item = &'a PlainTable> {
        let is_of = move |plain: &PlainTable| (plain.game.as_str(), plain.name.as_str()) == (game, name);
        let mut tables: Vec<_> = self.tables.iter().filter(|(_, (_, plain))| is_of(plain)).collect();
        tables.sort_by_key(|(number, (_, plain))| (plain.opened_at, **number));
        tables.into_iter().map(|(_, (_, plain))| plain)
    }

    pub fn plays(&self, game: (&str, &str)) -> BTreeMap<String, Sum> {
        let mut sums: BTreeMap<String, Sum> = BTreeMap::new();
        for table in self.of_game(game) {
            for play in &table.plays {
                let key =
                    format!("{}|{}|{}|{}|{}", self.id(&play.name), play.role, play.contract, play.outcome, table.unit);
                add(&mut sums, key, play.amount);
            }
        }
        sums
    }

    fn tables_of<'a>(&'a self, game: (&'a str, &'a str)) -> impl Iterator<Item = &'a PlainTable> {
        self.of_game(game).filter(|table| table.is_over && table.hands > 0)
    }

    /// The day of a table: it begins at 05:00.
    fn day(&self, table: &PlainTable) -> NaiveDate {
        let local = DateTime::from_timestamp_millis(table.opened_at).unwrap().with_timezone(&self.zone).naive_local();
        (local - TimeDelta::hours(5)).date()
    }

    /// What the tables of each day that are over have brought everybody, by purse.
    pub fn evenings(&self) -> BTreeMap<(NaiveDate, String), BTreeMap<Id, i128>> {
        let mut evenings: BTreeMap<(NaiveDate, String), BTreeMap<Id, i128>> = BTreeMap::new();
        for (people, plain) in self.tables.values() {
            let Some((purse, owed)) = &plain.due else { continue };
            for (id, amount) in people.iter().zip(owed).filter(|(_, amount)| **amount != 0) {
                *evenings.entry((self.day(plain), purse.clone())).or_default().entry(self.root(*id)).or_default() +=
                    amount;
            }
        }
        for dues in evenings.values_mut() {
            dues.retain(|_, amount| *amount != 0);
        }
        evenings
    }

    /// By person and unit: the sum, the number of days, of tables won, and the longest run of them.
    pub fn totals(&self, game: (&str, &str)) -> BTreeMap<String, (Sum, [i64; 3])> {
        let (mut sums, mut won): (BTreeMap<String, Sum>, BTreeMap<String, Vec<bool>>) = Default::default();
        let mut days: BTreeMap<String, BTreeSet<NaiveDate>> = BTreeMap::new();
        for table in self.tables_of(game) {
            for (name, total) in &table.totals {
                let key = format!("{}|{}", self.id(name), table.unit);
                add(&mut sums, key.clone(), *total);
                days.entry(key.clone()).or_default().insert(self.day(table));
                won.entry(key).or_default().push(table.winners.contains(name));
            }
        }
        let run = |won: &[bool]| won.split(|won| !won).map(<[bool]>::len).max().unwrap_or(0);
        let all = sums.into_iter().map(|(key, sum)| {
            let won = &won[&key];
            let counts = [days[&key].len(), won.iter().filter(|won| **won).count(), run(won)];
            (key, (sum, counts.map(|count| i64::try_from(count).unwrap())))
        });
        all.collect()
    }

    /// By pair, with the smaller id first: the tables together, and how often each of the two was ahead.
    pub fn pairs(&self, game: (&str, &str)) -> BTreeMap<(Id, Id), [i64; 3]> {
        let mut pairs: BTreeMap<(Id, Id), [i64; 3]> = BTreeMap::new();
        for table in self.tables_of(game) {
            for (a, of_a) in &table.totals {
                for (b, of_b) in table.totals.iter().filter(|(b, _)| self.id(a) < self.id(b)) {
                    let pair = pairs.entry((self.id(a), self.id(b))).or_default();
                    let ahead = if table.lower_wins { of_b.cmp(of_a) } else { of_a.cmp(of_b) };
                    pair[0] += 1;
                    pair[1] += i64::from(ahead.is_gt());
                    pair[2] += i64::from(ahead.is_lt());
                }
            }
        }
        pairs
    }

    /// By taker: bouts, poignées, petit won and lost; and by partner hands, made and total.
    pub fn takers(&self) -> BTreeMap<Id, ([i64; 4], Partners)> {
        let mut takers: BTreeMap<Id, ([i64; 4], Partners)> = BTreeMap::new();
        for play in self.of_game(("tarot", "")).flat_map(|table| &table.plays) {
            let Some((counts, partner)) = &play.taker else { continue };
            let taker = takers.entry(self.id(&play.name)).or_default();
            for (sum, count) in taker.0.iter_mut().zip(counts) {
                *sum += count;
            }
            if let Some(partner) = partner {
                let called = taker.1.entry(self.id(partner)).or_default();
                called.0 += 1;
                called.1 += i64::from(play.outcome == "made");
                called.2 += play.amount;
            }
        }
        takers
    }
}

fn add(sums: &mut BTreeMap<String, Sum>, key: String, amount: i128) {
    let sum = sums.entry(key).or_insert((0, 0, i128::MIN, i128::MAX));
    *sum = (sum.0 + 1, sum.1 + amount, sum.2.max(amount), sum.3.min(amount));
}
