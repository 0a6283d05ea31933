import Foundation
package import SocialModel

/// A filter of the reader's, as rows keep it, as JSON.
package struct StoredFilter: Codable, Hashable, Sendable {
  struct Keyword: Codable, Hashable, Sendable {
    var words: String
    var isWhole: Bool
  }

  package var id: String
  var title: String
  var action: String
  var places: [String]?
  var expiresAt: Date?
  var keywords: [Keyword]
  var posts: [String]
  /// Whether no server says which posts meet it.
  var isOurs: Bool

  /// Makes one of a filter.
  ///
  /// - Parameters:
  ///   - filter: The filter.
  ///   - isOurs: Whether no server says which posts meet it, so that each is looked through here.
  package init(_ filter: WordFilter, isOurs: Bool = false) {
    id = filter.id
    title = filter.title
    action = filter.action.rawValue
    // In an order of their own: equal filters have equal bytes.
    places = filter.places.map { $0.map(\.rawValue).sorted() }
    expiresAt = filter.expiresAt
    keywords = filter.keywords.map { Keyword(words: $0.words, isWhole: $0.isWhole) }
    posts = filter.postIDs
    self.isOurs = isOurs
  }

  /// Reads what a column holds; nil where that is damaged.
  init?(_ data: Data) {
    guard let filter = try? JSONDecoder().decode(Self.self, from: data) else { return nil }
    self = filter
  }

  /// What a column holds.
  var data: Data {
    get throws { try JSONEncoder().encode(self) }
  }

  /// The filter.
  var filter: WordFilter {
    WordFilter(
      id: id,
      title: title,
      action: ContentFilter.Action(rawValue: action) ?? .warn,
      places: places.map { Set($0.compactMap { ContentFilter.Place(rawValue: $0) }) },
      expiresAt: expiresAt,
      keywords: keywords.map { WordFilter.Keyword($0.words, isWhole: $0.isWhole) },
      postIDs: posts
    )
  }

  /// Whether it looks for the same as another.
  func looksForTheSame(as other: StoredFilter) -> Bool {
    Set(keywords) == Set(other.keywords) && Set(posts) == Set(other.posts)
  }

  /// Whether it looks for all that another does, so that what meets that meets it.
  func includes(_ other: StoredFilter) -> Bool {
    Set(keywords).isSuperset(of: other.keywords) && Set(posts).isSuperset(of: other.posts)
  }
}
