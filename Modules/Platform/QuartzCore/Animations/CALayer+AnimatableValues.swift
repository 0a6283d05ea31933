import CoreGraphics
import Foundation

extension CALayer {
  /// Sets the value at `keyPath`, an animatable property or a part of one, like its setter.
  final func setAnimatableValue(_ value: Any?, forKeyPath keyPath: String) {
    guard let path = LayerKeyPath(keyPath), let old = animatableValue(path) else { return }
    let isColor = if case .color = old { true } else { false }
    guard let typed = AnimatableValue(value) ?? (isColor ? .color(nil) : nil) else { return }
    change(path.key, placement: path.key.isPlacement, appearance: !path.key.isPlacement) {
      present(typed, at: path)
    }
  }

  /// The value at `path`; nil if this layer has none.
  final func animatableValue(_ path: LayerKeyPath) -> AnimatableValue? {
    if let own = path.own { return AnimatableValue(value(forKeyPath: own)) }
    guard let whole = wholeValue(of: path.key) else { return nil }
    return path.part == .whole ? whole : whole.part(path.part)
  }

  /// Sets `value` at `path` without side effects, for presentation copies.
  final func present(_ value: AnimatableValue, at path: LayerKeyPath) {
    if let own = path.own {
      return setValue(value.any(like: self.value(forKeyPath: own)), forKeyPath: own)
    }
    guard path.part != .whole else {
      presentWhole(value, of: path.key)
      return
    }
    guard let whole = wholeValue(of: path.key) else { return }
    presentWhole(whole.replacing(path.part, by: value), of: path.key)
  }

  private func presentWhole(_ value: AnimatableValue, of key: LayerKey) {
    switch (key, value) {
    case (.position, .point(let new)): values.position = new
    case (.bounds, .rect(let new)): values.bounds = new
    case (.anchorPoint, .point(let new)): values.anchorPoint = new
    case (.zPosition, .scalar(let new)): values.zPosition = new
    case (.opacity, .scalar(let new)): values.opacity = Float(min(max(new, 0), 1))
    case (.hidden, .scalar(let new)): values.isHidden = new != 0
    case (.masksToBounds, .scalar(let new)): values.masksToBounds = new != 0
    case (.cornerRadius, .scalar(let new)): values.cornerRadius = max(new, 0)
    case (.borderWidth, .scalar(let new)): values.borderWidth = max(new, 0)
    case (.backgroundColor, .color(let new)): values.backgroundColor = new
    case (.borderColor, .color(let new)): values.borderColor = new
    case (.shadowOpacity, .scalar(let new)): values.shadowOpacity = Float(new)
    case (.contents, .image(let new)): values.contents = new
    case (.transform, .transform(let new)):
      values.hasTransform = true
      rareForWriting.transform = new
    default: presentRare(value, of: key)
    }
  }

  private func presentRare(_ value: AnimatableValue, of key: LayerKey) {
    switch (key, value) {
    case (.sublayerTransform, .transform(let new)): rareForWriting.sublayerTransform = new
    case (.anchorPointZ, .scalar(let new)): rareForWriting.anchorPointZ = new
    case (.shadowColor, .color(let new)): rareForWriting.shadowColor = new
    case (.shadowOffset, .size(let new)): rareForWriting.shadowOffset = new
    case (.shadowRadius, .scalar(let new)): rareForWriting.shadowRadius = max(new, 0)
    case (.shadowPath, .path(let new)): rareForWriting.shadowPath = new
    case (.contentsRect, .rect(let new)): rareForWriting.contentsRect = new
    case (.cornerRadii, .scalars(let new)):
      rareForWriting.cornerRadii = LayerCornerRadii(numbers: new)
    case (.backdrop, .backdrop(let new)): rareForWriting.backdrop = new
    case (.vibrancy, .vibrancy(let new)): rareForWriting.vibrancy = new
    default: presentOwn(value, of: key)
    }
  }

