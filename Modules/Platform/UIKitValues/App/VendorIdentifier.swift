import Foundation

/// The identifier of this reader's installation of the program, stored in a file.
package struct VendorIdentifier {
  /// The program's data directory.
  package var folder: URL

  /// The identifier of the running program: in the reader's data directory, under the program's
  /// name.
  package static var usual: VendorIdentifier {
    let environment = ProcessInfo.processInfo.environment
    let home = environment["XDG_DATA_HOME"].flatMap { $0.isEmpty ? nil : $0 }
    let base =
      home.map { URL(fileURLWithPath: $0, isDirectory: true) }
      ?? FileManager.default.homeDirectoryForCurrentUser.appendingPathComponent(".local/share")
    let name = Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName
    return VendorIdentifier(folder: base.appendingPathComponent(name, isDirectory: true))
  }

  private var file: URL { folder.appendingPathComponent("vendor-identifier") }

  /// Returns the identifier from the file, or creates and stores one; nil if it can be neither read
  /// nor stored.
  package func value() -> UUID? {
    if let text = try? String(contentsOf: file, encoding: .utf8),
      let known = UUID(uuidString: text.trimmingCharacters(in: .whitespacesAndNewlines))
    {
      return known
    }
    let made = UUID()
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data(made.uuidString.utf8).write(to: file, options: .atomic)
    } catch {
      return nil
    }
    return made
  }
}
