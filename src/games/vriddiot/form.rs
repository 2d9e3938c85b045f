//! The entry form of vriddiot.

use super::Vriddiot;
use crate::games::form::Field;
use crate::games::game::{Context, NextDeal};
use crate::games::node::Node;
use crate::games::seats::{Deal, Seats};
use crate::games::text::Text;
use crate::games::who;

/// The loser, and folded away the order in which the others went out.
pub fn form(table: &Context<'_, Vriddiot>) -> Vec<Field> {
    let mut fields = vec![loser(table)];
    // The last to go out follows from the others.
    let places = table.deal.active.len().saturating_sub(2);
    if places > 0 {
        let fields_of_places = (0..places).map(|place| finish(table, place)).collect();
        fields.push(Field::Extras { summary: Text::new("vriddiot-ask-finish"), fields: fields_of_places });
    }
    fields
}

/// Who was left with the cards; each tile shows how often its player has been.
pub fn loser(table: &Context<'_, Vriddiot>) -> Field {
    who::hinted(Text::new("vriddiot-ask-loser"), "loser", table.seats, &table.deal.seated(), &|seat| {
        Some(Text::new("vriddiot-losses").count("losses", table.balances.seat(seat)))
    })
}

fn finish(table: &Context<'_, Vriddiot>, place: usize) -> Field {
    let number = i64::try_from(place + 1).unwrap_or(i64::MAX);
    let legend = if place == 0 { Text::new("vriddiot-ask-first") } else { Text::new("vriddiot-ask-place") };
    let (legend, open) = (legend.count("place", number), Text::new("vriddiot-not-noted"));
    who::or_nobody(legend, &format!("finish[{place}]"), open, table.seats, &table.deal.seated())
}

/// A form names the players who went out by place; the document lists them. Who is left over went out last.
pub fn tidy(deal: &Deal, seats: &Seats, draft: &mut Node) {
    let Some(Node::Map(mut places)) = draft.remove("finish") else { return };
    places.sort_by_key(|(place, _)| place.parse::<u32>().unwrap_or(u32::MAX));
    let mut finish: Vec<Node> = places.into_iter().map(|(_, player)| player).collect();
    let loser = draft.get("loser").and_then(Node::as_text);
    let named = |name: &str| loser == Some(name) || finish.iter().any(|node| node.as_text() == Some(name));
    let mut left = deal.active.iter().map(|seat| seats.name(*seat)).filter(|name| !named(name));
    let last = left.next().filter(|_| left.next().is_none() && finish.len() + 2 == deal.active.len());
    finish.extend(last.map(Node::from).into_iter().collect::<Vec<_>>());
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
