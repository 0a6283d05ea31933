public import ListModel

/// Somebody to follow.
///
/// What never changes while the row is there is a constant; how it stands with following is
/// observed. The row knows neither who is asked nor what comes of it: whoever made it writes the
/// observables and is called back.
@MainActor
public final class MemberRow: ViewModelPressible {
  /// How far the reader follows the person.
  public enum Following: Hashable, Sendable {
    /// That is not known; there is no button.
    case unknown
    /// Not at all.
    case no
    /// The reader asked to; the person has not answered yet.
    case requested
    /// Yes.
    case yes
  }

  /// The identity of the row: that of the person.
  public nonisolated let itemID: ListItemID

  /// The person, with the portrait.
  public let person: PersonReference

  /// What the person says of themselves, in one line; may be empty.
  public let bio: RichText

  /// "1,234 followers"; empty where unknown.
  public let followersText: String

  /// Who it is, in full, for assistive technologies.
  public let accessibilityText: String

  /// How far the reader follows the person.
  public let isFollowing: Observable<Following>

  /// Whether something is under way: the button waits.
  public let isLoading: Observable<Bool>

  private let strings: Strings
  private let onFollow: @MainActor () -> Void
  private let onPress: @MainActor () -> Void

  /// Makes a row.
  ///
  /// - Parameters:
  ///   - person: Who it is, and what is known of them.
  ///   - isFollowing: How far the reader follows the person.
  ///   - isLoading: Whether that is being asked, or changed.
  ///   - strings: The language of the app.
  ///   - onFollow: Called when the reader wants to follow the person, or not any more.
  ///   - onPress: Called when the reader wants to see the person.
  public init(
    _ person: PersonRow,
    isFollowing: Observable<Following>,
    isLoading: Observable<Bool>,
    strings: Strings,
    onFollow: @escaping @MainActor () -> Void = {},
    onPress: @escaping @MainActor () -> Void = {}
  ) {
    itemID = Self.id(of: person.person.id)
    self.person = person.person
    bio = person.bio
    followersText = person.followersText
    accessibilityText = person.accessibilityText
    self.isFollowing = isFollowing
    self.isLoading = isLoading
    self.strings = strings
    self.onFollow = onFollow
    self.onPress = onPress
  }

  /// The identity of the row of a person.
  public nonisolated static func id(of personID: String) -> ListItemID {
    ListItemID("member \(personID)")
  }

  /// What the button shows now; `nil` where there is none.
  ///
  /// Both observables decide it: a view asks again when either changes.
  public var button: FollowButtonState? {
    if isLoading.value { return FollowButtonState(kind: .loading, strings: strings) }
    switch isFollowing.value {
    case .unknown: return nil
    case .no: return FollowButtonState(kind: .follow, strings: strings)
    case .requested: return FollowButtonState(kind: .requested, strings: strings)
    case .yes: return FollowButtonState(kind: .following, strings: strings)
    }
  }

  /// Follows the person, or ends that; does nothing while something is under way.
  public func follow() {
    if !isLoading.value, isFollowing.value != .unknown { onFollow() }
  }

  /// Leads to the person.
  public func press() { onPress() }
}
