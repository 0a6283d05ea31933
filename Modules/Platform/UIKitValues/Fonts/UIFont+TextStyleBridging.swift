public import Foundation

// On iOS, a text style among the attributes of a font can be cast to a string as well.
extension UIFont.TextStyle: _ObjectiveCBridgeable {
  /// Returns the string as an object.
  public func _bridgeToObjectiveC() -> NSString { NSString(string: rawValue) }

  /// Makes a text style of an object.
  public static func _forceBridgeFromObjectiveC(
    _ source: NSString,
    result: inout UIFont.TextStyle?
  ) { result = _unconditionallyBridgeFromObjectiveC(source) }

  /// Makes a text style of an object.
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSString,
    result: inout UIFont.TextStyle?
  ) -> Bool {
    result = _unconditionallyBridgeFromObjectiveC(source)
    return true
  }

  /// Makes a text style of an object.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSString?) -> UIFont.TextStyle {
    UIFont.TextStyle(rawValue: source?.description ?? "")
  }
}
