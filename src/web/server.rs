//! The server: the app on a socket, until it is told to stop.

use std::any::Any;
use std::future::Future;
use std::io;
use std::net::TcpListener;
use std::thread::available_parallelism;
use std::time::Duration;

use actix_tls::accept::rustls_0_23::TlsStream;
use actix_web::rt::net::TcpStream;
use actix_web::rt::spawn;
use actix_web::{App, HttpServer};
use rustix::net::sockopt::set_socket_recv_buffer_size;
use rustix::net::{Shutdown, shutdown};
use rustls::ServerConfig;

use crate::web::frame::app::Shared;
use crate::web::frame::room::{Door, Room};

/// How long requests in flight may take when the server stops, in seconds.
const PATIENCE: u64 = 2;

/// Where the server listens.
pub struct Sockets {
    /// For plain http.
    pub plain: Option<TcpListener>,
    /// For https, with its certificate.
    pub secure: Option<(TcpListener, ServerConfig)>,
    /// For what is counted.
    pub metrics: Option<TcpListener>,
}

/// How long the rest of a request that was refused is awaited, so that the answer is read: whoever holds on to his connection
/// takes its place from somebody else.
const FAREWELL: Duration = Duration::from_millis(200);

/// How much of what is sent waits in the system, in bytes, which doubles it for itself: a thousand forms that never end fill
/// as much of the program's memory as comes at a time.
const RECEIVED: usize = 16 * 1024;

/// How many threads of a worker may wait for the database at a time. Each keeps what it has used of memory, and a rush of those
/// who ask for little would otherwise leave five hundred behind.
const WAITING: usize = 32;

/// The socket of a connection, plain or behind its handshake.
fn socket(connection: &dyn Any) -> Option<&TcpStream> {
    let plain = connection.downcast_ref::<TcpStream>();
    plain.or_else(|| connection.downcast_ref::<TlsStream<TcpStream>>().map(|secure| secure.get_ref().0))
}

/// Serves until `stop` ends; then finishes what is in flight.
///
/// # Errors
/// When a socket fails.
pub async fn serve(app: Shared, sockets: Sockets, stop: impl Future<Output = ()> + Send + 'static) -> io::Result<()> {
    let (ending, counted) = (app.clone(), app.clone());
    let workers = available_parallelism().map_or(2, usize::from).max(2);
    let room = Room::found();
    let door = Door::new(room, app.settings.proxies.clone());
    let mut server = HttpServer::new(move || crate::web::app(app.clone()))
        // One slow request must not hold up every other.
        .workers(workers)
        .worker_max_blocking_threads(WAITING)
        .max_connections(room.in_all / workers)
        .on_connect(move |connection, data| {
            let Some(stream) = socket(connection) else { return };
            match stream.peer_addr().ok().and_then(|peer| door.enter(peer.ip())) {
                Some(inside) => drop(data.insert(inside)),
                // One too many of its address: the server finds it ended before anything was asked.
                None => drop(shutdown(stream, Shutdown::Both)),
            }
        })
        // Without it a second request on the same connection waits 40 ms for the first one's acknowledgement.
        .tcp_nodelay(true)
        .client_disconnect_timeout(FAREWELL)
        .shutdown_timeout(PATIENCE)
        .shutdown_signal(async move {
            stop.await;
            // Streams of events never end by themselves.
            ending.store().end_subscriptions();
        });
    for listener in
        [sockets.plain.as_ref(), sockets.secure.as_ref().map(|(listener, _)| listener)].into_iter().flatten()
    {
        set_socket_recv_buffer_size(listener, RECEIVED)?;
    }
    if let Some(listener) = sockets.plain {
        server = server.listen(listener)?;
    }
    if let Some((listener, configuration)) = sockets.secure {
        server = server.listen_rustls_0_23(listener, configuration)?;
    }
    let Some(listener) = sockets.metrics else { return server.run().await };
    let metrics = move || App::new().app_data(counted.clone()).configure(crate::web::configure_metrics);
    let metrics = HttpServer::new(metrics).workers(1).disable_signals().listen(listener)?.run();
    let handle = metrics.handle();
    spawn(metrics);
    let done = server.run().await;
    handle.stop(false).await;
    done
}
