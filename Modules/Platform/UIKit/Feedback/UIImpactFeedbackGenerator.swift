public import Foundation

/// Feedback of something that hits something.
@preconcurrency @MainActor open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// How heavy the things are.
  public enum FeedbackStyle: Int, Sendable {
    /// Small and light things.
    case light = 0
    /// Things of middle size.
    case medium = 1
    /// Large and heavy things.
    case heavy = 2
    /// Soft things.
    case soft = 3
    /// Hard things.
    case rigid = 4
  }

  /// Makes a generator of a style.
  public convenience init(style: FeedbackStyle) { self.init() }

  /// Makes a generator of a style for a view.
  public convenience init(style: FeedbackStyle, view: UIView) { self.init() }

  /// Something hit something.
  open func impactOccurred() {}

  /// Something hit something, as hard as a number from 0 to 1 says.
  open func impactOccurred(intensity: CGFloat) {}

  /// Something hit something at a place.
  open func impactOccurred(at location: CGPoint) {}

  /// Something hit something at a place, as hard as a number from 0 to 1 says.
  open func impactOccurred(intensity: CGFloat, at location: CGPoint) {}
}
