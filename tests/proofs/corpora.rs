//! Every run of the tests reads the inputs that the fuzzer kept.

use std::path::Path;

use crate::prelude::*;
use crate::readers::read;

#[test]
fn the_inputs_of_the_fuzzer_make_no_reader_panic() {
    for reader in ["document", "form", "number", "name", "log", "club"] {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("fuzz/corpus").join(reader);
        let files = fs::read_dir(&folder).unwrap();
        let count = files.map(|file| read(reader, &fs::read(file.unwrap().path()).unwrap())).count();
        assert!(count > 2, "{count} in {}", folder.display());
    }
}
