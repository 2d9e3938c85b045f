//! Backpressure on connections: one request is read after the other. The server itself would read ahead, and buffer a
//! thousand pipelined requests of a client that does not read its responses.

use std::cell::{Cell, RefCell};
use std::io;
use std::mem::MaybeUninit;
use std::pin::Pin;
use std::rc::Rc;
use std::task::{Context, Poll, Waker};

use actix_web::HttpRequest;
use actix_web::http::header::{CONTENT_LENGTH, HeaderMap, TRANSFER_ENCODING};
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};

/// The size of a read in which a head may end, in bytes.
const AT_A_TIME: usize = 2 * 1024;
/// How much is read before the handler runs again, in bytes: all of a form, and no more of a larger body before it has
/// its permit.
const IN_A_ROW: usize = 16 * 1024;
/// The longest head, in bytes; the server itself would accept eight times as much.
const HEAD_MOST: usize = 16 * 1024;
/// The interim response, which does not answer the request.
const GO_ON: &[u8] = b"HTTP/1.1 100 Continue\r\n\r\n";
const TOO_LONG: &[u8] =
    b"HTTP/1.1 431 Request Header Fields Too Large\r\nConnection: close\r\nContent-Length: 0\r\n\r\n";

/// The length of a body, as its head declares it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BodyLength {
    /// In bytes; 0 without a body.
    Said(u64),
    /// It is chunked, and each chunk declares its own length.
    InPieces,
}

impl BodyLength {
    pub fn of(headers: &HeaderMap) -> Self {
        if headers.contains_key(TRANSFER_ENCODING) {
            return Self::InPieces;
        }
        let said = headers.get(CONTENT_LENGTH).and_then(|length| length.to_str().ok()?.trim().parse().ok());
        Self::Said(said.unwrap_or_default())
    }
}

/// What may be read now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Turn {
    /// The head of the next request.
    Head,
    /// Nothing, because a head has arrived. Reading continues when it is answered, or when its body is let in.
    Asked,
    /// A body: the number of bytes that remain, and whether the request is already answered.
    Body(u64, bool),
}

/// The handle of a connection by which the app lets bodies in.
#[derive(Clone)]
pub struct Pace(Rc<Shared>);

struct Shared {
    turn: Cell<Turn>,
    /// The task that waits to read.
    waiting: RefCell<Option<Waker>>,
}

impl Pace {
    /// Lets in the body of a request, of the declared length, for a handler that reads it.
    pub fn let_body_in(request: &HttpRequest) {
        Self::let_in(request, false);
    }

    /// Lets in a body that no handler has read, so that the client can finish sending it and gets the response.
    pub fn let_rest_in(request: &HttpRequest) {
        Self::let_in(request, true);
    }

    fn let_in(request: &HttpRequest, is_answered: bool) {
        let Some(Self(shared)) = request.conn_data::<Self>() else { return };
        if shared.turn.get() != Turn::Asked {
            return;
        }
        let length = match BodyLength::of(request.headers()) {
            BodyLength::Said(0) => return,
            BodyLength::Said(length) => length,
            BodyLength::InPieces => u64::MAX,
        };
        shared.turn.set(Turn::Body(length, is_answered));
        shared.wake();
    }
}

impl Shared {
    fn wake(&self) {
        if let Some(waker) = self.waiting.take() {
            waker.wake();
        }
    }
}

/// A head that is too long.
#[derive(Debug, PartialEq, Eq)]
struct TooLong;

/// The part of a head that has arrived.
#[derive(Debug, Default)]
struct Head {
    length: usize,
    /// The length of its last line so far.
    line: usize,
}

impl Head {
    /// Returns how many of the new bytes belong to the head, and whether it ends there. Empty lines before a head do
    /// not end it.
    fn follow(&mut self, came: &[u8]) -> Result<(usize, bool), TooLong> {
        for (at, byte) in came.iter().enumerate() {
            match byte {
                b'\n' if self.line == 0 && self.length > 0 => {
                    *self = Self::default();
                    return Ok((at + 1, true));
                }
                b'\n' => self.line = 0,
                b'\r' => {}
                _ if self.length == HEAD_MOST => return Err(TooLong),
                _ => {
                    self.line += 1;
                    self.length += 1;
                }
            }
        }
        Ok((came.len(), false))
    }
}

/// A connection with backpressure.
pub struct Paced<S> {
    stream: S,
    pace: Pace,
    head: Head,
    /// What has arrived after a head, until that is answered or its body is let in.
    behind: Vec<u8>,
    /// How much was read since the task last yielded.
    row: usize,
}

impl<S: AsyncRead + AsyncWrite + Unpin> Paced<S> {
    pub fn new(stream: S) -> Self {
        let shared = Shared { turn: Cell::new(Turn::Head), waiting: RefCell::default() };
        Self { stream, pace: Pace(Rc::new(shared)), head: Head::default(), behind: Vec::new(), row: 0 }
    }

    /// The handle for the app.
    pub fn pace(&self) -> Pace {
        self.pace.clone()
    }

    /// Takes at most `most` bytes from `behind` or else from the stream, and returns how many.
    fn poll_some(
        &mut self,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
        most: usize,
    ) -> Poll<io::Result<usize>> {
        if !self.behind.is_empty() {
            let taken = most.min(self.behind.len());
            buffer.put_slice(&self.behind[..taken]);
            self.behind.drain(..taken);
            if self.behind.is_empty() {
                self.behind = Vec::new();
            }
            return Poll::Ready(Ok(taken));
        }
        let mut part = ReadBuf::new(buffer.initialize_unfilled_to(most));
        let read = Pin::new(&mut self.stream).poll_read(context, &mut part);
        let filled = part.filled().len();
        buffer.advance(filled);
        read.map_ok(|()| filled)
    }

