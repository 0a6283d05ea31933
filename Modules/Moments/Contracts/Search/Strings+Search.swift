public import MomentsLanguage

extension Strings {
  /// The title of the row that shows all results of a kind.
  public func searchShowAll(_ scope: SearchScope) -> String {
    switch scope {
    case .all: searchShowAllAll
    case .people: searchShowAllPeople
    case .hashtags: searchShowAllHashtags
    case .moments: searchShowAllMoments
    }
  }

  /// The advice when nothing was found.
  public func searchNothingMessage(_ scope: SearchScope) -> String {
    switch scope {
    case .all, .moments:
      searchNothingMessageAll
    case .people:
      searchNothingMessagePeople
    case .hashtags:
      searchNothingMessageHashtags
    }
  }
}
