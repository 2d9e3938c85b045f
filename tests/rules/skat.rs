//! Every game of skat, compared with a computation written from the rules alone, and every ramsch by fives.

use crate::prelude::*;

const NAMES: [&str; 3] = ["Ana", "Bo", "Chloé"];

/// The base values, with the highest number of matadors.
const BASES: [(&str, i64, i64); 5] =
    [("diamonds", 9, 11), ("hearts", 10, 11), ("spades", 11, 11), ("clubs", 12, 11), ("grand", 24, 4)];

/// What Bo scores in a game at a table with these rules; `None` if it is refused.
fn bo(rules: &Value, hand: &Value) -> Option<i64> {
    let mut table = open("skat", &NAMES, rules);
    play(&mut table, hand).ok().map(|deltas| deltas[1])
}

#[test]
fn every_suit_and_grand_counts_its_levels() {
    // Hand, what was announced, what was made, ouvert; and the levels beyond matadors and game.
    let plays = [
        (json!({}), 0),
        (json!({"schneider": true}), 1),
        (json!({"schwarz": true}), 2),
        (json!({"hand": true}), 1),
        (json!({"hand": true, "schneider": true}), 2),
        (json!({"hand": true, "schwarz": true}), 3),
        (json!({"announced": "schneider"}), 3),
        (json!({"announced": "schneider", "schwarz": true}), 4),
        (json!({"announced": "schwarz"}), 5),
        (json!({"ouvert": true}), 6),
    ];
    for (game, base, most) in BASES {
        for matadors in 1..=most {
            for (more, levels) in &plays {
                for won in [true, false] {
                    let mut hand = json!({"declarer": "Bo", "game": game, "matadors": matadors, "won": won});
                    hand.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
                    let value = base * (matadors + 1 + levels);
                    let factor = if won { 1 } else { -2 };
                    assert_eq!(bo(&json!({}), &hand), Some(factor * value), "{hand}");
                    let seeger = bo(&json!({"scoring": "seeger_fabian"}), &hand);
                    assert_eq!(seeger, Some(factor * value + if won { 50 } else { -50 }), "{hand}");
                }
            }
        }
        let more = json!({"declarer": "Bo", "game": game, "matadors": most + 1, "won": true});
        assert!(bo(&json!({}), &more).is_none(), "{more}");
    }
}

/// The points say who has won and who is schneider, and a flag that says otherwise is an error.
#[test]
fn every_number_of_points_decides_the_game() {
    for points in 0..=120 {
        for (announced, needs) in [(None, 61), (Some("schneider"), 90), (Some("schwarz"), 121)] {
            let mut hand = json!({"declarer": "Bo", "game": "clubs", "matadors": 1, "points": points});
            let extra = match announced {
                None => i64::from(points <= 30 || points >= 90),
                Some(_) => 3 + 2 * i64::from(needs == 121),
            };
            if let Some(announced) = announced {
                hand["announced"] = announced.into();
            }
            let value = 12 * (2 + extra);
            let expected = if points >= needs { value } else { -2 * value };
            if points == 1 || points == 119 || points == 120 && needs == 121 {
                assert!(bo(&json!({}), &hand).is_none(), "{hand}");
                continue;
            }
            assert_eq!(bo(&json!({}), &hand), Some(expected), "{hand}");
            for won in [true, false] {
                hand["won"] = won.into();
                assert_eq!(bo(&json!({}), &hand).is_some(), won == (points >= needs), "{hand}");
            }
        }
    }
}

/// A bid is the value of a game; one above the value loses the next multiple of the base.
#[test]
fn every_bid_is_the_value_of_a_game() {
    let multiples = |(_, base, most): &(&str, i64, i64)| {
        let base = *base;
        (2..=most + 7).map(move |level| base * level).collect::<Vec<_>>()
    };
    let mut values: Vec<i64> = BASES.iter().flat_map(multiples).chain([23, 35, 46, 59]).collect();
    values.sort_unstable();
    values.dedup();
    for bid in 0..=300 {
        for (game, base, _) in BASES {
            let hand = json!({"declarer": "Bo", "game": game, "matadors": 1, "won": true, "bid": bid});
            let expected = match 2 * base {
                value if value >= bid => Some(value),
                _ => (bid..=600).find(|value| value % base == 0).map(|value| -2 * value),
            };
            let expected = expected.filter(|_| values.contains(&bid));
            assert_eq!(bo(&json!({}), &hand), expected, "{hand}");
        }
    }
}

#[test]
fn every_ramsch_by_fives_is_lost_by_the_most_points() {
    let rules = json!({"ramsch": true, "bock": true});
    for ana in (0..=120).step_by(5) {
        for bo in (0..=120 - ana).step_by(5) {
            let points = [ana, bo, 120 - ana - bo];
            let most = *points.iter().max().unwrap();
            for (pushed, bock) in [(0, 0), (1, 0), (2, 3)] {
                let named = json!({"Ana": points[0], "Bo": points[1], "Chloé": points[2]});
                let hand = json!({"result": "ramsch", "points": named, "pushed": pushed, "bock": bock});
                let lost = most << (pushed + bock);
                let expected = points.map(|points| if points == most { -lost } else { 0 });
                let mut table = open("skat", &NAMES, &rules);
                assert_eq!(play(&mut table, &hand), Ok(expected.to_vec()), "{hand}");
            }
        }
    }
}

/// The boldest game of an evening is the one that is worth most.
#[test]
fn a_game_is_as_bold_as_it_is_worth() {
    let games = [
        json!({"game": "diamonds", "matadors": 1}),
        json!({"game": "null"}),
        json!({"game": "clubs", "matadors": 1}),
        json!({"game": "grand", "matadors": 3}),
        json!({"game": "grand", "matadors": 4, "hand": true, "schwarz": true}),
        json!({"game": "grand", "matadors": 4, "ouvert": true}),
    ];
    let boldness = games.map(|mut game| {
        game["declarer"] = json!("Bo");
        game["won"] = json!(true);
        let mut table = open("skat", &NAMES, &json!({}));
        play(&mut table, &game).unwrap();
        table.last_outcome().played_contract.unwrap().boldness
    });
    assert!(boldness.is_sorted_by(|less, more| less < more), "{boldness:?}");
}
