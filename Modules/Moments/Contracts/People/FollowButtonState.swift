public import MomentsLanguage
public import MomentsValues

/// The button that follows a person, and their relationship to the reader.
public struct FollowButtonState: Hashable, Sendable {
  /// Whether the reader follows the person.
  public enum Kind: Hashable, Sendable {
    /// It is unknown or changing.
    case loading
    /// Not followed.
    case follow
    /// Requested; the person has not answered yet.
    case requested
    case following
  }

  /// Whether the reader follows the person.
  public var kind: Kind

  /// The title of the button; empty while loading.
  public var title: String

  /// The accessibility hint of the button.
  public var accessibilityHint: String

  /// "Follows you", where the person does.
  public var followsReaderText: String?

  /// Makes a state in the reader's language.
  ///
  /// - Parameters:
  ///   - kind: Whether the reader follows the person.
  ///   - followsReader: Whether the person follows the reader.
  ///   - strings: The reader's language.
  public init(kind: Kind, followsReader: Bool = false, strings: Strings) {
    self.kind = kind
    switch kind {
    case .loading: (title, accessibilityHint) = ("", strings.loading)
    case .follow: (title, accessibilityHint) = (strings.follow, "")
    case .requested: (title, accessibilityHint) = (strings.followRequested, strings.unfollow)
    case .following: (title, accessibilityHint) = (strings.followingPerson, strings.unfollow)
    }
    followsReaderText = followsReader ? strings.followsYou : nil
  }

  /// Makes the state of a known relationship.
  public init(_ following: Following, followsReader: Bool = false, strings: Strings) {
    let kind: Kind =
      switch following {
      case .no: .follow
      case .requested: .requested
      case .yes: .following
      }
    self.init(kind: kind, followsReader: followsReader, strings: strings)
  }
}

extension FollowButtonState {
  /// The button that adds a person to one of the reader's lists, or removes them.
  ///
  /// - Parameters:
  ///   - isMember: Whether the person is in it.
  ///   - strings: The reader's language.
  public init(isMember: Bool, strings: Strings) {
    self.init(kind: isMember ? .following : .follow, strings: strings)
    title = isMember ? strings.removeFromList : strings.addToList
    accessibilityHint = ""
  }
}
