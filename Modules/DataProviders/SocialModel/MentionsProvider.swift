/// Notifies of posts that mention the reader.
public protocol MentionsProvider: Sendable {
  /// Posts that mention the reader, from now on: those that are found together in one array, at
  /// least one, oldest first. Each is returned once, also across restarts of the program.
  ///
  /// Mentions from before the first call are not returned.
  func mentions() -> AsyncStream<[Moment]>
}
