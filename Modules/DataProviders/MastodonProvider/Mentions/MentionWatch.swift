import Foundation
import LocalStore
import MastodonAPI
import SocialModel

/// Asks the server for posts that name the reader, and remembers which of them were told.
actor MentionWatch {
  /// What is kept: the newest notification that was told, or was there before anybody listened.
  private struct Note: Codable {
    var newest: String?
  }

  private static let list = "mentions"
  /// How many are asked for: what came in while the program did not run.
  private static let pageLength = 40

  private let access: ServerAccess
  private let store: SocialStore
  private let readerID: String
  private let now: @Sendable () -> Date
  private let told = Broadcast<[Moment]>()
  /// A look that goes on; another one begins after it.
  private var work: Task<Void, Never>?

  init(
    access: ServerAccess,
    store: SocialStore,
    readerID: String,
    now: @escaping @Sendable () -> Date
  ) {
    self.access = access
    self.store = store
    self.readerID = readerID
    self.now = now
  }

  /// The posts from now on.
  nonisolated func mentions() -> AsyncStream<[Moment]> { told.stream() }

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
      let answer = try await access.send(
        .notifications(NotificationRequest(page, types: ["mention"]))
      )
      let found = answer.value.elements
      let newest = found.first?.id ?? note?.newest
      // Kept before it is told: once is better than twice.
      if note == nil || newest != note?.newest { try await keep(Note(newest: newest)) }
      guard let note else { return }
      // Servers that do not know `types` or `since_id` send others, too.
      let new = found.prefix { $0.id != note.newest }.filter { $0.type == "mention" }
      try await tell(new.compactMap(\.status))
    } catch {
      // The next look asks for the same.
      store.log.note(ofStore: error, "keep which mentions were told")
    }
  }

  private func tell(_ statuses: [Status]) async throws {
    guard !statuses.isEmpty,
      try await !HiddenNotifications.kinds(in: store).contains(.mention)
    else { return }
    let moments = StatusPage.read(
      LossyArray(statuses),
      readerID: readerID,
      source: "notifications"
    ).moments
    // A click opens them, with or without a network.
    try await store.save(moments)
    let shown = moments.reversed().filter { moment in
      if moment.isOwn || moment.isMuted { return false }
      if case .hide = moment.verdict(in: .notifications, at: now()) { return false }
      return true
    }
    if !shown.isEmpty { told.send(shown) }
  }

  private func note() async throws -> Note? {
    guard let data = try await store.keptList(Self.list) else { return nil }
    return try? JSONDecoder().decode(Note.self, from: data)
  }

  private func keep(_ note: Note) async throws {
    try await store.keep(try JSONEncoder().encode(note), as: Self.list)
  }
}
