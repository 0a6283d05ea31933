public import Foundation

extension UIContentSizeCategory {
  /// Posted after the reader selected another text size; the object is the application.
  public static let didChangeNotification = NSNotification.Name(
    "UIContentSizeCategoryDidChangeNotification"
  )

  /// The key of the new text size, a `UIContentSizeCategory`.
  public static let newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"

  /// Posts the notification for a change of the main screen's traits.
  @MainActor static func notify(of new: UITraitCollection, after old: UITraitCollection) {
    let category = new.preferredContentSizeCategory
    guard category != old.preferredContentSizeCategory else { return }
    NotificationCenter.default.post(
      name: didChangeNotification,
      object: UIApplication.shared,
      userInfo: [newValueUserInfoKey: category]
    )
  }
}
