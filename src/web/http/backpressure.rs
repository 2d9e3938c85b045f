//! Backpressure on connections: a request is read when the one before it is answered. actix decodes all that it has read, at
//! about 7 KiB a request, so a client that sends small requests and reads no answers could fill the memory: ten of them took
//! 180 MiB of a plain actix server in five seconds. They take nothing of this one.

use std::cell::{Cell, RefCell};
use std::future::poll_fn;
use std::io;
use std::pin::Pin;
use std::rc::Rc;
use std::task::{Context, Poll, Waker, ready};

use actix_web::HttpRequest;
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};

/// How much of a head is read at a time, in bytes.
const HEAD_PART: usize = 2 * 1024;
/// The largest head, in bytes; actix would accept eight times as much.
const MAX_HEAD: usize = 16 * 1024;
/// The response to a longer one.
const TOO_LONG: &[u8] =
    b"HTTP/1.1 431 Request Header Fields Too Large\r\ncontent-length: 0\r\nconnection: close\r\n\r\n";
/// How many more bytes of a longer one are discarded.
const MAX_DISCARDED: usize = 1024 * 1024;
/// The interim response, which does not answer the request.
const CONTINUE: &[u8] = b"HTTP/1.1 100 Continue\r\n\r\n";

/// The bytes that may be read now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Reading {
    Head,
    /// Nothing until the request is answered or its body is admitted.
    Paused,
    /// The rest of a head that is too long: at most this many bytes, which are discarded.
    Refused {
        left: usize,
    },
    /// This many more bytes.
    Body {
        left: u64,
    },
    /// As `Body`, but not before actix has passed on what it has read. Otherwise its buffer would grow to hold everything that
    /// arrives at once, and keep that size.
    Yielding {
        left: u64,
    },
}

/// The handle of a connection, by which a handler admits the body of its request.
#[derive(Clone)]
pub struct Backpressure {
    reading: Rc<Cell<Reading>>,
    /// The task that waits until it may read.
    waiting: Rc<RefCell<Option<Waker>>>,
    /// Whether the client has closed the connection, and the task that waits for that.
    is_closed: Rc<Cell<bool>>,
    closing: Rc<RefCell<Option<Waker>>>,
}

impl Backpressure {
    /// Lets in the body of a request, of this length in bytes.
    pub fn admit_body(request: &HttpRequest, length: u64) {
        let Some(this) = request.conn_data::<Self>() else { return };
        if this.reading.get() == Reading::Paused && length > 0 {
            this.resume(Reading::Body { left: length });
        }
    }

    /// Waits until the client of a request has left.
    pub async fn closed(request: &HttpRequest) {
        let this = request.conn_data::<Self>();
        poll_fn(|context| match this {
            Some(this) if this.is_closed.get() => Poll::Ready(()),
            this => {
                this.map(|this| this.closing.replace(Some(context.waker().clone())));
                Poll::Pending
            }
        })
        .await;
    }

    fn close(&self) {
        self.is_closed.set(true);
        if let Some(waker) = self.closing.take() {
            waker.wake();
        }
    }

    fn resume(&self, reading: Reading) {
        self.reading.set(reading);
        if let Some(waker) = self.waiting.take() {
            waker.wake();
        }
    }
}

/// Finds the empty line at the end of a head. Empty lines before a head do not end it.
#[derive(Debug, Default)]
struct Head {
    /// Its bytes so far, without line ends.
    length: usize,
    is_in_line: bool,
}

impl Head {
    /// Returns how many of the next bytes belong to the head, if it ends there. The error is that it is too long.
    fn end(&mut self, bytes: &[u8]) -> io::Result<Option<usize>> {
        for (at, byte) in bytes.iter().enumerate() {
            match byte {
                b'\n' if self.length > 0 && !self.is_in_line => {
                    *self = Self::default();
                    return Ok(Some(at + 1));
                }
                b'\n' => self.is_in_line = false,
                b'\r' => {}
                _ if self.length == MAX_HEAD => return Err(io::Error::other("the head of a request is too long")),
                _ => *self = Self { length: self.length + 1, is_in_line: true },
            }
        }
        Ok(None)
    }
}

/// A connection with backpressure.
pub struct BackpressureStream<S> {
    stream: S,
    head: Head,
    /// The bytes that arrived after the end of a head.
    excess: Vec<u8>,
    pub backpressure: Backpressure,
}

impl<S> BackpressureStream<S> {
    pub fn new(stream: S) -> Self {
        let reading = Rc::new(Cell::new(Reading::Head));
        let (waiting, is_closed, closing) = (Rc::default(), Rc::default(), Rc::default());
        let backpressure = Backpressure { reading, waiting, is_closed, closing };
        Self { stream, head: Head::default(), excess: Vec::new(), backpressure }
    }
}

