import Foundation

@MainActor struct AlertContent {
  var style: UIAlertController.Style
  var title: String?
  var message: String?
  var textFields: [UITextField] = []
  var actions: [UIAlertAction]
  var preferred: UIAlertAction?

  /// The buttons in their visual order: the cancel button is last, or first in a row of two.
  var orderedActions: [UIAlertAction] {
    let cancel = actions.filter { $0.style == .cancel }
    let others = actions.filter { $0.style != .cancel }
    return style == .alert && others.count == 1 ? cancel + others : others + cancel
  }

  /// Whether a button's title is bold: that of the preferred action, otherwise that of the cancel
  /// action.
  func isBold(_ action: UIAlertAction) -> Bool {
    preferred.map { $0 === action } ?? (action.style == .cancel)
  }
}
