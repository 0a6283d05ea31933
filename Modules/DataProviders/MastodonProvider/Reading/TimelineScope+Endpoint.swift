import MastodonAPI
import SocialModel

extension TimelineScope {
  /// What a server is requested a part of the timeline.
  func endpoint(_ page: PageRequest) -> Endpoint<LossyArray<Status>> {
    switch self {
    case .home: .homeTimeline(page)
    case .public: .publicTimeline(page)
    case .local: .publicTimeline(isLocal: true, page)
    case .hashtag(let name): .tagTimeline(name, page)
    case .profile(let id): .statuses(ofAccount: id, page)
    case .list(let id): .listTimeline(id, page)
    case .photos: .publicTimeline(onlyMedia: true, page)
    case .bookmarks: .bookmarks(limit: page.limit)
    case .likes: .favourites(limit: page.limit)
    case .pinned(let id): .statuses(ofAccount: id, pinned: true, page)
    case .profilePhotos(let id):
      .statuses(ofAccount: id, onlyMedia: true, excludeReblogs: true, page)
    }
  }

  /// Whether pages are reached by the server's links only: what it orders the rows by is not their
  /// identity.
  var isPagedByLinks: Bool { self == .bookmarks || self == .likes }

  /// Where its moments are shown, for the reader's filters.
  var filterPlace: ContentFilter.Place {
    switch self {
    case .home, .list, .bookmarks, .likes: .home
    case .public, .local, .hashtag, .photos: .public
    case .profile, .profilePhotos, .pinned: .account
    }
  }
}
