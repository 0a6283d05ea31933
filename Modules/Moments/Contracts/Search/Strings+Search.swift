public import MomentsLanguage
public import MomentsValues

extension Strings {
  /// The title of a scope.
  public func searchScope(_ scope: SearchScope) -> String {
    switch scope {
    case .all: searchAll
    case .people: searchPeople
    case .hashtags: searchHashtags
    case .moments: searchMoments
    }
  }

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
