import Foundation
import Locking

/// A WebSocket connection with a client.
final class StreamConnection: Sendable {
  private struct State {
    var wanted: Set<StreamTopic>
    var isOpen = true
  }

  let account: String?
  let token: String?
  private let handle: Int32
  private let state: Mutex<State>

  /// Makes a connection whose socket is closed by ``run(after:onChange:)`` or ``end()``.
  init(_ request: StreamRequest, socket: Int32) {
    account = request.account
    token = request.token
    state = Mutex(State(wanted: request.topics))
    handle = socket
    ServerSocket.makeWaiting(socket)
  }

  /// The topics that the client subscribed to.
  var topics: Set<StreamTopic> { state.withLock { $0.wanted } }

  /// Sends a frame, unless the connection has ended.
  func send(_ frame: WebSocketFrame) {
    state.withLock {
      guard $0.isOpen, !ServerSocket.send(frame.bytes, over: handle) else { return }
      $0.isOpen = false
      // The reading thread would wait forever for a client that has disconnected.
      ServerSocket.endBothWays(handle)
    }
  }

  /// Ends the client's connection.
  ///
  /// The reading thread notices, and closes the socket.
  func hangUp(isAbrupt: Bool = false) {
    state.withLock {
      guard $0.isOpen else { return }
      $0.isOpen = false
      if isAbrupt { ServerSocket.makeAbrupt(handle) }
      ServerSocket.endBothWays(handle)
    }
  }

  /// Reads until the connection ends, then closes the socket; blocks its thread.
  func run(after extra: [UInt8], onChange: () -> Void) {
    var bytes = extra
    var message: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4_096)
    reading: while true {
      do {
        while let frame = try WebSocketFrame.take(from: &bytes) {
          switch frame.kind {
          case .ping: send(WebSocketFrame(kind: .pong, payload: frame.payload))
          case .close:
            send(WebSocketFrame(kind: .close, payload: frame.payload))
            break reading
          case .pong: continue
          case .text, .binary, .continuation:
            message += frame.payload
            guard frame.isFinal else { continue }
            take(FormField.fields(ofJSON: Data(message)))
            onChange()
            message = []
          }
        }
      } catch {
        send(.close(1_002))
        break
      }
      let count = recv(handle, &buffer, buffer.count, 0)
      guard count > 0 else { break }
      bytes += buffer[..<count]
    }
    end()
  }

  /// Closes the socket once; called only by the code that reads from it.
  func end() {
    state.withLock {
      $0.isOpen = false
      close(handle)
    }
  }

  /// Obeys `{"type": "subscribe", "stream": "user"}`.
  private func take(_ fields: [FormField]) {
    func value(_ name: String) -> String? { fields.first { $0.name == name }?.value }
    guard let name = value("stream") else { return }
    let topic = StreamTopic(name: name, argument: value("tag") ?? value("list"))
    state.withLock {
      switch value("type") {
      case "subscribe": $0.wanted.insert(topic)
      case "unsubscribe": $0.wanted.remove(topic)
      default: return
      }
    }
  }
}
