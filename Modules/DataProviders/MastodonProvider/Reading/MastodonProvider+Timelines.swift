public import SocialModel

extension MastodonProvider {
  /// A timeline, which is a `StoredTimeline`; costs nothing.
  public func timeline(of scope: TimelineScope) -> any TimelineProvider & ProfileProvider {
    storedTimeline(scope)
  }

  func storedTimeline(_ scope: TimelineScope) -> MastodonTimeline {
    var scope = scope
    // Hashtags are not case-sensitive.
    if case .hashtag(let name) = scope { scope = .hashtag(name.lowercased()) }
    return MastodonTimeline(provider: self, scope: scope, progress: progress(of: scope))
  }
}
