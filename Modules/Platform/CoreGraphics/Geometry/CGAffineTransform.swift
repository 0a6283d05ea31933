public import Foundation

/// A matrix that moves, scales, turns and shears points of the plane.
///
/// A point maps to `x' = a*x + c*y + tx`, `y' = b*x + d*y + ty`.
public struct CGAffineTransform: Hashable, Sendable, Codable {
  /// Row one, column one.
  public var a: CGFloat
  /// Row one, column two.
  public var b: CGFloat
  /// Row two, column one.
  public var c: CGFloat
  /// Row two, column two.
  public var d: CGFloat
  /// The horizontal translation, in points.
  public var tx: CGFloat
  /// The vertical translation, in points.
  public var ty: CGFloat

  /// The transform that changes nothing.
  public static var identity: CGAffineTransform {
    CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)
  }

  /// Makes the zero matrix, as Apple's default initializer does.
  public init() { self.init(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0) }

  /// Makes a transform from its six numbers.
  public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// Makes a transform from its six numbers, in the order of the matrix.
  public init(
    _ a: CGFloat,
    _ b: CGFloat,
    _ c: CGFloat,
    _ d: CGFloat,
    _ tx: CGFloat,
    _ ty: CGFloat
  ) {
    self.init(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
  }

  /// Makes a transform that turns by an angle, in radians.
  public init(rotationAngle angle: CGFloat) {
    let (sine, cosine) = (CGFloat(sin(Double(angle))), CGFloat(cos(Double(angle))))
    self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
  }

  /// Makes a transform that scales along the two axes.
  public init(scaleX sx: CGFloat, y sy: CGFloat) {
    self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0)
  }

  /// Makes a transform that moves, in points.
  public init(translationX tx: CGFloat, y ty: CGFloat) {
    self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty)
  }

  /// Whether the transform changes nothing.
  public var isIdentity: Bool { self == .identity }

  /// The transform that undoes this one; this one itself if it cannot be undone.
  public func inverted() -> CGAffineTransform {
    let determinant = a * d - b * c
    guard determinant != 0, determinant.isFinite else { return self }
    return CGAffineTransform(
      a: d / determinant,
      b: -b / determinant,
      c: -c / determinant,
      d: a / determinant,
      tx: (c * ty - d * tx) / determinant,
      ty: (b * tx - a * ty) / determinant
    )
  }

  /// This transform, followed by another.
  public func concatenating(_ t2: CGAffineTransform) -> CGAffineTransform {
    CGAffineTransform(
      a: a * t2.a + b * t2.c,
      b: a * t2.b + b * t2.d,
      c: c * t2.a + d * t2.c,
      d: c * t2.b + d * t2.d,
      tx: tx * t2.a + ty * t2.c + t2.tx,
      ty: tx * t2.b + ty * t2.d + t2.ty
    )
  }

  /// A turn by an angle in radians, followed by this transform.
  public func rotated(by angle: CGFloat) -> CGAffineTransform {
    CGAffineTransform(rotationAngle: angle).concatenating(self)
  }

  /// A scale along the two axes, followed by this transform.
  public func scaledBy(x sx: CGFloat, y sy: CGFloat) -> CGAffineTransform {
    CGAffineTransform(a: a * sx, b: b * sx, c: c * sy, d: d * sy, tx: tx, ty: ty)
  }

  /// A move in points, followed by this transform.
  public func translatedBy(x tx: CGFloat, y ty: CGFloat) -> CGAffineTransform {
    CGAffineTransform(
      a: a,
      b: b,
      c: c,
      d: d,
      tx: a * tx + c * ty + self.tx,
      ty: b * tx + d * ty + self.ty
    )
  }

  /// Whether the transform keeps the axes: it only moves and scales, without turning or shearing.
  package var keepsAxes: Bool { b == 0 && c == 0 }

  /// How much longer lines become, on average over the directions.
  package var meanScale: CGFloat { abs(a * d - b * c).squareRoot() }

  /// Whether the transform only moves.
  package var isTranslation: Bool { a == 1 && b == 0 && c == 0 && d == 1 }
}
