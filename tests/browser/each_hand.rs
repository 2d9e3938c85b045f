//! Hands of the games of cards that many people play, and how a player enters them.

use crate::games::Step::{Answer, Count, Number, Unfold};
use crate::prelude::*;

/// A table, and the hands that are entered there one after the other.
pub struct Table {
    pub game: &'static str,
    /// The language in which most people play the game.
    pub language: &'static str,
    pub players: &'static [&'static str],
    pub rules: &'static [(&'static str, &'static str)],
    pub hands: &'static [Hand],
}

/// The steps of a hand, the most taps that it may take from the live table and back, and part of the sentence that describes it.
pub type Hand = (&'static [Step], usize, &'static str);

/// A rare hand, which may take as many taps as it needs, and scrolling.
pub const RARE: usize = usize::MAX;

const FRENCH: &[&str] = &["Claire", "David", "Emma", "Farid"];
const ENGLISH: &[&str] = &["Amy", "Ben", "Cleo", "Dan"];
const GERMAN: &[&str] = &["Anton", "Birgit", "Clemens", "Dörte"];

/// The taps are those of the specification's table.
pub const TABLES: &[Table] = &[
    Table {
        game: "belote",
        language: "fr",
        players: FRENCH,
        rules: &[],
        hands: &[
            (&[Answer("taker+trump", "p1+hearts"), Number("points", "124")], 6, "Claire réussit à cœur, 124 à 38."),
            (
                &[Answer("taker+trump", "p2+"), Answer("trump", "no_trumps"), Number("points", "90")],
                7,
                "David réussit sans atout, 90 à 72.",
            ),
            (
                &[Answer("taker+trump", "p1+clubs"), Number("points", "162"), Answer("capot", "every_trick")],
                RARE,
                "Claire fait capot à trèfle.",
            ),
            (&[Answer("taker+trump", "p1+hearts"), Number("points", "81")], 6, "81 points attendent"),
        ],
    },
    Table {
        game: "belote",
        language: "fr",
        players: FRENCH,
        rules: &[("variant", "coinche")],
        hands: &[
            (
                &[Answer("taker", "p1"), Answer("bid", "110"), Number("points", "130")],
                7,
                "Claire réussit 110 avec 130.",
            ),
            (
                &[
                    Answer("taker", "p2"),
                    Answer("bid", "120"),
                    Answer("trump", "all_trumps"),
                    Answer("coinche", "surcoinche"),
                    Answer("belotes[]", "attack"),
                    Answer("belotes[]", "defence"),
                    Number("points", "98"),
                ],
                11,
                "David chute 120 tout atout surcoinché avec 118.",
            ),
        ],
    },
    Table {
        game: "hearts",
        language: "en",
        players: ENGLISH,
        rules: &[("moon", "choice"), ("jack", "true"), ("no_tricks", "5")],
        hands: &[
            (
                &[
                    Number("points[p1]", "5"),
                    Number("points[p2]", "0"),
                    Number("points[p3]", "14"),
                    Answer("jack", "p1"),
                    Answer("no_tricks[]", "p2"),
                ],
                8,
                "The fewest so far: Amy and Ben, −5.",
            ),
            (
                &[Answer("shooter", "p2"), Answer("jack", "p1"), Answer("moon", "subtract")],
                5,
                "Ben shoots the moon: 26 off.",
            ),
        ],
    },
    Table {
        game: "hearts",
        language: "de",
        players: GERMAN,
        rules: &[],
        hands: &[
            (&[Number("points[p1]", "5"), Number("points[p2]", "0"), Number("points[p3]", "14")], 6, "Birgit"),
            (&[Answer("shooter", "p2")], 3, "Birgit"),
        ],
    },
    Table {
        game: "jass",
        language: "de",
        players: &["Beat", "Ursi", "Röbi", "Vreni"],
        rules: &[("deck", "swiss"), ("counting", "multiplied"), ("target", "1500")],
        hands: &[
            (
                &[Answer("trump", "shields"), Answer("declarer", "p4"), Number("points", "98")],
                7,
                "Ursi & Vreni 59, Beat & Röbi 98, mal 2.",
            ),
            (
                &[
                    Answer("trump", "roses"),
                    Count("weis[player+size=p1+20]"),
                    Count("weis[player+size=p1+20]"),
                    Answer("stoeck", "p3"),
                    Number("points", "98"),
                ],
                9,
                "Beat & Röbi: 98 + Weis 40 + Stöck 20 = 158.",
            ),
            (&[Answer("trump", "obenabe"), Number("points", "157"), Answer("match", "true")], RARE, "257, mal 3"),
        ],
    },
    Table {
        game: "jass",
        language: "de",
        players: &["Beat", "Ursi", "Röbi", "Vreni"],
        rules: &[("target", "300")],
        hands: &[(&[Answer("first", "p1"), Answer("trump", "hearts")], 4, "Beat und Röbi gewinnen")],
    },
    Table {
        game: "skat",
        language: "de",
        players: &["Anton", "Berta", "Carl"],
        rules: &[],
        hands: &[
            (
                &[Answer("declarer+game", "p2+grand"), Answer("matadors", "2"), Answer("won", "true")],
                6,
                "Berta gewinnt Grand: 72.",
            ),
            (
                &[Answer("declarer+game", "p1+null"), Answer("ouvert", "true"), Answer("won", "false")],
                6,
                "Anton verliert Null Ouvert: 2 × 46.",
            ),
        ],
    },
    Table {
        game: "skat",
        language: "de",
        players: &["Anton", "Berta", "Carl", "Dora"],
        rules: &[("ramsch", "true"), ("kontra", "true"), ("bock", "true")],
        hands: &[
            (
                &[Answer("declarer+game", "p2+hearts"), Answer("matadors", "3"), Answer("won", "false")],
                6,
                "Berta verliert Herz: 2 × 40.",
            ),
            (
                &[
                    Answer("result", "ramsch"),
                    Number("points[p1]", "63"),
                    Number("points[p3]", "57"),
                    Answer("no_tricks[]", "p4"),
                    Answer("pushed", "1"),
                ],
                RARE,
                "Anton verliert den Ramsch: 63 × 4 = 252.",
            ),
        ],
    },
    Table {
        game: "doppelkopf",
        language: "de",
        players: GERMAN,
        rules: &[],
        hands: &[
            (&[Answer("re[]", "p1"), Answer("re[]", "p4"), Number("points", "142")], 7, "Re gewinnt mit 142 Augen"),
            (
                &[
                    Answer("re[]", "p1"),
                    Answer("re[]", "p4"),
                    Answer("re_call", "re"),
                    Answer("contra_call", "no_90"),
                    Count("extras[re][fox]"),
                    Count("extras[contra][doppelkopf]"),
                    Count("extras[contra][doppelkopf]"),
                    Number("points", "97"),
                ],
                11,
                "Re gewinnt mit 97 Augen: Anton und Dörte je +5.",
            ),
            (
                &[Answer("re[]", "p4"), Number("points", "134"), Unfold(1), Answer("game", "queens")],
                RARE,
                "Dörte gewinnt mit 134 Augen, Damensolo: +3.",
            ),
            (
                &[Answer("counts", "value"), Answer("re[]", "p1"), Answer("re[]", "p4"), Number("points", "5")],
                6,
                "Re gewinnt (Wert eingetragen)",
            ),
            // What a number means is a habit of the table.
            (
                &[Answer("re[]", "p1"), Answer("re[]", "p2"), Number("points", "-3")],
                6,
                "Kontra gewinnt, Re (Wert eingetragen)",
            ),
        ],
    },
    Table {
        game: "scopa",
        language: "it",
        players: &["Anna", "Bruno", "Carla", "Dario"],
        rules: &[],
        hands: &[
            (
                &[
                    Answer("carte", "p1"),
                    Answer("denari", "p2"),
                    Answer("settebello", "p1"),
                    Answer("primiera", "p1"),
                    Count("scope[p1]"),
                    Count("scope[p2]"),
                    Count("scope[p2]"),
                ],
                9,
                "Bruno & Dario: denari, 2 scope",
            ),
            (
                &[
                    Answer("carte", "none"),
                    Answer("denari", "none"),
                    Answer("settebello", "p1"),
                    Answer("primiera", "none"),
                ],
                6,
                "Anna & Carla: settebello",
            ),
        ],
    },
    Table {
        game: "scopa",
        language: "it",
        players: &["Anna", "Bruno", "Carla"],
        rules: &[("napola", "true"), ("re_bello", "true"), ("cappotto", "true")],
        hands: &[(
            &[
                Answer("carte", "p1"),
                Answer("denari", "p2"),
                Answer("settebello", "p2"),
                Answer("primiera", "p1"),
                Answer("re_bello", "p3"),
                Unfold(1),
                Number("napola[p2]", "3"),
            ],
            RARE,
            "Bruno: denari, settebello, napola di 3",
        )],
    },
    Table {
        game: "euchre",
        language: "en",
        players: ENGLISH,
        rules: &[("euchred_all", "4"), ("defend_alone", "4")],
        hands: &[
            (&[Answer("caller+alone", "p2"), Answer("outcome", "made")], 4, "Ben makes it."),
            (
                &[
                    Answer("caller+alone", "p2+true"),
                    Answer("outcome", "euchred"),
                    Unfold(1),
                    Answer("defender", "p1"),
                    Answer("trump", "hearts"),
                ],
                RARE,
                "euchred by Amy, alone too",
            ),
        ],
    },
    Table {
        game: "spades",
        language: "en",
        players: ENGLISH,
        rules: &[],
        hands: &[
            (
                &[
                    Number("bids[p2]", "4"),
                    Number("bids[p3]", "3"),
                    Number("bids[p4]", "2"),
                    Number("bids[p1]", "3"),
                    Number("tricks[p1]", "7"),
                ],
                7,
                "Both sides make it.",
            ),
            (
                &[
                    Number("bids[p3]", "4"),
                    Number("bids[p4]", "nil"),
                    Number("bids[p1]", "3"),
                    Number("bids[p2]", "4"),
                    Number("tricks[p1]", "8"),
                    Count("nil_tricks[p4]"),
                ],
                8,
                "Both sides make it. Nil lost: Dan.",
            ),
        ],
    },
    Table {
        game: "spades",
        language: "en",
        players: ENGLISH,
        rules: &[("sides", "alone")],
        hands: &[(
            &[
                Number("bids[p2]", "4"),
                Number("bids[p3]", "3"),
                Number("bids[p4]", "2"),
                Number("bids[p1]", "3"),
                Number("tricks[p1]", "4"),
                Number("tricks[p2]", "4"),
                Number("tricks[p3]", "2"),
            ],
            9,
            "Cleo is set",
        )],
    },
    Table {
        game: "bridge",
        language: "en",
        players: ENGLISH,
        rules: &[],
        hands: &[
            (
                &[Answer("declarer", "p4"), Answer("level", "4"), Answer("strain", "spades"), Answer("over", "1")],
                6,
                "Dan makes 4♠\u{fe0e} and 1 over.",
            ),
            (
                &[
                    Answer("declarer", "p1"),
                    Answer("level", "2"),
                    Answer("strain", "hearts"),
                    Unfold(1),
                    Number("tricks", "5"),
                    Answer("honours[cards]", "4"),
                    Answer("honours[player]", "p2"),
                ],
                RARE,
                "Amy goes 3 down in 2♥\u{fe0e}.",
            ),
        ],
    },
    Table {
        game: "bridge",
        language: "fr",
        players: FRENCH,
        rules: &[("scoring", "chicago"), ("partners", "rotate")],
        hands: &[(
            &[
                Answer("declarer", "p4"),
                Answer("level", "3"),
                Answer("strain", "no_trumps"),
                Answer("doubled", "doubled"),
                Answer("over", "-1"),
            ],
            7,
            "Farid",
        )],
    },
    Table {
        game: "sueca",
        language: "pt",
        players: &["Ana", "Bruno", "Carla", "Duarte"],
        rules: &[("draw", "double"), ("target", "20")],
        hands: &[
            (&[Answer("win+winner", "double+p2")], 3, "Bruno & Duarte ganham a dobrar."),
            (&[Answer("win+winner", "draw")], 3, "Empate"),
            // Points take back the answer on a tile.
            (&[Answer("win+winner", "draw"), Number("points[p1]", "23")], 6, "Bruno & Duarte ganham a dobrar"),
            (&[Number("points[p1]", "120"), Answer("bandeira", "true")], RARE, "bandeira"),
            (&[Unfold(1), Answer("renuncia", "p2"), Answer("trump", "hearts")], RARE, "Bruno fez renúncia"),
        ],
    },
];
