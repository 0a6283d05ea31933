import CoreGraphics

extension LayoutEngine {
  /// The part of a constraint's offset that depends on how far scroll views have scrolled.
  ///
  /// What is constrained to something outside of a scroll view around it floats over the content
  /// (Apple's Technical Note TN2154).
  func floatingOffset(
    of constraint: NSLayoutConstraint,
    _ first: AttributeTerms,
    _ second: AttributeTerms
  ) -> CGFloat {
    guard let owner = constraint.owner?.view, let other = constraint.second else { return 0 }
    let firstPart = scrolled(constraint.first, first, around: other, in: owner)
    let secondPart = scrolled(other, second, around: constraint.first, in: owner)
    return constraint.storedMultiplier * secondPart - firstPart
  }

  /// How far the scroll views around a side, but not around the other one, have scrolled.
  private func scrolled(
    _ side: AutoLayoutState,
    _ terms: AttributeTerms,
    around other: AutoLayoutState,
    in owner: UIView
  ) -> CGFloat {
    guard terms.position != 0, side.viewInHierarchy !== owner else { return 0 }
    var sum: CGFloat = 0
    var view =
      side.guide.map { $0.kind == nil ? $0.storedOwner : $0.storedOwner?.storedSuperview }
      ?? side.view?.storedSuperview
    while let current = view, current !== owner {
      if current.isAutoLayoutContentContainer, other.viewInHierarchy?.isInside(current) != true {
        current.layoutState.hasFloatingContent = true
        let origin = current.bounds.origin
        sum += terms.isHorizontal ? origin.x : origin.y
      }
      view = current.storedSuperview
    }
    return sum * terms.position
  }

  /// Called when a scroll view with floating content scrolled.
  static func floatingContentDidMove(in scrollView: AutoLayoutState) {
    // Constraints that still float set it again: content that went costs one search.
    scrollView.hasFloatingContent = false
    var view = scrollView.view?.storedSuperview
    while let current = view {
      for constraint in current.autoLayoutState?.constraints ?? []
      where constraint.crossed.contains(where: { $0 === scrollView }) {
        constraint.engine?.refreshOffset(of: constraint)
      }
      view = current.storedSuperview
    }
  }
}
