public import ListModel
public import MomentsContracts
import MomentsLanguage
public import MomentsValues
public import SocialModel

/// The notifications over a provider: pages, and newer ones as they arrive.
@MainActor
public final class LiveNotificationsViewModel: LiveListScreen<NotificationRow, PageCursor>,
  NotificationsViewModel
{
  private let dismissals: Dismissals
  /// The kinds that the reader hides.
  private var hiddenKinds: Set<NotificationKind> = []
  private var following: Task<Void, Never>?
  private let filter: NotificationScope
  private let provider: any NotificationsProvider
  private let book: NotificationBook
  private let requests: FollowRequestSummary
  /// The number of loads of the first page in progress.
  private var loads = 0
  /// Whether there are notifications that a first page in progress may not contain.
  private(set) var missesNewRows = false
  /// Whether the screen was watched before: notifications that arrived after that were not shown.
  private var hasWatched = false
  /// The newest row that the reader saw while the screen was watched.
  private var newestSeen: ListItemID?

  /// Makes the view model of one screen; nothing is read yet.
  ///
  /// - Parameters:
  ///   - filter: Which notifications.
  ///   - provider: Provides the notifications.
  ///   - requests: Knows the follow requests; nil where there are none.
  ///   - outbox: The outbox; nil where actions take effect immediately.
  ///   - context: The surroundings of the screen.
  public init(
    _ filter: NotificationScope = .all,
    provider: any NotificationsProvider,
    requests: (any FollowRequestProvider)? = nil,
    outbox: (any OutboxProvider)? = nil,
    in context: ScreenContext
  ) {
    let strings = context.strings
    let failures = context.failures
    let book = NotificationBook(strings: strings, time: context.time)
    self.filter = filter
    self.provider = provider
    self.book = book
    dismissals = Dismissals(provider: provider, book: book)
    let summary = FollowRequestSummary(
      requests.map { FollowRequestAnswers(provider: $0, outbox: outbox, changes: context.changes) },
      strings: strings
    )
    self.requests = summary
    var empty = (
      title: \Strings.emptyNotificationsTitle, message: \Strings.emptyNotificationsMessage
    )
    if filter != .all { empty = (\.emptyMentionsTitle, \.emptyMentionsMessage) }
    super.init(
      named: filter == .all ? "notifications" : "mentions",
      in: context,
      texts: failures.texts(
        empty: empty,
        failed: \.notificationsFailedTitle,
        reload: { failures.message($0, after: strings.notificationsFailedTitle + ".") }
      ),
      sections: { summary.sections + [ListSection(id: "notifications", rows: $0)] },
      source: { cursor in
        let page = try await provider.notifications(filter, after: cursor)
        return ListPage(await summary.rows(of: page.items, book), next: page.next)
      }
    )
    summary.answers?.onChange = { [weak self] in self?.showRequests(of: $0) }
    summary.answers?.onFailure = { [messages] in
      messages.show(failures.message($0, after: strings.requestNotAnswered), .failure)
    }
    let stream = context.changeStream
    following = Task { [weak self] in
      for await change in stream where change.areDismissalsChanged { await self?.showDismissals() }
    }
  }

  deinit { following?.cancel() }

  /// Accepts or rejects the follow request of a row.
  public func answer(_ row: ListItemID, accepted: Bool) {
    guard rows.contains(where: { $0.id == row }), let person = book.requesters[row] else { return }
    track(accepted ? "accept-follow-request" : "reject-follow-request", person)
    requests.answers?.answer(person, accepted: accepted)
  }

  /// Opens the list of follow requests.
  public func openFollowRequests() { onRoute?(.followRequests) }

  /// Dismisses a row permanently.
  public func dismiss(_ row: ListItemID) {
    guard let shown = rows.first(where: { $0.id == row }) else { return }
    track("dismiss-notification", row.description)
    remove(row)
    Task { [weak self, dismissals, failures, messages, strings] in
      do {
        try await dismissals.dismiss(shown)
      } catch {
        if !isCancellation(error) {
          messages.show(failures.refusal(error, strings.dismissRefused), .failure)
        }
      }
      await self?.showDismissals()
    }
  }

  /// Dismisses all permanently, or shows why that failed.
  @discardableResult
  public func clear() -> Task<Void, Never> {
    track("clear-notifications")
    return Task {
      do {
        try await provider.clearNotifications()
        dismissals.forget()
        replaceRows([])
        messages.show(strings.notificationsCleared)
        // Notifications may have arrived meanwhile.
        await reload()
      } catch {
        messages.show(failures.message(error, after: strings.notificationsNotCleared), .failure)
      }
    }
  }

  /// Opens the sheet that chooses which kinds are shown.
  public func openKinds() { onRoute?(.notificationKinds) }

  private func showDismissals() async {
    if let rows = await dismissals.corrected({ self.rows }), rows != self.rows { replaceRows(rows) }
  }

  /// Reads which kinds are hidden, for the text of an empty list.
  ///
  /// - Returns: Whether they differ from before.
  private func readKinds() async -> Bool {
    guard filter == .all, let hidden = try? await provider.hiddenNotificationKinds(),
      hidden != hiddenKinds
    else { return false }
    hiddenKinds = hidden
    let kinds = NotificationKind.hideable.filter(hidden.contains)
    emptyMessage =
      kinds.isEmpty
      ? ListEmptyMessage(
        title: strings.emptyNotificationsTitle,
        message: strings.emptyNotificationsMessage
      )
      : ListEmptyMessage(
        title: strings.emptyShownNotificationsTitle,
        message: strings.hiddenNotifications(kinds)
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

  /// Opens the moment of a row, or else the profile of the person who did it.
  public func open(_ row: ListItemID) {
    guard rows.contains(where: { $0.id == row }), let route = book.routes[row] else { return }
    track("open-notification", row.description)
    onRoute?(route)
  }

  /// Loads the first page, unless the list was loaded already.
  public override func load() async { await loading { await super.load() } }

  /// Loads the first page again; the rows stay until it arrives.
  public override func reload() async { await loading { await super.reload() } }

  /// Inserts newer notifications above the others, until the calling task is cancelled.
  public func watch() async {
    let stream = provider.newNotifications()
    if hasWatched { await readNewest() }
    hasWatched = true
    refreshAges()
    let aging = Task { [weak self, time = context.time] in
      await time.eachMinute { self?.refreshAges() }
    }
    defer { aging.cancel() }
    for await _ in stream { await readNewest() }
    if Task.isCancelled { takeMarksAway() }
  }

  /// Marks a row and all below it as seen.
  ///
  /// Among mentions alone nothing is marked as read, because the other notifications are not on the
  /// screen.
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
        // A row that is seen again is marked again.
        self?.book.heldUnread = []
      }
    }
  }

  private func refreshAges() {
    let refreshed = book.refreshingAges(of: rows)
    if refreshed != rows { replaceRows(refreshed) }
  }

  private func takeMarksAway() {
    book.heldUnread = []
    guard let index = rows.firstIndex(where: { $0.id == newestSeen }) else { return }
    newestSeen = nil
    var rows = rows
    for row in rows.indices where row >= index { rows[row].isUnread = false }
    replaceRows(rows)
  }

  private func loading(_ body: () async -> Void) async {
    loads += 1
    _ = await readKinds()
    await body()
    loads -= 1
    if loads == 0, missesNewRows { await readNewest() }
  }

  /// Puts the newest page above the rows of further pages; loads the list again where rows may be
  /// missing between them.
  private func readNewest() async {
    // A page in progress may be older.
    missesNewRows = loads > 0
    guard !missesNewRows else { return }
    switch state {
    case .loading, .failed: return
    case .content, .empty: break
    }
    // The hidden kinds changed, so rows further down change, too.
    if await readKinds() { return await reload() }
    do {
      let fresh = await requests.rows(
        of: try await provider.notifications(filter, after: nil).items,
        book
      )
      let shown = Set(rows.map(\.id))
      guard fresh.contains(where: { shown.contains($0.id) }) else { return await reload() }
      let ids = Set(fresh.map(\.id))
      // A row that should be on the page and is not was deleted, or a filter hides it now.
      replaceRows(fresh + rows.filter { !ids.contains($0.id) && !book.isNewer($0, than: fresh) })
    } catch is CancellationError {
      // The next watch reads them.
    } catch {
      messages.show(
        failures.message(error, after: strings.notificationsFailedTitle + "."),
        .failure
      )
    }
  }
}
