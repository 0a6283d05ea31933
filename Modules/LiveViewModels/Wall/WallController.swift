public import Foundation
public import ListModel
public import MomentsContracts
import MomentsLanguage
import MomentsValues
public import SocialModel

/// The wall: people to follow and photos, in sections by day, over providers.
///
/// It does not know views. Stored content is shown immediately and loaded again in the background;
/// existing rows stay the same instances, with their state.
///
/// ```swift
/// let wall = WallController(
///   .init(
///     photos: provider.timeline(of: .photos), people: provider, follows: provider,
///     outbox: provider),
///   in: ScreenContext(.english, changes: provider))
/// await wall.load()
/// ```
@MainActor public final class WallController: LiveScreen, WallViewModel {
  /// The providers of the wall.
  public struct Sources {
    /// The public photos; a `StoredTimeline` is read offline first.
    public var photos: any TimelineProvider
    /// Suggests people.
    public var people: any ExploreProvider
    /// Knows whom the reader follows, and follows and unfollows.
    public var follows: any RelationshipProvider
    /// The outbox; nil where there is none.
    public var outbox: (any OutboxProvider)?

    /// Makes sources.
    public init(
      photos: any TimelineProvider,
      people: any ExploreProvider,
      follows: any RelationshipProvider,
      outbox: (any OutboxProvider)? = nil
    ) {
      self.photos = photos
      self.people = people
      self.follows = follows
      self.outbox = outbox
    }
  }

  /// A page: photos, and people if more were needed.
  private struct WallPage: Sendable {
    var photos: Page<Moment>
    /// nil where no people were requested.
    var people: Result<Page<Account>, any Error>?
  }

  /// The rows, in sections by day, the state of the screen, and that of paging.
  public var snapshot: Observable<ListSnapshot> { source }

  private let sources: Sources
  private let now: @MainActor () -> Date
  private let clock: any Clock<Duration>
  private let days: DayText
  private let members: WallMembers
  private let photos: WallPhotos
  private var entries: WallEntries
  /// The cursor of the next people; nil before the first page and after the last.
  private var nextPeople: PageCursor?
  private let source = MutableObservable(ListSnapshot())
  private lazy var reads = ChangeReads { [weak self] in await self?.read($0) }
  private lazy var pager = makePager()
  private var isFollowingChanges = false
  /// Whether the content came from the store and is to be loaded again.
  private var isFromStore = false
  /// The day for which sections were built.
  private var shownDay: Date?
  private var midnight: Task<Void, Never>?

  /// The number of stored rows to read.
  private static let storedLength = 40
  /// The longest time until a change of the clock or the time zone is noticed.
  private static let longestWait: TimeInterval = 3_600

  /// Makes the controller of one screen; nothing is loaded yet.
  ///
  /// - Parameters:
  ///   - sources: The providers.
  ///   - context: The surroundings of the screen.
  public init(
    _ sources: Sources,
    in context: ScreenContext
  ) {
    let strings = context.strings
    let days = DayText(strings: strings, calendar: context.time.calendar)
    self.sources = sources
    self.days = days
    now = context.time.now
    clock = context.time.clock
    members = WallMembers(follows: sources.follows, outbox: sources.outbox, strings: strings)
    photos = WallPhotos(strings: strings, days: days)
    entries = WallEntries(days: days)
    super.init(named: "wall", in: context)
    connect()
  }

  deinit {
    midnight?.cancel()
  }

  private func connect() {
    members.events.open = { [weak self] in self?.onRoute?(.profile($0)) }
    members.events.follow = { [weak self] id, isOn in
      self?.track(isOn ? "follow" : "unfollow", id)
    }
    members.events.refuse = { [weak self] error, isOn, person in
      guard let self else { return }
      messages.show(failures.follow(error, isOn: isOn, name: person.name), .failure)
    }
    photos.open = { [weak self] in self?.onRoute?(.moment(ListItemID($0))) }
    photos.openPhotos = { [weak self] photos, moment, post in
      self?.track("open-photo", moment)
      self?.onRoute?(
        .photos(photos, index: 0, moment: ListItemID(moment), post: ListItemID(post))
      )
    }
  }

  // MARK: ListViewModel

  /// Shows stored content, if there is any, and loads new content.
  public func load() async {
    followChanges()
    await pager.load()
    guard isFromStore else { return }
    isFromStore = false
    await pager.reload()
  }

  /// Loads everything again; the rows stay until it arrives.
  public func reload() async {
    isFromStore = false
    await pager.reload()
  }

  /// Loads older photos, and more people to place among them.
  public func loadMore() async { await pager.loadMore() }

  /// Tracks a screen view, and checks whether the day changed.
  public override func screenDidAppear() {
    super.screenDidAppear()
    showDay()
  }

  // MARK: Pages

  private func makePager() -> ListPager<WallPage, PageCursor> {
    let pager = ListPager<WallPage, PageCursor>(
      texts: failures.texts(
        empty: (\.emptyWallTitle, \.emptyWallMessage),
        failed: \.wallFailedTitle
      ),
      snapshot: source,
      fetch: { [weak self] cursor, isReload in
        guard let self else { throw CancellationError() }
        let page = try await page(after: cursor, isReload: isReload)
        return (page, page.photos.next)
      },
      take: { [weak self] page, isFirst in self?.take(page, isFirst: isFirst) ?? false }
    )
    pager.onReloadFailure = { [messages, failures] in
      messages.show(failures.refresh($0), .failure)
    }
    return pager
  }

