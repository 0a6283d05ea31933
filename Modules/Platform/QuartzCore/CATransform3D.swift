// Functions have Apple's names.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import CoreGraphics
public import Foundation

/// A 4 x 4 matrix that transforms a layer's points, as row vectors multiplied from the left.
///
/// The view is along the z axis, which points towards the eye. A perspective is in `m34`: the
/// negative reciprocal of the distance of the eye from the plane, in points.
public struct CATransform3D: Sendable {
  /// The entry at row 1, column 1.
  public var m11: CGFloat
  /// The entry at row 1, column 2.
  public var m12: CGFloat
  /// The entry at row 1, column 3.
  public var m13: CGFloat
  /// The entry at row 1, column 4.
  public var m14: CGFloat
  /// The entry at row 2, column 1.
  public var m21: CGFloat
  /// The entry at row 2, column 2.
  public var m22: CGFloat
  /// The entry at row 2, column 3.
  public var m23: CGFloat
  /// The entry at row 2, column 4.
  public var m24: CGFloat
  /// The entry at row 3, column 1.
  public var m31: CGFloat
  /// The entry at row 3, column 2.
  public var m32: CGFloat
  /// The entry at row 3, column 3.
  public var m33: CGFloat
  /// The entry at row 3, column 4.
  public var m34: CGFloat
  /// The entry at row 4, column 1: the translation along x, in points.
  public var m41: CGFloat
  /// The entry at row 4, column 2: the translation along y, in points.
  public var m42: CGFloat
  /// The entry at row 4, column 3: the translation along z, in points.
  public var m43: CGFloat
  /// The entry at row 4, column 4.
  public var m44: CGFloat

  /// Creates a matrix of zeros.
  public init() {
    self.init(
      m11: 0,
      m12: 0,
      m13: 0,
      m14: 0,
      m21: 0,
      m22: 0,
      m23: 0,
      m24: 0,
      m31: 0,
      m32: 0,
      m33: 0,
      m34: 0,
      m41: 0,
      m42: 0,
      m43: 0,
      m44: 0
    )
  }

  /// Creates a matrix of the given entries.
  public init(
    m11: CGFloat,
    m12: CGFloat,
    m13: CGFloat,
    m14: CGFloat,
    m21: CGFloat,
    m22: CGFloat,
    m23: CGFloat,
    m24: CGFloat,
    m31: CGFloat,
    m32: CGFloat,
    m33: CGFloat,
    m34: CGFloat,
    m41: CGFloat,
    m42: CGFloat,
    m43: CGFloat,
    m44: CGFloat
  ) {
    self.m11 = m11
    self.m12 = m12
    self.m13 = m13
    self.m14 = m14
    self.m21 = m21
    self.m22 = m22
    self.m23 = m23
    self.m24 = m24
    self.m31 = m31
    self.m32 = m32
    self.m33 = m33
    self.m34 = m34
    self.m41 = m41
    self.m42 = m42
    self.m43 = m43
    self.m44 = m44
  }
}

extension CATransform3D {
  /// The entries row by row.
  var entries: [CGFloat] {
    get { [m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44] }
    set {
      self = CATransform3D(
        m11: newValue[0],
        m12: newValue[1],
        m13: newValue[2],
        m14: newValue[3],
        m21: newValue[4],
        m22: newValue[5],
        m23: newValue[6],
        m24: newValue[7],
        m31: newValue[8],
        m32: newValue[9],
        m33: newValue[10],
        m34: newValue[11],
        m41: newValue[12],
        m42: newValue[13],
        m43: newValue[14],
        m44: newValue[15]
      )
    }
  }
}

/// The transform that leaves every point where it is.
public let CATransform3DIdentity = CATransform3D(
  m11: 1,
  m12: 0,
  m13: 0,
  m14: 0,
  m21: 0,
  m22: 1,
  m23: 0,
  m24: 0,
  m31: 0,
  m32: 0,
  m33: 1,
  m34: 0,
  m41: 0,
  m42: 0,
  m43: 0,
  m44: 1
)

