import Foundation
import SocialModel
import Synchronization

/// Where failures go that no caller waits for and no screen shows: what a background task could not
/// read or write.
///
/// A failure that repeats itself, as those of a full disk do, is written once.
public final class TroubleLog: Sendable {
  private let latest = Mutex<String?>(nil)
  private let write: @Sendable (String) -> Void

  /// Makes a log.
  ///
  /// - Parameter write: Takes a line.
  public init(write: @escaping @Sendable (String) -> Void) {
    self.write = write
  }

  /// Makes a log that writes to the standard error of the process.
  public convenience init() {
    self.init { FileHandle.standardError.write(Data("moments: \($0)\n".utf8)) }
  }

  /// Notes that something failed.
  ///
  /// A task that was cancelled did not fail.
  ///
  /// - Parameters:
  ///   - error: What was thrown.
  ///   - action: What failed, so that it follows "could not".
  public func note(_ error: any Error, _ action: String) {
    guard !(error is CancellationError) else { return }
    let line = "could not \(action): \(error)"
    let isNew = latest.withLock { latest in
      defer { latest = line }
      return latest != line
    }
    if isNew { write(line) }
  }

  /// Notes a failure of the store only: that a server cannot be asked is nothing unusual, and is
  /// asked again.
  package func note(ofStore error: any Error, _ action: String) {
    if case ProviderError.notKept = error { note(error, action) }
  }
}
