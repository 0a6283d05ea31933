public import MastodonAPI
public import SocialModel

extension ProviderError {
  /// The provider error of an error of a Mastodon server.
  ///
  /// - Parameters:
  ///   - error: The error.
  ///   - url: The requested address, for messages; without its query, which may contain secrets.
  ///   - postID: The post that was requested, if it was one: 404 then means that it was deleted.
  public init(_ error: APIError, url: String, postID: String? = nil) {
    switch error {
    case .transport(let failure): self.init(failure, url: url)
    case .rateLimited(let until): self = .rateLimited(until: until)
    case .decoding(let problem): self = .unexpectedResponse(url: url, found: "\(problem)")
    // A proxy in front of a server that does not respond.
    case .notJSON(400...499), .notJSON(501): self = .network(url: url, reason: .unreachable)
    case .notJSON(let status) where status >= 400: self = .httpStatus(url: url, code: status)
    case .notJSON: self = .unexpectedResponse(url: url, found: "no JSON")
    case .linkToOtherHost(let host):
      self = .network(url: url, reason: .other("the server sends on to \(host)"))
    case .badRequest(let words): self = .refused(reason: words)
    case .http(let problem):
      switch problem.status {
      case 401: self = .signInNeeded
      case 404, 410:
        self =
          postID.map { .unknownMoment(id: $0) } ?? .httpStatus(url: url, code: problem.status)
      // The server's message to its readers, in the language of the account.
      case 403, 422: self = .refused(reason: problem.message)
      default: self = .httpStatus(url: url, code: problem.status)
      }
    }
  }
}
