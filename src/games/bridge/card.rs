//! The scoring card of bridge. Its figures are those of hands that are scored for it.

use super::hand::{Doubled, Hand, Honours};
use super::score::{Worth, worth};
use super::table::{GAME_BONUS, LAST_PART, PART, RUBBER, UNFINISHED_GAME};
use super::{BOOK, GAME, PartScores, Rules, Scoring};
use crate::games::prelude::*;

/// The most tricks short in the table of penalties.
const SHORT: i64 = 4;

/// What a contract is worth with these tricks over or under it.
fn of(level: i64, strain: Trump, doubled: Option<Doubled>, over: i64, vulnerable: bool) -> Worth {
    let hand = Hand { declarer: Seat(0), level, strain, doubled, tricks: BOOK + level + over, honours: None };
    worth(&hand, vulnerable)
}

pub fn card(table: &Context<'_, Rules>) -> Card {
    let rules = table.rules;
    let sections = [tricks(), extras(), short("bridge-card-short", false), short("bridge-card-short-vulnerable", true)];
    let rounds =
        [bonuses(rules), Section::new("card-end").row_if(rules.rounds > 0, "bridge-card-rounds", rules.rounds)];
    Card::new(r#"{"declarer":"@1","level":4,"strain":"spades","tricks":11}"#, sections.into_iter().chain(rounds))
}

/// The tricks of a contract: without trumps the first one counts more.
fn tricks() -> Section {
    let score = |level, strain| of(level, strain, None, 0, false).trick_score();
    let strains = Trump::ALL.iter().map(|(_, strain)| {
        let (first, second) = (score(1, *strain), score(2, *strain) - score(1, *strain));
        (strain.label(), if first == second { first.into() } else { card::list([first, second]) })
    });
    let doubled = Doubled::ALL
        .iter()
        .map(|(_, doubled)| (doubled.label(), card::times(of(1, Trump::Clubs, Some(*doubled), 0, false).times)));
    Section::new("bridge-card-tricks").note("bridge-card-first").rows(strains).rows(doubled)
}

fn extras() -> Section {
    let both = |figure: &dyn Fn(bool) -> i64| [false, true].map(figure);
    let section = Section::new("card-extras").columns(["bridge-card-not-vulnerable", "bridge-vulnerable"]);
    let label = |id, doubled: &Doubled| Message::new(id).with("doubled", doubled.label());
    let section = Doubled::ALL.iter().fold(section, |section, (_, doubled)| {
        let each = |vulnerable| of(1, Trump::Clubs, Some(*doubled), 1, vulnerable).over.1;
        section.figures(label("bridge-card-over", doubled), both(&each))
    });
    let section = Doubled::ALL.iter().fold(section, |section, (_, doubled)| {
        let insult = |vulnerable| of(1, Trump::Clubs, Some(*doubled), 0, vulnerable).insult;
        section.figures(label("bridge-card-insult", doubled), both(&insult))
    });
    let slam = |level| both(&|vulnerable| of(level, Trump::Clubs, None, 0, vulnerable).slam);
    section.figures("bridge-card-small-slam", slam(6)).figures("bridge-card-grand-slam", slam(7))
}

/// The penalties, by the tricks short.
fn short(heading: &'static str, vulnerable: bool) -> Section {
    let columns = [Message::new("bridge-card-undoubled"), Doubled::Doubled.label(), Doubled::Redoubled.label()];
    (1..=SHORT).fold(Section::new(heading).columns(columns), |section, short| {
        let doubled = [None, Some(Doubled::Doubled), Some(Doubled::Redoubled)];
        let down = doubled.map(|doubled| of(1, Trump::Clubs, doubled, -short, vulnerable).down);
        section.figures(card::number(short), down)
    })
}

/// Honours, and what games and rubbers bring.
fn bonuses(rules: &Rules) -> Section {
    let honours = |strain, cards| {
        let honours = Some(Honours { player: Seat(0), cards });
        let hand = Hand { declarer: Seat(0), level: 1, strain, doubled: None, tricks: BOOK + 1, honours };
        worth(&hand, false).honours
    };
    let section = Section::new("bridge-card-bonuses")
        .row(Message::new("bridge-card-honours").count("cards", 4), honours(Trump::Clubs, 4))
        .row(Message::new("bridge-card-honours").count("cards", 5), honours(Trump::Clubs, 5))
        .row("bridge-card-aces", honours(Trump::NoTrumps, 4));
    let game = |id| Message::new(id).count("game", GAME);
    match rules.scoring {
        Scoring::Rubber => section
            .note(game("bridge-card-game"))
            .row("bridge-card-rubber", RUBBER[0])
            .row("bridge-card-rubber-late", RUBBER[1])
            .row("bridge-card-only-game", UNFINISHED_GAME)
            .row_if(rules.unfinished_part > 0, "bridge-rule-unfinished", rules.unfinished_part),
        Scoring::Chicago => section
            .note(game("bridge-card-chicago"))
            .row("bridge-card-not-vulnerable", GAME_BONUS[0])
            .row("bridge-vulnerable", GAME_BONUS[1])
            .row("bridge-rule-part", rules.part_scores.label())
            .row("bridge-card-part", if rules.part_scores == PartScores::Bonus { PART } else { LAST_PART }),
    }
}
