/// A post with its ancestors and its comments.
public struct MomentThread: Sendable, Hashable {
  /// The post itself.
  public var moment: Moment
  /// The parent, its parent, and so on; the farthest first, the parent of the post last.
  ///
  /// It may be incomplete.
  public var ancestors: [Moment]
  /// The comments: replies to the post, replies to those, and so on, as one flat list.
  ///
  /// `Moment.inReplyToID` is the parent of each. See `ThreadProvider` for what callers must handle.
  public var comments: [Moment]
  /// The cursor of more comments; nil if these are all.
  public var next: PageCursor?
  /// The items that could not be read and were left out.
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
