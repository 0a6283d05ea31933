/// The version of the app.
public enum AppVersion {
  /// The version number of its packages.
  public static let current = "0.1.0"
}
