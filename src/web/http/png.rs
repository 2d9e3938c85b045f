//! Renders SVG to PNG for programs that do not show SVG: with built-in fonts, a few at a time, and with a cache.

use std::num::NonZeroUsize;
use std::sync::{Arc, LazyLock, Mutex, PoisonError};

use actix_web::web::{self, Bytes};
use lru::LruCache;
use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::fontdb::{Database, Source};
use resvg::usvg::{Options, Tree};
use sha2::{Digest, Sha256};

use super::error::HttpError;
use super::permits::Permits;
use super::typeface::FONTS;

/// The font family of texts that name none.
const FAMILY: &str = "Noto Sans";

/// The number of cached pictures; each has about 50 kB.
const CACHED: NonZeroUsize = NonZeroUsize::new(64).unwrap();

/// How many pictures are rendered at a time: each occupies a core.
const AT_A_TIME: usize = 2;

static LOADED_FONTS: LazyLock<Arc<Database>> = LazyLock::new(|| {
    let mut fonts = Database::new();
    for font in FONTS {
        fonts.load_font_source(Source::Binary(Arc::new(font)));
    }
    Arc::new(fonts)
});

/// Renders pictures, and caches them.
pub struct Pictures {
    permits: Permits,
    /// By the hash of the SVG.
    cache: Mutex<LruCache<[u8; 32], Bytes>>,
}

impl Default for Pictures {
    fn default() -> Self {
        Self { permits: Permits::new(AT_A_TIME), cache: Mutex::new(LruCache::new(CACHED)) }
    }
}

impl Pictures {
    /// Renders an SVG, or returns the cached picture.
    pub async fn png(&self, svg: String) -> Result<Bytes, HttpError> {
        let hash: [u8; 32] = Sha256::digest(&svg).into();
        if let Some(png) = self.cached(&hash) {
            return Ok(png);
        }
        let _permit = self.permits.acquire().await?;
        // The same picture may have been rendered during the wait.
        if let Some(png) = self.cached(&hash) {
            return Ok(png);
        }
        let drawn = web::block(move || drawn(&svg)).await.map_err(|_| HttpError::Internal)?;
        let png = drawn.map(Bytes::from).inspect_err(|error| tracing::error!(error, "a picture cannot be drawn"));
        let png = png.map_err(|_| HttpError::Internal)?;
        self.cache.lock().unwrap_or_else(PoisonError::into_inner).put(hash, png.clone());
        Ok(png)
    }

    fn cached(&self, hash: &[u8; 32]) -> Option<Bytes> {
        self.cache.lock().unwrap_or_else(PoisonError::into_inner).get(hash).cloned()
    }
}

fn drawn(svg: &str) -> Result<Vec<u8>, String> {
    let fontdb = Arc::clone(&LOADED_FONTS);
    let options = Options { fontdb, font_family: FAMILY.to_owned(), ..Options::default() };
    let tree = Tree::from_str(svg, &options).map_err(|error| error.to_string())?;
    let size = tree.size().to_int_size();
    let mut pixels = Pixmap::new(size.width(), size.height()).ok_or("a picture without size")?;
    resvg::render(&tree, Transform::identity(), &mut pixels.as_mut());
    pixels.encode_png().map_err(|error| error.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The number of dark pixels in a picture of the text.
    fn inked(text: &str) -> usize {
        let svg = format!(
            "<svg xmlns='http://www.w3.org/2000/svg' width='200' height='50'><rect width='200' height='50' fill='#fff'/>\
             <text y='30' font-size='20' font-family='Noto Serif' font-weight='700'>{text}</text></svg>"
        );
        let png = drawn(&svg).unwrap_or_default();
        let pixels = Pixmap::decode_png(&png).ok();
        pixels.map_or(0, |pixels| pixels.pixels().iter().filter(|pixel| pixel.red() < 200).count())
    }

    #[test]
    fn letters_of_names_are_drawn() {
        assert_eq!(inked(""), 0);
        for name in [
            "Ana",
            "Élodie",
            "Łukasz",
            "Ångström",
            "Ñuño",
            "Ελένη",
            "Жанна",
            "שרה",
            "محمد",
            "\u{2068}שרה\u{2069}",
            "आशा",
        ] {
            assert!(inked(name) > 100, "{name}");
        }
        for sign in "0+−·,.½€£$’…–".chars() {
            assert!(inked(&sign.to_string()) > 5, "{sign}");
        }
        // The spaces that group digits are blank.
        for blank in ["\u{a0}", "\u{202f}"] {
            assert_eq!(inked(blank), 0, "{blank:?}");
        }
    }

    #[actix_web::test]
    async fn a_picture_is_rendered_once() -> Result<(), HttpError> {
        let pictures = Pictures::default();
        let svg = "<svg xmlns='http://www.w3.org/2000/svg' width='20' height='10'/>".to_owned();
        let first = pictures.png(svg.clone()).await?;
        assert!(first.starts_with(b"\x89PNG"));
        assert_eq!(first.as_ptr(), pictures.png(svg).await?.as_ptr());
        assert!(matches!(pictures.png("<p>".to_owned()).await, Err(HttpError::Internal)));
        Ok(())
    }
}
