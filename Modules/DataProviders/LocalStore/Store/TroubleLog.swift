import Foundation
import Locking
import SocialModel

/// The log of failures that no caller waits for and no screen shows: of reads and writes in the
/// background.
///
/// A repeated failure, as of a full disk, is written once.
public final class TroubleLog: Sendable {
  private let latest = Mutex<String?>(nil)
  private let write: @Sendable (String) -> Void

  /// Makes a log.
  ///
  /// - Parameter write: Writes a line.
  public init(write: @escaping @Sendable (String) -> Void) {
    self.write = write
  }

  /// Makes a log that writes to the standard error of the process.
  public convenience init() {
    self.init { FileHandle.standardError.write(Data("moments: \($0)\n".utf8)) }
  }

  /// Logs a failure.
  ///
  /// A cancellation is not a failure.
  ///
  /// - Parameters:
  ///   - error: The error.
  ///   - action: The action, as a text that follows "could not".
  public func note(_ error: any Error, _ action: String) {
    guard !(error is CancellationError) else { return }
    let line = "could not \(action): \(error)"
    let isNew = latest.withLock { latest in
      defer { latest = line }
      return latest != line
    }
    if isNew { write(line) }
  }

  /// Logs a failure of the store only: that a server cannot be reached is common, and is retried.
  package func note(ofStore error: any Error, _ action: String) {
    if case ProviderError.notSaved = error { note(error, action) }
  }
}
