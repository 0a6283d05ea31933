public import Foundation
public import ListModel
public import MomentsContracts
public import SocialModel

/// The timeline on a provider's moments.
///
/// It knows what to ask and when, what to say when something fails, and what the reader did that
/// the provider has not agreed to yet. What cannot be read is left out and told in a message.
///
/// ```swift
/// let archive = ArchiveProvider(path: path)
/// let viewModel = LiveTimelineViewModel(
///   timeline: archive, profile: archive, likes: archive, language: .english)
/// await viewModel.load()
/// ```
///
/// A ``KeptTimeline`` shows what is kept at once, around the reader's place, and asks the network behind it. What changes
/// in the store reaches the rows through a `ChangeSource`.
@MainActor
public final class LiveTimelineViewModel: TimelineViewModel {
  /// The rows, in sections: the profile, if there is one, and the moments with the gaps among them.
  public var sections: Observable<[ListSection]> { sectionsSource }

  /// What the screen as a whole shows.
  public var state: Observable<ListState> { stateSource }

  /// What stands at the end of the rows.
  public var pagingState: Observable<PagingState> { pagingSource }

  /// What to tell the reader for a few seconds.
  public var message: Observable<UserMessage?> { messageSource }

  /// Moments that came above the reader and were not seen yet.
  public var newMoments: Observable<TimelineNewMoments?> { newMomentsSource }

  /// Where the list opens.
  public internal(set) var openingPlace: ReadingPlace?

  /// The title of the screen.
  public var title: String { scope.title(writer.strings) }

  /// Called with each place the reader wants to go to.
  public var onRoute: (@MainActor (Route) -> Void)?

  var screenName: String { scope.screenName }

  let scope: MomentsContracts.TimelineScope
  let timeline: any TimelineProvider
  let profileProvider: (any ProfileProvider)?
  let actions: ReaderActions
  let writer: MomentRowWriter
  let failures: FailureText
  let tracker: (any Tracker)?
  let now: @MainActor () -> Date

  let sectionsSource = MutableObservable<[ListSection]>([])
  let stateSource = MutableObservable(ListState.loading)
  let pagingSource = MutableObservable(PagingState.idle)
  let newMomentsSource = MutableObservable<TimelineNewMoments?>(nil)
  private let messageSource = MutableObservable<UserMessage?>(nil)

  var entries = TimelineEntries()
  let likes: ReaderLikes
  let deletions: Deletions
  private let bag = DisposeBag()
  /// A row for each entry; nil for one that does not show.
  var rows: [MomentRow?] = []
  var profileRow: UserProfileRow?
  var follow = FollowState()

  var next: PageCursor?
  var isLoadingFirstPage = false
  /// Grows with each first page, so that a page of an older list is dropped.
  var generation = 0
  /// What was told to be left out, so that it is not told again with each refresh.
  var toldSkipped: [SkippedItem] = []
  private var messageCount = 0

  // What only a kept timeline has.

  /// Gaps that are being filled, and those that could not be.
  var gapStates: [TimelineGap.ID: TimelineGapRow.State] = [:]
  /// Rows that came above the reader.
  var unseen: Set<ListItemID> = []
  /// The topmost row that the reader sees, as last heard.
  var topmost: ListItemID?
  /// What is to be read again, and the work that does so.
  var waitingRead = TimelineRead()
  var reading: Task<Void, Never>?
  var refreshing: Task<Void, Never>?
  var keepingPlace: Task<Void, Never>?
  /// The wait for a server that is still making the timeline; nil where it is not.
  var preparation: TimelinePreparation?
  /// Whether the screen has gone, for the time being or for good.
  var isAway = false
  let sleep: LiveThreadViewModel.Sleep
  private var following: Task<Void, Never>?

  /// Makes the view model of one screen; nothing is loaded yet.
  ///
  /// - Parameters:
  ///   - timeline: where the moments come from; a `KeptTimeline` is read offline first.
  ///   - profile: whose timeline it is, if it has a head.
  ///   - likes: who takes the reader's likes.
  ///   - boosts: who takes what the reader shares; nil where nothing can be shared.
  ///   - follows: who knows whom the reader follows; nil where nobody does.
  ///   - compose: who takes what the reader writes; nil where nothing can be written.
  ///   - changes: who tells what changes in what is kept.
  ///   - readerLikes: what the reader likes, shared with the other screens.
  ///   - scope: what the timeline is called; the providers are those of it.
  ///   - language: the language of the app.
  ///   - timeZone: the reader's time zone.
  ///   - tracker: where events go, if anywhere.
  ///   - now: the time that ages are counted from.
  ///   - sleep: waits, for the end of the time in which a deletion can be undone and for a server that is not ready.
  public init(
    timeline: any TimelineProvider,
    profile: (any ProfileProvider)?,
    likes: any LikeProvider,
    boosts: (any BoostProvider)? = nil,
    follows: (any FollowProvider)? = nil,
    compose: (any ComposeProvider)? = nil,
    changes: (any ChangeSource)? = nil,
    readerLikes: ReaderLikes = ReaderLikes(),
    scope: MomentsContracts.TimelineScope = .home,
    language: AppLanguage,
    timeZone: TimeZone = .current,
    tracker: (any Tracker)? = nil,
    now: @escaping @MainActor () -> Date = { Date() },
    sleep: @escaping LiveThreadViewModel.Sleep = { try await Task.sleep(for: $0) }
  ) {
    let strings = Strings(language)
    self.scope = scope
    self.timeline = timeline
    profileProvider = profile
    actions = ReaderActions(likes: likes, boosts: boosts, follows: follows, compose: compose)
    self.likes = readerLikes
    self.sleep = sleep
    deletions = Deletions(sleep: sleep)
    writer = MomentRowWriter(strings: strings, timeZone: timeZone)
    failures = FailureText(strings: strings)
    self.tracker = tracker
    self.now = now
    readerLikes.changes.observe { [weak self] posts in
      guard let self else { return }
      showRows(at: entries.places(ofPosts: posts))
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
    preparation?.nextLook?.cancel()
  }

  /// Tracks a view of the timeline and brings the ages of its rows up to date.
  public func screenDidAppear() {
    tracker?.track(.screenView(screen: screenName))
    lookAgainForWhatIsPrepared()
    let before = rows
    writeRows()
    if rows != before { publish() }
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
    tracker?.track(.action(name: action, screen: screenName, target: target))
  }
}
