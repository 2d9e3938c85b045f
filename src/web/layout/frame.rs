//! The parts of the layout that are the same on every page, as templates of their own: they are compiled once.

use askama::Template;
use askama::filters::HtmlSafe;

use super::page::Page;

/// The beginning of a page, up to what the page adds to its head.
#[derive(Template)]
#[template(path = "layout/head.html")]
pub struct Head<'a> {
    page: &'a Page,
}

/// From the end of the head to the content.
#[derive(Template)]
#[template(path = "layout/top.html")]
pub struct Top<'a> {
    page: &'a Page,
}

/// The forms for the reader's language and theme.
#[derive(Template)]
#[template(path = "layout/preferences.html")]
pub struct Preferences<'a> {
    page: &'a Page,
}

impl HtmlSafe for Head<'_> {}
impl HtmlSafe for Top<'_> {}
impl HtmlSafe for Preferences<'_> {}

impl Page {
    pub fn head(&self) -> Head<'_> {
        Head { page: self }
    }

    pub fn top(&self) -> Top<'_> {
        Top { page: self }
    }

    pub fn preferences(&self) -> Preferences<'_> {
        Preferences { page: self }
    }
}
