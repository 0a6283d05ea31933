public import ListModel
public import MomentsLanguage
public import MomentsValues

/// Which moments a timeline shows, and of whom.
public enum TimelineKind: Codable, Hashable, Sendable {
  /// The reader's home timeline.
  case home
  /// Moments of people on the reader's server.
  case local
  /// Moments of everyone known to the server.
  case `public`
  /// The moments with a hashtag, named without the number sign.
  case hashtag(String)
  /// The moments of a person.
  case profile(PersonReference)
  case photos(PersonReference)
  /// The pinned moments of a person.
  case pinned(PersonReference)
  /// The moments of the members of a list.
  case list(ReaderList)
  /// The reader's bookmarks.
  case bookmarks
  /// The moments that the reader likes.
  case likes

  /// The title of the screen, in the reader's language.
  public func title(_ strings: Strings) -> String {
    switch self {
    case .home: strings.timelineTitle
    case .local: strings.localTitle
    case .public: strings.publicTitle
    case .hashtag(let name): strings.hashtagTitle(name)
    case .profile(let person), .photos(let person), .pinned(let person): person.name
    case .list(let list): strings.listTitle(list.title)
    case .bookmarks: strings.bookmarksTitle
    case .likes: strings.likesTitle
    }
  }

  /// The title of the timeline in the switch between timelines.
  public func switchTitle(_ strings: Strings) -> String {
    self == .home ? strings.homeTitle : title(strings)
  }

  /// Whether its reading position is stored with its moments; for hashtags, providers store it only
  /// if the reader follows them.
  public var savesPosition: Bool {
    switch self {
    case .home, .local, .public, .list, .hashtag: true
    case .profile, .photos, .pinned, .bookmarks, .likes: false
    }
  }

  /// The name of the screen in tracked screen views.
  public var screenName: String {
    switch self {
    case .home: "timeline"
    case .local: "local"
    case .public: "public"
    case .hashtag: "hashtag"
    case .profile: "profile"
    case .photos: "profile-photos"
    case .pinned: "profile-pinned"
    case .list: "list"
    case .bookmarks: "bookmarks"
    case .likes: "likes"
    }
  }

  /// The message of an empty timeline, in the reader's language.
  public func emptyMessage(_ strings: Strings) -> ListEmptyMessage {
    let (title, message) =
      switch self {
      case .home: (strings.emptyTimelineTitle, strings.emptyTimelineMessage)
      case .local: (strings.emptyTimelineTitle, strings.emptyLocalMessage)
      case .public: (strings.emptyTimelineTitle, strings.emptyPublicMessage)
      case .hashtag(let name): (strings.emptyHashtagTitle(name), strings.emptyHashtagMessage)
      case .profile(let person), .pinned(let person):
        (strings.emptyTimelineTitle, strings.emptyProfileMessage(person.name))
      case .photos(let person): (strings.emptyPhotosTitle, strings.emptyPhotosMessage(person.name))
      case .list: (strings.emptyTimelineTitle, strings.emptyListMessage)
      case .bookmarks: (strings.emptyBookmarksTitle, strings.emptyBookmarksMessage)
      case .likes: (strings.emptyLikesTitle, strings.emptyLikesMessage)
      }
    return ListEmptyMessage(title: title, message: message)
  }
}
