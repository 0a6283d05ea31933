/// Reads the moments of a timeline.
///
/// All functions may be called from any thread, concurrently, and must not do their work on the
/// main actor. They throw only `ProviderError`, or `CancellationError` when the calling task is
/// cancelled. Unreadable items of a page are left out of `items` and noted in `skipped`; an error
/// is thrown only if nothing can be read.
public protocol TimelineProvider: Sendable {
  /// A page of moments, newest first.
  ///
  /// - Parameter cursor: `next` of the page before, or nil for the newest moments. A cursor must
  ///   stay usable until the next `refresh()` has returned; after that it may return other rows,
  ///   but must not fail because of its age.
  /// - Returns: the page. Consecutive pages must not repeat a moment as long as nothing is
  ///   refreshed. A page may be short or empty before the end; only `next == nil` says that there
  ///   is no more.
  /// - Throws: `ProviderError` or `CancellationError`.
  func moments(after cursor: PageCursor?) async throws -> Page<Moment>

  /// Loads what is new, and returns the newest page.
  ///
  /// Providers that store what they read MUST read their source again; all others MAY do what
  /// `moments(after: nil)` does. When it throws, what was known before is unchanged.
  func refresh() async throws -> Page<Moment>

  /// The current state of some rows, with the overlay, without a request; rows that no longer exist
  /// are left out.
  ///
  /// For observers of changes that show those rows.
  ///
  /// - Parameter ids: `Moment.id`, of rows that pages contained.
  /// - Returns: The rows, in no particular order.
  /// - Throws: `ProviderError` or `CancellationError`.
  func rows(_ ids: Set<Moment.ID>) async throws -> [Moment]

  /// The same timeline with what is stored of it on this machine; nil for one that is not stored.
  var stored: (any StoredTimeline)? { get }
}

extension TimelineProvider {
  /// Nil: only a ``StoredTimeline`` is stored.
  public var stored: (any StoredTimeline)? { nil }
}
