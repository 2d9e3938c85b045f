//! What is taken of a connection, and when: one request after the other. The server itself reads on, whoever it serves, and
//! keeps a thousand requests whose answers nobody reads.

use std::cell::{Cell, RefCell};
use std::io;
use std::mem::MaybeUninit;
use std::pin::Pin;
use std::rc::Rc;
use std::task::{Context, Poll, Waker};

use actix_web::HttpRequest;
use actix_web::http::header::{CONTENT_LENGTH, HeaderMap, TRANSFER_ENCODING};
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};

/// How much is read at a time where a head may end, in bytes.
const AT_A_TIME: usize = 2 * 1024;
/// How much is read before it is looked at, in bytes: any form, and of what is larger no more before it has its place.
const IN_A_ROW: usize = 16 * 1024;
/// The longest head, in bytes; the server itself takes eight times as much.
const HEAD_MOST: usize = 16 * 1024;
/// What is said before an answer.
const GO_ON: &[u8] = b"HTTP/1.1 100 Continue\r\n\r\n";
const TOO_LONG: &[u8] =
    b"HTTP/1.1 431 Request Header Fields Too Large\r\nConnection: close\r\nContent-Length: 0\r\n\r\n";

/// How long a body is, as its head says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BodyLength {
    /// So many bytes; none where there is no body.
    Said(u64),
    /// It comes in pieces, of which each says how long it is.
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

/// Whose turn it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Turn {
    /// A head may come.
    Head,
    /// One has come, and nothing goes on before it is answered, or said to have a body.
    Asked,
    /// So many bytes of a body may come, and whether the request was answered before that.
    Body(u64, bool),
}

/// The pace of a connection, as the app knows it.
#[derive(Clone)]
pub struct Pace(Rc<Shared>);

struct Shared {
    turn: Cell<Turn>,
    /// Who waits for his turn to read.
    waiting: RefCell<Option<Waker>>,
}

impl Pace {
    /// Lets the body of a request in, which somebody is going to read, as long as its head says.
    pub fn let_body_in(request: &HttpRequest) {
        Self::let_in(request, false);
    }

    /// Lets the body in that nobody has read, so that the answer arrives.
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

/// How far a head is.
#[derive(Debug, Default)]
struct Head {
    length: usize,
    /// How much of its last line has come.
    line: usize,
}

impl Head {
    /// How much of what has come belongs to the head, and whether it ends there. Empty lines before a head belong to none.
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

/// A connection that keeps to its pace.
pub struct Paced<S> {
    stream: S,
    pace: Pace,
    head: Head,
    /// What has come behind a head, until that has its answer or its body.
    behind: Vec<u8>,
    /// How much was read in a row.
    row: usize,
}

impl<S: AsyncRead + AsyncWrite + Unpin> Paced<S> {
    pub fn new(stream: S) -> Self {
        let shared = Shared { turn: Cell::new(Turn::Head), waiting: RefCell::default() };
        Self { stream, pace: Pace(Rc::new(shared)), head: Head::default(), behind: Vec::new(), row: 0 }
    }

    /// The pace, for the app.
    pub fn pace(&self) -> Pace {
        self.pace.clone()
    }

    /// Takes what lies behind, or else what comes, up to so much: how much it is.
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

    /// Takes a little of what comes before its turn: most of the time there is nothing, and the system says when there is. Otherwise
    /// this is so, and the turn has to be waited for.
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

    /// Heeds where a head ends in what has come, and keeps what lies behind that.
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
    /// An end is what the server makes the least of: whatever it answers is still sent.
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        let this = &mut *self;
        let turn = this.pace.0.turn.get();
        // What is dropped is not worth much room.
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
                    // Where this cannot be said at once, the connection is closed without it.
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

    /// What is a head of its own in this, and what is left over.
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
