public import ListModel

/// Whose or which moments a timeline shows.
public enum TimelineKind: Hashable, Sendable {
  /// The reader's own timeline.
  case home
  /// What the people of the reader's server write.
  case local
  /// What everybody writes whom the server knows of.
  case `public`
  /// The moments with a hashtag, named without the number sign.
  case hashtag(String)
  /// The moments of a person.
  case profile(PersonReference)
  /// The photos of a person.
  case photos(PersonReference)
  /// The moments that a person shows first on their profile.
  case pinned(PersonReference)
  /// What the people of one of the reader's lists write.
  case list(ListReference)
  /// What the reader bookmarked.
  case bookmarks
  /// What the reader likes.
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

  /// The name of the timeline among others that the reader can go to from it.
  public func switchTitle(_ strings: Strings) -> String {
    self == .home ? strings.homeTitle : title(strings)
  }

  /// The name of the screen for those who count screen views.
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

  /// What an empty timeline says, in the reader's language.
  public func emptyMessage(_ strings: Strings) -> ListEmptyMessage {
    switch self {
    case .home:
      ListEmptyMessage(title: strings.emptyTimelineTitle, message: strings.emptyTimelineMessage)
    case .local:
      ListEmptyMessage(title: strings.emptyTimelineTitle, message: strings.emptyLocalMessage)
    case .public:
      ListEmptyMessage(title: strings.emptyTimelineTitle, message: strings.emptyPublicMessage)
    case .hashtag(let name):
      ListEmptyMessage(
        title: strings.emptyHashtagTitle(name),
        message: strings.emptyHashtagMessage
      )
    case .profile(let person), .pinned(let person):
      ListEmptyMessage(
        title: strings.emptyTimelineTitle,
        message: strings.emptyProfileMessage(person.name)
      )
    case .photos(let person):
      ListEmptyMessage(
        title: strings.emptyPhotosTitle,
        message: strings.emptyPhotosMessage(person.name)
      )
    case .list:
      ListEmptyMessage(title: strings.emptyTimelineTitle, message: strings.emptyListMessage)
    case .bookmarks:
      ListEmptyMessage(title: strings.emptyBookmarksTitle, message: strings.emptyBookmarksMessage)
    case .likes:
      ListEmptyMessage(title: strings.emptyLikesTitle, message: strings.emptyLikesMessage)
    }
  }
}
