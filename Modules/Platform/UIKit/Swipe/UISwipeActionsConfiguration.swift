public import Foundation

/// The actions behind one side of a row.
@preconcurrency @MainActor open class UISwipeActionsConfiguration: NSObject {
  private let storedActions: [UIContextualAction]

  init(_ actions: [UIContextualAction]) {
    storedActions = actions
    super.init()
  }

  /// Makes a configuration of actions; the first is the one next to the edge.
  public convenience init(actions: [UIContextualAction]) { self.init(actions) }

  /// The actions; the first is the one next to the edge.
  open var actions: [UIContextualAction] { storedActions }

  /// Whether swiping all the way performs the first action.
  ///
  /// `true` by default.
  open var performsFirstActionWithFullSwipe = true
}
