import Foundation
import UIKit
import UIKitClosures

/// Wakes the open source when the app becomes active, and when the network comes back.
final class SyncTrigger {
  /// Polls for new content and sends the outbox; nil while no source is open.
  var wake: (@Sendable () async -> Void)?

  private var observation: NotificationObservation?
  private var work: Task<Void, Never>?
  /// Whether another trigger arrived during the work, which may have sent its requests too early.
  private var isAskedAgain = false

  /// Begins to observe.
  ///
  /// - Parameter center: Notifies when the app becomes active.
  init(center: NotificationCenter = .default) {
    observation = center.observe(UIApplication.didBecomeActiveNotification) { [weak self] _ in
      self?.request()
    }
  }

  deinit { work?.cancel() }

  /// Notes a change of the network.
  func networkChanged(isAvailable: Bool) {
    if isAvailable { request() }
  }

  /// Waits until no wake is in progress.
  func waitUntilIdle() async {
    await work?.value
  }

  /// Wakes the source, one time after another, because windows and networks change in quick
  /// succession.
  private func request() {
    guard wake != nil else { return }
    isAskedAgain = true
    guard work == nil else { return }
    work = Task { [weak self] in
      while let self, isAskedAgain, let wake {
        isAskedAgain = false
        await wake()
      }
      self?.work = nil
    }
  }
}
