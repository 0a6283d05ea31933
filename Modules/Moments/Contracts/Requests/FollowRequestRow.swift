public import ListModel

/// Somebody who asks to follow the reader.
public struct FollowRequestRow: ListItemViewModel, Hashable {
  /// The person, with the portrait.
  public var person: PersonReference

  /// What the person says of themselves, in one line; may be empty.
  public var bio: RichText

  /// "1,234 followers"; empty where unknown.
  public var followersText: String

  /// The buttons, or what became of it; `nil` where the request is there no more.
  public var answer: FollowRequestAnswer?

  /// Who it is, in full, for assistive technologies.
  public var accessibilityText: String

  /// Makes a row.
  public init(_ person: PersonRow, answer: FollowRequestAnswer?) {
    self.person = person.person
    bio = person.bio
    followersText = person.followersText
    accessibilityText = person.accessibilityText
    self.answer = answer
  }

  /// The identity of the row: that of the person.
  public var itemID: ListItemID { ListItemID(person.id) }
}
