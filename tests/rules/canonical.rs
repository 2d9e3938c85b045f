//! A hand is stored in one form, whether it comes from a JSON document or from a page.

use tanto::games::form::NOBODY;

use crate::positions::at_every_hand;
use crate::prelude::*;

fn tree(json: &str) -> DocumentValue {
    DocumentValue::from_json(json).unwrap()
}

/// The stored form of a first hand, dealt by the last player.
fn stored(game: &str, players: usize, hand: &str) -> String {
    let (game, seats) = (find(game).unwrap(), seats(&["Ana", "Bo", "Chloé", "Dag", "Eve"][..players]));
    let play = game.open(&DocumentValue::empty()).unwrap();
    let seats = seats.in_parties(play.parties(players));
    let deal = seats.deal(0, Seat(u8::try_from(players - 1).unwrap()), game.info().most_active, &|_| true);
    let balances = Balances::new(seats.parties().len(), play.measure().pots);
    let at = DealContext { seats: &seats, deal: &deal, balances: &balances };
    play.play(at, &tree(hand), Format::Document).unwrap().hand.unwrap().to_json()
}

/// The game, the number of players and the hand as it is sent; below each, its stored form.
const STORED: &str = r#"
tarot 4 {"points": 49, "bid": "garde", "bouts": 2, "taker": "Ana", "result": "played"}
        {"taker":"p1","bid":"garde","bouts":2,"points":"49"}
tarot 4 {"dealer": "Dag", "result": "petit_sec"}
        {"result":"petit_sec","dealer":"p4"}
tarot 5 {"taker": "Chloe\u0301", "partner": " Bo", "bid": "petite", "bouts": 0, "points": "044.50", "poignees": [{"player": "Bo", "size": "single"}], "miseres": []}
        {"taker":"p3","partner":"p2","bid":"petite","bouts":0,"points":"44.5","poignees":[{"player":"p2","size":"single"}]}
tarot 4 {"taker": "Ana", "bid": "garde", "bouts": 0, "points": "-0", "poignees": []}
        {"taker":"p1","bid":"garde","bouts":0,"points":"0"}
tarot 4 {"taker": "Ana", "bid": "petite", "bouts": 0, "points": 40, "poignees": [{"size": "single", "player": "Dag"}, {"player": "Bo", "size": "single"}]}
        {"taker":"p1","bid":"petite","bouts":0,"points":"40","poignees":[{"player":"p2","size":"single"},{"player":"p4","size":"single"}]}
solo_whist 4 {"tricks": 5, "soloist": "Bo", "bid": "solo"}
        {"bid":"solo","soloist":"p2","tricks":5}
solo_whist 4 {"result": "passed"}
        {"result":"passed"}
tresillo 3 {"bid": "solo", "hombre": "Ana", "tricks": {"Bo": 2, "Ana": 5, "Chloé": 2}, "estuche": true, "primeras": false}
        {"hombre":"p1","bid":"solo","tricks":{"p2":2,"p1":5,"p3":2},"estuche":true}
lombre 3 {"outcome": "codillo", "codillo": "Bo", "hombre": "Ana", "forced": false, "exchanged": {}, "matadors": 0}
        {"hombre":"p1","codillo":"p2","outcome":"codillo","matadors":0}
burro 3 {"result": "played", "loser": "Bo"}
        {"loser":"p2"}
vriddiot 3 {"finish": ["Chloé", "Ana"], "loser": "Bo", "dealer": "Chloé"}
        {"loser":"p2","finish":["p3","p1"],"dealer":"p3"}
vidrasso 2 {"trump_rank": 7, "points": {"Ana": "090"}}
        {"points":{"p1":90},"trump_rank":"7"}
bassadewitz 4 {"points": {"Ana": "50", "Bo": 40, "Chloé": 30, "Dag": 0}}
        {"points":{"p1":50,"p2":40,"p3":30,"p4":0}}
casita_robada 2 {"cards": {"Ana": "40", "Bo": 0}}
        {"cards":{"p1":40,"p2":0}}
free 2 {"scores": {"Ana": 7, "Bo": "-0.2500"}}
        {"scores":{"p1":"7","p2":"-0.25"}}
belote 4 {"points": 90, "taker": "Ana", "belotes": ["attack"], "trump": "hearts", "declarations": []}
        {"taker":"p1","trump":"hearts","points":90,"belotes":["attack"]}
