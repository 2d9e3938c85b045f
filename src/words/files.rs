//! The word files, which lie inside the program. One that is missing is an error of the compiler, with its name.
//!
//! A file a subject: what the pages of one subject say stands in the file that is called like their folder, what is said
//! below the pages stands in `common.ftl`.

/// The contents of a language's word files: the shared ones, one a subject, and those of the games.
macro_rules! word_files {
    ($tag:literal) => {
        crate::games::list_of_games!(crate::words::files::word_files_of, $tag)
    };
}

macro_rules! word_files_of {
    ($tag:literal $($folder:ident::$game:ident,)+) => {
        &[
            include_str!(concat!($tag, "/api.ftl")),
            include_str!(concat!($tag, "/board.ftl")),
            include_str!(concat!($tag, "/common.ftl")),
            include_str!(concat!($tag, "/form.ftl")),
            include_str!(concat!($tag, "/frame.ftl")),
            include_str!(concat!($tag, "/hands.ftl")),
            include_str!(concat!($tag, "/club.ftl")),
            include_str!(concat!($tag, "/import.ftl")),
            include_str!(concat!($tag, "/leaving.ftl")),
            include_str!(concat!($tag, "/picture.ftl")),
            include_str!(concat!($tag, "/settlement.ftl")),
            include_str!(concat!($tag, "/tables.ftl")),
            $(include_str!(concat!("../games/", stringify!($folder), "/words/", $tag, ".ftl")),)+
        ]
    };
}

pub(super) use {word_files, word_files_of};
