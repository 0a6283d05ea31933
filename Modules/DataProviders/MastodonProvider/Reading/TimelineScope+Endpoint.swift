import MastodonAPI
import MomentsValues
import SocialModel

extension TimelineScope {
  /// The endpoint for a part of the timeline.
  ///
  /// - Parameters:
  ///   - page: The part.
  ///   - onlyMedia: Whether the server knows the restriction to posts with images or films.
  /// - Returns: The endpoint.
  func endpoint(_ page: PageRequest, onlyMedia: Bool = true) -> Endpoint<LossyArray<Status>> {
    switch self {
    case .home: .homeTimeline(page)
    case .public: .publicTimeline(page)
    case .local: .publicTimeline(isLocal: true, page)
    case .hashtag(let name): .tagTimeline(name, page)
    case .profile(let id): .statuses(ofAccount: id, page)
    case .list(let id): .listTimeline(id, page)
    case .photos: .publicTimeline(onlyMedia: onlyMedia, page)
    case .bookmarks: .bookmarks(limit: page.limit)
    case .likes: .favourites(limit: page.limit)
    case .pinned(let id): .statuses(ofAccount: id, pinned: true, page)
    case .profilePhotos(let id):
      .statuses(ofAccount: id, onlyMedia: onlyMedia, excludeReblogs: true, page)
    }
  }

  /// Whether only posts with images or films belong to it; some servers return others, too.
  var hasMediaOnly: Bool {
    switch self {
    case .photos, .profilePhotos: true
    default: false
    }
  }

  /// Whether pages are reached only by the server's links, because rows are not ordered by their
  /// identities.
  var isPagedByLinks: Bool { self == .bookmarks || self == .likes }

  /// The place in which the reader's filters must apply.
  var filterPlace: FilterPlace {
    switch self {
    case .home, .list, .bookmarks, .likes: .home
    case .public, .local, .hashtag, .photos: .public
    case .profile, .profilePhotos, .pinned: .account
    }
  }
}
