/// Which version of the app this is.
public enum AppVersion {
  /// The version, as packages of it are numbered.
  public static let current = "0.1.0"
}
