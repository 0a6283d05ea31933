import Foundation
package import QuartzCore

/// The radii of the corners of a view.
///
/// ```swift
/// card.cornerConfiguration = .corners(radius: 12)
/// image.cornerConfiguration = .corners(radius: .containerConcentric(minimum: 4))
/// badge.cornerConfiguration = .capsule()
/// ```
public struct UICornerConfiguration: Hashable, CustomStringConvertible {
  /// The corners that have one radius, the largest of theirs.
  private enum Uniformity: Hashable {
    case none, all, top, bottom, left, right, topAndBottom, leftAndRight
  }

  private var topLeft: UICornerRadius?
  private var topRight: UICornerRadius?
  private var bottomLeft: UICornerRadius?
  private var bottomRight: UICornerRadius?
  private var uniformity = Uniformity.none

  /// Square corners that `layer.cornerRadius` can round: the configuration of new views.
  package static var unspecified: UICornerConfiguration {
    corners(topLeftRadius: nil, topRightRadius: nil, bottomLeftRadius: nil, bottomRightRadius: nil)
  }

  // MARK: Independent corners

  /// Four corners with the same kind of radius.
  ///
  /// Concentric radii can differ from corner to corner.
  public static func corners(radius: UICornerRadius) -> UICornerConfiguration {
    corners(
      topLeftRadius: radius,
      topRightRadius: radius,
      bottomLeftRadius: radius,
      bottomRightRadius: radius
    )
  }

  /// Corners with a radius each; nil for a square corner.
  public static func corners(
    topLeftRadius: UICornerRadius?,
    topRightRadius: UICornerRadius?,
    bottomLeftRadius: UICornerRadius?,
    bottomRightRadius: UICornerRadius?
  ) -> UICornerConfiguration {
    UICornerConfiguration(
      topLeft: topLeftRadius,
      topRight: topRightRadius,
      bottomLeft: bottomLeftRadius,
      bottomRight: bottomRightRadius
    )
  }

  /// The shape of a capsule, whose radius is half of the shorter side, at most `maximumRadius`
  /// points.
  public static func capsule(maximumRadius: Double? = nil) -> UICornerConfiguration {
    corners(radius: maximumRadius.map { .fixed($0) } ?? .capsule)
  }

  // MARK: Uniform corners

  /// Four corners of one radius: of concentric ones, the largest.
  public static func uniformCorners(radius: UICornerRadius) -> UICornerConfiguration {
    corners(radius: radius).uniform(.all)
  }

  /// One radius for the left corners, and one for the right corners.
  public static func uniformEdges(
    leftRadius: UICornerRadius,
    rightRadius: UICornerRadius
  ) -> UICornerConfiguration {
    corners(
      topLeftRadius: leftRadius,
      topRightRadius: rightRadius,
      bottomLeftRadius: leftRadius,
      bottomRightRadius: rightRadius
    )
    .uniform(.leftAndRight)
  }

  /// One radius for the top corners, and one for the bottom corners.
  public static func uniformEdges(
    topRadius: UICornerRadius,
    bottomRadius: UICornerRadius
  ) -> UICornerConfiguration {
    corners(
      topLeftRadius: topRadius,
      topRightRadius: topRadius,
      bottomLeftRadius: bottomRadius,
      bottomRightRadius: bottomRadius
    )
    .uniform(.topAndBottom)
  }

  /// One radius for the top corners; the bottom corners have one each, or are square.
  public static func uniformTopRadius(
    _ topRadius: UICornerRadius,
    bottomLeftRadius: UICornerRadius? = nil,
    bottomRightRadius: UICornerRadius? = nil
  ) -> UICornerConfiguration {
    corners(
      topLeftRadius: topRadius,
      topRightRadius: topRadius,
      bottomLeftRadius: bottomLeftRadius,
      bottomRightRadius: bottomRightRadius
    )
    .uniform(.top)
  }

  /// One radius for the bottom corners; the top corners have one each, or are square.
  public static func uniformBottomRadius(
    _ bottomRadius: UICornerRadius,
    topLeftRadius: UICornerRadius? = nil,
    topRightRadius: UICornerRadius? = nil
  ) -> UICornerConfiguration {
    corners(
      topLeftRadius: topLeftRadius,
      topRightRadius: topRightRadius,
      bottomLeftRadius: bottomRadius,
      bottomRightRadius: bottomRadius
    )
    .uniform(.bottom)
  }

