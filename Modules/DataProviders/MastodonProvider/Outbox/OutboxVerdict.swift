import Foundation
import MastodonAPI
import SocialModel

/// What an error means to an item that is to be sent.
enum OutboxVerdict: Hashable {
  /// It is refused; trying again as it is would bring the same.
  case refused(OutboxItem.Failure, status: Int)
  /// It may work later, at the time where the server named one; `isUnknown` where it may have had
  /// its effect already.
  case later(OutboxItem.Failure, isUnknown: Bool, at: Date? = nil)
  /// The server asks to wait; nil where it does not say how long.
  case limited(until: Date?)
  /// The server does not know the reader any more.
  case signIn

  /// Judges by what happened, never by the server's words, which are in the reader's language.
  init(_ error: APIError) {
    switch error {
    case .rateLimited(let until): self = .limited(until: until)
    case .transport(let failure):
      // Where no connection came about, or something stands in its way, such as the page of a
      // café's network, the request did not get to the server. All else may have happened after it
      // did.
      switch failure {
      case .offline, .unreachable, .insecure, .redirectedAway, .unsupportedScheme:
        self = .later(.network, isUnknown: false)
      case .timedOut, .tooLarge, .other:
        self = .later(.network, isUnknown: true)
      }
    case .notJSON(let status): self = .later(.server(status: status), isUnknown: true)
    case .decoding: self = .later(.server(status: 200), isUnknown: true)
    case .linkToOtherHost: self = .refused(.refused(nil), status: 0)
    case .badRequest(let words): self = .refused(.refused(words), status: 400)
    case .http(let problem):
      switch problem.status {
      case 401: self = .signIn
      case 408, 409, 425:
        self = .later(.server(status: problem.status), isUnknown: problem.status == 408)
      case 400...499:
        let failure: OutboxItem.Failure =
          switch problem.status {
          case 403: .forbidden(problem.message)
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
