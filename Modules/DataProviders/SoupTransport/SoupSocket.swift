import CSoup
import Foundation
import MastodonAPI

/// An open connection of libsoup, and what it receives.
///
/// Unchecked: everything but `inbox` is used on the loop's thread only.
final class SoupSocket: @unchecked Sendable {
  let inbox = SoupInbox()

  private let pointer: OpaquePointer
  private let keepAlive: Double
  private var lastReceived = ProcessInfo.processInfo.systemUptime
  private var pulse: UnsafeMutablePointer<GSource>?
  private var isClosed = false

  /// Takes over a connection, with its reference.
  init(_ pointer: OpaquePointer, _ request: WebSocketRequest) {
    self.pointer = pointer
    keepAlive = Double(max(1, request.keepAlive))
    soup_websocket_connection_set_max_incoming_payload_size(
      pointer,
      guint64(max(1, request.maximumMessage))
    )
    soup_websocket_connection_set_keepalive_interval(pointer, guint(keepAlive))
    SoupLoop.countSocket(1)
    connectSignals()
    pulse = SoupLoop.every(seconds: keepAlive) { [weak self] in self?.checkPulse() ?? false }
  }

  deinit { g_object_unref(UnsafeMutableRawPointer(pointer)) }

  /// Sends a close frame; libsoup waits some seconds for the response.
  func close() {
    guard soup_websocket_connection_get_state(pointer) == SOUP_WEBSOCKET_STATE_OPEN else { return }
    soup_websocket_connection_close(pointer, 1000, nil)
  }

  private func checkPulse() -> Bool {
    guard !isClosed else { return false }
    guard ProcessInfo.processInfo.systemUptime - lastReceived >= 2 * keepAlive else { return true }
    inbox.end(.transport(.timedOut))
    close()
    return false
  }

  // MARK: Signals

  private func didReceive(_ type: Int32, _ data: OpaquePointer) {
    lastReceived = ProcessInfo.processInfo.systemUptime
    guard type == Int32(moments_soup_text().rawValue) else {
      inbox.end(.broken("a message that is no text"))
      return close()
    }
    var count = gsize(0)
    let bytes = g_bytes_get_data(data, &count)
    let text = String(
      decoding: UnsafeRawBufferPointer(start: bytes, count: Int(count)),
      as: UTF8.self
    )
    if !inbox.add(text) { close() }
  }

  private func didClose() {
    isClosed = true
    SoupLoop.countSocket(-1)
    if let pulse {
      g_source_destroy(pulse)
      g_source_unref(pulse)
    }
    pulse = nil
    let code = Int(soup_websocket_connection_get_close_code(pointer))
    inbox.end(.closed(code: code == 0 ? nil : code))
  }

  /// Connects the signals; the connection retains this object until it is closed, so that it
  /// receives the end.
  private func connectSignals() {
    typealias Message =
      @convention(c) (
        OpaquePointer, Int32, OpaquePointer, UnsafeMutableRawPointer
      ) -> Void
    typealias Problem =
      @convention(c) (
        OpaquePointer, UnsafeMutablePointer<GError>, UnsafeMutableRawPointer
      ) -> Void
    typealias Pong = @convention(c) (OpaquePointer, OpaquePointer, UnsafeMutableRawPointer) -> Void
    typealias Plain = @convention(c) (OpaquePointer, UnsafeMutableRawPointer) -> Void
    let message: Message = { SoupSocket.of($3).didReceive($1, $2) }
    let problem: Problem = {
      let socket = SoupSocket.of($2)
      let text = $1.pointee.message.map { String(cString: $0) } ?? ""
      socket.inbox.end(
        $1.pointee.domain == soup_websocket_error_quark()
          ? .broken(text) : .transport(HTTPFailure($1))
      )
    }
    let pong: Pong = { SoupSocket.of($2).lastReceived = ProcessInfo.processInfo.systemUptime }
    let closed: Plain = { _, data in
      let socket = Unmanaged<SoupSocket>.fromOpaque(data).takeRetainedValue()
      socket.didClose()
    }
    let own = Unmanaged.passRetained(self).toOpaque()
    connect("message", unsafeBitCast(message, to: GCallback.self), own)
    connect("error", unsafeBitCast(problem, to: GCallback.self), own)
    connect("pong", unsafeBitCast(pong, to: GCallback.self), own)
    connect("closed", unsafeBitCast(closed, to: GCallback.self), own)
  }

  private func connect(
    _ signal: String,
    _ handler: @escaping GCallback,
    _ data: UnsafeMutableRawPointer
  ) {
    g_signal_connect_data(
      UnsafeMutableRawPointer(pointer),
      signal,
      handler,
      data,
      nil,
      GConnectFlags(rawValue: 0)
    )
  }

  private static func of(_ data: UnsafeMutableRawPointer) -> SoupSocket {
    Unmanaged<SoupSocket>.fromOpaque(data).takeUnretainedValue()
  }
}
