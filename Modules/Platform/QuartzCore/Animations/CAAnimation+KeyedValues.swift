import CoreGraphics
import Foundation

/// Key-value coding, which Objective-C provides for every class.
extension CAAnimation {
  /// The value of a property, the value that was set for `key`, or the class's default.
  final func keyedValue(forKey key: String) -> Any? {
    declaredValue(forKey: key) ?? type(of: self).defaultValue(forKey: key)
  }

  /// The value of a property, or the value that was set for `key`.
  final func declaredValue(forKey key: String) -> Any? {
    Self.keyedProperties[key]?.get(self) ?? keyedValues[key]
  }

  /// Sets a property, or stores `value` for `key` if the animation has no such property.
  final func setKeyedValue(_ value: Any?, forKey key: String) {
    guard Self.keyedProperties[key]?.set(self, value) != true else { return }
    keyedValues[key] = value
  }

  /// The properties of all animations, by Apple's key names.
  private static let keyedProperties: [String: KeyedProperty] = [
    "beginTime": KeyedProperty(\CAAnimation.beginTime),
    "duration": KeyedProperty(\CAAnimation.duration),
    "speed": KeyedProperty(\CAAnimation.speed),
    "timeOffset": KeyedProperty(\CAAnimation.timeOffset),
    "repeatCount": KeyedProperty(\CAAnimation.repeatCount),
    "repeatDuration": KeyedProperty(\CAAnimation.repeatDuration),
    "autoreverses": KeyedProperty(\CAAnimation.autoreverses),
    "fillMode": KeyedProperty(\CAAnimation.fillMode),
    "timingFunction": KeyedProperty(\CAAnimation.timingFunction),
    "delegate": KeyedProperty(\CAAnimation.delegate),
    "removedOnCompletion": KeyedProperty(\CAAnimation.isRemovedOnCompletion),
    "preferredFrameRateRange": KeyedProperty(\CAAnimation.preferredFrameRateRange),
    "keyPath": KeyedProperty(\CAPropertyAnimation.keyPath),
    "additive": KeyedProperty(\CAPropertyAnimation.isAdditive),
    "cumulative": KeyedProperty(\CAPropertyAnimation.isCumulative),
    "valueFunction": KeyedProperty(\CAPropertyAnimation.valueFunction),
    "fromValue": KeyedProperty(\CABasicAnimation.fromValue),
    "toValue": KeyedProperty(\CABasicAnimation.toValue),
    "byValue": KeyedProperty(\CABasicAnimation.byValue),
    "mass": KeyedProperty(\CASpringAnimation.mass),
    "stiffness": KeyedProperty(\CASpringAnimation.stiffness),
    "damping": KeyedProperty(\CASpringAnimation.damping),
    "initialVelocity": KeyedProperty(\CASpringAnimation.initialVelocity),
    "allowsOverdamping": KeyedProperty(\CASpringAnimation.allowsOverdamping),
    "values": KeyedProperty(\CAKeyframeAnimation.values),
    "path": KeyedProperty(\CAKeyframeAnimation.path),
    "keyTimes": KeyedProperty(\CAKeyframeAnimation.keyTimes),
    "timingFunctions": KeyedProperty(\CAKeyframeAnimation.timingFunctions),
    "calculationMode": KeyedProperty(\CAKeyframeAnimation.calculationMode),
    "rotationMode": KeyedProperty(\CAKeyframeAnimation.rotationMode),
    "tensionValues": KeyedProperty(\CAKeyframeAnimation.tensionValues),
    "continuityValues": KeyedProperty(\CAKeyframeAnimation.continuityValues),
    "biasValues": KeyedProperty(\CAKeyframeAnimation.biasValues),
    "animations": KeyedProperty(\CAAnimationGroup.animations),
    "type": KeyedProperty(\CATransition.type),
    "subtype": KeyedProperty(\CATransition.subtype),
    "startProgress": KeyedProperty(\CATransition.startProgress),
    "endProgress": KeyedProperty(\CATransition.endProgress),
  ]
}
