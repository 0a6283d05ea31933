/// The secret store of the system: functions that block, perhaps for long.
protocol SecretBackend: Sendable {
  /// Whether the store responds; does not ask for a password.
  func isAvailable(_ cancellation: Cancellation) -> Bool
  func lookup(_ key: SecretKey, _ cancellation: Cancellation) throws(SecretError) -> Secret?
  func store(
    _ secret: Secret,
    for key: SecretKey,
    _ cancellation: Cancellation
  ) throws(SecretError)
  func clear(_ key: SecretKey, _ cancellation: Cancellation) throws(SecretError)
}
