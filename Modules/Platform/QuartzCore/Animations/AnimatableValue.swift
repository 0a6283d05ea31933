import CoreGraphics
import Foundation

/// A value of a layer's property, converted once so that frames need not convert it.
enum AnimatableValue {
  case scalar(CGFloat)
  case point(CGPoint)
  case size(CGSize)
  case rect(CGRect)
  case color(CGColor?)
  case transform(CATransform3D)
  case path(CGPath?)
  case image(CGImage?)
  case scalars([CGFloat])
  case colors([CGColor])
  case backdrop(LayerBackdrop?)
  case vibrancy(LayerVibrancy?)

  /// Converts `value`; nil if it is not a value of a layer.
  init?(_ value: Any?) {
    switch value {
    case let value as CGFloat: self = .scalar(value)
    case let value as Double: self = .scalar(CGFloat(value))
    case let value as Float: self = .scalar(CGFloat(value))
    case let value as Int: self = .scalar(CGFloat(value))
    case let value as Bool: self = .scalar(value ? 1 : 0)
    case let value as NSNumber: self = .scalar(CGFloat(value.doubleValue))
    case let value as CGPoint: self = .point(value)
    case let value as CGSize: self = .size(value)
    case let value as CGRect: self = .rect(value)
    case let value as CGColor: self = .color(value)
    case let value as CATransform3D: self = .transform(value)
    case let value as CGAffineTransform:
      self = .transform(CATransform3DMakeAffineTransform(value))
    case let value as CGPath: self = .path(value)
    case let value as CGImage: self = .image(value)
    case let value as [CGColor]: self = .colors(value)
    case let value as [CGFloat]: self = .scalars(value)
    case let value as [Double]: self = .scalars(value.map { CGFloat($0) })
    case let value as [NSNumber]: self = .scalars(value.map { CGFloat($0.doubleValue) })
    case let value as LayerBackdrop: self = .backdrop(value)
    case let value as LayerVibrancy: self = .vibrancy(value)
    default: return nil
    }
  }

  /// The value as its Foundation or Core Graphics type.
  var any: Any? {
    switch self {
    case .scalar(let value): value
    case .point(let value): value
    case .size(let value): value
    case .rect(let value): value
    case .color(let value): value
    case .transform(let value): value
    case .path(let value): value
    case .image(let value): value
    case .scalars(let value): value
    case .colors(let value): value
    case .backdrop(let value): value
    case .vibrancy(let value): value
    }
  }

  /// The value as `any`, with a number of the type of the property at `path`.
  func any(at path: LayerKeyPath) -> Any? {
    guard case .scalar(let number) = self, path.part == .whole else { return any }
    return switch path.key {
    case .opacity, .shadowOpacity: Float(number)
    case .instanceRedOffset, .instanceGreenOffset, .instanceBlueOffset, .instanceAlphaOffset:
      Float(number)
    case .hidden, .masksToBounds: number != 0
    case .instanceCount: Int(number)
    case .instanceDelay: Double(number)
    default: number
    }
  }

  /// The value as `any`, with a number of the type of `old`, so that a cast that succeeds for a
  /// value that was set also does for an animated one.
  func any(like old: Any?) -> Any? {
    guard case .scalar(let number) = self else { return any }
    switch old {
    // An object passes all of these tests: a double can be cast to an object again.
    case is Double: return Double(number)
    case is Float: return Float(number)
    case is Int: return Int(exactly: number.rounded()) ?? number
    default: return number
    }
  }

  /// Interpolates linearly from `self` to `end`; extrapolates if `t` is below 0 or above 1.
  func interpolated(to end: AnimatableValue, at t: CGFloat) -> AnimatableValue {
    switch (self, end) {
    case (.scalar(let a), .scalar(let b)): .scalar(mix(a, b, t))
    case (.point(let a), .point(let b)): .point(CGPoint(x: mix(a.x, b.x, t), y: mix(a.y, b.y, t)))
    case (.size(let a), .size(let b)):
      .size(CGSize(width: mix(a.width, b.width, t), height: mix(a.height, b.height, t)))
    case (.rect(let a), .rect(let b)):
      .rect(
        CGRect(
          x: mix(a.origin.x, b.origin.x, t),
          y: mix(a.origin.y, b.origin.y, t),
          width: mix(a.size.width, b.size.width, t),
          height: mix(a.size.height, b.size.height, t)
        )
      )
    case (.color(let a), .color(let b)): .color(CGColor.mix(a, b, t))
    case (.transform(let a), .transform(let b)): .transform(CATransform3D.mix(a, b, t))
    case (.path(let a?), .path(let b?)): .path(CGPath.mix(a, b, t) ?? (t < 0.5 ? a : b))
    case (.scalars(let a), .scalars(let b)) where a.count == b.count:
      .scalars(zip(a, b).map { mix($0, $1, t) })
    case (.colors(let a), .colors(let b)) where a.count == b.count:
      .colors(zip(a, b).compactMap { CGColor.mix($0, $1, t) })
    case (.backdrop(let a), .backdrop(let b)): .backdrop(LayerBackdrop.mix(a, b, t))
    case (.vibrancy(let a), .vibrancy(let b)): .vibrancy(LayerVibrancy.mix(a, b, t))
    default: t < 1 ? self : end
    }
  }

