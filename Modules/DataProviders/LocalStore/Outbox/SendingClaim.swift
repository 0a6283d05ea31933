import Foundation

/// The right to send what waits in a store; whoever holds it is the only one, in this process and
/// in all others.
///
/// Ends when it is let go, and with the process however that ends.
package final class SendingClaim: Sendable {
  private let file: Int32

  /// Takes the right; nil where somebody else has it, or where the folder cannot be written.
  init?(folder: URL) {
    let file = open(
      folder.appendingPathComponent("sending.lock").path,
      O_RDWR | O_CREAT | O_CLOEXEC,
      0o600
    )
    guard file >= 0 else { return nil }
    // Not before it is held: an object that is whole is let go by closing the file, which must not
    // happen twice.
    guard flock(file, LOCK_EX | LOCK_NB) == 0 else {
      close(file)
      return nil
    }
    self.file = file
  }

  deinit { close(file) }
}

extension SocialStore {
  /// Takes the right to send what waits here; nil where somebody else has it.
  package func claimSending() -> SendingClaim? { SendingClaim(folder: folder) }
}
