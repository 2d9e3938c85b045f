//! Games to a target, several of which may decide a table: the rules `target` and `games`. A game begins at 0 for everybody,
//! while the totals go on adding up.

use crate::games::prelude::*;

/// The rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Series {
    /// The points that win a game.
    pub target: i64,
    /// How many games win the table.
    pub games: i64,
}

/// The games so far, for each party; empty before the first hand.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Games(Vec<Score>);

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Score {
    /// The games that it has won.
    won: i64,
    /// Its total when the present game began.
    start: i64,
    /// Its points in the present game.
    points: i64,
    /// Whether it has just won the present game, whatever the score.
    outright: bool,
}

impl Games {
    /// A party has won the present game, whatever the score.
    pub fn won_outright(mut self, parties: usize, party: Party) -> Self {
        self.0.resize(parties, Score::default());
        if let Some(score) = self.0.get_mut(party.index()) {
            score.outright = true;
        }
        self
    }
}

impl Series {
    /// Reads the rules, whose usual and highest target depend on the game.
    pub fn read(fields: &mut Fields<'_>, target: i64, highest: i64) -> Self {
        let most = |name, fields: &mut Fields<'_>, most| fields.optional_number(name, Number::Count(1, most));
        let target = most("target", fields, highest).unwrap_or(target);
        Self { target, games: most("games", fields, 20).unwrap_or(1) }
    }

    /// The questions about the rules.
    pub fn form(target: i64) -> [Field; 2] {
        [Field::rule("rule-target", "target", target), Field::rule("rule-games", "games", 1)]
    }

    /// What ends the table, if one game is all.
    pub fn aim(self) -> Option<Message> {
        if self.games > 1 { None } else { ends_at(self.target) }
    }

    /// What the scoring card says about the end.
    pub fn section(self) -> Section {
        Section::new("card-end").row("rule-target", self.target).row_if(self.games > 1, "rule-games", self.games)
    }

    /// The games once these are the totals. A party at the target has won the game; of two of them the one with more
    /// points, and if they are level, the game goes on.
    pub fn settle(self, games: &Games, totals: &Balances) -> Games {
        let mut scores = games.0.clone();
        scores.resize(totals.parties().len(), Score::default());
        for (score, total) in scores.iter_mut().zip(totals.parties()) {
            score.points = total - score.start;
        }
        if let Some(winner) = self.winner(&scores).and_then(|winner| scores.get_mut(winner)) {
            winner.won += 1;
            for (score, total) in scores.iter_mut().zip(totals.parties()) {
                (score.start, score.points, score.outright) = (*total, 0, false);
            }
        }
        Games(scores)
    }

    fn winner(self, scores: &[Score]) -> Option<usize> {
        if let Some(winner) = scores.iter().position(|score| score.outright) {
            return Some(winner);
        }
        let best = scores.iter().map(|score| score.points).max().filter(|best| *best >= self.target)?;
        let mut winners = scores.iter().enumerate().filter(|(_, score)| score.points == best);
        let (winner, _) = winners.next()?;
        winners.next().is_none().then_some(winner)
    }

    /// The party that wins a game with a hand after which these are the totals.
    pub fn won_by(self, games: &Games, totals: &Balances) -> Option<Party> {
        let won = |games: &Games, party: Party| games.0.get(party.index()).map_or(0, |score| score.won);
        let after = self.settle(games, totals);
        let mut parties = Party::all().take(after.0.len());
        parties.find(|party| won(&after, *party) > won(games, *party))
    }

    /// How many games each party has won once these are the totals.
    pub fn won(self, games: &Games, totals: &Balances) -> Vec<i64> {
        self.settle(games, totals).0.iter().map(|score| score.won).collect()
    }

    pub fn ending(self, games: &Games, totals: &Balances) -> Ending {
        let Games(scores) = self.settle(games, totals);
        let parties = Party::all().zip(scores);
        let winners: Vec<Party> =
            parties.filter(|(_, score)| score.won >= self.games).map(|(party, _)| party).collect();
        if winners.is_empty() { Ending::Going } else { Ending::Finished(winners) }
    }

    /// The games won, and the standing in the present game; nothing if one game is all.
    pub fn carried(self, games: &Games, seats: &Seats) -> Option<Value> {
        let by_player = |value: &dyn Fn(Score) -> Value| {
            let score = |seat| games.0.get(seats.party_of(seat).index()).copied().unwrap_or_default();
            Value::Map(seats.all().map(|seat| (seats.name(seat).into(), value(score(seat)))).collect())
        };
        let points = |score: Score| Value::from(print_amount(score.points, 0, false));
        let carried = || Value::of([("games", by_player(&|score| score.won.into())), ("game", by_player(&points))]);
        (self.games > 1).then(carried)
    }

    /// The games won and the points in the present game, for the board; nothing if one game is all.
    pub fn beside(self, games: &Games) -> Vec<(Party, Message)> {
        let line =
            |score: &Score| Message::new("series-standing").count("games", score.won).count("points", score.points);
        let parties = Party::all().zip(&games.0).filter(|_| self.games > 1);
        parties.map(|(party, score)| (party, line(score))).collect()
    }

    /// The end of a headline: who wins a game with the hand, if anybody does.
    pub fn headline_end(self, games: &Games, totals: &Balances, seats: &Seats) -> Arg {
        match self.won_by(games, totals) {
            Some(party) => {
                let winners = seats.members(party).count();
                Message::new("series-headline-won").with("party", party).count("winners", winners).into()
            }
            None => Arg::Verbatim(String::new()),
        }
    }
}
