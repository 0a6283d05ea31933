public import Contracts
public import Foundation
public import ListModel
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
@MainActor
public final class LiveTimelineViewModel: TimelineViewModel {
  /// The rows, in sections: the profile, if there is one, and the moments.
  public var sections: Observable<[ListSection]> { sectionsSource }

  /// What the screen as a whole shows.
  public var state: Observable<ListState> { stateSource }

  /// What stands at the end of the rows.
  public var pagingState: Observable<PagingState> { pagingSource }

  /// What to tell the reader for a few seconds.
  public var message: Observable<UserMessage?> { messageSource }

  /// The title of the screen.
  public var title: String { scope.title(writer.strings) }

  /// Called with each place the reader wants to go to.
  public var onRoute: (@MainActor (Route) -> Void)?

  var screenName: String { scope.screenName }

  let scope: Contracts.TimelineScope
  let timeline: any TimelineProvider
  let profileProvider: (any ProfileProvider)?
  let likeProvider: any LikeProvider
  let writer: MomentRowWriter
  let failures: FailureText
  let tracker: (any Tracker)?
  private let now: @MainActor () -> Date

  let sectionsSource = MutableObservable<[ListSection]>([])
  let stateSource = MutableObservable(ListState.loading)
  let pagingSource = MutableObservable(PagingState.idle)
  private let messageSource = MutableObservable<UserMessage?>(nil)

  var entries = TimelineEntries()
  let likes: ReaderLikes
  private let bag = DisposeBag()
  private var rows: [MomentRow] = []
  private var profileSection: ListSection?

  var next: PageCursor?
  var isLoadingFirstPage = false
  /// Grows with each first page, so that a page of an older list is dropped.
  var generation = 0
  /// What was told to be left out, so that it is not told again with each refresh.
  var toldSkipped: [SkippedItem] = []
  private var messageCount = 0

  /// Makes the view model of one screen; nothing is loaded yet.
  ///
  /// - Parameters:
  ///   - timeline: where the moments come from.
  ///   - profile: whose timeline it is, if it has a head.
  ///   - likes: who takes the reader's likes.
  ///   - readerLikes: what the reader likes, shared with the other screens.
  ///   - scope: what the timeline is called; the providers are those of it.
  ///   - language: the language of the app.
  ///   - timeZone: the reader's time zone.
  ///   - tracker: where events go, if anywhere.
  ///   - now: the time that ages are counted from.
  public init(
    timeline: any TimelineProvider,
    profile: (any ProfileProvider)?,
    likes: any LikeProvider,
    readerLikes: ReaderLikes = ReaderLikes(),
    scope: Contracts.TimelineScope = .home,
    language: AppLanguage,
    timeZone: TimeZone = .current,
    tracker: (any Tracker)? = nil,
    now: @escaping @MainActor () -> Date = { Date() }
  ) {
    let strings = Strings(language)
    self.scope = scope
    self.timeline = timeline
    profileProvider = profile
    likeProvider = likes
    self.likes = readerLikes
    writer = MomentRowWriter(strings: strings, timeZone: timeZone)
    failures = FailureText(strings: strings)
    self.tracker = tracker
    self.now = now
    readerLikes.changes.observe { [weak self] posts in
      guard let self else { return }
      showRows(at: entries.places(ofPosts: posts))
    }.disposed(by: bag)
  }

  /// Tracks a view of the timeline and brings the ages of its rows up to date.
  public func screenDidAppear() {
    tracker?.track(.screenView(screen: screenName))
    let before = rows
    writeRows()
    if rows != before { publish() }
  }

  /// Says something to the reader.
  func tell(_ text: String, _ kind: UserMessage.Kind) {
    messageCount += 1
    messageSource.value = UserMessage(id: messageCount, text: text, kind: kind)
  }
}

// MARK: - Rows

extension LiveTimelineViewModel {
  /// The row at a place of the list, as shown.
  func row(_ id: ListItemID) -> MomentRow? {
    entries.entry(id).map { writer.row(for: $0, like: likes.state(of: $0.moment), now: now()) }
  }

  /// Sets the head of the timeline; shown with the next rows.
  ///
  /// A person whom the provider does not know shows as whoever led here knows them.
  func setProfile(_ account: Account?) {
    var row = account.map(writer.profileRow)
    if row == nil, case .profile(let person) = scope {
      row = UserProfileRow(person: person, background: nil)
    }
    profileSection = row.map { ListSection(id: "profile", rows: [$0]) }
  }

  /// Writes all rows and shows them.
  func showRows() {
    writeRows()
    publish()
  }

  /// Writes the rows that come after those there are, and shows all.
  func showNewRows() {
    let now = now()
    rows += entries.all[rows.count...].map { written($0, now: now) }
    publish()
  }

  /// Writes the rows at some places again and shows them.
  func showRows(at places: [Int]) {
    guard !places.isEmpty else { return }
    let now = now()
    for place in places { rows[place] = written(entries.all[place], now: now) }
    publish()
  }

  private func writeRows() {
    let now = now()
    rows = entries.all.map { written($0, now: now) }
  }

  private func written(_ entry: TimelineEntry, now: Date) -> MomentRow {
    writer.row(for: entry, like: likes.state(of: entry.moment), now: now)
  }

  private func publish() {
    var sections = profileSection.map { [$0] } ?? []
    if !rows.isEmpty { sections.append(ListSection(id: "moments", rows: rows)) }
    sectionsSource.value = sections
  }
}
