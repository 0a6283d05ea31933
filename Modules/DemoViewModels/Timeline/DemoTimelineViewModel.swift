public import Foundation
public import ListModel
public import MomentsContracts

/// The timeline on canned moments: every run shows the same, and time passes only where the caller says.
///
/// ```swift
/// let viewModel = DemoTimelineViewModel(scenario: .timeline, language: .english, sleep: { _ in })
/// await viewModel.load()
/// ```
@MainActor
public final class DemoTimelineViewModel: TimelineViewModel {
  /// Waits for a scripted delay: real time in the window, the headless clock in tests.
  public typealias Sleep = nonisolated(nonsending) @Sendable (Duration) async throws -> Void

  /// The time the demo is seen at: Thursday, 20 March 2025, 18:30 UTC.
  public nonisolated static let defaultNow = Date(timeIntervalSince1970: 1_742_495_400)

  /// The rows, in sections: the profile, and the moments.
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
  public let openingPlace: ReadingPlace?

  /// Where the reader stopped last, as the screen told.
  public private(set) var stoppedPlace: ReadingPlace?

  /// The title of the screen.
  public var title: String { scope.title(strings) }

  /// Called with each place the reader wants to go to.
  public var onRoute: (@MainActor (Route) -> Void)?

  let scenario: DemoScenario
  let scope: TimelineScope
  /// Where the moments of the scope stand in the feed.
  let numbers: [Int]
  let strings: Strings
  let writer: DemoRowWriter
  let tracker: (any Tracker)?
  let sleep: Sleep

  let sectionsSource = MutableObservable<[ListSection]>([])
  let stateSource = MutableObservable(ListState.loading)
  let pagingSource = MutableObservable(PagingState.idle)
  let newMomentsSource = MutableObservable<TimelineNewMoments?>(nil)
  private let messageSource = MutableObservable<UserMessage?>(nil)

  /// What each moment is and what the reader did to it.
  var entries: [DemoEntry] = []
  var rows: [MomentRow] = []
  var places: [ListItemID: Int] = [:]
  /// How far the feed has been read.
  var nextPlace = 0
  var gaps: [DemoGap] = []
  /// Moments above the reader that they have not seen.
  var unseen: [ListItemID] = []
  let likes: DemoLikes
  let sendsAtOnce: Bool
  var follow: DemoFollow?
  /// The deletions that can still be undone, by the message that tells of them.
  var undoable: [UserMessage.ID: (moment: ListItemID, work: Task<Void, Never>)] = [:]
  private let bag = DisposeBag()

  var isLoadingFirstPage = false
  var hasFailedLoad = false
  var hasFailedPage = false
  var haveNewMomentsCome = false
  /// Grows with each first page, so that a page of an older list is dropped.
  var generation = 0
  private var messageCount = 0

  /// Makes the view model of one screen.
  ///
  /// - Parameters:
  ///   - scenario: The story to tell.
  ///   - scope: Which of the moments to show.
  ///   - openingPlace: Where the list opens, if not at its top.
  ///   - likes: What the reader likes, shared with the other screens.
  ///   - sendsAtOnce: Whether what the reader wrote is sent by the time it shows.
  ///   - language: The language of the app; the moments are in the languages of their authors.
  ///   - now: The time all ages are counted from.
  ///   - timeZone: The reader's time zone; UTC if none is given.
  ///   - tracker: Where events go, if anywhere.
  ///   - sleep: Waits for a scripted delay; MUST throw when the task is cancelled.
  public init(
    scenario: DemoScenario,
    scope: TimelineScope = .home,
    openingPlace: ReadingPlace? = nil,
    likes: DemoLikes = DemoLikes(),
    sendsAtOnce: Bool = false,
    language: AppLanguage,
    now: Date = DemoTimelineViewModel.defaultNow,
    timeZone: TimeZone? = nil,
    tracker: (any Tracker)? = nil,
    sleep: @escaping Sleep
  ) {
    self.scenario = scenario
    self.scope = scope
    self.openingPlace = openingPlace
    self.likes = likes
    self.sendsAtOnce = sendsAtOnce
    if case .profile(let person) = scope { follow = DemoFollow(person) }
    numbers = DemoFeed.numbers(in: scope)
    strings = Strings(language)
    writer = DemoRowWriter(
      strings: strings,
      now: now,
      timeZone: timeZone ?? TimeZone(secondsFromGMT: 0) ?? .current
    )
    self.tracker = tracker
    self.sleep = sleep
    likes.changes.observe { [weak self] moment in
      guard let self, let moment else { return }
      change(moment) { $0.isLiked = likes.isLiked($0) }
    }.disposed(by: bag)
  }

  /// Tracks a view of the timeline.
  public func screenDidAppear() {
    tracker?.track(.screenView(screen: scope.screenName))
  }

  /// Keeps where the reader is.
  public func readerStopped(at place: ReadingPlace?) {
    stoppedPlace = place
    if let place {
      readerReached(place.moment)
    } else {
      setUnseen([])
    }
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
      .action(name: action, screen: scope.screenName, target: target.description)
    )
  }
}
