//! QR codes as the path of an SVG.

use std::fmt::Write;

use qrcode::{Color, EcLevel, QrCode};

/// The white border that a scanner needs around a code, in modules.
const QUIET: usize = 4;

pub struct Qr {
    /// The side, quiet zone included.
    pub side: usize,
    /// The dark modules.
    pub path: String,
}

/// The code of an address; `None` when it is too long. The address is in capitals, because that makes the code smaller;
/// hosts and our links are not case-sensitive.
pub fn of_address(address: &str) -> Option<Qr> {
    let code = QrCode::with_error_correction_level(address.to_ascii_uppercase(), EcLevel::M).ok()?;
    let width = code.width();
    let colors = code.to_colors();
    let mut path = String::new();
    for (y, row) in colors.chunks(width).enumerate() {
        let mut x = 0;
        while let Some(from) = row.get(x..).and_then(|rest| rest.iter().position(|color| *color == Color::Dark)) {
            let from = x + from;
            let run = row.iter().skip(from).take_while(|color| **color == Color::Dark).count();
            // Writing to a String cannot fail.
            let _ = write!(path, "M{} {}h{run}v1h-{run}z", from + QUIET, y + QUIET);
            x = from + run;
        }
    }
    Some(Qr { side: width + 2 * QUIET, path })
}
