public import Contracts
public import Foundation
public import ListModel
public import SocialModel

/// One moment with its comments, on a provider's posts.
///
/// It makes a tree of the flat list that providers hand out, keeps what the reader opened and collapsed, and asks the
/// provider for what the reader wants: likes at once, deletions after the time in which they can be undone.
@MainActor
public final class LiveThreadViewModel: ThreadViewModel {
  /// Waits: real time in the app, under a test's control in tests.
  ///
  /// MUST throw when the task is cancelled.
  public typealias Sleep = nonisolated(nonsending) @Sendable (Duration) async throws -> Void

  /// How long a deletion can be undone.
  public nonisolated static let undoTime = Duration.seconds(5)
  /// How long it is from one look for new comments to the next.
  public nonisolated static let lookInterval = Duration.seconds(60)

  /// The rows, in sections.
  public var sections: Observable<[ListSection]> { sectionsSource }

  /// What the screen as a whole shows.
  public var state: Observable<ListState> { stateSource }

  /// What stands at the end of the comments.
  public var pagingState: Observable<PagingState> { pagingSource }

  /// What to tell the reader for a few seconds.
  public var message: Observable<UserMessage?> { messageSource }

  /// Comments that are not in the list yet.
  public var newComments: Observable<ThreadNewComments?> { newCommentsSource }

  /// The title of the screen.
  public var title: String { strings.threadTitle }

  /// Called with each place the reader wants to go to.
  public var onRoute: (@MainActor (Route) -> Void)?

  static let screenName = "thread"

  let postID: String
  let threads: any ThreadProvider
  let commentProvider: any CommentProvider
  let likeProvider: any LikeProvider
  let strings: Strings
  let failures: FailureText
  let tracker: (any Tracker)?
  let now: @MainActor () -> Date
  let sleep: Sleep

  let sectionsSource = MutableObservable<[ListSection]>([])
  let stateSource = MutableObservable(ListState.loading)
  let pagingSource = MutableObservable(PagingState.idle)
  let newCommentsSource = MutableObservable<ThreadNewComments?>(nil)
  private let messageSource = MutableObservable<UserMessage?>(nil)
  private var messageCount = 0

  var root: ThreadComment?
  var parent: Moment?
  /// All comments known, in the order in which they came.
  var comments: [ThreadComment] = []
  var places: [String: Int] = [:]
  /// Comments that came while the reader was reading.
  var waiting: [Moment] = []

  var isFolded = true
  /// Whose warnings are open: comments, and the moment itself.
  var openWarnings: Set<String> = []
  var collapsed: Set<String> = []
  var revealed: Set<String> = []
  /// The comments that were deleted, whether the provider knows yet or not.
  var removed: Set<String> = []
  /// The deletions that can still be undone, by the message that tells of them.
  var undoable: [UserMessage.ID: PendingDeletion] = [:]

  let likes: ReaderLikes
  private let bag = DisposeBag()

  var next: PageCursor?
  var isLoadingFirstPage = false
  /// Grows with each first page, so that a page of an older thread is dropped.
  var generation = 0

  private var writer: ThreadRowWriter
  private var tree = CommentTree([], root: "")

  /// Makes the view model of one screen; nothing is loaded yet.
  ///
  /// - Parameters:
  ///   - moment: the identity of the post.
  ///   - threads: where it and its comments come from.
  ///   - comments: who deletes comments and knows of new ones.
  ///   - likes: who takes the reader's likes.
  ///   - readerLikes: what the reader likes, shared with the other screens.
  ///   - language: the language of the app.
  ///   - timeZone: the reader's time zone.
  ///   - tracker: where events go, if anywhere.
  ///   - now: the time that ages are counted from.
  ///   - sleep: waits, for the end of the time in which a deletion can be undone and for the next look for new comments.
  public init(
    moment: ListItemID,
    threads: any ThreadProvider,
    comments: any CommentProvider,
    likes: any LikeProvider,
    readerLikes: ReaderLikes = ReaderLikes(),
    language: AppLanguage,
    timeZone: TimeZone = .current,
    tracker: (any Tracker)? = nil,
    now: @escaping @MainActor () -> Date = { Date() },
    sleep: @escaping Sleep = { try await Task.sleep(for: $0) }
  ) {
    postID = moment.description
    self.threads = threads
    commentProvider = comments
    likeProvider = likes
    self.likes = readerLikes
    strings = Strings(language)
    failures = FailureText(strings: strings)
    writer = ThreadRowWriter(strings: strings, timeZone: timeZone)
    self.tracker = tracker
    self.now = now
    self.sleep = sleep
    readerLikes.changes.observe { [weak self] posts in
      guard let self, posts.contains(where: { $0 == postID || places[$0] != nil }) else { return }
      publish()
    }.disposed(by: bag)
  }

