//! The contents of a disk after a power cut: everything that was flushed, and none or a random part of the rest.

use std::collections::BTreeSet;

use crate::prelude::*;

/// A recorded operation on one of the two files.
enum Operation {
    Write(usize, Vec<u8>),
    Truncate(usize),
    Flush,
    Remove,
}

/// The database and its write-ahead log; `None` if a file does not exist.
pub type Files = [Option<Vec<u8>>; 2];

/// A disk writes each sector as a whole, but nothing larger.
const SECTOR: usize = 512;

/// Reads the notes of `forgetting.c`: the file and the operation. If the program was killed, the last note may be incomplete.
fn read(mut notes: &[u8]) -> Vec<(usize, Operation)> {
    let mut operations = Vec::new();
    while let Some((head, rest)) = notes.split_at_checked(32) {
        let number = |at: usize| i64::from_ne_bytes(head[at * 8..at * 8 + 8].try_into().unwrap());
        let size = |at: usize| usize::try_from(number(at)).unwrap();
        notes = rest;
        let operation = match u8::try_from(number(0)).unwrap() {
            b'w' => {
                let Some((bytes, rest)) = notes.split_at_checked(size(3)) else { break };
                notes = rest;
                Operation::Write(size(2), bytes.to_vec())
            }
            b't' => Operation::Truncate(size(2)),
            b's' => Operation::Flush,
            b'u' => Operation::Remove,
            kind => panic!("a note of kind {kind}"),
        };
        operations.push((size(1), operation));
    }
    operations
}

/// The files on the disk after the cut, computed from the earlier files and the notes since. With `rng`, any operation
/// that was not flushed may have reached the disk, sector by sector.
pub fn after_a_cut(mut files: Files, notes: &[u8], mut rng: Option<&mut Rng>) -> Files {
    let operations = read(notes);
    let is_flush =
        |of: usize, (file, operation): &(usize, Operation)| *file == of && matches!(operation, Operation::Flush);
    let flushed = [0, 1].map(|of| operations.iter().rposition(|operation| is_flush(of, operation)));
    for (place, (file, operation)) in operations.iter().enumerate() {
        if flushed[*file].is_some_and(|last| place < last) {
            execute(&mut files[*file], operation);
        } else if let Some(rng) = rng.as_deref_mut() {
            perhaps_execute(&mut files[*file], operation, rng);
        }
    }
    files
}

fn execute(file: &mut Option<Vec<u8>>, operation: &Operation) {
    match operation {
        Operation::Write(at, bytes) => put(file, *at, bytes),
        Operation::Truncate(length) => file.get_or_insert_default().resize(*length, 0),
        Operation::Flush => {}
        Operation::Remove => *file = None,
    }
}

/// Executes half of all operations, and only some sectors of half of these writes.
fn perhaps_execute(file: &mut Option<Vec<u8>>, operation: &Operation, rng: &mut Rng) {
    match (operation, rng.below(4)) {
        (_, 0 | 1) => {}
        (Operation::Write(at, bytes), 2) => {
            let mut at = *at;
            let (head, rest) = bytes.split_at((SECTOR - at % SECTOR).min(bytes.len()));
            for sector in std::iter::once(head).chain(rest.chunks(SECTOR)) {
                if rng.below(2) == 0 {
                    put(file, at, sector);
                }
                at += sector.len();
            }
        }
        (operation, _) => execute(file, operation),
    }
}

fn put(file: &mut Option<Vec<u8>>, at: usize, bytes: &[u8]) {
    let file = file.get_or_insert_default();
    if file.len() < at + bytes.len() {
        file.resize(at + bytes.len(), 0);
    }
    file[at..at + bytes.len()].copy_from_slice(bytes);
}

#[test]
fn a_disk_keeps_what_was_flushed() {
    let note = |what: u8, file: i64, at: i64, bytes: &[u8]| {
        let head = [i64::from(what), file, at, i64::try_from(bytes.len()).unwrap()];
        [head.map(i64::to_ne_bytes).concat(), bytes.to_vec()].concat()
    };
    let notes = [
        note(b'w', 0, 0, b"one"),
        note(b'w', 1, 2, b"log"),
        note(b's', 0, 0, b""),
        note(b'w', 0, 1, b"ther"),
        note(b's', 1, 0, b""),
        note(b't', 1, 1, b""),
    ]
    .concat();
    let kept = [Some(b"one".to_vec()), Some(b"\0\0log".to_vec())];
    assert_eq!(after_a_cut([None, None], &notes, None), kept);
    assert_eq!(after_a_cut([None, None], &notes[..notes.len() - 7], None), kept);
    let written = [Some(b"other".to_vec()), Some(b"\0".to_vec())];
    let cut = |seed| after_a_cut([None, None], &notes, Some(&mut Rng::new(seed)));
    let seen: BTreeSet<Files> = (0..200).map(cut).collect();
    assert!(seen.contains(&kept) && seen.contains(&written), "{seen:?}");
}
