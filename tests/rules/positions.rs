//! The positions of a session: the state of the game before each hand.

use tanto::document::Seats;

use crate::prelude::*;

/// Calls `before` ahead of every hand of a session, all under its opening rules.
pub fn at_every_hand(session: &Session, mut before: impl FnMut(&dyn DynGame, DealContext<'_>, &DocumentValue)) {
    let opening = &session.opening;
    let mut replay = begin(opening).unwrap();
    let mut play = opening.game.open(&opening.rules).unwrap();
    let seats = Seats::new(opening.players.clone()).in_parties(play.parties(opening.players.len()));
    for hand in &session.hands {
        let dealer = hand.get("dealer").and_then(DocumentValue::as_text).map(|name| seats.find(name).unwrap());
        let deal = replay.position().deal(dealer);
        let balances = replay.balances().clone();
        let at = DealContext { seats: &seats, deal: &deal, balances: &balances };
        before(play.as_ref(), at, hand);
        if let Some(after) = play.play(at, hand, Format::Document).unwrap().game {
            play = after;
        }
        scored(&mut replay, hand).unwrap();
    }
}
