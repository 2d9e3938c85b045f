//! Sentences in each language: lists of names, plurals of halves, exact contracts, and numbers of players.

use std::collections::BTreeSet;

use crate::prelude::*;

fn say(language: Language, text: &Message) -> String {
    Localizer::new(language).with_names(&seats(&["Ana", "Bruno", "Irene"])).say(text)
}

/// A message with players, and their number.
fn with(id: &'static str, arg: &'static str, players: &[u8]) -> Message {
    let count = i64::try_from(players.len()).unwrap();
    Message::new(id).with(arg, players.iter().copied().map(Seat).collect::<Vec<_>>()).count("count", count)
}

fn made_by(halves: i64) -> Message {
    let text = Message::new("tarot-headline-made").with("taker", Seat(0)).with("bid", Message::new("tarot-bid-garde"));
    text.with("by", Arg::Halves(halves)).count("bouts", 2).with("slam", "")
}

#[test]
fn sentences_follow_the_grammar_of_their_language() {
    use Language::{De, En, Es, Fr, It, Nb, Pt};
    let won = |players: &[u8]| with("table-won", "players", players);
    let order = with("vriddiot-why-finish", "players", &[2, 0, 1]);
    let play_off = with("burro-play-off", "players", &[0, 1]);
    let shared = with("bassadewitz-why-won-chips", "winners", &[0, 1]);
    let odd = |halves| Message::new("tarot-odd-points").with("points", Arg::Halves(halves));
    let players = |game, count| find(game).unwrap().info().wrong_players(count).unwrap();
    for (language, text, expected) in [
        (En, won(&[0]), "Ana wins"),
        (En, won(&[0, 1, 2]), "Ana, Bruno and Irene win"),
        (Fr, won(&[0, 1]), "Ana et Bruno gagnent"),
        (Es, won(&[0, 2]), "Ganan Ana e Irene"),
        (Es, won(&[2, 1, 0]), "Ganan Irene, Bruno y Ana"),
        (Pt, won(&[0, 1, 2]), "Ana, Bruno e Irene ganham"),
        (Nb, won(&[0, 1, 2]), "Ana, Bruno og Irene vinner"),
        (De, won(&[0, 1, 2]), "Ana, Bruno und Irene gewinnen"),
        (It, won(&[0, 1, 2]), "Ana, Bruno e Irene vincono"),
        // Names behind a colon are a list, unless the sentence starts there.
        (En, order.clone(), "out in this order: Irene, Ana, Bruno"),
        (Fr, order, "ordre de sortie\u{A0}: Irene, Ana, Bruno"),
        (En, play_off, "Play-off: Ana, Bruno. Whoever loses is out and gets no letter."),
        (En, shared, "last hand: Ana and Bruno share the win with the most chips"),
        (Fr, odd(1), "0,5 point pour l’attaque\u{A0}: est-ce exact\u{202F}?"),
        (Fr, odd(3), "1,5 point pour l’attaque\u{A0}: est-ce exact\u{202F}?"),
        (Fr, odd(5), "2,5 points pour l’attaque\u{A0}: est-ce exact\u{202F}?"),
        (En, odd(3), "1.5 points for the attack: is that right?"),
        (En, odd(2), "1 point for the attack: is that right?"),
        (De, odd(1), "0,5 Augen für den Angriff: Stimmt das?"),
        (En, made_by(0), "Ana makes garde exactly with 2 bouts."),
        (En, made_by(7), "Ana makes garde by 3.5 with 2 bouts."),
        (En, players("bassadewitz", 3), "This game is for 4 players; you have 3."),
        (En, players("tresillo", 5), "This game is for 3 to 4 players; you have 5."),
    ] {
        assert_eq!(say(language, &text), expected);
    }
    assert_eq!(find("bassadewitz").unwrap().info().wrong_players(4), None);
}

#[test]
fn short_words_change_before_some_names() {
    use Language::{En, Es, Fr, It, Pt};
    let missing = |player| Message::new("casita_robada-error-missing").with("players", vec![Seat(player)]);
    let equal = |other| {
        let text = Message::new("vidrasso-headline-equal").with("player", Seat(1)).with("other", Seat(other));
        text.count("points", 30)
    };
    let merged = |other: &str| Message::new("person-merge-self").with("name", "Bo").with("other", other);
    for (language, text, expected) in [
        (Fr, missing(0), "Comptez aussi les cartes d’Ana."),
        (Fr, missing(1), "Comptez aussi les cartes de Bruno."),
        (Es, equal(2), "Bruno e Irene se llevan 30 puntos por cabeza."),
        (Es, equal(0), "Bruno y Ana se llevan 30 puntos por cabeza."),
        (Es, missing(2), "Cuenta también las cartas de Irene."),
        (It, merged("Ágata"), "Non si può unire Bo ad Ágata: sono già la stessa persona."),
        (It, merged("Emma"), "Non si può unire Bo a Emma: sono già la stessa persona."),
        (Pt, equal(2), "Bruno e Irene levam 30 pontos por cabeça."),
        (En, missing(0), "Count the cards of Ana too."),
    ] {
        assert_eq!(say(language, &text), expected);
    }
}

/// A club has an account for each unit of a game, and another for its stakes in counters.
#[test]
fn no_two_units_have_the_same_name() {
    let units = ["points", "cash", "tantos", "counters", "letters", "penalty", "chips", "losses", "cards"];
    for language in Language::ALL {
        let names: BTreeSet<_> =
            units.iter().map(|unit| Localizer::new(*language).plain(&format!("unit-{unit}"))).collect();
        assert_eq!(names.len(), units.len(), "{language:?}: {names:?}");
    }
}

#[test]
fn no_language_makes_a_contract_by_zero() {
    for language in Language::ALL {
        let headline = say(*language, &made_by(0));
        assert!(!headline.contains('0'), "{headline}");
    }
}