/// Whether `t` is the identity.
public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool {
  CATransform3DEqualToTransform(t, CATransform3DIdentity)
}

/// Whether all entries of `a` and `b` are equal.
public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool {
  a.m11 == b.m11 && a.m12 == b.m12 && a.m13 == b.m13 && a.m14 == b.m14
    && a.m21 == b.m21 && a.m22 == b.m22 && a.m23 == b.m23 && a.m24 == b.m24
    && a.m31 == b.m31 && a.m32 == b.m32 && a.m33 == b.m33 && a.m34 == b.m34
    && a.m41 == b.m41 && a.m42 == b.m42 && a.m43 == b.m43 && a.m44 == b.m44
}

/// A translation by (`tx`, `ty`, `tz`) points.
public func CATransform3DMakeTranslation(
  _ tx: CGFloat,
  _ ty: CGFloat,
  _ tz: CGFloat
) -> CATransform3D {
  var result = CATransform3DIdentity
  result.m41 = tx
  result.m42 = ty
  result.m43 = tz
  return result
}

/// A scaling by (`sx`, `sy`, `sz`).
public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
  var result = CATransform3DIdentity
  result.m11 = sx
  result.m22 = sy
  result.m33 = sz
  return result
}

/// A rotation by `angle` radians around the vector (`x`, `y`, `z`).
///
/// A vector of length zero gives the identity.
public func CATransform3DMakeRotation(
  _ angle: CGFloat,
  _ x: CGFloat,
  _ y: CGFloat,
  _ z: CGFloat
) -> CATransform3D {
  let length = (x * x + y * y + z * z).squareRoot()
  guard length > 0 else { return CATransform3DIdentity }
  let (x, y, z) = (x / length, y / length, z / length)
  let (c, s) = (cos(angle), sin(angle))
  let d = 1 - c
  return CATransform3D(
    m11: c + x * x * d,
    m12: x * y * d + z * s,
    m13: x * z * d - y * s,
    m14: 0,
    m21: x * y * d - z * s,
    m22: c + y * y * d,
    m23: y * z * d + x * s,
    m24: 0,
    m31: x * z * d + y * s,
    m32: y * z * d - x * s,
    m33: c + z * z * d,
    m34: 0,
    m41: 0,
    m42: 0,
    m43: 0,
    m44: 1
  )
}

/// A translation by (`tx`, `ty`, `tz`) points, followed by `t`.
public func CATransform3DTranslate(
  _ t: CATransform3D,
  _ tx: CGFloat,
  _ ty: CGFloat,
  _ tz: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeTranslation(tx, ty, tz), t)
}

/// A scaling by (`sx`, `sy`, `sz`), followed by `t`.
public func CATransform3DScale(
  _ t: CATransform3D,
  _ sx: CGFloat,
  _ sy: CGFloat,
  _ sz: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeScale(sx, sy, sz), t)
}

/// A rotation by `angle` radians around (`x`, `y`, `z`), followed by `t`.
public func CATransform3DRotate(
  _ t: CATransform3D,
  _ angle: CGFloat,
  _ x: CGFloat,
  _ y: CGFloat,
  _ z: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeRotation(angle, x, y, z), t)
}