  /// The sum of `self` and `other`, as used by additive animations.
  func adding(_ other: AnimatableValue) -> AnimatableValue {
    switch (self, other) {
    case (.scalar(let a), .scalar(let b)): .scalar(a + b)
    case (.point(let a), .point(let b)): .point(CGPoint(x: a.x + b.x, y: a.y + b.y))
    case (.size(let a), .size(let b)):
      .size(CGSize(width: a.width + b.width, height: a.height + b.height))
    case (.rect(let a), .rect(let b)):
      .rect(
        CGRect(
          x: a.origin.x + b.origin.x,
          y: a.origin.y + b.origin.y,
          width: a.size.width + b.size.width,
          height: a.size.height + b.size.height
        )
      )
    case (.transform(let a), .transform(let b)): .transform(CATransform3DConcat(b, a))
    case (.scalars(let a), .scalars(let b)) where a.count == b.count:
      .scalars(zip(a, b).map { $0 + $1 })
    default: other
    }
  }

  /// The difference: the value that added to `other` gives `self`.
  func subtracting(_ other: AnimatableValue) -> AnimatableValue {
    switch (self, other) {
    case (.scalar(let a), .scalar(let b)): .scalar(a - b)
    case (.point(let a), .point(let b)): .point(CGPoint(x: a.x - b.x, y: a.y - b.y))
    case (.size(let a), .size(let b)):
      .size(CGSize(width: a.width - b.width, height: a.height - b.height))
    case (.rect(let a), .rect(let b)):
      .rect(
        CGRect(
          x: a.origin.x - b.origin.x,
          y: a.origin.y - b.origin.y,
          width: a.size.width - b.size.width,
          height: a.size.height - b.size.height
        )
      )
    case (.transform(let a), .transform(let b)):
      .transform(CATransform3DConcat(CATransform3DInvert(b), a))
    case (.scalars(let a), .scalars(let b)) where a.count == b.count:
      .scalars(zip(a, b).map { $0 - $1 })
    default: self
    }
  }
}

@inline(__always)
private func mix(_ a: CGFloat, _ b: CGFloat, _ t: CGFloat) -> CGFloat { a + (b - a) * t }

extension CATransform3D {
  /// Interpolates between two transforms, with rotation, scale, translation and perspective
  /// separately.
  static func mix(_ a: CATransform3D, _ b: CATransform3D, _ t: CGFloat) -> CATransform3D {
    guard CATransform3DIsAffine(a), CATransform3DIsAffine(b),
      let from = PlanarMotion(a, angleIfNone: nil),
      let to = PlanarMotion(b, angleIfNone: from.angle)
    else {
      if t == 0 { return a }
      if t == 1 { return b }
      if let from = SpatialMotion(a), let to = SpatialMotion(b) { return from.mixed(with: to, t) }
      var result = a
      result.entries = zip(a.entries, b.entries).map { $0 + ($1 - $0) * t }
      return result
    }
    return from.mixed(with: to, t).transform
  }
}

/// An affine transform as a shear, a scale, a rotation and a translation.
private struct PlanarMotion {
  var scaleX: CGFloat
  var scaleY: CGFloat
  var shear: CGFloat
  var angle: CGFloat
  var tx: CGFloat
  var ty: CGFloat

  init?(_ t: CATransform3D, angleIfNone: CGFloat?) {
    tx = t.m41
    ty = t.m42
    scaleX = (t.m11 * t.m11 + t.m12 * t.m12).squareRoot()
    let determinant = t.m11 * t.m22 - t.m12 * t.m21
    guard scaleX > 1e-12 else {
      // The angle of a zero width is undefined: use the other transform's.
      guard t.m21 == 0 || angleIfNone != nil else { return nil }
      scaleY = (t.m21 * t.m21 + t.m22 * t.m22).squareRoot()
      shear = 0
      angle = angleIfNone ?? 0
      return
    }
    angle = atan2(t.m12, t.m11)
    let dot = t.m11 * t.m21 + t.m12 * t.m22
    shear = dot / (scaleX * scaleX)
    scaleY = determinant / scaleX
  }

  func mixed(with other: PlanarMotion, _ t: CGFloat) -> PlanarMotion {
    var result = self
    result.scaleX = scaleX + (other.scaleX - scaleX) * t
    result.scaleY = scaleY + (other.scaleY - scaleY) * t
    result.shear = shear + (other.shear - shear) * t
    result.tx = tx + (other.tx - tx) * t
    result.ty = ty + (other.ty - ty) * t
    var turn = other.angle - angle
    if turn > .pi { turn -= 2 * .pi }
    if turn < -.pi { turn += 2 * .pi }
    result.angle = angle + turn * t
    return result
  }

  var transform: CATransform3D {
    let (c, s) = (cos(angle), sin(angle))
    var result = CATransform3DIdentity
    result.m11 = scaleX * c
    result.m12 = scaleX * s
    result.m21 = shear * scaleX * c - scaleY * s
    result.m22 = shear * scaleX * s + scaleY * c
    result.m41 = tx
    result.m42 = ty
    return result
  }
}
