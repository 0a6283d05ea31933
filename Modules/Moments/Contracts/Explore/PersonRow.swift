public import ListModel
public import MomentsValues

/// One person of a shelf.
public struct PersonRow: ListItemViewModel, Hashable {
  /// The person, with the portrait.
  public var person: PersonReference

  /// The person's bio, in one line; may be empty.
  public var bio: RichText

  /// "1,234 followers"; empty if unknown.
  public var followersText: String

  /// A description of the person, for assistive technologies.
  public var accessibilityText: String

  /// The identity of the row: that of the person.
  public var itemID: ListItemID { ListItemID(person.id) }
}
