public import SocialModel

extension SocialStore {
  /// The notifications that the reader dismissed: those that wait to be sent, and those that the
  /// server took away last.
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
