/// Tells when somebody speaks to the reader.
public protocol MentionsProvider: Sendable {
  /// Posts that name the reader, from now on: those that were found at once together, one at least,
  /// oldest first. Each comes once, also over restarts of the program.
  ///
  /// What was written before anybody ever listened is not told.
  func mentions() -> AsyncStream<[Moment]>
}
