import SocialModel

extension TimelineScope {
  /// The scope as the database names it.
  var name: String {
    switch self {
    case .home: "home"
    case .public: "public"
    case .local: "local"
    case .hashtag(let tag): "hashtag:\(tag.lowercased())"
    case .profile(let accountID): "profile:\(accountID)"
    case .list(let id): "list:\(id)"
    case .photos: "photos"
    case .bookmarks: "bookmarks"
    case .likes: "likes"
    case .profilePhotos(let accountID): "profile-photos:\(accountID)"
    case .pinned(let accountID): "pinned:\(accountID)"
    }
  }

  /// The scope with a name; nil for one of a newer version.
  init?(name: String) {
    let parts = name.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    switch (parts.first, parts.dropFirst().first.map(String.init)) {
    case ("home", nil): self = .home
    case ("public", nil): self = .public
    case ("local", nil): self = .local
    case ("photos", nil): self = .photos
    case ("bookmarks", nil): self = .bookmarks
    case ("likes", nil): self = .likes
    case ("hashtag", let tag?): self = .hashtag(tag)
    case ("profile", let id?): self = .profile(accountID: id)
    case ("profile-photos", let id?): self = .profilePhotos(accountID: id)
    case ("pinned", let id?): self = .pinned(accountID: id)
    case ("list", let id?): self = .list(id: id)
    default: return nil
    }
  }
}
