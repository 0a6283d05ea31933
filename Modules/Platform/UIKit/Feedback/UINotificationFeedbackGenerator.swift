public import Foundation

/// Feedback of how something ended.
@preconcurrency @MainActor open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// How something ended.
  public enum FeedbackType: Int, Sendable {
    /// Well.
    case success = 0
    /// With a warning.
    case warning = 1
    /// Not at all.
    case error = 2
  }

  /// Something ended.
  open func notificationOccurred(_ notificationType: FeedbackType) {}

  /// Something ended at a place.
  open func notificationOccurred(_ notificationType: FeedbackType, at location: CGPoint) {}
}
