/// A list of people around somebody.
public enum PeopleList: Sendable, Hashable {
  /// Those who follow a person; `Account.id`.
  case followers(of: String)
  /// Those whom a person follows; `Account.id`.
  case following(of: String)
  /// Those who like a post; `Moment.postID`.
  case likers(of: String)
  /// Those who shared a post; `Moment.postID`.
  case boosters(of: String)
}

/// A part of a list of people.
public struct PeoplePage: Sendable, Equatable {
  /// The people, in the order of the list.
  ///
  /// May be empty although there is a next page.
  public var items: [Account]
  /// Where the next page begins; nil at the end of the list.
  public var next: PageCursor?
  /// How many people the whole list has by now; nil where that is unknown.
  public var total: Int?
  /// Whether the list has people who are not shown to the reader.
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

/// Knows who follows whom.
///
/// May be called from any thread and must not work on the main actor.
public protocol PeopleProvider: Sendable {
  /// A page of a list of people, those who came last first.
  ///
  /// A list may change between pages: what comes again is the caller's to leave out. A page may be
  /// short or empty before the end; only `next == nil` says that there is no more.
  ///
  /// - Parameters:
  ///   - list: The list.
  ///   - cursor: `next` of the page before, or nil for the first.
  /// - Returns: The page.
  /// - Throws: `ProviderError` or `CancellationError`.
  func people(in list: PeopleList, after cursor: PageCursor?) async throws -> PeoplePage
}
