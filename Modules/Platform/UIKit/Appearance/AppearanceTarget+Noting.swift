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
