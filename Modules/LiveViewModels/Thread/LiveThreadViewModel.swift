public import Foundation
public import ListModel
public import MomentsContracts
public import SocialModel

/// One moment with its comments, on a provider's posts.
///
/// It makes a tree of the flat list that providers hand out, keeps what the reader opened and
/// collapsed, and asks the provider for what the reader wants: likes at once, deletions after the
/// time in which they can be undone. What is so the provider says: its `ChangeSource` names what
/// changed, and those posts are read again.
///
/// Of a `KeptThreadProvider` it shows what is kept at once, and asks the network behind it.
@MainActor
public final class LiveThreadViewModel: ThreadViewModel {
  /// The rows, in sections.
  public var sections: Observable<[ListSection]> { sectionsSource }

  /// What the screen as a whole shows.
  public var state: Observable<ListState> { pager.state }

  /// What stands at the end of the comments.
  public var pagingState: Observable<PagingState> { pager.pagingState }

  /// What to tell the reader for a few seconds.
  public var message: Observable<UserMessage?> { messages.current }

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
  /// The language of what the screen says by itself.
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
  /// All comments known, in the order in which they came.
  var comments: [ThreadComment] = []
  var places: [String: Int] = [:]
  /// Comments that the provider does not have any more; one whose deletion is refused comes back to
  /// its place.
  var gone: Set<String> = []
  /// Comments that came while the reader was reading.
  var waiting: [Moment] = []

  var isFolded = true
  /// What is chosen in the poll of the moment.
  var ballot = PollBallot()
  /// Asks for the last counts of that poll.
  let pollEnds: PollEnds
  /// Whose warnings are open: comments, and the moment itself.
  var openWarnings: Set<String> = []
  var collapsed: Set<String> = []
  var revealed: Set<String> = []
  /// What the reader deleted, the moment itself or comments.
  let deletions: Deletions

  private(set) lazy var pager = makePager()

  /// What changed while a page was under way.
  var missed = ChangedContent()

  var writer: ThreadRowBuilder
  var tree = CommentTree([], root: "")

  /// Makes the view model of one screen; nothing is loaded yet.
  ///
  /// - Parameters:
  ///   - moment: the identity of the post.
  ///   - threads: where it and its comments come from.
  ///   - comments: who deletes comments and knows of new ones.
  ///   - actions: who takes what the reader does.
  ///   - changes: who tells what changes in what these providers read.
  ///   - language: the language of the app.
  ///   - time: the time that ages are counted from, deletions can be undone in, and new comments
  ///     are looked for by.
  ///   - tracker: where events go, if anywhere.
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
    failures = FailureText(strings: strings)
    writer = ThreadRowBuilder(strings: strings, timeZone: time.timeZone)
    self.tracker = tracker
    self.time = time
    reads.perform = { [weak self] in await self?.readAgain($0) }
    reads.follow(changes) { [weak self] in self?.take($0) }
    pollEnds.onEnd = { [weak self] _ in self?.publish() }
  }

  /// Tracks a view of the moment and brings ages up to date.
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
