// The controllers' preferences for the system around the screen, for hosts that support them. No
// desktop does.

extension UIWindowScene {
  private var deciding: UIViewController? {
    (keyWindow ?? windows.last)?.rootViewController?.statusBarOwner
  }

  /// Whether the home indicator hides automatically after a while.
  package final var prefersHomeIndicatorAutoHidden: Bool {
    deciding?.statusBarController(\.childForHomeIndicatorAutoHidden).prefersHomeIndicatorAutoHidden
      ?? false
  }

  /// The edges at which the program's gestures precede those of the system.
  package final var screenEdgesDeferringSystemGestures: UIRectEdge {
    deciding?.statusBarController(\.childForScreenEdgesDeferringSystemGestures)
      .preferredScreenEdgesDeferringSystemGestures ?? []
  }
}

extension UIViewController {
  /// Notifies the host of the screen that the controllers' preferences changed.
  final func systemPreferencesDidChange() {
    viewIfLoaded?.window?.screen.onSystemPreferencesChange?()
  }
}
