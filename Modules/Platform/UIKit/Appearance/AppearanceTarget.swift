import Foundation

/// What has proxies: views and bar items.
@MainActor protocol AppearanceTarget: NSObject {
  /// The record; nil for nearly all objects.
  var appearanceRecord: AppearanceRecord? { get set }
}

/// What an object records about proxies.
@MainActor final class AppearanceRecord {
  /// The proxy that the object stands for; nil for one that is shown.
  let proxy: AppearanceProxy?
  /// The properties set on the object itself, which proxies leave alone.
  var own: Set<AppearanceProperty> = []
  /// The orders of the settings that proxies made.
  var applied: [AppearanceProperty: Int] = [:]

  init(proxy: AppearanceProxy? = nil) {
    self.proxy = proxy
  }
}

// The setters of everything that Apple marks `UI_APPEARANCE_SELECTOR` call one of these.

extension AppearanceTarget {
  /// A property was set that proxies can set: a proxy keeps it, another object has its own from now
  /// on.
  @inline(__always)
  func noteAppearance<Value>(
    _ path: @autoclosure () -> ReferenceWritableKeyPath<Self, Value>,
    _ value: @autoclosure () -> Value
  ) {
    guard AppearanceRegistry.isInUse else { return }
    let (path, value) = (path(), value())
    AppearanceRegistry.note(.property(path), of: self) { ($0 as? Self)?[keyPath: path] = value }
  }

  /// A method was called that proxies can call: with a name and arguments that tell the calls
  /// apart.
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
