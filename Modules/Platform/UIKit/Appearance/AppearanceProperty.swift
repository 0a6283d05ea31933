/// What one setter sets: a property, or what a method sets for some arguments.
enum AppearanceProperty: Hashable {
  case property(AnyKeyPath)
  case method(String, [UInt])
}

/// What was set of a proxy.
struct AppearanceSetting {
  /// Rises from setting to setting, so that the later of two can be told.
  let order: Int
  /// Sets it of another object.
  let apply: @MainActor (AnyObject) -> Void
}
