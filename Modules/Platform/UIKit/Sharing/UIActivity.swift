public import Foundation

/// Something that can be done with what a program shares, as the list of a share sheet shows it.
///
/// Subclass it and hand instances to ``UIActivityViewController``: say what the activity is called,
/// what it can be done with, and do it in ``perform()`` or show ``activityViewController``. Call
/// ``activityDidFinish(_:)`` at the end.
@preconcurrency @MainActor open class UIActivity: NSObject {
  /// Whether an activity is one of the program's own, or sends what is shared elsewhere.
  public enum Category: Int, Sendable {
    /// It does something with what is shared.
    case action = 0
    /// It sends what is shared to somebody.
    case share = 1
  }

  /// The name of an activity, to tell them apart by.
  public struct ActivityType: Hashable, RawRepresentable, Sendable {
    /// The name.
    public let rawValue: String
    /// An activity of this name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// An activity of this name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// Notified of the end of the activity.
  var onFinish: ((Bool) -> Void)?

  /// An activity.
  public override init() { super.init() }

  /// Whether the activity does something or sends something.
  open class var activityCategory: UIActivity.Category { .action }

  /// The name of the activity, to tell it from others; nil where nobody needs to.
  open var activityType: UIActivity.ActivityType? { nil }

  /// What the activity is called.
  open var activityTitle: String? { nil }

  /// The image beside the title, shown as a template.
  open var activityImage: UIImage? { nil }

  /// Whether the activity can be done with items; it is left out otherwise.
  ///
  /// No, unless overridden.
  open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }

  /// The reader chose the activity: remember what it is to be done with.
  open func prepare(withActivityItems activityItems: [Any]) {}

  /// What asks the reader for more; nil for an activity that needs nothing.
  open var activityViewController: UIViewController? { nil }

  /// Does it, where there is no ``activityViewController``.
  ///
  /// Overrides call ``activityDidFinish(_:)`` at the end, as this one does, which does nothing
  /// else.
  open func perform() { activityDidFinish(true) }

  /// The activity is at its end: `true` where it was done, `false` where the reader gave it up.
  ///
  /// Its ``activityViewController`` is dismissed.
  open func activityDidFinish(_ completed: Bool) {
    let finish = onFinish
    onFinish = nil
    finish?(completed)
  }
}

extension UIActivity.ActivityType {
  /// Copies what is shared.
  public static let copyToPasteboard = UIActivity.ActivityType(
    "com.apple.UIKit.activity.CopyToPasteboard"
  )
}
