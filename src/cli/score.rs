//! `tanto score`: documents in, results out, nothing else touched.

use std::fs::File;
use std::io::{self, BufRead, BufReader, BufWriter, Read, Write};
use std::path::Path;

use super::Failure;
use crate::games::node::Node;
use crate::session::{Session, Wrong, result};
use crate::words::{Language, Words};

/// The language of the command line.
const WORDS: Words = Words { language: Language::En };

/// Scores one document, or one a line.
pub fn score(file: Option<&Path>, lines: bool) -> Result<(), Failure> {
    let path = file.filter(|path| path.as_os_str() != "-");
    let mut input: Box<dyn BufRead> = match path {
        None => Box::new(io::stdin().lock()),
        Some(path) => Box::new(BufReader::new(
            File::open(path).map_err(|error| Failure::io(&path.display().to_string(), &error))?,
        )),
    };
    let mut output = BufWriter::new(io::stdout().lock());
    let unwritten = |error: io::Error| Failure::io("standard output", &error);
    if !lines {
        let mut text = String::new();
        input.read_to_string(&mut text).map_err(unread)?;
        let scored = scored(&text).map_err(|wrong| Failure::input(wrong.line()))?;
        serde_json::to_writer_pretty(&mut output, &scored).map_err(|error| unwritten(error.into()))?;
        writeln!(output).map_err(unwritten)?;
        return output.flush().map_err(unwritten);
    }
    for line in input.lines() {
        let line = line.map_err(unread)?;
        if line.trim().is_empty() {
            continue;
        }
        let answer = scored(&line).unwrap_or_else(|wrong| wrong.node());
        serde_json::to_writer(&mut output, &answer).map_err(|error| unwritten(error.into()))?;
        writeln!(output).map_err(unwritten)?;
    }
    output.flush().map_err(unwritten)
}

/// Text that cannot be read is bad input; a stream that breaks is not.
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
    let replay = session.replay().map_err(|wrong| Said::from(&wrong))?;
    match replay.stopped() {
        Some(wrong) => Err(wrong.into()),
        None => Ok(result::result(&replay, WORDS)),
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
