public import ListModel

/// The person whose timeline it is: the first row of the screen.
public struct UserProfileRow: ListItemViewModel, Hashable {
  /// The person, with the portrait.
  public var person: PersonReference

  /// The wide image behind, shown at 5:4, if there is one.
  public var background: ImageReference?

  /// What the person says of themselves, if anything.
  public var bio: RichText?

  /// Numbers such as how many moments and followers, in order.
  public var counts: [Count]

  /// The button that follows the person; `nil` where there is none: on the reader's own profile, or
  /// where it is not known.
  public var follow: FollowButtonState?

  /// The title of the button that changes the profile: on the reader's own, where that is possible.
  public var editTitle: String?

  /// What the reader wrote down about the person; `nil` where nothing.
  public var note: ProfileNote?

  /// What else the person says of themselves; `nil` where that is not known.
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

    /// What is counted: "Followers".
    public var title: String

    /// Number and word in full, for assistive technologies.
    public var accessibilityText: String

    /// The people that are counted, where they can be shown.
    public var list: FriendsListKind?

    /// Makes a count.
    public init(
      value: String,
      title: String,
      accessibilityText: String,
      list: FriendsListKind? = nil
    ) {
      self.value = value
      self.title = title
      self.accessibilityText = accessibilityText
      self.list = list
    }
  }
}
