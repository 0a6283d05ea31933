import Foundation

extension UIView {
  /// The active constraints that this view holds: those whose views have it as closest common
  /// ancestor.
  public final var constraints: [NSLayoutConstraint] { autoLayoutState?.constraints ?? [] }

  /// Makes this view hold a constraint among itself and its descendants.
  public final func addConstraint(_ constraint: NSLayoutConstraint) {
    guard constraint.owner == nil else { return }
    let views = [constraint.first.viewInHierarchy, constraint.second?.viewInHierarchy]
    for case let view? in views {
      precondition(
        view.isDescendant(of: self),
        """
        The view hierarchy is not prepared for the constraint: \(constraint.describe())
        When added to a view, the constraint's items must be descendants of that view (or the view itself). \
        This will crash if the constraint needs to be resolved before the view hierarchy is assembled.
        """
      )
    }
    constraint.join(layoutState)
  }

  /// Makes this view hold several constraints.
  public final func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }

  /// Lets go of a constraint that this view holds.
  public final func removeConstraint(_ constraint: NSLayoutConstraint) {
    guard let owner = constraint.owner, owner === autoLayoutState else { return }
    constraint.deactivate()
  }

  /// Lets go of several constraints.
  public final func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }

  /// Whether frame and autoresizing mask become constraints.
  ///
  /// `true` for views made in code. Set it to `false` for a view that gets its frame from
  /// constraints.
  public final var translatesAutoresizingMaskIntoConstraints: Bool {
    get { flags.contains(.translatesAutoresizingMask) }
    set {
      guard newValue != translatesAutoresizingMaskIntoConstraints else { return }
      flags.set(.translatesAutoresizingMask, newValue)
      _ = layoutState
      LayoutEngine.translationDidChange(of: self)
      markNeedsUpdateConstraints()
    }
  }

  // MARK: - Content

  /// How much the view resists being larger than its content along an axis.
  public final func contentHuggingPriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority {
    UILayoutPriority(contentPriorities(axis).hugging)
  }

  /// Sets how much the view resists being larger than its content along an axis.
  public final func setContentHuggingPriority(
    _ priority: UILayoutPriority,
    for axis: NSLayoutConstraint.Axis
  ) {
    var priorities = contentPriorities(axis)
    priorities.hugging = priority.rawValue
    setContentPriorities(priorities, axis)
  }

  /// How much the view resists being smaller than its content along an axis.
  public final func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority {
    UILayoutPriority(contentPriorities(axis).compression)
  }

  /// Sets how much the view resists being smaller than its content along an axis.
  public final func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority,
    for axis: NSLayoutConstraint.Axis
  ) {
    var priorities = contentPriorities(axis)
    priorities.compression = priority.rawValue
    setContentPriorities(priorities, axis)
  }

  final func contentPriorities(_ axis: NSLayoutConstraint.Axis) -> ContentPriorities {
    guard let state = autoLayoutState else { return ContentPriorities() }
    return axis == .horizontal ? state.horizontalPriorities : state.verticalPriorities
  }

  private func setContentPriorities(
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

  /// Whether other frames would satisfy the constraints as well.
  ///
  /// Slow: for debugging.
  public final var hasAmbiguousLayout: Bool {
    guard let item = autoLayoutState?.item else { return false }
    return item.engine.isAmbiguous(item)
  }

  /// The constraints that name the view along an axis, for debugging.
  public final func constraintsAffectingLayout(
    for axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] {
    autoLayoutState?.mentions(along: axis) ?? []
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
