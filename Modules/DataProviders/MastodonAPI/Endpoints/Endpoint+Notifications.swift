extension Endpoint where Value == LossyArray<MastodonNotification> {
  /// The reader's notifications as single events, newest first.
  public static func notifications(
    _ request: NotificationRequest = NotificationRequest()
  ) -> Self {
    Self(.get, ["api", "v1", "notifications"], query: request.query)
  }
}

extension Endpoint where Value == GroupedNotifications {
  /// The reader's notifications in groups, newest first; 404 on servers before Mastodon 4.3.
  ///
  /// ``MastodonClient/notifications(_:apiVersion:)`` works with every server.
  public static func groupedNotifications(
    _ request: NotificationRequest = NotificationRequest()
  ) -> Self {
    Self(.get, ["api", "v2", "notifications"], query: request.query)
  }

  /// A whole group of events, without pages; 404 where it does not exist, and on servers before
  /// Mastodon 4.3.
  public static func notificationGroup(_ key: String) -> Self {
    Self(.get, ["api", "v2", "notifications", key])
  }
}

extension Endpoint where Value == UnreadCount {
  /// The number of groups newer than the reading position; 404 on servers before Mastodon 4.3.
  ///
  /// - Parameter excludedTypes: All but these kinds, as the server names them.
  /// - Returns: The endpoint.
  public static func unreadNotificationGroups(excludedTypes: [String] = []) -> Self {
    let query: FormFields = ["exclude_types": excludedTypes]
    return Self(.get, ["api", "v2", "notifications", "unread_count"], query: query)
  }
}

extension Endpoint where Value == Void {
  /// Dismisses all events permanently.
  public static var clearNotifications: Self {
    Self(.post, ["api", "v1", "notifications", "clear"])
  }

  /// Dismisses one event permanently.
  public static func dismissNotification(_ id: String) -> Self {
    Self(.post, ["api", "v1", "notifications", id, "dismiss"])
  }

  /// Dismisses a group of events permanently.
  public static func dismissNotifications(ofGroup key: String) -> Self {
    Self(.post, ["api", "v2", "notifications", key, "dismiss"])
  }
}
