public import Foundation

/// The kind of timing that a provider specifies.
public enum UITimingCurveType: Int, Sendable {
  /// One of the system's curves.
  case builtin = 0
  /// A cubic Bézier curve.
  case cubic = 1
  case spring = 2
  /// A spring combined with a curve.
  case composed = 3
}

/// The timing of a property animator.
@preconcurrency @MainActor public protocol UITimingCurveProvider: NSObjectProtocol {
  /// The kind of timing.
  var timingCurveType: UITimingCurveType { get }
  /// The curve; nil for a spring.
  var cubicTimingParameters: UICubicTimingParameters? { get }
  /// The spring; nil for a curve.
  var springTimingParameters: UISpringTimingParameters? { get }
}
