import CoreGraphics
import Foundation

/// Where a transition that slides begins.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  /// The name of the edge.
  public let rawValue: String
  /// Creates an edge of the given name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// At the right edge.
  public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
  /// At the left edge.
  public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
  /// At the edge of the greatest y, which on screen is the lower one: the top is that of a plane
  /// whose y grows upwards.
  public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
  /// At the edge of the least y, which on screen is the upper one.
  public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")

  /// The way from the middle to the edge, in sizes of the layer.
  var edge: CGVector {
    switch self {
    case .fromRight: CGVector(dx: 1, dy: 0)
    case .fromTop: CGVector(dx: 0, dy: 1)
    case .fromBottom: CGVector(dx: 0, dy: -1)
    default: CGVector(dx: -1, dy: 0)
    }
  }
}
