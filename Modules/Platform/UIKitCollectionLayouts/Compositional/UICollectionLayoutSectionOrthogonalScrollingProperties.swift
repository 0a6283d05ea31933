public import Foundation
public import UIKitCore

/// The properties of a section's orthogonal scrolling.
@preconcurrency @MainActor
open class UICollectionLayoutSectionOrthogonalScrollingProperties: NSObject {
  /// Whether scrolling bounces at the ends of the content.
  public enum BounceBehavior: Int, Sendable {
    case automatic, always, never
  }

  /// The deceleration rate of scrolling.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The fraction of the velocity that remains after a millisecond; 0 for the default of the
    /// behavior.
    public var rawValue: CGFloat
    /// Makes a rate.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// Makes a rate.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    /// The default of the behavior.
    public static let automatic = DecelerationRate(0)
    /// The default of scroll views.
    public static let normal = DecelerationRate(0.998)
    /// A faster deceleration.
    public static let fast = DecelerationRate(0.99)
  }

  /// How fast scrolling slows down after the finger is lifted; `automatic` by default.
  open var decelerationRate = DecelerationRate.automatic
  /// Whether scrolling bounces at the ends of the content.
  open var bounce = BounceBehavior.automatic
}
