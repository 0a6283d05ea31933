public import Foundation

/// Words that the reader does not want to read, with what is to be done to posts that have them.
public struct WordFilter: Sendable, Hashable, Identifiable {
  /// What it looks for.
  public struct Keyword: Sendable, Hashable {
    /// A word, or several in a row.
    public var words: String
    /// Whether they count only where they begin and end as words do; see ``WordFilter/Text``.
    public var isWhole: Bool

    /// Makes a keyword.
    public init(_ words: String, isWhole: Bool = true) {
      self.words = words
      self.isWhole = isWhole
    }
  }

  /// The identity; opaque, and empty for a filter that was never kept.
  public var id: String
  /// What the reader calls it.
  public var title: String
  /// What is to be done.
  public var action: ContentFilter.Action
  /// Where it counts; nil for everywhere.
  public var places: Set<ContentFilter.Place>?
  /// When it ends to count; nil for never.
  public var expiresAt: Date?
  /// What it looks for; a post meets it that has any of them.
  public var keywords: [Keyword]
  /// Posts that the reader put under it by hand; `Moment.postID`.
  public var postIDs: [String]

  /// Makes a filter.
  public init(
    id: String = "",
    title: String,
    action: ContentFilter.Action = .warn,
    places: Set<ContentFilter.Place>? = nil,
    expiresAt: Date? = nil,
    keywords: [Keyword] = [],
    postIDs: [String] = []
  ) {
    self.id = id
    self.title = title
    self.action = action
    self.places = places
    self.expiresAt = expiresAt
    self.keywords = keywords
    self.postIDs = postIDs
  }

  /// The filter as posts that meet it name it.
  public var contentFilter: ContentFilter {
    ContentFilter(title: title, action: action, places: places, expiresAt: expiresAt)
  }
}
