import Foundation

/// A file with the actions of a worker, line by line, each on disk before the worker continues.
package final class Ledger {
  private let handle: FileHandle
  /// The intents so far, in order.
  package private(set) var intents: [Intent]

  /// The number of the next intent.
  package var nextNumber: Int { (intents.last?.number ?? 0) + 1 }

  /// Opens a ledger, and creates it if it does not exist.
  package init(path: String) throws {
    if !FileManager.default.fileExists(atPath: path) {
      try Data().write(to: URL(fileURLWithPath: path))
    }
    intents = try Self.read(path)
    handle = try FileHandle(forWritingTo: URL(fileURLWithPath: path))
    // A truncated line is terminated.
    if try handle.seekToEnd() > 0 { try handle.write(contentsOf: Data("\n".utf8)) }
  }

  /// Reads the intents of a ledger; a line that was truncated by a kill is left out.
  package static func read(_ path: String) throws -> [Intent] {
    try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n").compactMap {
      try? JSONDecoder().decode(Intent.self, from: Data($0.utf8))
    }
  }

  /// Records the progress of an intent.
  package func note(_ intent: Intent) throws {
    intents.append(intent)
    try handle.write(contentsOf: JSONEncoder().encode(intent) + Data("\n".utf8))
    try handle.synchronize()
  }
}
