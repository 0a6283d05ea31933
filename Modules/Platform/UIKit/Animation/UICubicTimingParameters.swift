public import Foundation
import QuartzCore

/// Timing with a cubic Bézier curve from (0, 0) to (1, 1) that maps time (x) to progress (y).
@preconcurrency @MainActor
open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  /// The system's curve; `easeInOut` if control points were specified.
  open private(set) var animationCurve: UIView.AnimationCurve
  private let isBuiltin: Bool
  private let points: (CGPoint, CGPoint)

  /// Makes an ease-in ease-out curve.
  public override init() {
    animationCurve = .easeInOut
    isBuiltin = true
    points = Self.points(of: .easeInOut)
    super.init()
  }

  /// Makes one of the system's curves.
  public init(animationCurve curve: UIView.AnimationCurve) {
    animationCurve = curve
    isBuiltin = true
    points = Self.points(of: curve)
    super.init()
  }

  /// Makes a curve with two control points, whose x coordinates are clamped to 0...1.
  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    animationCurve = .easeInOut
    isBuiltin = false
    points = (point1, point2)
    super.init()
  }

  /// The first control point.
  open var controlPoint1: CGPoint { points.0 }

  /// The second control point.
  open var controlPoint2: CGPoint { points.1 }

  /// `builtin` for the system's curves, otherwise `cubic`.
  open var timingCurveType: UITimingCurveType { isBuiltin ? .builtin : .cubic }

  /// The parameters themselves.
  open var cubicTimingParameters: UICubicTimingParameters? { self }

  /// Always nil: this is not a spring.
  open var springTimingParameters: UISpringTimingParameters? { nil }

  private static func points(of curve: UIView.AnimationCurve) -> (CGPoint, CGPoint) {
    let function = CAMediaTimingFunction(name: curve.timingFunctionName)
    func point(_ index: Int) -> CGPoint {
      var values: [Float] = [0, 0]
      function.getControlPoint(at: index, values: &values)
      return CGPoint(x: CGFloat(values[0]), y: CGFloat(values[1]))
    }
    return (point(1), point(2))
  }

  var function: CAMediaTimingFunction {
    CAMediaTimingFunction(
      controlPoints: Float(points.0.x),
      Float(points.0.y),
      Float(points.1.x),
      Float(points.1.y)
    )
  }
}
