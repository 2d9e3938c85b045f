//! Every hand of tarot, compared with a computation written from the rules alone.

use tanto::document::{Choice, Deal};
use tanto::games::tarot::{Bid, Hand, Poignee, Rules, Side, Size, Slam};

use crate::typed::{Table, seat, turned};

const RULES: (&Rules, &()) = (&Rules { misere: false }, &());

/// Every list of up to three poignées, smaller ones first.
fn poignees() -> Vec<Vec<Size>> {
    let sizes = [Size::Single, Size::Double, Size::Triple];
    let mut all = vec![Vec::new()];
    for (at, first) in sizes.into_iter().enumerate() {
        all.push(vec![first]);
        for (after, second) in sizes.into_iter().enumerate().skip(at) {
            all.push(vec![first, second]);
            all.extend(sizes.into_iter().skip(after).map(|third| vec![first, second, third]));
        }
    }
    all
}

/// `None`, then each value of a choice.
fn maybe<T: Choice>() -> impl Iterator<Item = Option<T>> {
    std::iter::once(None).chain(T::ALL.iter().map(|(_, value)| Some(*value)))
}

/// A hand without its points and seats.
#[derive(Clone, Copy)]
struct Kind<'a> {
    players: usize,
    bid: Bid,
    bouts: i64,
    petit: Option<Side>,
    slam: Option<Slam>,
    poignees: &'a [Size],
}

impl Kind<'_> {
    fn with(&self, halves: i64, taker: usize, partner: Option<usize>) -> Hand {
        Hand {
            taker: seat(taker),
            partner: partner.filter(|partner| *partner != taker).map(seat),
            bid: self.bid,
            bouts: self.bouts,
            halves,
            petit_au_bout: self.petit,
            poignees: self.poignees.iter().map(|size| Poignee { size: *size, player: None }).collect(),
            slam: self.slam,
            miseres: Vec::new(),
        }
    }

    /// Twice the points that the attack needs.
    fn target(&self) -> i64 {
        [112, 102, 82, 72][usize::try_from(self.bouts).unwrap()]
    }

    /// Whether the hand is possible, checked point by point as the rules list it.
    fn is_possible(&self, halves: i64) -> bool {
        let won = halves >= self.target();
        let made = matches!(self.slam, Some(Slam::Made | Slam::AnnouncedMade));
        let most = match self.bouts {
            0 => 155,
            1 => 164,
            2 if made => 174,
            2 => 173,
            _ => 182,
        };
        if halves < 9 * self.bouts || halves > most {
            return false;
        }
        let petit_attack = self.petit == Some(Side::Attack);
        let petit_defence = self.petit == Some(Side::Defence);
        if petit_attack && self.bouts == 0 || petit_defence && self.bouts == 3 {
            return false;
        }
        let shows: [i64; 3] = match self.players {
            3 => [13, 15, 18],
            4 => [10, 13, 15],
            _ => [8, 10, 13],
        };
        if self.poignees.iter().map(|size| shows[*size as usize]).sum::<i64>() > 22 {
            return false;
        }
        let everything = self.bouts == 3 && halves == 182;
        let all_but_the_excuse = self.bouts == 2 && (halves == 174 || halves == 173);
        let all_cards = self.bid == Bid::GardeContre || everything || all_but_the_excuse;
        match self.slam {
            None => true,
            Some(Slam::Made | Slam::AnnouncedMade) => won && !petit_defence && all_cards,
            Some(Slam::Defence) => !won && !petit_attack,
            Some(Slam::AnnouncedFailed) => !everything,
        }
    }

    /// The amount that each defender pays, by the formula.
    fn per(&self, halves: i64) -> i64 {
        let s = if halves >= self.target() { 1 } else { -1 };
        // Half a point is rounded up, in favour of the winning side.
        let d = ((halves - self.target()).abs() + 1) / 2;
        let petit = match self.petit {
            None => 0,
            Some(Side::Attack) => 10,
            Some(Side::Defence) => -10,
        };
        let times = match self.bid {
            Bid::Petite => 1,
            Bid::Garde => 2,
            Bid::GardeSans => 4,
            Bid::GardeContre => 6,
        };
        let shown: i64 = self.poignees.iter().map(|size| [20, 30, 40][*size as usize]).sum();
        let slam = match self.slam {
            None => 0,
            Some(Slam::AnnouncedMade) => 400,
            Some(Slam::Made) => 200,
            Some(Slam::AnnouncedFailed | Slam::Defence) => -200,
        };
        (s * (25 + d) + petit) * times + s * shown + slam
    }

    /// The number of warnings about it.
    fn oddities(&self, halves: i64) -> usize {
        let odd = [
            self.slam.is_some(),
            self.bouts == 0 && halves > 140,
            self.poignees.len() > 1,
            !(6..=176).contains(&halves),
        ];
        odd.into_iter().filter(|odd| *odd).count()
    }

    /// Everybody's change when the first player takes.
    fn deltas(&self, halves: i64, partner: Option<usize>) -> Vec<i64> {
        let per = self.per(halves);
        let mut deltas = vec![-per; self.players];
        match partner.filter(|partner| *partner != 0) {
            Some(partner) => (deltas[0], deltas[partner]) = (2 * per, per),
            None => deltas[0] = per * i64::try_from(self.players - 1).unwrap(),
        }
        deltas
    }
}

