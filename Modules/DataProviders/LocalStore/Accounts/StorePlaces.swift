public import Foundation

/// Where the app keeps what belongs to its readers on this machine.
///
/// | what | where, below the root |
/// |---|---|
/// | the list of accounts | `accounts.sqlite` |
/// | what is kept of an account | `accounts/user@server/` |
/// | what is kept without an account | `local/` |
/// | secrets, where no store of secrets runs | `secrets/` |
public struct StorePlaces: Sendable, Hashable {
  /// The folder that holds everything.
  public let root: URL

  /// Puts everything into a folder, which need not be there.
  public init(root: URL) {
    self.root = root
  }

  /// The folder of this user: `$XDG_DATA_HOME/moments`, where that names a whole path, else `moments` in the folder where the
  /// system keeps the data of apps, `~/.local/share` on Linux.
  ///
  /// - Parameter environment: the variables of the process.
  /// - Returns: the places.
  public static func standard(
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> StorePlaces {
    // The specification asks to ignore paths that are not absolute.
    if let path = environment["XDG_DATA_HOME"], path.hasPrefix("/") {
      return StorePlaces(root: URL(fileURLWithPath: path).appendingPathComponent("moments"))
    }
    let home = FileManager.default.homeDirectoryForCurrentUser
    let folder =
      FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask).first
      ?? home.appendingPathComponent(".local/share")
    return StorePlaces(root: folder.appendingPathComponent("moments"))
  }

  /// The folder of what is kept without an account.
  public var local: URL { root.appendingPathComponent("local") }

  /// The folder of the file of secrets.
  public var secrets: URL { root.appendingPathComponent("secrets") }

  /// The folder of an account; no other account has the same.
  ///
  /// - Parameter id: `KnownAccount.id`; whatever a server put into it, the folder is directly in `accounts`.
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
