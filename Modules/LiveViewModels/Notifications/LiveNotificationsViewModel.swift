public import ListModel
public import MomentsContracts
public import SocialModel

/// The notifications over a provider: pages, and newer ones as they come.
@MainActor
public final class LiveNotificationsViewModel: PagedListViewModel<NotificationRow, PageCursor>,
  NotificationsViewModel
{
  /// The language of everything the screen says.
  public let strings: Strings

  /// The title of the screen.
  public var title: String { strings.notificationsTitle }

  /// Called with each place the reader wants to go to.
  public var onRoute: (@MainActor (Route) -> Void)?

  private let screenName: String
  private let dismissals: Dismissals
  /// The kinds that the reader hides.
  private var hiddenKinds: Set<ReaderNotification.Kind> = []
  private var following: Task<Void, Never>?
  private let filter: NotificationFilter
  private let provider: any NotificationsProvider
  private let tracker: (any Tracker)?
  private let failures: FailureText
  private let book: NotificationBook
  private let requests: FollowRequestSummary
  /// How many loads of the first page are under way.
  private var loads = 0
  /// Whether there is something newer than what a first page under way may bring.
  private(set) var missesNews = false
  /// Whether somebody watched before: what came after that was not shown.
  private var hasWatched = false
  /// The newest row that the reader saw while somebody watched.
  private var newestSeen: ListItemID?

  /// Makes the view model of one screen; nothing is read yet.
  ///
  /// - Parameters:
  ///   - filter: Which notifications.
  ///   - provider: Knows what happened.
  ///   - requests: Knows who asks to follow the reader; nil where nobody has to ask.
  ///   - outbox: What waits to be sent; nil where everything is answered at once.
  ///   - changes: Tells what changed.
  ///   - language: The language of the app.
  ///   - time: The time that ages are counted from.
  ///   - tracker: Where events go, if anywhere.
  public init(
    _ filter: NotificationFilter = .all,
    provider: any NotificationsProvider,
    requests: (any FollowRequestProvider)? = nil,
    outbox: (any OutboxProvider)? = nil,
    changes: (any ChangeSource)? = nil,
    language: AppLanguage,
    time: ReaderTime = ReaderTime(),
    tracker: (any Tracker)? = nil
  ) {
    let strings = Strings(language)
    let failures = FailureText(strings: strings)
    let book = NotificationBook(strings: strings, time: time)
    let screenName = filter == .all ? "notifications" : "mentions"
    self.filter = filter
    self.screenName = screenName
    self.strings = strings
    self.provider = provider
    self.tracker = tracker
    self.book = book
    dismissals = Dismissals(provider: provider, book: book)
    let summary = FollowRequestSummary(
      requests.map { FollowRequestAnswers(provider: $0, outbox: outbox, changes: changes) },
      strings: strings
    )
    self.requests = summary
    self.failures = failures
    super.init(
      texts: ListTexts(
        empty: ListEmptyMessage(
          title: filter == .all
            ? strings.emptyNotificationsTitle : strings.emptyMentionsTitle,
          message: filter == .all
            ? strings.emptyNotificationsMessage : strings.emptyMentionsMessage
        ),
        failure: { failures.notifications($0) },
        pageFailure: { failures.nextPage($0) },
        reloadFailure: { "\(strings.notificationsFailedTitle). \(failures.message($0))" }
      ),
      screenName: screenName,
      tracker: tracker,
      sections: { summary.sections + [ListSection(id: "notifications", rows: $0)] },
      source: { cursor in
        let page = try await provider.notifications(filter, after: cursor)
        return ListPage(await summary.rows(of: page.items, book), next: page.next)
      }
    )
    summary.answers?.onChange = { [weak self] in self?.showRequests(of: $0) }
    summary.answers?.onFailure = { [messages] in
      messages.tell("\(strings.requestNotAnswered) \(failures.message($0))", .failure)
    }
    guard let stream = changes?.changes() else { return }
    following = Task { [weak self] in
      for await change in stream where change.areDismissalsChanged { await self?.showDismissals() }
    }
  }

  isolated deinit { following?.cancel() }

  /// Lets the person of a row who asks to follow the reader do so, or not.
  public func answer(_ row: ListItemID, accepted: Bool) {
    guard rows.contains(where: { $0.id == row }), let person = book.requesters[row] else { return }
    tracker?.track(
      .action(
        name: accepted ? "accept-follow-request" : "reject-follow-request",
        screen: screenName,
        target: person
      )
    )
    requests.answers?.answer(person, accepted: accepted)
  }

  /// Opens the list of those who ask to follow the reader.
  public func openFollowRequests() { onRoute?(.followRequests) }

  /// Takes a row away for good.
  public func dismiss(_ row: ListItemID) {
    guard let shown = rows.first(where: { $0.id == row }) else { return }
    tracker?.track(
      .action(name: "dismiss-notification", screen: screenName, target: row.description)
    )
    remove(row)
    Task { [weak self, dismissals, failures, messages] in
      do {
        try await dismissals.dismiss(shown)
      } catch {
        if !isCancellation(error) { messages.tell(failures.dismissal(error), .failure) }
      }
      await self?.showDismissals()
    }
  }

  /// Takes everything away for good, or tells why not.
  @discardableResult
  public func clear() -> Task<Void, Never> {
    tracker?.track(.action(name: "clear-notifications", screen: screenName, target: nil))
    return Task {
      do {
        try await provider.clearNotifications()
        dismissals.forget()
        replaceRows([])
        messages.tell(strings.notificationsCleared)
        // Something may have come meanwhile.
        await reload()
      } catch {
        messages.tell(
          "\(strings.notificationsNotCleared) \(failures.message(error))",
          .failure
        )
      }
    }
  }

  /// Opens the sheet that chooses which kinds show.
  public func openKinds() { onRoute?(.notificationKinds) }

  private func showDismissals() async {
    if let rows = await dismissals.corrected({ self.rows }), rows != self.rows { replaceRows(rows) }
  }

  /// Reads which kinds are hidden, and says so where the list is empty.
  ///
  /// - Returns: Whether they are others than before.
  private func readKinds() async -> Bool {
    guard filter == .all, let hidden = try? await provider.hiddenNotificationKinds(),
      hidden != hiddenKinds
    else { return false }
    hiddenKinds = hidden
    let kinds = ReaderNotification.Kind.hideable.filter(hidden.contains)
    emptyMessage =
      kinds.isEmpty
      ? ListEmptyMessage(
        title: strings.emptyNotificationsTitle,
        message: strings.emptyNotificationsMessage
      )
      : ListEmptyMessage(
        title: strings.emptyShownNotificationsTitle,
        message: strings.hiddenNotifications(kinds.map { NotificationRow.Kind($0) })
      )
    return true
  }

  private func showRequests(of people: Set<String>) {
    for (row, person) in book.requesters where people.contains(person) {
      update(row) { $0.request = requests.answer(of: person) }
    }
    Task { [weak self, requests] in
      if await requests.readCount() { self?.sectionsDidChange() }
    }
  }

  /// Opens the moment that a row is about, or else the profile of who did it.
  public func open(_ row: ListItemID) {
    guard rows.contains(where: { $0.id == row }), let route = book.routes[row] else { return }
    tracker?.track(
      .action(name: "open-notification", screen: screenName, target: row.description)
    )
    onRoute?(route)
  }

  /// Loads the first page, unless the list was loaded already.
  public override func load() async { await loading { await super.load() } }

  /// Loads the first page again; the rows stay until it is there.
  public override func reload() async { await loading { await super.reload() } }

  /// Puts newer ones above the others, until the calling task is cancelled.
  public func watch() async {
    let news = provider.notificationNews()
    if hasWatched { await readNewest() }
    hasWatched = true
    for await _ in news { await readNewest() }
    if Task.isCancelled { takeMarksAway() }
  }

  /// The reader sees a row, and so all below it.
  ///
  /// Among mentions alone it says nothing of what else happened, and nothing is read.
  public func see(_ row: ListItemID) {
    guard filter == .all, let index = rows.firstIndex(where: { $0.id == row }),
      rows[index].isUnread,
      !book.heldUnread.contains(row)
    else { return }
    newestSeen = row
    book.heldUnread.formUnion(rows[index...].filter(\.isUnread).map(\.id))
    Task { [weak self, provider] in
      do {
        try await provider.markNotificationsRead(upTo: row.description)
      } catch {
        // Seen again, it is marked again.
        self?.book.heldUnread = []
      }
    }
  }

  private func takeMarksAway() {
    book.heldUnread = []
    guard let index = rows.firstIndex(where: { $0.id == newestSeen }) else { return }
    newestSeen = nil
    var rows = rows
    for place in rows.indices where place >= index { rows[place].isUnread = false }
    replaceRows(rows)
  }

  private func loading(_ body: () async -> Void) async {
    loads += 1
    _ = await readKinds()
    await body()
    loads -= 1
    if loads == 0, missesNews { await readNewest() }
  }

  /// Puts the newest page above the rows of further pages; where rows may be missing between them,
  /// the list begins anew.
  private func readNewest() async {
    // A page that is under way may be older.
    missesNews = loads > 0
    guard !missesNews else { return }
    switch state.value {
    case .loading, .failed: return
    case .content, .empty: break
    }
    // Others show, further down too.
    if await readKinds() { return await reload() }
    do {
      let fresh = await requests.rows(
        of: try await provider.notifications(filter, after: nil).items,
        book
      )
      let shown = Set(rows.map(\.id))
      guard fresh.contains(where: { shown.contains($0.id) }) else { return await reload() }
      let ids = Set(fresh.map(\.id))
      // What would stand among them and is not there is gone, or a filter hides it by now.
      replaceRows(fresh + rows.filter { !ids.contains($0.id) && !book.isNewer($0, than: fresh) })
    } catch is CancellationError {
      // Whoever watches next reads them.
    } catch {
      messages.tell("\(strings.notificationsFailedTitle). \(failures.message(error))", .failure)
    }
  }
}
