//! The server: the app on a socket, until it is told to stop.

use std::future::Future;
use std::io;
use std::net::TcpListener;
use std::thread::available_parallelism;

use actix_web::HttpServer;

use crate::web::frame::app::Shared;

/// How long requests in flight may take when the server stops, in seconds.
const PATIENCE: u64 = 2;

/// Serves until `stop` ends; then finishes what is in flight.
///
/// # Errors
/// When the socket fails.
pub async fn serve(
    app: Shared,
    listener: TcpListener,
    stop: impl Future<Output = ()> + Send + 'static,
) -> io::Result<()> {
    let ending = app.clone();
    HttpServer::new(move || crate::web::app(app.clone()))
        // One slow request must not hold up every other.
        .workers(available_parallelism().map_or(2, usize::from).max(2))
        // Without it a second request on the same connection waits 40 ms for the first one's acknowledgement.
        .tcp_nodelay(true)
        .shutdown_timeout(PATIENCE)
        .shutdown_signal(async move {
            stop.await;
            // Streams of events never end by themselves.
            ending.store().end_subscriptions();
        })
        .listen(listener)?
        .run()
        .await
}
