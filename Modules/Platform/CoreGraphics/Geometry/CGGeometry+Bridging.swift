public import Foundation

/// Geometry as objects, in casts of `Any`: `value as? NSValue`, `value as? CGRect`.
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

extension CGPoint: @retroactive _ObjectiveCBridgeable {
  /// Returns the point as an object.
  public func _bridgeToObjectiveC() -> NSValue { NSValue(point: self) }

  /// Makes a point of an object; zero of nil.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGPoint {
    source?.pointValue ?? .zero
  }
}

extension CGSize: @retroactive _ObjectiveCBridgeable {
  /// Returns the size as an object.
  public func _bridgeToObjectiveC() -> NSValue { NSValue(size: self) }

  /// Makes a size of an object; zero of nil.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGSize {
    source?.sizeValue ?? .zero
  }
}

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
