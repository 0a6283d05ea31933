import Foundation

/// An object whose class has appearance proxies: views and bar items.
@MainActor protocol AppearanceTarget: NSObject {
  /// The appearance record; nil for most objects.
  var appearanceRecord: AppearanceRecord? { get set }
}

/// The appearance state of an object.
@MainActor final class AppearanceRecord {
  /// The proxy represented by the object; nil for an object that is displayed.
  let proxy: AppearanceProxy?
  /// The properties set on the object itself, which proxies do not override.
  var own: Set<AppearanceProperty> = []
  /// The order numbers of the settings that were applied.
  var applied: [AppearanceProperty: Int] = [:]

  init(proxy: AppearanceProxy? = nil) {
    self.proxy = proxy
  }
}

// The setters of all properties that Apple marks with `UI_APPEARANCE_SELECTOR` call one of these.

extension AppearanceTarget {
  /// Called when an appearance property was set: a proxy records the setting, another object
  /// records it as its own.
  @inline(__always)
  func noteAppearance<Value>(
    _ path: @autoclosure () -> ReferenceWritableKeyPath<Self, Value>,
    _ value: @autoclosure () -> Value
  ) {
    guard AppearanceRegistry.isInUse else { return }
    let (path, value) = (path(), value())
    AppearanceRegistry.note(.property(path), of: self) { ($0 as? Self)?[keyPath: path] = value }
  }

  /// Called when an appearance method was called; name and arguments identify the property.
  @inline(__always)
  func noteAppearance(
    _ name: @autoclosure () -> String,
    _ arguments: @autoclosure () -> [UInt] = [],
    call: @escaping @MainActor (Self) -> Void
  ) {
    guard AppearanceRegistry.isInUse else { return }
    AppearanceRegistry.note(.method(name(), arguments()), of: self) { ($0 as? Self).map(call) }
  }
}
