public import Foundation

/// Tells one piece of work in the background from others.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  /// The number of the work.
  public let rawValue: Int

  /// Makes the identifier of a number.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// No work.
  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

extension UIApplication {
  /// How long the program may still work in the background, in seconds: without end, for a desktop
  /// suspends no program.
  public var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }

  /// Says that work is to be finished even if the reader turns to another program.
  ///
  /// - Parameter handler: Called when the time runs out, which it does not on a desktop.
  /// - Returns: What ``endBackgroundTask(_:)`` takes.
  public func beginBackgroundTask(
    expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    beginBackgroundTask(withName: nil, expirationHandler: handler)
  }

  /// Says that work of a name is to be finished even if the reader turns to another program.
  ///
  /// - Parameters:
  ///   - taskName: A name, for logs.
  ///   - handler: Called when the time runs out, which it does not on a desktop.
  /// - Returns: What ``endBackgroundTask(_:)`` takes.
  public func beginBackgroundTask(
    withName taskName: String?,
    expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    lastBackgroundTask += 1
    return UIBackgroundTaskIdentifier(rawValue: lastBackgroundTask)
  }

  /// Says that work is finished.
  public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}
}
