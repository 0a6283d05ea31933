import CSoup
import Foundation
import MastodonAPI

/// One attempt to open a connection.
///
/// Unchecked: after `init`, everything happens on the loop's thread.
final class SoupAttempt: @unchecked Sendable {
  typealias Continuation = CheckedContinuation<SoupSocket, any Error>

  private let request: WebSocketRequest
  private let timeout: Double
  private var continuation: Continuation?
  private var cancellable: UnsafeMutablePointer<GCancellable>?
  private var message: OpaquePointer?
  private var deadline: UnsafeMutablePointer<GSource>?
  private var isCancelled = false
  private var isLate = false

  init(_ request: WebSocketRequest, timeout: Double) {
    self.request = request
    self.timeout = timeout
  }

  func cancel() {
    isCancelled = true
    if let cancellable { g_cancellable_cancel(cancellable) }
  }

  func start(_ session: SoupLoop.Session, _ continuation: Continuation) {
    guard !isCancelled else { return continuation.resume(throwing: CancellationError()) }
    guard let message = soup_message_new("GET", request.url.absoluteString) else {
      return continuation.resume(
        throwing: WebSocketFailure.insecure(host: request.url.host ?? "")
      )
    }
    // A redirect would send the token to another address.
    soup_message_add_flags(message, SOUP_MESSAGE_NO_REDIRECT)
    let headers = soup_message_get_request_headers(message)
    for (name, value) in request.headers.fields {
      soup_message_headers_append(headers, name, value)
    }
    let cancellable = g_cancellable_new()
    (self.message, self.cancellable, self.continuation) = (message, cancellable, continuation)
    deadline = SoupLoop.every(seconds: timeout) { [weak self] in
      self?.isLate = true
      g_cancellable_cancel(cancellable)
      return false
    }
    soup_session_websocket_connect_async(
      session,
      message,
      nil,
      nil,
      G_PRIORITY_DEFAULT,
      cancellable,
      { session, result, data in
        guard let data else { return }
        let attempt = Unmanaged<SoupAttempt>.fromOpaque(data).takeRetainedValue()
        attempt.finish(session, result)
      },
      Unmanaged.passRetained(self).toOpaque()
    )
  }

  private func finish(_ session: UnsafeMutablePointer<GObject>?, _ result: OpaquePointer?) {
    var error: UnsafeMutablePointer<GError>?
    let pointer = session.flatMap { session in
      session.withMemoryRebound(to: SoupSession.self, capacity: 1) {
        soup_session_websocket_connect_finish($0, result, &error)
      }
    }
    let status = message.map { Int(soup_message_get_status($0).rawValue) } ?? 0
    let continuation = continuation
    release()
    if let pointer, !isCancelled {
      continuation?.resume(returning: SoupSocket(pointer, request))
    } else {
      if let pointer { g_object_unref(UnsafeMutableRawPointer(pointer)) }
      continuation?.resume(throwing: failure(error, status: status))
    }
    if let error { g_error_free(error) }
  }

  private func release() {
    if let deadline {
      g_source_destroy(deadline)
      g_source_unref(deadline)
    }
    if let cancellable { g_object_unref(cancellable) }
    if let message { g_object_unref(UnsafeMutableRawPointer(message)) }
    (deadline, cancellable, message, continuation) = (nil, nil, nil, nil)
  }

  private func failure(_ error: UnsafeMutablePointer<GError>?, status: Int) -> any Error {
    if isCancelled { return CancellationError() }
    if isLate { return WebSocketFailure.transport(.timedOut) }
    guard let error else { return WebSocketFailure.refused(status: status) }
    if error.pointee.domain == soup_websocket_error_quark() {
      // 101 without the headers of a WebSocket is a refusal, too.
      return WebSocketFailure.refused(status: status == 101 ? 0 : status)
    }
    return WebSocketFailure.transport(HTTPFailure(error))
  }
}

extension HTTPFailure {
  /// The failure of a GLib error.
  init(_ error: UnsafePointer<GError>) {
    func isIO(_ code: GIOErrorEnum) -> Bool { moments_error_is_io(error, gint(code.rawValue)) != 0 }
    if moments_error_is_tls(error) != 0 {
      self = .insecure
    } else if isIO(G_IO_ERROR_NETWORK_UNREACHABLE) {
      self = .offline
    } else if isIO(G_IO_ERROR_TIMED_OUT) {
      self = .timedOut
    } else if moments_error_is_resolver(error) != 0 || isIO(G_IO_ERROR_CONNECTION_REFUSED)
      || isIO(G_IO_ERROR_HOST_UNREACHABLE)
    {
      self = .unreachable
    } else {
      self = .other(error.pointee.message.map { String(cString: $0) } ?? "")
    }
  }
}
