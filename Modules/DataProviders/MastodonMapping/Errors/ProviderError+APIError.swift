public import MastodonAPI
public import SocialModel

extension ProviderError {
  /// What an answer of a Mastodon server means to those who asked.
  ///
  /// - Parameters:
  ///   - error: The answer.
  ///   - url: What was asked, for messages; without its query, which may hold secrets.
  ///   - postID: The post that was requested, if it was one: 404 says then that it is gone.
  public init(_ error: APIError, url: String, postID: String? = nil) {
    switch error {
    case .transport(let failure): self.init(failure, url: url)
    case .rateLimited(let until): self = .rateLimited(until: until)
    case .decoding(let problem): self = .unexpectedAnswer(url: url, found: "\(problem)")
    case .notJSON(let status) where status >= 400: self = .httpStatus(url: url, code: status)
    case .notJSON: self = .unexpectedAnswer(url: url, found: "no JSON")
    case .linkToOtherHost(let host):
      self = .network(url: url, reason: .other("the server sends on to \(host)"))
    case .badRequest(let words): self = .refused(reason: words)
    case .http(let problem):
      switch problem.status {
      case 401: self = .signInNeeded
      case 404, 410:
        self =
          postID.map { .unknownMoment(id: $0) } ?? .httpStatus(url: url, code: problem.status)
      // What the server's people say to its readers, in the language of the account.
      case 403, 422: self = .refused(reason: problem.message)
      default: self = .httpStatus(url: url, code: problem.status)
      }
    }
  }
}
