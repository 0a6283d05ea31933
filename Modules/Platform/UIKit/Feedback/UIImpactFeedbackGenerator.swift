public import Foundation

/// Generates feedback for an impact.
@preconcurrency @MainActor open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// The mass and the stiffness of the colliding objects.
  public enum FeedbackStyle: Int, Sendable {
    /// Small and light objects.
    case light = 0
    /// Objects of medium size.
    case medium = 1
    /// Large and heavy objects.
    case heavy = 2
    /// Soft objects.
    case soft = 3
    /// Rigid objects.
    case rigid = 4
  }

  /// Makes a generator with a style.
  public convenience init(style: FeedbackStyle) { self.init() }

  /// Makes a generator with a style for a view.
  public convenience init(style: FeedbackStyle, view: UIView) { self.init() }

  /// Generates feedback for an impact.
  open func impactOccurred() {}

  /// Generates feedback for an impact with an intensity from 0 to 1.
  open func impactOccurred(intensity: CGFloat) {}

  /// Generates feedback for an impact at a location.
  open func impactOccurred(at location: CGPoint) {}

  /// Generates feedback for an impact at a location, with an intensity from 0 to 1.
  open func impactOccurred(intensity: CGFloat, at location: CGPoint) {}
}
