/// What one setter sets: a property, or what a method sets for some arguments.
enum AppearanceProperty: Hashable {
  case property(AnyKeyPath)
  case method(String, [UInt])
}

/// A value that was set on a proxy.
struct AppearanceSetting {
  /// Increases with each setting, so that the later of two takes precedence.
  let order: Int
  /// Sets it on another object.
  let apply: @MainActor (AnyObject) -> Void
}
