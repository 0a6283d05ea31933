import Foundation
import UIKit
import UIKitClosures

/// Wakes the place that is open: when the reader comes back to the app, and when the network comes
/// back.
final class SyncTrigger {
  /// What looks for news and sends what waits; nil while no place is open.
  var wake: (@Sendable () async -> Void)?

  private var observation: NotificationObservation?
  private var work: Task<Void, Never>?
  /// Whether something happened since the work began: what it asked then may have been asked too
  /// early.
  private var isAskedAgain = false

  /// Begins to listen.
  ///
  /// - Parameter center: Tells when the reader comes to the app.
  init(center: NotificationCenter = .default) {
    observation = center.observe(UIApplication.didBecomeActiveNotification) { [weak self] _ in
      self?.ask()
    }
  }

  isolated deinit { work?.cancel() }

  /// The network changed.
  func networkChanged(isAvailable: Bool) {
    if isAvailable { ask() }
  }

  /// Done when nothing is being woken.
  func waitUntilIdle() async {
    await work?.value
  }

  /// Wakes the place, one time after another: windows and networks come and go in quick succession.
  private func ask() {
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
