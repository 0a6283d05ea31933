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
    case .photos(let person): self = .profilePhotos(accountID: person.id)
    }
  }
}

extension TimelineKind {
  /// Whose timeline it is, if it is one person's.
  var person: PersonReference? {
    switch self {
    case .profile(let person), .photos(let person): person
    case .home, .local, .public, .hashtag: nil
    }
  }

  /// Where the reader's filters have to count to be applied.
  var filterPlace: ContentFilter.Place {
    switch self {
    case .home: .home
    case .local, .public, .hashtag: .public
    case .profile, .photos: .account
    }
  }

  /// The timelines whose changes may be changes of it: some providers keep photos as a part of all
  /// that a person posted.
  var sources: Set<TimelineScope> {
    guard case .photos(let person) = self else { return [.init(self)] }
    return [.init(self), .profile(accountID: person.id)]
  }

  /// Whether the reader goes on where they stopped the last time.
  var keepsPlace: Bool {
    switch self {
    case .home, .local, .public: true
    case .hashtag, .profile, .photos: false
    }
  }
}
