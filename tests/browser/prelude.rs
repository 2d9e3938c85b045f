//! What most tests use.

pub use std::time::{Duration, Instant};

pub use serde_json::{Map, Value, json};
pub use tokio::time::sleep;

pub use crate::checks::{NOTHING, lines};
pub use crate::driver::Browser;
pub use crate::fixture::Stop;
pub use crate::games::{
    BRUNO, BURRO, CARLA, DIMITRI, GAMES, Game, LOMBRE, SOLO_WHIST, Step, TAROT, TAROT_OF_FIVE, TRESILLO, tarot,
};
pub use crate::look::{LOOKS, Look};
pub use crate::names::{NAMES, garde};
pub use crate::phone::{HAS_BEEN_READ, HEIGHT, Phone, WIDTH, plain_http};
pub use crate::proxy::Proxy;
pub use crate::server::{Server, at_a_server, at_a_table, behind_a_proxy, over_plain_http, with_a_guest};
pub use crate::steps::{SCORER, SPECTATOR};
