import Foundation

/// The browser of the desktop, for programs without a window.
nonisolated enum Browser {
  /// Opens a URL.
  ///
  /// - Parameter url: An http or https address.
  /// - Returns: False if there is no desktop, or none of its programs opens URLs.
  static func open(_ url: URL) async -> Bool {
    guard ["http", "https"].contains(url.scheme) else { return false }
    let opener = Process()
    opener.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    opener.arguments = ["xdg-open", url.absoluteString]
    opener.standardOutput = FileHandle.nullDevice
    opener.standardError = FileHandle.nullDevice
    return await withCheckedContinuation { continuation in
      opener.terminationHandler = { continuation.resume(returning: $0.terminationStatus == 0) }
      do {
        try opener.run()
      } catch {
        opener.terminationHandler = nil
        continuation.resume(returning: false)
      }
    }
  }
}
