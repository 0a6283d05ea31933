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
    case .pinned(let person): self = .pinned(accountID: person.id)
    case .list(let list): self = .list(id: list.id)
    case .bookmarks: self = .bookmarks
    case .likes: self = .likes
    }
  }
}

extension TimelineKind {
  /// Whose timeline it is, if it is one person's.
  var person: PersonReference? {
    switch self {
    case .profile(let person), .photos(let person), .pinned(let person): person
    case .home, .local, .public, .hashtag, .list, .bookmarks, .likes: nil
    }
  }

  /// Where the reader's filters have to count to be applied.
  var filterPlace: ContentFilter.Place {
    switch self {
    case .home, .list, .bookmarks, .likes: .home
    case .local, .public, .hashtag: .public
    case .profile, .photos, .pinned: .account
    }
  }

  /// The timelines whose changes may be changes of it: some providers keep photos as a part of all
  /// that a person posted.
  var sources: Set<TimelineScope> {
    guard case .photos(let person) = self else { return [.init(self)] }
    return [.init(self), .profile(accountID: person.id)]
  }

  /// Whether what fails to load is not told: the timeline is a part of a screen that tells it.
  var isQuiet: Bool { if case .pinned = self { true } else { false } }

  /// Whether the reader goes on where they stopped the last time; of hashtags, providers keep the
  /// place in those that the reader follows.
  var keepsPlace: Bool {
    switch self {
    case .home, .local, .public, .list, .hashtag: true
    case .profile, .photos, .pinned, .bookmarks, .likes: false
    }
  }

  /// Whether a moment belongs there, as far as its marks say: providers keep what lost its mark
  /// until they know that the server has it no more.
  func includes(_ moment: Moment) -> Bool {
    switch self {
    case .bookmarks: moment.isBookmarked
    case .likes: moment.like.isLiked
    case .pinned: moment.isPinned == true
    case .home, .local, .public, .hashtag, .list, .profile, .photos: true
    }
  }
}
