import Foundation

/// A web server on this machine that ends each connection with a reset as soon as it is made.
final class ResettingServer: Sendable {
  let port: UInt16
  private let handle: Int32

  init() throws {
    (handle, port) = try LocalServer.listening()
    Thread.detachNewThread { [handle] in LocalServer.accept(handle) { LocalServer.reset($0) } }
  }

  deinit { shutdown(handle, Int32(SHUT_RDWR)) }
}
