import Foundation
import LocalStore
import MastodonAPI
import SocialModel

/// Polls the server for notifications of one type, and remembers which were passed on.
actor EventWatch<Event: Sendable> {
  /// The stored state: the newest event that was passed on, or that existed before the first
  /// observer.
  private struct StoredState: Codable {
    var newest: String?
  }

  /// The number of events to request: what happened while the program did not run.
  private static var pageLength: Int { 40 }

  private let type: String
  private let list: String
  private let access: ServerAccess
  private let store: SocialStore
  private let read: @Sendable ([MastodonNotification]) async throws -> Event?
  private let broadcast = Broadcast<Event>()
  /// The poll in progress; another one begins after it.
  private var work: Task<Void, Never>?

  /// Makes a watch; no request is sent yet.
  ///
  /// - Parameters:
  ///   - type: The type, as the server names it.
  ///   - list: The name under which the state is stored.
  ///   - access: Sends requests.
  ///   - store: Stores the state.
  ///   - read: Converts new events, the newest first, at least one; nil if there is nothing to pass
  ///     on.
  init(
    _ type: String,
    list: String,
    access: ServerAccess,
    store: SocialStore,
    read: @escaping @Sendable ([MastodonNotification]) async throws -> Event?
  ) {
    self.type = type
    self.list = list
    self.access = access
    self.store = store
    self.read = read
  }

  /// The events from now on.
  nonisolated func events() -> AsyncStream<Event> { broadcast.stream() }

  /// Polls for new events if there is an observer; polls never overlap.
  func check() async {
    guard broadcast.hasListeners else { return }
    let before = work
    let next = Task {
      await before?.value
      await request()
    }
    work = next
    await next.value
  }

  private func request() async {
    do {
      let state: StoredState? = try await store.value(list)
      // The first time, only the newest event is needed.
      let page = PageRequest(sinceID: state?.newest, limit: state == nil ? 1 : Self.pageLength)
      let response = try await access.send(.notifications(NotificationRequest(page, types: [type])))
      let found = response.value.elements
      let newest = found.first?.id ?? state?.newest
      // Stored before it is passed on: losing an event is better than repeating it.
      if state == nil || newest != state?.newest {
        try await store.save(StoredState(newest: newest), as: list)
      }
      guard let state else { return }
      // Servers that do not know `types` or `since_id` return others, too.
      let new = found.prefix { $0.id != state.newest }.filter { $0.type == type }
      if !new.isEmpty, let events = try await read(new) { broadcast.send(events) }
    } catch {
      // The next poll requests the same.
      store.log.note(ofStore: error, "save the newest event")
    }
  }
}
