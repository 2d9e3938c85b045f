//! The server: the app on a socket, until it is told to stop.

pub mod jobs;

use std::future::Future;
use std::io;
use std::net::{SocketAddr, TcpListener};
use std::thread::available_parallelism;
use std::time::Duration;

use actix_http::error::DispatchError;
use actix_http::{Extensions, HttpService, Protocol};
use actix_server::{GracefulShutdownSignal, Server};
use actix_service::{
    IntoServiceFactory as _, Service as _, ServiceFactory, ServiceFactoryExt as _, apply_fn_factory, fn_service,
    map_config,
};
use actix_tls::accept::rustls_0_23::{Acceptor, TlsStream};
use actix_tls::accept::{TlsError, max_concurrent_tls_connect};
use actix_web::dev::AppConfig;
use actix_web::rt::net::TcpStream;
use actix_web::rt::spawn;
use actix_web::{App, HttpServer};
use rustix::net::sockopt::set_socket_recv_buffer_size;
use rustls::ServerConfig;
use tokio::io::{AsyncRead, AsyncWrite};

use crate::web::http::assets;
use crate::web::http::connections::{Door, Room};
use crate::web::http::pace::Paced;
use crate::web::http::proxies::Secure;
use crate::web::http::state::Shared;

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
/// takes its place from somebody else. The library counts from a time that is up to half a second old, and where that much
/// has passed already it waits for ever.
const FAREWELL: Duration = Duration::from_millis(700);

/// How much of what is sent waits in the system, in bytes, which doubles it for itself: a thousand forms that never end fill
/// as much of the program's memory as comes at a time.
const RECEIVED: usize = 16 * 1024;

/// How many threads of a worker may wait for the database at a time. Each keeps what it has used of memory, and a rush of those
/// who ask for little would otherwise leave five hundred behind.
const WAITING: usize = 32;

/// Serves until `stop` ends; then finishes what is in flight.
pub async fn serve(app: Shared, sockets: Sockets, stop: impl Future<Output = ()> + Send + 'static) -> io::Result<()> {
    assets::prepare();
    let (ending, counted) = (app.clone(), app.clone());
    let workers = available_parallelism().map_or(2, usize::from).max(2);
    let room = Room::found();
    // Whoever does not go on with his handshake keeps nobody else from his.
    max_concurrent_tls_connect(room.in_all);
    let mut server = Server::build()
        // One slow request must not hold up every other.
        .workers(workers)
        .worker_max_blocking_threads(WAITING)
        .max_concurrent_connections(room.in_all / workers)
        .shutdown_timeout(PATIENCE)
        .shutdown_signal(async move {
            stop.await;
            // Streams of events never end by themselves.
            ending.store().end_subscriptions();
        });
    let door = Door::new(room, app.settings.proxies.clone());
    let pages = Served { app, ends: server.graceful_shutdown_signal() };
    for listener in
        [sockets.plain.as_ref(), sockets.secure.as_ref().map(|(listener, _)| listener)].into_iter().flatten()
    {
        set_socket_recv_buffer_size(listener, RECEIVED)?;
    }
    if let Some(listener) = sockets.plain {
        let (door, pages) = (door.clone(), pages.clone());
        server = server.listen("plain", listener, move || guarded(door.clone(), pages.plain()))?;
    }
    if let Some((listener, mut configuration)) = sockets.secure {
        configuration.alpn_protocols = vec![b"http/1.1".to_vec()];
        let acceptor = Acceptor::new(configuration);
        server = server.listen("secure", listener, move || guarded(door.clone(), pages.secure(acceptor.clone())))?;
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

/// What is served, on whatever socket.
#[derive(Clone)]
struct Served {
    app: Shared,
    ends: GracefulShutdownSignal,
}

impl Served {
    fn plain(&self) -> impl Serving + use<> {
        let paced = fn_service(async |stream: TcpStream| {
            let peer = stream.peer_addr().ok();
            Ok::<_, DispatchError>((Paced::new(stream), Protocol::Http1, peer))
        });
        paced.and_then(self.http(false)).map_err(|_| ())
    }

    fn secure(&self, acceptor: Acceptor) -> impl Serving + use<> {
        let paced = async |stream: TlsStream<TcpStream>| {
            let peer = stream.get_ref().0.peer_addr().ok();
            Ok((Paced::new(stream), Protocol::Http1, peer))
        };
        let shaken = acceptor.map_err(TlsError::into_service_error).and_then(paced);
        shaken.and_then(self.http(true).map_err(TlsError::Service)).map_err(|_| ())
    }

    /// Requests on a connection.
    fn http<S: AsyncRead + AsyncWrite + Unpin + 'static>(
        &self,
        is_secure: bool,
    ) -> impl ServiceFactory<
        (Paced<S>, Protocol, Option<SocketAddr>),
        Config = (),
        Response = (),
        Error = DispatchError,
        InitError = (),
    > + use<S> {
        let (ends, app) = (self.ends.clone(), crate::web::app(self.app.clone()));
        let app = if is_secure { app.app_data(Secure) } else { app };
        let app = app.into_factory().map_err(|error| error.error_response());
        HttpService::build()
            .graceful_shutdown_signal(move || {
                let ends = ends.clone();
                async move { ends.notified().await }
            })
            .client_disconnect_timeout(FAREWELL)
            .on_connect_ext(|connection: &Paced<S>, data: &mut Extensions| drop(data.insert(connection.pace())))
            .finish(map_config(app, |()| AppConfig::default()))
    }
}

/// Serves what comes on a connection, to its end.
trait Serving: ServiceFactory<TcpStream, Config = (), Response = (), Error = (), InitError = ()> {}

impl<S: ServiceFactory<TcpStream, Config = (), Response = (), Error = (), InitError = ()>> Serving for S {}

/// Closes a connection at once that is one too many of its address: before a handshake, and before anything is read of it.
fn guarded<S: Serving + 'static>(door: Door, serving: S) -> impl Serving {
    apply_fn_factory(serving, move |stream: TcpStream, serving: &S::Service| {
        let inside = stream.peer_addr().ok().and_then(|peer| door.enter(peer.ip()));
        let served = inside.map(|inside| {
            // Without it a second request on the same connection waits 40 ms for the first one's acknowledgement. Who is gone
            // by now needs none.
            let _ = stream.set_nodelay(true);
            (Box::pin(serving.call(stream)), inside)
        });
        async move {
            let Some((served, _inside)) = served else { return Ok(()) };
            served.await
        }
    })
}
