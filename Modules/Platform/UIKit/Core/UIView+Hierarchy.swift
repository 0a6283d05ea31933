import Foundation
import QuartzCore

extension UIView {
  // MARK: Searching

  /// Whether this view is `view` or a descendant of it.
  final func isInside(_ view: UIView) -> Bool {
    var current: UIView? = self
    while let candidate = current {
      if candidate === view { return true }
      current = candidate.storedSuperview
    }
    return false
  }

  /// The first view with this tag in the subtree, depth first.
  final func firstView(tagged tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for view in storedSubviews {
      if let found = view.viewWithTag(tag) { return found }
    }
    return nil
  }

  /// Makes a first responder in the subtree resign; returns `true` if there is none afterwards.
  final func resignResponderInside(force: Bool) -> Bool {
    guard let window = containingWindow, let responder = window.firstResponder else { return true }
    var current: UIResponder? = responder
    while let candidate = current {
      if candidate === self {
        let resigned = responder.resignFirstResponder()
        if !resigned, force { window.firstResponder = nil }
        return resigned || force
      }
      current = candidate.next
    }
    return true
  }

  // MARK: Adding

  final func insert(_ view: UIView, below sibling: UIView) {
    insert(view, at: storedSubviews.firstIndex { $0 === sibling } ?? storedSubviews.count)
  }

  final func insert(_ view: UIView, above sibling: UIView) {
    guard let index = storedSubviews.firstIndex(where: { $0 === sibling }) else {
      return insert(view, at: storedSubviews.count)
    }
    insert(view, at: index + 1)
    // Directly above the sibling's layer, even if there are layers without views.
    let layers = backingLayer.sublayers ?? []
    if let place = layers.firstIndex(where: { $0 === sibling.backingLayer }),
      layers.indices.contains(place + 1), layers[place + 1] !== view.backingLayer
    {
      backingLayer.insertSublayer(view.backingLayer, above: sibling.backingLayer)
    }
  }

  final func insert(_ view: UIView, at index: Int) {
    precondition(!isInside(view), "Can't add self as subview")
    if view.storedSuperview === self {
      reorder(view, to: index)
      return
    }
    let newWindow = containingWindow
    let changesWindow = view.storedWindow !== newWindow
    view.willMove(toSuperview: self)
    if changesWindow { view.callWillMove(toWindow: newWindow) }
    if let old = view.storedSuperview {
      old.willRemoveSubview(view)
      old.detach(view)
    }

    let place = min(max(index, 0), storedSubviews.count)
    if place == storedSubviews.count {
      storedSubviews.append(view)
      backingLayer.addSublayer(view.backingLayer)
    } else {
      let neighbour = storedSubviews[place]
      storedSubviews.insert(view, at: place)
      backingLayer.insertSublayer(view.backingLayer, below: neighbour.backingLayer)
    }
    view.storedSuperview = self
    if changesWindow { view.setWindow(newWindow) }
    view.inheritFromSuperview()
    view.cornerContainersDidChange()
    if changesWindow { view.updateSafeAreaInside() }
    markSubtreeDirtiness(of: view)
    markNeedsLayout()
    autoLayoutHierarchyDidChange()
    view.autoLayoutHierarchyDidChange()

    if changesWindow { view.callDidMoveToWindow() }
    view.didMoveToSuperview()
    didAddSubview(view)
  }

  /// Updates inherited values: traits, tint and safe area.
  final func inheritFromSuperview() {
    updateTraits()
    updateInheritedTint()
    updateSafeArea()
    if flags.contains(.preservesSuperviewMargins) { marginsDidChange() }
  }

  final var containingWindow: UIWindow? {
    flags.contains(.isWindow) ? self as? UIWindow : storedWindow
  }

  // MARK: Removing

