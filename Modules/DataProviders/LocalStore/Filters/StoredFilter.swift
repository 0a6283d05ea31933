import Foundation
import MomentsValues
package import SocialModel

/// A filter of the reader, as rows store it, as JSON.
package struct StoredFilter: JSONColumn, Hashable, Sendable {
  package var id: String
  var title: String
  var action: String
  var places: [String]?
  var expiresAt: Date?
  var keywords: [WordFilter.Keyword]
  var posts: [String]
  /// Whether posts are matched here, because no server returns which ones meet it.
  var isOurs: Bool

  /// Makes a stored filter.
  ///
  /// - Parameters:
  ///   - filter: The filter.
  ///   - isOurs: Whether posts are matched here, because no server returns which ones meet it.
  package init(_ filter: WordFilter, isOurs: Bool = false) {
    id = filter.id
    title = filter.title
    action = filter.action.rawValue
    // In a fixed order, so that equal filters have equal bytes.
    places = filter.places.map { $0.map(\.rawValue).sorted() }
    expiresAt = filter.expiresAt
    keywords = filter.keywords
    posts = filter.postIDs
    self.isOurs = isOurs
  }

  var filter: WordFilter {
    WordFilter(
      id: id,
      title: title,
      action: FilterAction(rawValue: action) ?? .warn,
      places: places.map { Set($0.compactMap { FilterPlace(rawValue: $0) }) },
      expiresAt: expiresAt,
      keywords: keywords,
      postIDs: posts
    )
  }

  /// Whether it matches the same as another.
  func looksForTheSame(as other: StoredFilter) -> Bool {
    Set(keywords) == Set(other.keywords) && Set(posts) == Set(other.posts)
  }

  /// Whether it matches everything that another does.
  func includes(_ other: StoredFilter) -> Bool {
    Set(keywords).isSuperset(of: other.keywords) && Set(posts).isSuperset(of: other.posts)
  }
}
