import MomentsValues
import SocialModel

/// Dismissals of notifications, whose overlay is computed when they are read.
struct DismissalStoring: ActionStoring {
  /// A notification with new events since it was dismissed is dismissed again, in its current
  /// state.
  func plan(_ action: ReaderAction, in writer: OutboxWriter) throws -> String? {
    guard case .dismissNotification(let notification) = action else { return nil }
    let lane = OutboxLane.name(.notification, notification.id)
    if let known = try writer.waiting(lane).last,
      dismissed(by: known)?.newestEventID == notification.newestEventID
    {
      return known.id
    }
    try writer.removeUnsent(.dismiss, in: lane)
    let confirmed = try DismissedNotificationTable.confirmed(
      notification.id,
      in: writer.connection
    )
    if let confirmed, confirmed.newestEventID == notification.newestEventID { return nil }
    return try writer.insert(
      action,
      lane: lane,
      subject: notification.accountID.map {
        try OutboxSubject.ofPerson($0, in: writer.connection)
      } ?? ""
    )
  }

  private func dismissed(by row: OutboxRecord) -> DismissedNotification? {
    if case .dismissNotification(let notification) = row.action { notification } else { nil }
  }

  func settle(_ row: OutboxRecord, as result: OutboxResult, in writer: OutboxWriter) throws {
    if let dismissed = dismissed(by: row) {
      try DismissedNotificationTable.settle(dismissed, in: writer.connection)
    }
  }
}
