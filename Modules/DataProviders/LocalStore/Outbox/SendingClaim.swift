import Foundation

/// The exclusive right to send the outbox of a store, among this process and all others.
///
/// It ends when it is released, and with the process, however that ends.
package final class SendingClaim: Sendable {
  private let file: Int32

  /// Acquires the right; nil where it is taken, or where the directory cannot be written.
  init?(folder: URL) {
    let file = open(
      folder.appendingPathComponent("sending.lock").path,
      O_RDWR | O_CREAT | O_CLOEXEC,
      0o600
    )
    guard file >= 0 else { return nil }
    // Not before the lock is held: a complete object closes the file when it is released, which
    // must not happen twice.
    guard flock(file, LOCK_EX | LOCK_NB) == 0 else {
      close(file)
      return nil
    }
    self.file = file
  }

  deinit { close(file) }
}

extension SocialStore {
  /// Acquires the right to send the outbox; nil where it is taken.
  package func claimSending() -> SendingClaim? { SendingClaim(folder: folder) }
}
