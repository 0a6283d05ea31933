import MomentsContracts
import SocialModel

/// The text and scope of a search.
struct SearchQuery: Hashable {
  var text: String
  var scope: SearchScope
}

extension SearchScope {
  /// The kind to request from a provider; nil for all kinds.
  var kind: FoundKind? {
    switch self {
    case .all: nil
    case .people: .people
    case .hashtags: .tags
    case .moments: .moments
    }
  }
}
