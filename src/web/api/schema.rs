//! The schemas of documents in the `OpenAPI` document. The fields of a hand depend on its game, so the schema of a hand
//! is a free-form object.

use chrono::{DateTime, SecondsFormat};
use utoipa::openapi::schema::{AdditionalProperties, ArrayBuilder, ObjectBuilder, Type};
use utoipa::openapi::{RefOr, Schema};
use utoipa::{PartialSchema, ToSchema};

use crate::games::GAMES;
use crate::games::game::Facts;
use crate::session::FORMAT;

/// A session document, `tanto/1`.
pub struct SessionDocument;

/// A hand.
pub struct HandDocument;

/// A session document with its result and its version.
pub struct TableDocument;

/// The statistics of a game.
pub struct StatisticsDocument;

/// Amounts by player or pot.
pub struct Amounts;

impl ToSchema for SessionDocument {}
impl ToSchema for HandDocument {}
impl ToSchema for TableDocument {}
impl ToSchema for StatisticsDocument {}
impl ToSchema for Amounts {}

impl PartialSchema for SessionDocument {
    fn schema() -> RefOr<Schema> {
        session().into()
    }
}

impl PartialSchema for StatisticsDocument {
    fn schema() -> RefOr<Schema> {
        let list = |of: &str| ArrayBuilder::new().items(anything(of).build());
        let plays = "person, role, contract, outcome, unit, hands, total, best, worst";
        ObjectBuilder::new()
            .property("plays", list(plays))
            .required("plays")
            .property("evenings", list("person, unit, evenings, won, total, best, worst, run"))
            .required("evenings")
            .property("pairs", list("a, b, evenings, a_ahead, b_ahead"))
            .required("pairs")
            .property("taker", list(&takers()))
            .into()
    }
}

/// The counts for the taker of a contract, for each game that has them and in which the taker may call a partner.
fn takers() -> String {
    let games = GAMES.iter().map(|game| game.facts()).filter(|facts| {
        !facts.kinds.counts.is_empty() && facts.kinds.contracts.as_ref().is_some_and(|all| all.partner.is_some())
    });
    let of_game = |facts: &Facts| {
        let counts =
            facts.kinds.counts.iter().map(|(name, _)| format!("{name}, ")).fold(String::new(), |all, one| all + &one);
        format!("Of {}: person, {counts}partners", facts.id)
    };
    games.map(of_game).collect::<Vec<_>>().join(". ")
}

impl PartialSchema for HandDocument {
    fn schema() -> RefOr<Schema> {
        anything("What the players saw of a hand: the fields are those of the game. `dealer` corrects the rotation.")
            .into()
    }
}

impl PartialSchema for TableDocument {
    fn schema() -> RefOr<Schema> {
        session()
            .property("result", anything("What `tanto score` answers for this document, `tanto-score/1`."))
            .required("result")
            .property("version", of(Type::Integer, "The number of the table's last change."))
            .required("version")
            .property(
                "damaged",
                of(Type::Integer, "Only of a damaged table, which is shown as it was before this entry."),
            )
            .into()
    }
}

impl PartialSchema for Amounts {
    fn schema() -> RefOr<Schema> {
        let amount = of(Type::String, "An exact decimal.").build();
        ObjectBuilder::new()
            .schema_type(Type::Object)
            .additional_properties(Some(AdditionalProperties::RefOr(amount.into())))
            .into()
    }
}

/// Formats milliseconds since 1970 as documents write times: RFC 3339 in UTC.
pub fn time(at: i64) -> String {
    DateTime::from_timestamp_millis(at).unwrap_or_default().to_rfc3339_opts(SecondsFormat::Millis, true)
}

fn session() -> ObjectBuilder {
    let list = |items: ObjectBuilder| ArrayBuilder::new().items(items.build());
    ObjectBuilder::new()
        .property("format", of(Type::String, "The format.").enum_values(Some([FORMAT])))
        .required("format")
        .property("game", of(Type::String, "The game.").enum_values(Some(GAMES.iter().map(|game| game.facts().id))))
        .required("game")
        .property("players", list(of(Type::String, "A name.")))
        .required("players")
        .property("rules", anything("What differs from the defaults of the game."))
        .property("first_dealer", of(Type::String, "Who deals first; the first player when nobody is named."))
        .property("name", of(Type::String, "What the table is called."))
        .property("played_for", anything("The currency, and what a whole of the unit is worth. It holds for all hands of the table; for another rate, open another table."))
        .property("rule_changes", list(anything("Rules that hold from a later hand on.")))
        .property("seat_changes", list(anything("Somebody has another's seat from a hand on: from, out, in.")))
        .property(
            "settled",
            of(Type::String, "When what is owed is settled.").enum_values(Some(["each_hand", "at_close"])),
        )
        .property("opened_at", of(Type::String, "When the table was opened, RFC 3339, in the years 1901 to 2998."))
        .property("hands", list(anything("A hand.")))
        .property("closed", of(Type::Boolean, "Whether the table is closed and its pots are shared."))
        .property("history", list(anything("In an export: who entered what, and when; players by label.")))
        .property("people", list(anything("Beside `history`: the name of each label.")))
        .property("events", of(Type::Integer, "Beside `history`: how many entries it has."))
        .property("head", of(Type::String, "Beside `history`: the hash of its last entry."))
}

fn of(kind: Type, description: &str) -> ObjectBuilder {
    ObjectBuilder::new().schema_type(kind).description(Some(description))
}

fn anything(description: &str) -> ObjectBuilder {
    of(Type::Object, description).additional_properties(Some(AdditionalProperties::<Schema>::FreeForm(true)))
}