jass 4 {"points": 98, "trump": "clubs", "weis": []}
        {"trump":"clubs","points":98}
hearts 4 {"points": {"Dag": 13, "Ana": 13, "Bo": 0}}
        {"points":{"p1":13,"p2":0,"p3":0,"p4":13}}
skat 3 {"won": false, "matadors": 2, "game": "hearts", "declarer": "Bo", "hand": false}
        {"declarer":"p2","game":"hearts","matadors":2,"won":false}
doppelkopf 4 {"points": 130, "re": ["Dag", "Ana"], "extras": {}, "bock": 0}
        {"re":["p1","p4"],"points":130}
oh_hell 3 {"tricks": {"Bo": 2, "Ana": 1}, "bids": {"Chloé": 1, "Ana": 1, "Bo": 2}, "cards": 10}
        {"cards":10,"bids":{"p3":1,"p1":1,"p2":2},"tricks":{"p1":1,"p2":2,"p3":7}}
scopa 2 {"scope": {"Bo": 0, "Ana": 1}, "settebello": "Bo", "carte": "Ana"}
        {"carte":"p1","settebello":"p2","scope":{"p1":1}}
euchre 4 {"tricks": 3, "alone": false, "caller": "Dag"}
        {"caller":"p4","tricks":3}
spades 4 {"tricks": {"Dag": 6}, "bids": {"Dag": 5, "Ana": 7}}
        {"bids":{"p1":7,"p4":5},"tricks":{"p1":7,"p2":6}}
sueca 4 {"points": {"Bo": 40}}
        {"points":{"p2":40,"p1":80}}
bridge 4 {"tricks": 10, "strain": "spades", "level": 4, "declarer": "Chloé"}
        {"declarer":"p3","level":4,"strain":"spades","tricks":10}
"#;

#[test]
fn hands_are_stored_in_canonical_form() {
    let lines: Vec<&str> = STORED.trim().lines().collect();
    for lines in lines.chunks(2) {
        let [sent, expected] = lines else { panic!("{lines:?}") };
        let words: Vec<&str> = sent.splitn(3, ' ').collect();
        let found = stored(words[0], words[1].parse().unwrap(), words[2]);
        assert_eq!(found, expected.trim(), "{sent}");
    }
}

/// A document's hand as a form would send it: every value is text, and fields that are `false` are missing.
fn typed(node: &DocumentValue) -> Option<DocumentValue> {
    match node {
        DocumentValue::Flag(false) => None,
        DocumentValue::Flag(true) => Some("true".into()),
        DocumentValue::Integer(number) => Some(number.to_string().as_str().into()),
        DocumentValue::List(items) => Some(DocumentValue::List(items.iter().filter_map(typed).collect())),
        DocumentValue::Map(fields) => Some(DocumentValue::Map(
            fields.iter().filter_map(|(name, node)| Some((name.clone(), answer(name, node)?))).collect(),
        )),
        node => Some(node.clone()),
    }
}

/// The lost game of skat is no tick that is missing, but an answer of its own.
fn answer(name: &str, node: &DocumentValue) -> Option<DocumentValue> {
    if name == "won" && *node == DocumentValue::Flag(false) { Some("false".into()) } else { typed(node) }
}

/// A form of scopa says what nobody has.
fn answered(hand: &DocumentValue) -> DocumentValue {
    let mut typed = typed(hand).unwrap();
    if hand.get("settebello").is_some() {
        for name in ["carte", "denari", "primiera"].into_iter().filter(|name| hand.get(name).is_none()) {
            typed.set(name, NOBODY.into());
        }
    }
    typed
}

#[test]
fn every_hand_has_one_stored_form_and_the_same_result() {
    for (name, document) in good() {
        let session = Session::read(tree(&document.to_string())).unwrap();
        at_every_hand(&session, |play, at, hand| {
            // Each clone plays the hand by itself; the original stays at the position before it.
            let play = |hand: &DocumentValue, source| play.play(at, hand, source).unwrap();
            let (entered, filled_in) =
                (play(hand, Format::Document), play(&answered(hand), Format::Form(Language::En.notation())));
            assert_eq!(filled_in.hand, entered.hand, "{name}: {hand:?}");
            let stored = entered.hand.unwrap();
            let replayed = play(&stored, Format::Log);
            assert_eq!((replayed.hand, replayed.after), (None, entered.after), "{name}: {stored:?}");
        });
    }
}
