public import ListModel
public import MomentsLanguage
public import MomentsValues

/// An activity of others that concerns the reader.
public struct NotificationRow: ListItemViewModel, Hashable {
  /// The identity of the row; opaque.
  public var id: ListItemID

  /// The kind of activity.
  public var kind: NotificationKind

  /// The person whose portrait is shown: the latest; `nil` if nobody is known.
  public var person: PersonReference?

  /// "Ann and 3 others like your moment".
  public var title: RichText

  /// The beginning of the moment that it is about; empty if there is none.
  public var subject: RichText

  /// "5 min"; empty if it is not known.
  public var timeText: String

  /// Whether the reader has not seen it before.
  public var isUnread: Bool

  /// "Unread", for assistive technologies.
  private let unreadText: String

  /// The buttons of a follow request, or its result; `nil` if it is not a request.
  public var request: FollowRequestAnswer?

  /// Makes a row with its texts.
  ///
  /// - Parameters:
  ///   - id: The identity of the row.
  ///   - kind: The kind of activity.
  ///   - people: Some of the people, the latest first; at least one.
  ///   - count: The number of people.
  ///   - subject: The beginning of the moment that it is about.
  ///   - timeText: When it happened.
  ///   - isUnread: Whether the reader has not seen it before.
  ///   - request: The state of a follow request.
  ///   - strings: The language of the app.
  public init(
    id: ListItemID,
    kind: NotificationKind,
    people: [PersonReference],
    count: Int? = nil,
    subject: RichText = "",
    timeText: String,
    isUnread: Bool = false,
    request: FollowRequestAnswer.Kind? = nil,
    strings: Strings
  ) {
    self.id = id
    self.kind = kind
    person = people.first
    let named = people.prefix(2).map(\.displayName)
    title = RichText(
      strings.notification(
        kind,
        by: named.map(\.string),
        count: max(count ?? 0, people.count)
      ),
      naming: named
    )
    self.subject = subject
    self.timeText = timeText
    self.isUnread = isUnread
    unreadText = strings.unread
    self.request = request.map { FollowRequestAnswer(kind: $0, strings: strings) }
  }

  /// The identity of the row.
  public var itemID: ListItemID { id }

  /// The whole row in one sentence, for assistive technologies.
  public var accessibilityText: String {
    [
      isUnread ? unreadText : "", title.words, subject.words, timeText,
      request?.resultText ?? "",
    ]
    .filter { !$0.isEmpty }
    .joined(separator: ", ")
  }
}
