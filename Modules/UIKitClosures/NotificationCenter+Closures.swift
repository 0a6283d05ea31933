public import Foundation

extension NotificationCenter {
  /// Calls a closure on the main actor for each notification of a name: immediately if it is posted
  /// there, as UIKit's are, and soon if it is posted elsewhere.
  ///
  /// ```swift
  /// observation = NotificationCenter.default.observe(
  ///   UIApplication.didBecomeActiveNotification
  /// ) { [weak self] _ in self?.refresh() }
  /// ```
  ///
  /// - Parameters:
  ///   - name: The name; nil for all.
  ///   - object: The sender; nil for any.
  ///   - handler: Called until the observation is released or cancelled.
  /// - Returns: The observation, which must be retained as long as the closure should be called.
  public func observe(
    _ name: Notification.Name?,
    object: Any? = nil,
    _ handler: @escaping @MainActor (Notification) -> Void
  ) -> NotificationObservation {
    let token = addObserver(forName: name, object: object, queue: nil) { notification in
      // Sent to the main actor once, and not used here afterwards.
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

/// A closure that is called for notifications, until this object is released or cancelled.
@MainActor
public final class NotificationObservation {
  private let center: NotificationCenter
  // Observers may be removed on any thread, as by `deinit`; all else is on the main actor.
  private nonisolated(unsafe) var token: (any NSObjectProtocol)?

  init(center: NotificationCenter, token: any NSObjectProtocol) {
    self.center = center
    self.token = token
  }

  deinit {
    if let token { center.removeObserver(token) }
  }

  /// Ends the observation.
  public func cancel() {
    if let token { center.removeObserver(token) }
    token = nil
  }
}
