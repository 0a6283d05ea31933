import Foundation

/// Animations of layers outside of all screens, on the main thread.
package enum OffscreenAnimations {
  /// Makes sure that ``end()`` is called soon, or a frame is made; nil before there is a screen.
  nonisolated(unsafe) package static var onRequest: (() -> Void)?

  /// Ends the animations of layers that are on no screen.
  package static func end() { TransactionState.current.endOrphans() }

  static func request() {
    guard let onRequest else { return DispatchQueue.main.async { end() } }
    onRequest()
  }
}
