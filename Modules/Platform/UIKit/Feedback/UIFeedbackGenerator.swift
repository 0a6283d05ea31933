public import Foundation

/// Lets the reader feel what happens, where the machine can do so.
///
/// It is silent on a machine without a motor, as on an iPad.
@preconcurrency @MainActor open class UIFeedbackGenerator: NSObject {
  /// Makes a generator.
  public override init() { super.init() }

  /// Makes a generator of the feedback of a view.
  public convenience init(view: UIView) { self.init() }

  /// Feedback is to come soon: nothing needs to be made ready here.
  open func prepare() {}
}
