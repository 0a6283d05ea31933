public import Foundation

/// A response of a web server.
public struct HTTPResponse: Sendable, Hashable {
  /// The HTTP status, 200 for success.
  public var status: Int
  /// The header fields.
  public var headers: HTTPHeaders
  /// All bytes that followed the header fields; empty where there are none.
  public var body: Data

  /// Makes a response.
  public init(status: Int, headers: HTTPHeaders = HTTPHeaders(), body: Data) {
    self.status = status
    self.headers = headers
    self.body = body
  }
}
