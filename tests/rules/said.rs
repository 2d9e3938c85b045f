//! Rendered sentences: lists of names, plurals of halves, and contracts made exactly.

use tanto::games::text::{Arg, Text};
use tanto::ledger::Seat;
use tanto::words::{Language, Words};

use crate::table::seats;

fn said(language: Language, text: &Text) -> String {
    Words::new(language).with_names(&seats(&["Ana", "Bruno", "Irene"])).say(text)
}

fn at(list: &[u8]) -> Vec<Seat> {
    list.iter().copied().map(Seat).collect()
}

#[test]
fn names_in_a_sentence_are_joined_as_it_goes() {
    let won = |language, list: &[u8]| {
        let count = i64::try_from(list.len()).unwrap();
        said(language, &Text::new("table-won").with("players", at(list)).count("count", count))
    };
    assert_eq!(won(Language::En, &[0]), "Ana wins");
    assert_eq!(won(Language::En, &[0, 1, 2]), "Ana, Bruno and Irene win");
    assert_eq!(won(Language::Fr, &[0, 1]), "Ana et Bruno gagnent");
    assert_eq!(won(Language::Es, &[0, 2]), "Ganan Ana e Irene");
    assert_eq!(won(Language::Nb, &[0, 1]), "Ana og Bruno vinner");
}

#[test]
fn names_behind_a_colon_are_a_list() {
    let order = Text::new("vriddiot-why-finish").with("players", at(&[2, 0, 1]));
    assert_eq!(said(Language::En, &order), "out in this order: Irene, Ana, Bruno");
    assert_eq!(said(Language::Fr, &order), "ordre de sortie\u{A0}: Irene, Ana, Bruno");
    let play_off = Text::new("burro-play-off").with("players", at(&[0, 1]));
    assert_eq!(said(Language::En, &play_off), "Play-off: Ana, Bruno. Whoever loses is out and gets no letter.");
    // Here the sentence starts after the colon.
    let shared = Text::new("bassadewitz-why-won-chips").with("winners", at(&[0, 1])).count("count", 2);
    assert_eq!(said(Language::En, &shared), "last hand: Ana and Bruno share the win with the most chips");
}

#[test]
fn a_half_takes_the_plural_of_its_language() {
    let odd = |language, halves| said(language, &Text::new("tarot-odd-points").with("points", Arg::Halves(halves)));
    assert_eq!(odd(Language::Fr, 3), "1,5 point\u{A0}: est-ce exact\u{202F}?");
    assert_eq!(odd(Language::Fr, 5), "2,5 points\u{A0}: est-ce exact\u{202F}?");
    assert_eq!(odd(Language::En, 3), "1.5 points: is that right?");
    assert_eq!(odd(Language::En, 2), "1 point: is that right?");
    assert_eq!(odd(Language::De, 1), "0,5 Augen: Stimmt das?");
}

#[test]
fn a_contract_made_to_the_point_is_made_exactly() {
    let made = |language, by| {
        let text = Text::new("tarot-headline-made").with("taker", Seat(0)).with("bid", Text::new("tarot-bid-garde"));
        said(language, &text.with("by", Arg::Halves(by)).count("bouts", 2).with("slam", ""))
    };
    assert_eq!(made(Language::En, 0), "Ana makes garde exactly with 2 bouts.");
    assert_eq!(made(Language::En, 7), "Ana makes garde by 3.5 with 2 bouts.");
    for language in Language::ALL {
        assert!(!made(*language, 0).contains('0'), "{}", made(*language, 0));
    }
}
