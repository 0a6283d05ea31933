import Synchronization

/// The marks of one kind that a reader has set on posts or people, by identity, over what the
/// source says.
final class OverlaidMarks<Mark: ReaderMark>: Sendable {
  private struct Entry {
    /// What was requested and not answered yet, in order.
    var pending: [(number: Int, isSet: Bool)] = []
    /// The last answer, and what the source said when it was requested.
    var answer: (given: Mark, over: Mark)?
    /// Done when everything that was requested until now is answered.
    var last: Task<Void, Never>?
  }

  private struct State {
    var entries: [String: Entry] = [:]
    var count = 0
  }

  private let state = Mutex(State())

  /// What shows of a mark of which the source says this.
  func mark(_ id: String, over source: Mark) -> Mark {
    guard let entry = state.withLock({ $0.entries[id] }) else { return source }
    var shown = source
    if let answer = entry.answer {
      // Where the source has news since, an answer only tells whether the mark is set.
      shown = answer.over == source ? answer.given : source.setting(answer.given.isSet)
    }
    return entry.pending.last.map { shown.setting($0.isSet) } ?? shown
  }

  /// Whether a mark shows of which the source says this.
  func isSet(_ id: String, over source: Bool) -> Bool where Mark == PlainMark {
    mark(id, over: PlainMark(isSet: source)).isSet
  }

  /// Sets a mark: it shows before this suspends, and is as before where `ask` throws.
  ///
  /// Questions about one identity are asked one after the other, and are not cancelled with their
  /// callers. They are asked where the caller is, so that what `ask` does first is done in the
  /// order of calls.
  ///
  /// - Parameters:
  ///   - isSet: whether it is set.
  ///   - id: the post or person.
  ///   - source: what the source says.
  ///   - isolation: where the caller is.
  ///   - changed: called when something else shows than before.
  ///   - ask: asks for it.
  /// - Returns: the answer.
  /// - Throws: what `ask` throws.
  func set(
    _ isSet: Bool,
    _ id: String,
    over source: Mark,
    isolation: isolated (any Actor)? = #isolation,
    changed: @escaping @Sendable () -> Void,
    asking ask: nonisolated(nonsending) @escaping @Sendable () async throws -> Mark
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
          result = .success(try await ask())
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

  private func finish(_ number: Int, _ id: String, over source: Mark, with answer: Mark?) {
    state.withLock { state in
      guard var entry = state.entries[id] else { return }
      entry.pending.removeAll { $0.number == number }
      if let answer { entry.answer = (answer, source) }
      if entry.pending.isEmpty { entry.last = nil }
      let isOver = entry.pending.isEmpty && entry.answer == nil
      state.entries[id] = isOver ? nil : entry
    }
  }
}
