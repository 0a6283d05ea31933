import SocialModel

/// A provider of scripted edit histories.
actor FakeEdits: EditHistoryProvider {
  nonisolated let actions = FakeActions()
  private var sent: Result<[MomentVersion], ProviderError>
  private var known: MomentVersion?
  /// The number of requests.
  private(set) var requestCount = 0

  init(_ sent: Result<[MomentVersion], ProviderError>, known: MomentVersion? = nil) {
    self.sent = sent
    self.known = known ?? (try? sent.get())?.first
  }

  /// Changes the versions, and notifies of a change of the post.
  func set(_ sent: Result<[MomentVersion], ProviderError>, known: MomentVersion? = nil) {
    self.sent = sent
    self.known = known ?? (try? sent.get())?.first
    actions.notify(SocialChange(posts: ["1"]))
  }

  func versions(ofPost postID: String) throws -> [MomentVersion] {
    requestCount += 1
    return try sent.get()
  }

  func knownVersion(ofPost postID: String) -> MomentVersion? { known }
}
