import Foundation

/// Requests an address over a bare socket, as a browser would, and returns its redirect.
enum NoRedirects {
  struct NoAnswer: Error {}

  /// The `Location` of the response to a GET; empty if it has none.
  static func location(of url: URL) async throws -> String {
    try await Task.detached { try ask(url) }.value
  }

  private static func ask(_ url: URL) throws -> String {
    let connection = try RawConnection(port: UInt16(url.port ?? 80))
    let query = url.query(percentEncoded: true).map { "?\($0)" } ?? ""
    connection.write(
      "GET \(url.path(percentEncoded: true))\(query) HTTP/1.1\r\nHost: 127.0.0.1\r\n"
        + "User-Agent: tests\r\nConnection: close\r\n\r\n"
    )
    let answer = connection.readToEnd()
    guard !answer.isEmpty else { throw NoAnswer() }
    let line = answer.components(separatedBy: "\r\n").first { $0.hasPrefix("Location: ") }
    return line.map { String($0.dropFirst("Location: ".count)) } ?? ""
  }
}
