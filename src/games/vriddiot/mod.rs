//! Vriddiot: the last player with cards is the idiot of the hand.

use std::collections::BTreeMap;

use crate::games::prelude::*;

/// There are no options.
#[derive(Clone, Debug)]
pub struct Rules;

/// The unit: how often a player was the idiot.
const LOSSES: Unit =
    Unit { id: "losses", name: "unit-losses", one: "unit-one-losses", pieces: &[], medium: Medium::Sheet };

/// The data of a hand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hand {
    /// The last player with cards.
    pub loser: Seat,
    /// The others in the order in which they went out; empty if it was not recorded.
    pub finish: Vec<Seat>,
}

impl Game for Rules {
    type Hand = Hand;
    type State = ();

    const INFO: &'static GameInfo = &GameInfo {
        ends: false,
        other_names: "Vri idiot",
        kinds: RoleLabels { outcomes: &[("idiot", "vriddiot-outcome-idiot")], ..RoleLabels::NONE },
        independent_seats: true,
        quick: Some("loser"),
        ..GameInfo::new("vriddiot", "nb", 2..=11)
    };

    fn read_rules(_fields: &mut Fields<'_>) -> Option<Self> {
        Some(Self)
    }

    fn measure(&self) -> Measure {
        Measure::tallied(&LOSSES, true)
    }

    fn read_hand(&self, deal: &Deal, fields: &mut Fields<'_>) -> Option<Hand> {
        let loser = fields.player("loser");
        let (noted, finish) = match fields.of_form("place") {
            Some(places) => {
                let order = order(places, loser, deal, fields.seats);
                (true, fields.players_in("finish", &order))
            }
            None => (fields.raw("finish").is_some(), fields.ordered_players("finish")),
        };
        let loser = loser?;
        let others = || deal.others(loser);
        let is_whole = finish.len() == others().count() && others().all(|seat| finish.contains(&seat));
        if noted && !is_whole && !fields.has_error("finish") {
            fields.add_error("finish", Message::new("vriddiot-error-finish").with("loser", loser));
        }
        Some(Hand { loser, finish })
    }

    fn score(table: &Context<'_, Self>, hand: &Hand) -> ((), Outcome) {
        let losses = table.balances.seat(hand.loser) + 1;
        let text = |id| Message::new(id).with("loser", hand.loser).count("losses", losses);
        let mut outcome = Outcome::new(text("vriddiot-headline"));
        outcome.transfers.pay(Account::Book, hand.loser, 1);
        if !hand.finish.is_empty() {
            outcome.why.push(Message::new("vriddiot-why-finish").with("players", hand.finish.clone()));
        }
        outcome.why.push(text("vriddiot-why-loss"));
        ((), outcome)
    }

    fn parts(table: &Context<'_, Self>, hand: &Hand) -> Vec<PlayerRole> {
        role::everybody(table.deal, |seat| (seat == hand.loser).then_some("idiot"))
    }

    /// The question for the loser, and, collapsed, the order in which the others went out. Each tile shows the losses
    /// of its player.
    fn hand_form(table: &Context<'_, Self>) -> Vec<Field> {
        let losses = |seat| Message::new("vriddiot-losses").count("losses", table.balances.seat(seat));
        let seated = table.deal.seated();
        let mut fields = vec![who::hinted("vriddiot-ask-loser", "loser", table.seats, &seated, losses)];
        if seated.len() > 2 {
            let tile = |seat| who::tile(table.seats, seat).never("loser", table.seats.label(seat));
            let players = seated.into_iter().map(tile).collect();
            let order =
                Field::Order { legend: Message::new("vriddiot-ask-order"), name: "finish", place: "place", players };
            fields.push(Field::Extras { summary: Message::new("vriddiot-ask-finish"), fields: vec![order] });
        }
        fields
    }

    fn card(_table: &Context<'_, Self>) -> Card {
        Card::new(r#"{"loser":"@1"}"#, [Section::new("card-worth").note("vriddiot-card-loss")])
    }

    fn next_deal(table: &Context<'_, Self>) -> NextDeal {
        let packs = match table.deal.active.len() {
            2 => "vriddiot-deal-two",
            3..=5 => "vriddiot-deal-one-pack",
            _ => "vriddiot-deal-dobbeldekker",
        };
        let notes = ["vriddiot-deal", packs, "vriddiot-deal-starts"].map(Message::new).to_vec();
        NextDeal { notes, ..NextDeal::default() }
    }
}

/// Converts the players' places in a form to a list. The only player without a place went out last. An invalid order
/// becomes an empty one.
fn order(places: &Value, loser: Option<Seat>, deal: &Deal, seats: &Seats) -> Vec<Value> {
    let Value::Map(players) = places else { return Vec::new() };
    let place = |value: &Value| value.as_text()?.trim().parse::<u32>().ok();
    let by_place = players.iter().filter_map(|(player, value)| Some((place(value)?, Value::from(player.as_str()))));
    let by_place: BTreeMap<u32, Value> = by_place.collect();
    if by_place.len() != players.len() {
        return Vec::new();
    }
    let mut order: Vec<Value> = by_place.into_values().collect();
    let listed: Vec<Option<Seat>> = order.iter().map(|value| seats.find_in_form(value.as_text()?)).collect();
    let mut left = deal.active.iter().copied().filter(|seat| loser != Some(*seat) && !listed.contains(&Some(*seat)));
    if let (Some(last), None) = (left.next(), left.next())
        && order.len() + 2 == deal.active.len()
    {
        order.push(seats.label(last).into());
    }
    order
}
