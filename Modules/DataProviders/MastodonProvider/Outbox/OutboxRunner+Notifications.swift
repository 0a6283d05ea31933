import LocalStore
import MastodonAPI
import SocialModel

extension OutboxRunner {
  /// How many pages of events are looked through for those of a group, at most.
  private static let mostPages = 3
  private static let pageLength = 80

  /// Takes a notification away, which servers do as often as they are asked.
  ///
  /// A group is taken away by its key only where nobody joined it since: what the reader never saw
  /// stays. Else, and at servers that do not group, each of its events is.
  func dismiss(_ work: OutboxWork) async throws -> OutboxOutcome {
    guard let dismissed = work.notification else { return .refused(.refused(nil)) }
    do {
      if dismissed.count > 1 || dismissed.newestEventID == nil,
        try await dismissGroup(dismissed)
      {
        return .done(.settled)
      }
      try await dismissEvents(of: dismissed)
      return .done(.settled)
    } catch let error as APIError {
      return OutboxOutcome(OutboxVerdict(error))
    }
  }

  /// Takes a group away.
  ///
  /// - Returns: Whether it is gone; false where it is another by now, or the server does not group.
  private func dismissGroup(_ dismissed: DismissedNotification) async throws -> Bool {
    do {
      if let newest = dismissed.newestEventID {
        let groups = try await send(.notificationGroup(dismissed.id)).groups.elements
        guard groups.first?.mostRecentID == newest else { return false }
      }
      try await send(.dismissNotifications(ofGroup: dismissed.id))
      return true
    } catch let error as APIError where error.isMissing {
      return false
    }
  }

  /// Takes the newest event away, and those of its group that are older.
  private func dismissEvents(of dismissed: DismissedNotification) async throws {
    guard var last = dismissed.newestEventID else { return }
    try await dismissEvent(last)
    var left = dismissed.count - 1
    for _ in 0..<Self.mostPages where left > 0 {
      let request = PageRequest(maxID: last, limit: Self.pageLength)
      let page = try await send(.notifications(NotificationRequest(request))).elements
      for event in page.filter(dismissed.includes).prefix(left) {
        try await dismissEvent(event.id)
        left -= 1
      }
      guard let end = page.last else { return }
      last = end.id
    }
  }

  private func dismissEvent(_ id: String) async throws {
    do {
      try await send(.dismissNotification(id))
    } catch let error as APIError where error.isMissing {
      // It is gone already.
      return
    }
  }
}

extension DismissedNotification {
  /// Whether an event that is older than the newest one belongs to it: servers that do not group
  /// name no groups.
  fileprivate func includes(_ event: MastodonNotification) -> Bool {
    if let key = event.groupKey { return key == id }
    return ReaderNotification.Kind(type: event.type) == kind && event.status?.id == postID
  }
}

extension APIError {
  /// Whether the server has nothing there, or does not know what that would be.
  fileprivate var isMissing: Bool {
    if case .http(let problem) = self { return [404, 405, 410, 501].contains(problem.status) }
    return false
  }
}
