extension ListDiff {
  // MARK: Values that are their own identity

  /// Compares two flat lists whose elements are their own identity: nothing changes in place.
  @inlinable
  public static func difference<Element: Hashable>(
    from old: [Element],
    to new: [Element]
  ) -> ListDifference<Element> {
    ListDifference(ofValues: old, new, checkpoint: {})
  }

  // MARK: Identity and equality

  /// Compares two flat lists: `id` finds what moved, `==` finds what changed in place.
  @inlinable
  public static func difference<Element: Identifiable & Equatable>(
    from old: [Element],
    to new: [Element]
  ) -> ListDifference<Element> {
    ListDifference(old, new, id: { $0.id }, hasNewContent: { $0 != $1 }, checkpoint: {})
  }

  /// Compares two flat lists: `id` finds what moved, `==` finds what changed in place.
  @inlinable
  public static func difference<Element: Identifiable & Hashable>(
    from old: [Element],
    to new: [Element]
  ) -> ListDifference<Element> {
    ListDifference(old, new, id: { $0.id }, hasNewContent: { $0 != $1 }, checkpoint: {})
  }

  /// Compares two flat lists: a property finds what moved, `==` finds what changed in place.
  @inlinable
  public static func difference<Element: Equatable, ID: Hashable>(
    from old: [Element],
    to new: [Element],
    id: KeyPath<Element, ID>
  ) -> ListDifference<Element> {
    ListDifference(
      old,
      new,
      id: { $0[keyPath: id] },
      hasNewContent: { $0 != $1 },
      checkpoint: {}
    )
  }

  /// Compares two flat lists of anything: `id` finds what moved, `hasSameContent`, given the old and the new element of an
  /// identity, what changed in place.
  ///
  /// References that are told apart by instance have `ObjectIdentifier($0)` as identity.
  @inlinable
  public static func difference<Element, ID: Hashable>(
    from old: [Element],
    to new: [Element],
    id: (Element) -> ID,
    hasSameContent: (Element, Element) -> Bool
  ) -> ListDifference<Element> {
    ListDifference(
      old,
      new,
      id: id,
      hasNewContent: { !hasSameContent($0, $1) },
      checkpoint: {}
    )
  }

  // MARK: Off the main actor

  /// Compares two flat lists off the caller's actor, and stops when the task is cancelled.
  ///
  /// - Throws: `CancellationError` within some thousand elements of the cancellation.
  @inlinable
  @concurrent
  public static func difference<Element: Sendable, ID: Hashable>(
    from old: [Element],
    to new: [Element],
    id: @Sendable (Element) -> ID,
    hasSameContent: @Sendable (Element, Element) -> Bool
  ) async throws(CancellationError) -> ListDifference<Element> {
    try ListDifference(
      old,
      new,
      id: id,
      hasNewContent: { !hasSameContent($0, $1) },
      checkpoint: checkCancellation
    )
  }

  /// Throws in a task that was cancelled.
  @usableFromInline
  static func checkCancellation() throws(CancellationError) {
    if Task.isCancelled { throw CancellationError() }
  }
}
