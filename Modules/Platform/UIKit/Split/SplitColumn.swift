import Foundation

/// A column of a split view: the program's view controller, and the navigation controller that
/// contains it.
@MainActor final class SplitColumn {
  let column: UISplitViewController.Column
  /// The view controller that the program set.
  let content: UIViewController
  /// The controller that is the split view's child.
  let child: UIViewController
  /// The container of the child's view, and the separator between it and the next column.
  let area = UIView()
  let line = UIView()

  init(_ column: UISplitViewController.Column, _ content: UIViewController, wraps: Bool) {
    self.column = column
    self.content = content
    let isWrapped = wraps && column != .compact && !(content is UINavigationController)
    child = isWrapped ? UINavigationController(rootViewController: content) : content
    area.clipsToBounds = true
    line.backgroundColor = .separator
    line.isUserInteractionEnabled = false
  }

  var navigation: UINavigationController? { child as? UINavigationController }

  /// The view controllers of the column while they are in the stack of another column.
  var lent: [UIViewController] = []
}
