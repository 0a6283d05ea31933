import Foundation

/// What a transform does, one after the other: scale, shear, rotation, translation.
public struct CGAffineTransformComponents: Sendable {
  /// The scale along the axes; negative where an axis is turned over.
  public var scale: CGSize
  /// How far x moves for each y.
  public var horizontalShear: CGFloat
  /// The angle, in radians.
  public var rotation: CGFloat
  /// The translation, in points.
  public var translation: CGVector

  /// Makes components that do nothing.
  public init() {
    self.init(
      scale: CGSize(width: 1, height: 1),
      horizontalShear: 0,
      rotation: 0,
      translation: CGVector(dx: 0, dy: 0)
    )
  }

  /// Makes components.
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
  /// The scale, shear, rotation and translation that make up the transform.
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
    // Turned over along x rather than turned by half and turned over along y.
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

  /// Makes the transform that scales, shears, rotates and moves, in that order.
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
