public import Foundation

/// How the scrolling of a section across its layout feels.
@preconcurrency @MainActor
open class UICollectionLayoutSectionOrthogonalScrollingProperties: NSObject {
  /// Whether content can be pulled past its ends.
  public enum BounceBehavior: Int, Sendable {
    case automatic, always, never
  }

  /// How fast content slows down.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The share of the velocity that a millisecond leaves; 0 for the behavior's own.
    public var rawValue: CGFloat
    /// A rate.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// A rate.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    /// What suits the behavior.
    public static let automatic = DecelerationRate(0)
    /// As a scroll view does by default.
    public static let normal = DecelerationRate(0.998)
    /// Sooner.
    public static let fast = DecelerationRate(0.99)
  }

  /// How fast content slows down.
  open var decelerationRate = DecelerationRate.automatic
  /// Whether content can be pulled past its ends.
  open var bounce = BounceBehavior.automatic
}
