/// A list of people around a person or a post.
public enum PeopleList: Sendable, Hashable {
  /// The followers of a person; `Account.id`.
  case followers(of: String)
  /// Those whom a person follows; `Account.id`.
  case following(of: String)
  /// The people who like a post; `Moment.postID`.
  case likers(of: String)
  /// The people who boosted a post; `Moment.postID`.
  case boosters(of: String)
}

/// A part of a list of people.
public struct PeoplePage: Sendable, Equatable {
  /// The people, in the order of the list.
  ///
  /// It may be empty although there is a next page.
  public var items: [Account]
  /// The cursor of the next page; nil at the end of the list.
  public var next: PageCursor?
  /// The current number of people in the whole list; nil where that is unknown.
  public var total: Int?
  /// Whether the list has people that the reader may not see.
  public var isHidden: Bool

  /// Makes a page.
  public init(
    items: [Account],
    next: PageCursor? = nil,
    total: Int? = nil,
    isHidden: Bool = false
  ) {
    self.items = items
    self.next = next
    self.total = total
    self.isHidden = isHidden
  }
}

/// Reads lists of people, such as followers.
///
/// May be called from any thread and must not work on the main actor.
public protocol PeopleProvider: Sendable {
  /// A page of a list of people, the newest first.
  ///
  /// A list may change between pages: the caller removes duplicates. A page may be short or empty
  /// before the end; only `next == nil` says that there is no more.
  ///
  /// - Parameters:
  ///   - list: The list.
  ///   - cursor: `next` of the page before, or nil for the first.
  /// - Returns: The page.
  /// - Throws: `ProviderError` or `CancellationError`.
  func people(in list: PeopleList, after cursor: PageCursor?) async throws -> PeoplePage
}
