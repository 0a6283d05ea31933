public import Foundation

/// The radius of a corner of a view: fixed, or determined by the view and its container.
public struct UICornerRadius: Hashable, CustomStringConvertible, ExpressibleByFloatLiteral,
  ExpressibleByIntegerLiteral
{
  enum Kind: Hashable {
    case fixed(Double)
    case capsule
    case containerConcentric(minimum: CGFloat?)
  }

  let kind: Kind

  private init(_ kind: Kind) { self.kind = kind }

  /// A radius of `radius` points, limited to half of the shorter side of the view.
  public static func fixed(_ radius: Double) -> UICornerRadius { UICornerRadius(.fixed(radius)) }

  /// The radius with which the corner has the same center as that of the container.
  ///
  /// The container is the nearest superview with a ``UIView/cornerConfiguration``. The radius is
  /// that of its corner, less the distance from it.
  ///
  /// - Parameter minimum: The minimum, in points; nil for none.
  /// - Returns: The radius.
  public static func containerConcentric(minimum: CGFloat? = nil) -> UICornerRadius {
    UICornerRadius(.containerConcentric(minimum: minimum))
  }

  /// Half of the shorter side of the view.
  static var capsule: UICornerRadius { UICornerRadius(.capsule) }

  /// A fixed radius, in points.
  public init(floatLiteral value: Double) { self.init(.fixed(value)) }

  /// A fixed radius, in points.
  public init(integerLiteral value: Int) { self.init(.fixed(Double(value))) }

  /// The kind of the radius, with its value.
  public var description: String {
    switch kind {
    case .fixed(let radius): ".fixed(radius: \(radius))"
    case .capsule: ".capsule"
    case .containerConcentric(let minimum):
      ".containerConcentric(minimumRadius: \(minimum.map { "\(Double($0))" } ?? "nil"))"
    }
  }

  var isConcentric: Bool {
    if case .containerConcentric = kind { true } else { false }
  }

  /// The radius in points.
  ///
  /// - Parameters:
  ///   - limit: Half of the shorter side of the view.
  ///   - concentric: The radius that the container determines.
  /// - Returns: The radius.
  func points(limit: CGFloat, concentric: CGFloat) -> CGFloat {
    switch kind {
    case .fixed(let radius): min(max(CGFloat(radius), 0), limit)
    case .capsule: limit
    case .containerConcentric(let minimum): min(max(concentric, minimum ?? 0, 0), limit)
    }
  }
}
