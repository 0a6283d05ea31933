import Foundation

/// What an alert shows.
@MainActor struct AlertContent {
  var style: UIAlertController.Style
  var title: String?
  var message: String?
  var textFields: [UITextField] = []
  var actions: [UIAlertAction]
  var preferred: UIAlertAction?

  /// The buttons in the order in which they show: the one that cancels stands last, or first beside
  /// another one.
  var orderedActions: [UIAlertAction] {
    let cancel = actions.filter { $0.style == .cancel }
    let others = actions.filter { $0.style != .cancel }
    return style == .alert && others.count == 1 ? cancel + others : others + cancel
  }

  /// Whether a button's words are bold: the preferred one's, else those of the one that cancels.
  func isBold(_ action: UIAlertAction) -> Bool {
    preferred.map { $0 === action } ?? (action.style == .cancel)
  }
}
