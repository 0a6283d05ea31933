import Foundation
import QuartzCore

/// A task that a program wants to finish after its window was closed.
///
/// Made by ``UIApplication/beginBackgroundTask(withName:expirationHandler:)``.
public struct UIBackgroundTaskIdentifier: Hashable, RawRepresentable, Sendable {
  /// The number of the task.
  public let rawValue: Int

  /// Makes the identifier of a task from its number.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The identifier of no task.
  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

/// The running background tasks of the program.
@MainActor struct BackgroundTasks {
  /// The time that a program has after its window was closed, in seconds.
  ///
  /// Similar to iOS, where Apple specifies no value, and `backgroundTimeRemaining` starts at about
  /// 30.
  static let limit: TimeInterval = 30

  private var lastNumber = 0
  private var expirations: [(task: UIBackgroundTaskIdentifier, run: (@MainActor () -> Void)?)] = []

  var isEmpty: Bool { expirations.isEmpty }

  mutating func begin(
    _ expiration: (@MainActor () -> Void)?
  ) -> UIBackgroundTaskIdentifier {
    lastNumber += 1
    let task = UIBackgroundTaskIdentifier(rawValue: lastNumber)
    expirations.append((task, expiration))
    return task
  }

  mutating func end(_ task: UIBackgroundTaskIdentifier) {
    expirations.removeAll { $0.task == task }
  }

  /// Ends all tasks, and returns their expiration handlers.
  mutating func expire() -> [@MainActor () -> Void] {
    defer { expirations = [] }
    return expirations.compactMap(\.run)
  }
}

extension UIApplication {
  /// Called when the window was closed: notifies delegates and observers, and starts the time limit
  /// of running tasks.
  package func beginEnding() {
    setOnScreen(false)
    endOfBackgroundTasks = CACurrentMediaTime() + BackgroundTasks.limit
  }

  /// Whether the program may exit: no task is running, or the time limit has expired.
  package var isReadyToEnd: Bool { backgroundTasks.isEmpty || backgroundTimeRemaining <= 0 }

  /// Calls the expiration handlers of the remaining tasks.
  package func expireBackgroundTasks() {
    for run in backgroundTasks.expire() { run() }
  }
}
