public import Foundation

// Apple's Foundation converts numbers and geometry to objects and back in casts of `Any`:
// `notification.userInfo?[key] as? NSValue`, `animation.toValue as? CGFloat`.

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
