import Synchronization

extension MemoryOverlay {
  /// Dismisses a notification: removed immediately, and restored if `ask` throws.
  ///
  /// - Parameters:
  ///   - notification: The notification as it was shown.
  ///   - ask: Requests it.
  /// - Throws: Errors of `ask`.
  public nonisolated(nonsending) func dismiss(
    _ notification: ReaderNotification,
    asking ask: nonisolated(nonsending) () async throws -> Void = {}
  ) async throws {
    let id = notification.id
    let before = dismissals.withLock {
      $0.updateValue(DismissedNotification(notification), forKey: id)
    }
    notify(SocialChange(areDismissalsChanged: true))
    do {
      try await ask()
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
