public import Foundation
public import ListModel
public import MomentsContracts

/// One moment with its comments on canned data: every run shows the same, and time passes only where the caller says.
///
/// ```swift
/// let viewModel = DemoThreadViewModel(
///   moment: "moment-1", scenario: .conversation, language: .english, sleep: { _ in })
/// await viewModel.load()
/// ```
@MainActor
public final class DemoThreadViewModel: ThreadViewModel {
  /// Waits for a scripted delay: real time in the window, the headless clock in tests.
  public typealias Sleep = DemoTimelineViewModel.Sleep

  /// How long a deletion can be undone.
  public nonisolated static let undoTime = Duration.seconds(5)

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

  /// What invites the reader to comment.
  public var commentPrompt: String? { writer.canWrite ? strings.writeComment : nil }

  /// Called with each place the reader wants to go to.
  public var onRoute: (@MainActor (Route) -> Void)?

  /// A moment that the reader wrote.
  public nonisolated static let ownMoment: ListItemID = "moment-own"

  static let screenName = "thread"

  let scenario: DemoThreadScenario
  let strings: Strings
  let writer: DemoThreadWriter
  let tracker: (any Tracker)?
  let sleep: Sleep

  let sectionsSource = MutableObservable<[ListSection]>([])
  let stateSource = MutableObservable(ListState.loading)
  let pagingSource = MutableObservable(PagingState.idle)
  let newCommentsSource = MutableObservable<ThreadNewComments?>(nil)
  private let messageSource = MutableObservable<UserMessage?>(nil)
  private var messageCount = 0

  /// The moment and what the reader did to it.
  var entry: DemoEntry
  /// All comments of the story.
  let story: [DemoComment]
  var tree = DemoCommentTree()
  /// The rows of all comments, by place; nil where one has to be written anew.
  private var rows: [AnyListItem?] = []
  var waiting: [DemoComment] = []

  let likes: DemoLikes
  /// The likes of comments under way, one chain a row.
  var commentLikes: [ListItemID: Task<Void, Never>] = [:]
  private let bag = DisposeBag()
  /// The deletions that can still be undone, by the message that tells of them.
  var undoable: [UserMessage.ID: (comment: ListItemID, work: Task<Void, Never>)] = [:]

  var isLoadingFirstPage = false
  var hasFailedLoad = false
  var hasFailedPage = false
  /// Grows with each first page, so that a page of an older list is dropped.
  var generation = 0

  /// Makes the view model of one screen.
  ///
  /// - Parameters:
  ///   - moment: A moment of the demo timeline, "moment-1" and so on; any other shows the first.
  ///   - scenario: The story to tell.
  ///   - canWrite: Whether the reader can comment, share and change.
  ///   - likes: What the reader likes, shared with the other screens.
  ///   - language: The language of the app; what people wrote is in theirs.
  ///   - now: The time all ages are counted from.
  ///   - timeZone: The reader's time zone; UTC if none is given.
  ///   - tracker: Where events go, if anywhere.
  ///   - sleep: Waits for a scripted delay; MUST throw when the task is cancelled.
  public init(
    moment: ListItemID,
    scenario: DemoThreadScenario,
    canWrite: Bool = false,
    likes: DemoLikes = DemoLikes(),
    language: AppLanguage,
    now: Date = DemoTimelineViewModel.defaultNow,
    timeZone: TimeZone? = nil,
    tracker: (any Tracker)? = nil,
    sleep: @escaping Sleep
  ) {
    self.scenario = scenario
    self.likes = likes
    strings = Strings(language)
    writer = DemoThreadWriter(
      strings: strings,
      now: now,
      timeZone: timeZone ?? TimeZone(secondsFromGMT: 0) ?? .current,
      canWrite: canWrite
    )
    self.tracker = tracker
    self.sleep = sleep
    let named = Int(moment.description.dropFirst("moment-".count)).map { $0 - 1 } ?? 0
    let number = max(0, named)
    var shown = DemoFeed.moments[number % DemoFeed.moments.count]
    // The reader's own has no place in the feed.
    if moment == DemoThreadViewModel.ownMoment { shown = DemoFeed.ownMoment }
    // What was written by hand spans an hour, and cannot be older than what it is about.
    if scenario.isWrittenByHand { shown.minutesAgo = max(shown.minutesAgo, 60) }
    entry = DemoEntry(number: number, moment: shown)
    story = DemoComments.comments(
      of: shown,
      number: number % DemoFeed.moments.count,
      in: scenario
    )
    entry.isLiked = likes.isLiked(entry)
    likes.changes.observe { [weak self] moment in
      guard let self, moment == entry.id else { return }
      entry.isLiked = likes.isLiked(entry)
      // Before the first load there are no rows to write again.
      if stateSource.value == .content { publish() }
    }.disposed(by: bag)
  }

  /// Tracks a view of the moment.
  public func screenDidAppear() {
    tracker?.track(.screenView(screen: Self.screenName))
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

  func track(_ action: String, _ target: ListItemID) {
    tracker?.track(
      .action(name: action, screen: Self.screenName, target: target.description)
    )
  }

  // MARK: Rows

  /// Counts anew and writes all rows: after comments came or went.
  func rebuild() {
    tree.link()
    rows = Array(repeating: nil, count: tree.entries.count)
    publish()
  }

  /// Changes a comment and shows it; nothing happens where it has left.
  func change(_ comment: ListItemID, _ body: (inout DemoCommentEntry) -> Void) {
    guard let place = tree.places[comment] else { return }
    _ = tree.change(comment, body)
    rows[place] = nil
    publish()
  }

  /// Shows the moment and the comments as they are; writes only the rows that changed.
  func publish() {
    guard !entry.isRemoved else {
      sectionsSource.value = []
      return
    }
    let shown = tree.shown
    var items: [AnyListItem] = []
    items.reserveCapacity(shown.count + 1)
    let known = pagingSource.value == .end ? tree.count : max(tree.count, story.count)
    items.append(AnyListItem(ThreadCommentHeaderRow(count: known, strings: strings)))
    for place in shown {
      let row = rows[place] ?? writer.row(for: tree.entries[place])
      rows[place] = row
      items.append(row)
    }
    sectionsSource.value = [
      ListSection(id: "moment", rows: [writer.momentRow(for: entry)]),
      ListSection(id: "comments", items: items),
    ]
  }
}
