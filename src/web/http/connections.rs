//! The limits on connections and event streams, per address and in total.

use std::net::IpAddr;

use rustix::process::{Resource, getrlimit};

use super::concurrency::{ConcurrencyLimit, Permit};
use super::proxies::{Proxies, house};

/// The open files that the database, the logs and the listening sockets need.
const OTHER_FILES: u64 = 128;
/// One address may have a ninth of all connections: when eight addresses take all they can, a ninth remains for the
/// others.
const PARTS: usize = 9;
/// The most connections of one address: enough for its streams and for pages beside them. Each connection may cost
/// about 30 KiB.
const OF_ONE: usize = 2000;
/// Event streams of one address: a hall full of phones behind one router, or a program that watches a league.
const STREAMS_OF_ONE: usize = 1500;
/// Event streams in total: at about 12 KiB each they stay below 96 MiB.
const STREAMS_IN_ALL: usize = 5000;

/// The limits on concurrent connections.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Room {
    pub in_all: usize,
    pub of_one: usize,
}

impl Room {
    /// Derived from the limit of open files. A connection beyond that is an error, after which the server accepts no
    /// other for half a second.
    pub fn found() -> Self {
        Self::with_files(getrlimit(Resource::Nofile).current.unwrap_or(u64::MAX))
    }

    fn with_files(files: u64) -> Self {
        let in_all = usize::try_from(files.saturating_sub(OTHER_FILES).clamp(64, 50_000)).unwrap_or(64);
        Self { in_all, of_one: OF_ONE.min(in_all / PARTS) }
    }

    /// Streams may take seven eighths of the connections; the others are for pages.
    pub fn for_streams(self) -> ConcurrencyLimit {
        let some = |connections: usize| connections - connections / 8;
        ConcurrencyLimit::new(STREAMS_OF_ONE.min(some(self.of_one)), STREAMS_IN_ALL.min(some(self.in_all)))
    }
}

/// Admits connections.
#[derive(Clone)]
pub struct Door {
    open: ConcurrencyLimit,
    proxies: Proxies,
}

/// An admitted connection, until this is dropped.
pub enum Inside {
    /// Counts towards the limit of its address.
    Counted(Permit),
    /// From a trusted proxy, which serves many clients.
    Proxy,
}

impl Door {
    pub fn new(room: Room, proxies: Proxies) -> Self {
        Self { open: ConcurrencyLimit::new(room.of_one, usize::MAX), proxies }
    }

    /// `None` when the address has too many connections.
    pub fn enter(&self, from: IpAddr) -> Option<Inside> {
        let from = from.to_canonical();
        if self.proxies.has(from) { Some(Inside::Proxy) } else { self.open.acquire(house(from)).map(Inside::Counted) }
    }
}

#[cfg(test)]
mod tests {
    use ipnet::IpNet;

    use super::*;

    #[test]
    fn eight_addresses_leave_room_and_a_hall_has_it() {
        let few = Room::with_files(1024);
        assert_eq!(few, Room { in_all: 896, of_one: 99 });
        assert!(few.of_one * 8 < few.in_all);
        assert!(Room::with_files(16_384).of_one > STREAMS_OF_ONE);
        assert_eq!(Room::with_files(0), Room { in_all: 64, of_one: 7 });
        assert_eq!(Room::with_files(u64::MAX), Room { in_all: 50_000, of_one: OF_ONE });
    }

    #[test]
    fn a_house_counts_as_one_and_a_proxy_as_none() {
        let proxy = "2001:db8:9::1/128".parse::<IpNet>().unwrap_or_default();
        let door = Door::new(Room { in_all: 18, of_one: 2 }, vec![proxy].into());
        let mut inside = Vec::new();
        let mut enter = |from: [u16; 8]| {
            let entered = door.enter(from.into());
            let is_in = entered.is_some();
            inside.extend(entered);
            is_in
        };
        assert_eq!([1, 2, 3].map(|last| enter([0x2001, 0xdb8, 1, 2, 0, 0, 0, last])), [true, true, false]);
        assert!(enter([0x2001, 0xdb8, 1, 3, 0, 0, 0, 1]));
        assert!((0..9).all(|_| enter([0x2001, 0xdb8, 9, 0, 0, 0, 0, 1])));
        inside.clear();
        assert!(door.enter([0x2001, 0xdb8, 1, 2, 0, 0, 0, 3].into()).is_some());
    }
}
