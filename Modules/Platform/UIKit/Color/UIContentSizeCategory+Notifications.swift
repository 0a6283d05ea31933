public import Foundation

extension UIContentSizeCategory {
  /// Posted after the reader chose another size of text; the object is the application.
  public static let didChangeNotification = NSNotification.Name(
    "UIContentSizeCategoryDidChangeNotification"
  )

  /// The size that the reader chose, a `UIContentSizeCategory`.
  public static let newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"

  /// Says that the traits of the main screen changed.
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
