public import Foundation

/// Generates haptic feedback, if the machine supports it.
///
/// Does nothing on a machine without haptics, as on iPad.
@preconcurrency @MainActor open class UIFeedbackGenerator: NSObject {
  /// Makes a generator.
  public override init() { super.init() }

  /// Makes a generator for a view.
  public convenience init(view: UIView) { self.init() }

  /// Prepares for feedback; does nothing on this platform.
  open func prepare() {}
}
