import Foundation
import Foundations
import Locking

/// A source of images whose responses a test releases, and which records its requests.
nonisolated final class GatedImageSource: ImageDataSource {
  private struct State {
    var asked: [URL] = []
    var cancelled: [URL] = []
    var waiting: [URL: [(id: Int, continuation: CheckedContinuation<Data, any Error>)]] = [:]
    var cancelledEarly: Set<Int> = []
    var nextID = 0
    var watchers:
      [(isDone: @Sendable (State) -> Bool, continuation: CheckedContinuation<Void, Never>)] = []
  }

  private let state = Mutex(State())

  var asked: [URL] { state.withLock { $0.asked } }
  var cancelled: [URL] { state.withLock { $0.cancelled } }

  func data(for url: URL) async throws -> Data {
    let id = state.withLock { state in
      state.nextID += 1
      return state.nextID
    }
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let isCancelled = state.withLock { state in
          state.asked.append(url)
          if state.cancelledEarly.contains(id) { return true }
          state.waiting[url, default: []].append((id, continuation))
          return false
        }
        if isCancelled { continuation.resume(throwing: CancellationError()) }
        wakeWatchers()
      }
    } onCancel: {
      let continuation = state.withLock { state -> CheckedContinuation<Data, any Error>? in
        state.cancelled.append(url)
        guard let index = state.waiting[url]?.firstIndex(where: { $0.id == id }) else {
          state.cancelledEarly.insert(id)
          return nil
        }
        return state.waiting[url]?.remove(at: index).continuation
      }
      continuation?.resume(throwing: CancellationError())
      wakeWatchers()
    }
  }

  /// Resumes all requests for a URL.
  func answer(_ url: URL, with result: Result<Data, any Error>) {
    let waiting = state.withLock { $0.waiting.removeValue(forKey: url) } ?? []
    for entry in waiting { entry.continuation.resume(with: result) }
  }

  /// Returns when the source has received a number of requests.
  func waitUntilAsked(_ count: Int) async {
    await wait { $0.asked.count >= count }
  }

  /// Returns when a number of requests were cancelled.
  func waitUntilCancelled(_ count: Int) async {
    await wait { $0.cancelled.count >= count }
  }

  private func wait(until isDone: @escaping @Sendable (State) -> Bool) async {
    await withCheckedContinuation { continuation in
      let isDoneNow = state.withLock { state in
        if isDone(state) { return true }
        state.watchers.append((isDone, continuation))
        return false
      }
      if isDoneNow { continuation.resume() }
    }
  }

  private func wakeWatchers() {
    let ready = state.withLock { state in
      let now = state
      state.watchers.removeAll { $0.isDone(now) }
      return now.watchers.filter { $0.isDone(now) }
    }
    for watcher in ready { watcher.continuation.resume() }
  }
}
