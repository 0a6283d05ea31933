import Foundation
import QuartzCore

extension UIView {
  // MARK: Marking

  final func markNeedsLayout() {
    guard !flags.contains(.needsLayout) else { return }
    flags.insert(.needsLayout)
    storedSuperview?.markAncestors(.subtreeNeedsLayout)
    requestFrame()
  }

  final func markNeedsUpdateConstraints() {
    guard !flags.contains(.needsUpdateConstraints) else { return }
    flags.insert(.needsUpdateConstraints)
    storedSuperview?.markAncestors(.subtreeNeedsUpdateConstraints)
    requestFrame()
  }

  final func markNeedsDisplay() {
    guard !flags.contains(.needsDisplay) else { return }
    flags.insert(.needsDisplay)
    storedSuperview?.markAncestors(.subtreeNeedsDisplay)
    requestFrame()
  }

  /// Sets a flag on this view and its ancestors, up to the first one where it is set: it is set
  /// above that as well.
  final func markAncestors(_ flag: ViewFlags) {
    var view = self
    while !view.flags.contains(flag) {
      view.flags.insert(flag)
      guard let superview = view.storedSuperview else {
        view.requestFrame()
        return
      }
      view = superview
    }
  }

  /// Called after `view` was added: propagates its pending layout and display flags to the new
  /// ancestors.
  final func markSubtreeDirtiness(of view: UIView) {
    let flags = view.flags
    if !flags.isDisjoint(with: [.needsLayout, .subtreeNeedsLayout]) {
      markAncestors(.subtreeNeedsLayout)
    }
    if !flags.isDisjoint(with: [.needsUpdateConstraints, .subtreeNeedsUpdateConstraints]) {
      markAncestors(.subtreeNeedsUpdateConstraints)
    }
    if !flags.isDisjoint(with: [.needsDisplay, .subtreeNeedsDisplay]) {
      markAncestors(.subtreeNeedsDisplay)
    }
  }

  private func requestFrame() {
    if flags.contains(.isWindow) { containingWindow?.screen.requestFrame() }
  }

  // MARK: The pass

  /// Starts at the topmost ancestor with pending layout: constraints bottom-up, then layout
  /// top-down.
  final func performLayoutIfNeeded() {
    var top = self
    var view = self
    while let superview = view.storedSuperview {
      // A running layout will handle everything above.
      if superview.flags.contains(.isLayingOut) { break }
      if !superview.flags.isDisjoint(with: [.needsLayout, .needsUpdateConstraints]) {
        top = superview
      }
      view = superview
    }
    top.runLayoutPass()
  }

  /// Performs pending layout in this subtree.
  ///
  /// A subtree without pending layout costs a single test.
  final func runLayoutPass() {
    // A layout that keeps invalidating itself stops here and is continued in the next frame.
    var rounds = 0
    while rounds < 32 {
      rounds += 1
      if !flags.isDisjoint(with: .anyLayout) {
        if !flags.isDisjoint(with: [.needsUpdateConstraints, .subtreeNeedsUpdateConstraints]) {
          runConstraintsPass()
        }
        layOutTree()
        continue
      }
      // Layers without a view follow; their layout can invalidate views again.
      guard backingLayer.layersAwaitLayout else { break }
      backingLayer.layoutSubtree()
      if flags.isDisjoint(with: .anyLayout) { break }
    }
    if flags.contains(.isWindow) { containingWindow?.storedFocus?.layoutDidEnd() }
  }

  /// Bottom-up, so that superviews can use the results of their subviews.
  final func runConstraintsPass() {
    if flags.contains(.subtreeNeedsUpdateConstraints) {
      flags.remove(.subtreeNeedsUpdateConstraints)
      for view in storedSubviews
      where !view.flags.isDisjoint(with: [.needsUpdateConstraints, .subtreeNeedsUpdateConstraints])
      {
        view.runConstraintsPass()
      }
    }
    guard flags.contains(.needsUpdateConstraints) else { return }
    flags.remove(.needsUpdateConstraints)
    flags.insert(.isUpdatingConstraints)
    if let controller = rare?.viewController {
      controller.updateViewConstraints()
    } else {
      updateConstraints()
    }
    precondition(
      !flags.contains(.isUpdatingConstraints),
      "-[\(type(of: self)) updateConstraints] or one of its overrides did not call super"
    )
  }

  private func layOutTree() {
    if flags.contains(.needsLayout) { layOutItself() }
    guard flags.contains(.subtreeNeedsLayout) else { return }
    flags.remove(.subtreeNeedsLayout)
    for view in storedSubviews
    where !view.flags.isDisjoint(with: [.needsLayout, .subtreeNeedsLayout]) {
      view.layOutTree()
    }
  }

  private func layOutItself() {
    rare?.keyboardGuide?.follow()
    flags.remove(.needsLayout)
    flags.insert(.isLayingOut)
    // The layer can have been resized, too.
    updateCornerRadii()
    // Layers of other classes can override the methods through which the layout reaches the view.
    if type(of: backingLayer) == CALayer.self {
      layoutSublayers(of: backingLayer)
    } else {
      backingLayer.layoutSublayers()
    }
    flags.remove(.isLayingOut)
  }

  /// Performs the pending layout of this view alone, for a property whose view has a frame that is
  /// read at once; not during its own layout, nor while constraints still determine its size.
  final func layOutItselfIfNeeded() {
    guard flags.contains(.needsLayout), !flags.contains(.isLayingOut), !bounds.isEmpty,
      autoLayoutState?.item?.engine.needsWork != true
    else { return }
    layOutItself()
  }

  /// Calls `layoutSubviews` with this view's traits as the current ones.
  final func runLayoutSubviews() {
    let previous = UITraitCollection.current
    let isSwitching = previous !== storedTraits
    if isSwitching { UITraitCollection.current = storedTraits }
    if let controller = viewControllerForRootView {
      controller.rootViewWillLayOut()
      controller.viewWillLayoutSubviews()
      layoutSubviews()
      controller.viewDidLayoutSubviews()
      controller.rootViewDidLayOut()
    } else {
      layoutSubviews()
    }
    if isSwitching { UITraitCollection.current = previous }
  }
}

extension UIView: @preconcurrency LayerOwner {
  /// Invalidates the layout after a change of the layer, unless the view's own layout made it.
  package final func layerNeedsLayout() {
    if !flags.contains(.isLayingOut) { markNeedsLayout() }
  }

  package final var layerIsDueForLayout: Bool { flags.contains(.needsLayout) }
  package final var layerIsInLayout: Bool { flags.contains(.isLayingOut) }
  package final func layOutLayerIfNeeded() { performLayoutIfNeeded() }
  package final func displayLayersIfNeeded() { runDisplayPass() }
}
