internal import Foundation

extension UIScrollView {
  /// The distance of an arrow key, in points.
  private static let arrowStep: CGFloat = 60
  /// The overlap of consecutive pages, in points.
  private static let pageOverlap: CGFloat = 40

  /// Scrolls by navigation keys.
  ///
  /// - Returns: `false` if none of the keys scrolls.
  final func scroll(byKeys presses: Set<UIPress>) -> Bool {
    guard isScrollEnabled, allowsKeyboardScrolling, window != nil else { return false }
    var isHandled = false
    for press in presses {
      guard let key = press.key, scrollPress?.received(press) ?? true else { continue }
      if key.keyCode == .keyboardHome, scrollsToTop,
        !key.modifierFlags.isDisjoint(with: [.command, .control])
      {
        scrollToTopIfAllowed()
        isHandled = true
      } else if let direction = key.pageDirection, scrollsForReader(direction) {
        isHandled = true
      } else if let delta = distance(for: key), delta != .zero {
        isHandled = step(by: delta) || isHandled
      }
    }
    if isHandled { scrollPress?.didScroll() }
    return isHandled
  }

  /// Lets the element that a screen reader reads scroll by a page; returns whether it did.
  private func scrollsForReader(_ direction: UIAccessibilityScrollDirection) -> Bool {
    guard UIAccessibility.isVoiceOverRunning else { return false }
    var responder: UIResponder? = window?.focus.view ?? self
    while let current = responder {
      if current.accessibilityScroll(direction) { return true }
      responder = current.next
    }
    return false
  }

  private func distance(for key: UIKey) -> CGPoint? {
    let inset = storedAdjustedInset
    let page = max(
      layer.bounds.height - inset.top - inset.bottom - Self.pageOverlap,
      Self.arrowStep
    )
    let all = storedContentSize.height + layer.bounds.height * 2
    let flags = key.modifierFlags
    let isWhole = flags.contains(.command) || flags.contains(.control)
    switch key.keyCode {
    case .keyboardUpArrow: return CGPoint(x: 0, y: isWhole ? -all : -Self.arrowStep)
    case .keyboardDownArrow: return CGPoint(x: 0, y: isWhole ? all : Self.arrowStep)
    case .keyboardLeftArrow where canScrollHorizontally: return CGPoint(x: -Self.arrowStep, y: 0)
    case .keyboardRightArrow where canScrollHorizontally: return CGPoint(x: Self.arrowStep, y: 0)
    case .keyboardPageUp: return CGPoint(x: 0, y: -page)
    case .keyboardPageDown: return CGPoint(x: 0, y: page)
    case .keyboardHome: return CGPoint(x: 0, y: -all)
    case .keyboardEnd: return CGPoint(x: 0, y: all)
    case .keyboardSpacebar: return CGPoint(x: 0, y: flags.contains(.shift) ? -page : page)
    default: return nil
    }
  }
}

extension UIKey {
  /// The direction of a key for pages.
  fileprivate var pageDirection: UIAccessibilityScrollDirection? {
    switch keyCode {
    case .keyboardPageUp: .up
    case .keyboardPageDown: .down
    default: nil
    }
  }
}
