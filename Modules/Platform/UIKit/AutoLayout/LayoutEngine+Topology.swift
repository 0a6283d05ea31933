import ConstraintSolver
import Foundation

extension LayoutEngine {
  /// Called when a view was added to or removed from a superview.
  static func hierarchyDidChange(of view: UIView, _ state: AutoLayoutState) {
    let superview = view.storedSuperview.map { ObjectIdentifier($0) }
    guard superview != state.knownSuperview else { return }
    state.knownSuperview = superview
    let isLaidOutFromOutside =
      state.crossings > 0 || !view.translatesAutoresizingMaskIntoConstraints
    let belongsElsewhere = state.item.map { $0.engine.root !== view } ?? false
    guard isLaidOutFromOutside || belongsElsewhere else { return }
    rehome(view)
  }

  /// Called when the translation of frame and mask into constraints was enabled or disabled.
  static func translationDidChange(of view: UIView) { rehome(view) }

  /// Moves a view and its descendants to their current engines, and removes constraints between
  /// views that are no longer in one hierarchy.
  static func rehome(_ view: UIView) {
    var states: [AutoLayoutState] = []
    collect(view, isTop: true, into: &states)
    var constraints: [NSLayoutConstraint] = []
    for state in states {
      for constraint in state.mentions + state.constraints {
        if let owner = constraint.owner, !constraint.isInside(owner.view) {
          constraint.deactivate()
        } else if constraint.engine != nil {
          constraint.leaveEngine()
          constraints.append(constraint)
        }
      }
    }
    var engines: [LayoutEngine] = []
    var itemsByEngine: [ObjectIdentifier: [LayoutItem]] = [:]
    for state in states {
      if let engine = state.engine {
        engine.abandon()
        state.engine = nil
      } else if let item = state.item {
        if itemsByEngine[ObjectIdentifier(item.engine)] == nil { engines.append(item.engine) }
        itemsByEngine[ObjectIdentifier(item.engine), default: []].append(item)
      }
    }
    for engine in engines { engine.discard(itemsByEngine[ObjectIdentifier(engine)] ?? []) }
    for constraint in constraints {
      guard let owner = constraint.owner?.view else { continue }
      engine(for: owner).enqueue(constraint)
    }
  }

  /// The states of a subtree and its guides, except those of nested islands.
  private static func collect(_ view: UIView, isTop: Bool, into states: inout [AutoLayoutState]) {
    if let state = view.autoLayoutState {
      if !isTop, state.crossings == 0,
        view.translatesAutoresizingMaskIntoConstraints || view.isAutoLayoutIsland
      {
        guard let item = state.item, item.engine.root !== view else {
          return
        }
        // In the engine only as a part of the chain of superviews.
        states.append(state)
      } else {
        states.append(state)
      }
      for guide in state.guides {
        if let guideState = guide.storedState { states.append(guideState) }
      }
      for (_, guide) in state.systemGuidesInOrder {
        if let guideState = guide.storedState { states.append(guideState) }
      }
    }
    for subview in view.storedSubviews { collect(subview, isTop: false, into: &states) }
  }

  /// Releases items whose constraints have already been removed.
  func discard(_ discarded: [LayoutItem]) {
    let identities = Set(discarded.map { ObjectIdentifier($0) })
    for item in discarded { removeOwnConstraints(of: item) }
    for item in discarded.reversed() {
      if !item.sharesPosition {
        if let x = item.x { solver.removeVariable(x) }
        if let y = item.y { solver.removeVariable(y) }
      }
      solver.removeVariable(item.width)
      solver.removeVariable(item.height)
      if item.state.item === item { item.state.item = nil }
    }
    func isDiscarded(_ item: LayoutItem) -> Bool { identities.contains(ObjectIdentifier(item)) }
    items.removeAll(where: isDiscarded)
    itemsWaitingForContentSize.removeAll(where: isDiscarded)
    itemsWaitingForFrame.removeAll(where: isDiscarded)
    wrappingItems.removeAll(where: isDiscarded)
    contentItems.removeAll(where: isDiscarded)
    structureDidChange()
    setNeedsSolve()
  }

  private func removeOwnConstraints(of item: LayoutItem) {
    for content in [item.horizontalContent, item.verticalContent] {
      guard let content else { continue }
      solver.remove(content.hugging)
      solver.remove(content.compression)
    }
    for mask in [item.horizontalMask, item.verticalMask] {
      guard let mask else { continue }
      solver.remove(mask.position)
      solver.remove(mask.length)
    }
    item.horizontalContent = nil
    item.verticalContent = nil
    item.horizontalMask = nil
    item.verticalMask = nil
  }

  /// Called after the topmost view was deallocated: views that outlive it must not access the
  /// engine.
  func rootWasDeallocated() {
    for item in items {
      if item.state.item === item { item.state.item = nil }
      // Not what refers to the view: system guides have no items of their own.
      for constraint in item.state.constraints where constraint.engine === self {
        constraint.engine = nil
        constraint.installed = nil
      }
    }
    for constraint in pending where constraint.engine === self { constraint.engine = nil }
  }

  /// Called when the island was removed: its views release their items.
  private func abandon() {
    for item in items where item.state.item === item { item.state.item = nil }
    for constraint in pending where constraint.engine === self { constraint.engine = nil }
    items.removeSubrange(1...)
    pending = []
    itemsWaitingForContentSize = []
    itemsWaitingForFrame = []
    wrappingItems = []
    contentItems = []
  }
}

extension NSLayoutConstraint {
  /// Whether both sides are inside a view; false for one that was deallocated.
  final func isInside(_ view: UIView?) -> Bool {
    guard let view, let firstView = first.viewInHierarchy, firstView.isInside(view) else {
      return false
    }
    guard let second else { return true }
    return ([second] + otherSides).allSatisfy { $0.viewInHierarchy?.isInside(view) ?? false }
  }
}