  private func wholeValue(of key: LayerKey) -> AnimatableValue? {
    switch key {
    case .position: .point(values.position)
    case .bounds: .rect(values.bounds)
    case .anchorPoint: .point(values.anchorPoint)
    case .anchorPointZ: .scalar(storedAnchorPointZ)
    case .zPosition: .scalar(values.zPosition)
    case .transform: .transform(transform)
    case .sublayerTransform: .transform(storedSublayerTransform)
    case .opacity: .scalar(CGFloat(values.opacity))
    case .hidden: .scalar(values.isHidden ? 1 : 0)
    case .masksToBounds: .scalar(values.masksToBounds ? 1 : 0)
    case .cornerRadius: .scalar(values.cornerRadius)
    case .backgroundColor: .color(values.backgroundColor)
    case .borderWidth: .scalar(values.borderWidth)
    case .borderColor: .color(storedBorderColor)
    case .shadowColor: .color(storedShadowColor)
    case .shadowOpacity: .scalar(CGFloat(values.shadowOpacity))
    case .shadowOffset: .size(storedShadowOffset)
    case .shadowRadius: .scalar(storedShadowRadius)
    case .shadowPath: .path(storedShadowPath)
    case .contents: .image(values.contents)
    case .contentsRect: .rect(storedContentsRect)
    case .cornerRadii: .scalars(shownCornerRadii.numbers)
    case .backdrop: .backdrop(backdrop)
    case .vibrancy: .vibrancy(vibrancy)
    default: ownValue(of: key)
    }
  }
}

extension AnimatableValue {
  /// A part of the value; nil if it has no such part.
  func part(_ part: LayerKeyPart) -> AnimatableValue? {
    switch (self, part) {
    case (.point(let value), .x): .scalar(value.x)
    case (.point(let value), .y): .scalar(value.y)
    case (.size(let value), .width): .scalar(value.width)
    case (.size(let value), .height): .scalar(value.height)
    case (.rect(let value), .origin): .point(value.origin)
    case (.rect(let value), .size): .size(value.size)
    case (.rect(let value), .originX): .scalar(value.origin.x)
    case (.rect(let value), .originY): .scalar(value.origin.y)
    case (.rect(let value), .sizeWidth): .scalar(value.size.width)
    case (.rect(let value), .sizeHeight): .scalar(value.size.height)
    case (.transform(let value), let part): value.part(part)
    default: nil
    }
  }

  /// The value with one part replaced; unchanged if it has no such part.
  func replacing(_ part: LayerKeyPart, by new: AnimatableValue) -> AnimatableValue {
    switch (self, part, new) {
    case (.point(var value), .x, .scalar(let new)):
      value.x = new
      return .point(value)
    case (.point(var value), .y, .scalar(let new)):
      value.y = new
      return .point(value)
    case (.size(var value), .width, .scalar(let new)):
      value.width = new
      return .size(value)
    case (.size(var value), .height, .scalar(let new)):
      value.height = new
      return .size(value)
    case (.rect(let value), .origin, .point(let new)):
      return .rect(CGRect(origin: new, size: value.size))
    case (.rect(let value), .size, .size(let new)):
      return .rect(CGRect(origin: value.origin, size: new))
    case (.rect(var value), .originX, .scalar(let new)):
      value.origin.x = new
      return .rect(value)
    case (.rect(var value), .originY, .scalar(let new)):
      value.origin.y = new
      return .rect(value)
    case (.rect(var value), .sizeWidth, .scalar(let new)):
      value.size.width = new
      return .rect(value)
    case (.rect(var value), .sizeHeight, .scalar(let new)):
      value.size.height = new
      return .rect(value)
    case (.transform(let value), let part, let new):
      return .transform(value.replacing(part, by: new))
    default: return self
    }
  }
}

extension CATransform3D {
  private var lengthX: CGFloat { (m11 * m11 + m12 * m12 + m13 * m13).squareRoot() }
  private var lengthY: CGFloat { (m21 * m21 + m22 * m22 + m23 * m23).squareRoot() }
  private var lengthZ: CGFloat { (m31 * m31 + m32 * m32 + m33 * m33).squareRoot() }

