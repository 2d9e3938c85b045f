//! Burro: letters, play-offs and winners, compared with a second implementation of the rules for every course of a short
//! word.

use crate::cases::score;
use crate::prelude::*;

const NAMES: [&str; 4] = ["Ana", "Bo", "Chloé", "Dag"];

/// The result of a course of losers, computed independently of the program: letters, who may lose next, and who has won.
fn expected(players: usize, length: i64, play_off: bool, course: &[usize]) -> (Vec<i64>, Vec<usize>, Vec<usize>) {
    let mut letters = vec![0; players];
    let mut still_in: Vec<usize> = (0..players).collect();
    let mut complete = false;
    for loser in course {
        if complete {
            still_in.retain(|player| player != loser);
            continue;
        }
        letters[*loser] += 1;
        complete = letters[*loser] == length;
        if complete {
            let fewest = *letters.iter().min().unwrap();
            still_in.retain(|player| letters[*player] == fewest);
        }
    }
    let over = complete && (still_in.len() == 1 || !play_off);
    if over { (letters, Vec::new(), still_in) } else { (letters, still_in, Vec::new()) }
}

/// Plays a course and all its continuations, and returns how many ended.
fn explore(names: &[&str], tie: &str, course: &mut Vec<usize>) -> u32 {
    let mut table = open("burro", names, &json!({"word": "oui", "tie": tie}));
    for loser in course.iter() {
        play(&mut table, &json!({"loser": names[*loser]})).unwrap();
    }
    let (letters, may_lose, won) = expected(names.len(), 3, tie == "play_off", course);
    assert_eq!(table.balances().parties(), letters, "{course:?}");
    assert_eq!(winners(&table), won.iter().map(|player| names[*player]).collect::<Vec<_>>(), "{course:?}");
    if !won.is_empty() {
        assert_eq!(play(&mut table, &json!({"loser": "Ana"})), Err((String::new(), "hand-after-end")));
        return 1;
    }
    let mut ended = 0;
    for player in 0..names.len() {
        if may_lose.contains(&player) {
            course.push(player);
            ended += explore(names, tie, course);
            course.pop();
        } else {
            let refused = play(&mut table, &json!({"loser": names[player]}));
            assert_eq!(refused, Err(("loser".to_owned(), "field-player-out")), "{course:?}");
        }
    }
    ended
}

#[test]
fn every_course_of_a_word_of_three_letters() {
    for players in 2..=4 {
        for tie in ["play_off", "shared"] {
            assert!(explore(&NAMES[..players], tie, &mut Vec::new()) > 10);
        }
    }
}

#[test]
fn players_out_of_the_play_off_neither_play_nor_deal() {
    let mut table = open("burro", &NAMES, &json!({"word": "oui"}));
    // The log leaves out whose turn it is to deal, even if the dealer leaves with this hand.
    for dealer in ["p1", "p2", "p3"] {
        let logged = table
            .position()
            .canonical(&form(&format!("dealer={dealer}&loser=p3")), Format::Form(Language::En.notation()))
            .unwrap();
        assert_eq!(logged.to_json(), r#"{"loser":"p3"}"#, "{dealer}");
        play(&mut table, &json!({"loser": "Chloé"})).unwrap();
    }
    // Ana, Bo and Chloé have dealt. Now Dag deals, and Chloé sits out.
    let deal = table.deal();
    assert_eq!((deal.dealer.0, deal.out.len(), deal.active.contains(&deal.dealer)), (3, 1, true));
    assert_eq!(play(&mut table, &json!({"loser": "Dag"})), Ok(vec![0, 0, 0, 0]));
    assert_eq!(table.deal().dealer.0, 0);
    assert_eq!(play(&mut table, &json!({"loser": "Ana"})), Ok(vec![0, 0, 0, 0]));
    assert_eq!(winners(&table), ["Bo"]);
}

#[test]
fn a_shorter_word_ends_the_game_with_the_next_hand() {
    let mut table = open("burro", &NAMES, &json!({}));
    for loser in ["Ana", "Ana", "Ana", "Bo"] {
        play(&mut table, &json!({"loser": loser})).unwrap();
    }
    table.change_rules(&node(&json!({"word": "oui", "tie": "shared"}))).unwrap();
    assert_eq!(winners(&table), [""; 0]);
    play(&mut table, &json!({"loser": "Dag"})).unwrap();
    assert_eq!(winners(&table), ["Chloé"]);
    assert_eq!(why(&table)[1..], ["the word is complete; the fewest letters (0): Chloé", "Chloé wins"]);
}

#[test]
fn players_join_with_the_most_letters_until_the_word_is_complete() {
    let hands = ["Ana", "Ana", "Ana", "Bo"].map(|loser| json!({"loser": loser}));
    for (from, expected) in [(3, true), (4, false)] {
        let document = json!({
            "format": "tanto/1", "game": "burro", "players": NAMES, "rules": {"word": "oui"},
            "seat_changes": [{"from": from, "in": "Eva"}], "hands": hands,
        });
        let totals = score(&document).map(|result| result["totals"]["Eva"].clone());
        assert_eq!(totals.ok(), expected.then(|| json!("2")), "from hand {from}");
    }
}

#[test]
fn a_word_has_at_most_400_bytes() {
    for (dots, expected) in [(198, true), (199, false)] {
        let word = format!("asno{}", "\u{323}".repeat(dots));
        assert_eq!(try_open("burro", &NAMES, &json!({"word": word})).is_ok(), expected, "{dots}");
    }
}

#[test]
fn impossible_words_are_refused() {
    // Too short, too long, not only letters, and letters with too many accents.
    let (accents, letter) = (format!("ab{}", "c\u{323}".repeat(40)), format!("abc{}", "\u{323}".repeat(400)));
    let words =
        ["", "ab", "abcdefghijk", "गधा", "BUR RO", "BURR0", "BUR-RO", "🐴🐴🐴", "a\u{200B}bc", &accents, &letter];
    for word in words {
        let refused = try_open("burro", &NAMES, &json!({"word": word})).err();
        assert_eq!(refused, Some(("rules.word".to_owned(), "burro-error-word")), "{word}");
    }
}
