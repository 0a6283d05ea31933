import ConstraintSolver
import Foundation

extension LayoutEngine {
  // MARK: - Items

  /// Returns the variables of a view or guide, creating them and those of its superviews if needed.
  func item(for state: AutoLayoutState) -> LayoutItem {
    if isDetached {
      if let item = detachedItems[ObjectIdentifier(state)] { return item }
    } else if let item = state.item, item.engine === self {
      return item
    }
    let parentView = state.view.map { $0.storedSuperview } ?? state.guide?.storedOwner
    let parent = parentView.map { self.item(for: $0.layoutState) } ?? rootItem
    let isContent = state.guide?.kind == .scrollContent
    let item = LayoutItem(
      engine: self,
      state: state,
      parent: parent,
      position: isContent ? (parent.x, parent.y) : (solver.addVariable(), solver.addVariable()),
      size: (solver.addVariable(nonNegative: true), solver.addVariable(nonNegative: true)),
      sharesPosition: isContent
    )
    if isContent { contentItems.append(item) }
    register(item, for: state)
    if let view = state.view {
      item.drivesFrame = !view.translatesAutoresizingMaskIntoConstraints
      if item.drivesFrame {
        awaitContentSize(item)
      } else {
        item.isWaitingForFrame = true
        itemsWaitingForFrame.append(item)
      }
    }
    return item
  }

  func register(_ item: LayoutItem, for state: AutoLayoutState) {
    items.append(item)
    if isDetached {
      detachedItems[ObjectIdentifier(state)] = item
    } else {
      state.item = item
    }
  }

  // MARK: - Constraints

  /// Adds the constraints of a subtree to a detached engine.
  func adoptConstraints(of view: UIView) {
    guard let state = view.autoLayoutState else {
      for subview in view.storedSubviews { adoptConstraints(of: subview) }
      return
    }
    for constraint in state.constraints { add(constraint) }
    for subview in view.storedSubviews {
      if let state = subview.autoLayoutState, state.engine != nil,
        LayoutEngine.islandRoot(of: subview) === subview
      {
        continue
      }
      adoptConstraints(of: subview)
    }
  }

  func installPending() {
    guard !pending.isEmpty else { return }
    let constraints = pending
    pending = []
    for constraint in constraints
    where constraint.engine === self && constraint.installed == nil && constraint.owner != nil {
      let (id, offset) = add(constraint)
      constraint.installed = id
      constraint.installedOffset = offset
    }
    structureDidChange()
  }

  @discardableResult
  private func add(_ constraint: NSLayoutConstraint) -> (ConstraintID, CGFloat) {
    constraint.validate()
    var terms: [Term] = []
    terms.reserveCapacity(4)
    let offset = expression(of: constraint, into: &terms)
    let relation: Relation =
      switch constraint.storedRelation {
      case .equal: .equal
      case .lessThanOrEqual: .lessThanOrEqual
      case .greaterThanOrEqual: .greaterThanOrEqual
      }
    let id = solver.add(
      terms: terms,
      constant: Double(offset - constraint.storedConstant),
      relation,
      priority: Priority(constraint.storedPriority)
    )
    return (id, offset)
  }

  /// The terms of `first - multiplier × second`, and the constant offset of margins and baselines.
  private func expression(of constraint: NSLayoutConstraint, into terms: inout [Term]) -> CGFloat {
    let mirrored = constraint.isDirectional && (constraint.owner?.view?.isRightToLeft ?? false)
    let first = self.terms(
      of: constraint.first,
      constraint.storedFirstAttribute,
      other: constraint.second,
      mirrored: mirrored
    )
    first.append(to: &terms, times: 1)
    guard let secondState = constraint.second else { return first.offset }
    let multiplier = Double(constraint.storedMultiplier)
    if constraint is DistanceConstraint {
      return distances(of: constraint, first, secondState, mirrored, into: &terms)
    }
    let second = self.terms(
      of: secondState,
      constraint.storedSecondAttribute,
      other: constraint.first,
      mirrored: mirrored
    )
    second.append(to: &terms, times: -multiplier)
    if multiplier != 1, first.position != 0, let owner = constraint.owner {
      // Positions are multiplied in the coordinates of the constraint's owner.
      let origin = self.terms(
        of: owner,
        first.isHorizontal ? .leading : .top,
        other: nil,
        mirrored: mirrored
      )
      origin.append(to: &terms, times: multiplier - 1)
    }
    return first.offset - constraint.storedMultiplier * second.offset
      + floatingOffset(of: constraint, first, second)
  }

  /// The terms of a constraint between distances.
  private func distances(
    of constraint: NSLayoutConstraint,
    _ first: AttributeTerms,
    _ secondState: AutoLayoutState,
    _ mirrored: Bool,
    into terms: inout [Term]
  ) -> CGFloat {
    let multiplier = constraint.storedMultiplier
    let starts = constraint.distanceStarts
    var offset = first.offset
    func subtract(_ place: AnchoredAttribute, times factor: CGFloat) {
      let part = self.terms(of: place.state, place.attribute, other: nil, mirrored: mirrored)
      part.append(to: &terms, times: -Double(factor))
      offset -= factor * part.offset
    }
    if let start = starts.first { subtract(start, times: 1) }
    subtract(
      AnchoredAttribute(state: secondState, attribute: constraint.storedSecondAttribute),
      times: multiplier
    )
    if let start = starts.second { subtract(start, times: -multiplier) }
    return offset
  }

  /// Called when margins, insets or baselines that a constraint depends on changed.
  func refreshOffset(of constraint: NSLayoutConstraint) {
    guard let installed = constraint.installed else { return }
    var terms: [Term] = []
    let offset = expression(of: constraint, into: &terms)
    guard offset != constraint.installedOffset else { return }
    constraint.installedOffset = offset
    solver.setConstant(Double(offset - constraint.storedConstant), of: installed)
    setNeedsSolve()
  }
}
