//! What a hand costs: the fold of each game at 10, 1,000 and 10,000 hands. The cost a hand must stay flat:
//! compare the hands a second that are printed for the three lengths.
//!
//! `cargo bench --bench fold`

#![expect(clippy::unwrap_used, reason = "a bench that cannot run says so by stopping")]

use divan::counter::ItemsCount;
use divan::{Bencher, black_box};
use tanto::games::node::Node;
use tanto::session::Session;

/// A document of each game, and the hand that is played over and over. Where a game ends by itself, its rules put the
/// end far away; burro's longest word ends after a few hands, so its evening is many short tables.
const GAMES: &[(&str, &str, &str)] = &[
    (
        "tarot",
        r#"{"format":"tanto/1","game":"tarot","players":["A","B","C","D","E"]}"#,
        r#"{"taker":"A","partner":"B","bid":"garde","bouts":2,"points":"45.5","poignees":[{"size":"single"}]}"#,
    ),
    (
        "solo_whist",
        r#"{"format":"tanto/1","game":"solo_whist","players":["A","B","C","D"]}"#,
        r#"{"bid":"solo","soloist":"B","tricks":7}"#,
    ),
    (
        "tresillo",
        r#"{"format":"tanto/1","game":"tresillo","players":["A","B","C"]}"#,
        r#"{"hombre":"A","bid":"vuelta","tricks":{"A":5,"B":3,"C":1}}"#,
    ),
    (
        "lombre",
        r#"{"format":"tanto/1","game":"lombre","players":["A","B","C"]}"#,
        r#"{"hombre":"A","tricks":{"A":5,"B":3,"C":1},"exchanged":{"A":3,"B":2}}"#,
    ),
    (
        "vidrasso",
        r#"{"format":"tanto/1","game":"vidrasso","players":["A","B"],"rules":{"target":10000000}}"#,
        r#"{"points":{"A":97}}"#,
    ),
    (
        "bassadewitz",
        r#"{"format":"tanto/1","game":"bassadewitz","players":["A","B","C","D"],"rules":{"rounds":10000}}"#,
        r#"{"points":{"A":50,"B":40,"C":20,"D":10}}"#,
    ),
    ("vriddiot", r#"{"format":"tanto/1","game":"vriddiot","players":["A","B","C"]}"#, r#"{"loser":"B"}"#),
    (
        "casita_robada",
        r#"{"format":"tanto/1","game":"casita_robada","players":["A","B"]}"#,
        r#"{"cards":{"A":21,"B":19}}"#,
    ),
    ("free", r#"{"format":"tanto/1","game":"free","players":["A","B"]}"#, r#"{"scores":{"A":"12.5","B":"-3"}}"#),
    (
        "burro",
        r#"{"format":"tanto/1","game":"burro","players":["A","B"],"rules":{"word":"BURROBURRO"}}"#,
        r#"{"loser":"A"}"#,
    ),
];

/// The hands after which burro's longest word is complete.
const BURRO: usize = 10;

fn main() {
    divan::main();
}

fn sessions(document: &str, hand: &str, hands: usize, longest: usize) -> Vec<Session> {
    let hand = Node::from_json(hand).unwrap();
    let session = |hands: usize| {
        let mut document = Node::from_json(document).unwrap();
        document.set("hands", Node::List(vec![hand.clone(); hands]));
        Session::read(document).map_err(|invalid| invalid.errors).unwrap()
    };
    std::iter::repeat_with(|| session(longest.min(hands))).take(hands.div_ceil(longest)).collect()
}

#[divan::bench(args = GAMES.iter().map(|game| game.0), consts = [10, 1_000, 10_000])]
fn fold<const HANDS: usize>(bencher: Bencher<'_, '_>, game: &str) {
    let (_, document, hand) = GAMES.iter().find(|known| known.0 == game).unwrap();
    let longest = if game == "burro" { BURRO } else { HANDS };
    let sessions = sessions(document, hand, HANDS, longest);
    for session in &sessions {
        assert!(session.replay().map_err(|invalid| invalid.errors).unwrap().stopped().is_none(), "{game}");
    }
    bencher.counter(ItemsCount::new(HANDS)).bench(|| {
        for session in &sessions {
            black_box(session.replay().map_err(|invalid| invalid.errors).unwrap());
        }
    });
}
