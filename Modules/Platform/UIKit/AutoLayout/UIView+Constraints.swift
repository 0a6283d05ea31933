import Foundation

extension UIView {
  /// Adds a constraint between this view and its descendants to this view.
  final func hold(_ constraint: NSLayoutConstraint) {
    guard constraint.owner == nil else { return }
    guard constraint.activationView !== self else { return constraint.join(layoutState) }
    let views = [constraint.first.viewInHierarchy, constraint.second?.viewInHierarchy]
    for case let view? in views {
      precondition(
        view.isInside(self),
        """
        The view hierarchy is not prepared for the constraint: \(constraint.describe())
        When added to a view, the constraint's items must be descendants of that view (or the view itself). \
        This will crash if the constraint needs to be resolved before the view hierarchy is assembled.
        """
      )
    }
    constraint.join(layoutState)
  }

  /// Removes a constraint that belongs to this view.
  final func release(_ constraint: NSLayoutConstraint) {
    guard let owner = constraint.owner, owner === autoLayoutState else { return }
    constraint.deactivate()
  }

  /// Sets whether frame and autoresizing mask become constraints.
  final func setTranslatesMask(_ translates: Bool) {
    guard translates != flags.contains(.translatesAutoresizingMask) else { return }
    flags.set(.translatesAutoresizingMask, translates)
    _ = layoutState
    LayoutEngine.translationDidChange(of: self)
    markNeedsUpdateConstraints()
  }

  // MARK: - Content

  /// The content priorities along an axis, including overrides by subclasses.
  final func effectiveContentPriorities(_ axis: NSLayoutConstraint.Axis) -> ContentPriorities {
    ContentPriorities(
      hugging: contentHuggingPriority(for: axis).rawValue,
      compression: contentCompressionResistancePriority(for: axis).rawValue
    )
  }

  /// The content priorities that were set.
  final func contentPriorities(_ axis: NSLayoutConstraint.Axis) -> ContentPriorities {
    guard let state = autoLayoutState else { return ContentPriorities() }
    return axis == .horizontal ? state.horizontalPriorities : state.verticalPriorities
  }

  final func setContentPriorities(
    _ priorities: ContentPriorities,
    _ axis: NSLayoutConstraint.Axis
  ) {
    guard priorities != contentPriorities(axis) else { return }
    if axis == .horizontal {
      layoutState.horizontalPriorities = priorities
    } else {
      layoutState.verticalPriorities = priorities
    }
    if let item = layoutState.item { item.engine.contentPrioritiesDidChange(item) }
  }

  // MARK: - Debugging

  final var isAmbiguous: Bool {
    guard let item = autoLayoutState?.item else { return false }
    return item.engine.isAmbiguous(item)
  }
}

extension AutoLayoutState {
  func mentions(along axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    mentions.filter { constraint in
      let attribute =
        constraint.first === self
        ? constraint.storedFirstAttribute : constraint.storedSecondAttribute
      return attribute.isHorizontal == (axis == .horizontal)
    }
  }
}
