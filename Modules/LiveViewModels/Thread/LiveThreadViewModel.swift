public import Foundation
public import ListModel
public import MomentsContracts
public import SocialModel

/// One moment with its comments, over a provider's posts.
///
/// It makes a tree of the flat list that providers return, stores what the reader opened and
/// collapsed, and calls the provider for the reader's actions: for likes immediately, for deletions
/// after the time in which they can be undone. The provider is the source of truth: its
/// `ChangeSource` names what changed, and those posts are read again.
///
/// The stored posts of a `StoredThreadProvider` are shown immediately, while the network is
/// requested in the background.
@MainActor
public final class LiveThreadViewModel: ThreadViewModel {
  /// The rows, in sections.
  public var sections: Observable<[ListSection]> { sectionsSource }

  /// The state of the screen as a whole.
  public var state: Observable<ListState> { pager.state }

  /// The state of paging, shown at the end of the comments.
  public var pagingState: Observable<PagingState> { pager.pagingState }

  /// A message to show to the reader for a few seconds.
  public var message: Observable<UserMessage?> { messages.current }

  /// Comments that arrived and are not in the list yet.
  public var newComments: Observable<ThreadNewComments?> { newCommentsSource }

  /// The title of the screen.
  public var title: String { strings.threadTitle }

  /// Called with the route of each screen that the reader opens.
  public var onRoute: (@MainActor (Route) -> Void)?

  static let screenName = "thread"

  let postID: String
  let threads: any ThreadProvider
  let commentProvider: any CommentProvider
  let actions: ReaderActions
  /// The language of the screen's own texts.
  public let strings: Strings
  let failures: FailureText
  let tracker: (any Tracker)?
  let time: ReaderTime
  let messages = UserMessages()
  let reads = ChangeReads()
  let taps = ReaderTaps()

  let sectionsSource = MutableObservable<[ListSection]>([])
  let newCommentsSource = MutableObservable<ThreadNewComments?>(nil)

  var root: ThreadComment?
  var parent: Moment?
  /// All known comments, in the order in which they arrived.
  var comments: [ThreadComment] = []
  var places: [String: Int] = [:]
  /// Comments that the provider no longer has; one whose deletion is refused is restored at its
  /// position.
  var gone: Set<String> = []
  /// Comments that arrived while the reader was reading.
  var waiting: [Moment] = []

  var isFolded = true
  /// The reader's choice in the poll of the moment.
  var ballot = PollBallot()
  /// Requests the final counts of that poll.
  let pollEnds: PollEnds
  /// The comments whose warnings are open, and the moment itself.
  var openWarnings: Set<String> = []
  var collapsed: Set<String> = []
  var revealed: Set<String> = []
  /// The reader's deletions, of the moment itself or of comments.
  let deletions: Deletions

  private(set) lazy var pager = makePager()

  /// What changed while a page was in progress.
  var missed = ChangedContent()

  var writer: ThreadRowBuilder
  var tree = CommentTree([], root: "")

  /// Makes the view model of one screen; nothing is loaded yet.
  ///
  /// - Parameters:
  ///   - moment: the identity of the post.
  ///   - threads: reads the moment and its comments.
  ///   - comments: deletes comments, and finds new ones.
  ///   - actions: the providers of the reader's actions.
  ///   - changes: notifies of changes in what these providers read.
  ///   - language: the language of the app.
  ///   - time: the clock, for ages, for undoing deletions, and for checks for new comments.
  ///   - tracker: tracks screen views and actions; optional.
  public init(
    moment: ListItemID,
    threads: any ThreadProvider,
    comments: any CommentProvider,
    actions: ReaderActions,
    changes: (any ChangeSource)?,
    language: AppLanguage,
    time: ReaderTime = ReaderTime(),
    tracker: (any Tracker)? = nil
  ) {
    postID = moment.description
    self.threads = threads
    commentProvider = comments
    self.actions = actions
    deletions = Deletions(clock: time.clock)
    pollEnds = PollEnds(votes: actions.votes, now: time.now, clock: time.clock)
    strings = Strings(language)
    failures = FailureText(strings: strings, now: time.now)
    writer = ThreadRowBuilder(strings: strings, timeZone: time.timeZone)
    self.tracker = tracker
    self.time = time
    reads.perform = { [weak self] in await self?.readAgain($0) }
    reads.follow(changes) { [weak self] in self?.take($0) }
    pollEnds.onEnd = { [weak self] _ in self?.publish() }
  }

  /// Tracks a view of the moment and updates ages.
  public func screenDidAppear() {
    tracker?.track(.screenView(screen: Self.screenName))
    guard root != nil else { return }
    writer.forgetRows()
    publish()
  }

  func track(_ action: String, _ target: String) {
    tracker?.track(.action(name: action, screen: Self.screenName, target: target))
  }
}
