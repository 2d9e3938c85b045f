//! `tanto score`: documents in, results out, without a server or a database.

use std::collections::BTreeMap;
use std::fs::File;
use std::io::{self, BufRead, BufReader, BufWriter, Read, Write};
use std::path::PathBuf;

use clap::Args;

use super::CliError;
use crate::document::Value;
use crate::i18n::{Language, Localizer};
use crate::session::result::result;
use crate::session::{Explained, Session};

/// The language of the command line.
const WORDS: Localizer = Localizer::new(Language::En);

#[derive(Debug, Args)]
pub struct Score {
    /// The document; standard input with - or without an argument
    file: Option<PathBuf>,
    /// Read one document per line and write one result per line, in order
    #[arg(long)]
    lines: bool,
}

impl Score {
    /// Scores one document, or one document per line.
    pub fn run(self) -> Result<(), CliError> {
        let input = opened(self.file)?;
        if self.lines { each_line(BufReader::new(input)) } else { whole(input) }
    }
}

/// A file, or standard input.
pub fn opened(file: Option<PathBuf>) -> Result<Box<dyn BufRead>, CliError> {
    match file.filter(|path| path.as_os_str() != "-") {
        None => Ok(Box::new(io::stdin().lock())),
        Some(path) => {
            let file = File::open(&path).map_err(|error| CliError::io(path.display(), &error))?;
            Ok(Box::new(BufReader::new(file)))
        }
    }
}

/// The whole input as text.
pub fn text(mut input: impl Read) -> Result<String, CliError> {
    let mut text = String::new();
    input.read_to_string(&mut text).map_err(read_error)?;
    Ok(text)
}

fn whole(input: impl Read) -> Result<(), CliError> {
    let scored = scored(&text(input)?).map_err(|explained| CliError::input(explained.to_string()))?;
    let mut output = BufWriter::new(io::stdout().lock());
    serde_json::to_writer_pretty(&mut output, &scored).map_err(|error| write_error(error.into()))?;
    writeln!(output).and_then(|()| output.flush()).map_err(write_error)
}

fn each_line(mut input: BufReader<impl Read>) -> Result<(), CliError> {
    let mut output = BufWriter::new(io::stdout().lock());
    let mut line = Vec::new();
    while input.read_until(b'\n', &mut line).map_err(read_error)? > 0 {
        let document = line.strip_suffix(b"\n").unwrap_or(&line);
        if !document.trim_ascii().is_empty() {
            // A line that is not UTF-8 is an error of that line only; the others are scored.
            let text = str::from_utf8(document);
            let text = text.map_err(|error| in_document(format!("this is not UTF-8 text: {error}")));
            let written = match text.and_then(scored) {
                Ok(scores) => serde_json::to_writer(&mut output, &scores),
                Err(explained) => serde_json::to_writer(&mut output, &BTreeMap::from([("error", explained)])),
            };
            written.map_err(|error| write_error(error.into()))?;
            writeln!(output).map_err(write_error)?;
        }
        line.clear();
        // Flush when no further line has arrived: the writer may be waiting for this result.
        if !input.buffer().contains(&b'\n') {
            output.flush().map_err(write_error)?;
        }
    }
    output.flush().map_err(write_error)
}

fn write_error(error: io::Error) -> CliError {
    CliError::io("standard output", error)
}

/// Input that is not UTF-8 is the user's error; any other error is one of the stream.
fn read_error(error: io::Error) -> CliError {
    match error.kind() {
        io::ErrorKind::InvalidData => CliError::input("the input is not UTF-8 text"),
        _ => CliError::io("input", error),
    }
}

fn scored(text: &str) -> Result<Value, Explained> {
    let document = Value::from_json(text).map_err(|error| in_document(format!("this is not JSON: {error}")))?;
    let session = Session::read(document).map_err(|invalid| invalid.explained(WORDS))?;
    let (replay, result) = result(&session, WORDS).map_err(|invalid| invalid.explained(WORDS))?;
    match replay.stopped() {
        Some(invalid) => Err(invalid.explained(WORDS)),
        None => Ok(result),
    }
}

fn in_document(message: String) -> Explained {
    Explained { hand: 0, field: "document".to_owned(), message }
}
