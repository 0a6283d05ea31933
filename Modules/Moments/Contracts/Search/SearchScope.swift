/// What a search looks for.
public enum SearchScope: Hashable, Sendable, CaseIterable {
  /// The beginning of everything.
  case all
  /// People.
  case people
  /// Hashtags.
  case hashtags
  /// Moments.
  case moments

  /// What the scope is called, in the reader's language.
  public func title(_ strings: Strings) -> String {
    switch self {
    case .all: strings.searchAll
    case .people: strings.searchPeople
    case .hashtags: strings.searchHashtags
    case .moments: strings.searchMoments
    }
  }
}
