//! The server: the app on its sockets, until it is stopped.

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
use actix_web::{App, HttpServer, web};
use rustix::net::sockopt::set_socket_recv_buffer_size;
use rustls::ServerConfig;
use tokio::io::{AsyncRead, AsyncWrite};

use crate::web::http::backpressure::BackpressureStream;
use crate::web::http::concurrency::{ConnectionLimits, Connections};
use crate::web::http::proxies::Secure;
use crate::web::http::{Shared, assets};
use crate::web::monitoring;

/// How long requests in flight may take when the server stops, in seconds.
const SHUTDOWN_TIMEOUT: u64 = 2;

/// How long the server waits for the rest of a request that it has already answered with an error, so that the client
/// reads the answer. actix measures this with a clock that is up to half a second late.
const DISCONNECT_TIMEOUT: Duration = Duration::from_millis(700);

/// How much of a request the system buffers, in bytes; Linux doubles it. It is small, so that a thousand forms that never
/// end cannot fill the memory.
const RECEIVE_BUFFER: usize = 16 * 1024;

/// How many threads of a worker may wait for the database at a time. Each keeps the memory that it has used.
const BLOCKING_THREADS: usize = 32;

/// Where the server listens.
pub struct Sockets {
    /// For plain http.
    pub plain: Option<TcpListener>,
    /// For https, with its certificate.
    pub secure: Option<(TcpListener, ServerConfig)>,
    pub metrics: Option<TcpListener>,
}

/// Serves until `stop` ends; then finishes the requests in flight.
pub async fn serve(app: Shared, sockets: Sockets, stop: impl Future<Output = ()> + Send + 'static) -> io::Result<()> {
    assets::prepare();
    let workers = available_parallelism().map_or(2, usize::from).max(2);
    let limits = ConnectionLimits::of_system();
    // Clients that do not finish their TLS handshake must not hold up others.
    max_concurrent_tls_connect(limits.total);
    let stopping = app.clone();
    let mut server = Server::build()
        // One slow request must not hold up every other.
        .workers(workers)
        .worker_max_blocking_threads(BLOCKING_THREADS)
        .max_concurrent_connections(limits.total / workers)
        .shutdown_timeout(SHUTDOWN_TIMEOUT)
        .shutdown_signal(async move {
            stop.await;
            // Event streams never end by themselves.
            stopping.store().end_subscriptions();
        });
    let connections = Connections::new(limits, app.settings.proxies.clone());
    let http = Http { app: app.clone(), shutdown: server.graceful_shutdown_signal() };
    if let Some(listener) = sockets.plain {
        set_socket_recv_buffer_size(&listener, RECEIVE_BUFFER)?;
        let (connections, http) = (connections.clone(), http.clone());
        server = server.listen("http", listener, move || limited(connections.clone(), http.plain()))?;
    }
    if let Some((listener, mut tls)) = sockets.secure {
        set_socket_recv_buffer_size(&listener, RECEIVE_BUFFER)?;
        tls.alpn_protocols = vec![b"http/1.1".to_vec()];
        let acceptor = Acceptor::new(tls);
        server =
            server.listen("https", listener, move || limited(connections.clone(), http.secure(acceptor.clone())))?;
    }
    let Some(listener) = sockets.metrics else { return server.run().await };
    let metrics = move || App::new().app_data(app.clone()).service(web::resource("/metrics").get(monitoring::metrics));
    let metrics = HttpServer::new(metrics).workers(1).disable_signals().listen(listener)?.run();
    let handle = metrics.handle();
    spawn(metrics);
    let ended = server.run().await;
    handle.stop(false).await;
    ended
}

/// Serves a TCP connection until it closes.
trait Serve: ServiceFactory<TcpStream, Config = (), Response = (), Error = (), InitError = ()> {}

impl<S: ServiceFactory<TcpStream, Config = (), Response = (), Error = (), InitError = ()>> Serve for S {}

/// Closes a connection at once if its address has too many, before a handshake and before anything is read.
fn limited<S: Serve + 'static>(connections: Connections, serve: S) -> impl Serve {
    apply_fn_factory(serve, move |stream: TcpStream, serve: &S::Service| {
        let permit = stream.peer_addr().ok().and_then(|peer| connections.admit(peer.ip()).ok());
        let served = permit.map(|permit| {
            // Without it the second request on a connection waits 40 ms for an acknowledgement. It fails only where the
            // client has left.
            let _ = stream.set_nodelay(true);
            (Box::pin(serve.call(stream)), permit)
        });
        async move {
            let Some((served, _permit)) = served else { return Ok(()) };
            served.await
        }
    })
}

/// The app over HTTP/1.1.
#[derive(Clone)]
struct Http {
    app: Shared,
    shutdown: GracefulShutdownSignal,
}

impl Http {
    fn plain(&self) -> impl Serve + use<> {
        let with_backpressure = fn_service(async |stream: TcpStream| {
            let peer = stream.peer_addr().ok();
            Ok::<_, DispatchError>((BackpressureStream::new(stream), Protocol::Http1, peer))
        });
        with_backpressure.and_then(self.requests(false)).map_err(|_| ())
    }

    fn secure(&self, acceptor: Acceptor) -> impl Serve + use<> {
        let with_backpressure = async |stream: TlsStream<TcpStream>| {
            let peer = stream.get_ref().0.peer_addr().ok();
            Ok((BackpressureStream::new(stream), Protocol::Http1, peer))
        };
        let with_backpressure = acceptor.map_err(TlsError::into_service_error).and_then(with_backpressure);
        with_backpressure.and_then(self.requests(true).map_err(TlsError::Service)).map_err(|_| ())
    }

    /// Answers the requests on a connection.
    fn requests<S: AsyncRead + AsyncWrite + Unpin + 'static>(
        &self,
        is_secure: bool,
    ) -> impl ServiceFactory<
        (BackpressureStream<S>, Protocol, Option<SocketAddr>),
        Config = (),
        Response = (),
        Error = DispatchError,
        InitError = (),
    > + use<S> {
        let (shutdown, app) = (self.shutdown.clone(), crate::web::app(self.app.clone()));
        let app = if is_secure { app.app_data(Secure) } else { app };
        let app = app.into_factory().map_err(|error| error.error_response());
        HttpService::build()
            .graceful_shutdown_signal(move || {
                let shutdown = shutdown.clone();
                async move { shutdown.notified().await }
            })
            .client_disconnect_timeout(DISCONNECT_TIMEOUT)
            .on_connect_ext(|connection: &BackpressureStream<S>, data: &mut Extensions| {
                data.insert(connection.backpressure.clone());
            })
            .finish(map_config(app, |()| AppConfig::default()))
    }
}
