public import SocialModel

/// Follow requests: answers are shown immediately, have a delay, and are undone if the story
/// refuses them.
extension DemoProvider: FollowRequestProvider {
  /// The requests on one page, with the reader's answers.
  @MainActor
  public func followRequests(after cursor: PageCursor?) async throws -> Page<FollowRequest> {
    try await respond(to: .people)
    return Page(items: requests)
  }

  /// The requests of some people.
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

  /// The number of requests that wait.
  @MainActor
  public func knownFollowRequestCount() async throws -> FollowRequest.Count {
    FollowRequest.Count(known: requests.count { $0.state == .pending })
  }

  /// Never yields, because there are no new requests.
  public nonisolated func newFollowRequests() -> AsyncStream<[Account]> { noRequests.stream() }

  /// Accepts or rejects a request.
  func answerRequest(_ accepted: Bool, of accountID: String) async throws {
    guard let person = requesters.first(where: { $0.id == accountID }) else {
      throw ProviderError.refused(reason: nil)
    }
    try await overlay.answer(accepted, FollowRequest(person: person)) { [self] in
      try await respond(to: .follow)
    }
  }

  private var requests: [FollowRequest] {
    requesters.map { overlay.applied(to: FollowRequest(person: $0)) }
  }

  /// The people with requests, the newest first.
  var requesters: [Account] {
    guard story != .empty else { return [] }
    return Array(content.people.filter { $0.id != content.reader.id }.dropFirst(5).prefix(3))
  }
}
