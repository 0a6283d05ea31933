import CoreGraphics
import Foundation

/// A property that is accessible by name, like Objective-C's key-value coding.
///
/// Linux has no such names at run time, so that layers and animations list theirs.
package struct KeyedProperty: Sendable {
  /// Returns the value; nil also if the object's class does not have the property.
  package let get: @Sendable (AnyObject) -> Any?
  /// Sets the value, and returns whether the object has the property.
  ///
  /// A value of the wrong type is ignored, where Objective-C raises an exception.
  package let set: @Sendable (AnyObject, Any?) -> Bool

  package init<Root: AnyObject, Value>(_ path: any ReferenceWritableKeyPath<Root, Value> & Sendable)
  {
    get = { ($0 as? Root)?[keyPath: path] }
    set = { object, value in
      guard let object = object as? Root else { return false }
      if let value = Self.converted(value, to: Value.self) { object[keyPath: path] = value }
      return true
    }
  }

  package init<Root: AnyObject, Value>(
    _ path: any ReferenceWritableKeyPath<Root, Value?> & Sendable
  ) {
    get = { ($0 as? Root)?[keyPath: path] }
    set = { object, value in
      guard let object = object as? Root else { return false }
      if value == nil || value is Value { object[keyPath: path] = value as? Value }
      return true
    }
  }

  /// A number as an object, as Objective-C stores it, and other values as they are.
  static func object(of value: Any?) -> Any? { value as? NSNumber ?? value }

  /// The value converted to the type of a property: numbers may be of any type, as in `NSNumber`.
  private static func converted<Value>(_ value: Any?, to type: Value.Type) -> Value? {
    guard let value else { return nil }
    if let value = value as? Value { return value }
    guard let number = (value as? NSNumber)?.doubleValue else { return nil }
    return switch type {
    case is Double.Type: number as? Value
    case is CGFloat.Type: CGFloat(number) as? Value
    case is Float.Type: Float(number) as? Value
    case is UInt32.Type: UInt32(exactly: number.rounded()) as? Value
    case is Int.Type: Int(exactly: number.rounded()) as? Value
    case is Bool.Type: (number != 0) as? Value
    default: nil
    }
  }
}
