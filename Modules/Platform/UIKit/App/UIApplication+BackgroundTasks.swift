import Foundation
import QuartzCore

/// Work that a program wants to finish after its window was closed.
///
/// Made by ``UIApplication/beginBackgroundTask(withName:expirationHandler:)``.
public struct UIBackgroundTaskIdentifier: Hashable, RawRepresentable, Sendable {
  /// The number of the task.
  public let rawValue: Int

  /// The task of a number.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// No task.
  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

/// The tasks of a program that must not end yet.
@MainActor struct BackgroundTasks {
  /// How long a program goes on after its window was closed, in seconds.
  ///
  /// What iOS gives a program that was left; Apple names no figure, and `backgroundTimeRemaining`
  /// begins there with about 30.
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

  /// Ends all tasks, and returns what is to be run because they had to end.
  mutating func expire() -> [@MainActor () -> Void] {
    defer { expirations = [] }
    return expirations.compactMap(\.run)
  }
}

extension UIApplication {
  /// The window was closed: notifies everybody, and gives the tasks that are running their time.
  package func beginEnding() {
    setOnScreen(false)
    endOfBackgroundTasks = CACurrentMediaTime() + BackgroundTasks.limit
  }

  /// Whether the program may end: no task is running, or their time is over.
  package var isReadyToEnd: Bool { backgroundTasks.isEmpty || backgroundTimeRemaining <= 0 }

  /// Notifies the tasks that have not ended in time.
  package func expireBackgroundTasks() {
    for run in backgroundTasks.expire() { run() }
  }
}
