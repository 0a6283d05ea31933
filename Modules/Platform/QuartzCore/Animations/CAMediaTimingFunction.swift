public import Foundation

/// A timing function: a cubic Bézier curve from (0, 0) to (1, 1) that maps time (x) to progress
/// (y).
open class CAMediaTimingFunction: NSObject, @unchecked Sendable {
  // Sendable: both points are constants.
  private let first: (x: Double, y: Double)
  private let second: (x: Double, y: Double)

  /// Creates the predefined function of the given name.
  public convenience init(name: CAMediaTimingFunctionName) {
    switch name {
    case .linear: self.init(controlPoints: 0, 0, 1, 1)
    case .easeIn: self.init(controlPoints: 0.42, 0, 1, 1)
    case .easeOut: self.init(controlPoints: 0, 0, 0.58, 1)
    case .easeInEaseOut: self.init(controlPoints: 0.42, 0, 0.58, 1)
    default: self.init(controlPoints: 0.25, 0.1, 0.25, 1)
    }
  }

  /// Creates a function with the control points (`c1x`, `c1y`) and (`c2x`, `c2y`); x is clamped to
  /// 0...1.
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    first = (Double(min(max(c1x, 0), 1)), Double(c1y))
    second = (Double(min(max(c2x, 0), 1)), Double(c2y))
    super.init()
  }

  /// Whether an object is a function with the same control points.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? CAMediaTimingFunction else { return false }
    return first == other.first && second == other.second
  }

  /// Equal for functions with equal control points.
  open override var hash: Int { [first.x, first.y, second.x, second.y].hashValue }

  /// Writes x and y of the control point `idx`, 0 to 3, to `ptr`, which must have space for two
  /// values.
  open func getControlPoint(at idx: Int, values ptr: UnsafeMutablePointer<Float>) {
    let points: [(x: Double, y: Double)] = [(0, 0), first, second, (1, 1)]
    precondition(points.indices.contains(idx), "a timing function has control points 0 to 3")
    ptr[0] = Float(points[idx].x)
    ptr[1] = Float(points[idx].y)
  }

  /// The progress at the fraction `time` of the duration.
  package func value(at time: Double) -> Double {
    if time <= 0 { return 0 }
    if time >= 1 { return 1 }
    if first.x == first.y && second.x == second.y { return time }
    return Self.coordinate(parameter(forTime: time), first.y, second.y)
  }

  /// The parameter of the curve's point at x = `time`: Newton's method, guarded by bisection.
  private func parameter(forTime time: Double) -> Double {
    var low = 0.0
    var high = 1.0
    var t = time
    for _ in 0..<64 {
      let error = Self.coordinate(t, first.x, second.x) - time
      if abs(error) < 1e-12 { return t }
      if error > 0 { high = t } else { low = t }
      let slope = Self.slope(t, first.x, second.x)
      let next = slope > 1e-9 ? t - error / slope : -1
      t = next > low && next < high ? next : (low + high) / 2
    }
    return t
  }

  private static func coordinate(_ t: Double, _ p1: Double, _ p2: Double) -> Double {
    let u = 1 - t
    return 3 * u * u * t * p1 + 3 * u * t * t * p2 + t * t * t
  }

  private static func slope(_ t: Double, _ p1: Double, _ p2: Double) -> Double {
    let u = 1 - t
    return 3 * u * u * p1 + 6 * u * t * (p2 - p1) + 3 * t * t * (1 - p2)
  }
}

/// The predefined timing functions.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  /// The name of the function.
  public let rawValue: String
  /// Creates the name of a function.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A constant speed.
  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  /// Slow at the start.
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  /// Slow at the end.
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  /// Slow at both ends.
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  /// The timing of implicit animations: fast at the start, slow at the end.
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}
