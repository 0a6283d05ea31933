/// What there is to find beyond the people one follows.
///
/// All functions may be called from any thread, several at a time, and must not do their work on
/// the main actor. They throw `ProviderError`, or `CancellationError` when the calling task is
/// cancelled, and nothing else; what one of them throws says nothing about the others. Cursors
/// belong to the function that handed them out. A page may be short or empty before the end; only
/// `next == nil` says that there is no more, and what comes again on a later page is the caller's
/// to leave out.
public protocol ExploreProvider: Sendable {
  /// A page of moments that are much looked at, in the order of the source; with images or
  /// without.
  ///
  /// - Parameter cursor: `next` of the page before, or nil for the first.
  /// - Returns: the page.
  /// - Throws: `ProviderError` or `CancellationError`.
  func popularMoments(after cursor: PageCursor?) async throws -> Page<Moment>

  /// A page of hashtags that are much used.
  func popularTags(after cursor: PageCursor?) async throws -> Page<TagUsage>

  /// A page of people whom the reader may want to follow.
  func suggestedPeople(after cursor: PageCursor?) async throws -> Page<Account>

  /// A page of links that are much shared.
  func popularLinks(after cursor: PageCursor?) async throws -> Page<TrendLink>

  /// Called before everything is requested again.
  ///
  /// Providers that keep what they read MUST read their source again; all others do without it.
  /// When it throws, what was known before stays as it was.
  func refreshExplore() async throws

  /// Whether what a list brought last stands in for what is popular, because the source does not
  /// know that: new moments of the server, the hashtags that the reader follows, pages that new
  /// moments lead to.
  func standsIn(for list: ExploreList) -> Bool
}

/// A list of ``ExploreProvider``.
public enum ExploreList: Sendable, Hashable, CaseIterable {
  /// Moments.
  case moments
  /// Hashtags.
  case tags
  /// People.
  case people
  /// Links.
  case links
}

extension ExploreProvider {
  /// For providers that ask their source each time: there is nothing to read ahead.
  public func refreshExplore() async throws {}

  /// For providers that know what is popular.
  public func standsIn(for list: ExploreList) -> Bool { false }
}