/// The transform `a` followed by `b`.
public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
  CATransform3D(
    m11: a.m11 * b.m11 + a.m12 * b.m21 + a.m13 * b.m31 + a.m14 * b.m41,
    m12: a.m11 * b.m12 + a.m12 * b.m22 + a.m13 * b.m32 + a.m14 * b.m42,
    m13: a.m11 * b.m13 + a.m12 * b.m23 + a.m13 * b.m33 + a.m14 * b.m43,
    m14: a.m11 * b.m14 + a.m12 * b.m24 + a.m13 * b.m34 + a.m14 * b.m44,
    m21: a.m21 * b.m11 + a.m22 * b.m21 + a.m23 * b.m31 + a.m24 * b.m41,
    m22: a.m21 * b.m12 + a.m22 * b.m22 + a.m23 * b.m32 + a.m24 * b.m42,
    m23: a.m21 * b.m13 + a.m22 * b.m23 + a.m23 * b.m33 + a.m24 * b.m43,
    m24: a.m21 * b.m14 + a.m22 * b.m24 + a.m23 * b.m34 + a.m24 * b.m44,
    m31: a.m31 * b.m11 + a.m32 * b.m21 + a.m33 * b.m31 + a.m34 * b.m41,
    m32: a.m31 * b.m12 + a.m32 * b.m22 + a.m33 * b.m32 + a.m34 * b.m42,
    m33: a.m31 * b.m13 + a.m32 * b.m23 + a.m33 * b.m33 + a.m34 * b.m43,
    m34: a.m31 * b.m14 + a.m32 * b.m24 + a.m33 * b.m34 + a.m34 * b.m44,
    m41: a.m41 * b.m11 + a.m42 * b.m21 + a.m43 * b.m31 + a.m44 * b.m41,
    m42: a.m41 * b.m12 + a.m42 * b.m22 + a.m43 * b.m32 + a.m44 * b.m42,
    m43: a.m41 * b.m13 + a.m42 * b.m23 + a.m43 * b.m33 + a.m44 * b.m43,
    m44: a.m41 * b.m14 + a.m42 * b.m24 + a.m43 * b.m34 + a.m44 * b.m44
  )
}

/// The inverse of `t`, or `t` itself if it is not invertible.
public func CATransform3DInvert(_ t: CATransform3D) -> CATransform3D {
  // Gauss-Jordan elimination with partial pivoting on [t | I].
  var rows = t.entries
  var inverse = CATransform3DIdentity.entries
  for column in 0..<4 {
    var pivot = column
    for row in column..<4 where abs(rows[row * 4 + column]) > abs(rows[pivot * 4 + column]) {
      pivot = row
    }
    guard abs(rows[pivot * 4 + column]) > 1e-12 else { return t }
    if pivot != column {
      for k in 0..<4 {
        rows.swapAt(pivot * 4 + k, column * 4 + k)
        inverse.swapAt(pivot * 4 + k, column * 4 + k)
      }
    }
    let divisor = rows[column * 4 + column]
    for k in 0..<4 {
      rows[column * 4 + k] /= divisor
      inverse[column * 4 + k] /= divisor
    }
    for row in 0..<4 where row != column {
      let factor = rows[row * 4 + column]
      guard factor != 0 else { continue }
      for k in 0..<4 {
        rows[row * 4 + k] -= factor * rows[column * 4 + k]
        inverse[row * 4 + k] -= factor * inverse[column * 4 + k]
      }
    }
  }
  var result = t
  result.entries = inverse
  return result
}

/// A transform with the same effect within the plane as `m`.
public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
  var result = CATransform3DIdentity
  result.m11 = m.a
  result.m12 = m.b
  result.m21 = m.c
  result.m22 = m.d
  result.m41 = m.tx
  result.m42 = m.ty
  return result
}

/// Whether `t` is an affine transform within the plane.
public func CATransform3DIsAffine(_ t: CATransform3D) -> Bool {
  t.m13 == 0 && t.m14 == 0 && t.m23 == 0 && t.m24 == 0 && t.m31 == 0 && t.m32 == 0
    && t.m33 == 1 && t.m34 == 0 && t.m43 == 0 && t.m44 == 1
}

/// The affine part of `t` within the plane.
public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform {
  CGAffineTransform(a: t.m11, b: t.m12, c: t.m21, d: t.m22, tx: t.m41, ty: t.m42)
}

extension CATransform3D: _ObjectiveCBridgeable {
  /// Returns the transform as an object, in casts of `Any`.
  public func _bridgeToObjectiveC() -> NSValue { NSValue(numbersOf: self) }

  /// Makes a transform of an object; the identity of nil.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CATransform3D {
    source?.structure(otherwise: CATransform3DIdentity) ?? CATransform3DIdentity
  }
}
