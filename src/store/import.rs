//! Logs that were written elsewhere and are imported byte for byte.

use super::entry::{Entry, check_chain};
use super::integrity::IntegrityError;

/// Checks that the entries are a whole log and that a database can store them.
pub fn check_foreign(entries: &[Entry]) -> Result<(), IntegrityError> {
    if entries.is_empty() {
        return Err(IntegrityError::missing());
    }
    check_chain(entries)?;
    let mut keys = std::collections::HashSet::new();
    for entry in entries {
        // PostgreSQL cannot store NUL.
        let texts = [Some(&entry.key), Some(&entry.body), entry.device.as_ref()];
        let has_nul = texts.into_iter().flatten().any(|text| text.contains('\0'));
        if has_nul || !keys.insert(&entry.key) {
            return Err(IntegrityError::new(entry.seq, "it cannot come from a tanto log"));
        }
    }
    Ok(())
}
