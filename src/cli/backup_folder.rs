//! A folder of backups: which of them are kept, and which is the newest.

use std::cmp::Reverse;
use std::collections::HashSet;
use std::fs;
use std::path::{Path, PathBuf};

use chrono::{Datelike, NaiveDateTime};

use super::CliError;

/// For how many days one backup each is kept. Only days with a backup count.
const DAYS: usize = 7;
/// For how many weeks with a backup one each is kept.
const WEEKS: usize = 4;
/// For how many months with a backup one each is kept.
const MONTHS: usize = 12;

/// The backups of a folder with their times, the newest first.
pub fn backups(folder: &Path) -> Result<Vec<(NaiveDateTime, PathBuf)>, CliError> {
    let unread = |error| CliError::io(folder.display(), &error);
    let mut backups = Vec::new();
    for file in fs::read_dir(folder).map_err(unread)? {
        let path = file.map_err(unread)?.path();
        if let Some(at) = path.file_name().and_then(|name| made_at(name.to_str()?)) {
            backups.push((at, path));
        }
    }
    backups.sort_by_key(|(at, _)| Reverse(*at));
    Ok(backups.into_iter().map(|((at, _), path)| (at, path)).collect())
}

/// Parses the time of a backup and its number within that second from its name: `tanto-20261122-154500.db`, `…-2.db`.
fn made_at(name: &str) -> Option<(NaiveDateTime, u32)> {
    let time = name.strip_prefix("tanto-")?.strip_suffix(".db")?;
    let (time, number) = time.split_at_checked(15)?;
    let number = if number.is_empty() { 1 } else { number.strip_prefix('-')?.parse().ok()? };
    Some((NaiveDateTime::parse_from_str(time, "%Y%m%d-%H%M%S").ok()?, number))
}

/// The backups to remove, given all from the newest on: the newest of each of the last days, weeks and months stays.
fn expired<T>(backups: Vec<(NaiveDateTime, T)>) -> Vec<T> {
    let (mut days, mut weeks, mut months) = (HashSet::new(), HashSet::new(), HashSet::new());
    let old = backups.into_iter().filter(|(at, _)| {
        let day = days.len() < DAYS && days.insert(at.date());
        let week = weeks.len() < WEEKS && weeks.insert(at.iso_week());
        let month = months.len() < MONTHS && months.insert((at.year(), at.month()));
        !(day || week || month)
    });
    old.map(|(_, backup)| backup).collect()
}

/// Removes the expired backups, and returns their paths.
pub fn prune(folder: &Path) -> Result<Vec<PathBuf>, CliError> {
    let old = expired(backups(folder)?);
    for path in &old {
        fs::remove_file(path).map_err(|error| CliError::io(path.display(), &error))?;
    }
    Ok(old)
}

#[cfg(test)]
mod tests {
    use chrono::{Days, NaiveDate};

    use super::*;

    #[test]
    fn days_weeks_and_months_are_kept() {
        let newest = NaiveDate::from_ymd_opt(2026, 11, 22).and_then(|day| day.and_hms_opt(3, 0, 0)).unwrap_or_default();
        // One backup each night for two years, and another one an hour before the newest.
        let mut times: Vec<NaiveDateTime> =
            (0..730).filter_map(|day| newest.checked_sub_days(Days::new(day))).collect();
        times.insert(1, newest - chrono::Duration::hours(1));
        let old = expired(times.iter().map(|at| (*at, *at)).collect());
        let kept = times.iter().filter(|at| !old.contains(at)).map(|at| at.format("%m%d").to_string());
        let expected = [
            "1122", "1121", "1120", "1119", "1118", "1117", "1116", "1115", "1108", "1101", "1031", "0930", "0831",
            "0731", "0630", "0531", "0430", "0331", "0228", "0131", "1231",
        ];
        assert_eq!(kept.collect::<Vec<_>>(), expected);
    }
}
