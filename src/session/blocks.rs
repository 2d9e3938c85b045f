//! A vector whose copies share most of their elements: a table is copied for every command, and may have thousands of hands.

use std::fmt;
use std::ops::Index;
use std::sync::Arc;

/// A vector in blocks of as many elements as fit in `BYTES`. Copies share the full blocks and the list of them; the elements
/// after them are copied.
pub struct Blocks<T, const BYTES: usize> {
    full: Arc<Vec<Arc<[T]>>>,
    /// At most `SIZE`.
    newest: Vec<T>,
}

impl<T, const BYTES: usize> Blocks<T, BYTES> {
    /// How many elements fit beside the two counters of an `Arc`. An allocator rounds sizes up, 1,040 bytes to 1,280, so `BYTES`
    /// should be one of its sizes, such as a power of two.
    const SIZE: usize = (BYTES - 2 * size_of::<usize>()) / size_of::<T>();

    pub fn push(&mut self, element: T) {
        if self.newest.len() == Self::SIZE {
            let full = std::mem::replace(&mut self.newest, Vec::with_capacity(Self::SIZE));
            Arc::make_mut(&mut self.full).push(full.into());
        }
        self.newest.push(element);
    }

    pub fn len(&self) -> usize {
        self.full.len() * Self::SIZE + self.newest.len()
    }

    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    pub fn get(&self, index: usize) -> Option<&T> {
        match self.full.get(index / Self::SIZE) {
            Some(block) => block.get(index % Self::SIZE),
            None => self.newest.get(index - self.full.len() * Self::SIZE),
        }
    }

    pub fn last(&self) -> Option<&T> {
        self.get(self.len().checked_sub(1)?)
    }

    pub fn iter(&self) -> impl DoubleEndedIterator<Item = &T> {
        self.full.iter().flat_map(|block| block.iter()).chain(&self.newest)
    }
}

impl<T: PartialEq, const BYTES: usize> Blocks<T, BYTES> {
    /// The index of the last element that equals this one.
    pub fn last_index_of(&self, element: &T) -> Option<usize> {
        let last = |block: &[T]| block.iter().rposition(|one| one == element);
        let in_newest = last(&self.newest).map(|at| self.full.len() * Self::SIZE + at);
        in_newest.or_else(|| {
            let mut full = self.full.iter().enumerate().rev();
            full.find_map(|(block, elements)| Some(block * Self::SIZE + last(elements)?))
        })
    }
}

impl<T: Clone, const BYTES: usize> Blocks<T, BYTES> {
    pub fn get_mut(&mut self, index: usize) -> Option<&mut T> {
        if index < self.full.len() * Self::SIZE {
            let block = Arc::make_mut(&mut self.full).get_mut(index / Self::SIZE)?;
            return Arc::make_mut(block).get_mut(index % Self::SIZE);
        }
        self.newest.get_mut(index - self.full.len() * Self::SIZE)
    }

    /// Keeps only the first `length` elements.
    pub fn truncate(&mut self, length: usize) {
        match self.full.get(length / Self::SIZE) {
            Some(block) => self.newest = block[..length % Self::SIZE].to_vec(),
            None => return self.newest.truncate(length - self.full.len() * Self::SIZE),
        }
        Arc::make_mut(&mut self.full).truncate(length / Self::SIZE);
    }
}

impl<T, const BYTES: usize> Default for Blocks<T, BYTES> {
    fn default() -> Self {
        Self { full: Arc::default(), newest: Vec::new() }
    }
}

/// A copy gets its next element soon, and has room for it.
impl<T: Clone, const BYTES: usize> Clone for Blocks<T, BYTES> {
    fn clone(&self) -> Self {
        let mut newest = Vec::with_capacity(Self::SIZE);
        newest.extend_from_slice(&self.newest);
        Self { full: Arc::clone(&self.full), newest }
    }
}

impl<T, const BYTES: usize> Index<usize> for Blocks<T, BYTES> {
    type Output = T;

    fn index(&self, index: usize) -> &T {
        match self.full.get(index / Self::SIZE) {
            Some(block) => &block[index % Self::SIZE],
            None => &self.newest[index - self.full.len() * Self::SIZE],
        }
    }
}

impl<T: PartialEq, const BYTES: usize> PartialEq for Blocks<T, BYTES> {
    fn eq(&self, other: &Self) -> bool {
        self.iter().eq(other.iter())
    }
}

impl<T: Eq, const BYTES: usize> Eq for Blocks<T, BYTES> {}

impl<T: fmt::Debug, const BYTES: usize> fmt::Debug for Blocks<T, BYTES> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn copies_are_like_those_of_a_vector() {
        let (mut blocks, mut vector) = (Blocks::<usize, 48>::default(), Vec::new());
        for step in 0..400 {
            let (copy, before) = (blocks.clone(), vector.clone());
            match step % 7 {
                5 => {
                    let length = step * 5 % (vector.len() + 1);
                    blocks.truncate(length.max(vector.len().saturating_sub(6)));
                    vector.truncate(length.max(vector.len().saturating_sub(6)));
                }
                6 => {
                    let at = step * 3 % (vector.len() + 1);
                    assert_eq!(blocks.get_mut(at).map(|one| *one = step), vector.get_mut(at).map(|one| *one = step));
                }
                _ => {
                    blocks.push(step);
                    vector.push(step);
                }
            }
            for (blocks, vector) in [(&blocks, &vector), (&copy, &before)] {
                assert!(blocks.iter().eq(vector) && blocks.iter().rev().eq(vector.iter().rev()), "{blocks:?}");
                assert_eq!((blocks.len(), blocks.last()), (vector.len(), vector.last()));
                assert!(
                    (0..40).all(|one| blocks.last_index_of(&one) == vector.iter().rposition(|other| *other == one))
                );
                assert!((0..=vector.len() + 4).all(|at| blocks.get(at) == vector.get(at)));
            }
        }
    }
}
