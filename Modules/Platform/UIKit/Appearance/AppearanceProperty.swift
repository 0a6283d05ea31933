/// A property that appearance proxies can set: a plain one, or a method with certain arguments.
enum AppearanceProperty: Hashable {
  case property(AnyKeyPath)
  case method(String, [UInt])
}

/// A value that was set on a proxy.
struct AppearanceSetting {
  /// Increases with each setting; later settings take precedence.
  let order: Int
  /// Applies the value to another object.
  let apply: @MainActor (AnyObject) -> Void
}
