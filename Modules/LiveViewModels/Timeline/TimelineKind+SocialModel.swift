import MomentsContracts
import SocialModel

extension TimelineScope {
  /// What a provider is asked for to show a scope.
  init(_ scope: TimelineKind) {
    switch scope {
    case .home: self = .home
    case .local: self = .local
    case .public: self = .public
    case .hashtag(let name): self = .hashtag(name)
    case .profile(let person): self = .profile(accountID: person.id)
    }
  }
}

extension TimelineKind {
  /// Where the reader's filters have to count to be applied.
  var filterPlace: ContentFilter.Place {
    switch self {
    case .home: .home
    case .local, .public, .hashtag: .public
    case .profile: .account
    }
  }

  /// Whether the reader goes on where they stopped the last time.
  var keepsPlace: Bool {
    switch self {
    case .home, .local, .public: true
    case .hashtag, .profile: false
    }
  }
}