  final func leaveSuperview() {
    guard let superview = storedSuperview else { return }
    // Retains the view until the end, even if the last other reference is released.
    withExtendedLifetime(self) {
      superview.willRemoveSubview(self)
      willMove(toSuperview: nil)
      let leavesWindow = storedWindow != nil
      if leavesWindow {
        resignFirstResponderInside()
        storedWindow?.gestures.viewWillLeave(self)
        callWillMove(toWindow: nil)
      }
      superview.detach(self)
      storedSuperview = nil
      if leavesWindow {
        setWindow(nil)
        updateSafeArea()
        updateSafeAreaInside()
      }
      cornerContainersDidChange()
      autoLayoutHierarchyDidChange()
      superview.autoLayoutHierarchyDidChange()
      superview.markNeedsLayout()
      if leavesWindow { callDidMoveToWindow() }
      didMoveToSuperview()
    }
  }

  /// Removes a subview from the list and from the layer tree, without callbacks.
  private func detach(_ view: UIView) {
    if let last = storedSubviews.last, last === view {
      storedSubviews.removeLast()
    } else if let index = storedSubviews.firstIndex(where: { $0 === view }) {
      storedSubviews.remove(at: index)
    }
    view.backingLayer.removeFromSuperlayer()
  }

  private func resignFirstResponderInside() {
    guard let responder = storedWindow?.firstResponder else { return }
    var current: UIResponder? = responder
    while let candidate = current {
      // A controller resigns together with its view.
      if candidate === self || candidate === (viewControllerForRootView as AnyObject?) {
        if !responder.resignFirstResponder() { storedWindow?.firstResponder = nil }
        return
      }
      current = candidate.next
    }
  }

  // MARK: Order

  final func move(_ view: UIView, toFront: Bool) {
    guard view.storedSuperview === self else { return }
    reorder(view, to: toFront ? storedSubviews.count : 0)
    // Also in front of or behind layers without views.
    let layers = backingLayer.sublayers
    if toFront, layers?.last !== view.backingLayer {
      backingLayer.addSublayer(view.backingLayer)
    } else if !toFront, layers?.first !== view.backingLayer {
      backingLayer.insertSublayer(view.backingLayer, at: 0)
    }
  }

  final func swapSubviews(_ a: Int, _ b: Int) {
    guard a != b, storedSubviews.indices.contains(a), storedSubviews.indices.contains(b) else {
      return
    }
    let (first, second) = (storedSubviews[min(a, b)], storedSubviews[max(a, b)])
    reorder(second, to: min(a, b))
    reorder(first, to: max(a, b) + 1)
  }

  /// Moves a subview in front of those before `index`, counted before the move.
  private func reorder(_ view: UIView, to index: Int) {
    guard let from = storedSubviews.firstIndex(where: { $0 === view }) else { return }
    var to = min(max(index, 0), storedSubviews.count)
    if to > from { to -= 1 }
    guard to != from else { return }
    storedSubviews.remove(at: from)
    storedSubviews.insert(view, at: to)
    if to == storedSubviews.count - 1 {
      let layers = backingLayer.sublayers
      if layers?.last !== view.backingLayer { backingLayer.addSublayer(view.backingLayer) }
    } else {
      backingLayer.insertSublayer(
        view.backingLayer,
        below: storedSubviews[to + 1].backingLayer
      )
    }
  }

  // MARK: Windows

  /// Calls `willMove(toWindow:)` for the subtree of a view that is added to a superview or removed
  /// from it, from the top down.
  private func callWillMove(toWindow window: UIWindow?) {
    viewControllerForRootView?.rootViewWillMove(toWindow: window)
    let views = storedSubviews
    willMove(toWindow: window)
    for view in views where view.storedSuperview === self {
      view.callWillMove(toWindow: window)
    }
  }

  private func setWindow(_ window: UIWindow?) {
    storedWindow = window
    for view in storedSubviews { view.setWindow(window) }
  }

  /// Calls `didMoveToWindow()` for the subtree, from the top down.
  ///
  /// Views that are added during these calls are notified separately.
  private func callDidMoveToWindow() {
    let views = storedSubviews
    if AppearanceRegistry.isInUse, storedWindow != nil { applyAppearance() }
    rare?.keyboardGuide?.follow()
    didMoveToWindow()
    for view in views where view.storedSuperview === self { view.callDidMoveToWindow() }
    viewControllerForRootView?.rootViewDidMoveToWindow()
  }
}
