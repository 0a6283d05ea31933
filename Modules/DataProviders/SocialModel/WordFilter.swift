public import Foundation
public import MomentsValues

/// Words that the reader does not want to read, with an action for posts that contain them.
public struct WordFilter: Sendable, Hashable, Codable, Identifiable {
  /// A keyword of a filter.
  public struct Keyword: Sendable, Hashable, Codable {
    /// A word, or several in a row.
    public var words: String
    /// Whether only whole words match; see ``WordFilter/Text``.
    public var isWhole: Bool

    /// Makes a keyword.
    public init(_ words: String, isWhole: Bool = true) {
      self.words = words
      self.isWhole = isWhole
    }
  }

  /// The identity; opaque, and empty for a new filter.
  public var id: String
  /// The reader's name of the filter.
  public var title: String
  /// What happens to a post that meets the filter.
  public var action: FilterAction
  /// Where it applies; nil for everywhere.
  public var places: Set<FilterPlace>?
  /// When it expires; nil for never.
  public var expiresAt: Date?
  /// The keywords; a post meets the filter if it has any of them.
  public var keywords: [Keyword]
  /// Posts that the reader added explicitly; `Moment.postID`.
  public var postIDs: [String]

  /// Makes a filter.
  public init(
    id: String = "",
    title: String,
    action: FilterAction = .warn,
    places: Set<FilterPlace>? = nil,
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

  /// The filter, as posts that meet it have it.
  public var contentFilter: ContentFilter {
    ContentFilter(title: title, action: action, places: places, expiresAt: expiresAt)
  }
}
