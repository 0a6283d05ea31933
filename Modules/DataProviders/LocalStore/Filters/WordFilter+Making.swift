package import SocialModel

extension WordFilter {
  /// Whether another is what this one becomes at a server: blurring is a warning where it is not
  /// known, and an end differs by the time that the request took.
  package func isSame(as other: WordFilter) -> Bool {
    let everywhere = Set(ContentFilter.Place.allCases)
    return title == other.title && Set(keywords) == Set(other.keywords)
      && (places ?? everywhere) == (other.places ?? everywhere)
      && (action == .hide) == (other.action == .hide)
      && (expiresAt == nil) == (other.expiresAt == nil)
  }

  /// The filter of one of its words, as servers before Mastodon 4.0 have it.
  package func only(_ keyword: Keyword) -> WordFilter {
    var one = self
    one.title = keyword.words
    one.keywords = [keyword]
    return one
  }

  /// Whether sending this one may have made another.
  func mayMake(_ other: WordFilter) -> Bool {
    isSame(as: other) || keywords.contains { only($0).isSame(as: other) }
  }
}
