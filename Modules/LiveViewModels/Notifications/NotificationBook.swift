import Foundation
import ListModel
import MomentsContracts
import SocialModel

/// Words notifications, and remembers where each leads.
@MainActor
final class NotificationBook {
  /// A row shows two lines.
  private static let subjectLength = 200

  private(set) var routes: [ListItemID: Route] = [:]
  /// What the rows tell of.
  private(set) var notifications: [ListItemID: ReaderNotification] = [:]
  /// Who asks to follow the reader, by the rows that say so.
  private(set) var requesters: [ListItemID: String] = [:]
  /// Rows that the reader has seen and that keep their marks for now.
  var heldUnread: Set<ListItemID> = []
  private let strings: Strings
  private let time: ReaderTime
  private let timeText: TimeText

  init(strings: Strings, time: ReaderTime) {
    self.strings = strings
    self.time = time
    timeText = TimeText(strings: strings, timeZone: time.timeZone)
  }

  /// The row of a notification.
  ///
  /// - Parameters:
  ///   - notification: What happened.
  ///   - request: What is known of somebody's request to follow the reader.
  /// - Returns: The row.
  func row(
    _ notification: ReaderNotification,
    request: (String) -> FollowRequestAnswer.Kind?
  ) -> NotificationRow {
    let id = ListItemID(notification.id)
    let requester = notification.requester
    requesters[id] = requester
    notifications[id] = notification
    let people = notification.people.map { PersonReference($0) }
    routes[id] =
      notification.moment.map { .moment(ListItemID($0.postID)) }
      ?? people.first.map { .profile($0) }
    return NotificationRow(
      id: id,
      kind: NotificationRow.Kind(notification.kind),
      people: people,
      count: notification.count,
      subject: notification.moment.map(subject) ?? "",
      timeText: notification.happenedAt.map { timeText.short($0, now: time.now()) } ?? "",
      isUnread: notification.isUnread || heldUnread.contains(id),
      request: requester.flatMap(request),
      strings: strings
    )
  }

  /// Whether what a row tells happened after the last of others, as far as that is known.
  func isNewer(_ row: NotificationRow, than others: [NotificationRow]) -> Bool {
    let dates = others.compactMap { self.date(of: $0) }
    guard let date = date(of: row), let oldest = dates.min() else { return false }
    return date > oldest
  }

  /// When what a row tells happened; nil where that is not known.
  func date(of row: NotificationRow) -> Date? { notifications[row.id]?.happenedAt }

  /// How a moment begins, or what stands in front of it.
  private func subject(of moment: Moment) -> RichText {
    let text: RichText
    switch moment.verdict(in: .notifications, at: time.now()) {
    case .warn(let title): text = RichText(strings.placeholder(.filtered(title: title)))
    case .show, .blur, .hide:
      text =
        moment.contentWarning.map { RichText($0, emojis: moment.emojis) }
        ?? RichText(moment.text)
    }
    return text.inOneLine(upTo: Self.subjectLength)
  }
}

extension ReaderNotification {
  /// Who asks to follow the reader; nil where nobody does.
  var requester: String? { kind == .followRequest ? people.first?.id : nil }
}

extension NotificationRow.Kind {
  init(_ kind: ReaderNotification.Kind) {
    self =
      switch kind {
      case .mention: .mention
      case .like: .like
      case .boost: .boost
      case .follow: .follow
      case .followRequest: .followRequest
      case .post: .post
      case .edit: .edit
      case .poll: .poll
      case .quote: .quote
      case .other: .other
      }
  }
}
