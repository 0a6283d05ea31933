/// The changes in what a provider stores.
public struct SocialChange: Sendable, Hashable {
  /// Timelines whose rows or gaps were inserted, deleted or moved.
  public var timelines: Set<TimelineScope>
  /// Posts that changed or were deleted; `Moment.postID`.
  public var posts: Set<String>
  /// Posts whose comments were inserted or deleted; `Moment.postID` of the root or of the parent of
  /// the comment.
  public var threads: Set<String>
  /// People who changed, or whose relationship with the reader did; `Account.id`.
  public var accounts: Set<String>
  /// Whether the outbox changed.
  public var isOutboxChanged: Bool
  /// Whether the stored drafts changed.
  public var areDraftsChanged: Bool
  /// Whether the reader's filters changed.
  public var areFiltersChanged: Bool
  /// Whether the reader's lists, or their members, changed.
  public var areListsChanged: Bool
  /// Whether the hashtags that the reader follows changed.
  public var areTagsChanged: Bool
  /// Whether the dismissed notifications changed.
  public var areDismissalsChanged: Bool

  /// Makes a change; by default an empty one.
  public init(
    timelines: Set<TimelineScope> = [],
    posts: Set<String> = [],
    threads: Set<String> = [],
    accounts: Set<String> = [],
    isOutboxChanged: Bool = false,
    areDraftsChanged: Bool = false,
    areFiltersChanged: Bool = false,
    areListsChanged: Bool = false,
    areTagsChanged: Bool = false,
    areDismissalsChanged: Bool = false
  ) {
    self.timelines = timelines
    self.posts = posts
    self.threads = threads
    self.accounts = accounts
    self.isOutboxChanged = isOutboxChanged
    self.areDraftsChanged = areDraftsChanged
    self.areFiltersChanged = areFiltersChanged
    self.areListsChanged = areListsChanged
    self.areTagsChanged = areTagsChanged
    self.areDismissalsChanged = areDismissalsChanged
  }

  /// Whether nothing changed.
  public var isEmpty: Bool { self == SocialChange() }
}
