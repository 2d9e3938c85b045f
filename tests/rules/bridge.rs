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

/// Below the line stands what counts for the game, above it everything else. A line is drawn below a game, and below a rubber.
#[test]
fn each_hand_is_written_on_the_sheet_of_its_rubber() {
    let hand = |declarer: &str, level: u8, tricks: u8| json!({"declarer": declarer, "level": level, "strain": "spades", "tricks": tricks});
    let cases = [
        (hand("Ana", 2, 8), "1: below 60 0, above 0 0", "Ana · 2♠\u{fe0e} · ="),
        (hand("Bo", 4, 11), "1: below 0 120, above 0 30, game", "Bo · 4♠\u{fe0e} · +1"),
        (hand("Ana", 3, 7), "1: below 0 0, above 0 100", "Ana · 3♠\u{fe0e} · −2"),
        (hand("Dag", 4, 10), "1: below 0 120, above 0 700, game, rubber", "Dag · 4♠\u{fe0e} · ="),
        (hand("Ana", 1, 7), "2: below 30 0, above 0 0", "Ana · 1♠\u{fe0e} · ="),
        (json!({"result": "unfinished"}), "2: below 0 0, above 100 0, game, rubber", ""),
    ];
    let mut table = open("bridge", &["Ana", "Bo", "Chloé", "Dag"], &json!({"rounds": 2}));
    for (hand, expected, brief) in cases {
        scored(&mut table, &node(&hand)).unwrap();
        let outcome = table.last_outcome();
        let written = outcome.rubber.as_ref().map(|entry| {
            let number = entry
                .heading
                .args
                .iter()
                .find_map(|(_, arg)| if let Arg::Count(number) = arg { Some(*number) } else { None });
            let ([us, them], [own, theirs]) = (entry.below, entry.above);
            let ends = [(entry.ends_game, ", game"), (entry.ends_rubber, ", rubber")];
            let ends: String = ends.iter().filter(|(ends, _)| *ends).map(|(_, text)| *text).collect();
            format!("{}: below {us} {them}, above {own} {theirs}{ends}", number.unwrap_or_default())
        });
        assert_eq!(written.as_deref(), Some(expected), "{hand}");
        let formatter = Localizer::new(Language::En).for_table(table.seats(), table.measure());
        assert!(
            brief.is_empty() || formatter.brief(&outcome.headline) == brief,
            "{}",
            formatter.brief(&outcome.headline)
        );
    }
}
