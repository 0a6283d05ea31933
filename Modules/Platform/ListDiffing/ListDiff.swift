/// Compares lists before and after a change.
///
/// Identity finds what moved, ``DiffableSection/contentChange(from:to:)`` what changed in place.
///
/// Guarantees:
/// - The number of moves is the least possible. In a flat list: all elements but a longest
///   increasing run move. In sections: the fewest sections move, each with its elements; of the
///   elements, those that change their section and, within a section, the fewest.
/// - Identities that appear more than once are made distinct: each old one is paired with at most
///   one new one, in an unspecified way. The result is as correct as without them.
/// - An identity is hashed at most once in a comparison, and not at all if the lists have equal
///   ends or differ in small gaps only.
///
/// O(n) for n elements and O(m log m) for m elements out of order at worst; memory is O(n) for the
/// elements between the equal ends.
public enum ListDiff {
  /// Compares two lists without sections, whose elements are their own identity: nothing changes in
  /// place.
  @inlinable
  public static func difference<Element: Hashable>(
    from old: [Element],
    to new: [Element]
  ) -> ListDifference { ListDifference(from: old, to: new) }

  /// Compares two lists of sections of any kind of elements.
  @inlinable
  public static func sectionedDifference<Section: DiffableSection>(
    from old: [Section],
    to new: [Section]
  ) -> SectionedDifference<Section> {
    var differ = SectionDiffer(SectionPairing(old, new, checkpoint: {}))
    return differ.difference(checkpoint: {})
  }

  /// Compares two lists of sections off the caller's actor, and stops when the task is cancelled.
  ///
  /// - Throws: `CancellationError` within some thousand elements of the cancellation.
  @inlinable
  @concurrent
  public static func sectionedDifference<Section: DiffableSection & Sendable>(
    from old: [Section],
    to new: [Section]
  ) async throws(CancellationError) -> SectionedDifference<Section> {
    var differ = SectionDiffer(try SectionPairing(old, new, checkpoint: checkCancellation))
    return try differ.difference(checkpoint: checkCancellation)
  }

  /// Throws in a task that was cancelled.
  @usableFromInline
  static func checkCancellation() throws(CancellationError) {
    if Task.isCancelled { throw CancellationError() }
  }
}
