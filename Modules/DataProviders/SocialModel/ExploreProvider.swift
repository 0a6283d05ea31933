/// Explores content beyond the people whom the reader follows.
///
/// All functions may be called from any thread, concurrently, and must not do their work on the
/// main actor. They throw only `ProviderError`, or `CancellationError` when the calling task is
/// cancelled; an error of one says nothing about the others. Cursors belong to the function that
/// returned them. A page may be short or empty before the end; only `next == nil` says that there
/// is no more. Items may be repeated on later pages; the caller removes duplicates.
public protocol ExploreProvider: Sendable {
  /// A page of popular moments, in the order of the source; with or without images.
  ///
  /// - Parameter cursor: `next` of the page before, or nil for the first.
  /// - Returns: the page.
  /// - Throws: `ProviderError` or `CancellationError`.
  func popularMoments(after cursor: PageCursor?) async throws -> Page<Moment>

  /// A page of popular hashtags.
  func popularTags(after cursor: PageCursor?) async throws -> Page<TagUsage>

  /// A page of people whom the reader may want to follow.
  func suggestedPeople(after cursor: PageCursor?) async throws -> Page<Account>

  /// A page of links that many people post, in the order of the source.
  func popularLinks(after cursor: PageCursor?) async throws -> Page<TrendLink>

  /// Called before everything is requested again.
  ///
  /// Providers that store what they read MUST read their source again; the others need not. When it
  /// throws, what was known before is unchanged.
  func refreshExplore() async throws

  /// Whether the last result of a list is a substitute, because the source does not return what is
  /// popular: new moments of the server, the hashtags that the reader follows, or the links of new
  /// moments.
  func standsIn(for list: ExploreList) -> Bool
}

/// A list of ``ExploreProvider``.
public enum ExploreList: Sendable, Hashable, CaseIterable {
  case moments
  /// Hashtags.
  case tags
  case people
  case links
}

extension ExploreProvider {
  /// Does nothing, for providers that request their source each time.
  public func refreshExplore() async throws {}

  /// Returns false, for providers that know what is popular.
  public func standsIn(for list: ExploreList) -> Bool { false }
}
