public import ListModel
public import MomentsLanguage
public import MomentsValues

/// A person to follow.
///
/// Properties that never change are constants; the follow state is observed. The row does not know
/// how a follow is sent or confirmed: its creator writes the observables and is called back.
@MainActor
public final class MemberRow: ViewModelPressible {
  /// The identity of the row: that of the person.
  public nonisolated let itemID: ListItemID

  /// The person, with the portrait.
  public let person: PersonReference

  /// The person's bio, in one line; may be empty.
  public let bio: RichText

  /// "1,234 followers"; empty if unknown.
  public let followersText: String

  /// A description of the person, for assistive technologies.
  public let accessibilityText: String

  /// Whether the reader follows the person; nil, without a button, where it is unknown.
  public let relationship: Observable<FollowButtonState.Kind?>

  /// Whether a change is in progress: the button shows a spinner.
  public let isLoading: Observable<Bool>

  private let strings: Strings
  private let onFollow: @MainActor () -> Void
  private let onPress: @MainActor () -> Void

  /// Makes a row.
  ///
  /// - Parameters:
  ///   - person: The person, with bio and number of followers.
  ///   - relationship: Whether the reader follows the person; nil if it is unknown.
  ///   - isLoading: Whether the state is being loaded or changed.
  ///   - strings: The language of the app.
  ///   - onFollow: Called when the reader follows or unfollows the person.
  ///   - onPress: Called when the reader opens the person.
  public init(
    _ person: PersonRow,
    relationship: Observable<FollowButtonState.Kind?>,
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
    self.relationship = relationship
    self.isLoading = isLoading
    self.strings = strings
    self.onFollow = onFollow
    self.onPress = onPress
  }

  /// The identity of the row of a person.
  public nonisolated static func id(of personID: String) -> ListItemID {
    ListItemID("member \(personID)")
  }

  /// The current state of the button; `nil` if there is none.
  ///
  /// It depends on both observables: a view reads it again when either changes.
  public var button: FollowButtonState? {
    let kind = isLoading.value ? .loading : relationship.value
    return kind.map { FollowButtonState(kind: $0, strings: strings) }
  }

  /// Follows or unfollows the person; does nothing while a change is in progress.
  public func follow() {
    if !isLoading.value, relationship.value != nil { onFollow() }
  }

  /// Opens the person.
  public func press() { onPress() }
}
