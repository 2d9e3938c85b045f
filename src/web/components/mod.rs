//! Parts that several pages show.

pub mod chart;
pub mod command_form;
pub mod deleted;
pub mod form;
pub mod hand_ledger;
pub mod house_rules;
pub mod moments;
pub mod payments;
pub mod phones;
pub mod pots;
pub mod qr;
pub mod recovery_notice;
pub mod scoreboard;
pub mod sharing;
pub mod standing;
pub mod table_list;
