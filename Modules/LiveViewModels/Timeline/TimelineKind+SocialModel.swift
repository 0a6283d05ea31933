import MomentsContracts
import MomentsValues
import SocialModel

extension TimelineScope {
  /// The provider's scope for a kind of timeline.
  init(_ kind: TimelineKind) {
    switch kind {
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
  /// The person of the timeline, if it is one person's.
  var person: PersonReference? {
    switch self {
    case .profile(let person), .photos(let person), .pinned(let person): person
    case .home, .local, .public, .hashtag, .list, .bookmarks, .likes: nil
    }
  }

  /// The place in which the reader's filters must apply.
  var filterPlace: FilterPlace {
    switch self {
    case .home, .list, .bookmarks, .likes: .home
    case .local, .public, .hashtag: .public
    case .profile, .photos, .pinned: .account
    }
  }

  /// The timelines whose changes concern this one: some providers treat photos as a part of a
  /// person's posts.
  var sources: Set<TimelineScope> {
    guard case .photos(let person) = self else { return [.init(self)] }
    return [.init(self), .profile(accountID: person.id)]
  }

  /// Whether load failures are not shown here, because the timeline is a part of a screen that
  /// shows them.
  var isQuiet: Bool { if case .pinned = self { true } else { false } }

  /// Whether a moment belongs to the timeline by its marks: providers keep a moment that lost its
  /// mark until the server confirms it.
  func includes(_ moment: Moment) -> Bool {
    switch self {
    case .bookmarks: moment.isBookmarked
    case .likes: moment.like.isLiked
    case .pinned: moment.isPinned == true
    case .home, .local, .public, .hashtag, .list, .profile, .photos: true
    }
  }
}
