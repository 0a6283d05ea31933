import Foundation
import LocalStore
public import MastodonAPI
import MomentsValues
import SocialModel

/// Writes what happens at the server to the store while the app runs.
///
/// It reads the reader's stream if the server has one, and polls each minute otherwise. After each
/// connection the newest page is requested first, since servers repeat nothing; only after that,
/// rows of the stream are known to be directly above the stored ones.
public actor MastodonSync {
  private let provider: MastodonProvider
  private let sockets: (any WebSocketTransport)?
  /// The work in progress; empty before the start and after the end.
  private var tasks: [Task<Void, Never>] = []
  /// Whether no row is missing between the newest stored row and the next one of the stream.
  private var isGapFree = false
  private var updates: LiveUpdates?

  /// Seconds between requests of what changes rarely, four times a day: the server's limits, the
  /// reader, the filters.
  private static let serverPause: Double = 6 * 3_600
  private static let roundsPerDay = 4
  /// Seconds before the store is searched for unneeded rows, and between the steps of that, because
  /// the first screens have priority.
  private static let collectionDelay: Double = 20
  private static let collectionPause: Double = 0.05

  /// Makes the sync of a provider; it does nothing yet.
  ///
  /// - Parameters:
  ///   - provider: the account.
  ///   - sockets: opens streams; nil to poll each minute only.
  public init(provider: MastodonProvider, sockets: (any WebSocketTransport)?) {
    self.provider = provider
    self.sockets = sockets
  }

  /// Begins; does nothing if it has begun.
  public func start() {
    guard tasks.isEmpty else { return }
    let (updates, changes) = (makeUpdates(), provider.store.changes())
    self.updates = updates
    tasks = [
      Task { await follow(updates) }, Task { await checkServer() }, Task { await tidy() },
      Task { await follow(changes) },
    ]
  }

  /// Stops; when it returns, the store is no longer used.
  public func stop() async {
    for task in tasks { task.cancel() }
    for task in tasks { await task.value }
    (tasks, updates) = ([], nil)
    isGapFree = false
  }

  /// Polls immediately: for when the app becomes active or the network is back.
  public func wake() async {
    guard !tasks.isEmpty else { return }
    await catchUp()
  }

  // MARK: The stream

  private func makeUpdates() -> LiveUpdates {
    let (provider, sockets) = (provider, sockets)
    let dependencies = provider.dependencies
    var stream: (@Sendable () async throws -> MastodonStream)?
    if let sockets, let token = provider.client.token {
      stream = {
        // Before the server has responded, the default path.
        let streamingURL = await StoredInstance.read(from: provider.store)?.instance?.streamingURL
        let server = provider.client.server
        let address = streamingURL.map(server.streamingAddress) ?? server.url.absoluteString
        return try MastodonStream(address: address, token: token, transport: sockets)
      }
    }
    return LiveUpdates(now: dependencies.now, clock: dependencies.clock, stream: stream)
  }

  private func follow(_ updates: LiveUpdates) async {
    for await signal in updates.signals() {
      if Task.isCancelled { return }
      switch signal {
      case .catchUp: await catchUp()
      case .event(let event): await take(event)
      }
    }
  }

  /// Fetches what is new in the home timeline.
  private func catchUp() async {
    // From here on, rows of the stream may be above rows that are not stored yet.
    isGapFree = false
    do {
      let home = provider.storedTimeline(.home)
      _ = try await home.reconcile { try await home.fetchNewest() }
      isGapFree = true
    } catch ProviderError.rateLimited(let end) {
      updates?.pause(until: end)
    } catch ProviderError.preparing(let seconds) {
      updates?.pause(until: seconds.map { provider.dependencies.now().addingTimeInterval($0) })
    } catch {
      // The next event, or the reader pulling to refresh, retries; until then rows of the stream
      // wait for a page.
      provider.store.log.note(ofStore: error, "save the newest moments")
    }
    await provider.checkForNewEvents()
    await provider.reading.checkIfWatched()
  }

  private func take(_ event: StreamingEvent) async {
    do {
      switch event {
      case .update(let status): try await insert(status)
      case .statusUpdate(let status): try await provider.store.save(moments(status))
      case .delete(let id): try await remove(id)
      case .filtersChanged:
        // First the newest posts as the server filters them, then all stored ones.
        await catchUp()
        await attempt("save the filters") { try await provider.refreshWordFilters() }
      case .notification(let event):
        provider.notificationBroadcast.send(())
        if event.type == "mention" { await provider.mentionWatch.check() }
        if event.type == "follow_request" { await provider.checkForFollowRequests() }
        await provider.reading.checkIfWatched()
      case .notificationsMerged:
        provider.notificationBroadcast.send(())
        await provider.checkForNewEvents()
        await provider.reading.checkIfWatched()
      case .unknown, .unreadable: break
      }
    } catch {
      // The disk is full, or the task ends: the event is fetched again after the next connection.
      provider.store.log.note(ofStore: error, "save what was streamed")
      isGapFree = false
    }
  }

  private func moments(_ status: Status) -> [Moment] {
    StatusPage.read(LossyArray([status]), readerID: provider.readerID, source: "stream").moments
  }

  private func insert(_ status: Status) async throws {
    guard isGapFree else { return await catchUp() }
    let home = provider.storedTimeline(.home)
    let moments = moments(status)
    _ = try await home.progress.gate.pass {
      try await home.store.insert(moments, into: .home, at: .streamed)
    }
  }

  /// Deletes a post, or only the row of a boost.
  private func remove(_ id: String) async throws {
    let home = provider.storedTimeline(.home)
    try await home.progress.gate.pass {
      try await home.store.remove(postID: id)
      try await home.store.removeRow(id)
    }
  }

  // MARK: Rare changes

  /// Collects unneeded rows from the store four times a day, because the app may stay open for
  /// weeks, and compares it with the server once a day.
  ///
  /// If either fails, the next poll or the next start repeats it.
  private func tidy() async {
    let (store, dependencies) = (provider.store, provider.dependencies)
    guard (try? await dependencies.clock.sleep(for: .seconds(Self.collectionDelay))) != nil else {
      return
    }
    var rounds = 0
    while !Task.isCancelled {
      await collect()
      rounds += 1
      if rounds % Self.roundsPerDay == 0 { store.endDayOfUse() }
      await attempt("save the comparison with the server") {
        try await provider.compareHomeDaily()
      }
      guard (try? await dependencies.clock.sleep(for: .seconds(Self.serverPause))) != nil else {
        return
      }
    }
  }

  private func collect() async {
    let (store, dependencies) = (provider.store, provider.dependencies)
    await attempt("collect what nobody needs") {
      try await store.collect(
        needed: {
          var notifications: [StoredNotification] = []
          for filter in NotificationScope.allCases {
            notifications += try await StoredNotification.read(filter, in: store) ?? []
          }
          return try await StoredExploreList.posts(in: store)
            .union(notifications.compactMap(\.post))
        },
        pause: { try await dependencies.clock.sleep(for: .seconds(Self.collectionPause)) }
      )
    }
  }

  /// Runs work that is repeated another time if it fails; failures of the store are logged.
  private func attempt(_ action: String, _ body: () async throws -> Void) async {
    do {
      try await body()
    } catch {
      provider.store.log.note(ofStore: error, action)
    }
  }

  /// Updates the store after the reader's actions were sent: the server names a filter or refuses
  /// it, a dismissed notification is deleted or restored.
  private func follow(_ changes: AsyncStream<SocialChange>) async {
    for await change in changes {
      if change.areFiltersChanged {
        await attempt("search stored moments for a filter") {
          try await provider.store.followFilters()
        }
        // Some notifications may be hidden now, or shown again.
        provider.notificationBroadcast.send(())
      }
      if change.areDismissalsChanged {
        await attempt("count the notifications") { try await provider.reading.countAgain() }
      }
    }
  }

  private func checkServer() async {
    while !Task.isCancelled {
      // Each of them stays as it is if it cannot be loaded.
      await attempt("save the description of the server") { try await provider.refreshInstance() }
      await attempt("save the reader") { _ = try await provider.reader() }
      // Only observers are notified of changes of filters.
      await attempt("save the filters") { try await provider.refreshWordFilters() }
      guard (try? await provider.dependencies.clock.sleep(for: .seconds(Self.serverPause))) != nil
      else {
        return
      }
    }
  }
}
