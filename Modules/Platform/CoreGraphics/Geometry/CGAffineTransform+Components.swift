import Foundation

/// The decomposition of a transform: scale, shear, rotation and translation, applied in this order.
public struct CGAffineTransformComponents: Sendable {
  /// The scale along the axes; negative if an axis is flipped.
  public var scale: CGSize
  /// The offset of x per unit of y.
  public var horizontalShear: CGFloat
  /// The angle, in radians.
  public var rotation: CGFloat
  /// The translation, in points.
  public var translation: CGVector

  /// Makes the components of the identity transform.
  public init() {
    self.init(
      scale: CGSize(width: 1, height: 1),
      horizontalShear: 0,
      rotation: 0,
      translation: CGVector(dx: 0, dy: 0)
    )
  }

  /// Makes components from their values.
  public init(
    scale: CGSize,
    horizontalShear: CGFloat,
    rotation: CGFloat,
    translation: CGVector
  ) {
    self.scale = scale
    self.horizontalShear = horizontalShear
    self.rotation = rotation
    self.translation = translation
  }
}

extension CGAffineTransform {
  /// The scale, shear, rotation and translation of the transform.
  public func decomposed() -> CGAffineTransformComponents {
    var width = (a * a + b * b).squareRoot()
    let determinant = a * d - b * c
    guard width > 0 else {
      return CGAffineTransformComponents(
        scale: CGSize(width: 0, height: (c * c + d * d).squareRoot()),
        horizontalShear: 0,
        rotation: atan2(-c, d),
        translation: CGVector(dx: tx, dy: ty)
      )
    }
    var rotation = atan2(b, a)
    var height = determinant / width
    // Flip along x instead of rotating by a half turn and flipping along y.
    if determinant < 0, a < 0 {
      width = -width
      height = -height
      rotation = atan2(-b, -a)
    }
    return CGAffineTransformComponents(
      scale: CGSize(width: width, height: height),
      horizontalShear: height == 0 ? 0 : (a * c + b * d) / (width * height),
      rotation: rotation,
      translation: CGVector(dx: tx, dy: ty)
    )
  }

  /// Makes a transform that scales, shears, rotates and translates, in that order.
  public init(_ components: CGAffineTransformComponents) {
    let shear = CGAffineTransform(a: 1, b: 0, c: components.horizontalShear, d: 1, tx: 0, ty: 0)
    self = CGAffineTransform(scaleX: components.scale.width, y: components.scale.height)
      .concatenating(shear)
      .concatenating(CGAffineTransform(rotationAngle: components.rotation))
      .concatenating(
        CGAffineTransform(
          translationX: components.translation.dx,
          y: components.translation.dy
        )
      )
  }
}
