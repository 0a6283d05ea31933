public import Foundation

/// The actions at one edge of a row.
@preconcurrency @MainActor open class UISwipeActionsConfiguration: NSObject {

  init(_ actions: [UIContextualAction]) {
    self.actions = actions
    super.init()
  }

  /// Makes a configuration; the first action is the one nearest to the edge.
  public convenience init(actions: [UIContextualAction]) { self.init(actions) }

  /// The actions; the first one is nearest to the edge.
  open private(set) var actions: [UIContextualAction]

  /// Whether swiping across the whole row performs the first action; defaults to `true`.
  open var performsFirstActionWithFullSwipe = true
}
