import CoreGraphics
public import Foundation

extension CATransform3D: _ObjectiveCBridgeable {
  /// Returns the transform as an object, in casts of `Any`.
  public func _bridgeToObjectiveC() -> NSValue { NSValue(numbersOf: self) }

  /// Makes a transform of an object; the identity of nil.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CATransform3D {
    source?.structure(otherwise: CATransform3DIdentity) ?? CATransform3DIdentity
  }
}