    /// Reads a little before it may. Most of the time nothing has arrived, and the system wakes the task when something
    /// does. Otherwise this returns `true`, and the task has to wait until reading is allowed.
    fn looks_ahead(&mut self, context: &mut Context<'_>) -> bool {
        if !self.behind.is_empty() {
            return true;
        }
        let mut some = [MaybeUninit::uninit(); AT_A_TIME];
        let mut some = ReadBuf::uninit(&mut some);
        let is_there = Pin::new(&mut self.stream).poll_read(context, &mut some).is_ready();
        self.behind.extend_from_slice(some.filled());
        is_there
    }

    /// Finds the end of a head in the new bytes, and keeps what follows it.
    fn heed_head(&mut self, buffer: &mut ReadBuf<'_>, before: usize) -> Result<(), TooLong> {
        let (taken, has_ended) = self.head.follow(&buffer.filled()[before..])?;
        if has_ended {
            self.pace.0.turn.set(Turn::Asked);
            self.behind.splice(..0, buffer.filled()[before + taken..].iter().copied());
            buffer.set_filled(before + taken);
        }
        Ok(())
    }
}

impl<S: AsyncRead + AsyncWrite + Unpin> AsyncRead for Paced<S> {
    /// A head that is too long reads as the end of the stream: after that the server still sends its pending responses.
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        let this = &mut *self;
        let turn = this.pace.0.turn.get();
        // A body that is only discarded gets a small buffer.
        let in_a_row = if matches!(turn, Turn::Body(_, true)) { AT_A_TIME } else { IN_A_ROW };
        let most = match turn {
            Turn::Asked => {
                this.row = 0;
                if this.looks_ahead(context) {
                    this.pace.0.waiting.replace(Some(context.waker().clone()));
                }
                return Poll::Pending;
            }
            _ if this.row >= in_a_row => {
                this.row = 0;
                context.waker().wake_by_ref();
                return Poll::Pending;
            }
            Turn::Head => AT_A_TIME,
            Turn::Body(left, _) => usize::try_from(left).unwrap_or(usize::MAX).min(in_a_row - this.row),
        };
        let before = buffer.filled().len();
        let Poll::Ready(read) = this.poll_some(context, buffer, most.min(buffer.remaining())) else {
            this.row = 0;
            return Poll::Pending;
        };
        let came = read?;
        this.row += came;
        match turn {
            Turn::Body(left, answered) => this.pace.0.turn.set(match left - came as u64 {
                0 if answered => Turn::Head,
                0 => Turn::Asked,
                left => Turn::Body(left, answered),
            }),
            _ => {
                if this.heed_head(buffer, before) == Err(TooLong) {
                    // If this cannot be written at once, the connection is closed without it.
                    let _ = Pin::new(&mut this.stream).poll_write(context, TOO_LONG);
                    buffer.set_filled(before);
                }
            }
        }
        Poll::Ready(Ok(()))
    }
}

impl<S: AsyncRead + AsyncWrite + Unpin> AsyncWrite for Paced<S> {
    fn poll_write(mut self: Pin<&mut Self>, context: &mut Context<'_>, bytes: &[u8]) -> Poll<io::Result<usize>> {
        let this = &mut *self;
        let written = Pin::new(&mut this.stream).poll_write(context, bytes);
        if matches!(written, Poll::Ready(Ok(1..))) && bytes != GO_ON {
            let shared = &this.pace.0;
            shared.turn.set(match shared.turn.get() {
                Turn::Head | Turn::Asked => Turn::Head,
                Turn::Body(left, _) => Turn::Body(left, true),
            });
            shared.wake();
        }
        written
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(context)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Splits a text into its heads and the rest.
    fn heads(text: &str) -> Vec<&str> {
        let (mut head, mut rest, mut all) = (Head::default(), text, Vec::new());
        while let Ok((taken, true)) = head.follow(rest.as_bytes()) {
            let (one, others) = rest.split_at(taken);
            all.push(one);
            rest = others;
        }
        all.push(rest);
        all
    }

    #[test]
    fn a_head_ends_with_an_empty_line() {
        let one = "GET / HTTP/1.1\r\nHost: a\r\n\r\n";
        assert_eq!(heads(&one.repeat(3)), [one, one, one, ""]);
        assert_eq!(heads("GET / HTTP/1.1\nHost: a\n\nGET"), ["GET / HTTP/1.1\nHost: a\n\n", "GET"]);
        assert_eq!(heads("\r\n\r\nGET / HTTP/1.1\r\n\r\n"), ["\r\n\r\nGET / HTTP/1.1\r\n\r\n", ""]);
        assert_eq!(heads("GET / HTTP/1.1\r\nHost: a\r\n"), ["GET / HTTP/1.1\r\nHost: a\r\n"]);
    }

    #[test]
    fn it_does_not_matter_how_it_comes() {
        let mut head = Head::default();
        let ends = "\r\nGET /a HTTP/1.1\r\nHost: a\r\n\r\nG".bytes().map(|byte| head.follow(&[byte]));
        let ends: Vec<usize> = ends.enumerate().filter(|(_, end)| *end == Ok((1, true))).map(|(at, _)| at).collect();
        assert_eq!(ends, [29]);
    }

    #[test]
    fn a_head_may_not_be_as_long_as_it_likes() {
        let long = |length| Head::default().follow("a".repeat(length).as_bytes());
        assert_eq!((long(HEAD_MOST), long(HEAD_MOST + 1)), (Ok((HEAD_MOST, false)), Err(TooLong)));
    }
}
