import MomentsContracts
import SocialModel

/// What is searched for.
struct SearchQuery: Hashable {
  var text: String
  var scope: SearchScope
}

extension SearchScope {
  /// What a provider is asked for; nil for everything.
  var kind: FoundKind? {
    switch self {
    case .all: nil
    case .people: .people
    case .hashtags: .tags
    case .moments: .moments
    }
  }
}
