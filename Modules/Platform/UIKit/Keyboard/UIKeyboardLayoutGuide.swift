import Foundation

/// The area of a view that the keyboard covers: its top edge is that of the keyboard, or the bottom
/// of the safe area while no keyboard is shown.
///
/// Constrain views that must stay above the keyboard to its ``UILayoutGuide/topAnchor``.
@preconcurrency @MainActor open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
  private var covered: NSLayoutConstraint?
  /// The constraints to the safe area, and the one that replaces them.
  private var safe: [NSLayoutConstraint] = []
  private var unsafe: NSLayoutConstraint?

  /// Whether the guide ends at the safe area, instead of the bottom of the view, while there is no
  /// keyboard.
  ///
  /// `true` by default.
  open var usesBottomSafeArea = true {
    didSet {
      guard usesBottomSafeArea != oldValue else { return }
      unsafe?.isActive = false
      NSLayoutConstraint.deactivate(usesBottomSafeArea ? [] : safe)
      NSLayoutConstraint.activate(usesBottomSafeArea ? safe : [unsafe].compactMap { $0 })
    }
  }

  /// Whether the guide follows an undocked keyboard; has no effect, because there is none.
  open var followsUndockedKeyboard = false

  /// Adds the guide to a view.
  func install(in view: UIView) {
    identifier = "UIKeyboardLayoutGuide"
    view.addLayoutGuide(self)
    let covered = topAnchor.constraint(lessThanOrEqualTo: view.bottomAnchor)
    let free = topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor)
    free.priority = .required - 1
    safe = [topAnchor.constraint(lessThanOrEqualTo: view.safeAreaLayoutGuide.bottomAnchor), free]
    let edge = topAnchor.constraint(equalTo: view.bottomAnchor)
    edge.priority = .required - 1
    unsafe = edge
    NSLayoutConstraint.activate([
      leadingAnchor.constraint(equalTo: view.leadingAnchor),
      trailingAnchor.constraint(equalTo: view.trailingAnchor),
      bottomAnchor.constraint(equalTo: view.bottomAnchor),
      covered,
    ])
    NSLayoutConstraint.activate(safe)
    self.covered = covered
    follow()
  }

  /// A docked keyboard is as wide as the screen, so it is near none of the side edges.
  override var nearEdges: NSDirectionalRectEdge { .bottom }

  /// Updates the constraints to the current frame of the keyboard; called when the keyboard moves,
  /// and when the view enters a window or is laid out.
  ///
  /// A view that is below the screen is about to appear from there: the keyboard never covers more
  /// of it than its own height.
  func follow() {
    guard let view = owningView, let window = view.window else {
      cover(0)
      return
    }
    let keyboard = window.screen.keyboard
    keyboard.add(self)
    guard keyboard.shownHeight > 0 else { return cover(0) }
    let edge = view.convert(view.bounds, to: nil).maxY + window.frame.minY
    let top = window.screen.bounds.maxY - keyboard.shownHeight
    cover(min(max(edge - top, 0), keyboard.shownHeight))
  }

  private func cover(_ height: CGFloat) {
    guard let covered, covered.constant != height.opposite else { return }
    covered.constant = height.opposite
  }
}

extension UIView {
  final var storedKeyboardGuide: UIKeyboardLayoutGuide {
    if let guide = rare?.keyboardGuide { return guide }
    let guide = UIKeyboardLayoutGuide()
    rareForWriting.keyboardGuide = guide
    guide.install(in: self)
    return guide
  }
}
