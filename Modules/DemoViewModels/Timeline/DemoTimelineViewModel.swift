public import Contracts
public import Foundation
public import ListModel

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

  /// The title of the screen.
  public var title: String { scope.title(strings) }

  /// Called with each place the reader wants to go to.
  public var onRoute: (@MainActor (Route) -> Void)?

  private let scenario: DemoScenario
  private let scope: TimelineScope
  /// Where the moments of the scope stand in the feed.
  private let numbers: [Int]
  private let strings: Strings
  private let writer: DemoRowWriter
  private let tracker: (any Tracker)?
  private let sleep: Sleep

  private let sectionsSource = MutableObservable<[ListSection]>([])
  private let stateSource = MutableObservable(ListState.loading)
  private let pagingSource = MutableObservable(PagingState.idle)
  private let messageSource = MutableObservable<UserMessage?>(nil)

  /// What each shown moment is and what the reader did to it.
  private var entries: [DemoEntry] = []
  private var rows: [MomentRow] = []
  private var places: [ListItemID: Int] = [:]
  private let likes: DemoLikes
  private let bag = DisposeBag()

  private var isLoadingFirstPage = false
  private var hasFailedLoad = false
  private var hasFailedPage = false
  /// Grows with each first page, so that a page of an older list is dropped.
  private var generation = 0
  private var messageCount = 0

  /// Makes the view model of one screen.
  ///
  /// - Parameters:
  ///   - scenario: The story to tell.
  ///   - scope: Which of the moments to show.
  ///   - likes: What the reader likes, shared with the other screens.
  ///   - language: The language of the app; the moments are in the languages of their authors.
  ///   - now: The time all ages are counted from.
  ///   - timeZone: The reader's time zone; UTC if none is given.
  ///   - tracker: Where events go, if anywhere.
  ///   - sleep: Waits for a scripted delay; MUST throw when the task is cancelled.
  public init(
    scenario: DemoScenario,
    scope: TimelineScope = .home,
    likes: DemoLikes = DemoLikes(),
    language: AppLanguage,
    now: Date = DemoTimelineViewModel.defaultNow,
    timeZone: TimeZone? = nil,
    tracker: (any Tracker)? = nil,
    sleep: @escaping Sleep
  ) {
    self.scenario = scenario
    self.scope = scope
    self.likes = likes
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
}

// MARK: - Loading

extension DemoTimelineViewModel {
  /// Loads the first page, unless rows are there already.
  public func load() async {
    guard stateSource.value != .content else { return }
    stateSource.setIfChanged(.loading)
    await loadFirstPage()
  }

  /// Loads the first page again; what the reader did to rows stays done.
  public func reload() async {
    await loadFirstPage()
  }

  /// Loads the next twelve rows.
  public func loadMore() async {
    guard stateSource.value == .content, !isLoadingFirstPage else { return }
    switch pagingSource.value {
    case .idle, .failed: break
    case .loading, .end: return
    }
    let before = pagingSource.value
    let pageOf = generation
    pagingSource.value = .loading
    guard await wait(scenario.pageDelay) else {
      if pageOf == generation { pagingSource.value = before }
      return
    }
    guard pageOf == generation else { return }
    if scenario == .pageFailure, !hasFailedPage {
      hasFailedPage = true
      pagingSource.value = .failed(
        ListFailure(
          title: strings.pageFailedTitle,
          message: strings.checkConnection,
          retryTitle: strings.retry
        )
      )
      return
    }
    append(page: entries.count..<entries.count + DemoFeed.pageSize)
    publishRows()
    pagingSource.value = hasMore ? .idle : .end
  }

