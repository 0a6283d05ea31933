import Foundation
import MastodonAPI
import MastodonMapping
import SocialModel

/// What a sign-in was doing when something failed.
enum SignInStep {
  /// Making the program known.
  case registration
  /// Making a token of the code.
  case token
  /// Asking who the reader is.
  case reader
}

extension SignInFailure {
  /// What an error means to the reader who signs in; a cancellation stays what it is.
  static func of(_ error: any Error, in step: SignInStep, at server: MastodonServer) -> any Error {
    switch error {
    case is CancellationError, is SignInFailure: return error
    case let error as APIError: return failure(error, in: step, at: server)
    case let error as ProviderError: return SignInFailure.provider(error)
    case SignIn.Failure.denied: return SignInFailure.denied
    case SignIn.Failure.refused(let word): return SignInFailure.refused(word)
    case is SignIn.Failure: return SignInFailure.badAnswer
    default:
      let reason = ProviderError.NetworkFailure.other(String(describing: error))
      return SignInFailure.provider(.network(url: server.url.absoluteString, reason: reason))
    }
  }

  private static func failure(
    _ error: APIError,
    in step: SignInStep,
    at server: MastodonServer
  ) -> SignInFailure {
    switch error {
    case .http(let problem) where step != .registration && (400...499).contains(problem.status):
      return .refused(problem.message ?? problem.code ?? "HTTP \(problem.status)")
    case .http(let problem) where [403, 422].contains(problem.status):
      return .refused(problem.message ?? "HTTP \(problem.status)")
    // A server of another kind knows no such address, or answers with a page for people.
    case .http(let problem) where (400...499).contains(problem.status):
      return .notAServer(server.name)
    case .notJSON(let status) where status < 500: return .notAServer(server.name)
    case .decoding: return .notAServer(server.name)
    default: return .provider(ProviderError(error, url: server.url.absoluteString))
    }
  }
}
