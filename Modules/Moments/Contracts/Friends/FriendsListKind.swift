public import ListModel

/// Which people a list of people shows.
public enum FriendsListKind: Hashable, Sendable {
  /// Those who follow a person.
  case followers(of: PersonReference)
  /// Those whom a person follows.
  case following(of: PersonReference)
  /// Those who like a moment, by the identity of the post.
  case likers(of: ListItemID)
  /// Those who shared a moment, by the identity of the post.
  case boosters(of: ListItemID)

  /// What the list is called, in the reader's language.
  public func title(_ strings: Strings) -> String {
    switch self {
    case .followers: strings.followersTitle(2)
    case .following: strings.followingTitle
    case .likers: strings.likersTitle
    case .boosters: strings.boostersTitle
    }
  }

  /// How many there are, in full.
  public func countText(_ count: Int, _ strings: Strings) -> String {
    switch self {
    case .followers: strings.followers(count)
    case .following: strings.following(count)
    case .likers: strings.likes(count)
    case .boosters: strings.boosts(count)
    }
  }

  /// What the list says where there is nobody.
  public func emptyMessage(_ strings: Strings) -> ListEmptyMessage {
    switch self {
    case .followers(let person):
      ListEmptyMessage(
        title: strings.noFollowersTitle,
        message: strings.noFollowersMessage(person.name)
      )
    case .following(let person):
      ListEmptyMessage(
        title: strings.noFollowingTitle,
        message: strings.noFollowingMessage(person.name)
      )
    case .likers:
      ListEmptyMessage(title: strings.noLikersTitle, message: strings.noLikersMessage)
    case .boosters:
      ListEmptyMessage(title: strings.noBoostersTitle, message: strings.noBoostersMessage)
    }
  }

  /// What the list says where its owner, or the server, does not show it.
  public func hiddenMessage(_ strings: Strings) -> ListFailure {
    switch self {
    case .followers(let person):
      ListFailure(
        title: strings.hiddenPeopleTitle,
        message: strings.hiddenFollowersMessage(person.name),
        retryTitle: nil
      )
    case .following(let person):
      ListFailure(
        title: strings.hiddenPeopleTitle,
        message: strings.hiddenFollowingMessage(person.name),
        retryTitle: nil
      )
    case .likers:
      ListFailure(
        title: strings.hiddenPeopleTitle,
        message: strings.hiddenLikersMessage,
        retryTitle: nil
      )
    case .boosters:
      ListFailure(
        title: strings.hiddenPeopleTitle,
        message: strings.hiddenBoostersMessage,
        retryTitle: nil
      )
    }
  }

  /// The symbol that stands for the list.
  public var symbol: FriendsListSymbol {
    switch self {
    case .followers: .followers
    case .following: .following
    case .likers: .likes
    case .boosters: .boosts
    }
  }

  /// The name of the list for those who count screen views.
  public var screenName: String {
    switch self {
    case .followers: "followers"
    case .following: "following"
    case .likers: "likers"
    case .boosters: "boosters"
    }
  }
}

/// The symbols of a list of people, by meaning; its `ViewConfig` says what they look like.
public enum FriendsListSymbol: Hashable, Sendable, CaseIterable {
  /// People who follow somebody.
  case followers
  /// People whom somebody follows.
  case following
  /// People who like something.
  case likes
  /// People who shared something.
  case boosts
  /// Leaves the list.
  case close
}
