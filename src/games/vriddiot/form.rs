//! The entry form of vriddiot.

use std::collections::BTreeMap;

use super::Vriddiot;
use crate::games::kit::{Context, Deal, Field, NextDeal, Node, Seats, Text, who};
use crate::ledger::Seat;

/// The question for the loser, and, collapsed, the order in which the others went out.
pub fn form(table: &Context<'_, Vriddiot>) -> Vec<Field> {
    let mut fields = vec![loser(table)];
    if table.deal.active.len() > 2 {
        let finish = finish(table.seats, table.deal);
        fields.push(Field::Extras { summary: Text::new("vriddiot-ask-finish"), fields: vec![finish] });
    }
    fields
}

/// The question for the loser. Each tile shows the losses of its player.
pub fn loser(table: &Context<'_, Vriddiot>) -> Field {
    who::hinted(Text::new("vriddiot-ask-loser"), "loser", table.seats, &table.deal.seated(), &|seat| {
        Some(Text::new("vriddiot-losses").count("losses", table.balances.seat(seat)))
    })
}

fn finish(seats: &Seats, deal: &Deal) -> Field {
    let players = deal.seated().into_iter();
    let players = players.map(|seat| who::tile(seats, seat).never("loser", &[seats.label(seat).to_owned()]));
    Field::Order { legend: Text::new("vriddiot-ask-order"), name: "finish", place: "place", players: players.collect() }
}

/// Converts the players' places in a form to the list in a hand. The only player without a place went out last.
pub fn tidy(deal: &Deal, seats: &Seats, draft: &mut Node) {
    let Some(Node::Map(players)) = draft.remove("place") else { return };
    let place = |node: &Node| node.as_text()?.trim().parse::<u32>().ok();
    let places = players.iter().filter_map(|(player, node)| Some((place(node)?, Node::from(player.as_str()))));
    let places: BTreeMap<u32, Node> = places.collect();
    // An invalid order becomes an empty one, for which the reader of the hand reports an error.
    let is_order = places.len() == players.len();
    let mut finish: Vec<Node> = places.into_values().filter(|_| is_order).collect();
    let loser = draft.get("loser").and_then(Node::as_text).and_then(|loser| seats.find_in_form(loser));
    let listed =
        |seat: Seat| finish.iter().any(|node| node.as_text().and_then(|text| seats.find_in_form(text)) == Some(seat));
    let mut left =
        deal.active.iter().filter(|seat| loser != Some(**seat) && !listed(**seat)).map(|seat| seats.label(*seat));
    let last = left.next().filter(|_| left.next().is_none() && finish.len() + 2 == deal.active.len());
    finish.extend(last.map(Node::from));
    draft.set("finish", Node::List(finish));
}

pub fn next_deal(active: usize) -> NextDeal {
    let packs = match active {
        2 => "vriddiot-deal-two",
        3..=5 => "vriddiot-deal-one-pack",
        _ => "vriddiot-deal-dobbeldekker",
    };
    NextDeal {
        notes: vec![Text::new("vriddiot-deal"), Text::new(packs), Text::new("vriddiot-deal-starts")],
        ..NextDeal::default()
    }
}
