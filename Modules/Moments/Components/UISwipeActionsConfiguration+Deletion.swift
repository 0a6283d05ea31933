import DesignKit
public import UIKit

extension UISwipeActionsConfiguration {
  /// A swipe action that deletes after confirmation: the row stays until the reader confirms.
  ///
  /// - Parameters:
  ///   - title: The title of the action.
  ///   - ask: Asks for confirmation.
  /// - Returns: The one action.
  public static func deletion(
    _ title: String,
    ask: @escaping () -> Void
  ) -> UISwipeActionsConfiguration {
    let action = UIContextualAction(style: .destructive, title: title) { _, _, done in
      ask()
      done(false)
    }
    action.image = Icon.delete.image
    return UISwipeActionsConfiguration(actions: [action])
  }
}