  /// One radius for the left corners; the right corners have one each, or are square.
  public static func uniformLeftRadius(
    _ leftRadius: UICornerRadius,
    topRightRadius: UICornerRadius? = nil,
    bottomRightRadius: UICornerRadius? = nil
  ) -> UICornerConfiguration {
    corners(
      topLeftRadius: leftRadius,
      topRightRadius: topRightRadius,
      bottomLeftRadius: leftRadius,
      bottomRightRadius: bottomRightRadius
    )
    .uniform(.left)
  }

  /// One radius for the right corners; the left corners have one each, or are square.
  public static func uniformRightRadius(
    _ rightRadius: UICornerRadius,
    topLeftRadius: UICornerRadius? = nil,
    bottomLeftRadius: UICornerRadius? = nil
  ) -> UICornerConfiguration {
    corners(
      topLeftRadius: topLeftRadius,
      topRightRadius: rightRadius,
      bottomLeftRadius: bottomLeftRadius,
      bottomRightRadius: rightRadius
    )
    .uniform(.right)
  }

  private func uniform(_ uniformity: Uniformity) -> UICornerConfiguration {
    var copy = self
    copy.uniformity = uniformity
    return copy
  }

  // MARK: Values

  /// The radii of the four corners.
  public var description: String {
    func words(_ radius: UICornerRadius?) -> String { radius?.description ?? ".unspecified" }
    return "UICornerConfiguration(topLeftRadius: \(words(topLeft)), topRightRadius: "
      + "\(words(topRight)), bottomLeftRadius: \(words(bottomLeft)), bottomRightRadius: "
      + "\(words(bottomRight)))"
  }

  /// Whether a corner depends on the container.
  package var isConcentric: Bool {
    [topLeft, topRight, bottomLeft, bottomRight].contains { $0?.isConcentric == true }
  }

  /// The radii of a view, in points.
  ///
  /// - Parameters:
  ///   - size: The size of the view.
  ///   - concentric: The radii that the container determines.
  /// - Returns: The radii.
  package func radii(of size: CGSize, concentric: LayerCornerRadii) -> LayerCornerRadii {
    let limit = max(min(size.width, size.height) / 2, 0)
    func points(_ radius: UICornerRadius?, _ concentric: CGFloat) -> CGFloat {
      radius?.points(limit: limit, concentric: concentric) ?? 0
    }
    var radii = LayerCornerRadii(
      topLeft: points(topLeft, concentric.topLeft),
      topRight: points(topRight, concentric.topRight),
      bottomRight: points(bottomRight, concentric.bottomRight),
      bottomLeft: points(bottomLeft, concentric.bottomLeft)
    )
    switch uniformity {
    case .none: break
    case .all:
      let most = max(radii.topLeft, radii.topRight, radii.bottomRight, radii.bottomLeft)
      radii = LayerCornerRadii(topLeft: most, topRight: most, bottomRight: most, bottomLeft: most)
    case .top: radii.level(\.topLeft, \.topRight)
    case .bottom: radii.level(\.bottomLeft, \.bottomRight)
    case .left: radii.level(\.topLeft, \.bottomLeft)
    case .right: radii.level(\.topRight, \.bottomRight)
    case .topAndBottom:
      radii.level(\.topLeft, \.topRight)
      radii.level(\.bottomLeft, \.bottomRight)
    case .leftAndRight:
      radii.level(\.topLeft, \.bottomLeft)
      radii.level(\.topRight, \.bottomRight)
    }
    return radii
  }
}

extension LayerCornerRadii {
  /// Gives two corners the larger of their radii.
  fileprivate mutating func level(
    _ one: WritableKeyPath<LayerCornerRadii, CGFloat>,
    _ other: WritableKeyPath<LayerCornerRadii, CGFloat>
  ) {
    let most = max(self[keyPath: one], self[keyPath: other])
    self[keyPath: one] = most
    self[keyPath: other] = most
  }
}
