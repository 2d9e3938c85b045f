//! Every contract of bridge with every result, against the tables of the Laws.

use tanto::document::Choice;
use tanto::games::auction::read_bid;
use tanto::games::bridge::{Doubled, Hand, worth};
use tanto::games::suit::Trump;

use crate::prelude::*;

/// The penalties for 1 to 13 tricks short of a doubled contract.
const DOWN: [i64; 13] = [100, 300, 500, 800, 1100, 1400, 1700, 2000, 2300, 2600, 2900, 3200, 3500];
const DOWN_VULNERABLE: [i64; 13] = [200, 500, 800, 1100, 1400, 1700, 2000, 2300, 2600, 2900, 3200, 3500, 3800];

/// The trick scores of the seven levels: clubs and diamonds, hearts and spades, no trumps.
const TRICK_SCORES: [[i64; 7]; 3] =
    [[20, 40, 60, 80, 100, 120, 140], [30, 60, 90, 120, 150, 180, 210], [40, 70, 100, 130, 160, 190, 220]];

#[test]
fn every_contract_with_every_result() {
    for (strain, (level, tricks)) in Trump::ALL.iter().flat_map(|strain| {
        (1..=7_usize)
            .flat_map(|level| (0..=13_usize).map(move |tricks| (level, tricks)))
            .map(move |pair| (strain.1, pair))
    }) {
        let kind = [0, 0, 1, 1, 2][strain.place()];
        for (doubled, vulnerable) in [None, Some(Doubled::Doubled), Some(Doubled::Redoubled)]
            .into_iter()
            .flat_map(|doubled| [(doubled, false), (doubled, true)])
        {
            let times = [1, 2, 4][doubled.map_or(0, |doubled| doubled.place() + 1)];
            let hand = Hand {
                declarer: Seat(0),
                level: i64::try_from(level).unwrap(),
                strain,
                doubled,
                tricks: i64::try_from(tricks).unwrap(),
                honours: None,
            };
            let found = worth(&hand, vulnerable);
            let expected = if let Some(short) = (6 + level).checked_sub(tricks).filter(|short| *short > 0) {
                let doubled = if vulnerable { DOWN_VULNERABLE } else { DOWN }[short - 1];
                let plain = if vulnerable { 100 } else { 50 } * i64::try_from(short).unwrap();
                (0, 0, [plain, doubled, 2 * doubled][times / 2])
            } else {
                let over = i64::try_from(tricks - 6 - level).unwrap();
                let each = [[20, 30, 30][kind], 100, 200][times / 2] * if vulnerable && times > 1 { 2 } else { 1 };
                let insult = [0, 50, 100][times / 2];
                let slam = match level {
                    6 => [500, 750],
                    7 => [1000, 1500],
                    _ => [0, 0],
                }[usize::from(vulnerable)];
                let below = TRICK_SCORES[kind][level - 1] * i64::try_from(times).unwrap();
                (below, over * each + insult + slam, 0)
            };
            assert_eq!((found.trick_score(), found.above(), found.down), expected, "{hand:?} {vulnerable}");
        }
    }
}

/// Twelve rounds: with each partner four times, and each deals as often.
#[test]
fn everybody_plays_with_everybody() {
    let names = ["Ana", "Bo", "Chloé", "Dag"];
    let mut table = open("bridge", &names, &json!({"scoring": "chicago", "partners": "rotate", "rounds": 12}));
    let mut deals = [0; 4];
    for _ in 0..48 {
        deals[usize::from(table.deal().dealer.0)] += 1;
        play(&mut table, &json!({"declarer": "Ana", "level": 1, "strain": "clubs", "tricks": 7})).unwrap();
    }
    assert_eq!(deals, [12; 4]);
    // Ana has everything, and each of the others what they had as her partner.
    let parties = table.balances().parties().to_vec();
    assert_eq!((parties[0], parties[1..].iter().sum::<i64>()), (48 * 70, 48 * 70));
    assert!(parties[1..].iter().all(|score| *score == 16 * 70), "{parties:?}");
}

#[test]
fn the_contract_can_be_entered_before_the_play() {
    let table = open("bridge", &["Ana", "Bo", "Chloé", "Dag"], &json!({}));
    let typed = form("declarer=p1&level=4&strain=spades&doubled=doubled&over=-1");
    let bid = read_bid(&table.position().bid_form(&table.deal()), &typed);
    assert_eq!(bid.to_json(), r#"{"declarer":"p1","level":"4","strain":"spades","doubled":"doubled"}"#);
}
