public import Foundation

/// Why a response is not the requested value.
///
/// Handle errors by case and status only: messages are in the language of the reader's account.
public enum APIError: Error, Sendable, Hashable {
  /// There is no response.
  case transport(HTTPFailure)
  /// The server refuses the request, or fails.
  case http(HTTPProblem)
  /// The server requires a wait; until nil where it does not say how long.
  case rateLimited(until: Date?)
  /// The response is JSON, but not of the expected form; the problem names the path.
  case decoding(DecodingProblem)
  /// The response is not JSON, such as an error page of a proxy in front of the server, which does
  /// not respond itself: the status says nothing about the server.
  case notJSON(status: Int)
  /// The server names a page at another host, which must not receive the token.
  case linkToOtherHost(String)
  /// The request cannot be encoded in an address.
  case badRequest(String)

  /// An error response.
  public struct HTTPProblem: Sendable, Hashable {
    /// The HTTP status, 400 to 599 (or another one that is not successful).
    public var status: Int
    /// The server's message for the reader; nil where there is none.
    public var message: String?
    /// The OAuth error code, such as `invalid_grant`.
    public var code: String?
    /// Until when a failing server requires a wait; nil where it does not say.
    public var retryAt: Date?

    /// Makes an error response.
    public init(
      status: Int,
      message: String? = nil,
      code: String? = nil,
      retryAt: Date? = nil
    ) {
      self.status = status
      self.message = message
      self.code = code
      self.retryAt = retryAt
    }
  }

  /// Whether a later retry without changes may succeed.
  public var isTransient: Bool {
    switch self {
    case .rateLimited: true
    case .transport(let failure):
      switch failure {
      case .offline, .timedOut, .unreachable, .formNotWritten, .other: true
      case .insecure, .tooLarge, .unsupportedScheme, .redirectedAway, .fileNotReadable: false
      }
    case .http(let problem): problem.status >= 500 || [408, 409, 425].contains(problem.status)
    case .notJSON(let status): status >= 400
    case .decoding, .linkToOtherHost, .badRequest: false
    }
  }

  /// Whether the server no longer accepts the token: the reader has to sign in again.
  public var needsSignIn: Bool {
    if case .http(let problem) = self { problem.status == 401 } else { false }
  }
}
