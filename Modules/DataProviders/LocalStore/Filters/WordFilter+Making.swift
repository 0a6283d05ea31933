import MomentsValues
package import SocialModel

extension WordFilter {
  /// Whether another is the result of sending this one to a server: blurring becomes a warning
  /// where it is unknown, and the end differs by the duration of the request.
  package func isSame(as other: WordFilter) -> Bool {
    let everywhere = Set(FilterPlace.allCases)
    return title == other.title && Set(keywords) == Set(other.keywords)
      && (places ?? everywhere) == (other.places ?? everywhere)
      && (action == .hide) == (other.action == .hide)
      && (expiresAt == nil) == (other.expiresAt == nil)
  }

  /// The filter for one keyword, as servers before Mastodon 4.0 have it.
  package func only(_ keyword: Keyword) -> WordFilter {
    var one = self
    one.title = keyword.words
    one.keywords = [keyword]
    return one
  }

  /// Whether sending this one may have created another.
  func mayMake(_ other: WordFilter) -> Bool {
    isSame(as: other) || keywords.contains { only($0).isSame(as: other) }
  }
}
