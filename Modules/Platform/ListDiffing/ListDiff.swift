/// Compares lists before and after a change.
///
/// Moves are determined by identity, in-place changes by
/// ``DiffableSection/contentChange(from:to:)``.
///
/// Guarantees:
/// - The number of moves is minimal. In a flat list, all elements outside a longest increasing
///   subsequence move. In sections, the fewest sections move, each with its elements; elements move
///   only if they change their section, or the fewest within a section.
/// - Duplicate identities are tolerated: each old one is paired with at most one new one, in an
///   unspecified way. The result is as correct as without them.
/// - An identity is hashed at most once per comparison, and not at all if the lists have equal ends
///   or differ in small gaps only.
///
/// O(n) for n elements and O(m log m) for m elements out of order in the worst case; memory is O(n)
/// for the elements between the equal ends.
public enum ListDiff {
  /// Compares two lists without sections, whose elements are their own identity, so no element
  /// changes in place.
  @inlinable
  public static func difference<Element: Hashable>(
    from old: [Element],
    to new: [Element]
  ) -> ListDifference { ListDifference(from: old, to: new) }

  /// Compares two lists of sections.
  @inlinable
  public static func sectionedDifference<Section: DiffableSection>(
    from old: [Section],
    to new: [Section]
  ) -> SectionedDifference<Section> {
    var differ = SectionDiffer(SectionPairing(old, new, checkpoint: {}))
    return differ.difference(checkpoint: {})
  }

  /// Compares two lists of sections outside the caller's actor, and stops if the task is cancelled.
  ///
  /// - Throws: `CancellationError` within a few thousand elements of the cancellation.
  @inlinable
  @concurrent
  public static func sectionedDifference<Section: DiffableSection & Sendable>(
    from old: [Section],
    to new: [Section]
  ) async throws(CancellationError) -> SectionedDifference<Section> {
    var differ = SectionDiffer(try SectionPairing(old, new, checkpoint: checkCancellation))
    return try differ.difference(checkpoint: checkCancellation)
  }

  /// Throws if the current task is cancelled.
  @usableFromInline
  static func checkCancellation() throws(CancellationError) {
    if Task.isCancelled { throw CancellationError() }
  }
}
