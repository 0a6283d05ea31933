public import ListModel

/// Whose or which moments a timeline shows.
public enum TimelineScope: Hashable, Sendable {
  /// The reader's own timeline.
  case home
  /// The moments with a hashtag, named without the number sign.
  case hashtag(String)
  /// The moments of a person.
  case profile(PersonReference)

  /// The title of the screen, in the reader's language.
  public func title(_ strings: Strings) -> String {
    switch self {
    case .home: strings.timelineTitle
    case .hashtag(let name): strings.hashtagTitle(name)
    case .profile(let person): person.name
    }
  }

  /// The name of the screen for those who count screen views.
  public var screenName: String {
    switch self {
    case .home: "timeline"
    case .hashtag: "hashtag"
    case .profile: "profile"
    }
  }

  /// What an empty timeline says, in the reader's language.
  public func emptyMessage(_ strings: Strings) -> ListEmptyMessage {
    switch self {
    case .home:
      ListEmptyMessage(title: strings.emptyTimelineTitle, message: strings.emptyTimelineMessage)
    case .hashtag(let name):
      ListEmptyMessage(
        title: strings.emptyHashtagTitle(name),
        message: strings.emptyHashtagMessage
      )
    case .profile(let person):
      ListEmptyMessage(
        title: strings.emptyTimelineTitle,
        message: strings.emptyProfileMessage(person.name)
      )
    }
  }
}
