public import SocialModel

extension SocialStore {
  /// The dismissed notifications: those that wait to be sent, and the last confirmed ones.
  ///
  /// - Throws: `ProviderError`.
  public func dismissedNotifications() async throws -> (
    waiting: [DismissedNotification], confirmed: [DismissedNotification]
  ) {
    try await read { connection in
      (
        try DismissedNotificationTable.waiting(in: connection),
        try DismissedNotificationTable.confirmed(in: connection)
      )
    }
  }
}
