import Foundation

/// A file of what a worker did, line by line, each on disk before the worker goes on.
package final class Ledger {
  private let handle: FileHandle
  /// What is known so far, in order.
  package private(set) var intents: [Intent]

  /// What the next intent is numbered.
  package var nextNumber: Int { (intents.last?.number ?? 0) + 1 }

  /// Opens a ledger, and makes it where there is none.
  package init(path: String) throws {
    if !FileManager.default.fileExists(atPath: path) {
      try Data().write(to: URL(fileURLWithPath: path))
    }
    intents = try Self.read(path)
    handle = try FileHandle(forWritingTo: URL(fileURLWithPath: path))
    // What was cut off in the middle of a line is ended with it.
    if try handle.seekToEnd() > 0 { try handle.write(contentsOf: Data("\n".utf8)) }
  }

  /// What a ledger says; a line that was cut off by a kill is left out.
  package static func read(_ path: String) throws -> [Intent] {
    try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n").compactMap {
      try? JSONDecoder().decode(Intent.self, from: Data($0.utf8))
    }
  }

  /// Notes how far an intent got.
  package func note(_ intent: Intent) throws {
    intents.append(intent)
    try handle.write(contentsOf: JSONEncoder().encode(intent) + Data("\n".utf8))
    try handle.synchronize()
  }
}
