import Foundation

/// Values by their names, as Objective-C has them for every class.
extension CAAnimation {
  /// The value of a property, or what was set for `key`.
  final func keyedValue(forKey key: String) -> Any? {
    switch key {
    case "beginTime": beginTime
    case "duration": duration
    case "speed": speed
    case "timeOffset": timeOffset
    case "repeatCount": repeatCount
    case "repeatDuration": repeatDuration
    case "autoreverses": autoreverses
    case "fillMode": fillMode
    case "timingFunction": timingFunction
    case "delegate": delegate
    case "removedOnCompletion": isRemovedOnCompletion
    default: keyedValueOfSubclass(forKey: key)
    }
  }

  private func keyedValueOfSubclass(forKey key: String) -> Any? {
    switch (key, self) {
    case ("keyPath", let property as CAPropertyAnimation): property.keyPath
    case ("fromValue", let basic as CABasicAnimation): basic.fromValue
    case ("toValue", let basic as CABasicAnimation): basic.toValue
    case ("byValue", let basic as CABasicAnimation): basic.byValue
    case ("values", let frames as CAKeyframeAnimation): frames.values
    case ("keyTimes", let frames as CAKeyframeAnimation): frames.keyTimes
    case ("animations", let group as CAAnimationGroup): group.animations
    default: keyedValues[key]
    }
  }

  /// Sets a property, or keeps `value` for `key`.
  final func setKeyedValue(_ value: Any?, forKey key: String) {
    let number = (value as? NSNumber)?.doubleValue ?? value as? Double
    switch key {
    case "beginTime": beginTime = number ?? 0
    case "duration": duration = number ?? 0
    case "speed": speed = (value as? Float) ?? Float(number ?? 0)
    case "timeOffset": timeOffset = number ?? 0
    case "repeatCount": repeatCount = (value as? Float) ?? Float(number ?? 0)
    case "repeatDuration": repeatDuration = number ?? 0
    case "autoreverses": autoreverses = value as? Bool ?? false
    case "fillMode": fillMode = value as? CAMediaTimingFillMode ?? .removed
    case "timingFunction": timingFunction = value as? CAMediaTimingFunction
    case "delegate": delegate = value as? any CAAnimationDelegate
    case "removedOnCompletion": isRemovedOnCompletion = value as? Bool ?? false
    default: setKeyedValueOfSubclass(value, forKey: key)
    }
  }

  private func setKeyedValueOfSubclass(_ value: Any?, forKey key: String) {
    switch (key, self) {
    case ("keyPath", let property as CAPropertyAnimation): property.keyPath = value as? String
    case ("fromValue", let basic as CABasicAnimation): basic.fromValue = value
    case ("toValue", let basic as CABasicAnimation): basic.toValue = value
    case ("byValue", let basic as CABasicAnimation): basic.byValue = value
    case ("values", let frames as CAKeyframeAnimation): frames.values = value as? [Any]
    case ("keyTimes", let frames as CAKeyframeAnimation): frames.keyTimes = value as? [NSNumber]
    case ("animations", let group as CAAnimationGroup):
      group.animations = value as? [CAAnimation]
    default: keyedValues[key] = value
    }
  }
}
