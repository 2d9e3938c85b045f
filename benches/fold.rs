//! The cost of a hand in the replay of each game: nanoseconds in a table of 10 hands, and how many times as much a hand
//! costs in tables of 1,000 and 10,000. The ratios should stay near 1.
//!
//! `cargo bench --bench fold`

#![expect(clippy::unwrap_used, clippy::cast_precision_loss, reason = "a benchmark that cannot run should stop")]

use std::hint::black_box;
use std::time::{Duration, Instant};

use tanto::document::Value;
use tanto::session::{FORMAT, Session};

/// A document of each game, and a hand to repeat. The rules put the end of a game far away; burro's longest word ends
/// after a few hands, so it is measured at many short tables.
const GAMES: &str = r#"
{"game":"tarot","players":["A","B","C","D","E"]}
    {"taker":"A","partner":"B","bid":"garde","bouts":2,"points":"45.5","poignees":[{"size":"single"}]}
{"game":"solo_whist","players":["A","B","C","D"]}
    {"bid":"solo","soloist":"B","tricks":7}
{"game":"tresillo","players":["A","B","C"]}
    {"hombre":"A","bid":"vuelta","tricks":{"A":5,"B":3,"C":1}}
{"game":"lombre","players":["A","B","C"]}
    {"hombre":"A","tricks":{"A":5,"B":3,"C":1},"exchanged":{"A":3,"B":2}}
{"game":"vidrasso","players":["A","B"],"rules":{"target":10000000}}
    {"points":{"A":97}}
{"game":"bassadewitz","players":["A","B","C","D"],"rules":{"rounds":10000}}
    {"points":{"A":50,"B":40,"C":20,"D":10}}
{"game":"vriddiot","players":["A","B","C"]}
    {"loser":"B"}
{"game":"casita_robada","players":["A","B"]}
    {"cards":{"A":21,"B":19}}
{"game":"free","players":["A","B"]}
    {"scores":{"A":"12.5","B":"-3"}}
{"game":"burro","players":["A","B"],"rules":{"word":"BURROBURRO"}}
    {"loser":"A"}
"#;

/// The hands after which burro's longest word is complete.
const BURRO: usize = 10;

/// How long each measurement takes.
const MEASURE: Duration = Duration::from_millis(300);

fn main() {
    println!("{:15} {:>8} {:>7} {:>7}", "", "10, ns", "1,000", "10,000");
    let lines: Vec<Value> = GAMES.trim().lines().map(|line| Value::from_json(line).unwrap()).collect();
    for lines in lines.chunks_exact(2) {
        let (document, hand) = (&lines[0], &lines[1]);
        let game = document.get("game").and_then(Value::as_text).unwrap();
        let [few, more, most] = [10, 1_000, 10_000].map(|hands| {
            let longest = if game == "burro" { BURRO } else { hands };
            nanoseconds_per_hand(&sessions(document, hand, hands, longest), hands)
        });
        println!("{game:15} {few:8.0} {:7.2} {:7.2}", more / few, most / few);
    }
}

fn sessions(document: &Value, hand: &Value, hands: usize, longest: usize) -> Vec<Session> {
    let session = |hands: usize| {
        let mut document = document.clone();
        document.set("format", FORMAT.into());
        document.set("hands", Value::List(vec![hand.clone(); hands]));
        Session::read(document).map_err(|invalid| invalid.errors).unwrap()
    };
    std::iter::repeat_with(|| session(longest.min(hands))).take(hands.div_ceil(longest)).collect()
}

fn nanoseconds_per_hand(sessions: &[Session], hands: usize) -> f64 {
    let (start, mut replayed) = (Instant::now(), 0);
    while start.elapsed() < MEASURE {
        for session in sessions {
            let replay = session.replay().map_err(|invalid| invalid.errors).unwrap();
            assert!(replay.stopped().is_none());
            black_box(replay);
        }
        replayed += hands;
    }
    start.elapsed().as_secs_f64() * 1e9 / replayed as f64
}
