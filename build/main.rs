//! Packs what browsers get while Tanto is built: of each script and style sheet one file from its parts, as small as it
//! goes, and compressed. What is sent stands on top of `src/web/assets`, its parts in folders below;
//! `src/web/frame/assets.rs` sends it.

mod packing;

use std::error::Error;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

use oxc_allocator::Allocator;
use oxc_codegen::{Codegen, CodegenOptions};
use oxc_minifier::{Minifier, MinifierOptions};
use oxc_parser::Parser;
use oxc_span::SourceType;
use zopfli::{Format, Options};

const ASSETS: &str = "src/web/assets";

fn main() -> Result<(), Box<dyn Error>> {
    println!("cargo::rerun-if-changed=build");
    println!("cargo::rerun-if-changed={ASSETS}");
    let target = PathBuf::from(env::var("OUT_DIR")?).join("assets");
    if target.exists() {
        fs::remove_dir_all(&target)?;
    }
    fs::create_dir_all(&target)?;
    for entry in fs::read_dir(ASSETS)? {
        let path = entry?.path();
        if path.is_file() {
            pack(&path, &target).map_err(|error| format!("{}: {error}", path.display()))?;
        }
    }
    Ok(())
}

fn pack(path: &Path, target: &Path) -> Result<(), Box<dyn Error>> {
    let name = path.file_name().and_then(|name| name.to_str()).ok_or("a name that is no text")?;
    let read = |part: &str| fs::read_to_string(Path::new(ASSETS).join(part)).ok();
    let plain = match path.extension().and_then(|ending| ending.to_str()) {
        Some("js") => minified(&packing::joined(name, &read)?)?.into_bytes(),
        Some("css") => packing::stripped(&packing::joined(name, &read)?).into_bytes(),
        Some("png") => return Ok(fs::copy(path, target.join(name)).map(|_| ())?),
        _ => fs::read(path)?,
    };
    fs::write(target.join(format!("{name}.gz")), gzipped(&plain)?)?;
    Ok(fs::write(target.join(name), plain)?)
}

/// A script with short names and without what only people need.
fn minified(script: &str) -> Result<String, String> {
    let allocator = Allocator::default();
    let parsed = Parser::new(&allocator, script, SourceType::mjs()).parse();
    if let Some(fault) = parsed.diagnostics.first() {
        return Err(fault.to_string());
    }
    let mut program = parsed.program;
    let names = Minifier::new(MinifierOptions::default()).minify(&allocator, &mut program);
    let options = CodegenOptions::minify();
    Ok(Codegen::new().with_options(options).with_scoping(names.scoping).build(&program).code)
}

fn gzipped(plain: &[u8]) -> io::Result<Vec<u8>> {
    let mut gzipped = Vec::new();
    zopfli::compress(Options::default(), Format::Gzip, plain, &mut gzipped)?;
    Ok(gzipped)
}
