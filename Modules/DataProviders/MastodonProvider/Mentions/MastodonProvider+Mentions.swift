public import SocialModel

extension MastodonProvider: MentionsProvider {
  /// Posts that name the reader, each told once; asked for whenever home is, and when the stream
  /// brings one.
  public func mentions() -> AsyncStream<Moment> { mentionWatch.mentions() }
}
