import Dispatch
import Foundation

/// Determines whether code runs on the main queue, on any thread.
///
/// The main queue is not tied to the main thread: where a program gave that thread to
/// `dispatchMain()`, as test runners do, other threads serve the queue in turn.
package enum MainQueue {
  private static let key: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// Whether the caller runs on the main queue, or on the main thread before it has a queue.
  package static var isCurrent: Bool {
    DispatchQueue.getSpecific(key: key) ?? Thread.isMainThread
  }
}
