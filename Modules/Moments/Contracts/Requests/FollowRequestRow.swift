public import ListModel
public import MomentsValues

/// Somebody who requests to follow the reader, with the buttons or the answer.
public struct FollowRequestRow: ListItemViewModel, Hashable {
  /// The person, with the portrait.
  public var person: PersonReference

  /// The person's bio, in one line; may be empty.
  public var bio: RichText

  /// "1,234 followers"; empty if unknown.
  public var followersText: String

  /// The buttons, or the result; `nil` if the request no longer exists.
  public var answer: FollowRequestAnswer?

  /// A description of the person, for assistive technologies.
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
