/// Whether the reader drags a scroll view: then timers of the mode `RunLoop.Mode.tracking` fire.
@MainActor package enum ScrollTracking {
  private struct Dragged {
    weak var scrollView: UIScrollView?
  }

  /// The scroll views that may be dragged: several screens can run at once.
  private static var dragged: [Dragged] = []

  /// Called when a drag of a scroll view begins.
  static func begin(_ scrollView: UIScrollView) {
    removeEnded()
    dragged.append(Dragged(scrollView: scrollView))
  }

  /// Whether a scroll view is dragged now.
  package static var isActive: Bool {
    removeEnded()
    return !dragged.isEmpty
  }

  private static func removeEnded() { dragged.removeAll { $0.scrollView?.drag == nil } }
}
