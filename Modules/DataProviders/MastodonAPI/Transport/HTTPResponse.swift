public import Foundation

/// What a web server answered.
public struct HTTPResponse: Sendable, Hashable {
  /// The HTTP status, 200 for success.
  public var status: Int
  /// The fields of the answer.
  public var headers: HTTPHeaders
  /// What it sent.
  public var body: Data

  /// Makes an answer.
  public init(status: Int, headers: HTTPHeaders = HTTPHeaders(), body: Data) {
    self.status = status
    self.headers = headers
    self.body = body
  }
}
