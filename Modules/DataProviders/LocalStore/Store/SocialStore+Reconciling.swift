import SocialModel

extension SocialStore {
  /// The time of the request whose response is being stored.
  @TaskLocal private static var requestMark: UInt64?
  /// The generation of filters that the server had at the time of the request.
  @TaskLocal private static var requestGeneration: Int?

  /// Sends a request, and stores its response.
  ///
  /// During the request, items of the outbox may complete that the response does not include yet: a
  /// like, an edit, a deletion. What `body` stores does not undo items that completed since `body`
  /// began.
  ///
  /// - Parameters:
  ///   - isolation: The caller's isolation, in which `body` runs.
  ///   - body: Sends the request and stores the response.
  /// - Returns: The result of `body`.
  /// - Throws: Errors of `body`.
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

  /// The reconciliation of the response that is being stored; to be read before the transaction.
  var reconciliation: ResponseReconciliation {
    ResponseReconciliation(completedItems: completedItems, mark: Self.requestMark)
  }
}
