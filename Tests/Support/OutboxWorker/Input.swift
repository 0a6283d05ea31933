import Foundation

/// The input of a worker from its parent process.
enum Input {
  /// One element for each line, as it is written; ends with the input.
  static func lines() -> AsyncStream<String> {
    let (lines, line) = AsyncStream.makeStream(of: String.self)
    // Reading blocks: not on a thread that the tasks need.
    Thread.detachNewThread {
      while let text = readLine() { line.yield(text) }
      line.finish()
    }
    return lines
  }
}
