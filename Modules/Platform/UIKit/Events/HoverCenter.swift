import CoreGraphics

/// Knows where the pointer of one screen is, and whose hover gestures it is in.
@MainActor final class HoverCenter {
  private var recognizers: [UIHoverGestureRecognizer] = []
  private var modifiers: UIKeyModifierFlags = []
  /// Where the pointer is on the screen, in points; nil where it is elsewhere.
  private(set) var location: CGPoint?

  /// Takes where the pointer is.
  ///
  /// - Returns: Whether somebody waits for it, and so a frame is due.
  func move(to location: CGPoint?, modifiers: UIKeyModifierFlags, windows: [UIWindow]) -> Bool {
    self.location = location
    self.modifiers = modifiers
    return !recognizers.isEmpty || !hit(in: windows).recognizers.isEmpty
  }

  /// Finds out what is under the pointer now: it moved, or what is under it did.
  func update(windows: [UIWindow]) {
    guard location != nil || !recognizers.isEmpty else { return }
    let (point, found) = hit(in: windows)
    let left = recognizers.filter { known in !found.contains { $0 === known } }
    recognizers = found
    for recognizer in left { recognizer.leave() }
    for recognizer in found { recognizer.hover(at: point, modifiers: modifiers) }
  }

  /// The recognizers of the view under the pointer and those around it, the deepest first, and the
  /// pointer in their window.
  private func hit(in windows: [UIWindow]) -> (
    point: CGPoint, recognizers: [UIHoverGestureRecognizer]
  ) {
    guard let location else { return (.zero, []) }
    for window in windows.reversed() {
      let point = window.convertFromScreen(location)
      guard let view = window.hitTest(point, with: nil) else { continue }
      let views = sequence(first: view) { $0.storedSuperview }
      let found = views.flatMap { $0.rare?.gestureRecognizers ?? [] }
        .compactMap { $0 as? UIHoverGestureRecognizer }
      return (point, found.filter(\.isEnabled))
    }
    return (.zero, [])
  }
}
