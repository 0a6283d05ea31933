import ConstraintSolver
import Foundation

/// The constraints of one island of views, and their solution.
///
/// An island is a view whose frame is set from outside, with all descendants that are laid out by
/// constraints: the root view of a controller, or the content view of a cell. Islands are solved
/// independently, so reconfiguring a cell only costs what changed in that cell.
@MainActor final class LayoutEngine {
  let solver: Solver
  /// The topmost view, whose state owns the engine; nil after it was deallocated.
  ///
  /// The engine can outlive it, because a view that is released elsewhere leaves its state to the
  /// main actor. Weak because the main actor may be using the engine at that time.
  private(set) weak var root: UIView?
  /// Whether the engine is only used for a fitting size, and does not set frames.
  let isDetached: Bool
  /// The items; each one follows its parent.
  var items: [LayoutItem] = []
  /// The items of a detached engine, because views refer only to those of their own engine.
  var detachedItems: [ObjectIdentifier: LayoutItem] = [:]
  var pending: [NSLayoutConstraint] = []
  var itemsWaitingForContentSize: [LayoutItem] = []
  var itemsWaitingForFrame: [LayoutItem] = []
  var wrappingItems: [LayoutItem] = []
  var contentItems: [LayoutItem] = []

  /// Whether the solution is out of date.
  var needsSolve = true
  /// Whether the frames are out of date.
  var needsApply = true
  var isApplying = false
  /// Incremented when constraints are added or removed, or priorities change.
  var structureVersion = 0
  var reportedConflicts: Set<[ObjectIdentifier]> = []

  let rootWidth: ConstraintID
  let rootHeight: ConstraintID
  var rootTarget = RootTarget()

  /// The target size of the topmost view.
  struct RootTarget: Equatable {
    var width: CGFloat = 0
    var height: CGFloat = 0
    var widthPriority: Float = 1000
    var heightPriority: Float = 1000

    /// As small as the constraints allow; the target has the lowest priority.
    static let free = RootTarget(widthPriority: 0, heightPriority: 0)
  }

  init(root: UIView, isDetached: Bool = false) {
    self.root = root
    self.isDetached = isDetached
    solver = Solver(variables: 64, constraints: 128)
    let width = solver.addVariable(nonNegative: true)
    let height = solver.addVariable(nonNegative: true)
    rootWidth = solver.add(terms: [Term(width)], constant: 0, .equal)
    rootHeight = solver.add(terms: [Term(height)], constant: 0, .equal)
    let item = LayoutItem(
      engine: self,
      state: root.layoutState,
      parent: nil,
      position: (nil, nil),
      size: (width, height)
    )
    register(item, for: root.layoutState)
    awaitContentSize(item)
  }

  var rootItem: LayoutItem { items[0] }

  // MARK: - Islands

  /// The topmost view of the island that contains a view.
  static func islandRoot(of view: UIView) -> UIView {
    var candidate = view
    while let superview = candidate.storedSuperview {
      guard let state = candidate.autoLayoutState else { return candidate }
      if state.crossings == 0,
        candidate.translatesAutoresizingMaskIntoConstraints || candidate.isAutoLayoutIsland
      {
        return candidate
      }
      candidate = superview
    }
    return candidate
  }

  static func engine(for view: UIView) -> LayoutEngine {
    let state = islandRoot(of: view).layoutState
    if let engine = state.engine { return engine }
    guard let root = state.view else { return LayoutEngine(root: view, isDetached: true) }
    let engine = LayoutEngine(root: root)
    state.engine = engine
    return engine
  }

  // MARK: - Marking

  /// Whether the frames may be out of date.
  var needsWork: Bool { needsSolve || needsApply }

  func setNeedsSolve() {
    guard let root, !needsSolve || !root.flags.contains(.needsLayout) else { return }
    needsSolve = true
    if !isDetached { root.markNeedsLayout() }
  }

  func structureDidChange() { structureVersion += 1 }

  func enqueue(_ constraint: NSLayoutConstraint) {
    constraint.engine = self
    pending.append(constraint)
    setNeedsSolve()
  }

  func geometryDidChange(of item: LayoutItem) {
    if item.parent == nil {
      if drivesRootSize {
        needsApply = true
      } else if let root,
        root.bounds.size != CGSize(width: rootTarget.width, height: rootTarget.height)
      {
        setNeedsSolve()
      }
    } else if !item.drivesFrame, !isApplying, !item.isWaitingForFrame {
      item.isWaitingForFrame = true
      itemsWaitingForFrame.append(item)
      setNeedsSolve()
    }
    if let guide = item.state.systemGuides[.readableContent] {
      LayoutEngine.offsetsDidChange(of: guide.state)
    }
  }

  func contentSizeDidChange(of item: LayoutItem) {
    awaitContentSize(item)
    setNeedsSolve()
  }

  func awaitContentSize(_ item: LayoutItem) {
    guard !item.isWaitingForContentSize else { return }
    item.isWaitingForContentSize = true
    itemsWaitingForContentSize.append(item)
  }

  func contentPrioritiesDidChange(_ item: LayoutItem) {
    structureDidChange()
    contentSizeDidChange(of: item)
  }

  /// Called when the margins or the safe area of a view changed.
  static func insetsDidChange(of state: AutoLayoutState) {
    for constraint in state.mentions where constraint.namesMargins { refreshOffset(constraint) }
    for (kind, guide) in state.systemGuidesInOrder where kind != .scrollFrame {
      offsetsDidChange(of: guide.state)
    }
  }

  static func offsetsDidChange(of state: AutoLayoutState) {
    for constraint in state.mentions { refreshOffset(constraint) }
  }

  private static func refreshOffset(_ constraint: NSLayoutConstraint) {
    constraint.engine?.refreshOffset(of: constraint)
  }

  /// Called when the layout direction of a view changed.
  static func directionDidChange(of state: AutoLayoutState) {
    for constraint in state.constraints where constraint.isDirectional {
      guard constraint.installed != nil, let engine = constraint.engine else { continue }
      constraint.leaveEngine()
      engine.enqueue(constraint)
    }
  }
}

extension NSLayoutConstraint {
  final var namesMargins: Bool {
    storedFirstAttribute.withinMargins != nil || storedSecondAttribute.withinMargins != nil
      || distanceStarts.first?.attribute.withinMargins != nil
      || distanceStarts.second?.attribute.withinMargins != nil
  }

  final var isDirectional: Bool {
    storedFirstAttribute.isDirectional || storedSecondAttribute.isDirectional
      || startsDirectional
  }

  private var startsDirectional: Bool {
    let starts = distanceStarts
    return starts.first?.attribute.isDirectional == true
      || starts.second?.attribute.isDirectional == true
  }

  final var namesBaseline: Bool {
    storedFirstAttribute == .firstBaseline || storedFirstAttribute == .lastBaseline
      || storedSecondAttribute == .firstBaseline || storedSecondAttribute == .lastBaseline
  }
}
