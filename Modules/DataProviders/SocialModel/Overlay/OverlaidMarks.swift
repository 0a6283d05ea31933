import Locking

/// The marks of one kind that a reader has set on posts or people, by identity, over those of the
/// source.
final class OverlaidMarks<Mark: ReaderMark>: Sendable {
  private struct Entry {
    /// The unconfirmed states, in order.
    var pending: [(number: Int, isSet: Bool)] = []
    /// The last response, and the value of the source when it was requested.
    var response: (given: Mark, over: Mark)?
    /// Ends when everything requested until now is confirmed.
    var last: Task<Void, Never>?
  }

  private struct State {
    var entries: [String: Entry] = [:]
    var count = 0
  }

  private let state = Mutex(State())

  /// The mark to show, over that of the source.
  func mark(_ id: String, over source: Mark) -> Mark {
    guard let entry = state.withLock({ $0.entries[id] }) else { return source }
    var shown = source
    if let response = entry.response {
      // If the source has changed since, a response only determines whether the mark is set.
      shown = response.over == source ? response.given : source.setting(response.given.isSet)
    }
    return entry.pending.last.map { shown.setting($0.isSet) } ?? shown
  }

  func isSet(_ id: String, over source: Bool) -> Bool where Mark == PlainMark {
    mark(id, over: PlainMark(isSet: source)).isSet
  }

  /// Sets a mark: it is visible before this suspends, and undone if `send` throws.
  ///
  /// Requests for one identity run one after the other, and are not cancelled with their callers.
  /// They run in the caller's isolation, so that `send` begins in the order of calls.
  ///
  /// - Parameters:
  ///   - isSet: whether it is set.
  ///   - id: the post or person.
  ///   - source: what the source says.
  ///   - isolation: the caller's isolation.
  ///   - changed: called when the shown state changed.
  ///   - send: requests it.
  /// - Returns: the response.
  /// - Throws: the error of `send`.
  func set(
    _ isSet: Bool,
    _ id: String,
    over source: Mark,
    isolation: isolated (any Actor)? = #isolation,
    changed: @escaping @Sendable () -> Void,
    sending send: nonisolated(nonsending) @escaping @Sendable () async throws -> Mark
  ) async throws -> Mark {
    let work = state.withLock { state in
      state.count += 1
      let number = state.count
      var entry = state.entries[id] ?? Entry()
      entry.pending.append((number, isSet))
      let work = Task { [self, before = entry.last] in
        _ = isolation
        await before?.value
        let result: Result<Mark, any Error>
        do {
          result = .success(try await send())
        } catch {
          result = .failure(error)
        }
        finish(number, id, over: source, with: try? result.get())
        changed()
        return try result.get()
      }
      entry.last = Task { _ = await work.result }
      state.entries[id] = entry
      return work
    }
    changed()
    return try await work.value
  }

  private func finish(_ number: Int, _ id: String, over source: Mark, with response: Mark?) {
    state.withLock { state in
      guard var entry = state.entries[id] else { return }
      entry.pending.removeAll { $0.number == number }
      if let response { entry.response = (response, source) }
      if entry.pending.isEmpty { entry.last = nil }
      let isOver = entry.pending.isEmpty && entry.response == nil
      state.entries[id] = isOver ? nil : entry
    }
  }
}
