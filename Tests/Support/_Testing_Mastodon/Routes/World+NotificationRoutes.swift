import Foundation

extension World {
  static let notificationRoutes: [Route] = [
    Route("GET", "/api/v1/notifications", .user("read:notifications")) { world, call in
      let page = try world.notificationPage(call)
      return world.pageAnswer(
        page.map { world.notificationJSON($0) },
        link: world.link(call, next: page.last?.id, previous: page.first?.id)
      )
    },
    Route("GET", "/api/v2/notifications/unread_count", .user("read:notifications")) {
      world,
      call in
      guard world.options.hasGroupedNotifications else { throw Refusal.notFound }
      let withdrawn = try world.unwantedTypes(call)
      let unread = world.unreadNotifications(of: try call.user())
      let groups = Set(unread.filter { !withdrawn.contains($0.type) }.map(\.groupKey))
      return ServerResponse(["count": .count(min(groups.count, call.limit(100, most: 1_000)))])
    },
    Route("POST", "/api/v1/notifications/clear", .user("write:notifications")) { world, call in
      let user = try call.user()
      world.dismiss { $0.account == user }
      return ServerResponse([:])
    },
    Route("POST", "/api/v1/notifications/:id/dismiss", .user("write:notifications")) {
      world,
      call in
      let user = try call.user()
      let id = call.part()
      guard world.dismiss({ $0.id == id && $0.account == user }) > 0 else {
        throw Refusal.notFound
      }
      return ServerResponse([:])
    },
    Route("GET", "/api/v2/notifications", .user("read:notifications")) { world, call in
      guard world.options.hasGroupedNotifications else { throw Refusal.notFound }
      return try world.groupedNotifications(call)
    },
    Route("GET", "/api/v2/notifications/:key", .user("read:notifications")) { world, call in
      guard world.options.hasGroupedNotifications else { throw Refusal.notFound }
      let (user, key) = (try call.user(), call.part())
      let group = world.notifications.reversed().filter {
        $0.groupKey == key && $0.account == user
      }
      guard !group.isEmpty else { throw Refusal.notFound }
      return world.groupedResponse([group], for: call.viewer)
    },
    Route("POST", "/api/v2/notifications/:key/dismiss", .user("write:notifications")) {
      world,
      call in
      guard world.options.hasGroupedNotifications else { throw Refusal.notFound }
      let (user, key) = (try call.user(), call.part())
      world.dismiss { $0.groupKey == key && $0.account == user }
      return ServerResponse([:])
    },
  ]

  /// The notifications that are newer than the marker of an account.
  private func unreadNotifications(of user: String) -> [NotificationRecord] {
    let marker = markers[user]?["notifications"]
    let read = marker.flatMap { order(of: $0.lastReadID) } ?? 0
    return notifications.filter { $0.account == user && $0.order > read }
  }

  /// Deletes events permanently, and records their ids.
  ///
  /// - Returns: The number of deleted events.
  @discardableResult
  private mutating func dismiss(_ isDismissed: (NotificationRecord) -> Bool) -> Int {
    let gone = notifications.filter(isDismissed)
    notifications.removeAll(where: isDismissed)
    dismissedNotifications += gone
    return gone.count
  }

  /// The kinds that are to be left out.
  private func unwantedTypes(_ call: Call) throws -> [String] {
    let types = call.list("exclude_types")
    guard options.refusesUnknownNotificationTypes else { return types }
    let known = ["mention", "favourite", "reblog", "follow", "follow_request", "poll", "update"]
    guard types.allSatisfy(known.contains) else {
      throw Refusal(status: 400, text: .missingParameter("exclude_types"))
    }
    return types
  }

  private func notificationPage(_ call: Call) throws -> [NotificationRecord] {
    let (wanted, withdrawn) = (call.list("types"), try unwantedTypes(call))
    let own = notifications.reversed().filter {
      $0.account == call.viewer && (wanted.isEmpty || wanted.contains($0.type))
        && !withdrawn.contains($0.type)
    }
    return page(own, call, limit: call.limit(40, most: 80), order: \.order)
  }

  func notificationJSON(_ notification: NotificationRecord) -> JSONValue {
    var json: JSONValue = [
      "id": .text(notification.id), "type": .text(notification.type),
      "created_at": .date(notification.createdAt), "account": accountJSON(notification.from),
    ]
    if options.hasGroupedNotifications { json["group_key"] = .text(notification.groupKey) }
    if let status = notification.status.flatMap({ statuses[$0] }) {
      json["status"] = statusJSON(status, for: notification.account)
    }
    return json
  }

  private func groupedNotifications(_ call: Call) throws -> ServerResponse {
    let page = try notificationPage(call)
    var keys: [String] = []
    var groups: [String: [NotificationRecord]] = [:]
    for notification in page {
      if groups[notification.groupKey] == nil { keys.append(notification.groupKey) }
      groups[notification.groupKey, default: []].append(notification)
    }
    var answer = groupedResponse(keys.compactMap { groups[$0] }, for: call.viewer)
    answer.headers["Link"] = link(call, next: page.last?.id, previous: page.first?.id)
    return answer
  }

  /// Groups, with the people and posts that they name.
  private func groupedResponse(
    _ groups: [[NotificationRecord]],
    for viewer: String?
  ) -> ServerResponse {
    let page = groups.flatMap(\.self)
    let rows = groups.compactMap { group -> JSONValue? in
      guard let newest = group.first, let oldest = group.last else { return nil }
      var json: JSONValue = [
        "group_key": .text(newest.groupKey), "notifications_count": .count(group.count),
        "type": .text(newest.type), "most_recent_notification_id": .text(newest.id),
        "page_min_id": .text(oldest.id), "page_max_id": .text(newest.id),
        "latest_page_notification_at": .date(newest.createdAt),
        "sample_account_ids": .list(group.prefix(8).map { .text($0.from) }),
      ]
      if let status = newest.status { json["status_id"] = .text(status) }
      return json
    }
    let people = Set(page.map(\.from)).sorted()
    let posts = Set(page.compactMap(\.status)).sorted().compactMap { statuses[$0] }
    return ServerResponse([
      "accounts": .list(people.map { accountJSON($0) }),
      "statuses": .list(posts.map { statusJSON($0, for: viewer) }),
      "notification_groups": .list(rows),
    ])
  }
}
