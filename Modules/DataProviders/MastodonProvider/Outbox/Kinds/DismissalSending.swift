import LocalStore
import MastodonAPI
import MomentsValues
import SocialModel

/// Dismissals of notifications; idempotent, and servers do not say what was dismissed.
struct DismissalSending: RepeatableSending {
  /// The largest number of pages in which the events of a group are searched.
  private static let mostPages = 3
  private static let pageLength = 80

  /// A group is dismissed by its key only if no event was added since, because the reader has not
  /// seen that.
  ///
  /// Otherwise, and at servers without groups, its events are dismissed one by one.
  func send(_ work: OutboxRecord, _ runner: isolated OutboxRunner) async throws -> OutboxOutcome {
    guard case .dismissNotification(let dismissed) = work.action else {
      return .refused(.refused(nil))
    }
    let isGroup = dismissed.count > 1 || dismissed.newestEventID == nil
    if isGroup, try await dismissGroup(dismissed, runner) { return .done(.settled) }
    try await dismissEvents(of: dismissed, runner)
    return .done(.settled)
  }

  /// Dismisses a group.
  ///
  /// - Returns: Whether it was dismissed; false if it changed since, or if the server does not
  ///   group.
  private func dismissGroup(
    _ dismissed: DismissedNotification,
    _ runner: isolated OutboxRunner
  ) async throws -> Bool {
    do {
      if let newest = dismissed.newestEventID {
        let groups = try await runner.send(.notificationGroup(dismissed.id)).groups.elements
        guard groups.first?.mostRecentID == newest else { return false }
      }
      try await runner.send(.dismissNotifications(ofGroup: dismissed.id))
      return true
    } catch let error as APIError where error.isMissing {
      return false
    }
  }

  /// Dismisses the newest event, and the older events of its group.
  private func dismissEvents(
    of dismissed: DismissedNotification,
    _ runner: isolated OutboxRunner
  ) async throws {
    guard var last = dismissed.newestEventID else { return }
    try await dismissEvent(last, runner)
    var left = dismissed.count - 1
    for _ in 0..<Self.mostPages {
      guard left > 0 else { return }
      let request = PageRequest(maxID: last, limit: Self.pageLength)
      let page = try await runner.send(.notifications(NotificationRequest(request))).elements
      for event in page.filter(dismissed.includes).prefix(left) {
        try await dismissEvent(event.id, runner)
        left -= 1
      }
      guard let end = page.last else { return }
      last = end.id
    }
  }

  private func dismissEvent(_ id: String, _ runner: isolated OutboxRunner) async throws {
    do {
      try await runner.send(.dismissNotification(id))
    } catch let error as APIError where error.isMissing {
      // It was dismissed already.
      return
    }
  }
}

extension DismissedNotification {
  /// Whether an older event belongs to the same notification; servers without groups name no group.
  fileprivate func includes(_ event: MastodonNotification) -> Bool {
    if let key = event.groupKey { return key == id }
    return NotificationKind(type: event.type) == kind && event.status?.id == postID
  }
}

extension APIError {
  /// Whether the server has nothing at this address, or does not have the endpoint.
  fileprivate var isMissing: Bool {
    if case .http(let problem) = self { MissingFeatures.isNamed(by: problem.status) } else { false }
  }
}
