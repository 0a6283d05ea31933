public import ListModel
public import MomentsLanguage

/// The lists of people that a ``Route`` leads to.
public enum FriendsListRoute: FriendsListKind, Codable, Hashable {
  case followers(of: PersonReference)
  /// The people that a person follows.
  case following(of: PersonReference)
  /// Those who like a moment, by the identity of the post.
  case likers(of: ListItemID)
  /// Those who boosted a moment, by the identity of the post.
  case boosters(of: ListItemID)

  /// The title of the list, in the reader's language.
  public func title(_ strings: Strings) -> String {
    switch self {
    case .followers: strings.followersListTitle
    case .following: strings.followingListTitle
    case .likers: strings.likersTitle
    case .boosters: strings.boostersTitle
    }
  }

  /// The number of people, in full.
  public func countText(_ count: Int, _ strings: Strings) -> String {
    switch self {
    case .followers: strings.followers(count)
    case .following: strings.following(count)
    case .likers: strings.likes(count)
    case .boosters: strings.boosts(count)
    }
  }

  /// What is shown in place of rows; lists of a person name them.
  public func emptyMessage(_ strings: Strings) -> ListEmptyMessage {
    let (title, message) =
      switch self {
      case .followers(let person):
        (strings.noFollowersTitle, strings.noFollowersMessage(person.name))
      case .following(let person):
        (strings.noFollowingTitle, strings.noFollowingMessage(person.name))
      case .likers: (strings.noLikersTitle, strings.noLikersMessage)
      case .boosters: (strings.noBoostersTitle, strings.noBoostersMessage)
      }
    return ListEmptyMessage(title: title, message: message)
  }

  /// The message if its owner, or the server, does not show the list.
  public func hiddenMessage(_ strings: Strings) -> ListFailure {
    let message =
      switch self {
      case .followers(let person): strings.hiddenFollowersMessage(person.name)
      case .following(let person): strings.hiddenFollowingMessage(person.name)
      case .likers: strings.hiddenLikersMessage
      case .boosters: strings.hiddenBoostersMessage
      }
    return ListFailure(title: strings.hiddenPeopleTitle, message: message, retryTitle: nil)
  }

  /// Shown before the title in the header.
  public var symbol: FriendsListSymbol {
    switch self {
    case .followers: .followers
    case .following: .following
    case .likers: .likes
    case .boosters: .boosts
    }
  }

  /// The name of the list in tracked screen views.
  public var screenName: String {
    switch self {
    case .followers: "followers"
    case .following: "following"
    case .likers: "likers"
    case .boosters: "boosters"
    }
  }
}
