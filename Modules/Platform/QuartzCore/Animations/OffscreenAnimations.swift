import Foundation

/// Animations of layers outside of all screens, on the main thread.
package enum OffscreenAnimations {
  /// Makes sure that ``end(of:)`` is called soon, or that the clock's screen makes a frame; nil
  /// before there is a screen.
  nonisolated(unsafe) package static var onRequest: (((any MediaTimeSource)?) -> Void)?

  /// Ends the animations of layers that are on no screen and were started on a clock; nil is the
  /// system's.
  package static func end(of source: (any MediaTimeSource)?) {
    TransactionState.current.endOrphans(of: source)
  }

  static func request(_ source: (any MediaTimeSource)?) {
    guard let onRequest else { return DispatchQueue.main.async { end(of: source) } }
    onRequest(source)
  }
}
