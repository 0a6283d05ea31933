/// Why the store cannot be opened; the app goes on without it.
public struct StoreOpenError: Error, Sendable, Hashable {
  /// What is wrong.
  public enum Reason: Sendable, Hashable {
    /// The folder cannot be made; in the system's words.
    case folder(String)
    /// The file cannot be written, for want of room or of permission; in SQLite's words.
    case unwritable(String)
    /// Something else.
    case other(String)
  }

  /// The file or folder.
  public var path: String
  /// What is wrong.
  public var reason: Reason
}
