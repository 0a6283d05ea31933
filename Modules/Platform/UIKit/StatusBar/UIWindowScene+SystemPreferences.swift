// What controllers would like of the system around their screen. No desktop has what they ask for;
// a host that does reads it here.

extension UIWindowScene {
  private var deciding: UIViewController? {
    (keyWindow ?? windows.last)?.rootViewController?.statusBarOwner
  }

  /// Whether the bar that leads to other programs is to hide after a while.
  package final var prefersHomeIndicatorAutoHidden: Bool {
    deciding?.statusBarController(\.childForHomeIndicatorAutoHidden).prefersHomeIndicatorAutoHidden
      ?? false
  }

  /// The edges at which gestures of the system wait for those of the program.
  package final var screenEdgesDeferringSystemGestures: UIRectEdge {
    deciding?.statusBarController(\.childForScreenEdgesDeferringSystemGestures)
      .preferredScreenEdgesDeferringSystemGestures ?? []
  }
}

extension UIViewController {
  /// Notifies the host of the screen that the controllers would like something else.
  final func systemPreferencesDidChange() {
    viewIfLoaded?.window?.screen.onSystemPreferencesChange?()
  }
}
