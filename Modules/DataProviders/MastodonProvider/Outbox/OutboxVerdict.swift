import Foundation
import MastodonAPI
import SocialModel

/// The meaning of an error for an item of the outbox.
enum OutboxVerdict: Hashable {
  /// It is refused; a retry would have the same result.
  case refused(OutboxItem.Failure, status: Int)
  /// It may succeed later, at the time if the server named one; `isUnknown` if it may have had its
  /// effect already.
  case later(OutboxItem.Failure, isUnknown: Bool, at: Date? = nil)
  /// The server requires a wait; nil where it does not say how long.
  case limited(until: Date?)
  /// The server no longer accepts the token.
  case signIn

  /// Whether its subject is gone.
  var isGone: Bool {
    if case .refused(_, let status) = self { [404, 410].contains(status) } else { false }
  }

  /// Judges by the kind of error, never by the server's message, which is in the reader's language.
  init(_ error: APIError) {
    switch error {
    case .rateLimited(let until): self = .limited(until: until)
    case .transport(let failure):
      // Without a connection, or with a captive portal such as that of a café's network, the
      // request did not reach the server. Other failures may have happened after it did.
      switch failure {
      case .offline, .unreachable, .insecure, .redirectedAway, .unsupportedScheme:
        self = .later(.network, isUnknown: false)
      case .timedOut, .tooLarge, .other:
        self = .later(.network, isUnknown: true)
      case .fileNotReadable: self = .refused(.mediaMissing, status: 0)
      case .formNotWritten: self = .later(.noSpace, isUnknown: false)
      }
    // A proxy refused it in place of the server.
    case .notJSON(let status) where (400...499).contains(status) || status == 501:
      self = .later(.server(status: status), isUnknown: false)
    case .notJSON(let status): self = .later(.server(status: status), isUnknown: true)
    case .decoding: self = .later(.server(status: 200), isUnknown: true)
    case .linkToOtherHost: self = .refused(.refused(nil), status: 0)
    case .badRequest(let words): self = .refused(.refused(words), status: 400)
    case .http(let problem):
      switch problem.status {
      case 401: self = .signIn
      case 501: self = .refused(.unsupported, status: 501)
      case 408, 409, 425:
        self = .later(.server(status: problem.status), isUnknown: problem.status == 408)
      case 400...499:
        let failure: OutboxItem.Failure =
          switch problem.status {
          case 403: .forbidden(problem.message)
          case 405: .unsupported
          case 413: .tooLarge
          case 422: .invalid(problem.message)
          default: .refused(problem.message)
          }
        self = .refused(failure, status: problem.status)
      default:
        self = .later(.server(status: problem.status), isUnknown: true, at: problem.retryAt)
      }
    }
  }
}