  fileprivate func part(_ part: LayerKeyPart) -> AnimatableValue? {
    switch part {
    case .scale: .scalar((lengthX + lengthY + lengthZ) / 3)
    case .scaleXY: .scalar((lengthX + lengthY) / 2)
    case .scaleX: .scalar(lengthX)
    case .scaleY: .scalar(lengthY)
    case .scaleZ: .scalar(lengthZ)
    case .rotation, .rotationZ: .scalar(atan2(m12, m11))
    case .rotationX: .scalar(atan2(m23, m33))
    case .rotationY: .scalar(atan2(-m13, m33))
    case .translation: .size(CGSize(width: m41, height: m42))
    case .translationX: .scalar(m41)
    case .translationY: .scalar(m42)
    case .translationZ: .scalar(m43)
    default: nil
    }
  }

  fileprivate func replacing(_ part: LayerKeyPart, by value: AnimatableValue) -> CATransform3D {
    // Rotations and translations keep the perspective as it is.
    if isPerspective, let (affine, perspective) = withoutPerspective() {
      return affine.replacing(part, by: value).adding(perspective: perspective)
    }
    var result = self
    switch (part, value) {
    case (.scale, .scalar(let new)):
      result.scaleRows(x: new, y: new, z: new)
    case (.scaleXY, .scalar(let new)): result.scaleRows(x: new, y: new, z: nil)
    case (.scaleX, .scalar(let new)): result.scaleRows(x: new, y: nil, z: nil)
    case (.scaleY, .scalar(let new)): result.scaleRows(x: nil, y: new, z: nil)
    case (.scaleZ, .scalar(let new)): result.scaleRows(x: nil, y: nil, z: new)
    case (.rotation, .scalar(let new)), (.rotationZ, .scalar(let new)):
      result.turn(by: new - atan2(m12, m11), x: 0, y: 0, z: 1)
    case (.rotationX, .scalar(let new)): result.turn(by: new - atan2(m23, m33), x: 1, y: 0, z: 0)
    case (.rotationY, .scalar(let new)): result.turn(by: new - atan2(-m13, m33), x: 0, y: 1, z: 0)
    case (.translation, .size(let new)):
      result.m41 = new.width
      result.m42 = new.height
    case (.translation, .point(let new)):
      result.m41 = new.x
      result.m42 = new.y
    case (.translationX, .scalar(let new)): result.m41 = new
    case (.translationY, .scalar(let new)): result.m42 = new
    case (.translationZ, .scalar(let new)): result.m43 = new
    default: break
    }
    return result
  }

  private mutating func scaleRows(x: CGFloat?, y: CGFloat?, z: CGFloat?) {
    if let x {
      let factor = lengthX > 1e-12 ? x / lengthX : 0
      (m11, m12, m13) =
        factor == 0 && x != 0 ? (x, 0, 0) : (m11 * factor, m12 * factor, m13 * factor)
    }
    if let y {
      let factor = lengthY > 1e-12 ? y / lengthY : 0
      (m21, m22, m23) =
        factor == 0 && y != 0 ? (0, y, 0) : (m21 * factor, m22 * factor, m23 * factor)
    }
    if let z {
      let factor = lengthZ > 1e-12 ? z / lengthZ : 0
      (m31, m32, m33) =
        factor == 0 && z != 0 ? (0, 0, z) : (m31 * factor, m32 * factor, m33 * factor)
    }
  }

  private mutating func turn(by angle: CGFloat, x: CGFloat, y: CGFloat, z: CGFloat) {
    let place = (m41, m42, m43)
    (m41, m42, m43) = (0, 0, 0)
    self = CATransform3DConcat(self, CATransform3DMakeRotation(angle, x, y, z))
    (m41, m42, m43) = place
  }
}
