/// A property that appearance proxies can set: a plain one, or a method with certain arguments.
package enum AppearanceProperty: Hashable {
  case property(AnyKeyPath)
  case method(String, [UInt])
}

/// A value that was set on a proxy.
package struct AppearanceSetting {
  /// Increases with each setting; later settings take precedence.
  package let order: Int
  /// Applies the value to another object.
  package let apply: @MainActor (AnyObject) -> Void
}
