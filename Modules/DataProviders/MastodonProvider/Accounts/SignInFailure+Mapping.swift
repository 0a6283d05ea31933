import Foundation
import MastodonAPI
import MastodonMapping
import SocialModel

/// The step of a sign-in in which something failed.
enum SignInStep {
  /// Registering the program.
  case registration
  /// Exchanging the code for a token.
  case token
  /// Requesting the reader's account.
  case reader
}

extension SignInFailure {
  /// The sign-in failure of an error; a cancellation stays a cancellation.
  static func of(_ error: any Error, in step: SignInStep, at server: MastodonServer) -> any Error {
    switch error {
    case is CancellationError, is SignInFailure: return error
    case let error as APIError: return failure(error, in: step, at: server)
    case let error as ProviderError: return SignInFailure.provider(error)
    case SignIn.Failure.denied: return SignInFailure.denied
    case SignIn.Failure.refused(let word): return SignInFailure.refused(word)
    case is SignIn.Failure: return SignInFailure.invalidResponse
    default:
      let reason = ProviderError.NetworkFailure.other(error.systemMessage)
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
    // Servers of other kinds do not have the address, or return a page for people.
    case .http(let problem) where (400...499).contains(problem.status):
      return .notAServer(server.name)
    case .notJSON(let status) where status < 500: return .notAServer(server.name)
    case .decoding: return .notAServer(server.name)
    default: return .provider(ProviderError(error, url: server.url.absoluteString))
    }
  }
}
