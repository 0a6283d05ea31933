import SocialModel

extension OutboxWriter {
  /// Dismisses a notification.
  ///
  /// One with new events since it was dismissed is dismissed again, in its current state.
  ///
  /// - Returns: The item that sends it; nil where the server has confirmed it already.
  mutating func dismiss(
    _ notification: DismissedNotification,
    subject: String
  ) throws -> String? {
    let lane = OutboxLane.notification(notification.id)
    let waiting = try OutboxTable.lane(lane, in: connection)
    let known = waiting.last { $0.status != .refused }
    if let known, known.notification?.newestEventID == notification.newestEventID {
      return known.id
    }
    // Refused items are obsolete as soon as the reader decides again.
    try remove(waiting.filter { $0.status == .refused || !$0.mayHaveReached }.map(\.id))
    let confirmed = try DismissedNotificationTable.confirmed(notification.id, in: connection)
    if confirmed?.newestEventID == notification.newestEventID, confirmed != nil { return nil }
    return try insert(.dismissNotification(notification), lane: lane, subject: subject)
  }
}
