//! The message files, which are compiled into the program. A missing file is a compile error with its name.
//!
//! A folder of pages, and `api`, `components`, `components/form` and `layout`, each have a file of that name; `common.ftl`
//! has the rest.

/// The contents of a language's message files: one for each subject, and one for each game.
macro_rules! word_files {
    ($tag:literal) => {
        crate::games::list_of_games!(crate::i18n::files::word_files_of, $tag)
    };
}

macro_rules! word_files_of {
    ($tag:literal $($folder:ident,)+) => {
        &[
            include_str!(concat!($tag, "/api.ftl")),
            include_str!(concat!($tag, "/club.ftl")),
            include_str!(concat!($tag, "/common.ftl")),
            include_str!(concat!($tag, "/components.ftl")),
            include_str!(concat!($tag, "/devices.ftl")),
            include_str!(concat!($tag, "/form.ftl")),
            include_str!(concat!($tag, "/hand.ftl")),
            include_str!(concat!($tag, "/home.ftl")),
            include_str!(concat!($tag, "/import.ftl")),
            include_str!(concat!($tag, "/layout.ftl")),
            include_str!(concat!($tag, "/leaving.ftl")),
            include_str!(concat!($tag, "/picture.ftl")),
            include_str!(concat!($tag, "/settlement.ftl")),
            include_str!(concat!($tag, "/table.ftl")),
            $(include_str!(concat!("../games/", stringify!($folder), "/words/", $tag, ".ftl")),)+
        ]
    };
}

pub(super) use {word_files, word_files_of};
