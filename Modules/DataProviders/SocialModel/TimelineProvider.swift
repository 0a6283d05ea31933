/// Where a timeline comes from.
///
/// All functions may be called from any thread, several at a time, and must not do their work on
/// the main actor. They throw `ProviderError`, or `CancellationError` when the calling task is
/// cancelled, and nothing else. What cannot be read of a page is left out of `items` and noted in
/// `skipped`; only when nothing at all can be read do they throw.
public protocol TimelineProvider: Sendable {
  /// A page of moments, newest first.
  ///
  /// - Parameter cursor: `next` of the page before, or nil for the newest moments. A cursor must
  ///   stay usable until the next `refresh()` has returned; after that it may bring other rows than
  ///   before, but must not fail for its age.
  /// - Returns: the page. Pages that follow each other must hold no moment twice as long as nothing
  ///   is refreshed. A page may be short or empty before the end; only `next == nil` says that
  ///   there is no more.
  /// - Throws: `ProviderError` or `CancellationError`.
  func moments(after cursor: PageCursor?) async throws -> Page<Moment>

  /// Looks for what is new, and returns the newest page.
  ///
  /// Providers that keep what they read MUST read their source again; all others MAY do what
  /// `moments(after: nil)` does. When it throws, what was known before stays as it was.
  func refresh() async throws -> Page<Moment>

  /// Some rows as they are now, with what the reader did, without asking the network; those that
  /// are gone are left out.
  ///
  /// For observers of changes that show those rows.
  ///
  /// - Parameter ids: `Moment.id`, of rows that pages brought.
  /// - Returns: The rows, in no particular order.
  /// - Throws: `ProviderError` or `CancellationError`.
  func rows(_ ids: Set<Moment.ID>) async throws -> [Moment]
}
