import Foundation
import OutboxWorker

/// A worker that runs, and is killed or waited for.
final class Worker {
  private let process = Process()
  private let output = Pipe()
  private var buffer = Data()

  /// Starts a worker.
  init(_ settings: WorkerSettings) throws {
    // The worker is built beside the tests.
    let tests = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    process.executableURL = URL(fileURLWithPath: tests).deletingLastPathComponent()
      .appendingPathComponent("OutboxWorker")
    process.arguments = [String(decoding: try JSONEncoder().encode(settings), as: UTF8.self)]
    process.standardOutput = output
    try process.run()
  }

  /// The next line of its output; nil when it has ended.
  func line() -> String? {
    while true {
      if let end = buffer.firstIndex(of: 0x0A) {
        let line = String(decoding: buffer[..<end], as: UTF8.self)
        buffer = Data(buffer[buffer.index(after: end)...])
        return line
      }
      let more = output.fileHandleForReading.availableData
      guard !more.isEmpty else { return nil }
      buffer += more
    }
  }

  /// Ends it as a power cut would, and waits until it is gone.
  func kill() {
    Foundation.kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
  }

  /// Waits until it ends by itself.
  ///
  /// - Returns: Its exit status, and its last line.
  func wait() -> (status: Int32, last: String?) {
    var last: String?
    while let line = line() { last = line }
    process.waitUntilExit()
    return (process.terminationStatus, last)
  }
}
