import Foundation

/// Where the life of a view touches Auto Layout.
extension UIView {
  /// The view entered or left a superview, or one of its subviews did.
  final func autoLayoutHierarchyDidChange() {
    guard let autoLayoutState else { return }
    LayoutEngine.hierarchyDidChange(of: self, autoLayoutState)
  }

  /// The view was moved or changed its size.
  final func autoLayoutBoundsDidChange() {
    guard let state = autoLayoutState, let item = state.item else { return }
    item.engine.geometryDidChange(of: item)
  }

  /// The size that the content asks for changed.
  final func autoLayoutIntrinsicSizeDidChange() {
    guard let item = autoLayoutState?.item else {
      setNeedsLayout()
      return
    }
    item.engine.contentSizeDidChange(of: item)
  }

  /// The margins or the safe area changed.
  final func autoLayoutMarginsDidChange() {
    guard let state = autoLayoutState else { return }
    LayoutEngine.insetsDidChange(of: state)
  }

  /// Leading and trailing changed sides.
  final func autoLayoutDirectionDidChange() {
    guard let state = autoLayoutState else { return }
    LayoutEngine.directionDidChange(of: state)
  }

  /// The visible part of the content moved: what is pinned to it moves along.
  final func autoLayoutScrollDidChange() {
    guard let guide = autoLayoutState?.systemGuides[.scrollFrame] else { return }
    LayoutEngine.offsetsDidChange(of: guide.state)
  }

  /// Before `layoutSubviews`, in the layout pass.
  final func autoLayoutUpdateConstraintsPass() {}

  /// Gives the subviews the frames that their constraints ask for.
  final func autoLayoutApplyToSubviews() {
    guard let state = autoLayoutState else { return }
    if let engine = state.engine {
      engine.layOut()
    } else if let item = state.item, item.engine.needsWork {
      item.engine.layOut()
    }
  }
}
