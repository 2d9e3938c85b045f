//! The standing of a table that is played for money or counters at a rate, in that money.

use super::scoreboard::{ScoreRow, colour};
use crate::document::Message;
use crate::games::Measure;
use crate::games::stake::{Per, Stake};
use crate::i18n::Localizer;
use crate::ledger::{self, Party, TooLarge, Transfers};
use crate::session::{Person, Replay, Score};
use crate::table::{Table, payable, won_in_money};

pub struct MoneyBoard<'a> {
    replay: &'a Replay,
    localizer: Localizer,
    /// The unit of the amounts.
    pub measure: Measure,
    /// What each label had won before the last hand, and what after it.
    before: Vec<i64>,
    after: Vec<i64>,
}

impl<'a> MoneyBoard<'a> {
    /// The money after hand `number`; `None` without a rate, in cash games, and before the first game has ended that is played
    /// for money per game.
    pub fn of(table: &'a Table, number: u32, localizer: Localizer) -> Result<Option<Self>, TooLarge> {
        let replay = &table.replay;
        let has_money = match table.stake.per() {
            _ if replay.measure().currency.is_some() => false,
            None => false,
            Some(Per::Point) => true,
            Some(Per::Game) => !replay.finished_games(Some(number)).is_empty(),
        };
        if !has_money {
            return Ok(None);
        }
        let before = won_in_money(table, Some(number.saturating_sub(1)))?;
        // Closing the table moves money, too.
        let is_last = number + 1 == table.next_number();
        let after = won_in_money(table, Some(number).filter(|_| !is_last || number == 0))?;
        Ok(Some(Self { replay, localizer, measure: payable(table), before, after }))
    }

    /// Writes totals and changes in money. Each person of a side has won its total, so the row says "each".
    pub fn show(&self, rows: &mut [ScoreRow], standing: &[Score]) {
        for (row, score) in rows.iter_mut().zip(standing) {
            let total = self.total(score);
            if total.is_some() && score.people.len() > 1 {
                let each = self.localizer.plain("tag-each");
                row.beside = Some(row.beside.take().map_or(each.clone(), |beside| format!("{each} · {beside}")));
            }
            row.change = row.change.take().and_then(|_| self.change(&score.people));
            row.shares = self.shares(score);
            row.total = total.unwrap_or_default();
        }
    }

    /// As [`Self::show`], with the points beside the money.
    pub fn show_beside(&self, rows: &mut [ScoreRow], standing: &[Score]) {
        for row in rows.iter_mut() {
            row.points = Some(row.total.clone());
        }
        self.show(rows, standing);
    }

    /// An amount; of several people, marked as the amount of each.
    pub fn each(&self, people: usize, amount: String) -> String {
        if people == 1 { amount } else { self.localizer.say(&Message::new("pays-each").with("amount", amount)) }
    }

    /// What each of a row's people has won; `None` where seats changed hands, so that they have won different amounts.
    pub fn total(&self, score: &Score) -> Option<String> {
        let first = self.won(&self.after, *score.people.first()?);
        let is_alike = score.people.iter().all(|person| self.won(&self.after, *person) == first);
        (is_alike && self.shares(score).is_empty()).then(|| self.signed(first))
    }

    /// Names and what each has won, where seats changed hands.
    fn shares(&self, score: &Score) -> Vec<(String, String)> {
        let share =
            |(person, _)| (self.replay.people().name(person).to_owned(), self.signed(self.won(&self.after, person)));
        self.replay.shares_of(score).into_iter().map(share).collect()
    }

    /// What the hand has changed for each of these people, with the class of its colour.
    pub fn change(&self, people: &[Person]) -> Option<(String, &'static str)> {
        let person = *people.first()?;
        let delta = self.won(&self.after, person) - self.won(&self.before, person);
        Some((self.signed(delta), colour(delta)))
    }

    /// What hand `number`, the last one, has changed for a party.
    pub fn change_of(&self, number: u32, party: Party) -> Option<String> {
        let people: Vec<Person> = self.replay.seating_at(number)?.members(party).collect();
        Some(self.each(people.len(), self.change(&people)?.0))
    }

    /// What a person has won, with merged people as one.
    fn won(&self, amounts: &[i64], person: Person) -> i64 {
        let people = self.replay.people();
        people.all().zip(amounts).filter(|(one, _)| people.first(*one) == person).map(|(_, amount)| amount).sum()
    }

    fn signed(&self, amount: i64) -> String {
        self.localizer.for_table(self.replay.seats(), &self.measure).signed(amount)
    }
}

/// The payments of a hand in the money of a table at a rate per point; `None` if its hands have no payments in money: without a
/// rate, with one per game, or where the points are only counted.
pub fn in_money(table: &Table, transfers: &Transfers) -> Option<Transfers> {
    let measure = table.replay.measure();
    let (rate, digits) = match &table.stake {
        Stake::Counters { rate, per: Per::Point } => (*rate, 0),
        Stake::Money { rate, digits, per: Per::Point, .. } => (*rate, *digits),
        _ => return None,
    };
    let mut paid = Transfers::default();
    for transfer in transfers.netted().iter().filter(|_| measure.zero_sum) {
        let amount = ledger::in_money(&[transfer.amount()], measure.digits, rate, digits, 0).ok()?;
        paid.pay(transfer.from(), transfer.to(), amount.amounts.iter().sum());
    }
    Some(paid)
}
