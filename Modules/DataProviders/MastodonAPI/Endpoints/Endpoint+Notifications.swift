extension Endpoint where Value == LossyArray<MastodonNotification> {
  /// What happened to the reader, event by event, newest first.
  public static func notifications(
    _ request: NotificationRequest = NotificationRequest()
  ) -> Self {
    Self(.get, ["api", "v1", "notifications"], query: request.query)
  }
}

extension Endpoint where Value == MastodonNotification {
  /// One event.
  public static func notification(_ id: String) -> Self {
    Self(.get, ["api", "v1", "notifications", id])
  }
}

extension Endpoint where Value == GroupedNotifications {
  /// What happened to the reader, in groups, newest first; 404 on servers before Mastodon 4.3.
  ///
  /// ``MastodonClient/notifications(_:apiVersion:)`` asks every server.
  public static func groupedNotifications(
    _ request: NotificationRequest = NotificationRequest()
  ) -> Self {
    Self(.get, ["api", "v2", "notifications"], query: request.query)
  }

  /// A group of events as a whole, without pages; 404 where it is gone, and on servers before
  /// Mastodon 4.3.
  public static func notificationGroup(_ key: String) -> Self {
    Self(.get, ["api", "v2", "notifications", key])
  }
}

extension Endpoint where Value == LossyArray<Account> {
  /// All who did what a group of events is about; older pages by link only.
  public static func accounts(ofGroup key: String) -> Self {
    Self(.get, ["api", "v2", "notifications", key, "accounts"])
  }
}

extension Endpoint where Value == UnreadCount {
  /// How many events are newer than the reading position; 404 on servers before Mastodon 4.3.
  ///
  /// - Parameters:
  ///   - limit: The most to count to, 1,000 at most.
  ///   - types: Only these kinds, in the server's words; all where empty.
  /// - Returns: The endpoint.
  public static func unreadNotifications(limit: Int? = nil, types: [String] = []) -> Self {
    var query = FormFields.slice(limit, nil)
    query.add("types", types)
    return Self(.get, ["api", "v1", "notifications", "unread_count"], query: query)
  }

  /// How many groups of events are newer than the reading position; 404 on servers before
  /// Mastodon 4.3.
  ///
  /// - Parameters:
  ///   - limit: The most to count to, 1,000 at most.
  ///   - excludedTypes: All but these kinds, in the server's words.
  /// - Returns: The endpoint.
  public static func unreadNotificationGroups(
    limit: Int? = nil,
    excludedTypes: [String] = []
  ) -> Self {
    var query = FormFields.slice(limit, nil)
    query.add("exclude_types", excludedTypes)
    return Self(.get, ["api", "v2", "notifications", "unread_count"], query: query)
  }
}

extension Endpoint where Value == Void {
  /// Removes all events for good.
  public static var clearNotifications: Self {
    Self(.post, ["api", "v1", "notifications", "clear"])
  }

  /// Removes one event for good.
  public static func dismissNotification(_ id: String) -> Self {
    Self(.post, ["api", "v1", "notifications", id, "dismiss"])
  }

  /// Removes a group of events for good.
  public static func dismissNotifications(ofGroup key: String) -> Self {
    Self(.post, ["api", "v2", "notifications", key, "dismiss"])
  }
}
