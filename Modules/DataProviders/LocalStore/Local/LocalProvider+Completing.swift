public import SocialModel

extension LocalProvider {
  /// Completions from the people and hashtags of this machine.
  public func knownCompletions(
    of query: CompletionQuery,
    limit: Int
  ) async throws -> [Completion] {
    try await store.completions(of: query, limit: limit)
  }

  /// None, because there is no server.
  public func foundCompletions(
    of query: CompletionQuery,
    limit: Int
  ) async throws -> [Completion] { [] }
}
