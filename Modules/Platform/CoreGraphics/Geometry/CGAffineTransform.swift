public import Foundation

/// An affine transform of the plane: translates, scales, rotates and shears points.
///
/// A point maps to `x' = a*x + c*y + tx`, `y' = b*x + d*y + ty`.
public struct CGAffineTransform: Hashable, Sendable, Codable {
  /// The entry in row 1, column 1 of the matrix.
  public var a: CGFloat
  /// The entry in row 1, column 2 of the matrix.
  public var b: CGFloat
  /// The entry in row 2, column 1 of the matrix.
  public var c: CGFloat
  /// The entry in row 2, column 2 of the matrix.
  public var d: CGFloat
  /// The horizontal translation, in points.
  public var tx: CGFloat
  /// The vertical translation, in points.
  public var ty: CGFloat

  /// The transform that leaves every point where it is.
  public static var identity: CGAffineTransform {
    CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)
  }

  /// Makes the zero matrix, as Apple's default initializer does.
  public init() { self.init(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0) }

  /// Makes a transform from its six entries.
  public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// Makes a transform from its six entries, in matrix order.
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

  /// Makes a rotation by an angle, in radians.
  public init(rotationAngle angle: CGFloat) {
    let (sine, cosine) = (CGFloat(sin(Double(angle))), CGFloat(cos(Double(angle))))
    self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
  }

  /// Makes a transform that scales along both axes.
  public init(scaleX sx: CGFloat, y sy: CGFloat) {
    self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0)
  }

  /// Makes a translation, in points.
  public init(translationX tx: CGFloat, y ty: CGFloat) {
    self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty)
  }

  /// Decodes an array of numbers.
  public init(from decoder: any Decoder) throws {
    let numbers = try decoder.decodeNumbers(6)
    self.init(
      a: numbers[0],
      b: numbers[1],
      c: numbers[2],
      d: numbers[3],
      tx: numbers[4],
      ty: numbers[5]
    )
  }

  /// Encodes the numbers as an array.
  public func encode(to encoder: any Encoder) throws {
    try encoder.encodeNumbers(a, b, c, d, tx, ty)
  }

  /// Whether this is the identity transform.
  public var isIdentity: Bool { self == .identity }

  /// The inverse transform; the transform itself if it is not invertible.
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

  /// This transform, preceded by a rotation in radians.
  public func rotated(by angle: CGFloat) -> CGAffineTransform {
    CGAffineTransform(rotationAngle: angle).concatenating(self)
  }

  /// This transform, preceded by a scaling.
  public func scaledBy(x sx: CGFloat, y sy: CGFloat) -> CGAffineTransform {
    CGAffineTransform(a: a * sx, b: b * sx, c: c * sy, d: d * sy, tx: tx, ty: ty)
  }

  /// This transform, preceded by a translation in points.
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

  /// Whether the transform only translates and scales, without rotation or shear.
  package var keepsAxes: Bool { b == 0 && c == 0 }

  /// The mean scale factor of lengths over all directions.
  package var meanScale: CGFloat { abs(a * d - b * c).squareRoot() }

  /// Whether the transform is a pure translation.
  package var isTranslation: Bool { a == 1 && b == 0 && c == 0 && d == 1 }
}

// MARK: - Descriptions

// As in CoreGraphics; Foundation on Linux uses reflection. They are in this file because casts find
// them without naming a symbol: a linker takes from a static archive only the object files whose
// symbols are used, as those of the transform are by every layer.

// swift-format-ignore: AvoidRetroactiveConformances
extension CGPoint: @retroactive CustomDebugStringConvertible, @retroactive CustomReflectable {
  /// Both coordinates, as in `(1.0, 2.0)`.
  public var debugDescription: String { "(\(x), \(y))" }

  /// The coordinates with their names.
  public var customMirror: Mirror {
    Mirror(self, children: ["x": x, "y": y], displayStyle: .struct)
  }
}

