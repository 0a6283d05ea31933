public import MomentsValues

/// A timeline that is stored on this machine: what was loaded once can be read again without the
/// network.
///
/// The results of `moments(after:)` and `refresh()` are stored before they are returned, and pages
/// have the gaps among their rows. `moments(after:)` uses the network only where the stored rows
/// end; `moments(after: nil)` only where nothing is stored. Observers of ``ChangeSource/changes()``
/// are notified of all changes of the provider, including those made by these functions.
///
/// The rules of ``TimelineProvider`` apply to these functions, too.
public protocol StoredTimeline: TimelineProvider, ProfileProvider {
  /// The stored rows, from the newest down; needs no network.
  ///
  /// - Parameters:
  ///   - last: a row to include; nil, or one that is not stored, for none.
  ///   - count: the smallest number of rows to return, if there are that many.
  /// - Returns: the rows and the gaps among them; `next` continues with older ones, stored or not.
  ///   Empty where nothing is stored.
  /// - Throws: `ProviderError` or `CancellationError`.
  func storedPage(downTo last: Moment.ID?, atLeast count: Int) async throws -> Page<Moment>

  /// Requests a page of the rows missing in a gap, and stores it.
  ///
  /// A gap that no longer exists is not an error.
  ///
  /// - Parameters:
  ///   - gap: `TimelineGap.id`.
  ///   - edge: the edge to begin at.
  /// - Throws: `ProviderError` or `CancellationError`; the gap is then unchanged.
  func fill(_ gap: TimelineGap.ID, from edge: GapEdge) async throws

  /// The stored reading position of this machine, or a newer one of another device if the server
  /// returned it; nil at the top.
  func readingPosition() async throws -> ReadingPosition?

  /// Stores the reading position.
  ///
  /// It is cheap enough to be called each time a scroll ends; the provider decides when to send it
  /// to the server.
  func setReadingPosition(_ position: ReadingPosition?) async throws
}

extension StoredTimeline {
  /// The timeline itself.
  public var stored: (any StoredTimeline)? { self }
}
