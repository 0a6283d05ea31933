public import Foundation

/// Remembers how to take changes back: Foundation's on Apple's systems, which has none on Linux.
///
/// What is registered while undoing is what redoing does.
@preconcurrency @MainActor open class UndoManager: NSObject {
  private final class Group {
    var actions: [(target: WeakTarget, perform: () -> Void)] = []
    var name = ""
  }

  private struct WeakTarget {
    weak var object: AnyObject?
  }

  private var undoStack: [Group] = []
  private var redoStack: [Group] = []
  private var open: [Group] = []
  private var disabledCount = 0
  /// Counts the groups that events opened, so that a late end does not close a later one.
  private var eventNumber = 0
  private var isInEventGroup = false

  /// Makes a manager that knows of no change.
  public override init() { super.init() }

  // MARK: Registering

  /// Registers a closure that takes a change back.
  ///
  /// The target is not retained: once it is gone, nothing happens.
  ///
  /// - Parameters:
  ///   - target: What the closure is called with.
  ///   - handler: Takes the change back, and registers how to make it again.
  public func registerUndo<TargetType: AnyObject>(
    withTarget target: TargetType,
    handler: @escaping @MainActor @Sendable (TargetType) -> Void
  ) {
    guard isUndoRegistrationEnabled else { return }
    if open.isEmpty { openImplicitGroup() }
    let perform = { [weak target] in
      if let target { handler(target) }
    }
    open.last?.actions.append((WeakTarget(object: target), perform))
    if !isUndoing, !isRedoing { redoStack.removeAll() }
    if isInEventGroup, !groupsByEvent, open.count == 1 { closeEventGroup() }
  }

  private func openImplicitGroup() {
    open.append(Group())
    isInEventGroup = true
    eventNumber += 1
    let number = eventNumber
    guard groupsByEvent else { return }
    FrameQueue.perform { [weak self] in
      if let self, eventNumber == number { closeEventGroup() }
    }
  }

  private func closeEventGroup() {
    guard isInEventGroup else { return }
    isInEventGroup = false
    close()
  }

  /// Whether changes are registered.
  open var isUndoRegistrationEnabled: Bool { disabledCount == 0 }

  /// Ignores changes from here on, until as many calls of ``enableUndoRegistration()``.
  open func disableUndoRegistration() { disabledCount += 1 }

  /// Takes back one call of ``disableUndoRegistration()``.
  open func enableUndoRegistration() {
    precondition(disabledCount > 0, "enableUndoRegistration called without matching disable")
    disabledCount -= 1
  }

  // MARK: Groups

  /// Whether changes of the same turn of the loop are taken back together, without being asked to.
  open var groupsByEvent = true

  /// How many groups are open within each other.
  open var groupingLevel: Int { open.count }

  /// Begins changes that are taken back together.
  open func beginUndoGrouping() { open.append(Group()) }

  /// Ends changes that are taken back together.
  open func endUndoGrouping() {
    precondition(!open.isEmpty, "endUndoGrouping called with no matching begin")
    close()
  }

  private func close() {
    guard let group = open.popLast() else { return }
    if let outer = open.last {
      outer.actions += group.actions
      if outer.name.isEmpty { outer.name = group.name }
      return
    }
    guard !group.actions.isEmpty else { return }
    if isUndoing {
      redoStack.append(group)
    } else {
      undoStack.append(group)
      let limit = levelsOfUndo
      if limit > 0, undoStack.count > limit { undoStack.removeFirst(undoStack.count - limit) }
    }
  }

  /// How many groups are kept; 0 for all.
  open var levelsOfUndo = 0 {
    didSet {
      guard levelsOfUndo > 0 else { return }
      undoStack.removeFirst(max(undoStack.count - levelsOfUndo, 0))
      redoStack.removeFirst(max(redoStack.count - levelsOfUndo, 0))
    }
  }

  // MARK: Undoing

  /// Whether there is something to take back.
  open var canUndo: Bool { !undoStack.isEmpty || open.contains { !$0.actions.isEmpty } }

  /// Whether something was taken back that can be made again.
  open var canRedo: Bool { !redoStack.isEmpty }

  /// Whether a change is being taken back.
  open private(set) var isUndoing = false

  /// Whether a change is being made again.
  open private(set) var isRedoing = false

  /// Takes the latest group of changes back.
  open func undo() {
    closeEventGroup()
    undoNestedGroup()
  }

  /// Takes the latest group of changes back, the present event's left open.
  open func undoNestedGroup() {
    precondition(open.isEmpty, "undo was called with open groups")
    guard let group = undoStack.popLast() else { return }
    isUndoing = true
    perform(group)
    isUndoing = false
  }

  /// Makes what was taken back last again.
  open func redo() {
    closeEventGroup()
    guard let group = redoStack.popLast() else { return }
    isRedoing = true
    perform(group)
    isRedoing = false
  }

  private func perform(_ group: Group) {
    let reverse = Group()
    reverse.name = group.name
    open.append(reverse)
    for action in group.actions.reversed() { action.perform() }
    close()
  }

  // MARK: Forgetting

  /// Forgets all changes.
  open func removeAllActions() {
    undoStack.removeAll()
    redoStack.removeAll()
    for group in open { group.actions.removeAll() }
  }

  /// Forgets the changes of a target.
  open func removeAllActions(withTarget target: Any) {
    let object = target as AnyObject
    for group in undoStack + redoStack + open {
      group.actions.removeAll { $0.target.object === object }
    }
    undoStack.removeAll { $0.actions.isEmpty }
    redoStack.removeAll { $0.actions.isEmpty }
  }

  // MARK: Names

  /// Names the group of changes that is open, for menus.
  open func setActionName(_ actionName: String) { (open.last ?? undoStack.last)?.name = actionName }

  /// The name of what ``undo()`` takes back; empty without one.
  open var undoActionName: String { undoStack.last?.name ?? "" }

  /// The name of what ``redo()`` makes again; empty without one.
  open var redoActionName: String { redoStack.last?.name ?? "" }
}
