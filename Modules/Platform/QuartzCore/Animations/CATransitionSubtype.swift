import CoreGraphics
import Foundation

/// The edge where a sliding transition begins.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  /// The name of the edge.
  public let rawValue: String
  /// Creates an edge of the given name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// At the right edge.
  public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
  /// At the left edge.
  public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
  /// At the edge of the largest y, which is the lower one on screen: the name assumes a y axis that
  /// points up.
  public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
  /// At the edge of the smallest y, which is the upper one on screen.
  public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")

  /// The vector from the center to the edge, in multiples of the layer's size.
  var edge: CGVector {
    switch self {
    case .fromRight: CGVector(dx: 1, dy: 0)
    case .fromTop: CGVector(dx: 0, dy: 1)
    case .fromBottom: CGVector(dx: 0, dy: -1)
    default: CGVector(dx: -1, dy: 0)
    }
  }
}
