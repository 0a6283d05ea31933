/// What the command line and the about screen say about this build.
public enum AppVersion {
  /// The version number of its packages.
  public static let current = "0.1.0"
}
