public import ListModel
public import MomentsValues

/// The profile of the timeline's person: the first row of the screen.
public struct UserProfileRow: ListItemViewModel, Hashable {
  /// The person, with the portrait.
  public var person: PersonReference

  /// The wide image behind, shown at 5:4, if there is one.
  public var background: ImageReference?

  /// The bio, if any.
  public var bio: RichText?

  /// The numbers, such as moments and followers, in order.
  public var counts: [Count]

  /// The button that follows the person; `nil` on the reader's own profile, or if it is unknown.
  public var follow: FollowButtonState?

  /// The title of the button that edits the profile: on the reader's own, if that is possible.
  public var editTitle: String?

  /// The reader's note about the person; `nil` if there is none.
  public var note: ProfileNote?

  /// The details of the profile; `nil` if they are unknown.
  public var details: ProfileDetails?

  /// Makes a row.
  public init(
    person: PersonReference,
    background: ImageReference?,
    bio: RichText? = nil,
    counts: [Count] = [],
    follow: FollowButtonState? = nil,
    editTitle: String? = nil,
    note: ProfileNote? = nil,
    details: ProfileDetails? = nil
  ) {
    self.person = person
    self.background = background
    self.bio = bio
    self.counts = counts
    self.follow = follow
    self.editTitle = editTitle
    self.note = note
    self.details = details
  }

  /// The identity of the row.
  ///
  /// There is one profile in a list.
  public var itemID: ListItemID { ListItemID("profile-\(person.id)") }

  /// One number of a profile.
  public struct Count: Hashable, Sendable {
    /// The number, compact: "1.2K".
    public var value: String

    /// The label of the number: "Followers".
    public var title: String

    /// Number and word in full, for assistive technologies.
    public var accessibilityText: String

    /// The counted people, if they can be shown.
    public var list: FriendsListRoute?

    /// Makes a count.
    public init(
      value: String,
      title: String,
      accessibilityText: String,
      list: FriendsListRoute? = nil
    ) {
      self.value = value
      self.title = title
      self.accessibilityText = accessibilityText
      self.list = list
    }
  }
}
