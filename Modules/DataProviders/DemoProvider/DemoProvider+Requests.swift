import MomentsValues
public import SocialModel

/// Follow requests: answers are shown immediately, have a delay, and are undone if the story
/// refuses them.
extension DemoProvider {
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
    guard requesters.contains(where: { $0.id == accountID }) else {
      throw ProviderError.refused(reason: nil)
    }
    let change = SocialChange(accounts: [accountID])
    try await mark(.followRequest, accepted, accountID, change, .follow)
  }

  private var requests: [FollowRequest] {
    requesters.map { person in
      let answer = marks[.followRequest, person.id]
      return FollowRequest(
        person: person,
        state: answer.map { $0 ? .accepted : .rejected } ?? .pending
      )
    }
  }

  /// The people with requests, the newest first.
  var requesters: [Account] {
    guard story != .empty else { return [] }
    return Array(content.people.filter { $0.id != content.reader.id }.dropFirst(5).prefix(3))
  }
}
