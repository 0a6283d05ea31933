import CoreGraphics
import Foundation

extension CATransform3D {
  /// Whether the transform has a perspective.
  var isPerspective: Bool { m14 != 0 || m24 != 0 || m34 != 0 || m44 != 1 }

  /// Decomposes the transform into one without perspective, followed by a pure perspective: its
  /// fourth column.
  ///
  /// Nil if the former is not invertible.
  func withoutPerspective() -> (affine: CATransform3D, perspective: [CGFloat])? {
    var affine = self
    (affine.m14, affine.m24, affine.m34, affine.m44) = (0, 0, 0, 1)
    guard isPerspective else { return (affine, [0, 0, 0, 1]) }
    let back = CATransform3DInvert(affine)
    guard !CATransform3DEqualToTransform(back, affine) || CATransform3DIsIdentity(affine) else {
      return nil
    }
    let column = [m14, m24, m34, m44]
    let perspective = stride(from: 0, to: 16, by: 4).map { row in
      (0..<4).reduce(0) { $0 + back.entries[row + $1] * column[$1] }
    }
    return (affine, perspective)
  }

  /// This transform without perspective, followed by the given perspective.
  func adding(perspective: [CGFloat]) -> CATransform3D {
    var last = CATransform3DIdentity
    (last.m14, last.m24, last.m34, last.m44) = (
      perspective[0], perspective[1], perspective[2], perspective[3]
    )
    return CATransform3DConcat(self, last)
  }
}

/// A transform in space, decomposed for interpolation.
///
/// Scale with shear, rotation, translation and perspective are interpolated separately, so that a
/// rotation does not shrink the layer.
struct SpatialMotion {
  /// The scale along each axis, and the shears: a lower triangular matrix, row by row.
  private var scale: [CGFloat]
  private var rotation: Quaternion
  private var translation: [CGFloat]
  private var perspective: [CGFloat]

  /// Decomposes a transform; nil if it collapses the plane to a line or a point.
  init?(_ t: CATransform3D) {
    guard let (affine, perspective) = t.withoutPerspective() else { return nil }
    self.perspective = perspective
    translation = [affine.m41, affine.m42, affine.m43]
    // The rows are the images of the axes (Gram-Schmidt).
    var x = Vector(affine.m11, affine.m12, affine.m13)
    var y = Vector(affine.m21, affine.m22, affine.m23)
    let last = Vector(affine.m31, affine.m32, affine.m33)
    let width = x.length
    guard width > 1e-9 else { return nil }
    x = x.scaled(by: 1 / width)
    let shear = y.dot(x)
    y = y.adding(x.scaled(by: -shear))
    let height = y.length
    guard height > 1e-9 else { return nil }
    y = y.scaled(by: 1 / height)
    let z = x.cross(y)
    scale = [width, shear, height, last.dot(x), last.dot(y), last.dot(z)]
    rotation = Quaternion(rows: x, y, z)
  }

  /// Interpolates towards another motion, along the shorter rotation.
  func mixed(with other: SpatialMotion, _ t: CGFloat) -> CATransform3D {
    func mix(_ a: [CGFloat], _ b: [CGFloat]) -> [CGFloat] { zip(a, b).map { $0 + ($1 - $0) * t } }
    let scale = mix(scale, other.scale)
    let (x, y, z) = rotation.mixed(with: other.rotation, t).rows
    let translation = mix(translation, other.translation)
    let second = x.scaled(by: scale[1]).adding(y.scaled(by: scale[2]))
    let third = x.scaled(by: scale[3]).adding(y.scaled(by: scale[4]))
      .adding(z.scaled(by: scale[5]))
    var result = CATransform3DIdentity
    (result.m11, result.m12, result.m13) = (x.x * scale[0], x.y * scale[0], x.z * scale[0])
    (result.m21, result.m22, result.m23) = (second.x, second.y, second.z)
    (result.m31, result.m32, result.m33) = (third.x, third.y, third.z)
    (result.m41, result.m42, result.m43) = (translation[0], translation[1], translation[2])
    return result.adding(perspective: mix(perspective, other.perspective))
  }
}

private struct Vector {
  var x: CGFloat
  var y: CGFloat
  var z: CGFloat

  init(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat) { (self.x, self.y, self.z) = (x, y, z) }

  var length: CGFloat { dot(self).squareRoot() }

  func dot(_ v: Vector) -> CGFloat { x * v.x + y * v.y + z * v.z }

  func scaled(by factor: CGFloat) -> Vector { Vector(x * factor, y * factor, z * factor) }

  func adding(_ v: Vector) -> Vector { Vector(x + v.x, y + v.y, z + v.z) }

  func cross(_ v: Vector) -> Vector {
    Vector(y * v.z - z * v.y, z * v.x - x * v.z, x * v.y - y * v.x)
  }
}

/// A rotation: the cosine of half its angle, and the axis times the sine.
private struct Quaternion {
  var w: CGFloat
  var x: CGFloat
  var y: CGFloat
  var z: CGFloat

  init(_ w: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat) {
    (self.w, self.x, self.y, self.z) = (w, x, y, z)
  }

  /// The rotation that maps the axes to three orthonormal vectors.
  init(rows a: Vector, _ b: Vector, _ c: Vector) {
    // Each component from its own square, with the signs from the differences; start with the
    // largest.
    let squares = [
      1 + a.x + b.y + c.z, 1 + a.x - b.y - c.z, 1 - a.x + b.y - c.z, 1 - a.x - b.y + c.z,
    ]
    let largest = squares.indices.max { squares[$0] < squares[$1] } ?? 0
    let size = 2 * max(squares[largest], 0).squareRoot()
    let (p, q, r) = (b.z - c.y, c.x - a.z, a.y - b.x)
    let (s, t, u) = (a.y + b.x, a.z + c.x, b.z + c.y)
    switch largest {
    case 0: self.init(size / 4, p / size, q / size, r / size)
    case 1: self.init(p / size, size / 4, s / size, t / size)
    case 2: self.init(q / size, s / size, size / 4, u / size)
    default: self.init(r / size, t / size, u / size, size / 4)
    }
  }

  /// The images of the axes.
  var rows: (Vector, Vector, Vector) {
    (
      Vector(1 - 2 * (y * y + z * z), 2 * (x * y + w * z), 2 * (x * z - w * y)),
      Vector(2 * (x * y - w * z), 1 - 2 * (x * x + z * z), 2 * (y * z + w * x)),
      Vector(2 * (x * z + w * y), 2 * (y * z - w * x), 1 - 2 * (x * x + y * y))
    )
  }

  /// Interpolates towards another rotation at a constant speed.
  func mixed(with other: Quaternion, _ t: CGFloat) -> Quaternion {
    var cosine = w * other.w + x * other.x + y * other.y + z * other.z
    let sign: CGFloat = cosine < 0 ? -1 : 1
    cosine = min(cosine * sign, 1)
    let angle = acos(cosine)
    var (from, to) = (1 - t, t * sign)
    if angle > 1e-6 {
      from = sin((1 - t) * angle) / sin(angle)
      to = sin(t * angle) / sin(angle) * sign
    }
    return Quaternion(
      w * from + other.w * to,
      x * from + other.x * to,
      y * from + other.y * to,
      z * from + other.z * to
    )
  }
}
