public import Foundation

/// What a web server answered.
public struct HTTPResponse: Sendable, Hashable {
  /// The HTTP status, 200 for success.
  public var status: Int
  /// What it sent.
  public var body: Data

  /// Makes an answer.
  public init(status: Int, body: Data) {
    self.status = status
    self.body = body
  }
}
