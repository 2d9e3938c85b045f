//! Announces the name of the server in its network by multicast DNS (RFC 6762).

use std::net::IpAddr;
use std::thread;
use std::time::Duration;

use mdns_sd::{DaemonEvent, Error, IfKind, IfPredicate, Receiver, ServiceDaemon, ServiceInfo};

use super::addresses::{Endpoint, MDNS_NAME};

/// How long the goodbye packets may take that withdraw the name (RFC 6762, section 10.1).
const GOODBYE_TIMEOUT: Duration = Duration::from_millis(300);

/// Keeps the name announced until [`Announcement::end`].
pub struct Announcement {
    daemon: ServiceDaemon,
    service: String,
}

impl Announcement {
    /// Announces the name, and calls `report` with whether it is ours: another machine may have it already.
    pub fn start(endpoint: &Endpoint, report: impl Fn(bool) + Send + 'static) -> Result<Self, Error> {
        Self::over(ServiceDaemon::new()?, endpoint, report)
    }

    fn over(daemon: ServiceDaemon, endpoint: &Endpoint, report: impl Fn(bool) + Send + 'static) -> Result<Self, Error> {
        daemon.disable_interface(IfKind::All)?;
        daemon.enable_interface(interfaces(endpoint.listening.ip()))?;
        let (events, service) = (daemon.monitor()?, service(endpoint)?);
        let announcement = Self { daemon: daemon.clone(), service: service.get_fullname().to_owned() };
        daemon.register(service)?;
        let service = announcement.service.clone();
        thread::spawn(move || follow(&events, &daemon, &service, report));
        Ok(announcement)
    }

    /// Withdraws the name.
    pub fn end(self) {
        if let Ok(done) = self.daemon.unregister(&self.service) {
            // A machine that misses the goodbye drops the name when its time to live ends.
            let _ = done.recv_timeout(GOODBYE_TIMEOUT);
        }
        let _ = self.daemon.shutdown();
    }
}

fn service(endpoint: &Endpoint) -> Result<ServiceInfo, Error> {
    let kind = if endpoint.is_secure { "_https._tcp.local." } else { "_http._tcp.local." };
    let host = format!("{MDNS_NAME}.");
    let listening = endpoint.listening.ip();
    let address = if listening.is_unspecified() { String::new() } else { listening.to_string() };
    let mut service = ServiceInfo::new(kind, "Tanto", &host, address.as_str(), endpoint.listening.port(), None)?;
    if listening.is_unspecified() {
        // The current addresses of the machine.
        service = service.enable_addr_auto();
    }
    service.set_interfaces(vec![interfaces(listening)]);
    Ok(service)
}

/// The interfaces on which the server listens. A phone would wait in vain at any other address.
fn interfaces(listening: IpAddr) -> IfKind {
    IfKind::Predicate(IfPredicate::new(move |interface| match listening {
        all if all.is_unspecified() => !interface.is_loopback() && (all.is_ipv6() || interface.ip().is_ipv4()),
        one => interface.ip() == one,
    }))
}

/// Watches the name for conflicts as long as it is announced.
fn follow(events: &Receiver<DaemonEvent>, daemon: &ServiceDaemon, service: &str, report: impl Fn(bool)) {
    let mut is_ours = None;
    while let Ok(event) = events.recv() {
        match event {
            DaemonEvent::Announce(..) if is_ours.is_none() => {
                is_ours = Some(true);
                report(true);
            }
            DaemonEvent::NameChange(change) if change.original.trim_end_matches('.') == MDNS_NAME => {
                tracing::warn!(
                    "another machine in the network has the name {MDNS_NAME}; this one can be reached only by its IP \
                     address"
                );
                let _ = daemon.unregister(service);
                is_ours = Some(false);
                report(false);
            }
            DaemonEvent::Error(error) => tracing::warn!("{MDNS_NAME} cannot be announced: {error}"),
            _ => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;
    use std::net::Ipv4Addr;
    use std::sync::mpsc::channel;
    use std::time::Instant;

    use mdns_sd::ServiceEvent;

    use super::*;

    /// Differs from the port of mDNS, so that the test does not reach other machines or programs.
    const PORT: u16 = 15353;

    #[test]
    fn the_name_is_announced_and_withdrawn() -> Result<(), Box<dyn std::error::Error>> {
        let phone = ServiceDaemon::new_with_port(PORT)?;
        phone.disable_interface(IfKind::All)?;
        phone.enable_interface(IfKind::LoopbackV4)?;
        let events = phone.browse("_https._tcp.local.")?;

        let endpoint = Endpoint { listening: (Ipv4Addr::LOCALHOST, 8443).into(), is_secure: true };
        let (reports, reported) = channel();
        let daemon = ServiceDaemon::new_with_port(PORT)?;
        let announcement = Announcement::over(daemon, &endpoint, move |is_ours| _ = reports.send(is_ours))?;
        assert!(reported.recv_timeout(Duration::from_secs(10))?);
        let found = next(&events, |event| match event {
            ServiceEvent::ServiceResolved(service) => Some(service),
            _ => None,
        });
        let Some(service) = found else { return Err("nothing was announced".into()) };
        assert_eq!((service.get_hostname(), service.get_port()), ("tanto.local.", 8443));
        assert_eq!(service.get_addresses_v4(), HashSet::from([Ipv4Addr::LOCALHOST]));

        announcement.end();
        let removed = next(&events, |event| match event {
            ServiceEvent::ServiceRemoved(_, name) => Some(name),
            _ => None,
        });
        assert_eq!(removed.as_deref(), Some("Tanto._https._tcp.local."));
        phone.shutdown()?;
        Ok(())
    }

    fn next<T>(events: &Receiver<ServiceEvent>, wanted: impl Fn(ServiceEvent) -> Option<T>) -> Option<T> {
        let patience = Instant::now() + Duration::from_secs(10);
        while let Ok(event) = events.recv_deadline(patience) {
            if let Some(found) = wanted(event) {
                return Some(found);
            }
        }
        None
    }

    #[test]
    fn a_server_on_all_interfaces_announces_all_addresses() -> Result<(), Error> {
        let everywhere = service(&Endpoint { listening: (Ipv4Addr::UNSPECIFIED, 8080).into(), is_secure: false })?;
        assert_eq!((everywhere.get_fullname(), everywhere.get_hostname()), ("Tanto._http._tcp.local.", "tanto.local."));
        assert!(everywhere.is_addr_auto() && everywhere.get_addresses().is_empty());
        let one = service(&Endpoint { listening: ([192, 168, 1, 7], 8080).into(), is_secure: false })?;
        assert_eq!(one.get_addresses_v4(), HashSet::from([&Ipv4Addr::new(192, 168, 1, 7)]));
        Ok(())
    }
}
