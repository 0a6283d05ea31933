public import SocialModel

extension DemoProvider {
  /// People, hashtags and emoji of the demo.
  public func knownCompletions(
    of query: CompletionQuery,
    limit: Int
  ) async throws -> [Completion] {
    let all: [Completion] =
      switch query.kind {
      case .person: content.people.filter(query.matches).map(Completion.person)
      case .hashtag: DemoTag.all.map(\.name).filter(query.matches).map(Completion.hashtag)
      case .emoji: query.matching(DemoEmoji.all, limit: limit)
      }
    return Array(all.prefix(limit))
  }

  /// None, because all completions are stored.
  public func foundCompletions(
    of query: CompletionQuery,
    limit: Int
  ) async throws -> [Completion] { [] }
}
