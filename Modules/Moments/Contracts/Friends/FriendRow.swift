public import ListModel
public import MomentsLanguage

/// One person of a list of people.
public struct FriendRow: ListItemViewModel, Hashable {
  /// The person, with the portrait.
  public var person: PersonReference

  /// The relationship to the reader: "Mutual", "Follows you"; `nil` if there is none.
  public var markText: String?

  /// Whether the reader and the person follow each other.
  public var isMutual: Bool

  /// The button that follows the person; `nil` for the reader, and if it is unknown.
  public var follow: FollowButtonState?

  /// Makes a row.
  ///
  /// - Parameters:
  ///   - person: The person.
  ///   - follow: The button that follows them, if there is one.
  ///   - strings: The reader's language.
  public init(person: PersonReference, follow: FollowButtonState? = nil, strings: Strings) {
    self.person = person
    self.follow = follow
    isMutual = follow?.followsReaderText != nil && follow?.kind == .following
    markText = isMutual ? strings.mutual : follow?.followsReaderText
  }

  /// The identity of the row: that of the person.
  public var itemID: ListItemID { ListItemID(person.id) }

  /// The person in one sentence, for assistive technologies.
  public var accessibilityText: String {
    [person.name, person.handle, markText ?? ""].filter { !$0.isEmpty }.joined(separator: ", ")
  }
}