/// Calls `check` for every kind of hand with this number of players.
fn each_kind(players: usize, mut check: impl FnMut(&Kind<'_>)) {
    for poignees in poignees() {
        for (_, bid) in Bid::ALL {
            for bouts in 0..=3 {
                for petit in maybe() {
                    for slam in maybe() {
                        check(&Kind { players, bid: *bid, bouts, petit, slam, poignees: &poignees });
                    }
                }
            }
        }
    }
}

/// Checks all hands of a kind at every seat, with changing dealers. Impossible hands are refused. The others are paid by the
/// formula, sum to zero, are the same for every seat, and never pay less for more points. Returns the number of hands played.
fn check_kind(table: &Table, kind: &Kind<'_>) -> usize {
    let deals: Vec<Deal> = (0..kind.players).map(|dealer| table.deal(dealer)).collect();
    // With four players, both sides count pairs of cards, so points are whole.
    let step = if kind.players == 4 { 2 } else { 1 };
    let partners: Vec<Option<usize>> = if kind.players == 5 { (0..5).map(Some).collect() } else { vec![None] };
    let (mut least, mut played) = (i64::MIN, 0);
    for halves in (0..=182).step_by(step) {
        let allows = |hand: &Hand| table.allows(|fields| hand.check(&deals[0], fields));
        if !kind.is_possible(halves) {
            let hand = kind.with(halves, 0, partners[0]);
            assert!(!allows(&hand), "{hand:?}");
            continue;
        }
        for partner in &partners {
            let expected = kind.deltas(halves, *partner);
            for taker in 0..kind.players {
                let called = partner.map(|partner| (partner + taker) % kind.players);
                let hand = kind.with(halves, taker, called);
                assert!(allows(&hand), "{hand:?}");
                let deal = &deals[(taker + played) % kind.players];
                let ((), outcome, deltas) = table.score(RULES, deal, &hand);
                assert_eq!(outcome.warnings.len(), kind.oddities(halves), "{hand:?}");
                assert_eq!(deltas, turned(&expected, taker), "{hand:?}");
                assert_eq!(deltas.iter().sum::<i64>(), 0, "{hand:?}");
                played += 1;
            }
        }
        let per = kind.per(halves);
        assert!(per >= least, "{halves} half-points pay less than fewer: {:?}", kind.with(halves, 0, None));
        least = per;
    }
    played
}

fn check_all(players: usize) -> usize {
    let table = Table::of(players);
    let mut played = 0;
    each_kind(players, |kind| played += check_kind(&table, kind));
    played
}

/// The published example: a garde with 49 points, two bouts, the petit au bout and a poignée, 106 from each defender.
fn published(players: usize) -> Kind<'static> {
    let petit = Some(Side::Attack);
    Kind { players, bid: Bid::Garde, bouts: 2, petit, slam: None, poignees: &[Size::Single] }
}

#[test]
fn miseres_are_paid_beside_the_contract_by_all_others() {
    for players in 3..=5 {
        let table = Table::of(players);
        let deal = table.deal(0);
        for declared in 0..1_usize << players {
            let declares = |player: usize| declared >> player & 1 == 1;
            let partner = (players == 5).then_some(0);
            let mut hand = published(players).with(98, 0, partner);
            hand.miseres = (0..players).filter(|player| declares(*player)).map(seat).collect();
            let (count, others) = (i64::from(declared.count_ones()), i64::try_from(players - 1).unwrap());
            let mut expected = published(players).deltas(98, partner);
            for (player, delta) in expected.iter_mut().enumerate() {
                *delta += if declares(player) { 10 * others - 10 * (count - 1) } else { -10 * count };
            }
            let ((), _, deltas) = table.score(RULES, &deal, &hand);
            assert_eq!(deltas, expected, "{players} players, {declared:b}");
        }
    }
}

#[test]
fn every_hand_of_three() {
    assert_eq!(check_all(3), 191_952);
}

#[test]
fn every_hand_of_four() {
    assert_eq!(check_all(4), 160_000);
}

#[test]
fn every_hand_of_five() {
    assert_eq!(check_all(5), 3_199_200);
}
