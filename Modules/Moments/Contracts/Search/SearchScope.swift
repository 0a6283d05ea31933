public import MomentsLanguage

/// What is searched for, in the order of the buttons below the field.
public enum SearchScope: Hashable, Sendable, CaseIterable {
  /// The first results of everything.
  case all
  case people
  case hashtags
  case moments

  /// The title of the scope, in the reader's language.
  public func title(_ strings: Strings) -> String {
    switch self {
    case .all: strings.searchAll
    case .people: strings.searchPeople
    case .hashtags: strings.searchHashtags
    case .moments: strings.searchMoments
    }
  }
}