// swift-format-ignore: AvoidRetroactiveConformances
extension CGSize: @retroactive CustomDebugStringConvertible, @retroactive CustomReflectable {
  /// Width and height, as in `(1.0, 2.0)`.
  public var debugDescription: String { "(\(width), \(height))" }

  /// Width and height with their names.
  public var customMirror: Mirror {
    Mirror(self, children: ["width": width, "height": height], displayStyle: .struct)
  }
}

// swift-format-ignore: AvoidRetroactiveConformances
extension CGRect: @retroactive CustomDebugStringConvertible, @retroactive CustomReflectable {
  /// Origin and size, as in `(0.0, 0.0, 50.0, 500.0)`.
  public var debugDescription: String {
    "(\(origin.x), \(origin.y), \(size.width), \(size.height))"
  }

  /// Origin and size with their names.
  public var customMirror: Mirror {
    Mirror(self, children: ["origin": origin, "size": size], displayStyle: .struct)
  }
}

// Numbers and geometry in `Any` can be cast to objects and back, as with Apple's Foundation:
// `notification.userInfo?[key] as? NSValue`, `animation.toValue as? CGFloat`.

// swift-format-ignore: AvoidRetroactiveConformances
extension CGFloat: @retroactive _ObjectiveCBridgeable {
  /// Returns the number as an object.
  public func _bridgeToObjectiveC() -> NSNumber { NSNumber(value: Double(self)) }

  /// Makes a number of an object.
  public static func _forceBridgeFromObjectiveC(_ source: NSNumber, result: inout CGFloat?) {
    result = _unconditionallyBridgeFromObjectiveC(source)
  }

  /// Makes a number of an object.
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSNumber,
    result: inout CGFloat?
  ) -> Bool {
    result = _unconditionallyBridgeFromObjectiveC(source)
    return true
  }

  /// Makes a number of an object; 0 of nil.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSNumber?) -> CGFloat {
    CGFloat(source?.doubleValue ?? 0)
  }
}

/// Geometry as objects.
extension _ObjectiveCBridgeable where _ObjectiveCType == NSValue {
  /// Makes a value of an object.
  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout Self?) {
    result = _unconditionallyBridgeFromObjectiveC(source)
  }

  /// Makes a value of an object; returns `false` if it contains a value of another type.
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSValue,
    result: inout Self?
  ) -> Bool {
    let own = _unconditionallyBridgeFromObjectiveC(nil)._bridgeToObjectiveC().objCType
    guard String(cString: source.objCType) == String(cString: own) else { return false }
    result = _unconditionallyBridgeFromObjectiveC(source)
    return true
  }
}

// swift-format-ignore: AvoidRetroactiveConformances
extension CGPoint: @retroactive _ObjectiveCBridgeable {
  /// Returns the point as an object.
  public func _bridgeToObjectiveC() -> NSValue { NSValue(point: self) }

  /// Makes a point of an object; zero of nil.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGPoint {
    source?.pointValue ?? .zero
  }
}

// swift-format-ignore: AvoidRetroactiveConformances
extension CGSize: @retroactive _ObjectiveCBridgeable {
  /// Returns the size as an object.
  public func _bridgeToObjectiveC() -> NSValue { NSValue(size: self) }

  /// Makes a size of an object; zero of nil.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGSize {
    source?.sizeValue ?? .zero
  }
}

// swift-format-ignore: AvoidRetroactiveConformances
extension CGRect: @retroactive _ObjectiveCBridgeable {
  /// Returns the rectangle as an object.
  public func _bridgeToObjectiveC() -> NSValue { NSValue(rect: self) }

  /// Makes a rectangle of an object; zero of nil.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGRect {
    source?.rectValue ?? .zero
  }
}

extension CGAffineTransform: _ObjectiveCBridgeable {
  /// Returns the transform as an object.
  public func _bridgeToObjectiveC() -> NSValue { NSValue(numbersOf: self) }

  /// Makes a transform of an object; the identity of nil.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGAffineTransform {
    source?.structure(otherwise: .identity) ?? .identity
  }
}
