public import Foundation

/// Generates feedback for the result of an operation.
@preconcurrency @MainActor open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// The result of an operation.
  public enum FeedbackType: Int, Sendable {
    case success = 0
    case warning = 1
    case error = 2
  }

  /// Generates feedback for a result.
  open func notificationOccurred(_ notificationType: FeedbackType) {}

  /// Generates feedback for a result at a location.
  open func notificationOccurred(_ notificationType: FeedbackType, at location: CGPoint) {}
}
