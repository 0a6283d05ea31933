import MastodonAPI

/// An open connection for its user; closes when it is released.
final class SoupConnection: WebSocketConnection {
  private let socket: SoupSocket
  private let loop: SoupLoop

  init(_ socket: SoupSocket, loop: SoupLoop) {
    self.socket = socket
    self.loop = loop
  }

  deinit { close() }

  func receive() async throws -> String { try await socket.inbox.next() }

  func close() { loop.perform { [socket] _ in socket.close() } }
}
