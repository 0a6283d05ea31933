/// Tells when somebody speaks to the reader.
public protocol MentionsProvider: Sendable {
  /// Posts that name the reader, from now on, oldest first: each comes once, also over restarts of
  /// the program.
  ///
  /// What was written before anybody ever listened is not told.
  func mentions() -> AsyncStream<Moment>
}