  private func page(after cursor: PageCursor?, isReload: Bool) async throws -> WallPage {
    if isReload { await refreshPeople() }
    async let people = people(isFirst: cursor == nil)
    let photos = try await photoPage(after: cursor, isReload: isReload)
    return WallPage(photos: photos, people: await people)
  }

  /// Refreshes the suggestions; the stored ones are shown while the server cannot be reached.
  private func refreshPeople() async {
    do {
      try await sources.people.refreshExplore()
    } catch {
      messages.show(ofStore: error, failures)
    }
  }

  private func people(isFirst: Bool) async -> Result<Page<Account>, any Error>? {
    guard isFirst || (nextPeople != nil && !entries.hasPeopleWaiting) else { return nil }
    do {
      return .success(try await sources.people.suggestedPeople(after: isFirst ? nil : nextPeople))
    } catch {
      return .failure(error)
    }
  }

  private func photoPage(after cursor: PageCursor?, isReload: Bool) async throws -> Page<Moment> {
    let timeline = sources.photos
    guard let stored = timeline.stored else {
      return try await isReload ? timeline.refresh() : timeline.moments(after: cursor)
    }
    if cursor == nil, !isReload {
      let page = try await stored.storedPage(downTo: nil, atLeast: Self.storedLength)
      isFromStore = !page.items.isEmpty
      if isFromStore { return page }
    }
    let page = try await isReload ? stored.refresh() : stored.moments(after: cursor)
    return await filled(page, after: cursor, of: stored)
  }

  /// Fills each gap among the photos of a page once.
  ///
  /// The wall shows no gaps, because nobody reads it from end to end; photos that cannot be loaded
  /// are left out.
  private func filled(
    _ page: Page<Moment>,
    after cursor: PageCursor?,
    of timeline: any StoredTimeline
  ) async -> Page<Moment> {
    guard let gap = page.gaps.first else { return page }
    do {
      try await timeline.fill(gap.id, from: .above)
      return try await timeline.moments(after: cursor)
    } catch {
      return page
    }
  }

  private func take(_ page: WallPage, isFirst: Bool) -> Bool {
    let before = sections
    if isFirst {
      entries = WallEntries(days: days)
      nextPeople = nil
    }
    switch page.people {
    case .success(let people):
      nextPeople = people.next
      entries.add(people.items.map { WallEntries.Person(row: members.row(of: $0), id: $0.id) })
    case .failure(let error):
      nextPeople = nil
      if !(error is CancellationError) {
        messages.show(failures.message(error, after: strings.wallPeopleFailed), .failure)
      }
    case nil: break
    }
    let time = now()
    for moment in page.photos.items {
      if let row = photos.row(of: moment, now: time) { entries.add(row, of: moment) }
    }
    if page.photos.next == nil { entries.end() }
    if isFirst {
      members.removeAll(except: entries.personIDs)
      photos.removeAll(except: entries.momentIDs)
    }
    publish()
    // The relationships are shown when they are loaded.
    Task { [members] in await members.requestNew() }
    let count = before.reduce(0) { $0 + $1.items.count }
    let newCount = sections.reduce(0) { $0 + $1.items.count }
    return isFirst ? !entries.isEmpty : newCount > count
  }

  // MARK: Days

  private func publish() {
    let time = now()
    shownDay = days.day(of: time)
    source.value.sections = entries.sections(now: time)
    waitForMidnight()
  }

  /// Builds the sections again if the day changed.
  private func showDay() {
    guard let shownDay, shownDay != days.day(of: now()) else { return }
    publish()
  }

  private func waitForMidnight() {
    guard midnight == nil else { return }
    midnight = Task { [weak self, clock, days, now] in
      while !Task.isCancelled {
        let time = now()
        let left = days.nextDay(after: time).timeIntervalSince(time)
        do {
          try await clock.pause(for: .seconds(min(max(left, 1), Self.longestWait)))
        } catch {
          return
        }
        guard let self else { return }
        showDay()
      }
    }
  }

  // MARK: Changes

  private func followChanges() {
    guard !isFollowingChanges else { return }
    isFollowingChanges = true
    reads.follow(context.changes) { [weak self] in self?.take($1) }
  }

  private func take(_ change: SocialChange) {
    if change.isOutboxChanged { Task { [members] in await members.readOutbox() } }
    let posts = change.posts.isEmpty ? [] : change.posts.intersection(entries.moments.keys)
    let people = change.accounts.intersection(entries.personIDs)
    guard !posts.isEmpty || !people.isEmpty else { return }
    reads.read(ChangedContent(posts: posts, people: people))
  }

  private func read(_ content: ChangedContent) async {
    await members.read(content.people)
    let moments = entries.moments
    let ids = Set(content.posts.compactMap { moments[$0] })
    guard !ids.isEmpty, let rows = try? await sources.photos.rows(ids) else { return }
    let found = Dictionary(rows.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    for id in ids {
      let row = found[id].flatMap { photos.row(of: $0, now: now()) }
      entries.replace(id, with: row, of: found[id])
    }
    photos.removeAll(except: entries.momentIDs)
    source.setTogether {
      publish()
      pager.rowsDidChange(isEmpty: entries.isEmpty)
    }
  }
}
