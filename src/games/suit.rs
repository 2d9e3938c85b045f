//! The suits of French cards, and trumps.

use crate::document::{Arg, Choice, choices};

choices! {
    /// A suit.
    pub enum Suit {
        Clubs = "clubs" => "suit-clubs",
        Diamonds = "diamonds" => "suit-diamonds",
        Hearts = "hearts" => "suit-hearts",
        Spades = "spades" => "suit-spades",
    }
}

choices! {
    /// A suit as trumps, or none.
    pub enum Trump {
        Clubs = "clubs" => "suit-clubs",
        Diamonds = "diamonds" => "suit-diamonds",
        Hearts = "hearts" => "suit-hearts",
        Spades = "spades" => "suit-spades",
        NoTrumps = "no_trumps" => "suit-no-trumps",
    }
}

impl Suit {
    /// The symbol in a sentence. The sign behind it keeps phones from drawing it as a picture.
    pub fn symbol(self) -> Arg {
        let symbol = match self {
            Self::Clubs => "\u{2663}\u{fe0e}",
            Self::Diamonds => "\u{2666}\u{fe0e}",
            Self::Hearts => "\u{2665}\u{fe0e}",
            Self::Spades => "\u{2660}\u{fe0e}",
        };
        Arg::from(symbol)
    }

    pub fn is_red(self) -> bool {
        matches!(self, Self::Diamonds | Self::Hearts)
    }
}

impl Trump {
    pub fn suit(self) -> Option<Suit> {
        Suit::ALL.get(self.place()).map(|(_, suit)| *suit)
    }

    /// The symbol of the suit, or the letters for no trumps.
    pub fn symbol(self) -> Arg {
        self.suit().map_or(Arg::Id("suit-no-trumps-short"), Suit::symbol)
    }
}