  /// Tracks a view of the moment and brings ages up to date.
  public func screenDidAppear() {
    tracker?.track(.screenView(screen: Self.screenName))
    guard root != nil else { return }
    writer.forgetRows()
    publish()
  }

  /// Says something to the reader.
  @discardableResult
  func tell(
    _ text: String,
    _ kind: UserMessage.Kind,
    undoTitle: String? = nil
  ) -> UserMessage.ID {
    messageCount += 1
    messageSource.value = UserMessage(
      id: messageCount,
      text: text,
      kind: kind,
      undoTitle: undoTitle
    )
    return messageCount
  }

  func track(_ action: String, _ target: String) {
    tracker?.track(.action(name: action, screen: Self.screenName, target: target))
  }
}

// MARK: - Rows

extension LiveThreadViewModel {
  /// A comment of the list, or nil.
  func comment(_ id: ListItemID) -> ThreadComment? { places[id.description].map { comments[$0] } }

  /// Puts comments in place of all there are.
  func setComments(_ moments: [Moment]) {
    comments = []
    places = [:]
    writer.forgetRows()
    addComments(moments)
  }

  /// Adds those comments that are not there yet.
  func addComments(_ moments: [Moment]) {
    for moment in moments where places[moment.postID] == nil {
      places[moment.postID] = comments.count
      comments.append(ThreadComment(moment))
    }
  }

  /// Makes the tree anew, and shows it: after comments came, went, or came out from behind a placeholder.
  func rebuild() {
    let time = now()
    tree = CommentTree(comments.map(\.moment), root: postID) { placeholder(for: $0, at: time) }
    publish()
  }

  /// Why a comment does not show; nil where it does.
  private func placeholder(for comment: Moment, at time: Date) -> ThreadPlaceholderRow.Kind? {
    if removed.contains(comment.postID) { return .deleted }
    guard !comment.isOwn else { return nil }
    switch comment.verdict(in: .thread, at: time) {
    case .hide: return .hidden
    case .warn(let title):
      return revealed.contains(comment.postID) ? nil : .filtered(title: title)
    case .show:
      return comment.isMuted && !revealed.contains(comment.postID) ? .muted : nil
    }
  }

  /// Shows the tree as it is, with what the reader collapsed, opened and liked.
  ///
  /// O(rows), and writes only what changed.
  func publish() {
    guard let root else { return }
    let time = now()
    var sections: [ListSection] = []
    if let parent {
      sections.append(ListSection(id: "parent", rows: [writer.parentRow(for: parent)]))
    }
    sections.append(
      ListSection(
        id: "moment",
        items: writer.rows(
          for: root,
          like: likes.state(of: root.moment),
          isFolded: isFolded,
          isWarningOpen: openWarnings.contains(postID),
          now: time
        )
      )
    )
    let count = max(tree.count, next == nil ? 0 : root.moment.replyCount)
    let header = ThreadCommentHeaderRow(count: count, strings: strings)
    sections.append(
      ListSection(id: "comments", items: [AnyListItem(header)] + commentRows(now: time))
    )
    sectionsSource.value = sections
  }

  private func commentRows(now: Date) -> [AnyListItem] {
    tree.shown(collapsed: collapsed).map { node in
      let isCollapsed = collapsed.contains(node.id)
      switch node.content {
      case .placeholder(let kind):
        return AnyListItem(writer.placeholder(kind, for: node, isCollapsed: isCollapsed))
      case .comment(let place):
        let comment = comments[place]
        let circumstances = ThreadRowWriter.Circumstances(
          branch: node.branch,
          replyCount: node.replyCount,
          isCollapsed: isCollapsed,
          isWarningOpen: openWarnings.contains(node.id),
          like: likes.state(of: comment.moment),
          answered: comment.moment.inReplyToID.flatMap { places[$0] }.map {
            comments[$0].moment.author.displayName
          }
        )
        return AnyListItem(writer.row(for: comment, circumstances, now: now))
      }
    }
  }
}
