extension ListDiff {
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
}
