//! The cost of a hand in the replay of each game: nanoseconds in a table of 10 hands, and how many times as much a hand
//! costs in tables of 1,000 and 10,000. The ratios should stay near 1.
//!
//! `cargo bench --bench fold`

#![expect(
    clippy::unwrap_used,
    clippy::panic,
    clippy::cast_precision_loss,
    reason = "a benchmark that cannot run should stop"
)]

use std::hint::black_box;
use std::time::{Duration, Instant};

use tanto::document::Value;
use tanto::session::{FORMAT, Session};

/// A document of each game, and a hand to repeat. The rules put the end of a game far away; a game that ends all the same, such as
/// burro with its longest word, is measured at many short tables.
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
{"game":"belote","players":["A","B","C","D"],"rules":{"target":0}}
    {"taker":"A","points":90,"trump":"hearts"}
{"game":"bridge","players":["A","B","C","D"],"rules":{"rounds":0}}
    {"declarer":"A","level":2,"strain":"clubs","tricks":8}
{"game":"doppelkopf","players":["A","B","C","D"]}
    {"re":["A","B"],"points":130,"extras":{"re":{"fox":1}}}
{"game":"euchre","players":["A","B","C","D"],"rules":{"target":100}}
    {"caller":"A","tricks":3}
{"game":"hearts","players":["A","B","C","D"],"rules":{"target":1000}}
    {"points":{"A":13,"B":13,"C":0}}
{"game":"jass","players":["A","B","C","D"],"rules":{"target":0}}
    {"trump":"hearts","points":79,"stoeck":"A"}
{"game":"oh_hell","players":["A","B","C","D"],"rules":{"twice":true}}
    {"cards":4,"bids":{"A":1,"B":1,"C":0,"D":1},"tricks":{"A":1,"B":2,"C":0}}
{"game":"scopa","players":["A","B"],"rules":{"target":100}}
    {"carte":"A","settebello":"B","scope":{"A":1}}
{"game":"skat","players":["A","B","C"]}
    {"declarer":"A","game":"grand","matadors":2,"won":true}
{"game":"spades","players":["A","B","C","D"],"rules":{"target":5000}}
    {"bids":{"A":3,"B":3,"C":3,"D":"nil"},"tricks":{"A":7}}
{"game":"sueca","players":["A","B","C","D"],"rules":{"target":100}}
    {"points":{"A":61}}
"#;

/// The number of hands at the largest tables.
const MOST: usize = 10_000;

/// How long each measurement takes.
const MEASURE: Duration = Duration::from_millis(300);

fn main() {
    println!("{:15} {:>8} {:>7} {:>7}", "", "10, ns", "1,000", "10,000");
    let lines: Vec<Value> = GAMES.trim().lines().map(|line| Value::from_json(line).unwrap()).collect();
    for lines in lines.chunks_exact(2) {
        let (document, hand) = (&lines[0], &lines[1]);
        let game = document.get("game").and_then(Value::as_text).unwrap();
        let [all] = &*sessions(document, hand, MOST, MOST) else { panic!("one table") };
        let longest = all.replay().map_err(|invalid| invalid.errors).unwrap().hands().len();
        let [few, more, most] =
            [10, 1_000, MOST].map(|hands| nanoseconds_per_hand(&sessions(document, hand, hands, longest), hands));
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
