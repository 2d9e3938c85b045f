//! Parts that several pages show.

pub mod chart;
pub mod command_form;
pub mod deleted;
pub mod device_names;
pub mod form;
pub mod hand_ledger;
pub mod house_rules;
pub mod moments;
pub mod money_board;
pub mod payments;
pub mod pots;
pub mod qr;
pub mod recovery_notice;
pub mod rubber;
pub mod scoreboard;
pub mod seat_texts;
pub mod sharing;
pub mod stake_form;
pub mod table_list;
pub mod table_texts;
