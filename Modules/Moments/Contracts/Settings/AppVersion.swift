/// What the command line and the about screen say about this build.
public enum AppVersion {
  /// The version of the package and of the program.
  ///
  /// `Tools/docs --check-links` compares the places that repeat it: the metainfo, the changelog,
  /// the manifests that guides print.
  public static let current = "1.0.0"
}
