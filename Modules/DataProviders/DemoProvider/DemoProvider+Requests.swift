public import SocialModel

/// People who ask to follow the reader: what the reader answers shows at once, takes its time, and
/// is undone where the story refuses it.
extension DemoProvider: FollowRequestProvider {
  /// Who asks, on one page, with what the reader answered.
  @MainActor
  public func followRequests(after cursor: PageCursor?) async throws -> Page<FollowRequest> {
    try await answer(.people)
    return Page(items: requests)
  }

  /// The same of some people.
  @MainActor
  public func knownFollowRequests(
    from accountIDs: [String]
  ) async throws -> [String: FollowRequest.State] {
    let asked = Set(accountIDs)
    return Dictionary(
      requests.filter { asked.contains($0.id) }.map { ($0.id, $0.state) },
      uniquingKeysWith: { first, _ in first }
    )
  }

  /// How many wait for an answer.
  @MainActor
  public func knownFollowRequestCount() async throws -> FollowRequest.Count {
    FollowRequest.Count(known: requests.count { $0.state == .pending })
  }

  /// Nobody asks by themselves.
  public nonisolated func newFollowRequests() -> AsyncStream<[Account]> { noRequests.stream() }

  /// Lets a person follow the reader, or not.
  @MainActor
  public func answerFollowRequest(_ accepted: Bool, accountID: String) async throws {
    guard let person = requesters.first(where: { $0.id == accountID }) else {
      throw ProviderError.refused(reason: nil)
    }
    try await overlay.answer(accepted, FollowRequest(person: person)) { [self] in
      try await answer(.follow)
    }
  }

  private var requests: [FollowRequest] {
    requesters.map { overlay.applied(to: FollowRequest(person: $0)) }
  }

  /// Who asks, those who asked last first.
  var requesters: [Account] {
    guard story != .empty else { return [] }
    return Array(content.people.filter { $0.id != content.reader.id }.dropFirst(5).prefix(3))
  }
}
