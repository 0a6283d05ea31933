/// Whether the reader drags a scroll view: then timers of the mode `RunLoop.Mode.tracking` fire.
@MainActor package enum ScrollTracking {
  /// The scroll views that may be dragged: several screens can run at once.
  private static var dragged: [Weak<UIScrollView>] = []

  /// Called when a drag of a scroll view begins.
  static func begin(_ scrollView: UIScrollView) {
    removeEnded()
    dragged.append(Weak(object: scrollView))
  }

  /// Whether a scroll view is dragged now.
  package static var isActive: Bool {
    removeEnded()
    return !dragged.isEmpty
  }

  private static func removeEnded() { dragged.removeAll { $0.object?.drag == nil } }
}
