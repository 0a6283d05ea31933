public import Foundation

/// Stands for something that is shared, and makes it for the activity that the reader chooses.
@preconcurrency @MainActor public protocol UIActivityItemSource: NSObjectProtocol {
  /// A value of the kind that will be shared, to choose activities by.
  func activityViewControllerPlaceholderItem(
    _ activityViewController: UIActivityViewController
  ) -> Any

  /// What is shared by an activity; nil for nothing.
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any?

  /// What is shared in a few words, for activities that have a place for it.
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String
}

extension UIActivityItemSource {
  /// None.
  public func activityViewController(
    _ activityViewController: UIActivityViewController,
    subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String { "" }
}
