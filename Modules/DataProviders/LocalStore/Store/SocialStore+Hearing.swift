extension SocialStore {
  /// When the question was asked whose answer is being kept.
  @TaskLocal private static var askedAt: UInt64?

  /// Asks a server, and keeps what it answers.
  ///
  /// While an answer is on its way, the outbox may settle something that it does not tell yet: a like, an edit, a deletion.
  /// What `body` saves or inserts does not undo what was settled since `body` began.
  ///
  /// - Parameter body: Asks and keeps.
  /// - Returns: What `body` returns.
  /// - Throws: What `body` throws.
  public func hearing<Value: Sendable>(
    _ body: () async throws -> Value
  ) async rethrows -> Value {
    try await Self.$askedAt.withValue(settlements.mark) { try await body() }
  }

  /// What stands against answers that are being kept; to be read before the transaction.
  var newsSinceAsked: NewsSinceAsked {
    NewsSinceAsked(settlements: settlements, mark: Self.askedAt)
  }
}
