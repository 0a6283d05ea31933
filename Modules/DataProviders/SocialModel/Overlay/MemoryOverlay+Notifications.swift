import Locking

extension MemoryOverlay {
  /// Dismisses a notification: removed immediately, and restored if `send` throws.
  ///
  /// - Parameters:
  ///   - notification: The notification as it was shown.
  ///   - send: Requests it.
  /// - Throws: Errors of `send`.
  public nonisolated(nonsending) func dismiss(
    _ notification: DismissedNotification,
    sending send: nonisolated(nonsending) () async throws -> Void = {}
  ) async throws {
    let id = notification.id
    let before = dismissals.withLock {
      $0.updateValue(notification, forKey: id)
    }
    notify(SocialChange(areDismissalsChanged: true))
    do {
      try await send()
    } catch {
      if let before {
        dismissals.withLock { $0[id] = before }
        notify(SocialChange(areDismissalsChanged: true))
      } else {
        takeBackDismissal(of: id)
      }
      throw error
    }
  }

  /// Whether a notification was dismissed in its current state.
  public func isDismissed(_ notification: ReaderNotification) -> Bool {
    dismissals.withLock { dismissals in
      dismissals[notification.id]?.covers(
        id: notification.id,
        newestEventID: notification.newestEventID,
        happenedAt: notification.happenedAt
      ) ?? false
    }
  }

  /// Restores a dismissed notification, because the dismissal was refused.
  public func takeBackDismissal(of id: ReaderNotification.ID) {
    dismissals.withLock { $0[id] = nil }
    notify(SocialChange(areDismissalsChanged: true))
  }
}
