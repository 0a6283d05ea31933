public import Foundation

extension NotificationCenter {
  /// Calls a closure on the main actor for each notification of a name: at once where it is posted
  /// there, as UIKit's are, and soon where it is posted elsewhere.
  ///
  ///     observation = NotificationCenter.default.observe(
  ///       UIApplication.didBecomeActiveNotification
  ///     ) { [weak self] _ in self?.refresh() }
  ///
  /// - Parameters:
  ///   - name: The name; nil for all.
  ///   - object: Who posts; nil for anybody.
  ///   - handler: Called until the observation is freed or cancelled.
  /// - Returns: The observation: keep it for as long as the closure is to be called.
  public func observe(
    _ name: Notification.Name?,
    object: Any? = nil,
    _ handler: @escaping @MainActor (Notification) -> Void
  ) -> NotificationObservation {
    let token = addObserver(forName: name, object: object, queue: nil) { notification in
      // Handed over once, and not used here again.
      nonisolated(unsafe) let notification = notification
      if isOnMainActor {
        MainActor.assumeIsolated { handler(notification) }
      } else {
        Task { @MainActor in handler(notification) }
      }
    }
    return NotificationObservation(center: self, token: token)
  }
}

/// A closure that is called for notifications, until this is freed or cancelled.
@MainActor
public final class NotificationObservation {
  private let center: NotificationCenter
  private var token: (any NSObjectProtocol)?

  init(center: NotificationCenter, token: any NSObjectProtocol) {
    self.center = center
    self.token = token
  }

  isolated deinit { cancel() }

  /// Ends the observation.
  public func cancel() {
    if let token { center.removeObserver(token) }
    token = nil
  }
}
