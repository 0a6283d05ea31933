import CoreGraphics
import Foundation

/// Key-value coding, which Objective-C provides for every class.
extension CALayer {
  /// The value at `keyPath`: of a property, the value that was set for the path, or the class's
  /// default.
  final func keyedValue(forKeyPath keyPath: String) -> Any? {
    declaredValue(forKey: keyPath) ?? type(of: self).defaultValue(forKey: keyPath)
  }

  /// The value at `keyPath`: of a property, or the value that was set for the path.
  final func declaredValue(forKey keyPath: String) -> Any? {
    if let path = LayerKeyPath(keyPath), let value = animatableValue(path) {
      return value.any(at: path)
    }
    return Self.keyedProperties[keyPath]?.get(self) ?? rare?.keyedValues?[keyPath]
  }

  /// Sets the value at `keyPath`: of a property, like its setter, or otherwise stores it for the
  /// path.
  final func setKeyedValue(_ value: Any?, forKeyPath keyPath: String) {
    if let path = LayerKeyPath(keyPath), animatableValue(path) != nil {
      setAnimatableValue(value, forKeyPath: keyPath)
    } else if Self.keyedProperties[keyPath]?.set(self, value) == true {
      return
    } else {
      setOwnValue(value, forKeyPath: keyPath)
    }
  }

  /// Stores the value of a key of a program's own, redraws the layer if its class wants that, and
  /// runs the action for the key.
  private func setOwnValue(_ value: Any?, forKeyPath keyPath: String) {
    guard value != nil || rare?.keyedValues != nil else { return }
    let path = LayerKeyPath(own: keyPath)
    let isAnimatable = AnimatableValue(value) != nil || animatableValue(path) != nil
    let action = isAnimatable ? pendingAction(for: path) : nil
    rareForWriting.keyedValues = rare?.keyedValues ?? [:]
    rareForWriting.keyedValues?[keyPath] = value
    redrawIfWanted(forKey: keyPath)
    action?.run(on: self)
  }

  /// Redraws the layer if its class wants that for a change of `key`.
  @inline(never)
  final func redrawIfWanted(forKey key: String) {
    guard !marks.contains(.isPresentation), type(of: self).needsDisplay(forKey: key) else { return }
    setNeedsDisplay()
  }

  /// Whether `name` is a property that can be set by its name, but not animated.
  static func isUnanimatedProperty(_ name: String) -> Bool { keyedProperties[name] != nil }

  /// The properties of all layers that are not in `LayerKey`, by Apple's key names.
  private static let keyedProperties: [String: KeyedProperty] = [
    "name": KeyedProperty(\CALayer.name),
    "delegate": KeyedProperty(\CALayer.delegate),
    "frame": KeyedProperty(\CALayer.frame),
    "sublayers": KeyedProperty(\CALayer.sublayers),
    "mask": KeyedProperty(\CALayer.mask),
    "maskedCorners": KeyedProperty(\CALayer.maskedCorners),
    "cornerCurve": KeyedProperty(\CALayer.cornerCurve),
    "opaque": KeyedProperty(\CALayer.isOpaque),
    "allowsGroupOpacity": KeyedProperty(\CALayer.allowsGroupOpacity),
    "doubleSided": KeyedProperty(\CALayer.isDoubleSided),
    "shouldRasterize": KeyedProperty(\CALayer.shouldRasterize),
    "rasterizationScale": KeyedProperty(\CALayer.rasterizationScale),
    "allowsEdgeAntialiasing": KeyedProperty(\CALayer.allowsEdgeAntialiasing),
    "drawsAsynchronously": KeyedProperty(\CALayer.drawsAsynchronously),
    "actions": KeyedProperty(\CALayer.actions),
    "contentsCenter": KeyedProperty(\CALayer.contentsCenter),
    "contentsGravity": KeyedProperty(\CALayer.contentsGravity),
    "contentsScale": KeyedProperty(\CALayer.contentsScale),
    "magnificationFilter": KeyedProperty(\CALayer.magnificationFilter),
    "minificationFilter": KeyedProperty(\CALayer.minificationFilter),
    "needsDisplayOnBoundsChange": KeyedProperty(\CALayer.needsDisplayOnBoundsChange),
    "beginTime": KeyedProperty(\CALayer.beginTime),
    "duration": KeyedProperty(\CALayer.duration),
    "speed": KeyedProperty(\CALayer.speed),
    "timeOffset": KeyedProperty(\CALayer.timeOffset),
    "repeatCount": KeyedProperty(\CALayer.repeatCount),
    "repeatDuration": KeyedProperty(\CALayer.repeatDuration),
    "autoreverses": KeyedProperty(\CALayer.autoreverses),
    "fillMode": KeyedProperty(\CALayer.fillMode),
    "fillRule": KeyedProperty(\CAShapeLayer.fillRule),
    "lineCap": KeyedProperty(\CAShapeLayer.lineCap),
    "lineJoin": KeyedProperty(\CAShapeLayer.lineJoin),
    "lineDashPattern": KeyedProperty(\CAShapeLayer.lineDashPattern),
    "scrollMode": KeyedProperty(\CAScrollLayer.scrollMode),
    "type": KeyedProperty(\CAGradientLayer.type),
  ]
}
