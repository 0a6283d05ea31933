public import UIKit

extension UIBarButtonItem {
  /// Calls a closure at each tap on the button, replacing its primary action.
  ///
  /// ```swift
  /// let done = UIBarButtonItem(title: "Done")
  /// done.onTap { [weak self] _ in self?.finish() }
  /// ```
  ///
  /// Title and image are unchanged. The button retains the closure; capture the button's owner
  /// weakly.
  public func onTap(_ handler: @escaping (UIBarButtonItem) -> Void) {
    primaryAction = UIAction(title: title ?? "", image: image) { [weak self] _ in
      if let self { handler(self) }
    }
  }
}
