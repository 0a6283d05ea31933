/// A timeline that is kept on this machine: what was seen once can be read again without the
/// network.
///
/// What `moments(after:)` and `refresh()` bring is kept before it is returned, and pages hold the
/// gaps among their rows. `moments(after:)` asks the network only where what is kept ends;
/// `moments(after: nil)` only where nothing is kept at all. Observers of ``ChangeSource/changes()``
/// are notified of whatever changes of the provider, also what these functions bring.
///
/// The rules of ``TimelineProvider`` count for these functions too.
public protocol StoredTimeline: TimelineProvider, ProfileProvider {
  /// The rows that are kept, from the newest down, without asking the network.
  ///
  /// - Parameters:
  ///   - last: the row to reach at least; nil, or one that is not kept, for none.
  ///   - count: how many rows to return at least, if so many are kept.
  /// - Returns: the rows and the gaps among them; `next` leads on to older ones, kept or not. Empty
  ///   where nothing is kept.
  /// - Throws: `ProviderError` or `CancellationError`.
  func kept(downTo last: Moment.ID?, atLeast count: Int) async throws -> Page<Moment>

  /// Asks the network for a page of what is missing in a gap, and keeps it.
  ///
  /// A gap that is gone already is no error.
  ///
  /// - Parameters:
  ///   - gap: `TimelineGap.id`.
  ///   - edge: the edge to begin at.
  /// - Throws: `ProviderError` or `CancellationError`; the gap is then as it was.
  func fill(_ gap: TimelineGap.ID, from edge: TimelineGap.Edge) async throws

  /// Where the reader stopped, on this machine or, where the server tells a newer place, on
  /// another; nil at the top.
  func readingPosition() async throws -> ReadingPosition?

  /// Keeps where the reader is.
  ///
  /// Cheap enough to be called each time a scroll comes to rest; what a server is sent of it is the
  /// provider's business.
  func setReadingPosition(_ position: ReadingPosition?) async throws
}
