import DesignKit
public import UIKit

extension UISwipeActionsConfiguration {
  /// A swipe that deletes what the reader is asked about: the row stays until they have agreed.
  ///
  /// - Parameters:
  ///   - title: What the action is called.
  ///   - ask: Asks.
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
