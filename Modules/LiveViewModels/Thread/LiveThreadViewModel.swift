public import Foundation
public import ListModel
public import MomentsContracts
public import SocialModel

/// One moment with its comments, on a provider's posts.
///
/// It makes a tree of the flat list that providers hand out, keeps what the reader opened and collapsed, and asks the
/// provider for what the reader wants: likes at once, deletions after the time in which they can be undone.
///
/// Of a `KeptThreadProvider` it shows what is kept at once, asks the network behind it, and follows a `ChangeSource`.
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
  let actions: ReaderActions
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
  /// What the reader deleted, the moment itself or comments.
  let deletions: Deletions

  let likes: ReaderLikes
  private let bag = DisposeBag()

  var next: PageCursor?
  var isLoadingFirstPage = false
  /// Grows with each first page, so that a page of an older thread is dropped.
  var generation = 0

  /// Whether what is kept has to be read again, and the work that does so.
  var needsRead = false
  var reading: Task<Void, Never>?
  private var following: Task<Void, Never>?

  var writer: ThreadRowWriter
  var tree = CommentTree([], root: "")

  /// Makes the view model of one screen; nothing is loaded yet.
  ///
  /// - Parameters:
  ///   - moment: the identity of the post.
  ///   - threads: where it and its comments come from.
  ///   - comments: who deletes comments and knows of new ones.
  ///   - likes: who takes the reader's likes.
  ///   - boosts: who takes what the reader shares; nil where nothing can be shared.
  ///   - compose: who takes what the reader writes; nil where nothing can be written.
  ///   - changes: who tells what changes in what is kept.
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
    boosts: (any BoostProvider)? = nil,
    compose: (any ComposeProvider)? = nil,
    changes: (any ChangeSource)? = nil,
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
    actions = ReaderActions(likes: likes, boosts: boosts, compose: compose)
    deletions = Deletions(sleep: sleep)
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
    guard let changes else { return }
    let stream = changes.changes()
    following = Task { [weak self] in
      for await change in stream {
        guard let self else { return }
        take(change)
      }
    }
  }

  isolated deinit {
    following?.cancel()
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
