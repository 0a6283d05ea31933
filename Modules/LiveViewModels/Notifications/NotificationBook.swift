import Foundation
import ListModel
import MomentsContracts
import MomentsLanguage
import MomentsValues
import SocialModel

/// Builds the rows of notifications, and knows the notification of each.
@MainActor
final class NotificationBook {
  /// The letters of a moment in a row, which shows two lines.
  private static let subjectLength = 200

  private(set) var routes: [ListItemID: Route] = [:]
  /// The notifications of the rows.
  private(set) var notifications: [ListItemID: ReaderNotification] = [:]
  /// The people of follow requests, by row.
  private(set) var requesters: [ListItemID: String] = [:]
  /// Rows that the reader has seen and that keep their unread marks for now.
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
  ///   - notification: The notification.
  ///   - request: The state of a follow request.
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
      kind: notification.kind,
      people: people,
      count: notification.count,
      subject: notification.moment.map(subject) ?? "",
      timeText: age(of: notification),
      isUnread: notification.isUnread || heldUnread.contains(id),
      request: requester.flatMap(request),
      strings: strings
    )
  }

  /// The age of a notification; empty where its time is unknown.
  private func age(of notification: ReaderNotification) -> String {
    notification.happenedAt.map { timeText.short($0, now: time.now()) } ?? ""
  }

  /// The same rows with their ages now.
  func refreshingAges(of rows: [NotificationRow]) -> [NotificationRow] {
    rows.map { row in
      var row = row
      if let notification = notifications[row.id] { row.timeText = age(of: notification) }
      return row
    }
  }

  /// Whether the notification of a row is newer than those of others, as far as that is known.
  func isNewer(_ row: NotificationRow, than others: [NotificationRow]) -> Bool {
    let dates = others.compactMap { self.date(of: $0) }
    guard let date = date(of: row), let oldest = dates.min() else { return false }
    return date > oldest
  }

  /// The time of the notification of a row; nil where that is unknown.
  func date(of row: NotificationRow) -> Date? { notifications[row.id]?.happenedAt }

  /// The beginning of a moment, or its warning.
  private func subject(of moment: Moment) -> RichText {
    let text: RichText
    switch moment.verdict(in: .notifications, at: time.now()) {
    case .warn(let title): text = RichText(strings.placeholder(.filtered(title: title)))
    case .show, .blur, .hide:
      text =
        moment.contentWarning.map { RichText($0, emojis: moment.emojis) }
        ?? moment.text
    }
    return text.inOneLine(upTo: Self.subjectLength)
  }
}

extension ReaderNotification {
  /// The person of a follow request; nil for other kinds.
  var requester: String? { kind == .followRequest ? people.first?.id : nil }
}
