import Foundation

/// A store of secrets as a system offers it: functions that block, perhaps for long.
protocol SecretBackend: Sendable {
  /// Whether there is one that answers; asks for nothing that needs a password.
  func isAvailable(_ cancellation: Cancellation) -> Bool
  func lookup(_ key: SecretKey, _ cancellation: Cancellation) throws(SecretError) -> Secret?
  func store(
    _ secret: Secret,
    for key: SecretKey,
    _ cancellation: Cancellation
  ) throws(SecretError)
  func clear(_ key: SecretKey, _ cancellation: Cancellation) throws(SecretError)
}
