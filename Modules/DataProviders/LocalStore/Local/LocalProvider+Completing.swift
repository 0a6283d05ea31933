public import SocialModel

extension LocalProvider: CompletionProvider {
  /// People and hashtags of this machine.
  public func knownCompletions(
    of query: CompletionQuery,
    limit: Int
  ) async throws -> [Completion] {
    try await store.completions(of: query, limit: limit)
  }

  /// There is nobody else to ask.
  public func foundCompletions(
    of query: CompletionQuery,
    limit: Int
  ) async throws -> [Completion] { [] }
}
