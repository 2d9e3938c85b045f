//! The moments of a finished game, for its pages and its picture.

use super::hand_ledger::outcome;
use super::scoreboard::result_colour;
use crate::document::Message;
use crate::i18n::Localizer;
use crate::session::{Moment, MomentKind};
use crate::table::Table;

pub struct MomentView {
    /// The message id of the heading.
    pub heading: &'static str,
    pub line: String,
    /// What was noted about the hand.
    pub said: Option<String>,
    /// The number of the hand.
    pub note: String,
    pub figure: String,
    /// The class of the figure's colour.
    pub class: &'static str,
}

/// The moments of a table; the biggest hand, if there is one, is first.
pub fn moments(table: &Table, localizer: Localizer) -> Vec<MomentView> {
    table
        .replay
        .moments(|number| table.note(number).is_some())
        .iter()
        .filter_map(|moment| view(table, moment, localizer))
        .collect()
}

fn view(table: &Table, moment: &Moment, localizer: Localizer) -> Option<MomentView> {
    let measure = table.replay.measure();
    let formatter = localizer.for_table(table.replay.seats_at(moment.hand), measure);
    let headline = || {
        let headline = &outcome(table, moment.hand)?.headline;
        // A headline with an amount is about the best party, but the figure may be another one's. A line without names is made
        // for the sheet, where these are above it.
        let is_about_party = headline.has_amount() || !formatter.names_somebody(headline);
        Some(if is_about_party { formatter.party(moment.party) } else { formatter.brief(headline) })
    };
    let hand = Message::new("hand-heading").count("number", moment.hand);
    let (heading, line, note) = match moment.kind {
        MomentKind::Biggest => ("moment-biggest", headline()?, hand),
        MomentKind::Boldest => ("moment-boldest", headline()?, hand),
        MomentKind::Said => ("moment-said", headline()?, hand),
        MomentKind::Comeback { is_won, low } => {
            let line = Message::new(if is_won { "moment-from-last" } else { "moment-up" }).with("player", moment.party);
            let note = Message::new("moment-low").with("amount", formatter.signed(low));
            ("moment-comeback", formatter.say(&line), note.count("number", moment.hand))
        }
    };
    let (figure, class) = (formatter.signed(moment.amount), result_colour(measure, moment.amount));
    // The comeback is not about the hand after which it began.
    let said = table.note(moment.hand).filter(|_| heading != "moment-comeback");
    Some(MomentView { heading, line, said, note: localizer.say(&note), figure, class })
}
