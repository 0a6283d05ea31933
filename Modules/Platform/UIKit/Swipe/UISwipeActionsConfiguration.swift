public import Foundation

/// The actions at one edge of a row.
@preconcurrency @MainActor open class UISwipeActionsConfiguration: NSObject {
  private let storedActions: [UIContextualAction]

  init(_ actions: [UIContextualAction]) {
    storedActions = actions
    super.init()
  }

  /// Makes a configuration; the first action is the one nearest to the edge.
  public convenience init(actions: [UIContextualAction]) { self.init(actions) }

  /// The actions; the first one is nearest to the edge.
  open var actions: [UIContextualAction] { storedActions }

  /// Whether swiping across the whole row performs the first action; defaults to `true`.
  open var performsFirstActionWithFullSwipe = true
}
