public import Foundation

/// A source of a shared item, which creates the item for the selected activity.
@preconcurrency @MainActor public protocol UIActivityItemSource: NSObjectProtocol {
  /// Returns a value of the type of the item, by which activities are chosen.
  func activityViewControllerPlaceholderItem(
    _ activityViewController: UIActivityViewController
  ) -> Any

  /// Returns the item to share with an activity; nil for none.
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any?

  /// Returns the subject of the item, for activities that support one.
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String
}

extension UIActivityItemSource {
  /// Returns an empty string.
  public func activityViewController(
    _ activityViewController: UIActivityViewController,
    subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String { "" }
}
