/// The name that servers are told, and the system it runs on.
public enum UserAgent {
  /// That of Moments on this system.
  public static let moments = "Moments/1.0 (\(system))"

  #if os(iOS)
    private static let system = "iOS"
  #elseif os(macOS)
    private static let system = "macOS"
  #elseif os(Linux)
    private static let system = "Linux"
  #else
    private static let system = "other"
  #endif
}