impl<S: AsyncRead + AsyncWrite + Unpin> BackpressureStream<S> {
    /// Answers a head that is too long. The rest of it is read and discarded: a client that is still sending when the
    /// connection is closed may lose the answer.
    fn refuse(&mut self, context: &mut Context<'_>) {
        let _ = Pin::new(&mut self.stream).poll_write(context, TOO_LONG);
        let _ = Pin::new(&mut self.stream).poll_flush(context);
        self.backpressure.reading.set(Reading::Refused { left: MAX_DISCARDED });
    }

    /// Reads at most `most` bytes, and returns how many.
    fn poll_part(
        &mut self,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
        most: usize,
    ) -> Poll<io::Result<usize>> {
        let most = most.min(buffer.remaining());
        if !self.excess.is_empty() {
            let count = most.min(self.excess.len());
            buffer.put_slice(&self.excess[..count]);
            self.excess.drain(..count);
            return Poll::Ready(Ok(count));
        }
        let mut part = ReadBuf::new(buffer.initialize_unfilled_to(most));
        ready!(Pin::new(&mut self.stream).poll_read(context, &mut part))?;
        let count = part.filled().len();
        buffer.advance(count);
        Poll::Ready(Ok(count))
    }

    /// Reads ahead while a request is answered, to notice when the client leaves.
    fn watch(&mut self, context: &mut Context<'_>) {
        while !self.backpressure.is_closed.get() && self.excess.len() < HEAD_PART {
            let mut part = [0; HEAD_PART];
            let mut part = ReadBuf::new(&mut part);
            match Pin::new(&mut self.stream).poll_read(context, &mut part) {
                Poll::Ready(Ok(())) if !part.filled().is_empty() => self.excess.extend_from_slice(part.filled()),
                Poll::Ready(_) => self.backpressure.close(),
                Poll::Pending => return,
            }
        }
    }
}

impl<S: AsyncRead + AsyncWrite + Unpin> AsyncRead for BackpressureStream<S> {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        let this = &mut *self;
        let start = buffer.filled().len();
        match this.backpressure.reading.get() {
            Reading::Paused => {
                this.backpressure.waiting.replace(Some(context.waker().clone()));
                this.watch(context);
                return Poll::Pending;
            }
            Reading::Head => {
                ready!(this.poll_part(context, buffer, HEAD_PART))?;
                let end = this.head.end(&buffer.filled()[start..]);
                if end.is_err() {
                    buffer.set_filled(start);
                    this.refuse(context);
                    context.waker().wake_by_ref();
                    return Poll::Pending;
                }
                if let Some(end) = end? {
                    this.backpressure.reading.set(Reading::Paused);
                    this.excess.splice(..0, buffer.filled()[start + end..].iter().copied());
                    buffer.set_filled(start + end);
                }
            }
            Reading::Refused { left } => {
                let mut part = [0; HEAD_PART];
                let count = ready!(this.poll_part(context, &mut ReadBuf::new(&mut part), HEAD_PART))?;
                if count == 0 || left < count {
                    return Poll::Ready(Err(io::Error::other("the head of a request is too long")));
                }
                this.backpressure.reading.set(Reading::Refused { left: left - count });
                context.waker().wake_by_ref();
                return Poll::Pending;
            }
            Reading::Body { left } => {
                let most = usize::try_from(left).unwrap_or(usize::MAX);
                let left = left - ready!(this.poll_part(context, buffer, most))? as u64;
                this.backpressure.reading.set(if left == 0 { Reading::Paused } else { Reading::Yielding { left } });
            }
            Reading::Yielding { left } => {
                this.backpressure.reading.set(Reading::Body { left });
                context.waker().wake_by_ref();
                return Poll::Pending;
            }
        }
        Poll::Ready(Ok(()))
    }
}

impl<S: AsyncWrite + Unpin> AsyncWrite for BackpressureStream<S> {
    fn poll_write(mut self: Pin<&mut Self>, context: &mut Context<'_>, bytes: &[u8]) -> Poll<io::Result<usize>> {
        if matches!(self.backpressure.reading.get(), Reading::Refused { .. }) {
            // The request is answered: actix would add that its head took too long.
            return Poll::Ready(Ok(bytes.len()));
        }
        let written = ready!(Pin::new(&mut self.stream).poll_write(context, bytes))?;
        // A body that is still arriving is read to its end before the next head.
        if self.backpressure.reading.get() == Reading::Paused && bytes != CONTINUE {
            self.backpressure.resume(Reading::Head);
        }
        Poll::Ready(Ok(written))
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(context)
    }
}
