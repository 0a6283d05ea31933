public import Foundation

/// Why a server's answer is not what was requested.
///
/// What to do is decided by the case and the status alone: messages are in the language of the
/// reader's account.
public enum APIError: Error, Sendable, Hashable {
  /// There is no answer.
  case transport(HTTPFailure)
  /// The server refuses, or cannot.
  case http(HTTPProblem)
  /// The server asks to wait; until nil where it does not say how long.
  case rateLimited(until: Date?)
  /// The answer is JSON, but not what it should be; the problem names the path.
  case decoding(DecodingProblem)
  /// The answer is no JSON, such as an error page of what stands in front of the server.
  case notJSON(status: Int)
  /// The server names a page at another host, which must not see the token.
  case linkToOtherHost(String)
  /// The request cannot be put into an address.
  case badRequest(String)

  /// A refusal.
  public struct HTTPProblem: Sendable, Hashable {
    /// The HTTP status, 400 to 599 (or another that is no success).
    public var status: Int
    /// What the server says, for the reader; nil where it says nothing readable.
    public var message: String?
    /// The word that OAuth answers begin with, such as `invalid_grant`.
    public var code: String?
    /// What is wrong with which field.
    public var details: [FieldProblem]
    /// Until when a server in trouble asks to wait; nil where it does not say.
    public var retryAt: Date?

    /// Makes a refusal.
    public init(
      status: Int,
      message: String? = nil,
      code: String? = nil,
      details: [FieldProblem] = [],
      retryAt: Date? = nil
    ) {
      self.status = status
      self.message = message
      self.code = code
      self.details = details
      self.retryAt = retryAt
    }
  }

  /// What is wrong with a field of a form.
  public struct FieldProblem: Sendable, Hashable {
    /// What was rejected, by its name in the form.
    public var field: String
    /// The server's word for it, such as `ERR_TOO_LONG`.
    public var code: String
    /// What it says, for the reader.
    public var message: String?
  }

  /// Whether asking again later may work although nothing was changed.
  public var isTransient: Bool {
    switch self {
    case .rateLimited: true
    case .transport(let failure):
      switch failure {
      case .offline, .timedOut, .unreachable, .other: true
      case .insecure, .tooLarge, .unsupportedScheme, .redirectedAway: false
      }
    case .http(let problem): problem.status >= 500 || [408, 409, 425].contains(problem.status)
    case .notJSON(let status): status >= 500 || status == 408
    case .decoding, .linkToOtherHost, .badRequest: false
    }
  }

  /// Whether the server does not know the token any more: the reader has to sign in again.
  public var needsSignIn: Bool {
    if case .http(let problem) = self { problem.status == 401 } else { false }
  }
}
