//! Accounts, and transfers between them.

/// A place at the table: the player's index in seating order, from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Seat(pub u8);

impl Seat {
    /// The index into lists kept in seating order.
    #[must_use]
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

/// Where amounts lie.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Account {
    /// A player.
    Seat(Seat),
    /// A named pot in the middle: `plato`, `centre`, `stakes`, `bank`.
    Pot(&'static str),
    /// The source of what is only counted: letters, points, losses, cards.
    Book,
}

impl From<Seat> for Account {
    fn from(seat: Seat) -> Self {
        Self::Seat(seat)
    }
}

/// An amount that leaves one account and arrives at another. Always more than nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Transfer {
    from: Account,
    to: Account,
    amount: i64,
}

impl Transfer {
    /// The account that pays.
    #[must_use]
    pub fn from(&self) -> Account {
        self.from
    }

    /// The account that is paid.
    #[must_use]
    pub fn to(&self) -> Account {
        self.to
    }

    /// How much, in smallest parts; more than 0.
    #[must_use]
    pub fn amount(&self) -> i64 {
        self.amount
    }
}

/// The transfers of one hand, in the order in which they are made.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Transfers(Vec<Transfer>);

impl Transfers {
    /// Moves `amount` from one account to another; a negative amount moves the other way, 0 moves nothing.
    pub fn pay(&mut self, from: impl Into<Account>, to: impl Into<Account>, amount: i64) {
        let (from, to) = (from.into(), to.into());
        if from == to {
            return;
        }
        match amount.signum() {
            1 => self.0.push(Transfer { from, to, amount }),
            -1 => self.0.push(Transfer { from: to, to: from, amount: amount.saturating_neg() }),
            _ => {}
        }
    }

    /// All transfers, in order.
    pub fn iter(&self) -> std::slice::Iter<'_, Transfer> {
        self.0.iter()
    }

    /// Whether nothing moves.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

impl<'a> IntoIterator for &'a Transfers {
    type Item = &'a Transfer;
    type IntoIter = std::slice::Iter<'a, Transfer>;

    fn into_iter(self) -> Self::IntoIter {
        self.0.iter()
    }
}
