public import ListModel

/// Something that others did and that concerns the reader.
public struct NotificationRow: ListItemViewModel, Hashable {
  /// What happened.
  public enum Kind: Hashable, Sendable, CaseIterable {
    /// Somebody named the reader, or replied to them.
    case mention
    /// Somebody likes a moment of the reader's.
    case like
    /// Somebody boosted a moment of the reader's.
    case boost
    /// Somebody follows the reader.
    case follow
    /// Somebody wants to follow the reader.
    case followRequest
    /// Somebody wrote a moment.
    case post
    /// A moment that the reader boosted was edited.
    case edit
    /// A poll has ended.
    case poll
    /// Somebody quoted a moment of the reader's.
    case quote
    /// Something that this version does not know.
    case other

    /// The kinds that the reader can hide, in the order in which they are offered.
    public static let hideable: [Self] = [
      .mention, .like, .boost, .quote, .follow, .followRequest, .poll, .edit, .post,
    ]
  }

  /// The identity of the row; opaque.
  public var id: ListItemID

  /// What happened.
  public var kind: Kind

  /// Whose portrait stands beside it: who did it last; `nil` where nobody is known.
  public var person: PersonReference?

  /// "Ann and 3 others like your moment".
  public var title: RichText

  /// How the moment begins that it is about; empty where it is about none.
  public var subject: RichText

  /// "5 min"; empty where it is not known.
  public var timeText: String

  /// Whether the reader has not seen it before.
  public var isUnread: Bool

  /// "Unread", for assistive technologies.
  private let unreadText: String

  /// The buttons of somebody who asks to follow the reader, or what became of it; `nil` where there
  /// is nothing to answer.
  public var request: FollowRequestAnswer?

  /// Makes a row and words what happened.
  ///
  /// - Parameters:
  ///   - id: The identity of the row.
  ///   - kind: What happened.
  ///   - people: Some of those who did it, who did it last first; one at least.
  ///   - count: How many did it.
  ///   - subject: How the moment begins that it is about.
  ///   - timeText: When it happened.
  ///   - isUnread: Whether the reader has not seen it before.
  ///   - request: How far a request to follow the reader is answered.
  ///   - strings: The language of the app.
  public init(
    id: ListItemID,
    kind: Kind,
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
