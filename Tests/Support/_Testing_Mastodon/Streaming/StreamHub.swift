import CMicrohttpd
import Foundation

/// The open streams of a server.
///
/// Unchecked: everything is only accessed while `condition` is held.
final class StreamHub: @unchecked Sendable {
  private let condition = NSCondition()
  private var connections: [StreamConnection] = []
  private var isOpen = false
  /// Sends in the order in which things happened.
  private let queue = DispatchQueue(label: "streams of a test server")

  /// The listening connections.
  var listeners: [StreamConnection] {
    condition.lock()
    defer { condition.unlock() }
    return connections
  }

  /// Whether a number of clients listen, each to at least one topic.
  func hasListeners(_ count: Int) -> Bool {
    condition.lock()
    defer { condition.unlock() }
    return connections.count(where: { !$0.topics.isEmpty }) == count
  }

  /// Sends frames, after all that were to be sent before.
  func send(_ frames: [(StreamConnection, WebSocketFrame)]) {
    guard !frames.isEmpty else { return }
    queue.async {
      for (connection, frame) in frames { connection.send(frame) }
    }
  }

  /// Takes new connections from here on.
  func open() {
    condition.lock()
    isOpen = true
    condition.unlock()
  }

  /// Takes no new connections from here on, and ends those there are.
  func shut() {
    condition.lock()
    isOpen = false
    condition.unlock()
    closeAll()
  }

  /// Closes all connections, and waits until their sockets are closed.
  ///
  /// New connections stay: a client may reconnect before all are closed.
  func closeAll(isAbrupt: Bool = false) {
    let ending = listeners
    for connection in ending { connection.hangUp(isAbrupt: isAbrupt) }
    condition.lock()
    while connections.contains(where: { known in ending.contains { $0 === known } }) {
      condition.wait()
    }
    condition.unlock()
  }

  // MARK: Upgrades

  /// The handle with which a socket is returned to the library.
  private final class Upgrade {
    let hub: StreamHub
    let request: StreamRequest

    init(hub: StreamHub, request: StreamRequest) {
      self.hub = hub
      self.request = request
    }
  }

  /// The response after which the socket speaks the WebSocket protocol.
  func response(for request: StreamRequest) -> OpaquePointer? {
    MHD_create_response_for_upgrade(
      Self.upgraded,
      Unmanaged.passRetained(Upgrade(hub: self, request: request)).toOpaque()
    )
  }

  private static let upgraded: MHD_UpgradeHandler = {
    context,
    _,
    _,
    extra,
    extraCount,
    socket,
    handle in
    guard let context, let handle else { return }
    let upgrade = Unmanaged<Upgrade>.fromOpaque(context).takeRetainedValue()
    // The socket is returned to the library here, on the thread of the connection, and the stream
    // continues with a copy. If it is returned on another thread, the connection may be freed while
    // that call still writes to it (libmicrohttpd 0.9.75, `MHD_resume_connection`): the heap was
    // corrupt once in some ten runs of all tests.
    let copy = ServerSocket.copy(of: socket)
    moments_close_upgraded(handle)
    let bytes = extra.map { pointer in
      UnsafeRawBufferPointer(start: pointer, count: extraCount).map { $0 }
    }
    let connection = StreamConnection(upgrade.request, socket: copy)
    let hub = upgrade.hub
    guard hub.take(connection) else { return connection.end() }
    Thread.detachNewThread {
      connection.run(after: bytes ?? []) { hub.change { _ in } }
      hub.change { $0.removeAll { $0 === connection } }
    }
  }

  /// Whether a connection is accepted.
  private func take(_ connection: StreamConnection) -> Bool {
    condition.lock()
    defer { condition.unlock() }
    guard isOpen else { return false }
    connections.append(connection)
    condition.broadcast()
    return true
  }

  private func change(_ body: (inout [StreamConnection]) -> Void) {
    condition.lock()
    body(&connections)
    condition.broadcast()
    condition.unlock()
  }
}
