import SocialModel

extension SocialStore {
  /// When the question was asked whose answer is being kept.
  @TaskLocal private static var requestMark: UInt64?
  /// The filters of which time the server had then.
  @TaskLocal private static var requestGeneration: Int?

  /// Asks a server, and keeps what it answers.
  ///
  /// While an answer is on its way, the outbox may settle something that it does not include yet: a
  /// like, an edit, a deletion. What `body` saves or inserts does not undo what was settled since
  /// `body` began.
  ///
  /// - Parameters:
  ///   - isolation: Where `body` runs: where it is called from.
  ///   - body: Asks and keeps.
  /// - Returns: What `body` returns.
  /// - Throws: What `body` throws.
  public func reconciling<Value: Sendable>(
    isolation: isolated (any Actor)? = #isolation,
    _ body: () async throws -> Value
  ) async rethrows -> Value {
    try await Self.$requestMark.withValue(completedItems.mark) {
      try await Self.$requestGeneration.withValue(returnedPosts.generation) { try await body() }
    }
  }

  /// Notes that a server returned posts.
  func noteReturned(_ moments: [Moment]) {
    returnedPosts.note(moments.lazy.map(\.postID), askedIn: Self.requestGeneration)
  }

  /// What stands against answers that are being kept; to be read before the transaction.
  var reconciliation: ResponseReconciliation {
    ResponseReconciliation(completedItems: completedItems, mark: Self.requestMark)
  }
}
