import Synchronization

extension MemoryOverlay {
  /// Dismisses a notification: gone at once, and back where `ask` throws.
  ///
  /// - Parameters:
  ///   - notification: The notification as it was shown.
  ///   - ask: Asks for it.
  /// - Throws: What `ask` throws.
  public nonisolated(nonsending) func dismiss(
    _ notification: ReaderNotification,
    asking ask: nonisolated(nonsending) () async throws -> Void = {}
  ) async throws {
    let id = notification.id
    let before = dismissals.withLock {
      $0.updateValue(DismissedNotification(notification), forKey: id)
    }
    tell(SocialChange(areDismissalsChanged: true))
    do {
      try await ask()
    } catch {
      if let before {
        dismissals.withLock { $0[id] = before }
        tell(SocialChange(areDismissalsChanged: true))
      } else {
        takeBackDismissal(of: id)
      }
      throw error
    }
  }

  /// Whether a notification was dismissed, as it is.
  public func isDismissed(_ notification: ReaderNotification) -> Bool {
    dismissals.withLock { dismissals in
      dismissals[notification.id]?.covers(
        id: notification.id,
        newestEventID: notification.newestEventID,
        happenedAt: notification.happenedAt
      ) ?? false
    }
  }

  /// Lets a notification show again that was dismissed: whoever was asked refused it.
  public func takeBackDismissal(of id: ReaderNotification.ID) {
    dismissals.withLock { $0[id] = nil }
    tell(SocialChange(areDismissalsChanged: true))
  }
}