  private func loadFirstPage() async {
    guard !isLoadingFirstPage else { return }
    isLoadingFirstPage = true
    let hasArrived = await wait(scenario.loadDelay)
    isLoadingFirstPage = false
    guard hasArrived else { return }
    generation += 1
    switch scenario {
    case .failure where !hasFailedLoad:
      hasFailedLoad = true
      stateSource.value = .failed(
        ListFailure(
          title: strings.timelineFailedTitle,
          message: strings.checkConnection,
          retryTitle: strings.retry
        )
      )
    case .empty:
      showEmpty()
    case _ where numbers.isEmpty:
      showEmpty()
    default:
      let done = Dictionary(entries.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
      entries = []
      rows = []
      places = [:]
      append(page: 0..<DemoFeed.pageSize, keeping: done)
      publishRows()
      pagingSource.setIfChanged(hasMore ? .idle : .end)
      stateSource.setIfChanged(.content)
    }
  }

  private func showEmpty() {
    sectionsSource.value = profileSections
    pagingSource.setIfChanged(.end)
    stateSource.value = .empty(scope.emptyMessage(strings))
  }

  private var profileSections: [ListSection] {
    writer.profileSection(of: scope).map { [$0] } ?? []
  }

  /// Whether the delay passed; `false` if the task was cancelled.
  private func wait(_ delay: Duration) async -> Bool {
    do {
      try await sleep(delay)
      return !Task.isCancelled
    } catch {
      return false
    }
  }

  private var hasMore: Bool {
    scenario == .endless || entries.count < numbers.count
  }

  private func append(page: Range<Int>, keeping done: [ListItemID: DemoEntry] = [:]) {
    let moments = DemoFeed.moments
    for place in page where scenario == .endless || place < numbers.count {
      // Past the end the same moments come again, under new numbers.
      let number = numbers[place % numbers.count]
      let fresh = DemoEntry(
        number: number + place / numbers.count * moments.count,
        moment: moments[number]
      )
      var entry = done[fresh.id] ?? fresh
      entry.isLiked = likes.isLiked(entry)
      places[entry.id] = entries.count
      entries.append(entry)
      rows.append(writer.row(for: entry))
    }
  }

  private func publishRows() {
    sectionsSource.value = profileSections + [ListSection(id: "moments", rows: rows)]
  }

  /// Changes one entry and publishes its row; nothing happens where the row has left.
  private func change(_ id: ListItemID, _ body: (inout DemoEntry) -> Void) {
    guard let place = places[id] else { return }
    body(&entries[place])
    rows[place] = writer.row(for: entries[place])
    publishRows()
  }
}

// MARK: - What the reader does

extension DemoTimelineViewModel {
  /// Likes a moment or takes the like back: at once, and undone if the story wants it refused.
  @discardableResult
  public func toggleLike(_ moment: ListItemID) -> Task<Void, Never> {
    guard let place = places[moment] else { return Task {} }
    let (wanted, work) = likes.toggle(entries[place]) { [scenario, sleep] in
      do {
        try await sleep(scenario.likeDelay)
        return scenario != .likeRefused
      } catch {
        return false
      }
    } refused: { [weak self] wanted in
      guard let self else { return }
      tell(wanted ? strings.likeRefused : strings.unlikeRefused, .failure)
    }
    track(wanted ? "like" : "unlike", moment)
    return work
  }

  private func tell(_ text: String, _ kind: UserMessage.Kind) {
    messageCount += 1
    messageSource.value = UserMessage(id: messageCount, text: text, kind: kind)
  }

  private func track(_ action: String, _ moment: ListItemID) {
    tracker?.track(
      .action(
        name: action,
        screen: scope.screenName,
        target: moment.description
      )
    )
  }

  /// Opens a folded text or folds it again.
  public func toggleFold(_ moment: ListItemID) {
    change(moment) { $0.isFolded.toggle() }
  }

  /// Opens what is behind a content warning or closes it again.
  public func toggleWarning(_ moment: ListItemID) {
    change(moment) { $0.isRevealed.toggle() }
  }

  /// Follows a link, a mention or a hashtag.
  public func open(_ target: RichText.Kind, in moment: ListItemID) {
    switch target {
    case .link(let url): onRoute?(.link(url))
    case .mention(let handle, let url): onRoute?(.mention(handle: handle, url: url))
    case .hashtag(let name): onRoute?(.hashtag(name))
    case .strong, .emphasis, .code, .strikethrough, .quote: return
    }
    track("open-link", moment)
  }

  /// Opens the photos of a moment at one of them.
  public func openPhoto(at index: Int, of moment: ListItemID) {
    guard let place = places[moment], rows[place].photos.indices.contains(index) else { return }
    track("open-photo", moment)
    onRoute?(.photos(rows[place].photos, index: index, moment: moment))
  }

  /// Opens the profile of a person.
  public func openProfile(_ person: PersonReference) {
    onRoute?(.profile(person))
  }

  /// Opens a moment with its comments.
  public func openMoment(_ moment: ListItemID) {
    guard places[moment] != nil else { return }
    track("open-moment", moment)
    onRoute?(.moment(moment))
  }
}
