import Foundation
import LocalStore
import MastodonAPI
import SocialModel

/// Asks the server for what others did to the reader, of one kind, and remembers what was told.
actor EventWatch<News: Sendable> {
  /// What is kept: the newest event that was told, or was there before anybody listened.
  private struct Note: Codable {
    var newest: String?
  }

  /// How many are asked for: what came in while the program did not run.
  private static var pageLength: Int { 40 }

  private let type: String
  private let list: String
  private let access: ServerAccess
  private let store: SocialStore
  private let read: @Sendable ([MastodonNotification]) async throws -> News?
  private let told = Broadcast<News>()
  /// A look that goes on; another one begins after it.
  private var work: Task<Void, Never>?

  /// Makes a watch; nothing is asked yet.
  ///
  /// - Parameters:
  ///   - type: The kind, in the server's word.
  ///   - list: What is kept under which name.
  ///   - access: Asks the server.
  ///   - store: Keeps what was told.
  ///   - read: What is to be told of new events, the newest first; one at least. Nil for nothing.
  init(
    _ type: String,
    list: String,
    access: ServerAccess,
    store: SocialStore,
    read: @escaping @Sendable ([MastodonNotification]) async throws -> News?
  ) {
    self.type = type
    self.list = list
    self.access = access
    self.store = store
    self.read = read
  }

  /// What is told from now on.
  nonisolated func news() -> AsyncStream<News> { told.stream() }

  /// Looks for new ones, where somebody listens; one look after another.
  func look() async {
    guard told.hasListeners else { return }
    let before = work
    let next = Task {
      await before?.value
      await ask()
    }
    work = next
    await next.value
  }

  private func ask() async {
    do {
      let note = try await note()
      // The first time, only where the list ends is of interest.
      let page = PageRequest(sinceID: note?.newest, limit: note == nil ? 1 : Self.pageLength)
      let answer = try await access.send(.notifications(NotificationRequest(page, types: [type])))
      let found = answer.value.elements
      let newest = found.first?.id ?? note?.newest
      // Kept before it is told: once is better than twice.
      if note == nil || newest != note?.newest { try await keep(Note(newest: newest)) }
      guard let note else { return }
      // Servers that do not know `types` or `since_id` send others, too.
      let new = found.prefix { $0.id != note.newest }.filter { $0.type == type }
      if !new.isEmpty, let news = try await read(new) { told.send(news) }
    } catch {
      // The next look asks for the same.
      store.log.note(ofStore: error, "keep what the reader was told of")
    }
  }

  private func note() async throws -> Note? {
    guard let data = try await store.keptList(list) else { return nil }
    return try? JSONDecoder().decode(Note.self, from: data)
  }

  private func keep(_ note: Note) async throws {
    try await store.keep(try JSONEncoder().encode(note), as: list)
  }
}
