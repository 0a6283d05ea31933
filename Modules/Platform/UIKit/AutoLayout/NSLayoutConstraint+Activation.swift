import ConstraintSolver
import Foundation

extension NSLayoutConstraint {
  final func activate() {
    guard owner == nil else { return }
    guard let ancestor = closestCommonAncestor else {
      preconditionFailure(
        """
        Unable to activate constraint with anchors \(first.name).\(storedFirstAttribute.name) and \
        \(second?.name ?? "nil").\(storedSecondAttribute.name) because they have no common ancestor.  \
        Does the constraint or its anchors reference items in different view hierarchies?  That's illegal.
        """
      )
    }
    activationView = ancestor
    ancestor.addConstraint(self)
    activationView = nil
  }

  /// Removes the constraint from its owner, with the owner's `removeConstraint(_:)`.
  final func leaveOwner() {
    if let view = owner?.view { view.removeConstraint(self) } else { deactivate() }
  }

  /// Adds the constraint to the list of a view that contains both sides.
  final func join(_ state: AutoLayoutState) {
    owner = state
    state.constraints.append(self)
    first.mentions.append(self)
    if let second, second !== first { second.mentions.append(self) }
    let others = otherSides
    for other in others { other.mentions.append(self) }
    guard let view = state.view else { return }
    reachThrough(first, to: view)
    if let second { reachThrough(second, to: view) }
    for other in others { reachThrough(other, to: view) }
    LayoutEngine.engine(for: view).enqueue(self)
  }

  /// Counts the constraint at the views between a side and the owner, which therefore cannot be
  /// islands.
  private func reachThrough(_ side: AutoLayoutState, to owner: UIView) {
    var view = side.viewInHierarchy
    while let current = view, current !== owner {
      let state = current.layoutState
      crossed.append(state)
      state.crossings += 1
      if state.crossings == 1, state.engine != nil { LayoutEngine.rehome(current) }
      view = current.storedSuperview
    }
  }

  final func deactivate() {
    guard let state = owner else { return }
    withExtendedLifetime(self) {
      leaveEngine()
      owner = nil
      state.constraints.removeLast { $0 === self }
      first.mentions.removeLast { $0 === self }
      if let second, second !== first { second.mentions.removeLast { $0 === self } }
      for other in otherSides { other.mentions.removeLast { $0 === self } }
      let passed = crossed
      crossed = []
      for state in passed {
        state.crossings -= 1
        // A view that is positioned only by its frame from now on becomes an island again.
        guard state.crossings == 0, let view = state.view, let item = state.item,
          item.engine.root !== view, LayoutEngine.islandRoot(of: view) === view
        else { continue }
        LayoutEngine.rehome(view)
      }
    }
  }

  /// Removes the constraint from the engine in which it is installed or pending.
  final func leaveEngine() {
    guard let engine else { return }
    if let installed {
      engine.solver.remove(installed)
      self.installed = nil
      engine.setNeedsSolve()
      engine.structureDidChange()
    }
    self.engine = nil
  }

  final func constantDidChange() {
    guard let installed, let engine else { return }
    engine.solver.setConstant(Double(installedOffset - storedConstant), of: installed)
    engine.setNeedsSolve()
  }

  final func priorityDidChange() {
    guard let installed, let engine else { return }
    engine.solver.setPriority(Priority(storedPriority), of: installed)
    engine.setNeedsSolve()
    engine.structureDidChange()
  }

  private var closestCommonAncestor: UIView? {
    guard let firstView = first.viewInHierarchy else { return nil }
    guard let second else { return firstView }
    var ancestor = firstView
    for state in [second] + otherSides {
      guard let view = state.viewInHierarchy, let common = ancestor.closestView(around: view) else {
        return nil
      }
      ancestor = common
    }
    return ancestor
  }
}

extension UIView {
  /// The closest common ancestor of this view and another, which may be one of them.
  fileprivate final func closestView(around other: UIView) -> UIView? {
    if other === self { return self }
    var candidate: UIView? = self
    while let view = candidate {
      if other.isInside(view) { return view }
      candidate = view.storedSuperview
    }
    return nil
  }
}

extension Array {
  /// Removes the last element that satisfies a condition.
  ///
  /// Searches from the end, because constraints are usually added and removed like a stack.
  mutating func removeLast(where matches: (Element) -> Bool) {
    if let index = lastIndex(where: matches) { remove(at: index) }
  }
}
