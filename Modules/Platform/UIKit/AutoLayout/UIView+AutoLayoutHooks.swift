import Foundation

/// Calls from views to Auto Layout.
extension UIView {
  /// Called when the view or one of its subviews was added to or removed from a superview.
  final func autoLayoutHierarchyDidChange() {
    guard let autoLayoutState else { return }
    LayoutEngine.hierarchyDidChange(of: self, autoLayoutState)
  }

  /// Called when the view was moved or resized.
  final func autoLayoutBoundsDidChange() {
    guard let state = autoLayoutState, let item = state.item else { return }
    item.engine.geometryDidChange(of: item)
  }

  /// Called when the intrinsic content size changed.
  final func autoLayoutIntrinsicSizeDidChange() {
    guard let item = autoLayoutState?.item else {
      setNeedsLayout()
      return
    }
    item.engine.contentSizeDidChange(of: item)
  }

  /// Called when the margins or the safe area changed.
  final func autoLayoutMarginsDidChange() {
    guard let state = autoLayoutState else { return }
    LayoutEngine.insetsDidChange(of: state)
  }

  /// Called when the layout direction changed.
  final func autoLayoutDirectionDidChange() {
    guard let state = autoLayoutState else { return }
    LayoutEngine.directionDidChange(of: state)
  }

  /// Called when the view scrolled: updates constraints to the visible part of the content.
  final func autoLayoutScrollDidChange() {
    guard let state = autoLayoutState else { return }
    if let guide = state.systemGuides[.scrollFrame] {
      LayoutEngine.offsetsDidChange(of: guide.state)
    }
    if state.hasFloatingContent { LayoutEngine.floatingContentDidMove(in: state) }
  }

  /// Sets the frames of the subviews from their constraints.
  final func autoLayoutApplyToSubviews() {
    guard let state = autoLayoutState else { return }
    if let engine = state.engine {
      engine.layOut()
    } else if let item = state.item, item.engine.needsWork {
      item.engine.layOut()
    }
  }
}
