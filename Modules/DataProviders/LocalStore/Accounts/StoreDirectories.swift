public import Foundation

/// Where the app keeps what belongs to its readers on this machine.
///
/// | what | where, below the root |
/// |---|---|
/// | the list of accounts | `accounts.sqlite` |
/// | what is kept of an account | `accounts/user@server/` |
/// | what is kept without an account | `local/` |
/// | secrets, where no store of secrets runs | `secrets/` |
///
/// What can be had again at any time is kept apart, in ``cache``.
public struct StoreDirectories: Sendable, Hashable {
  /// The folder that holds everything.
  public let root: URL
  /// The folder of what can be had again: images of the network.
  public let cache: URL

  /// Puts everything into folders, which need not be there.
  ///
  /// - Parameters:
  ///   - root: The folder that holds what is kept.
  ///   - cache: The folder of what can be had again; `cache` in the other one, unless given.
  public init(root: URL, cache: URL? = nil) {
    self.root = root
    self.cache = cache ?? root.appendingPathComponent("cache")
  }

  /// The folders of this user: `moments` in `$XDG_DATA_HOME` and in `$XDG_CACHE_HOME`, where those
  /// name whole paths, else where the system keeps data and caches of apps, on Linux
  /// `~/.local/share` and `~/.cache`.
  ///
  /// - Parameter environment: the variables of the process.
  /// - Returns: the places.
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
    // The specification asks to ignore paths that are not absolute.
    if let path = environment[variable], path.hasPrefix("/") {
      return URL(fileURLWithPath: path).appendingPathComponent("moments")
    }
    let known = FileManager.default.urls(for: directory, in: .userDomainMask).first
    let folder =
      known ?? URL.homeDirectory.appendingPathComponent(fallback)
    return folder.appendingPathComponent("moments")
  }

  /// The folder of what is kept without an account.
  public var local: URL { root.appendingPathComponent("local") }

  /// The folder of images of the network; see ``ImageCache``.
  public var images: URL { cache.appendingPathComponent("pictures") }

  /// The folder of the file of secrets.
  public var secrets: URL { root.appendingPathComponent("secrets") }

  /// The folder of an account; no other account has the same.
  ///
  /// - Parameter id: `KnownAccount.id`; whatever a server put into it, the folder is directly in
  ///   `accounts`.
  /// - Returns: the folder, which need not be there.
  public func folder(of id: String) -> URL {
    let plain = Set("abcdefghijklmnopqrstuvwxyz0123456789-_.@:".utf8)
    var name = id.utf8.map { plain.contains($0) ? String(UnicodeScalar($0)) : "%\(hex($0))" }
    // Else "." and ".." would lead elsewhere, and the folder be hidden.
    if name.first == "." { name[0] = "%2E" }
    return root.appendingPathComponent("accounts").appendingPathComponent(name.joined())
  }

  private func hex(_ byte: UInt8) -> String {
    (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
  }
}
