public import Foundation

/// An undo manager: part of Foundation on Apple's platforms, but not on Linux.
///
/// Actions registered while undoing are redo actions.
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
  /// The number of event groups, so that a late end does not close a later group.
  private var eventNumber = 0
  private var isInEventGroup = false

  /// Makes a manager without actions.
  public override init() { super.init() }

  // MARK: Registering

  /// Registers an undo action.
  ///
  /// The target is not retained: if it was deallocated, the action is skipped.
  ///
  /// - Parameters:
  ///   - target: The argument of the closure.
  ///   - handler: Reverts the change, and registers the action that repeats it.
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

  /// Whether actions are registered.
  open var isUndoRegistrationEnabled: Bool { disabledCount == 0 }

  /// Ignores actions until ``enableUndoRegistration()`` was called as often.
  open func disableUndoRegistration() { disabledCount += 1 }

  /// Reverts one call of ``disableUndoRegistration()``.
  open func enableUndoRegistration() {
    precondition(disabledCount > 0, "enableUndoRegistration called without matching disable")
    disabledCount -= 1
  }

  // MARK: Groups

  /// Whether the actions of one turn of the run loop are grouped automatically; defaults to `true`.
  open var groupsByEvent = true

  /// The number of nested open groups.
  open var groupingLevel: Int { open.count }

  /// Opens a group of actions, which are undone together.
  open func beginUndoGrouping() { open.append(Group()) }

  /// Closes a group of actions.
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

  /// The maximum number of groups; 0 for no limit.
  open var levelsOfUndo = 0 {
    didSet {
      guard levelsOfUndo > 0 else { return }
      undoStack.removeFirst(max(undoStack.count - levelsOfUndo, 0))
      redoStack.removeFirst(max(redoStack.count - levelsOfUndo, 0))
    }
  }

  // MARK: Undoing

  /// Whether there is an action to undo.
  open var canUndo: Bool { !undoStack.isEmpty || open.contains { !$0.actions.isEmpty } }

  /// Whether there is an action to redo.
  open var canRedo: Bool { !redoStack.isEmpty }

  /// Whether an undo is in progress.
  open private(set) var isUndoing = false

  /// Whether a redo is in progress.
  open private(set) var isRedoing = false

  /// Undoes the last group of actions.
  open func undo() {
    closeEventGroup()
    undoNestedGroup()
  }

  /// Undoes the last group of actions, without closing that of the current event.
  open func undoNestedGroup() {
    precondition(open.isEmpty, "undo was called with open groups")
    guard let group = undoStack.popLast() else { return }
    isUndoing = true
    perform(group)
    isUndoing = false
  }

  /// Redoes the last group of actions that was undone.
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

  /// Removes all actions.
  open func removeAllActions() {
    undoStack.removeAll()
    redoStack.removeAll()
    for group in open { group.actions.removeAll() }
  }

  /// Removes the actions of a target.
  open func removeAllActions(withTarget target: Any) {
    let object = target as AnyObject
    for group in undoStack + redoStack + open {
      group.actions.removeAll { $0.target.object === object }
    }
    undoStack.removeAll { $0.actions.isEmpty }
    redoStack.removeAll { $0.actions.isEmpty }
  }

  // MARK: Names

  /// Names the open group of actions, for menus.
  open func setActionName(_ actionName: String) { (open.last ?? undoStack.last)?.name = actionName }

  /// The name of the action that ``undo()`` reverts; empty without a name.
  open var undoActionName: String { undoStack.last?.name ?? "" }

  /// The name of the action that ``redo()`` repeats; empty without a name.
  open var redoActionName: String { redoStack.last?.name ?? "" }
}
