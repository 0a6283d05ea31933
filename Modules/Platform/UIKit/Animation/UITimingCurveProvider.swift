public import Foundation

/// The kind of pace that a provider of timing gives.
public enum UITimingCurveType: Int, Sendable {
  /// One of the system's curves.
  case builtin = 0
  /// A cubic Bézier curve.
  case cubic = 1
  /// A spring.
  case spring = 2
  /// A spring, with a curve on top of it.
  case composed = 3
}

/// Gives a property animator its pace.
@preconcurrency @MainActor public protocol UITimingCurveProvider: NSObjectProtocol {
  /// The kind of pace.
  var timingCurveType: UITimingCurveType { get }
  /// The curve; nil for a spring.
  var cubicTimingParameters: UICubicTimingParameters? { get }
  /// The spring; nil for a curve.
  var springTimingParameters: UISpringTimingParameters? { get }
}
