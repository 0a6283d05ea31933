/// A post with what it answers and what answers it.
public struct MomentThread: Sendable, Hashable {
  /// The post itself.
  public var moment: Moment
  /// What it answers, and what that answers, and so on; the farthest first, the answered post last.
  ///
  /// May break off anywhere.
  public var ancestors: [Moment]
  /// The comments: answers to the post, answers to those, and so on, as one flat list.
  ///
  /// `Moment.inReplyToID` says what each answers. See `ThreadProvider` for what callers must be
  /// prepared for.
  public var comments: [Moment]
  /// Where more comments begin; nil if these are all.
  public var next: PageCursor?
  /// What could not be read and was left out.
  public var skipped: [SkippedItem]

  /// Makes a thread.
  public init(
    moment: Moment,
    ancestors: [Moment] = [],
    comments: [Moment] = [],
    next: PageCursor? = nil,
    skipped: [SkippedItem] = []
  ) {
    self.moment = moment
    self.ancestors = ancestors
    self.comments = comments
    self.next = next
    self.skipped = skipped
  }
}
