import Foundation
import LocalStore
import MastodonAPI
import SocialModel

/// Synchronizes the reading position in the home timeline between the reader's devices.
///
/// The later of two positions wins: this machine takes over a position that another device set
/// after the reader last moved here, and the other way round.
actor HomeMarker {
  /// The stored state of the position, besides the position itself.
  struct StoredState: Codable {
    /// The row at which the reader was.
    var row: String
    /// When the reader moved there.
    var movedAt: Date
    /// The row that the server has stored, from any device.
    var confirmed: String?
  }

  /// The number of seconds a screen waits for the server before it opens at the stored position,
  /// short enough to go unnoticed.
  private static let timeout: Double = 0.25
  /// The number of seconds the reader must stay at a position before it is sent.
  private static let rest: Double = 5
  private static let list = "marker"

  private let access: ServerAccess
  private let store: SocialStore
  private let missing: MissingFeatures
  private let dependencies: MastodonProvider.Dependencies
  private var requesting: Task<Void, Never>?
  private var sending: Task<Void, Never>?
  private var movedAt: Date?

  init(
    access: ServerAccess,
    store: SocialStore,
    missing: MissingFeatures,
    dependencies: MastodonProvider.Dependencies
  ) {
    self.access = access
    self.store = store
    self.missing = missing
    self.dependencies = dependencies
  }

  // MARK: Receiving

  /// Requests the server's position once, and waits for it only briefly.
  func catchUp() async {
    let work = requesting ?? Task { await request() }
    requesting = work
    let clock = dependencies.clock
    await withTaskGroup(of: Void.self) { group in
      group.addTask {
        // A later response is used the next time.
        let (ended, end) = AsyncStream.makeStream(of: Void.self)
        let waiter = Task {
          await work.value
          end.finish()
        }
        for await _ in ended {}
        waiter.cancel()
      }
      group.addTask { try? await clock.sleep(for: .seconds(Self.timeout)) }
      await group.next()
      group.cancelAll()
    }
  }

  private func request() async {
    guard await !missing.loaded(.markers) else { return }
    do {
      let markers = try await access.send(.markers([.home])).value
      let state = try await storedState()
      guard let marker = markers[MarkedTimeline.home.rawValue] else { return }
      let isLater = state.map { (marker.updatedAt ?? .distantPast) > $0.movedAt } ?? true
      guard movedAt == nil, isLater, marker.lastReadID != state?.row else {
        if let state, state.confirmed != state.row, marker.lastReadID != state.row { readerMoved() }
        return
      }
      let isSaved = try await !store.moments(ids: [marker.lastReadID], in: .home).isEmpty
      guard isSaved else { return }
      let place = ReadingPosition(momentID: marker.lastReadID, reached: marker.lastReadID)
      try await store.setPosition(place, of: .home)
      try await save(
        StoredState(
          row: marker.lastReadID,
          movedAt: marker.updatedAt ?? dependencies.now(),
          confirmed: marker.lastReadID
        )
      )
    } catch let error where MissingFeatures.isNamed(by: error) {
      await missing.note(.markers)
    } catch {
      // The position of this machine is used; the next start requests again.
      store.log.note(ofStore: error, "move to the reader's place on other devices")
    }
  }

  // MARK: Sending

  /// Notes that the reader moved; the position is sent after a while.
  func readerMoved() {
    movedAt = dependencies.now()
    sending?.cancel()
    sending = Task {
      guard (try? await dependencies.clock.sleep(for: .seconds(Self.rest))) != nil else { return }
      await send()
    }
  }

  private func send() async {
    do {
      let position = try await store.position(of: .home)?.momentID
      let newest = try await store.newestRow(of: .home)
      guard let row = position ?? newest, !row.hasPrefix(MastodonProvider.localPrefix) else {
        return
      }
      let sent = try await storedState()?.confirmed
      try await save(StoredState(row: row, movedAt: movedAt ?? dependencies.now(), confirmed: sent))
      guard row != sent, await !missing.loaded(.markers) else { return }
      try await access.setMarker(.home, to: row, clock: dependencies.clock)
      try await save(StoredState(row: row, movedAt: movedAt ?? dependencies.now(), confirmed: row))
    } catch let error where MissingFeatures.isNamed(by: error) {
      await missing.note(.markers)
    } catch {
      // The store has the position, and that it was not sent: the next start sends it.
      store.log.note(ofStore: error, "save the reader's place at the server")
    }
  }

  private func storedState() async throws -> StoredState? {
    try await store.value(Self.list)
  }

  private func save(_ state: StoredState) async throws {
    try await store.save(state, as: Self.list)
  }
}
