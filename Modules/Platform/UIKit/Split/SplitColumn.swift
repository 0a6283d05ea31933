import Foundation

/// One column of a split view: the controller of the program and the navigation controller that
/// shows it.
@MainActor final class SplitColumn {
  let column: UISplitViewController.Column
  /// The controller that the program set.
  let content: UIViewController
  /// The controller that is the split view's child.
  let child: UIViewController
  /// Where the child's view lies, with the line that parts it from the next column.
  let area = UIView()
  let line = UIView()

  init(_ column: UISplitViewController.Column, _ content: UIViewController) {
    self.column = column
    self.content = content
    let isWrapped = column != .compact && !(content is UINavigationController)
    child = isWrapped ? UINavigationController(rootViewController: content) : content
    area.clipsToBounds = true
    line.backgroundColor = .separator
    line.isUserInteractionEnabled = false
  }

  var navigation: UINavigationController? { child as? UINavigationController }

  /// The screens of the column while they stand in the stack of another one.
  var lent: [UIViewController] = []
}
