public import Foundation

/// An action on shared items, listed in a share sheet.
///
/// Subclass it and pass instances to ``UIActivityViewController``: override the title, the image
/// and `canPerform(withActivityItems:)`, and either ``perform()`` or ``activityViewController``.
/// Call ``activityDidFinish(_:)`` at the end.
@preconcurrency @MainActor open class UIActivity: NSObject {
  /// The category of an activity.
  public enum Category: Int, Sendable {
    /// Acts on the shared items in the program.
    case action = 0
    /// Sends the shared items to somebody.
    case share = 1
  }

  /// The identifier of a kind of activity.
  public struct ActivityType: Hashable, RawRepresentable, Sendable {
    /// The identifier.
    public let rawValue: String
    /// Makes an activity type with an identifier.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Makes an activity type with an identifier.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// Called when the activity finished.
  var onFinish: ((Bool) -> Void)?

  /// Makes an activity.
  public override init() { super.init() }

  /// The category of the activity; `action` by default.
  open class var activityCategory: UIActivity.Category { .action }

  /// The identifier of the kind of activity; nil by default.
  open var activityType: UIActivity.ActivityType? { nil }

  /// The text of the activity's row in the sheet; nil unless a subclass returns one.
  open var activityTitle: String? { nil }

  /// The image beside the title, shown as a template.
  open var activityImage: UIImage? { nil }

  /// Returns whether the activity can act on the given items; otherwise it is not listed.
  ///
  /// `false` by default.
  open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }

  /// Called when the activity is selected, to store the items.
  open func prepare(withActivityItems activityItems: [Any]) {}

  /// The view controller to present; nil for an activity without a user interface.
  open var activityViewController: UIViewController? { nil }

  /// Performs the activity, if ``activityViewController`` is nil.
  ///
  /// Overrides call ``activityDidFinish(_:)`` at the end; the default only calls that.
  open func perform() { activityDidFinish(true) }

  /// Finishes the activity and dismisses its ``activityViewController``.
  ///
  /// - Parameter completed: Whether the activity was performed; `false` if the reader cancelled it.
  open func activityDidFinish(_ completed: Bool) {
    let finish = onFinish
    onFinish = nil
    finish?(completed)
  }
}

extension UIActivity.ActivityType {
  /// The activity that copies the shared items.
  public static let copyToPasteboard = UIActivity.ActivityType(
    "com.apple.UIKit.activity.CopyToPasteboard"
  )
}
