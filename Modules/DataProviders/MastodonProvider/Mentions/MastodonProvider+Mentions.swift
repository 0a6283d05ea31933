public import SocialModel

extension MastodonProvider: MentionsProvider {
  /// Posts that name the reader, each told once, those that are found at once together; asked for
  /// whenever home is, and when the stream brings one.
  public func mentions() -> AsyncStream<[Moment]> { mentionWatch.mentions() }
}
