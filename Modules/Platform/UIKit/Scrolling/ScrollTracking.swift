/// Whether the reader drags a scroll view: then timers of the mode `RunLoop.Mode.tracking` fire.
@MainActor package enum ScrollTracking {
  /// The scroll view that was dragged last.
  static weak var scrollView: UIScrollView?

  /// Whether a scroll view is dragged now.
  package static var isActive: Bool { scrollView?.drag != nil }
}
