import Foundation
import Locking
import MastodonAPI

/// Connections with scripted messages, one script per attempt; the last script is used for all
/// further attempts.
final class FakeSockets: WebSocketTransport {
  enum Script: Sendable {
    /// The attempt fails.
    case refuse(WebSocketFailure)
    /// Messages, then the end.
    case say([String], then: WebSocketFailure)
    /// Messages, and then silence.
    case sayAndStay([String])
  }

  private struct State {
    var scripts: [Script]
    var requests: [WebSocketRequest] = []
    var closed = 0
  }

  private let state: Mutex<State>

  init(_ scripts: Script...) { state = Mutex(State(scripts: scripts)) }

  var requests: [WebSocketRequest] { state.withLock { $0.requests } }
  var closed: Int { state.withLock { $0.closed } }

  func connect(_ request: WebSocketRequest) async throws -> any WebSocketConnection {
    let script = state.withLock { state -> Script in
      state.requests.append(request)
      return state.scripts.count > 1 ? state.scripts.removeFirst() : state.scripts[0]
    }
    if case .refuse(let failure) = script { throw failure }
    return Connection(script, owner: self)
  }

  private final class Connection: WebSocketConnection {
    private let messages: Mutex<[String]>
    private let end: WebSocketFailure?
    private let owner: FakeSockets

    init(_ script: Script, owner: FakeSockets) {
      self.owner = owner
      switch script {
      case .refuse(let failure):
        messages = Mutex([])
        end = failure
      case .say(let texts, let failure):
        messages = Mutex(texts)
        end = failure
      case .sayAndStay(let texts):
        messages = Mutex(texts)
        end = nil
      }
    }

    func receive() async throws -> String {
      let next = messages.withLock { $0.isEmpty ? nil : $0.removeFirst() }
      if let next { return next }
      if let end { throw end }
      let (silence, nothing) = AsyncStream.makeStream(of: Never.self)
      // Ends when the task is cancelled.
      for await _ in silence {}
      withExtendedLifetime(nothing) {}
      throw CancellationError()
    }

    func close() { owner.state.withLock { $0.closed += 1 } }
  }
}
