//! A visitor at a table: their device, their role, and the state of the table.

use std::sync::Arc;

use super::visitor::Visitor;
use crate::games::game::Measure;
use crate::games::text::Text;
use crate::store::{Role, TableId};
use crate::table::Table;
use crate::words::{Reader, Words};

/// Everything that a page about a table is rendered from.
pub struct AtTable {
    pub id: TableId,
    pub role: Role,
    pub visitor: Visitor,
    pub table: Arc<Table>,
    measure: Measure,
}

impl AtTable {
    pub fn new(id: TableId, role: Role, visitor: Visitor, table: Arc<Table>) -> Self {
        let measure = table.replay.measure();
        Self { id, role, visitor, table, measure }
    }

    pub fn words(&self) -> Words {
        self.visitor.words
    }

    /// The unit of the table's amounts.
    pub fn measure(&self) -> &Measure {
        &self.measure
    }

    /// Renders messages about the table with its current players.
    pub fn reader(&self) -> Reader<'_> {
        self.words().at_table(self.table.replay.seats(), &self.measure)
    }

    /// Renders messages about hand `number` with the players of that hand.
    pub fn reader_of(&self, number: u32) -> Reader<'_> {
        self.words().at_table(self.table.replay.seats_at(number), &self.measure)
    }

    /// The address of the table, or of something below it: `/hands/3`.
    pub fn address(&self, below: &str) -> String {
        format!("/t/{}{below}", self.id)
    }

    /// Whether the visitor may enter and correct hands.
    pub fn can_score(&self) -> bool {
        self.role >= Role::Scorer && self.table.damaged.is_none()
    }

    /// Whether the visitor may share the table.
    pub fn can_own(&self) -> bool {
        self.role >= Role::Owner && self.table.damaged.is_none()
    }

    /// The path of the table's event stream, and the version that the page shows.
    pub fn events(&self) -> Option<(String, i64)> {
        Some((self.address("/events"), self.table.version()))
    }

    /// When the newest version of a hand was recorded; `None` when there is no such hand.
    pub fn recorded_at(&self, number: u32) -> Option<i64> {
        Some(self.table.history.hands.numbered(number)?.newest()?.meta.at)
    }

    /// The table's own name as a heading.
    pub fn named(&self) -> Text {
        Text::new("plain-text").with("text", self.table.title().as_str())
    }
}
