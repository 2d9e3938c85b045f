//! `tanto score`: documents in, results out, nothing else touched.

use std::fs::File;
use std::io::{self, BufRead, BufReader, BufWriter, Read, Write};
use std::path::PathBuf;

use clap::Args;

use super::Failure;
use crate::games::node::Node;
use crate::session::{Session, Wrong, result};
use crate::words::{Language, Words};

/// The language of the command line.
const WORDS: Words = Words { language: Language::En };

/// What to score.
#[derive(Debug, Args)]
pub struct Score {
    /// The document; - or nothing reads standard input
    file: Option<PathBuf>,
    /// Read one document a line and write one result a line, in order
    #[arg(long)]
    lines: bool,
}

impl Score {
    /// Scores one document, or one a line.
    pub fn run(self) -> Result<(), Failure> {
        let input = opened(self.file)?;
        if self.lines { each_line(input) } else { whole(input) }
    }
}

/// A file, or standard input.
pub fn opened(file: Option<PathBuf>) -> Result<Box<dyn BufRead>, Failure> {
    match file.filter(|path| path.as_os_str() != "-") {
        None => Ok(Box::new(io::stdin().lock())),
        Some(path) => {
            let file = File::open(&path).map_err(|error| Failure::io(path.display(), &error))?;
            Ok(Box::new(BufReader::new(file)))
        }
    }
}

/// The whole input as text.
pub fn text(mut input: impl Read) -> Result<String, Failure> {
    let mut text = String::new();
    input.read_to_string(&mut text).map_err(unread)?;
    Ok(text)
}

fn whole(input: impl Read) -> Result<(), Failure> {
    let scored = scored(&text(input)?).map_err(|wrong| Failure::input(wrong.line()))?;
    let mut output = BufWriter::new(io::stdout().lock());
    serde_json::to_writer_pretty(&mut output, &scored).map_err(|error| unwritten(error.into()))?;
    writeln!(output).and_then(|()| output.flush()).map_err(unwritten)
}

fn each_line(input: impl BufRead) -> Result<(), Failure> {
    let mut output = BufWriter::new(io::stdout().lock());
    for line in input.split(b'\n') {
        let line = line.map_err(unread)?;
        if line.iter().all(u8::is_ascii_whitespace) {
            continue;
        }
        // One line that is no text is that line's fault: the others are scored all the same.
        let text = str::from_utf8(&line).map_err(Said::not_text);
        let answer = text.and_then(scored).unwrap_or_else(|wrong| wrong.node());
        serde_json::to_writer(&mut output, &answer).map_err(|error| unwritten(error.into()))?;
        writeln!(output).map_err(unwritten)?;
    }
    output.flush().map_err(unwritten)
}

#[expect(clippy::needless_pass_by_value, reason = "a function for map_err")]
fn unwritten(error: io::Error) -> Failure {
    Failure::io("standard output", &error)
}

/// Text that cannot be read is bad input; a stream that breaks is not.
#[expect(clippy::needless_pass_by_value, reason = "a function for map_err")]
fn unread(error: io::Error) -> Failure {
    match error.kind() {
        io::ErrorKind::InvalidData => Failure::input("the input is not UTF-8 text"),
        _ => Failure::io("input", &error),
    }
}

fn scored(text: &str) -> Result<Node, Said> {
    let document = Node::from_json(text).map_err(|error| Said {
        hand: 0,
        field: "document".to_owned(),
        message: format!("this is not JSON: {error}"),
    })?;
    let session = Session::read(document).map_err(|wrong| Said::from(&wrong))?;
    let (replay, result) = result::result(&session, WORDS).map_err(|wrong| Said::from(&wrong))?;
    match replay.stopped() {
        Some(wrong) => Err(wrong.into()),
        None => Ok(result),
    }
}

/// The first thing wrong, in words.
struct Said {
    hand: u32,
    field: String,
    message: String,
}

impl From<&Wrong> for Said {
    fn from(wrong: &Wrong) -> Self {
        let (hand, field, message) = wrong.said(WORDS);
        Self { hand, field, message }
    }
}

impl Said {
    fn not_text(error: std::str::Utf8Error) -> Self {
        Self { hand: 0, field: "document".to_owned(), message: format!("this is not UTF-8 text: {error}") }
    }

    fn line(&self) -> String {
        let line = match self.field.as_str() {
            "" => format!("hand {}: {}", self.hand, self.message),
            field => format!("hand {}: {field}: {}", self.hand, self.message),
        };
        line.replace('\n', " ")
    }

    fn node(&self) -> Node {
        let fields = vec![
            ("hand".to_owned(), Node::Integer(i64::from(self.hand))),
            ("field".to_owned(), Node::Text(self.field.clone())),
            ("message".to_owned(), Node::Text(self.message.clone())),
        ];
        Node::Map(vec![("error".to_owned(), Node::Map(fields))])
    }
}
