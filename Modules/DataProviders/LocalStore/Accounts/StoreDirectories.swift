public import Foundation

/// The directories of the app's data on this machine.
///
/// | what | where, below the root |
/// |---|---|
/// | the list of accounts | `accounts.sqlite` |
/// | the store of an account | `accounts/user@server/` |
/// | the store without an account | `local/` |
/// | secrets, if no secret service runs | `secrets/` |
///
/// What can be loaded again is in ``cache``.
public struct StoreDirectories: Sendable, Hashable {
  /// The root directory.
  public let root: URL
  /// The directory of what can be loaded again: images of the network.
  public let cache: URL

  /// Uses directories, which need not exist.
  ///
  /// - Parameters:
  ///   - root: The root directory.
  ///   - cache: The directory of what can be loaded again; by default `cache` in the root.
  public init(root: URL, cache: URL? = nil) {
    self.root = root
    self.cache = cache ?? root.appendingPathComponent("cache")
  }

  /// The directories of this user: `moments` in `$XDG_DATA_HOME` and in `$XDG_CACHE_HOME`, if those
  /// are absolute paths, else the system's directories for data and caches of apps, on Linux
  /// `~/.local/share` and `~/.cache`.
  ///
  /// - Parameter environment: the variables of the process.
  /// - Returns: the directories.
  public static func standard(
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> StoreDirectories {
    StoreDirectories(
      root: folder("XDG_DATA_HOME", .applicationSupportDirectory, ".local/share", environment),
      cache: folder("XDG_CACHE_HOME", .cachesDirectory, ".cache", environment)
    )
  }

  private static func folder(
    _ variable: String,
    _ directory: FileManager.SearchPathDirectory,
    _ fallback: String,
    _ environment: [String: String]
  ) -> URL {
    // The specification requires that relative paths are ignored.
    if let path = environment[variable], path.hasPrefix("/") {
      return URL(fileURLWithPath: path).appendingPathComponent("moments")
    }
    let known = FileManager.default.urls(for: directory, in: .userDomainMask).first
    let folder =
      known ?? URL.homeDirectory.appendingPathComponent(fallback)
    return folder.appendingPathComponent("moments")
  }

  /// The directory of the store without an account.
  public var local: URL { root.appendingPathComponent("local") }

  /// The directory of images of the network; see ``MediaCache``.
  public var images: URL { cache.appendingPathComponent("pictures") }

  /// The directory of parts of films and sounds of the network; see ``MediaCache``.
  public var films: URL { cache.appendingPathComponent("films") }

  /// The directory of the file of secrets.
  public var secrets: URL { root.appendingPathComponent("secrets") }

  /// The directory of an account, which is unique.
  ///
  /// - Parameter id: `KnownAccount.id`; whatever a server put into it, the directory is directly in
  ///   `accounts`.
  /// - Returns: the directory, which need not exist.
  public func folder(of id: String) -> URL {
    let plain = Set("abcdefghijklmnopqrstuvwxyz0123456789-_.@:".utf8)
    var name = id.utf8.map { plain.contains($0) ? String(UnicodeScalar($0)) : "%\(hex($0))" }
    // Otherwise "." and ".." would name other directories, and the directory would be hidden.
    if name.first == "." { name[0] = "%2E" }
    return root.appendingPathComponent("accounts").appendingPathComponent(name.joined())
  }

  private func hex(_ byte: UInt8) -> String {
    (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
  }
}
