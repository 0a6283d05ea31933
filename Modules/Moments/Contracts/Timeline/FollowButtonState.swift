/// The button that follows a person, and what stands between them and the reader.
public struct FollowButtonState: Hashable, Sendable {
  /// How far the reader follows the person.
  public enum Kind: Hashable, Sendable {
    /// That is being asked.
    case loading
    /// Not at all.
    case follow
    /// The reader asked to; the person has not answered yet.
    case requested
    /// Yes.
    case following
  }

  /// How far the reader follows the person.
  public var kind: Kind

  /// What the button says; empty while that is being asked.
  public var title: String

  /// What the button does, for assistive technologies.
  public var accessibilityHint: String

  /// "Follows you", where the person does.
  public var followsReaderText: String?

  /// Makes a state in the reader's language.
  ///
  /// - Parameters:
  ///   - kind: How far the reader follows the person.
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
}

extension FollowButtonState {
  /// The button that puts a person into a list of the reader's, or takes them out.
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
